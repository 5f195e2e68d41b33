"""Painters without widgets: terrain, pieces, icons. Nothing in here knows a rule or a game."""
