"""The page of statistics over all games."""
