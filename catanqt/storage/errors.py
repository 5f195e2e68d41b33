"""What can go wrong with saved games, said so that a player understands it."""

from __future__ import annotations


class StoreError(Exception):
    """Something is wrong with the store; the message says what, and what was kept."""


class StoreUnavailable(StoreError):
    """The database cannot be used at all: no folder, no rights, made by a newer version."""


class CannotSave(StoreError):
    """A write failed: the disk is full or the database is locked. Nothing is lost while the program runs."""


class NoSuchGame(StoreError):
    """There is no game with this number."""


class GameInUse(StoreError):
    """The game is open for playing in another window or program."""
