from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from catanqt.ui.theme.art import brushes, cards, dice, discs, harbours, pieces, tokens
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.art.stamps import STAMPS, Stamps
from catanqt.ui.theme.art.terrain import RECIPES
from catanqt.ui.theme.art.tiles import TileCache, paint_tile
from catanqt.ui.theme.theme import Theme, make_theme
from tests.ui.theme.art.canvas import colours, covered, painted

LIGHT = make_theme()
BLUE = LIGHT.owners["blue"]
PIECES: dict[str, Callable[[QPainter], None]] = {
    "road": partial(pieces.road, owner=BLUE, angle=-30),
    "settlement": partial(pieces.settlement, owner=BLUE),
    "city": partial(pieces.city, owner=BLUE),
    "robber": pieces.robber,
    "token": partial(tokens.token, owner=BLUE, icon="ball", count=4),
    "disc": partial(discs.disc, number=8, theme=LIGHT),
    "harbour": partial(harbours.badge, kind="wool", theme=LIGHT),
    "harbour of all": partial(harbours.badge, kind="any", theme=LIGHT, plain=True),
    "jetty": partial(harbours.jetty, start=QPointF(-30, 0), end=QPointF(30, 20)),
}


@pytest.mark.parametrize("name", PIECES)
@pytest.mark.parametrize("scale", [0.2, 0.75, 2.0])
def test_every_piece_can_be_painted_at_every_size(qapp: QApplication, name: str, scale: float) -> None:
    assert covered(painted(PIECES[name], 240, 240, scale)) > 60 * scale


@pytest.mark.parametrize(
    ("name", "limit"), [("road", pieces.BARE_ROAD), ("settlement", pieces.BARE), ("city", pieces.BARE)]
)
def test_small_pieces_go_without_their_emblem(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, name: str, limit: float
) -> None:
    zooms: list[float] = []
    monkeypatch.setattr(pieces, "emblem", lambda painter, *more: zooms.append(brushes.zoom(painter)))
    painted(PIECES[name], scale=limit - 0.05)
    assert zooms == []
    painted(PIECES[name], scale=limit + 0.05)
    assert len(zooms) == 1


def test_a_token_shows_whose_it_is(qapp: QApplication) -> None:
    found = colours(painted(partial(tokens.token, owner=BLUE, icon="ball"), 100, 100, 2.0))
    assert found[BLUE.ink.lower()] > 50


def test_a_screen_with_more_pixels_is_not_a_larger_zoom(qapp: QApplication) -> None:
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2.0)
    painter = QPainter(image)
    painter.scale(0.5, 0.5)
    painter.rotate(30)
    assert brushes.zoom(painter) == pytest.approx(0.5)
    painter.end()


def test_pips_and_places_of_discs() -> None:
    assert [discs.pips(number) for number in (2, 6, 7, 8, 12)] == [1, 5, 6, 5, 1]
    assert discs.places(1) == ((discs.PLACE, discs.RADIUS),)
    left, right = discs.places(2)
    assert right[0].x() - left[0].x() >= 2 * discs.SMALL_RADIUS
    assert discs.places(0) == ()


def test_six_and_eight_are_red(qapp: QApplication) -> None:
    for number in (5, 6, 8, 9):
        found = colours(painted(partial(discs.disc, number=number, theme=LIGHT), 160, 160, 2.0))
        assert (LIGHT.disc_red.lower() in found) == (number in (6, 8))


def test_discs_are_calmer_in_the_dark() -> None:
    assert brushes.QColor(make_theme(dark=True).disc).lightness() < brushes.QColor(LIGHT.disc).lightness() - 30


@pytest.mark.parametrize("value", dice.PIPS)
def test_dice_have_as_many_pips_as_they_say(qapp: QApplication, value: int) -> None:
    assert len(dice.PIPS[value]) == value
    image = painted(partial(dice.die, rect=QRectF(-40, -40, 80, 80), value=value), 120, 120)
    assert colours(image)[dice.IVORY.ink.lower()] > value * 60


@pytest.mark.parametrize("kind", RECIPES)
def test_every_landscape_fills_its_hex_and_nothing_else(theme: Theme, kind: str, qapp: QApplication) -> None:
    for variant in range(3):
        image = painted(lambda p, v=variant: paint_tile(p, kind, v, theme), 100, 104, 0.5)  # type: ignore[misc]
        assert image.pixelColor(50, 52).alpha() == 255
        assert image.pixelColor(1, 1).alpha() == 0
        assert image.pixelColor(98, 102).alpha() == 0


def test_a_landscape_always_looks_the_same_and_variants_differ(qapp: QApplication) -> None:
    def one(variant: int, fine: bool = True) -> QImage:
        return painted(lambda p: paint_tile(p, "forest", variant, LIGHT, fine), 100, 104, 0.5)

    assert one(0) == one(0)
    assert one(0) != one(1)


