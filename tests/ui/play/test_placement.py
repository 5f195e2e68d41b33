"""The piece in hand: taken, hovered, dropped, dragged, refused; and what becomes of it when the game moves on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect

from catanqt.kernel.record import Header
from catanqt.rules.base.setup import FoundRoad, FoundSettlement
from catanqt.rules.base.turn import BeforeRoll, Dice, Roll
from catanqt.session import Session
from catanqt.ui.games import kits
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.play.controller import GameController
from catanqt.ui.play.placement import Placement
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import make_theme
from tests.ui.helpers.controllers import MemoryPlay, header

HERE, FAR = QPoint(100, 100), QPoint(500, 300)


class Ground:
    """A zone with one spot under every point, and some that are not lit."""

    def __init__(self, placement: Placement) -> None:
        self.placement = placement
        self.at: dict[tuple[int, int], Spot] = {}
        placement.add_zone(self)

    def spot_at(self, point: QPoint) -> Spot | None:
        spot = self.any_spot_at(point, {"corner", "edge", "hex"})
        return spot if spot in self.placement.spots else None

    def any_spot_at(self, point: QPoint, kinds: Iterable[str]) -> Spot | None:
        spot = self.at.get((point.x(), point.y()))
        return spot if spot is not None and spot.kind in kinds else None

    def spot_point(self, spot: Spot) -> QPoint | None:
        return next((QPoint(*place) for place, there in self.at.items() if there == spot), None)

    def spot_rect(self, spot: Spot) -> QRect | None:
        return None


@pytest.fixture
def sit(agent_worker: AgentWorker, preferences: Preferences) -> Iterator[Callable[..., Any]]:
    """A table with the hands at it, and all they say."""
    tables: list[GameController] = []

    def make(session: Session | None = None, head: Header | None = None) -> Any:
        at = session or Session(head or header(players=("human", "patient", "novice")))
        controller = GameController(MemoryPlay(at), agent_worker, preferences)
        tables.append(controller)
        placement = Placement(controller, kits(make_theme(), at.record.header))
        controller.synced.connect(placement.sync)
        placement.sync(controller.perspective)
        said: dict[str, list[Any]] = {name: [] for name in ("refused", "returned", "many", "moved", "changed")}
        for name, heard in said.items():
            getattr(placement, name).connect(lambda *words, heard=heard: heard.append(words[0] if words else True))
        return SimpleNamespace(controller=controller, placement=placement, said=said, ground=Ground(placement))

    yield make
    for controller in tables:
        controller.close()


def in_a_turn(hand: list[int]) -> Session:
    """After the roll of the first turn, with this hand."""
    session = Session(header(players=("human", "patient", "novice")))
    while not isinstance(session.game.task, BeforeRoll):
        session.play(session.game.options()[0])
    session.play(Roll())
    session.play(Dice(2, 3))
    session.game.state.hands[0:5] = hand
    return session


RICH = [4, 4, 3, 4, 4]


def test_a_piece_the_game_waits_for_is_in_hand_and_stays_there(sit: Callable[..., Any]) -> None:
    at = sit()
    placing = at.placement
    assert placing.forced
    assert placing.piece == "settlement"
    assert len(placing.spots) == 54
    placing.take("settlement")
    placing.put_back()
    assert placing.piece == "settlement"


def test_in_a_turn_pieces_are_taken_and_put_back(sit: Callable[..., Any]) -> None:
    placing = sit(in_a_turn(RICH)).placement
    assert not placing.forced
    assert set(placing.pieces) >= {"road", "city"}
    assert placing.piece is None
    assert placing.spots == {}
    placing.take("road")
    assert placing.piece == "road"
    assert placing.spots
    placing.take("city")
    assert placing.piece == "city"
    placing.take("city")
    assert placing.piece is None
    placing.take("robber")
    assert placing.piece is None


def test_only_lit_spots_are_hovered_over(sit: Callable[..., Any]) -> None:
    placing = sit(in_a_turn(RICH)).placement
    placing.take("road")
    lit = sorted(placing.spots)[0]
    placing.hover(lit)
    assert placing.hot == lit
    placing.hover(Spot("corner", lit.index))
    assert placing.hot is None
    placing.hover(lit)
    placing.take("city")
    assert placing.hot is None


def test_a_drop_plays_what_the_spot_stands_for(sit: Callable[..., Any]) -> None:
    at = sit()
    assert at.placement.drop(Spot("corner", 12))
    assert at.controller.session.record.entries[-1].action == FoundSettlement(12)
    assert at.placement.piece == "road", "the road comes to hand by itself"
    assert at.placement.hot is None


@pytest.mark.parametrize(
    ("spot", "reason"), [(None, "no-such-place"), (Spot("hex", 3), "no-such-place"), (Spot("corner", 999), None)]
)
def test_a_drop_elsewhere_is_refused_with_a_reason(
    sit: Callable[..., Any], spot: Spot | None, reason: str | None
) -> None:
    at = sit()
    assert not at.placement.drop(spot)
    assert len(at.said["refused"]) == 1
    assert reason is None or at.said["refused"] == [reason]
    assert not at.controller.session.record.entries


def test_the_reason_is_that_of_the_rules(sit: Callable[..., Any]) -> None:
    at = sit(in_a_turn(RICH))
    at.placement.take("road")
    taken = next(
        entry.action.edge for entry in at.controller.session.record.entries if isinstance(entry.action, FoundRoad)
    )
    assert not at.placement.drop(Spot("edge", taken))
    assert at.said["refused"] == ["taken"]
    assert at.placement.piece is None, "out of the hand"


def test_nothing_in_hand_drops_nothing(sit: Callable[..., Any]) -> None:
    at = sit(in_a_turn(RICH))
    assert not at.placement.drop(Spot("edge", 3))
    assert not at.said["refused"]


def test_a_drag_to_a_lit_spot_builds(sit: Callable[..., Any]) -> None:
    at = sit()
    at.ground.at[500, 300] = Spot("corner", 20)
    assert at.placement.drag_begin("settlement", HERE)
    at.placement.drag_move(FAR)
    assert at.placement.hot == Spot("corner", 20)
    at.placement.drag_end(FAR)
    assert at.controller.session.record.entries[-1].action == FoundSettlement(20)
    assert not at.placement.dragging
    assert not at.said["returned"]


def test_a_drag_to_nowhere_flies_back(sit: Callable[..., Any]) -> None:
    at = sit(in_a_turn(RICH))
    assert at.placement.drag_begin("road", HERE)
    at.placement.drag_move(FAR)
    at.placement.drag_end(FAR)
    assert at.said["returned"] == [True]
    assert at.said["refused"] == ["no-such-place"]
    assert at.placement.piece is None


def test_a_drag_that_ends_where_it_began_was_none(sit: Callable[..., Any]) -> None:
    at = sit(in_a_turn(RICH))
    at.placement.drag_begin("road", HERE)
    at.placement.drag_end(HERE + QPoint(5, 5))
    assert not at.said["returned"]
    assert not at.said["refused"]
    assert at.placement.piece is None


def test_a_cancelled_drag_flies_back_without_a_word(sit: Callable[..., Any]) -> None:
    at = sit()
    at.placement.drag_cancel()
    assert not at.said["returned"]
    at.placement.drag_begin("settlement", HERE)
    at.placement.drag_cancel()
    assert at.said["returned"] == [True]
    assert not at.said["refused"]
    assert not at.placement.dragging


def test_what_may_not_be_taken_is_not_lifted(sit: Callable[..., Any]) -> None:
    at = sit(in_a_turn([0, 0, 0, 0, 0]))
    assert not at.placement.drag_begin("road", HERE)
    at.placement.drag_move(FAR)
    at.placement.drag_end(FAR)
    assert not at.said["moved"]
    assert not at.placement.dragging


def test_a_drag_ends_when_the_move_before_it_is_taken_back(sit: Callable[..., Any]) -> None:
    """The road is in the air, its settlement is undone: the settlement comes to hand, but nobody drags it."""
    at = sit()
    at.placement.drop(Spot("corner", 20))
    assert at.placement.drag_begin("road", HERE)
    at.controller.undo()
    assert at.placement.piece == "settlement"
    assert not at.placement.dragging
    at.placement.drag_move(FAR)
    at.placement.drag_end(FAR)
    assert not at.controller.session.record.entries
    assert not at.said["refused"]


def test_a_drag_ends_when_the_past_is_looked_at(sit: Callable[..., Any]) -> None:
    at = sit(in_a_turn(RICH))
    at.placement.drag_begin("road", HERE)
    at.controller.look_at(0)
    assert not at.placement.dragging
    assert at.placement.piece is None
    assert not at.placement.pieces


def test_a_piece_stays_in_hand_while_it_can_be_built(sit: Callable[..., Any]) -> None:
    at = sit(in_a_turn(RICH))
    at.placement.take("road")
    at.placement.sync(at.controller.perspective)
    assert at.placement.piece == "road"


def test_several_meanings_are_asked_about(sit: Callable[..., Any]) -> None:
    session = Session(header(players=("human", "patient", "novice"), scenarios=("big-game",)))
    while not isinstance(session.game.task, BeforeRoll):
        session.play(session.game.options()[0])
    session.play(Roll())
    session.play(Dice(2, 3))
    session.game.state.hands[0:5] = [0, 0, 1, 1, 0]
    at = sit(session)
    at.placement.take("settler")
    spot, actions = next(iter(sorted(at.placement.spots.items())))
    assert len(actions) == 2
    assert at.placement.drop(spot)
    assert at.said["many"] == [list(actions)]
    assert at.placement.piece is None


def test_the_first_zone_with_a_spot_has_it(sit: Callable[..., Any]) -> None:
    at = sit()
    other = Ground(at.placement)
    other.at[500, 300] = Spot("corner", 7)
    at.placement.drag_begin("settlement", HERE)
    at.placement.drag_move(FAR)
    assert at.placement.hot == Spot("corner", 7)
    at.ground.at[500, 300] = Spot("corner", 8)
    at.placement.drag_move(FAR)
    assert at.placement.hot == Spot("corner", 8)
