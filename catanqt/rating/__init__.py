"""Ratings: how strong computer players and people are by their games, and who makes an even match."""
