"""Rule options as data: what is possible, what gives way, presets, and texts for all of them."""

from __future__ import annotations

import pytest

from catanqt.kernel.record import Seat
from catanqt.kernel.rule_options import PRESETS, Exclusion, OptionSet, RuleOption
from catanqt.rules.catalog import all_rulesets, new_header, ruleset

DICE = RuleOption("dice", "toy", "T1", ("rolls", "deck"), "Dice", "How.", presets=(("quick", "deck"),))
REST = RuleOption("rest", "toy", "T1", (5, 0), "Rest", "How many.")
EACH = RuleOption("each", "toy", "T2", (0, 1), "Each", "More.", each_seat=True)
EVEN = RuleOption("even", "toy", "T3", (False, True), "Even", "Laid evenly.", presets=(("quick", True),))
TOY = OptionSet(
    (DICE, REST, EACH, EVEN),
    (
        Exclusion("dice", ("rolls",), "rest", (0,), "There is no deck."),
        Exclusion("board", ("fixed",), "even", (True,), "It is fixed."),
        Exclusion("dice", ("deck",), "each", (1,), "Not together."),
    ),
)
SOME = ("soccer-fever", "big-game", "fishermen")


def test_what_excludes_each_other_cannot_be_chosen() -> None:
    assert TOY.possible(REST, {}) == (5,)
    assert TOY.why_not(REST, 0, {}) == "There is no deck."
    assert TOY.possible(REST, {"dice": "deck"}) == (5, 0)
    assert TOY.possible(EVEN, {"board": "fixed"}) == (False,)


def test_a_choice_makes_what_it_excludes_give_way() -> None:
    agreed = TOY.choose(TOY.choose({}, "dice", "deck"), "rest", 0)
    assert agreed == {"dice": "deck", "rest": 0}
    assert TOY.choose(agreed, "dice", "rolls") == {}
    assert TOY.choose({"each": [0, 1]}, "dice", "deck") == {"dice": "deck"}
    assert TOY.choose({"even": True}, "board", "fixed") == {"board": "fixed"}
    assert TOY.choose({}, "each", (0, 0)) == {}


def test_presets_are_recognised_and_fit_the_board() -> None:
    quick = TOY.preset("quick", {"board": "open", "rest": 0})
    assert quick == {"board": "open", "dice": "deck", "even": True}
    assert TOY.preset_of(quick) == "quick"
    assert TOY.preset("quick", {"board": "fixed"}) == {"board": "fixed", "dice": "deck"}
    assert TOY.preset_of({"board": "open"}) == "printed"
    assert TOY.preset_of({"rest": 0, "dice": "deck"}) is None
    assert TOY.changed(quick) == [(DICE, "deck"), (EVEN, True)]


@pytest.mark.parametrize("rules", all_rulesets(), ids=lambda rules: rules.name)
def test_every_option_has_its_texts_rule_and_names(rules: object) -> None:
    options = rules.options  # type: ignore[attr-defined]
    assert len({option.key for option in options}) == len(options.options)
    for option in options:
        assert option.rule
        assert option.name
        assert option.name[-1] not in ".!"
        assert option.about.endswith(".")
        assert len(option.value_names) in (0, len(option.values))
        assert option.value_names or not isinstance(option.usual, str)
        assert all(option.allows(value) for value in option.values)
        assert {key for key, _ in option.presets} <= {preset.key for preset in PRESETS}
    for exclusion in options.exclusions:
        assert exclusion.why.endswith(".")
        assert exclusion.key == "board" or options.option(exclusion.key)
        excluded = options.option(exclusion.excluded)
        assert excluded.usual not in exclusion.impossible
        assert set(exclusion.impossible) <= set(excluded.values)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
@pytest.mark.parametrize(("game", "scenarios"), [("classic", ()), ("classic", SOME), ("junior", ())])
def test_every_preset_can_be_played_on_every_board(game: str, scenarios: tuple[str, ...], preset: object) -> None:
    rules = ruleset(game, scenarios)
    for board in rules.boards:
        key = preset.key  # type: ignore[attr-defined]
        agreed = rules.options.preset(key, {"board": board})
        header = new_header(game, [Seat("")] * 3, scenarios=scenarios, board=board, board_seed="P", options=agreed)
        assert not rules.new_game(header).over
        assert rules.options.preset_of(header.options) == key
