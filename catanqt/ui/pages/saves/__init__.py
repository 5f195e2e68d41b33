"""The page of saved games and its parts."""
