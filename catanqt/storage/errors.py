"""Errors of saved games, with messages that a player understands."""

from __future__ import annotations

LONGEST_MESSAGE = 300


def one_line(text: object) -> str:
    """A message as it may be shown anywhere: one line, not too long, no half letters."""
    shown = "".join(letter if letter.isprintable() else " " for letter in str(text))
    line = " ".join(shown.split())[:LONGEST_MESSAGE]
    return line.encode("utf-8", "backslashreplace").decode()


class StoreError(Exception):
    """The store has failed; the message says how, and what was kept."""

    def __init__(self, message: object) -> None:
        super().__init__(one_line(message))


class StoreUnavailable(StoreError):
    """The database cannot be used at all: no folder, no permission, or a newer version."""


class CannotSave(StoreError):
    """A write failed: the disk is full or the database is locked. Nothing is lost while the program runs."""


class NoSuchGame(StoreError):
    """There is no game with this number."""


class GameInUse(StoreError):
    """The game is open in another window or process."""
