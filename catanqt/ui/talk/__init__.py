"""What characters say in the course of a game, and when."""
