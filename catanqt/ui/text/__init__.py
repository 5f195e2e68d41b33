"""Texts shared by many parts of the window: translation, names of things, games and players."""
