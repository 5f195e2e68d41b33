"""Pictures of boards: every game has one, pieces are on it, and a second one is cheap."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from catanqt.kernel.record import Header
from catanqt.rules.catalog import ruleset
from catanqt.session import Session
from catanqt.ui.board.board_layout import BoardLayout
from catanqt.ui.games import kits
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.pages.thumbnail import BoardPictures, render_file
from catanqt.ui.theme.art.tiles import TILES
from catanqt.ui.theme.theme import Theme, make_theme
from tests.storage.helpers.short_games import VARIANTS, play_on, short_header

SIZE = QSize(240, 160)


every_game = pytest.mark.parametrize(("game", "scenarios"), VARIANTS)


class Fit:
    """A board fitted into the middle of a picture of this size, reckoned without the code that paints it."""

    def __init__(self, board_layout: BoardLayout, size: QSize) -> None:
        self.board_layout, self._size = board_layout, size
        self.scale = min(size.width() / board_layout.bounds.width(), size.height() / board_layout.bounds.height())

    def pixel(self, at: QPointF) -> QPointF:
        middle = QPointF(self._size.width(), self._size.height()) / 2
        return middle + (at - self.board_layout.bounds.center()) * self.scale


def board(header: Header, theme: Theme) -> BoardLayout:
    """The board with what its scenarios lay on it."""
    found = kits(theme, header)
    board_layout = found[0].board_layout()
    assert board_layout is not None
    for kit in found:
        kit.decorate(board_layout)
    return board_layout


def apart(one: QColor, two: QColor) -> int:
    """How different two colours are."""
    return max(abs(one.red() - two.red()), abs(one.green() - two.green()), abs(one.blue() - two.blue()))


def mean(image: QImage, at: QPointF, reach: int) -> QColor:
    """The colour of a place, without its details."""
    part = image.copy(round(at.x()) - reach, round(at.y()) - reach, 2 * reach + 1, 2 * reach + 1)
    smooth = Qt.TransformationMode.SmoothTransformation
    return part.scaled(1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, smooth).pixelColor(0, 0)


def standing(header: Header, session: Session, fit: Fit) -> list[tuple[QPointF, float]]:
    """Where in the picture the pieces stand, and how far each reaches."""
    theme, board_layout = make_theme(), fit.board_layout
    found, perspective = kits(theme, header), Perspective(header, session.rules, session.game)
    places = []
    for piece in (piece for kit in found for piece in kit.pieces(perspective)):
        looks = (
            kit.look(piece.kind, piece.seat, piece.spot, piece.count, board_layout.angle(piece.spot)) for kit in found
        )
        look = next(look for look in looks if look is not None)
        at = fit.pixel(board_layout.place(piece.spot) + QPointF(look.dx, look.dy))
        places.append((at, look.extent * fit.scale + 1))
    return places


@every_game
def test_the_whole_board_is_in_it(game: str, scenarios: tuple[str, ...], qtbot: QtBot) -> None:
    """Land where land lies, and the sea in the corners."""
    header, theme = short_header("SHOT", game, scenarios), make_theme()
    made = BoardPictures().picture(header, None, theme, SIZE)
    assert made.size() == SIZE
    image, fit = made.toImage(), Fit(board(header, theme), SIZE)
    seas = [image.pixelColor(x, y) for x in (0, SIZE.width() - 1) for y in (0, SIZE.height() - 1)]
    assert max(apart(sea, seas[0]) for sea in seas) < 40, "the corners are alike"
    for spot in fit.board_layout.spots():
        if spot.kind == "hex":
            assert apart(mean(image, fit.pixel(fit.board_layout.place(spot)), 5), seas[0]) > 40, (
                f"there is no land at {spot}"
            )


@every_game
def test_pieces_are_where_they_stand_and_nowhere_else(game: str, scenarios: tuple[str, ...], qtbot: QtBot) -> None:
    header = short_header("SHOT", game, scenarios)
    session, boards, theme = Session(header), BoardPictures(), make_theme()
    bare = boards.picture(header, None, theme, SIZE).toImage()
    play_on(session, 60)
    built = boards.picture(header, session.game, theme, SIZE).toImage()
    assert boards.painted == 1, "the bare board is kept"
    places = standing(header, session, Fit(board(header, theme), SIZE))
    assert len(places) >= 8
    every = [(x, y) for x in range(SIZE.width()) for y in range(SIZE.height())]
    changed = [at for at in every if bare.pixel(*at) != built.pixel(*at)]
    for place, reach in places:
        assert any(math.dist(at, place.toTuple()) < reach for at in changed), f"nothing stands at {place}"
    for at in changed:
        assert any(math.dist(at, place.toTuple()) < reach for place, reach in places), f"what stands at {at}?"


def test_another_theme_size_or_game_is_painted_anew(qtbot: QtBot) -> None:
    boards, light, dark = BoardPictures(), make_theme(), make_theme(dark=True)
    one, two = short_header("ONE"), short_header("TWO")
    for header, theme, size in ((one, light, SIZE), (one, dark, SIZE), (two, dark, SIZE), (two, dark, SIZE * 2)):
        boards.picture(header, None, theme, size)
    assert boards.painted == 4


def test_sharp_on_fine_screens(qtbot: QtBot) -> None:
    made = BoardPictures().picture(short_header("SHOT"), None, make_theme(), SIZE, 2.0)
    assert made.size() == SIZE * 2
    assert made.devicePixelRatio() == 2.0
    assert made.deviceIndependentSize().toSize() == SIZE


def test_a_file_for_the_store(qtbot: QtBot) -> None:
    header = short_header("SHOT")
    data = render_file(header, ruleset("classic").new_game(header), make_theme(), (480, 320))
    image = QImage.fromData(data)
    assert image.size().toTuple() == (480, 320)
    assert len(data) < 100_000


def test_tiles_are_not_kept_beside_the_board_they_made(qtbot: QtBot, dropped_tiles: None) -> None:
    game = short_header("SHOT", players=3)
    theme, size, made = make_theme(), QSize(333, 222), TILES.cache.made
    BoardPictures().picture(game, None, theme, size)
    first = TILES.cache.made - made
    BoardPictures().picture(game, None, theme, size)
    assert TILES.cache.made - made == 2 * first > 0, "they were dropped, and painted again"
