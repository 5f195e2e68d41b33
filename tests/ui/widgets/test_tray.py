from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import Action
from catanqt.rules.base.cards import BuyCard
from catanqt.ui.kit.view_data import Spot
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.play.placement import Placement
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.density import Density
from catanqt.ui.widgets.tray import Tray, TrayTile, covered
from tests.rules.base.table import player, table
from tests.ui.helpers.scenario_context import desk_at


class Told(Placement):
    """The piece in hand, and all that the tray told it."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.controller, context.kits)
        self.told: list[tuple[str, object]] = []

    def take(self, piece: str) -> None:
        self.told.append(("take", piece))
        super().take(piece)

    def drag_begin(self, piece: str, point: QPoint) -> bool:
        self.told.append(("begin", piece))
        return super().drag_begin(piece, point)

    def drag_move(self, point: QPoint) -> None:
        self.told.append(("move", QPoint(point)))
        super().drag_move(point)

    def drag_end(self, point: QPoint) -> None:
        self.told.append(("end", QPoint(point)))
        super().drag_end(point)


class Zone:
    """A board with one spot that takes everything."""

    def __init__(self, spot: Spot) -> None:
        self.spot = spot

    def spot_at(self, point: QPoint) -> Spot | None:
        return self.spot

    def any_spot_at(self, point: QPoint, kinds: Iterable[str]) -> Spot | None:
        return self.spot

    def spot_point(self, spot: Spot) -> QPoint | None:
        return None

    def spot_rect(self, spot: Spot) -> QRect | None:
        return None


@pytest.fixture
def told(context: PageContext) -> Told:
    placement = Told(context)
    placement.sync(context.controller.perspective)
    context.controller.synced.connect(placement.sync)
    return placement


@pytest.fixture
def tray(qtbot: QtBot, context: PageContext, told: Told) -> Tray:
    made = Tray(replace(context, placement=told))
    qtbot.addWidget(made)
    made.sync(context.controller.perspective)
    context.controller.synced.connect(made.sync)
    made.show()
    QApplication.processEvents()
    return made


def drag(tile: TrayTile, *points: QPoint) -> None:
    """Press in the middle of a tile, move over these points and let go at the last."""
    start = tile.rect().center()
    QTest.mousePress(tile, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for point in points:
        QTest.mouseMove(tile, start + point)
        QApplication.processEvents()
    QTest.mouseRelease(tile, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start + points[-1])


def test_the_tray_shows_what_can_be_bought_and_why_not(tray: Tray) -> None:
    assert [tile.tool.piece for tile in tray.tiles] == ["road", "settlement", "city", "card"]
    assert [tile.tool.ready for tile in tray.tiles] == [True, True, False, False]
    city = tray.tile("city")
    assert city.statusTip() == city.accessibleDescription() == city.tool.why != ""
    assert city.toolTip().splitlines()[0] == city.tool.why
    assert "F1" in city.toolTip()
    assert "drag" in tray.tile("road").toolTip()
    assert tray.tile("road").accessibleName().startswith("Road, ")


def test_a_press_takes_the_piece_and_another_puts_it_back(qtbot: QtBot, tray: Tray, told: Told) -> None:
    qtbot.mouseClick(tray.tile("road"), Qt.MouseButton.LeftButton)
    assert told.told == [("take", "road")]
    assert told.piece == "road"
    assert tray.tile("road").taken
    qtbot.mouseClick(tray.tile("road"), Qt.MouseButton.LeftButton)
    assert told.piece is None
    assert not tray.tile("road").taken


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_take_it_too(qtbot: QtBot, tray: Tray, told: Told, key: Qt.Key) -> None:
    tray.tile("settlement").setFocus()
    qtbot.keyClick(tray.tile("settlement"), key)
    assert told.told == [("take", "settlement")]


def test_press_and_move_drag_the_piece_along(tray: Tray, told: Told) -> None:
    tile = tray.tile("settlement")
    drag(tile, QPoint(2, 2), QPoint(20, -40), QPoint(90, -200))
    kinds = [kind for kind, _ in told.told]
    assert kinds == ["begin", "move", "move", "end"]
    assert told.told[0] == ("begin", "settlement")
    assert told.told[-1] == ("end", tile.mapToGlobal(tile.rect().center() + QPoint(90, -200)))
    assert told.piece is None, "let go over nothing"


def test_a_drop_on_a_lit_spot_builds(qtbot: QtBot, tray: Tray, told: Told, context: PageContext) -> None:
    told.take("road")
    spot = next(iter(told.spots))
    told.put_back()
    told.add_zone(Zone(spot))
    roads = context.controller.perspective.state.roads[0]
    drag(tray.tile("road"), QPoint(30, -60))
    assert context.controller.perspective.state.roads[0] == roads | 1 << spot.index


def test_a_tremble_is_no_drag(tray: Tray, told: Told) -> None:
    drag(tray.tile("road"), QPoint(1, 1))
    assert told.told == [("take", "road")]


def test_what_is_bought_at_a_press_is_bought(qtbot: QtBot) -> None:
    with desk_at(table(player("owgowg"))) as context:
        tray = Tray(context)
        qtbot.addWidget(tray)
        tray.sync(context.controller.perspective)
        played: list[Action] = []
        context.controller.played.connect(lambda entry, perspective: played.append(entry.entry.action))
        qtbot.mouseClick(tray.tile("card"), Qt.MouseButton.LeftButton)
        assert played[:1] == [BuyCard()]


def test_a_drag_of_what_is_only_bought_does_nothing_until_let_go(qtbot: QtBot) -> None:
    with desk_at(table(player("owgowg"))) as context:
        told = Told(context)
        tray = Tray(replace(context, placement=told))
        qtbot.addWidget(tray)
        tray.sync(context.controller.perspective)
        tray.show()
        drag(tray.tile("card"), QPoint(0, 300))
        assert told.told == []
        assert context.controller.session.record.entries == []


def test_a_tile_that_cannot_be_used_says_why(qtbot: QtBot, tray: Tray, told: Told) -> None:
    with qtbot.waitSignal(tray.refused) as caught:
        qtbot.mouseClick(tray.tile("city"), Qt.MouseButton.LeftButton)
    assert caught.args == [tray.tile("city").tool.why]
    with qtbot.waitSignal(tray.refused) as caught:
        drag(tray.tile("city"), QPoint(50, -90), QPoint(60, -120))
    assert caught.args == [tray.tile("city").tool.why], "dragged out it says the same, once"
    assert told.told == []


def test_numbers_press_tiles(tray: Tray, told: Told) -> None:
    assert tray.press_number(1)
    assert told.piece == "road"
    assert not tray.press_number(0)
    assert not tray.press_number(5)


def test_tiles_stay_while_the_moment_changes(qtbot: QtBot, tray: Tray, context: PageContext) -> None:
    road = tray.tile("road")
    road.setFocus()
    tray.sync(context.controller.perspective)
    assert tray.tile("road") is road
    tray.sync(replace(context.controller.perspective, viewer=-1))
    assert tray.tiles == ()


def test_every_state_of_a_tile_looks_different(qtbot: QtBot, context: PageContext, theme: Theme, styled: None) -> None:
    made = Tray(replace(context, theme=theme))
    qtbot.addWidget(made)
    made.sync(context.controller.perspective)
    made.show()
    made.activateWindow()
    road, city = made.tile("road"), made.tile("city")
    pictures = [road.grab().toImage()]
    road.setFocus()
    qtbot.waitUntil(road.hasFocus)
    pictures.append(road.grab().toImage())
    road.setDown(True)
    pictures.append(road.grab().toImage())
    road.setDown(False)
    road.clearFocus()
    context.placement.take("road")
    pictures.append(road.grab().toImage())
    assert all(one != two for i, one in enumerate(pictures) for two in pictures[:i])
    assert not city.grab().isNull()


def test_tiles_follow_the_size_of_the_window(tray: Tray) -> None:
    tray.fit(Density.TINY)
    assert tray.tile("road").width() == 72
    assert tray.sizeHint().width() == 4 * 74
    tray.fit(Density.LARGE)
    assert tray.tile("road").width() == 132


def test_what_is_missing_of_a_price_is_known() -> None:
    city = ("ore", "ore", "ore", "grain", "grain")
    assert covered(city, {"ore": 2, "grain": 1, "wool": 4}) == [True, True, False, True, False]
    assert covered(city, {}) == [False] * 5


def test_a_missing_card_of_a_price_looks_different(tray: Tray) -> None:
    tile = tray.tile("settlement")
    pictures = []
    for paid in ((True, True, True, True), (True, True, False, True)):
        tile.show_tool(replace(tile.tool, ready=False), None, "blue", 2, paid)
        pictures.append(tile.grab().toImage())
    assert pictures[0] != pictures[1]


def test_the_piece_in_hand_does_not_look_disabled(
    qtbot: QtBot, context: PageContext, theme: Theme, styled: None
) -> None:
    """In the set-up it is in hand from the start: the only tile that can be used is no paler than others."""
    made = Tray(replace(context, theme=theme))
    qtbot.addWidget(made)
    made.sync(context.controller.perspective)
    made.show()
    road = made.tile("road")

    def darkest() -> int:
        picture = road.grab().toImage()
        wide, high = picture.width(), picture.height()
        middle = ((x, y) for x in range(wide // 4, 3 * wide // 4) for y in range(high // 5, high // 2))
        return min(picture.pixelColor(x, y).lightness() for x, y in middle)

    before = darkest()
    context.placement.take("road")
    assert road.taken
    assert abs(darkest() - before) < 12
