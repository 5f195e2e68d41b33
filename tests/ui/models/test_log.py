"""The log as a tree of turns: what shares a line, what undo takes back, and that views are told the truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from catanqt.kernel.game import Event
from catanqt.rules.base import events as base
from catanqt.rules.base.trade import NoDeal
from catanqt.rules.junior import events as junior
from catanqt.scenarios.big_game.rules.events import ChallengeRolled, LaurelEarned, SettlerSent
from catanqt.scenarios.fishermen.rules.events import FishCaught
from catanqt.scenarios.soccer_fever.rules.events import MatchdayStarted, MatchPlayed, ShotTaken
from catanqt.session import Session
from catanqt.ui.games import kits
from catanqt.ui.games.classic.line_builder import _without_gaps
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Who
from catanqt.ui.models import log_lines
from catanqt.ui.models.log import ENTRY, FIRST, LogModel
from catanqt.ui.models.rows import ROW
from catanqt.ui.theme.theme import make_theme
from tests.ui.helpers.controllers import header
from tests.ui.helpers.finished_games import ALL, running

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
ANN, BOB, CLEO, DAN = range(4)
SCENARIOS = ("soccer-fever", "big-game", "fishermen")
ORE_FOR_WOOL = (0, 0, 0, 0, 1), (0, 0, 1, 0, 0)


class Log:
    """A log to which events are told, each an entry of its own."""

    def __init__(self, game: str = "classic", scenarios: Sequence[str] = (), viewer: int = ANN) -> None:
        players = ("human", "novice", "novice", "novice")
        session = Session(header(game, players, scenarios=tuple(scenarios)))
        self.perspective = Perspective(session.record.header, session.rules, session.game.copy(), viewer)
        self.model = LogModel(kits(make_theme(), session.record.header))
        self.tester = QAbstractItemModelTester(self.model, FATAL)
        self.entry = 0

    def tell(self, *happened: Event) -> Log:
        for event in happened:
            self.together(event)
        return self

    def together(self, *happened: Event) -> Log:
        """As one entry."""
        self.model.tell(happened, self.perspective, self.entry)
        self.entry += 1
        return self

    @property
    def turns(self) -> list[tuple[str, list[str]]]:
        return spoken(self.model)

    @property
    def lines(self) -> list[str]:
        """Those of the last turn."""
        return self.turns[-1][1]


def spoken(model: LogModel) -> list[tuple[str, list[str]]]:
    return [(group.heading.line.spoken, [row.line.spoken for row in group.rows]) for group in model.groups]


def turn(seat: int = BOB, number: int = 7) -> base.TurnStarted:
    return base.TurnStarted(seat, number)


def test_a_turn_has_a_heading_with_what_was_rolled(qapp: QApplication) -> None:
    log = Log().tell(turn(), base.Rolled(BOB, 5, 3), base.RoadBuilt(BOB, 1), turn(CLEO, 8))
    assert log.turns == [("Turn 7, Bob: 8 (5 + 3)", ["Bob built a road"]), ("Turn 8, Cleo", [])]


def test_a_knight_before_the_roll_stands_before_the_dice(qapp: QApplication) -> None:
    log = Log().tell(turn(), base.CardPlayed(BOB, 0), base.Rolled(BOB, 1, 1), base.Produced(BOB, 0, 1))
    assert log.turns == [("Turn 7, Bob", ["Bob played Knight", "Bob rolled 2 (1 + 1)", "Bob received 1 lumber"])]
    log.model.cut(2)
    assert log.turns == [("Turn 7, Bob", ["Bob played Knight"])], "undone, the roll is gone"


def test_the_set_up_has_a_heading_too(qapp: QApplication) -> None:
    log = Log().tell(base.SettlementBuilt(ANN, 3, 1), base.RoadBuilt(ANN, 2))
    assert log.turns == [("Set-up", ["Ann placed a settlement", "Ann built a road"])]


def test_junior_begins_with_its_first_turn(qapp: QApplication) -> None:
    log = Log("junior").tell(junior.DieRolled(ANN, 4), junior.ShipBuilt(ANN, 1))
    assert log.turns == [("Turn 1, Ann: 4", ["Ann built a ship"])]


def test_production_is_one_line_and_the_viewer_stands_first(qapp: QApplication) -> None:
    produced = base.Produced(BOB, 0, 2), base.Produced(ANN, 4, 1), base.Produced(BOB, 1, 1)
    log = Log().tell(turn()).together(base.Rolled(BOB, 2, 2), *produced)
    assert log.lines == ["Ann received 1 ore; Bob received 2 lumber and 1 brick"]


@pytest.mark.parametrize(
    ("one", "two", "line"),
    [
        (base.Discarded(ANN, 0), base.Discarded(ANN, 2), "Ann discarded 2 lumber and 1 wool"),
        (base.TookFromBank(BOB, 0), base.TookFromBank(BOB, 2), "Bob took 2 lumber and 1 wool from the bank"),
    ],
)
def test_cards_of_one_decision_share_a_line(qapp: QApplication, one: Event, two: Event, line: str) -> None:
    log = Log().tell(turn(), one, two, one)
    assert log.lines == [line]
    last = log.model.index(0, 0, log.model.index(0, 0))
    assert (last.data(FIRST), last.data(ENTRY)) == (1, 3), "it leads to the moment when all cards are gone"


def test_two_who_discard_have_a_line_each(qapp: QApplication) -> None:
    log = Log().tell(turn(), base.Discarded(ANN, 0), base.Discarded(BOB, 0), base.Discarded(BOB, 0))
    assert log.lines == ["Ann discarded 1 lumber", "Bob discarded 2 lumber"]


def test_a_monopoly_is_one_line(qapp: QApplication) -> None:
    log = Log().tell(turn()).together(base.Monopolised(BOB, ANN, 2, 3), base.Monopolised(BOB, DAN, 2, 1))
    assert log.lines == ["Bob took 3 wool from Ann and 1 wool from Dan"]


def test_refusals_stand_behind_the_offer_they_answer(qapp: QApplication) -> None:
    log = Log().tell(turn(), base.Offered(BOB, *ORE_FOR_WOOL, (ANN, CLEO, DAN)))
    log.tell(base.Declined(CLEO, NoDeal.NO_USE), base.Accepted(ANN), base.Declined(DAN, NoDeal.NO_USE))
    log.tell(base.Offered(BOB, *ORE_FOR_WOOL, (CLEO,)), base.Declined(CLEO, NoDeal.NEED_IT))
    assert log.lines == [
        "Bob offered 1 ore for 1 wool. Cleo and Dan: “I have no use for that.”",
        "Ann accepted",
        "Bob offered 1 ore for 1 wool to Cleo. Cleo: “I need that myself.”",
    ]
    offer = log.model.index(0, 0, log.model.index(0, 0))
    assert offer.data(ENTRY) == 1, "the offer is open there"


@pytest.mark.parametrize(("reason", "words"), [(NoDeal.HAVE_NONE, "could not."), (NoDeal.NO, "declined.")])
def test_nothing_is_said_in_the_name_of_who_said_nothing(qapp: QApplication, reason: NoDeal, words: str) -> None:
    """Offers that cannot be met, or are not wanted, are declined without asking the person."""
    log = Log().tell(turn(), base.Offered(BOB, *ORE_FOR_WOOL, (ANN,)), base.Declined(ANN, reason))
    assert log.lines == [f"Bob offered 1 ore for 1 wool to Ann. Ann: {words}"]
    alone = log_lines.lines([base.Declined(ANN, reason)], log.perspective, log.model._kits)
    assert "“" not in alone[0].spoken, "nor aloud"


def test_what_a_person_chose_to_say_is_quoted(qapp: QApplication) -> None:
    log = Log().tell(turn(), base.Offered(BOB, *ORE_FOR_WOOL, (ANN,)), base.Declined(ANN, NoDeal.TOO_DEAR))
    assert log.lines[0].endswith("Ann: “That is too much for what I get.”")


def test_a_challenge_and_a_laurel_at_a_seven_say_what_came_of_them_and_why(qapp: QApplication) -> None:
    log = Log(scenarios=SCENARIOS).tell(turn())
    log.tell(ChallengeRolled(BOB, 4, 5), SettlerSent(BOB, 9, ANN))
    log.tell(ChallengeRolled(BOB, 4, 5))
    assert log.lines == [
        "Bob rolled 9 (4 + 5) and took place 9 from Ann",
        "Bob rolled 9 (4 + 5) at the table, on a place of their own: nothing happens",
    ]
    log.perspective.state.dice = (3, 4)
    assert log.tell(LaurelEarned(BOB)).lines[-1] == "Bob earned a laurel for the 7, with the most settlers"


def test_what_scenarios_bring_is_gathered_too(qapp: QApplication) -> None:
    log = Log(scenarios=SCENARIOS).tell(turn())
    log.tell(LaurelEarned(ANN), LaurelEarned(CLEO))
    log.tell(FishCaught(ANN, 2), FishCaught(ANN, 1), FishCaught(BOB, 3), FishCaught(BOB, 3))
    assert log.lines == [
        "Ann and Cleo earned a laurel each",
        "Ann drew fish tokens: 2 + 1",
        "Bob drew 2 fish tokens",
    ]
    log.tell(MatchdayStarted(1), ShotTaken(ANN, True), ShotTaken(BOB, False), ShotTaken(ANN, False))
    assert log.lines == ["Ann: goal, missed; Bob: missed"]
    log.tell(MatchPlayed(ANN, BOB, 1, 0), ShotTaken(CLEO, True))
    assert log.lines[2] == "Cleo scored", "the next match has a line of its own"


def test_what_is_taken_back_leaves_the_log(qapp: QApplication) -> None:
    log = Log().tell(turn(), base.Rolled(BOB, 5, 3), base.Discarded(ANN, 0), base.Discarded(ANN, 2))
    log.model.cut(3)
    assert log.lines == ["Ann discarded 1 lumber"]
    log.model.cut(1)
    assert log.turns == [("Turn 7, Bob", [])]
    log.model.cut(0)
    assert (log.turns, log.model.spoken(9)) == ([], "")


def test_answers_after_an_undo_find_the_offer_that_is_left(qapp: QApplication) -> None:
    log = Log().tell(turn(), base.Offered(BOB, *ORE_FOR_WOOL, (CLEO,)), base.Offered(BOB, *ORE_FOR_WOOL, (DAN,)))
    log.model.cut(2)
    log.tell(base.Declined(CLEO, NoDeal.NO))
    assert log.lines == ["Bob offered 1 ore for 1 wool to Cleo. Cleo: “No, thank you.”"]


def test_moments_are_found(qapp: QApplication) -> None:
    log = Log().tell(turn(), base.Rolled(BOB, 5, 3), base.RoadBuilt(BOB, 1), base.TurnEnded(BOB), turn(CLEO, 8))
    model = log.model
    assert [model.find(entry).data() for entry in (-1, 0, 1, 2, 3, 4)] == [
        None,
        "Turn 7, Bob: 8 (5 + 3)",
        "Turn 7, Bob: 8 (5 + 3)",
        "Bob built a road",
        "Bob built a road",
        "Turn 8, Cleo",
    ]
    assert [model.tells(entry) for entry in (1, 2, 3)] == [True, True, False]
    assert model.spoken(1) == "Bob rolled 8 (5 + 3)"
    assert model.spoken(3) == "Bob built a road"


def test_a_line_gives_itself_and_its_words(qapp: QApplication) -> None:
    model = Log().tell(turn(), base.RoadBuilt(BOB, 1)).model
    line = model.index(0, 0, model.index(0, 0))
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
        assert line.data(role) == "Bob built a road"
    assert line.data(ROW).seat == BOB
    assert line.data(Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex(), ROW) is None


@pytest.mark.slow
@pytest.mark.parametrize(("game", "scenarios"), ALL)
def test_a_game_that_is_opened_again_reads_as_it_did(qapp: QApplication, game: str, scenarios: tuple[str, ...]) -> None:
    session = running(game, scenarios, 60 if game == "junior" else 150)
    shown = kits(make_theme(), session.record.header)
    played, opened = LogModel(shown), LogModel(shown)
    tester = QAbstractItemModelTester(opened, FATAL)
    for one in log_lines.whole(session, ANN):
        played.tell(one.events, replace(one.perspective, game=one.perspective.game.copy()), one.entry)
    opened.tell_all(log_lines.whole(session, ANN))
    assert tester.model() is opened
    assert spoken(played) == spoken(opened)
    assert all(text and not set("{}%") & set(text) for _, lines in spoken(opened) for text in lines)
    half = len(session.record.entries) // 2
    opened.cut(half)
    for one in log_lines.whole(session, ANN):
        if one.entry >= half:
            opened.tell(one.events, one.perspective, one.entry)
    assert spoken(opened) == spoken(played), "what was taken back and done again reads the same"


def test_watchers_of_agents_read_the_same_when_they_come_back(qapp: QApplication) -> None:
    session = Session(header(players=("novice", "novice", "novice")))
    session.play(session.game.options()[0])
    assert next(iter(log_lines.whole(session, -1))).perspective.revealed


def test_those_who_are_asked_stand_with_a_comma_between_them(qapp: QApplication) -> None:
    offer = base.Offered(BOB, *ORE_FOR_WOOL, (ANN, CLEO))
    log = Log().tell(turn(), offer)
    line = log.model.index(0, 0, log.model.index(0, 0)).data(ROW)
    assert line.parts[-3:] == (Who(ANN), ",", Who(CLEO))
    assert line.spoken == "Bob offered 1 ore for 1 wool to Ann and Cleo"


def test_a_score_keeps_its_spaces_and_a_picture_leaves_none(qapp: QApplication) -> None:
    assert _without_gaps("Ann 0 : 1 Bob") == "Ann 0 : 1 Bob"
    assert _without_gaps("Ann spent 2  : Any resource , Bob ") == "Ann spent 2: Any resource, Bob"
