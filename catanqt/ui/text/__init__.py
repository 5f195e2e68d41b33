"""Texts that many parts of the window share: translation, names of things, games and players."""
