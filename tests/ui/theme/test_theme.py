from __future__ import annotations

import itertools
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.theme.art.colour import contrast, mix, tint
from catanqt.ui.theme.theme import DISPLAY, TEXT, Theme, make_theme, palette, stylesheet

TEXTS = [
    ("text", "panel"), ("text", "window"), ("text", "raised"), ("text", "accent_soft"), ("muted", "panel"),
    ("muted", "window"), ("muted", "raised"), ("muted", "accent_soft"), ("accent", "panel"), ("accent", "accent_soft"),
    ("on_accent", "accent"), ("on_accent", "accent_hover"), ("good", "panel"), ("bad", "panel"), ("paper_ink", "paper"),
    ("paper_red", "paper"), ("disc_ink", "disc"), ("disc_red", "disc"),
    ("text", "sunken"), ("muted", "sunken"), ("bad", "window"), ("accent", "window"), ("accent", "raised"),
]  # fmt: skip
CONTROLS = [("focus", "panel"), ("focus", "window"), ("control", "panel"), ("control", "raised"), ("accent", "raised")]


@pytest.mark.parametrize("pair", TEXTS, ids="-".join)
def test_words_stand_out(theme: Theme, pair: tuple[str, str]) -> None:
    assert contrast(getattr(theme, pair[0]), getattr(theme, pair[1])) >= 4.5


@pytest.mark.parametrize("pair", CONTROLS, ids="-".join)
def test_controls_stand_out(theme: Theme, pair: tuple[str, str]) -> None:
    assert contrast(getattr(theme, pair[0]), getattr(theme, pair[1])) >= 3.0


def test_emblems_and_icons_stand_out(theme: Theme) -> None:
    assert all(contrast(owner.ink, owner.base) >= 3.0 for owner in theme.owners.values())
    assert all(contrast(paint.ink, paint.base) >= 3.0 for paint in theme.resources.values())


def test_all_themes_know_the_same_things() -> None:
    usual, apart = make_theme(), make_theme(colour_blind=True)
    for part in ("owners", "terrain", "resources"):
        assert getattr(usual, part).keys() == getattr(apart, part).keys()
    assert {owner.emblem for owner in usual.owners.values()} == {owner.emblem for owner in apart.owners.values()}
    assert len({owner.emblem for owner in usual.owners.values()}) == len(usual.owners)


# Machado, Oliveira and Fernandes (2009), full severity.
SIGHTS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _lab(red: float, green: float, blue: float) -> tuple[float, float, float]:
    """CIELAB of linear light."""
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (max(0.0, part) ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _nearest(colours: Iterable[str], sight: str) -> float:
    """The smallest distance between two of these colours, as somebody with this sight sees them."""
    seen = []
    for name in colours:
        colour = QColor(name)
        light = [_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
        red, green, blue = (sum(k * part for k, part in zip(row, light, strict=True)) for row in SIGHTS[sight])
        seen.append(_lab(red, green, blue))
    pairs = itertools.combinations(seen, 2)
    return min(sum((a - b) ** 2 for a, b in zip(one, two, strict=True)) ** 0.5 for one, two in pairs)


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_colour_blind_set_keeps_owners_and_resources_apart(sight: str) -> None:
    theme = make_theme(colour_blind=True)
    assert _nearest((owner.base for owner in theme.owners.values()), sight) >= 20
    five = ("lumber", "brick", "wool", "grain", "ore")
    assert _nearest((theme.resources[kind].base for kind in five), sight) >= 14


def test_sizes_grow_with_the_scale() -> None:
    assert make_theme(scale=1.5).px(14) == 21
    assert make_theme().px(14) == 14
    assert make_theme(scale=0.8).px(0.3) == 1


def test_the_key_tells_themes_apart_but_not_sizes() -> None:
    assert make_theme(scale=2).key == make_theme().key
    assert len({make_theme(dark, blind).key for dark in (True, False) for blind in (True, False)}) == 4


def test_the_style_sheet_is_filled_in(theme: Theme) -> None:
    text = stylesheet(theme)
    assert "@" not in text
    assert not re.search(r"\d(sp)\b", text)
    images = re.findall(r'url\("([^"]+)"\)', text)
    assert len(images) > 6
    assert all(Path(image).is_file() for image in images)


def test_the_style_sheet_scales() -> None:
    assert "font-size: 14px" in stylesheet(make_theme())
    assert "font-size: 21px" in stylesheet(make_theme(scale=1.5))


def test_controls_are_shown_with_it(qtbot: QtBot, theme: Theme) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setObjectName("page")
    column = QVBoxLayout(page)
    for widget in (QLabel("words"), QPushButton("press"), QComboBox()):
        column.addWidget(widget)
    page.setStyleSheet(stylesheet(theme))
    page.resize(200, 160)
    assert page.grab().toImage().pixelColor(2, 2).name() == theme.window.lower()


def test_the_palette_gives_native_controls_the_same_colours(theme: Theme) -> None:
    made = palette(theme)
    assert made.color(QPalette.ColorRole.Window).name() == theme.window.lower()
    faint = made.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert faint.name() == theme.faint.lower()


def test_fonts_are_the_programs_own(qapp: QApplication) -> None:
    families = QFontDatabase.families()
    assert DISPLAY in families
    assert TEXT in families
    assert "Bold" in QFontDatabase.styles(TEXT)


def test_mixtures_and_tints() -> None:
    assert mix("#000000", "#FFFFFF", 0.5).name() == "#808080"
    assert tint("#FF0000", 0.5).alpha() == 128
    first = mix("#000000", "#FFFFFF", 0.25)
    first.setAlpha(3)
    assert mix("#000000", "#FFFFFF", 0.25).alpha() == 255


def test_goods_of_scenarios_are_found_when_they_are_asked_for() -> None:
    goods = make_theme().resources
    assert set(goods.keys()) == {"lumber", "brick", "wool", "grain", "ore"}
    assert goods["fish1"].base
    assert "gold" in goods
    assert "nothing" not in goods
    with pytest.raises(KeyError):
        goods["nothing"]
