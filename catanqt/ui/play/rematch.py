"""A rematch: the same people and levels, everybody one seat on, another board and other dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from catanqt.kernel.record import Header
from catanqt.rules.catalog import new_header, ruleset
from catanqt.rules.colours import colours, fitted
from catanqt.rules.edition import KEY
from catanqt.ui.text.games import saved_name

T = TypeVar("T")
FRESH = ("board", "board_seed", "colours", KEY)
"""Options that are not simply taken over: a new game is begun under the rules of today."""


def rematch(header: Header) -> tuple[Header, str]:
    """The header of the next game, and what it is called. Who began before is last now; colours stay with people."""
    rules = ruleset(header.game, header.scenarios)
    options = {key: value for key, value in header.options.items() if key not in FRESH}
    for option in rules.options:
        if option.each_seat and option.key in options:
            options[option.key] = _rotated(options[option.key])
    allowed = rules.colours(len(header.seats))
    painted = fitted(colours(header), len(header.seats), allowed)
    made = new_header(
        header.game,
        _rotated(header.seats),
        scenarios=header.scenarios,
        board=header.options.get("board"),
        options={"colours": list(_rotated(painted)), **options},
    )
    return made, saved_name(made.game, str(made.options["board_seed"]))


def _rotated(things: Sequence[T]) -> list[T]:
    return [*things[1:], *things[:1]]
