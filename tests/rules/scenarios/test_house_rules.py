"""What a table may agree upon in scenarios, named by rule and option; what soccer had before is with its rules."""

from __future__ import annotations

import pytest

from catanqt.kernel.codec import DecodeError
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from catanqt.rules.catalog import new_header, ruleset
from catanqt.scenarios.big_game.rules.actions import ChallengeTable, SendSettler, SpendLaurels, TableDice
from catanqt.scenarios.fishermen.rules.actions import PassShoe, TryShoe
from catanqt.scenarios.fishermen.rules.events import ShoeMoved, ShoeRefused
from catanqt.scenarios.soccer_fever.rules.events import SeasonEnded
from tests.rules.base.table import menu, of, player, roll
from tests.rules.scenarios.positions import (
    BG,
    FI,
    NO_CHOICE,
    ROBBER_HOME,
    SF,
    big,
    big_game,
    end_turn,
    fish,
    full_table,
    header,
    part,
    refused,
    rules_of,
    sea,
    season,
    table,
)

WOOL = 2


@pytest.mark.parametrize(("rule", "goal"), [("sum", 13), ("highest", 12)])
def test_CO1_combined_goal(rule: str, goal: int) -> None:
    game = ruleset("classic", (SF, BG)).new_game(header(SF, BG, combined_goal=rule))
    assert game.state.goals == [goal] * 4
    with pytest.raises(DecodeError, match="combined_goal"):
        header(SF, FI, combined_goal=rule)  # only one of them adds points


def test_SF8_matchdays_end_the_season_early() -> None:
    """On the fourth of four matchdays the season is over, though nobody has reached the trophy."""
    game = table(soccer=season(due=True, day=3, points=[3, 2, 1, 0]), options={"matchdays": 4})
    events = end_turn(game, {0: 1, 1: 0}, {2: 0, 3: 1})
    assert of(SeasonEnded, events) == [SeasonEnded(4)]
    assert part(game, SF).over
    longer = table(soccer=season(due=True, day=3, points=[3, 2, 1, 0]), options={"matchdays": 6})
    assert of(SeasonEnded, end_turn(longer, {0: 1, 1: 0}, {2: 0, 3: 1})) == []


@pytest.mark.parametrize("early", [True, False])
def test_BG6_laurels_before_roll(early: bool) -> None:
    buy = SpendLaurels(ROBBER_HOME, NO_CHOICE)
    game = table(
        big_game=big(laurels=[1, 0, 0, 0]), todo=[BeforeRoll(0)], robber=0, options={"laurels_before_roll": early}
    )
    assert (buy in game.options()) == early
    if not early:
        assert refused(game, buy) == "after-the-roll"
    roll(game, 1, 1)
    assert buy in game.options()


@pytest.mark.parametrize("agreed", [False, True])
def test_BG4_fill_and_challenge_once(agreed: bool) -> None:
    """Nine places are taken; whoever fills the tenth may then challenge the table once, if that was agreed."""
    places = {number: seat for number, seat in full_table(0, 5, 5).items() if number != 12}
    game = table(
        player("wwww"), big_game=big(places=places), options={"fill_and_challenge": agreed}
    )  # fmt: skip
    game.play(SendSettler(12, WOOL))
    assert (ChallengeTable(WOOL) in game.options()) == agreed
    if agreed:
        back = rules_of(game).from_position(rules_of(game).to_position(game))
        for one in (game, back):
            one.play(ChallengeTable(WOOL))
            one.play(TableDice(1, 1))
            assert big_game(one)["places"]["2"] == 0
    assert refused(game, ChallengeTable(WOOL)) == "once-a-turn"


@pytest.mark.parametrize(("rule", "champion"), [("first", 2), ("alone", 1)])
def test_BG7_champion(rule: str, champion: int) -> None:
    """Seat 1 is champion with three and loses one; seats 2 and 3 have three each, so both have more."""
    places = {2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 8: 2, 9: 3, 10: 3, 11: 3, 12: 0}
    game = table(player("w"), big_game=big(places=places, champion=1), options={"champion": rule})
    game.play(ChallengeTable(WOOL))
    game.play(TableDice(1, 1))
    assert big_game(game)["champion"] == champion


# The old shoe by all points: two settlements each, and cards nobody sees


def test_FI6_shoe_points_true() -> None:
    """Seat 1 has a hidden point more than seat 0, seat 2 as many visible ones as seat 0 but one hidden point fewer."""
    people = [
        player(settlements=[2, 12], cards="v"),
        player(settlements=[16], cards="vv"),
        player(settlements=[18, 20]),
    ]
    game = table(*people, fish=sea(shoe=0), options={"shoe_points": "true"})
    assert set(menu(game, TryShoe)) == {TryShoe(1), TryShoe(2), TryShoe(3)}
    assert refused(game, PassShoe(2)) == "not-enough-points"
    told = game.play(TryShoe(2))
    assert of(ShoeRefused, told) == [ShoeRefused(2)]
    assert fish(game)["shoe"] == 0
    back = rules_of(game).from_position(rules_of(game).to_position(game))
    assert refused(back, TryShoe(1)) == refused(game, TryShoe(1)) == "once-a-turn"

    other = table(*people, fish=sea(shoe=0), options={"shoe_points": "true"})
    assert of(ShoeMoved, other.play(TryShoe(1))) == [ShoeMoved(1)]
    assert TryShoe.reveals, "it shows something of hidden points, so it cannot be taken back"
    assert other.play(EndTurn())
    assert not other.state.turn_flags


def test_FI6_shoe_points_visible_is_the_printed_rule() -> None:
    game = table(player(settlements=[2]), player(settlements=[16], cards="v"), fish=sea(shoe=0), todo=[Turn(0)])
    assert set(menu(game, PassShoe)) == {PassShoe(1)}
    assert refused(game, TryShoe(1)) == "not-enough-points"


@pytest.mark.parametrize(
    ("scenario", "option"),
    [(SF, {"matchdays": 5}), (BG, {"champion": "me"}), (FI, {"shoe_points": True}), (FI, {"champion": "first"})],
)
def test_bad_options_are_refused(scenario: str, option: dict[str, object]) -> None:
    good = header(scenario)
    good.options.update(option)
    with pytest.raises(DecodeError, match=rf"^header\.options\.{next(iter(option))}: "):
        ruleset("classic", (scenario,)).new_game(good)
    assert new_header("classic", good.seats, scenarios=(scenario,)).options
