"""Rules that a player has put together and named, to be chosen again: kept with the preferences as JSON.

A set belongs to a game and holds what differs from its printed rules, those of scenarios included; what does not fit a
game is left out when the set is chosen. People edit such files, so what makes no sense is as if it were not there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from catanqt.kernel.names import clean_name
from catanqt.kernel.rule_options import OptionSet, Value
from catanqt.rules.catalog import GAMES, SCENARIOS, ruleset, takes_scenarios
from catanqt.ui.qt.preferences import Preferences

REMEMBERED = "rule_sets"
MOST = 40
LONGEST = 32


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules with a name."""

    name: str
    game: str
    rules: Mapping[str, Value]


class RuleSets:
    """All that are kept, by name within their game; every change is written at once."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._sets = read_sets(preferences.remembered(REMEMBERED))

    def of(self, game: str) -> list[RuleSet]:
        """Those of a game, by name."""
        return sorted((one for one in self._sets if one.game == game), key=lambda one: one.name.casefold())

    def find(self, game: str, name: str) -> RuleSet | None:
        return next((one for one in self.of(game) if one.name.casefold() == name.casefold()), None)

    @property
    def full(self) -> bool:
        return len(self._sets) >= MOST

    def keep(self, name: str, game: str, rules: Mapping[str, Any]) -> RuleSet | None:
        """Keep rules under a name, in the place of those it stood for; None without a name or without room."""
        name = clean_name(name, LONGEST, "")
        old = self.find(game, name)
        if not name or (old is None and self.full):
            return None
        made = RuleSet(name, game, clean_rules(game, rules))
        self._write([*(one for one in self._sets if one is not old), made])
        return made

    def rename(self, old: RuleSet, name: str) -> RuleSet | None:
        """Another name; None if it is empty or stands for other rules."""
        name = clean_name(name, LONGEST, "")
        if not name or self.find(old.game, name) not in (None, old):
            return None
        made = replace(old, name=name)
        self._write([made if one == old else one for one in self._sets])
        return made

    def delete(self, old: RuleSet) -> None:
        self._write([one for one in self._sets if one != old])

    def _write(self, sets: list[RuleSet]) -> None:
        self._sets = sets
        data = [{"name": one.name, "game": one.game, "rules": dict(one.rules)} for one in sets]
        self._preferences.remember(REMEMBERED, json.dumps(data, ensure_ascii=False))


def read_sets(text: object) -> list[RuleSet]:
    """The sets as they were written."""
    try:
        data = json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        return []
    found: dict[tuple[str, str], RuleSet] = {}
    for item in data if isinstance(data, list) else []:
        one = _read(item)
        if one is not None and len(found) < MOST:
            found.setdefault((one.game, one.name.casefold()), one)
    return list(found.values())


def _read(item: object) -> RuleSet | None:
    if not isinstance(item, dict):
        return None
    name, game, rules = item.get("name"), item.get("game"), item.get("rules")
    if not isinstance(name, str) or game not in GAMES or not isinstance(rules, dict):
        return None
    name = clean_name(name, LONGEST, "")
    return RuleSet(name, game, clean_rules(game, rules)) if name else None


def clean_rules(game: str, rules: Mapping[str, Any]) -> dict[str, Value]:
    """The rules of a game that differ from the printed ones and can be agreed upon by all players alike."""
    known = widest_options(game)
    allowed = {
        option.key: rules[option.key]
        for option in known
        if not option.each_seat and option.key in rules
        if rules[option.key] in option.values and option.allows(rules[option.key])
    }
    return known.settled(allowed)


def widest_options(game: str) -> OptionSet:
    """The options of a game with all the scenarios there are."""
    return ruleset(game, tuple(SCENARIOS) if takes_scenarios(game) else ()).options
