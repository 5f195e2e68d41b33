"""The game page and its parts."""
