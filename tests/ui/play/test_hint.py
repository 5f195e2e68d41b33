"""Hints: asked for by button and key, marked where the move is made, told with reasons; why not; and stopped."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from catanqt.kernel.agent import Advice, Agent, Budget, Evaluation, because
from catanqt.kernel.game import Action, Game
from catanqt.rules.base.building import BuildCity
from catanqt.rules.base.cards import PlayMonopoly
from catanqt.rules.base.memory import forgotten
from catanqt.rules.base.robber import Discard, Discarding, Rob, RobberVictim
from catanqt.rules.base.setup import FoundSettlement
from catanqt.rules.base.trade import Accept, Answering, Counter, Decline, Offer
from catanqt.rules.base.turn import BeforeRoll, Dice, EndTurn, Roll, Turn
from catanqt.scenarios.big_game.rules.actions import FreeSettler, SeatSettler
from catanqt.scenarios.big_game.ui.table_panel import TableView
from catanqt.session import Session
from catanqt.ui.board.hint_marker import HintMarker, Light
from catanqt.ui.board.items import PieceItem
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.pages.game.hints import risk
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt_ai.registry import make_agent
from tests.ai.games import VARIANTS
from tests.rules.base.table import player, table
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import MakePage, click, click_spot, drag_piece, press, wait_for_me
from tests.ui.helpers.scenario_context import seen_at


class Slow:
    """An adviser that thinks until it is told to stop."""

    started = 0

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        return game.options()[0]

    def advise(self, game: Game[Any], seat: int, budget: Budget) -> Advice:
        Slow.started += 1
        while not budget.spent:
            time.sleep(0.001)
        raise AssertionError("nobody stopped it")


class Fixed:
    """An adviser whose advice is known beforehand; it notes the games it was asked about."""

    def __init__(self) -> None:
        self.pick: Callable[[Game[Any]], Action] = lambda game: game.options()[0]
        self.against = because("as-good")
        self.evaluation = Evaluation.UNKNOWN
        self.asked: list[Game[Any]] = []

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        return self.pick(game)

    def advise(self, game: Game[Any], seat: int, budget: Budget) -> Advice:
        self.asked.append(game)
        action, players = self.pick(game), game.state.config.players
        chances = (1 / players,) * players
        return Advice(action, (because("nothing-better"),), (action,), chances, self.evaluation)

    def compare(self, game: Game[Any], seat: int, best: Action, budget: Budget) -> Any:
        return {action: (self.against,) for action in game.options() if action != best}

    def chances(self, game: Game[Any], seat: int, budget: Budget) -> tuple[float, ...]:
        players = game.state.config.players
        return (1 / players,) * players


@pytest.fixture
def fixed() -> Fixed:
    return Fixed()


@pytest.fixture
def agent_worker(qtbot: QtBot, fixed: Fixed) -> Iterator[AgentWorker]:
    """Opponents are the usual ones; "fixed" and "slow" are advisers."""

    def make(player: str, seed: str) -> Agent:
        return {"fixed": lambda: fixed, "slow": Slow}.get(player, lambda: make_agent(player, seed))()

    made = AgentWorker(make)
    yield made
    made.stop()


def ask(qtbot: QtBot, page: GamePage) -> None:
    """Press the button, and wait for the hint and what speaks against other moves."""
    click(page.prompt.tool("hint"))
    qtbot.waitUntil(lambda: page.hints.hint.result is not None and page.hints.hint.compared, timeout=10_000)
    qtbot.wait(5)


def in_a_turn(hand: tuple[int, ...] = (0, 0, 0, 0, 0), dice: tuple[int, int] = (2, 3)) -> Session:
    session = Session(header())
    while not isinstance(session.game.task, BeforeRoll):
        session.play(session.game.options()[0])
    session.play(Roll())
    session.play(Dice(*dice))
    session.game.state.hands[0:5] = list(hand)
    return session


def beacons(page: GamePage) -> list[HintMarker]:
    return [item for item in page.scene.items() if isinstance(item, HintMarker)]


# On the board


def test_a_hint_marks_the_spot_and_the_piece_and_says_why(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    result = page.hints.hint.result
    assert result is not None
    assert isinstance(result.action, FoundSettlement)
    assert page.scene.hint == Spot("corner", result.action.corner)
    assert [beacon.pos() for beacon in beacons(page)] == [page.scene.board_layout.place(page.scene.hint)]
    assert page.hints.halo.target is page.hand.tray.tile("settlement")
    assert page.hints.halo.isVisible()
    said = page.prompt.accessibleName()
    assert said.startswith("Hint: Place your settlement on the marked corner.")
    assert "dots" in said
    assert said.endswith(" This hint is based on experience from many games.")


@pytest.mark.parametrize(
    ("evaluation", "said"),
    [(Evaluation.UNKNOWN, ""), (Evaluation.PLANNING, "This hint is based on rules and planning.")],
)
def test_it_says_what_it_was_found_by_where_that_is_known(
    evaluation: Evaluation, said: str, qtbot: QtBot, make_page: MakePage, agent_worker: AgentWorker, fixed: Fixed
) -> None:
    agent_worker.best, fixed.evaluation = "fixed", evaluation
    page = make_page(header())
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    assert ("based on" in page.prompt.accessibleName()) is bool(said)
    assert page.prompt.accessibleName().endswith(said)
    assert page.prompt.tool("hint").toolTip().endswith(said)


def test_the_light_of_a_hint_leaves_the_pieces_beside_it_their_colour(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    click_spot(page, sorted(page.placement.spots)[20])
    ask(qtbot, page)
    lights = [item.zValue() for item in page.scene.items() if isinstance(item, Light)]
    pieces = [item.zValue() for item in page.scene.items() if isinstance(item, PieceItem) and item.piece.seat == 0]
    assert len(lights) == len(pieces) == 1
    assert lights < pieces


def test_doing_it_makes_the_move(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(players=("human", "patient", "novice")))
    wait_for_me(qtbot, page)
    assert not page.prompt.tool("do").isVisible()
    ask(qtbot, page)
    result = page.hints.hint.result
    assert result is not None
    click(page.prompt.tool("do"))
    assert page.controller.session.record.entries[0].action == result.action
    assert page.hints.hint.result is None
    assert not beacons(page)
    assert not page.hints.halo.isVisible()
    assert not page.prompt.tool("do").isVisible()


def test_keys_begin_at_the_marked_spot(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    page.board.setFocus()
    press(page, Qt.Key.Key_Down)
    assert page.placement.hot == page.scene.hint


def test_another_move_takes_the_hint_away(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(players=("human", "patient", "novice")))
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    other = next(spot for spot in sorted(page.placement.spots) if spot != page.scene.hint)
    drag_piece(page, "settlement", other)
    assert page.hints.hint.result is None
    assert page.scene.hint is None
    assert not page.prompt.accessibleName().startswith("Hint")


def test_the_button_puts_the_hint_away(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    before = page.prompt.accessibleName()
    ask(qtbot, page)
    assert page.prompt.tool("hint").text() == "Hide hint"
    click(page.prompt.tool("hint"))
    assert page.hints.hint.result is None
    assert page.prompt.accessibleName() == before
    assert page.prompt.tool("hint").text() == "Hint"


def test_escape_puts_it_away_even_with_a_piece_that_must_be_placed(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    assert page.placement.forced
    page.board.setFocus()
    press(page, Qt.Key.Key_Escape)
    assert page.hints.hint.result is None


def test_looking_back_takes_the_hint_away(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=in_a_turn())
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    page.controller.look_at(1)
    assert page.hints.hint.result is None
    assert not page.prompt.tool("hint").isEnabled()


# Where else moves are made


def test_the_button_that_is_meant_is_ringed(
    qtbot: QtBot, make_page: MakePage, agent_worker: AgentWorker, fixed: Fixed
) -> None:
    agent_worker.best, fixed.pick = "fixed", lambda game: EndTurn()
    page = make_page(session=in_a_turn((1, 1, 0, 0, 0)))
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    assert page.hints.halo.target is page.hand.button("End turn")
    assert not beacons(page)


def test_a_card_to_play_is_ringed(qtbot: QtBot, make_page: MakePage, agent_worker: AgentWorker, fixed: Fixed) -> None:
    session = in_a_turn()
    session.game.state.cards[4] = 1
    agent_worker.best, fixed.pick = "fixed", lambda game: PlayMonopoly(4)
    page = make_page(session=session)
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    assert page.hints.halo.target is page.hand.special.viewport()
    assert "name ore" in page.prompt.accessibleName()


def test_an_offer_rings_the_button_that_opens_the_trade(
    qtbot: QtBot, make_page: MakePage, agent_worker: AgentWorker, fixed: Fixed
) -> None:
    agent_worker.best, fixed.pick = "fixed", lambda game: Offer((1, 0, 0, 0, 0), (0, 0, 0, 0, 1), (1, 2))
    page = make_page(session=in_a_turn((2, 0, 0, 0, 0)))
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    assert page.hints.halo.target is page.hand.button("Trade")
    assert "Offer 1 lumber for 1 ore to Bob" in page.prompt.accessibleName()
    click(page.hand.button("Trade"))
    assert page.hints.hint.result is not None
    page.hints.sync(page.controller.perspective)
    assert page.hints.halo.target is page.strips.trade


def test_the_answer_that_is_meant_is_ringed(
    qtbot: QtBot, make_page: MakePage, agent_worker: AgentWorker, fixed: Fixed
) -> None:
    session = in_a_turn()
    session.play(EndTurn())
    session.play(Roll())
    session.play(Dice(1, 2))
    session.game.state.hands[0:10] = [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    session.play(Offer((0, 0, 0, 0, 1), (1, 0, 0, 0, 0), (0,)))
    agent_worker.best, fixed.pick = "fixed", lambda game: Accept()
    page = make_page(session=session)
    wait_for_me(qtbot, page)
    assert isinstance(page.controller.perspective.task, Answering)
    ask(qtbot, page)
    assert page.hints.halo.target is page.strips.answer.accept
    fixed.pick = lambda game: Decline("no")
    page.hints.close()
    ask(qtbot, page)
    assert page.hints.halo.target is page.strips.answer.decline


def test_whom_to_rob_is_ringed_in_the_strip(
    qtbot: QtBot, make_page: MakePage, agent_worker: AgentWorker, fixed: Fixed
) -> None:
    session = in_a_turn(dice=(3, 4))
    state = session.game.state
    state.hands[5:15] = [1] * 10
    for move in session.game.options():
        trial = session.game.copy()
        trial.play(move)
        if isinstance(trial.task, RobberVictim):
            session.play(move)
            break
    agent_worker.best, fixed.pick = "fixed", lambda game: game.options()[-1]
    page = make_page(session=session)
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    result, target = page.hints.hint.result, page.hints.halo.target
    assert result is not None
    assert isinstance(result.action, Rob)
    assert target in page.strips.question.buttons
    assert target.choice.action == result.action  # type: ignore[union-attr]


def test_all_cards_of_a_discard_are_told_and_made_together(qtbot: QtBot, make_page: MakePage) -> None:
    session = in_a_turn()
    session.play(EndTurn())
    session.play(Roll())
    session.game.state.hands[0:5] = [6, 1, 1, 1, 1]
    session.play(Dice(3, 4))
    page = make_page(session=session)
    wait_for_me(qtbot, page)
    assert isinstance(page.controller.perspective.task, Discarding)
    count = len(session.record.entries)
    ask(qtbot, page)
    result = page.hints.hint.result
    assert result is not None
    assert len(result.together) == 5
    assert "Discard" in page.prompt.accessibleName()
    click(page.prompt.tool("do"))
    made = [entry.action for entry in session.record.entries[count:] if entry.actor == 0]
    assert tuple(made) == result.together
    assert all(isinstance(action, Discard) for action in made)


def test_a_place_beside_the_board_is_ringed_too(qtbot: QtBot, make_page: MakePage) -> None:
    session = Session(header(scenarios=("big-game",)))
    while not isinstance(session.game.task, FreeSettler) or session.game.task.actor != 0:
        session.play(session.game.options()[0])
    page = make_page(session=session)
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    result = page.hints.hint.result
    assert result is not None
    assert isinstance(result.action, SeatSettler)
    assert page.hints.halo.target is page.hand.tray.tile("settler")
    table = page.hints.target.target
    assert isinstance(table, TableView)
    middle = table.mapToGlobal(table.spot_rect(Spot("place", result.action.number)).center())  # type: ignore[union-attr]
    assert table.spot_at(middle) == Spot("place", result.action.number)


def test_the_board_keeps_its_size_whatever_is_said_of_a_spot(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(), size=(1024, 680))
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    heights = set()
    for spot in sorted(page.placement.spots)[::5]:
        page.placement.hover(spot)
        qtbot.wait(1)
        heights.add(page.board.height())
    assert len(heights) == 1


# Why not?


def point(widget: QWidget, at: QPoint) -> None:
    QTest.mouseMove(widget, at)
    QTest.qWait(1)


def test_a_spot_that_is_pointed_at_says_why_not(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    board = page.scene.board_layout
    outer = next(spot for spot in sorted(page.placement.spots) if len(_hexes(page, spot)) == 1)
    view = page.board.viewport()
    point(view, view.mapFromGlobal(page.board.screen_point(outer)))
    said = page.prompt.accessibleName()
    assert "Why not this?" in said
    assert "the suggested place" in said
    assert page.scene.hint is not None
    point(view, view.mapFromGlobal(page.board.screen_point(page.scene.hint)))
    assert "Why not" not in page.prompt.accessibleName()
    point(view, QPoint(4, 4))
    assert page.prompt.accessibleName().startswith("Hint: Place")
    assert board is page.scene.board_layout


def _hexes(page: GamePage, spot: Spot) -> tuple[int, ...]:
    hexes: tuple[int, ...] = page.controller.perspective.state.config.board.grid.corner_hexes[spot.index]
    return hexes


def test_a_button_that_is_pointed_at_says_why_not(
    qtbot: QtBot, make_page: MakePage, agent_worker: AgentWorker, fixed: Fixed
) -> None:
    agent_worker.best, fixed.against = "fixed", because("less-chance", percent=7)
    fixed.pick = lambda game: next(action for action in game.options() if isinstance(action, BuildCity))
    page = make_page(session=in_a_turn((0, 0, 0, 2, 3)))
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    end = page.hand.button("End turn")
    point(end, end.rect().center())
    assert "Why not this?" in page.prompt.accessibleName()
    assert "You would win about 7 fewer games in a hundred" in page.prompt.accessibleName()
    QApplication.sendEvent(end, QEvent(QEvent.Type.Leave))
    assert "Why not" not in page.prompt.accessibleName()


# Thinking


def test_long_thinking_shows_its_progress_and_escape_stops_it(
    qtbot: QtBot, make_page: MakePage, agent_worker: AgentWorker
) -> None:
    agent_worker.best = "slow"
    page = make_page(header())
    wait_for_me(qtbot, page)
    before = page.prompt.accessibleName()
    page.board.setFocus()
    click(page.prompt.tool("hint"))
    assert page.hints.hint.thinking
    qtbot.waitUntil(lambda: page.prompt.progress is not None)
    assert "Esc" in page.prompt.accessibleName()
    first = page.prompt.progress
    qtbot.waitUntil(lambda: (page.prompt.progress or 0) > (first or 0))
    press(page, Qt.Key.Key_Escape)
    assert not page.hints.hint.thinking
    assert page.prompt.progress is None
    assert page.prompt.accessibleName() == before
    qtbot.wait(30)
    assert page.hints.hint.result is None


def test_playing_on_stops_the_thinking(qtbot: QtBot, make_page: MakePage, agent_worker: AgentWorker) -> None:
    agent_worker.best = "slow"
    page = make_page(header(players=("human", "patient", "novice")))
    wait_for_me(qtbot, page)
    click(page.prompt.tool("hint"))
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    assert not page.hints.hint.thinking


def test_a_hint_never_disturbs_an_opponent(qtbot: QtBot, agent_worker: AgentWorker) -> None:
    """Both are asked at once: stopping one leaves the other its answer."""
    session = Session(header())
    answers: list[object] = []
    agent_worker.answered.connect(answers.append)
    adviser = agent_worker.adviser(agent_worker)
    adviser.put("slow", "x", lambda agent, budget: agent.advise(session.game.copy(), 0, budget), 5)
    agent_worker.ask("novice", "x", session.game.copy(), 0, 5)
    qtbot.waitUntil(lambda: bool(answers))
    assert adviser.busy
    agent_worker.ask("novice", "x", session.game.copy(), 0, 5)
    adviser.cancel()
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert not adviser.busy


def test_advisers_hear_only_their_own_answers(qtbot: QtBot, agent_worker: AgentWorker) -> None:
    first, second = agent_worker.adviser(agent_worker), agent_worker.adviser(agent_worker)
    heard: list[tuple[str, object]] = []
    first.answered.connect(lambda answer: heard.append(("first", answer)))
    second.answered.connect(lambda answer: heard.append(("second", answer)))
    first.put("novice", "x", lambda agent, budget: 1, 5)
    second.put("novice", "x", lambda agent, budget: 2, 5)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard == [("first", 1), ("second", 2)]
    first.put("novice", "x", lambda agent, budget: 3, 5)
    first.put("novice", "x", lambda agent, budget: 4, 5)
    qtbot.waitUntil(lambda: len(heard) == 3)
    assert heard[2] == ("first", 4)


def test_an_adviser_that_breaks_down_is_told_and_the_game_goes_on(
    qtbot: QtBot, make_page: MakePage, agent_worker: AgentWorker
) -> None:
    agent_worker.best = "nobody-of-this-name"
    page = make_page(header())
    wait_for_me(qtbot, page)
    with qtbot.waitSignal(page.broken) as broken:
        click(page.prompt.tool("hint"))
    assert "UnknownAgent" in broken.args[0]
    assert not page.controller.is_paused
    drag_piece(page, "settlement", sorted(page.placement.spots)[0])
    assert page.controller.session.record.entries


def test_a_hint_is_refused_in_words_when_there_is_nothing_to_decide(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(players=("patient", "human", "novice")))
    assert not page.prompt.tool("hint").isEnabled()
    page.hints.toggle()
    assert page.prompt.refusing
    assert not page.hints.hint.thinking


def test_the_adviser_sees_no_more_than_the_viewer(
    qtbot: QtBot, make_page: MakePage, agent_worker: AgentWorker, fixed: Fixed
) -> None:
    session = in_a_turn()
    session.game.state.hands[5:15] = [0, 0, 0, 0, 6, 0, 0, 6, 0, 0]
    session.game.state.bank = [19, 19, 13, 19, 13]
    session.game.state.memory = forgotten(session.game.state)
    agent_worker.best = "fixed"
    page = make_page(session=session)
    wait_for_me(qtbot, page)
    ask(qtbot, page)
    state = fixed.asked[0].state
    assert state.hand_size(1) == state.hand_size(2) == 6
    assert (state.hand(1), state.hand(2)) != (session.game.state.hand(1), session.game.state.hand(2))
    assert session.game.state.hand(1) == (0, 0, 0, 0, 6)


def test_an_answer_that_nobody_waits_for_is_never_heard(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header())
    wait_for_me(qtbot, page)
    page.hints.toggle()
    page.hints.toggle()
    qtbot.wait(300)
    assert page.hints.hint.result is None


# Whole games


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_is_played_by_hints_alone(
    variant: str, qtbot: QtBot, make_page: MakePage, preferences: Preferences
) -> None:
    """Every hint is there, is told, is legal, and is found on the page or at least in words."""
    game, scenarios = VARIANTS[variant]
    page = make_page(header(game, ("human", "novice", "novice"), scenarios=scenarios))
    controller, marked = page.controller, 0
    for _ in range(24):
        qtbot.waitUntil(
            lambda: controller.perspective.acting or controller.perspective.over or _shot(page), timeout=30_000
        )
        if controller.perspective.over:
            break
        entries = len(controller.session.record.entries)
        page.hints.toggle()
        qtbot.waitUntil(lambda: page.hints.hint.result is not None, timeout=10_000)
        said = page.prompt.accessibleName()
        assert said.startswith("Hint: ")
        assert said.endswith(".")
        marked += bool(beacons(page)) or page.hints.halo.target is not None
        page.hints.do()
        assert len(controller.session.record.entries) > entries
    assert marked > 12


def _shot(page: GamePage) -> bool:
    """Let a shot that waits for a gesture be taken."""
    if page.controller.waits(page.controller.perspective):
        page.controller.deal()
    return False


def test_advice_is_worked_out_from_a_copy(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(session=in_a_turn((1, 1, 1, 1, 0)))
    wait_for_me(qtbot, page)
    before = page.controller.session.game.state.hand(0), len(page.controller.session.record.entries)
    ask(qtbot, page)
    assert (page.controller.session.game.state.hand(0), len(page.controller.session.record.entries)) == before
    assert isinstance(page.controller.session.game.task, Turn)


def test_other_terms_than_an_offer_at_hand_are_called_a_risk() -> None:
    wool, ore = (0, 0, 1, 0, 0), (0, 0, 0, 0, 1)
    other = Counter((0, 0, 0, 1, 0), (0, 0, 0, 0, 2))
    perspective = seen_at(
        table(player("wg"), player("oo"), turn=1, todo=[Turn(1), Answering(0, 1, ore, wool, (), (), ())])
    )
    assert risk(other, (), perspective) == "It is a risk: Bob may refuse, and then the offer is gone."
    assert risk(other, (because("risks-offer", partner=1),), perspective) == "", "the adviser says so itself"
    assert risk(Accept(), (), perspective) == ""
    poor = seen_at(table(player("g"), player("oo"), turn=1, todo=[Turn(1), Answering(0, 1, ore, wool, (), (), ())]))
    assert risk(other, (), poor) == "", "it could not be accepted anyway"
