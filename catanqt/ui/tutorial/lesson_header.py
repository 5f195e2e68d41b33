"""The header of a lesson's game: its seats."""

from __future__ import annotations

from catanqt.kernel.record import Header, Seat
from catanqt.rules.catalog import new_header, ruleset
from catanqt.ui.text.i18n import tr

FELLOWS = ("Oda", "Finn", "Mira")
LEVEL = "easy"
"""What the fellows are called, and who is offered for the first game after it."""


def lesson_header(game: str, learner: str, others: int, *scenarios: str) -> Header:
    """The learner and some friends, always on the same board."""
    seats = [Seat(learner or tr("You")), *(Seat(name, LEVEL) for name in FELLOWS[:others])]
    boards = ruleset(game, scenarios).boards
    board = "beginner" if "beginner" in boards else boards[0]
    return new_header(game, seats, scenarios=scenarios, board=board, board_seed="LESSON", dice_seed="lesson")
