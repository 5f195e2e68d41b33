"""What the tests of all games do at a table: play, be refused, look at menus and events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

from catanqt.kernel.game import Action, Event, Game, IllegalAction
from catanqt.kernel.ruleset import Ruleset

E = TypeVar("E", bound=Event)


def counts(letters: str, alphabet: str, names: Sequence[str]) -> dict[str, int]:
    """Cards in letters as a position has them: numbers by name."""
    assert set(letters) <= set(alphabet), letters
    return {name: letters.count(letter) for letter, name in zip(alphabet, names, strict=True) if letter in letters}


def play(game: Game[Any], *actions: Action) -> list[Event]:
    """Play one after the other; what happened in all."""
    return [event for action in actions for event in game.play(action)]


def refused_by(rules: Ruleset, game: Game[Any], action: Action) -> str:
    """The reason for which an action is refused; nothing changes, and the menu does not offer it."""
    before = None if game.over else rules.to_position(game)
    assert action not in game.options()
    with pytest.raises(IllegalAction) as caught:
        game.play(action)
    assert caught.value.action == action
    assert game.over if before is None else rules.to_position(game) == before
    return str(caught.value.reason)


def of(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if type(event) is kind]


def menu(game: Game[Any], kind: type[Action]) -> list[Any]:
    """The actions of one kind that are on the menu."""
    return [action for action in game.options() if type(action) is kind]
