"""What can go wrong with saved games, said so that a player understands it."""

from __future__ import annotations

LONGEST_MESSAGE = 300


def one_line(text: object) -> str:
    """A message as it may be shown anywhere: one line, not too long, no half letters."""
    shown = "".join(letter if letter.isprintable() else " " for letter in str(text))
    line = " ".join(shown.split())[:LONGEST_MESSAGE]
    return line.encode("utf-8", "backslashreplace").decode()


class StoreError(Exception):
    """Something is wrong with the store; the message says what, and what was kept."""

    def __init__(self, message: object) -> None:
        super().__init__(one_line(message))


class StoreUnavailable(StoreError):
    """The database cannot be used at all: no folder, no rights, made by a newer version."""


class CannotSave(StoreError):
    """A write failed: the disk is full or the database is locked. Nothing is lost while the program runs."""


class NoSuchGame(StoreError):
    """There is no game with this number."""


class GameInUse(StoreError):
    """The game is open for playing in another window or program."""
