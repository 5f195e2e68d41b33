"""The recap: what is told of whom, in which words, and what stays secret."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import Event
from catanqt.rules.base import events as base
from catanqt.rules.base.robber import Discard, Discarding, RobberMove
from catanqt.rules.base.trade import Accept, Confirm, Decline, Offer, Withdraw
from catanqt.rules.base.turn import BeforeRoll, Turn
from catanqt.rules.junior import events as junior
from catanqt.scenarios.big_game.rules import events as big_game
from catanqt.scenarios.big_game.rules.part import PLACE_OF
from catanqt.scenarios.fishermen.rules import events as fishermen
from catanqt.scenarios.soccer_fever.rules import events as soccer
from catanqt.session import Session
from catanqt.ui.games import kits
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Line, Name, Who
from catanqt.ui.models.recap import RecapModel, lines
from catanqt.ui.play.history import TurnMark, Turns
from catanqt.ui.play.presenter import snapshot
from catanqt.ui.play.recap import IN_VAIN, Fact, Period, happened, period, summary
from catanqt.ui.theme.theme import make_theme
from tests.rules.base.table import player, table
from tests.ui.helpers.controllers import header
from tests.ui.helpers.finished_games import ALL, running
from tests.ui.helpers.scenario_context import session_at

ANN, BOB, CLEO, DAN = range(4)
SCENARIOS = ("soccer-fever", "big-game", "fishermen")
NOTHING = "You neither gained nor lost anything."


def seen_by(viewer: int = ANN, game: str = "classic", scenarios: Sequence[str] = ()) -> Perspective:
    session = Session(header(game, ("human", "human", "novice", "novice"), scenarios=tuple(scenarios)))
    return Perspective(session.record.header, session.rules, session.game.copy(), viewer)


def told(perspective: Perspective, *events: Event, before: Perspective | None = None) -> list[Line]:
    shown = kits(make_theme(), perspective.header)
    facts = [fact for event in events for kit in shown for fact in kit.facts(event, before or perspective, perspective)]
    return lines(summary(facts, perspective.viewer, perspective.players), perspective, shown)


def recap(perspective: Perspective, *events: Event, before: Perspective | None = None) -> list[str]:
    return [line.spoken for line in told(perspective, *events, before=before)]


# What is told


def test_what_was_gained_and_lost_comes_first_and_each_of_the_others_has_a_line(qtbot: QtBot) -> None:
    perspective = seen_by()
    assert recap(
        perspective,
        base.Rolled(BOB, 3, 5),
        base.Produced(ANN, 2, 1),
        base.Produced(BOB, 0, 1),
        base.RoadBuilt(BOB, 1),
        base.RoadBuilt(BOB, 2),
        base.CardDrawn(BOB, 3),
        base.CardPlayed(CLEO, 0),
        base.Stolen(CLEO, ANN, 2),
        base.Rolled(CLEO, 1, 1),
        base.Produced(ANN, 2, 1),
        base.Produced(ANN, 4, 1),
        base.BankTraded(CLEO, 0, 4, 1),
        base.CityBuilt(CLEO, 1),
    ) == [
        "You got 2 wool and 1 ore.",
        "Cleo stole 1 wool from you.",
        "Bob rolled 8 (3 + 5), built 2 roads, drew a development card.",
        "Cleo rolled 2 (1 + 1), played Knight, traded 4 lumber for 1 brick with the bank, built a city.",
    ]


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (base.Stolen(BOB, ANN, 2), "Bob stole 1 wool from you.", "Bob stole a card from Ann."),
        (base.Monopolised(BOB, ANN, 2, 3), "Bob took 3 wool from you.", "Bob took 3 wool from Ann."),
        (
            base.Traded(BOB, ANN, (0, 0, 0, 0, 1), (0, 0, 2, 0, 0)),
            "You gave 2 wool to Bob for 1 ore.",
            "Bob gave 1 ore to Ann for 2 wool.",
        ),
    ],
)
def test_what_two_share_is_told_once(qtbot: QtBot, event: Event, mine: str, theirs: str) -> None:
    assert recap(seen_by(ANN), event) == [mine]
    assert recap(seen_by(CLEO), event) == [NOTHING, theirs]


def test_what_happens_in_anothers_turn_is_told_with_that_turn(qtbot: QtBot) -> None:
    """A discard after Bob's seven follows Bob's roll, not that of the next turn of the one who discards."""
    perspective = seen_by()
    shown = kits(make_theme(), perspective.header)
    events: list[tuple[int, Event]] = [
        (BOB, base.Rolled(BOB, 3, 4)),
        (BOB, base.Discarded(CLEO, 1)),
        (BOB, base.Discarded(CLEO, 1)),
        (BOB, base.RobberMoved(BOB, 0)),
        (CLEO, base.Rolled(CLEO, 3, 2)),
    ]
    facts = [
        replace(fact, turn=turn)
        for turn, event in events
        for kit in shown
        for fact in kit.facts(event, perspective, perspective)
    ]
    _, bob, cleo = lines(summary(facts, ANN, 4), perspective, shown)
    assert bob.spoken.startswith("Bob rolled 7 (3 + 4), moved the robber to ")
    assert bob.spoken.endswith(". Cleo discarded 2 brick.")
    assert [part for part in bob.parts if isinstance(part, Who)] == [Who(CLEO)]
    assert cleo.spoken == "Cleo rolled 5 (3 + 2)."


def test_the_record_says_in_whose_turn_a_card_was_discarded(qtbot: QtBot) -> None:
    game = table(player("lb"), player("o"), player("llllbbbb"), turn=1, todo=[Turn(1), RobberMove(1), Discarding(2, 4)])
    session = session_at(game)
    for kind in (0, 0, 1, 1):
        session.play(Discard(kind))
    shown = kits(make_theme(), session.record.header)
    found = happened(
        session, 0, Period(0, 4, False), lambda e, b, a: [f for v in e for k in shown for f in k.facts(v, b, a)]
    )
    assert {(fact.seat, fact.turn, fact.what) for fact in found} == {(CLEO, BOB, "discarded")}


def test_a_card_that_was_played_before_the_roll_is_told_so(qtbot: QtBot) -> None:
    before = seen_by()
    before.state.todo = [BeforeRoll(BOB)]
    told = recap(before, base.CardPlayed(BOB, 0), base.Rolled(BOB, 5, 3), before=before)[1]
    assert told == "Bob rolled 8 (5 + 3), played Knight before the roll."


def test_the_robber_stands_where_he_was_sent_last(qtbot: QtBot) -> None:
    places = [base.RobberMoved(BOB, hex_) for hex_ in (3, 4, 3)]
    told = recap(seen_by(), *places)[1]
    assert told.count("moved the robber") == 3
    ghosts = [junior.GhostMoved(BOB, island) for island in (1, 2, 1)]
    assert recap(seen_by(game="junior"), *ghosts)[1].count("sent the ghost captain") == 3


def test_every_theft_has_its_victim_however_many_there_are(qtbot: QtBot) -> None:
    theft = base.Stolen(BOB, CLEO, 2)
    assert recap(seen_by(DAN), theft, base.RoadBuilt(BOB, 1), theft)[1] == (
        "Bob stole a card from Cleo, built a road, stole a card from Cleo."
    )


def test_the_shoe_comes_from_somebody_and_a_challenge_may_win_nothing(qtbot: QtBot) -> None:
    before = seen_by(scenarios=SCENARIOS)
    assert recap(seen_by(scenarios=SCENARIOS), fishermen.ShoeMoved(BOB), before=before)[1] == (
        "Bob has the old shoe now."
    )
    before.state.scenario_state["fishermen"].shoe = CLEO
    assert recap(seen_by(scenarios=SCENARIOS), fishermen.ShoeMoved(BOB), before=before)[1] == (
        "Bob has the old shoe now, from Cleo."
    )
    assert recap(seen_by(scenarios=SCENARIOS), fishermen.ShoeMoved(ANN), before=before) == [
        "Cleo passed you the old shoe."
    ]
    before.state.scenario_state["big-game"].places[PLACE_OF[9]] = BOB
    assert recap(before, big_game.ChallengeRolled(BOB, 4, 5), before=before)[1] == (
        "Bob rolled 9 (4 + 5) at the table, on a place of their own."
    )


def test_offers_that_nobody_took_and_an_accept_that_was_passed_over(qtbot: QtBot) -> None:
    ore, wool = (0, 0, 0, 0, 1), (0, 0, 1, 0, 0)
    game = table(player("o"), player("www"), player("o"), turn=1, todo=[Turn(1)])
    session = session_at(game)
    for action in (
        Offer(wool, ore, (0, 2)),
        Accept(),
        Accept(),
        Confirm(2),
        Offer(wool, ore, (0,)),
        Decline("need-it"),
        Offer(wool, ore, (0,)),
        Accept(),
        Withdraw(),
    ):
        session.play(action)
    shown = kits(make_theme(), session.record.header)
    found = happened(
        session, 0, Period(0, 9, False), lambda e, b, a: [f for v in e for k in shown for f in k.facts(v, b, a)]
    )
    perspective = Perspective(session.record.header, session.rules, session.game, 0)
    assert [line.spoken for line in lines(summary(found, 0, 3), perspective, shown)] == [
        "Bob traded with Cleo instead of you.",
        "Bob withdrew the offer you had accepted.",
        "Bob gave 1 wool to Cleo for 1 ore, asked 2 times in vain for 1 ore more.",
    ]


def test_offers_that_came_to_nothing_are_told_last(qtbot: QtBot) -> None:
    perspective = seen_by()
    facts = [Fact(BOB, IN_VAIN, goods=(("ore", 1),)), Fact(BOB, "city"), Fact(BOB, IN_VAIN, goods=(("wool", 1),))]
    told = lines(summary(facts, ANN, 4), perspective, kits(make_theme(), perspective.header))
    assert told[-1].spoken == "Bob built a city, asked 2 times in vain for 1 ore and 1 wool."


def test_cards_of_others_stay_secret_and_victims_know_theirs(qtbot: QtBot) -> None:
    hidden = recap(seen_by(DAN), base.Stolen(BOB, CLEO, 2), base.CardDrawn(BOB, 1))
    assert hidden == [NOTHING, "Bob stole a card from Cleo, drew a development card."]
    assert recap(seen_by(CLEO), base.Stolen(BOB, CLEO, 2)) == ["Bob stole 1 wool from you."]
    fish = recap(seen_by(ANN, scenarios=SCENARIOS), fishermen.FishCaught(BOB, 3), fishermen.FishCaught(BOB, 1))
    assert fish == [NOTHING, "Bob drew 2 fish tokens."]


def test_discards_robber_and_turns_of_awards(qtbot: QtBot) -> None:
    before, perspective = seen_by(), seen_by()
    before.state.longest_road = ANN
    assert recap(perspective, base.Discarded(ANN, 0), base.Discarded(ANN, 0), base.Discarded(BOB, 1)) == [
        "You discarded 2 lumber.",
        "Bob discarded 1 brick.",
    ]
    assert recap(perspective, base.LongestRoadMoved(BOB, 6), before=before) == ["You lost the longest road to Bob."]
    assert recap(perspective, base.LongestRoadMoved(NOBODY, 0), before=before) == ["You lost the longest road."]
    assert recap(perspective, base.LargestArmyMoved(BOB, 3), base.LargestArmyMoved(CLEO, 4)) == [
        NOTHING,
        "Cleo has the largest army now.",
    ], "of what only one can have, the last is told"


def test_scenarios_tell_theirs(qtbot: QtBot) -> None:
    before, perspective = seen_by(scenarios=SCENARIOS), seen_by(scenarios=SCENARIOS)
    assert recap(
        perspective,
        big_game.LaurelEarned(ANN),
        big_game.LaurelEarned(BOB),
        fishermen.FishCaught(ANN, 3),
        soccer.TokenGained(BOB, 2),
        big_game.ChallengeRolled(BOB, 4, 5),
        big_game.SettlerSent(BOB, 9, ANN),
        big_game.SettlerSent(CLEO, 5, NOBODY),
        fishermen.FishSpent(CLEO, 2, (1, 0, 1)),
        fishermen.ShoeMoved(CLEO),
        soccer.MatchdayStarted(3),
        soccer.MatchPlayed(ANN, BOB, 2, 1),
        soccer.MatchPlayed(CLEO, DAN, 0, 0),
        soccer.TrackMoved(ANN, 3),
        soccer.StandingsChanged((2, 0, 1, 1)),
        before=before,
    ) == [
        "You earned 1 laurel. You drew 1 token of 3 fish. You moved to space 3 of the results track. "
        "You gained 2 points in the league.",
        "Bob took place 9 from you.",
        "Bob earned 1 laurel, gained a shot token, rolled 9 (4 + 5) for a place at the table.",
        "Cleo sent a settler to place 5, paid 4 fish, has the old shoe now.",
        "Matchday 3: Ann 2\u00a0:\u00a01 Bob, Cleo 0\u00a0:\u00a00 Dan.",
    ]


def test_junior_tells_its_own(qtbot: QtBot) -> None:
    before, perspective = seen_by(game="junior"), seen_by(game="junior")
    before.state.spooky = ANN
    assert recap(
        perspective,
        base.Produced(ANN, 1, 2),
        junior.DieRolled(BOB, 6),
        junior.TookTiles(BOB, 0, 2),
        junior.ShipBuilt(BOB, 1),
        junior.LairBuilt(BOB, 1),
        junior.CocoDrawn(BOB, 0),
        junior.SpookyMoved(BOB),
        junior.MarketSwapped(BOB, 0, 1),
        before=before,
    ) == [
        "You found 2 goats.",
        "You lost the lair on Spooky Island to Bob.",
        "Bob rolled a 6, took 2 wood, built a ship, built a lair, asked Coco, swapped 1 wood for 1 goat at the market.",
    ]


def test_in_junior_a_tie_ends_what_was_told_of_spooky_island(qtbot: QtBot) -> None:
    perspective = seen_by(game="junior")
    perspective.state.turn = CLEO
    assert recap(perspective, junior.SpookyMoved(BOB), junior.SpookyMoved(NOBODY)) == [
        "You neither gained nor lost anything.",
        "Cleo drew level in Coco tiles: nobody has a lair on Spooky Island now.",
    ]


def test_the_name_follows_the_emblem_of_whoever_the_line_is_about(qtbot: QtBot) -> None:
    theft, bob = told(seen_by(), base.Stolen(BOB, ANN, 2), base.Rolled(BOB, 1, 1))
    assert (theft.seat, theft.parts[0]) == (BOB, Name(BOB))
    assert (bob.seat, bob.parts[0]) == (BOB, Name(BOB))
    (mine, _) = told(seen_by(), base.Produced(ANN, 2, 1), base.RoadBuilt(BOB, 2))
    assert mine.seat == ANN


def test_when_nothing_happened_nothing_is_told(qtbot: QtBot) -> None:
    assert recap(seen_by()) == []


def test_nothing_of_two_trades_is_mixed_up() -> None:
    one = Fact(BOB, "bank", goods=(("ore", 1),), given=(("wool", 4),))
    two = Fact(BOB, "bank", goods=(("brick", 1),), given=(("wool", 4),))
    (_, facts), *_ = summary([one, two, one], ANN, 3).others
    assert [(fact.goods, fact.count) for fact in facts] == [((("ore", 1),), 2), ((("brick", 1),), 1)]


# The time it tells of

MARKS = [TurnMark(10, 1, ANN), TurnMark(20, 2, BOB), TurnMark(30, 3, CLEO), TurnMark(40, 4, ANN), TurnMark(50, 5, BOB)]


@pytest.mark.parametrize(
    ("viewer", "position", "told"),
    [
        (ANN, 5, None),
        (ANN, 10, Period(10, 10, False)),
        (ANN, 25, Period(10, 25, True)),
        (ANN, 40, Period(10, 40, True)),
        (ANN, 45, Period(10, 40, True)),
        (CLEO, 30, Period(10, 30, False)),
        (BOB, 50, Period(20, 50, True)),
    ],
)
def test_it_reaches_from_ones_last_turn_to_this_one_or_to_now(viewer: int, position: int, told: Period | None) -> None:
    assert period(MARKS, viewer, position) == told


@pytest.mark.parametrize(("game", "scenarios"), ALL)
@pytest.mark.parametrize("viewer", [ANN, CLEO])
def test_every_recap_of_a_game_is_whole_and_right(
    qtbot: QtBot, game: str, scenarios: tuple[str, ...], viewer: int
) -> None:
    """Against the record: the dice of others are told, and what was got is what the hand gained by production."""
    session = running(game, scenarios, 60 if game == "junior" else 150)
    shown = kits(make_theme(), session.record.header)
    marks = list(Turns(session).marks)
    recaps = 0
    for mark in marks:
        told_of = period(marks, viewer, mark.count)
        if mark.seat != viewer or told_of is None:
            continue
        facts = happened(
            session, viewer, told_of, lambda e, b, a: [f for v in e for k in shown for f in k.facts(v, b, a)]
        )
        game_then = session.at(mark.count)
        perspective = Perspective(session.record.header, session.rules, game_then, viewer)
        made = summary(facts, viewer, 4)
        words = [line.spoken for line in lines(made, perspective, shown)]
        assert all(text.endswith(".") and not set("{}%") & set(text) for text in words)
        rolled = [seat for seat, theirs in made.others for fact in theirs if fact.what == "rolled"]
        between = [one.seat for one in marks if told_of.first <= one.count < told_of.last and one.seat != viewer]
        assert sorted(rolled) == sorted(set(between))
        assert not any(fact.what == "rolled" for fact in made.mine), "one's own turn is not told"
        recaps += 1
    assert recaps > 1


def test_the_model_is_sound(qtbot: QtBot) -> None:
    model = RecapModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.update_rows(told(seen_by(), base.Stolen(BOB, ANN, 2), base.Rolled(BOB, 1, 1)))
    assert model.text == "Bob stole 1 wool from you. Bob rolled 2 (1 + 1)."
    model.update_rows(told(seen_by(), base.Rolled(BOB, 1, 1)))
    model.update_rows([])
    assert tester.model() is model
    assert model.rowCount() == 0


def test_a_snapshot_gives_the_same_recap(qtbot: QtBot) -> None:
    perspective = seen_by()
    assert recap(snapshot(perspective), base.RobberMoved(BOB, 0)) == recap(perspective, base.RobberMoved(BOB, 0))
