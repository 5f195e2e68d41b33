"""The new-game page and its parts."""
