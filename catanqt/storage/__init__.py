"""Saved games: every action kept in SQLite as it happens, and resumed exactly."""
