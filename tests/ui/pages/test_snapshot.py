"""Photo mode: pictures of the board that others can open."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from catanqt.session import Session
from catanqt.ui.charts.export import CannotWrite
from catanqt.ui.pages.snapshot import SVG_WIDE, WIDE, Snapshot
from catanqt.ui.theme.theme import load_fonts, make_theme
from tests.ui.helpers.controllers import header


@pytest.fixture(scope="module")
def photo(qapp: QApplication) -> Snapshot:
    load_fonts()
    session = Session(header(board="beginner"))
    return Snapshot(session.record.header, session.game, make_theme())


def test_a_png_is_written_large_and_with_its_suffix(photo: Snapshot, tmp_path: Path) -> None:
    saved = photo.save(tmp_path / "board")
    assert saved == tmp_path / "board.png"
    image = QImage(str(saved))
    assert image.width() == WIDE
    assert image.height() > WIDE / 2


def test_pieces_stand_on_the_board(photo: Snapshot) -> None:
    blue = make_theme().owners["blue"].base
    image = photo.image(600)
    found = {image.pixelColor(x, y).name() for x in range(0, 600, 2) for y in range(0, image.height(), 2)}
    assert any(abs(int(one[1:3], 16) - int(blue[1:3], 16)) < 12 and one[5:7] > "90" for one in found)


def test_an_svg_can_be_drawn_again(photo: Snapshot, tmp_path: Path) -> None:
    saved = photo.save(tmp_path / "board.svg")
    renderer = QSvgRenderer(str(saved))
    assert renderer.isValid()
    assert renderer.viewBoxF().width() == SVG_WIDE
    text = saved.read_text("utf-8")
    assert "<image" in text
    assert "<path" in text, "pieces are shapes"
    image = QImage(300, 270, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    assert len({image.pixelColor(x, 130).name() for x in range(0, 300, 5)}) > 20


@pytest.mark.parametrize("name", ["board.png", "board.svg"])
def test_what_cannot_be_written_is_told_in_words(photo: Snapshot, tmp_path: Path, name: str) -> None:
    with pytest.raises(CannotWrite) as told:
        photo.save(tmp_path / "no such folder" / name)
    assert name in str(told.value)
