"""The place in the rules help for the current moment."""

from __future__ import annotations

from functools import cache

from catanqt.kernel.record import Header
from catanqt.kernel.rule_options import RuleOption
from catanqt.rule_help import COMBINATIONS, heading, topics
from catanqt.rules.base.turn import Turn
from catanqt.ui.games import game_presentation, presentation_of
from catanqt.ui.kit.perspective import Perspective

Place = tuple[str, str]
"""A topic of the help, and a rule that is explained there; no rule is the beginning of the page."""


def help_place(perspective: Perspective, about: str = "") -> Place:
    """Where to read about "trade", "build" or "cards", or else about this moment.

    In a turn of a scenario that is the scenario itself, for it is what is new; of several, how they meet.
    """
    game, scenarios = perspective.header.game, perspective.header.scenarios
    if about:
        return game, game_presentation(game).help_topics()[about]
    if isinstance(perspective.task, Turn) and scenarios:
        return topic_of(perspective.header), ""
    for key in (game, *scenarios):
        for task, rule in presentation_of(key).help_links().items():
            if type(perspective.task) is task:
                return key, rule
    return game, ""


def topic_of(header: Header) -> str:
    """The page about what is played: a scenario is what is new, and several have a page of their own."""
    if len(header.scenarios) > 1:
        return COMBINATIONS
    return (header.game, *header.scenarios)[-1]


@cache
def option_place(option: RuleOption) -> Place:
    """Where to read about the rule that an option changes: its own game's page, or that on scenarios combined."""
    for topic in (option.belongs, *topics()):
        if topic in topics():
            for rule in option.rule.split():
                if heading(topic, "en", rule) is not None:
                    return topic, rule
    return (option.belongs if option.belongs in topics() else topics()[0]), ""
