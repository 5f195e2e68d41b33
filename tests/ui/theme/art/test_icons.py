from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QApplication

from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import make_theme
from tests.ui.theme.art.canvas import colours, painted

WANTED = {
    "settings", "sound", "speed", "step", "export", "search", "warning", "info", "close",
    "next", "previous", "redo", "copy", "trash", "folder", "star", "plus",
    "minus", "undo", "hint", "pause", "play", "dice", "end", "trade", "road", "settlement", "city", "card",
    "devcard", "knight", "vp", "roadbuilding", "plenty", "monopoly", "longestroad", "army", "champion", "any",
}  # fmt: skip


@pytest.mark.parametrize("name", icons.names())
def test_every_icon_is_drawn_in_its_two_colours(qapp: QApplication, name: str) -> None:
    image = painted(lambda p: icons.paint(p, name, QRectF(-24, -24, 48, 48), "#FF0000", "#0000FF"), 48, 48)
    found = colours(image)
    assert found.get("#ff0000", 0) > 60
    assert icons.INK not in found
    assert icons.CUT.lower() not in found


def test_all_icons_of_the_window_are_there() -> None:
    assert set(icons.names()) >= WANTED
    assert set(make_theme().resources) <= set(icons.names())


def test_an_icon_without_a_second_tone_lets_the_ground_through(qapp: QApplication) -> None:
    image = painted(lambda p: icons.paint(p, "dice", QRectF(-24, -24, 48, 48), "#FF0000"), 48, 48)
    assert "#f0f0f0" not in colours(image)


def test_pictures_are_made_once_for_each_size_and_screen(qapp: QApplication) -> None:
    one = icons.pixmap("dice", 18, "#123456", "#654321", 2.0)
    assert one.width() == 36
    assert one.deviceIndependentSize().width() == 18
    assert icons.pixmap("dice", 18, QColor("#123456"), "#654321", 2.0).cacheKey() == one.cacheKey()
    assert icons.pixmap("dice", 18, "#123456", "#654321", 1.0).cacheKey() != one.cacheKey()


def test_icons_of_buttons_pale_when_disabled(qapp: QApplication) -> None:
    theme = make_theme()
    made = icons.icon("pause", theme)
    inks = {
        mode: colours(made.pixmap(QSize(18, 18), mode).toImage()) for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)
    }
    assert theme.text.lower() in inks[QIcon.Mode.Normal]
    assert theme.faint.lower() in inks[QIcon.Mode.Disabled]
