"""The page at the end of a game and its parts."""
