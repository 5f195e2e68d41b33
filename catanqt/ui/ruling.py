"""Where the rules speak of what is going on, so that help opens at the right place."""

from __future__ import annotations

from catanqt.rules.base.turn import Turn
from catanqt.ui.games import game_presentation, presentation_of
from catanqt.ui.seen import Seen

Place = tuple[str, str]
"""A topic of the help, and a rule that is explained there; no rule is the beginning of the page."""


def ruling(seen: Seen, about: str = "") -> Place:
    """Where to read about "trade", "build" or "cards", or else about this moment.

    In a turn of a scenario that is the scenario itself: it is what is new.
    """
    game, scenarios = seen.header.game, seen.header.scenarios
    if about:
        return game, game_presentation(game).help_topics()[about]
    if isinstance(seen.task, Turn) and scenarios:
        return scenarios[-1], ""
    for key in (game, *scenarios):
        for task, rule in presentation_of(key).help_links().items():
            if type(seen.task) is task:
                return key, rule
    return game, ""
