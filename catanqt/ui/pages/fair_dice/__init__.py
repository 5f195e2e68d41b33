"""The page on fair dice."""
