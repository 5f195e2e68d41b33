"""Lessons: a few steps on a real board, each waiting for the player's own action."""
