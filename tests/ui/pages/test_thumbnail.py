"""Pictures of boards: every game has one, pieces are on it, and a second one is cheap."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from catanqt.rules.catalog import ruleset
from catanqt.session import Session
from catanqt.ui.pages.thumbnail import BoardPictures, render_file
from catanqt.ui.theme.art.tiles import TILES
from catanqt.ui.theme.theme import make_theme
from tests.storage.helpers.short_games import VARIANTS, play_on, short_header

SIZE = QSize(240, 160)


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


@pytest.mark.parametrize(("game", "scenarios"), VARIANTS)
def test_every_game_has_a_picture(game: str, scenarios: tuple[str, ...], qtbot: QtBot) -> None:
    session = Session(short_header("SHOT", game, scenarios))
    play_on(session, 60)
    made = BoardPictures().picture(session.record.header, session.game, make_theme(), SIZE)
    assert made.size() == SIZE
    assert len(colours(made.toImage())) > 500, "there is more than the sea"


def test_pieces_are_on_it(qtbot: QtBot) -> None:
    header = short_header("SHOT", players=3)
    session, boards, theme = Session(header), BoardPictures(), make_theme()
    bare = boards.picture(header, None, theme, SIZE).toImage()
    play_on(session, 40)
    built = boards.picture(header, session.game, theme, SIZE).toImage()
    changed = sum(bare.pixel(x, y) != built.pixel(x, y) for x in range(SIZE.width()) for y in range(SIZE.height()))
    assert changed > 300
    assert boards.painted == 1, "the bare board is kept"


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


def test_tiles_are_not_kept_beside_the_board_they_made(qtbot: QtBot) -> None:
    game = short_header("SHOT", players=3)
    before = len(TILES._kept)
    BoardPictures().picture(game, None, make_theme(), QSize(333, 222))
    assert len(TILES._kept) == before
