"""Pieces stand where the state says, and each action of a piece is a gesture."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import Action
from catanqt.rules.base import building, robber, setup
from catanqt.rules.base.turn import EndTurn
from catanqt.scenarios.fishermen.ui.fisheries import fisheries
from catanqt.ui.board.hex_layout import HexLayout
from catanqt.ui.games import kits
from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.kit.view_data import BESIDE, Gesture, Look, Piece, Spot
from catanqt.ui.theme.theme import make_theme
from tests.rules.base.table import edge, player, table
from tests.rules.scenarios import positions as scenarios
from tests.ui.games.classic.positions import kit_of
from tests.ui.helpers import controllers
from tests.ui.helpers.scenario_context import seen_at

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.mark.parametrize(
    ("action", "piece", "spot"),
    [
        (setup.FoundSettlement(7), "settlement", Spot("corner", 7)),
        (building.BuildSettlement(7), "settlement", Spot("corner", 7)),
        (setup.FoundRoad(3), "road", Spot("edge", 3)),
        (building.BuildRoad(3), "road", Spot("edge", 3)),
        (building.PlaceRoad(3), "road", Spot("edge", 3)),
        (building.BuildCity(7), "city", Spot("corner", 7)),
        (robber.MoveRobber(4), "robber", Spot("hex", 4)),
    ],
)
def test_pieces_make_actions(action: Action, piece: str, spot: Spot) -> None:
    assert kit_of(seen_at(table())).gesture(action) == Gesture(piece, spot)


def test_what_needs_no_piece_is_no_gesture() -> None:
    assert kit_of(seen_at(table())).gesture(EndTurn()) is None


def pieces(*players: dict[str, object], robber: int = 9) -> dict[str, list[Piece]]:
    perspective = seen_at(table(*players, robber=robber))
    found: dict[str, list[Piece]] = {}
    for piece in kit_of(perspective).pieces(perspective):
        found.setdefault(piece.kind, []).append(piece)
    return found


def test_all_that_stands_on_the_board() -> None:
    road = edge(8, 12)
    found = pieces(player(settlements=[8], roads=[road]), player(cities=[23]))
    assert found["settlement"] == [Piece(("settlement", 8), "settlement", Spot("corner", 8), 0)]
    assert found["road"] == [Piece(("road", road), "road", Spot("edge", road), 0)]
    assert found["city"] == [Piece(("city", 23), "city", Spot("corner", 23), 1)]


def test_the_robber_shades_the_number_he_blocks() -> None:
    desert, hills = pieces(robber=9), pieces(robber=4)
    assert [piece.spot for piece in desert["robber"]] == [Spot("hex", 9)]
    assert "blocked" not in desert
    assert [(piece.spot, piece.count) for piece in hills["blocked"]] == [(Spot("hex", 4), 1)]
    assert desert["robber"][0].key == hills["robber"][0].key, "he moves there, he is no other"


def test_SF2_a_robber_off_the_board_stands_beside_the_island() -> None:
    game = scenarios.table(soccer=scenarios.season())
    assert game.state.robber == -1
    perspective = seen_at(game)
    (piece,) = (piece for piece in kit_of(perspective).pieces(perspective) if piece.kind in ("robber", "blocked"))
    assert piece == Piece(("robber", 0), "robber", BESIDE)
    on_land = pieces(robber=4)["robber"][0]
    assert piece.key == on_land.key, "he comes from there, he is no other"


@pytest.mark.parametrize("chosen", [("soccer-fever",), ("soccer-fever", "fishermen")], ids=" ".join)
def test_SF2_beside_the_island_he_hides_nothing_and_is_in_sight(chosen: tuple[str, ...]) -> None:
    """On twenty boards: all of him is in the picture, and no land, harbour or fishery is under him."""
    for number in range(20):
        header = controllers.header(scenarios=chosen, board_seed=f"SEED{number}")
        kits_there = kits(make_theme("light"), header)
        chart = kits_there[0].board_layout()
        assert isinstance(chart, HexLayout)
        for kit in kits_there:
            kit.decorate(chart)
        look = kits_there[0].look("robber", NOBODY, BESIDE, 1, 0.0)
        assert look is not None
        at = chart.place(BESIDE) + QPointF(look.dx, look.dy)
        him = QRectF(at.x() - look.extent, at.y() - look.extent, 2 * look.extent, 2 * look.extent)
        assert chart.bounds.contains(him)
        assert not chart.shore.line.intersects(him)
        signs = [chart.harbour_place(harbour) for harbour in chart.board.harbours]
        assert not any(him.intersects(QRectF(sign.x() - 30, sign.y() - 30, 60, 62)) for sign in signs)
        if "fishermen" in chosen:
            assert not any(him.intersects(fishery.bounds) for fishery in fisheries(header, chart))
        assert BESIDE not in chart.spots(), "nothing can be built there"


def test_two_discs_are_shaded_both() -> None:
    game = scenarios.table(soccer=scenarios.season(), robber=3)
    perspective = seen_at(game)
    (shade,) = (piece for piece in kit_of(perspective).pieces(perspective) if piece.kind == "blocked")
    assert shade.count == 2


@pytest.mark.parametrize(
    ("kind", "seat"),
    [("road", 0), ("settlement", 1), ("city", 2), ("robber", NOBODY), ("blocked", NOBODY), ("card", 0)],
)
def test_every_piece_has_a_look_within_its_extent(qtbot: QtBot, kind: str, seat: int) -> None:
    look = kit_of(seen_at(table())).look(kind, seat, Spot("hex", 3), 2, 30.0)
    assert look is not None
    assert _painted(look, look.extent)
    assert not _painted_outside(look)


def test_strange_pieces_are_left_to_others() -> None:
    assert kit_of(seen_at(table())).look("ship", 0, Spot("ship", 0), 1, 0.0) is None


def _picture(look: Look, reach: float) -> QImage:
    side = round(2 * reach)
    picture = QImage(side, side, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    painter.translate(reach, reach)
    look.paint(painter)
    painter.end()
    return picture


def _painted(look: Look, reach: float) -> bool:
    picture = _picture(look, reach)
    return any(picture.pixelColor(x, y).alpha() for x in range(picture.width()) for y in range(picture.height()))


def _painted_outside(look: Look) -> bool:
    """Whether anything of it lies more than a hair beyond the extent it claims."""
    reach = look.extent + 20
    picture = _picture(look, reach)
    edge_of = look.extent + 1
    return any(
        picture.pixelColor(x, y).alpha() > 8
        for x in range(picture.width())
        for y in range(picture.height())
        if max(abs(x - reach), abs(y - reach)) > edge_of
    )
