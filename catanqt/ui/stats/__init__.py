"""Figures of one game and of all games, and their texts."""
