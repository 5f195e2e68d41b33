"""Sets of rules that a player keeps: by name, each for its game, and safe from what people write into files."""

from __future__ import annotations

import json

import pytest

from catanqt.ui.models.rule_sets import LONGEST, MOST, REMEMBERED, RuleSets, read_sets
from catanqt.ui.qt.preferences import Preferences


def test_sets_are_kept_renamed_replaced_and_deleted() -> None:
    preferences = Preferences()
    sets = RuleSets(preferences)
    home = sets.keep("  At   home ", "classic", {"goal": 12, "board": "random", "dice": "rolls", "handicap": [1, 0, 0]})
    assert home is not None
    assert (home.name, home.rules) == ("At home", {"goal": 12})
    assert sets.keep("Ours", "junior", {"start_ships": 2}) is not None
    assert sets.keep("AT HOME", "classic", {"goal": 8}) is not None, "the same name stands for other rules now"
    again = RuleSets(preferences)
    assert [(one.name, one.rules) for one in again.of("classic")] == [("AT HOME", {"goal": 8})]
    (only,) = again.of("classic")
    assert again.keep("Long", "classic", {"goal": 15}) is not None
    assert again.rename(only, "long") is None, "that is another set"
    assert again.rename(only, "Sundays") is not None
    again.delete(again.of("classic")[0])
    assert [one.name for one in RuleSets(preferences).of("classic")] == ["Sundays"]
    assert [one.name for one in RuleSets(preferences).of("junior")] == ["Ours"]
    assert sets.keep(" \n", "classic", {}) is None


@pytest.mark.parametrize(
    "text",
    ["", "{", "[" * 100_000, "null", "7", '{"name": "A"}', "[[], 1, null, {}]", '[{"name": 1, "game": "classic"}]'],
)
def test_nonsense_is_no_set(text: str) -> None:
    assert read_sets(text) == []
    assert read_sets(text.encode()) == []


def test_what_makes_no_sense_in_a_set_is_left_out() -> None:
    rules = {
        "goal": True, "dice": ["deck"], "trade": "pirates", "bank": {"a": 1}, "discard_limit": 9, "deck_rest": 10,
        "reds_apart": 0, "same_apart": True, "handicap": [99], "__class__": "x", "friendly_robber": 10**40,
    }  # fmt: skip
    name = "<b>x</b>\u202e\n" + "y" * 99
    data = [{"name": name, "game": "classic", "rules": rules}, {"name": "z", "game": "chess", "rules": {}}]
    (found,) = read_sets(json.dumps(data))
    assert found.rules == {"discard_limit": 9, "same_apart": True}
    assert len(found.name) <= LONGEST
    assert "\u202e" not in found.name
    many = [{"name": f"n{i}", "game": "junior", "rules": {}} for i in range(3 * MOST)]
    assert len(read_sets(json.dumps([*many, *many]))) == MOST
    preferences = Preferences()
    preferences.remember(REMEMBERED, json.dumps(many))
    assert RuleSets(preferences).keep("one more", "classic", {}) is None