@pytest.mark.parametrize("kind", ["pasture", "fields", "mountains", "hills", "pitch"])
def test_small_landscapes_leave_small_things_out(qapp: QApplication, kind: str) -> None:
    def one(fine: bool) -> QImage:
        return painted(lambda p: paint_tile(p, kind, 0, LIGHT, fine), 100, 104, 0.5)

    assert one(True) != one(False)


def test_tiles_are_painted_once(qapp: QApplication) -> None:
    tiles = TileCache()
    first = tiles.get("desert", 0, LIGHT, 0.3)
    assert tiles.get("desert", 3, LIGHT, 0.3000001).cacheKey() == first.cacheKey()
    assert tiles.cache.made == 1
    tiles.get("desert", 0, LIGHT, 0.4)
    tiles.get("desert", 0, make_theme(dark=True), 0.3)
    tiles.get("desert", 0, make_theme(colour_blind=True), 0.3)
    assert tiles.cache.made == 4
    tiles.forget(0.4)
    tiles.get("desert", 0, LIGHT, 0.3)
    assert tiles.cache.made == 4
    tiles.get("desert", 0, LIGHT, 0.4)
    assert tiles.cache.made == 5, "those of that size are gone"


def test_stamps_are_drawn_once_and_fresh_on_turned_painters(qapp: QApplication) -> None:
    stamps, drawn = Stamps(), []

    def draw(painter: QPainter, rect: QRectF) -> None:
        drawn.append(rect)
        painter.fillRect(rect, brushes.QColor("#FF0000"))

    def twice(painter: QPainter) -> None:
        for x in (0, 20):
            stamps.press(painter, QRectF(x, 0, 10, 10), "red", draw)

    image = painted(twice, 100, 100)
    assert len(drawn) == stamps.cache.made == 1
    assert image.pixelColor(55, 55).name() == image.pixelColor(75, 55).name() == "#ff0000"
    assert image.pixelColor(65, 55).alpha() == 0
    painted(twice, 100, 100, 1.5)
    assert len(drawn) == 3
    assert stamps.cache.made == 1


def test_chips_coins_and_roundels_come_from_the_cache(qapp: QApplication) -> None:
    def draw(painter: QPainter) -> None:
        brushes.chip(painter, QRectF(-40, -40, 17, 17), "ore", LIGHT)
        brushes.roundel(painter, QRectF(0, 0, 33, 33), BLUE)
        brushes.coin(painter, QRectF(-40, 10, 21, 21), "army")
        brushes.icon(painter, QRectF(-40, 40, 17, 17), "card", "#123123")

    first = painted(draw)
    before = STAMPS.cache.made
    assert painted(draw) == first
    assert STAMPS.cache.made == before


def test_a_card_of_every_good_can_be_painted(theme: Theme) -> None:
    for kind in theme.resources:
        for count in (0, 1, 12):
            face = cards.Face(kind, "Name", count)
            image = painted(lambda p, f=face: cards.resource_card(p, QRectF(-33, -47, 66, 94), f, theme))  # type: ignore[misc]
            assert covered(image) > 60 * 90


def test_a_card_that_must_wait_lies_under_a_veil(qapp: QApplication) -> None:
    box = QRectF(-31, -47, 62, 94)
    playable, waiting = (
        painted(lambda p, n=n: cards.special_card(p, box, cards.Face("knight", "Knight", 1, n), LIGHT))  # type: ignore[misc]
        for n in (0, 1)
    )
    assert waiting.pixelColor(100, 60).lightness() > playable.pixelColor(100, 60).lightness() + 20


def test_words_are_cut_with_dots(qapp: QApplication) -> None:
    long = "A very long name of a very long player"
    image = painted(lambda p: brushes.words(p, QRectF(-90, -10, 60, 20), long, 14, "#000000"))
    assert all(image.pixelColor(x, 100).alpha() == 0 for x in range(80, 200))


def test_small_harbours_keep_the_picture_of_what_they_take(qapp: QApplication) -> None:
    """The same ground with another picture on it is another harbour."""
    theme = make_theme()

    def sign(kind: str, picture: bool = True) -> bytes:
        image = QImage(80, 80, QImage.Format.Format_ARGB32)
        image.fill(0)
        with painting(image) as painter, pytest.MonkeyPatch.context() as patch:
            if not picture:
                patch.setattr(harbours.icons, "paint", lambda *args: None)
            painter.translate(40, 40)
            harbours.badge(painter, kind, theme, plain=True)
        return bytes(image.constBits())

    for kind in ("lumber", "brick", "wool", "grain", "ore"):
        assert sign(kind) != sign(kind, picture=False)
