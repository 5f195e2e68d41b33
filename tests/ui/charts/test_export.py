"""Figures as tables and charts as pictures, read back from the disk."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from catanqt.ui.charts.export import COLUMNS, CannotWrite, csv_text, figures_table, sheet, write_picture, write_text
from catanqt.ui.charts.luck import LuckChart
from catanqt.ui.charts.panel import chart_panel
from catanqt.ui.stats.figures import gather
from catanqt.ui.theme.theme import load_fonts, make_theme
from tests.ui.helpers.finished_games import ALL, finished


@pytest.fixture(scope="module", autouse=True)
def fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.mark.parametrize(("game", "scenarios"), ALL)
def test_every_figure_is_in_the_table(tmp_path: Path, game: str, scenarios: tuple[str, ...]) -> None:
    figures = gather(finished(game, scenarios))
    path = tmp_path / "figures.csv"
    write_text(path, figures_table(figures))
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert tuple(rows[0]) == COLUMNS
    assert all(len(row) == len(COLUMNS) for row in rows)
    found = {(row[0], row[1], row[2], row[3]): row[4] for row in rows[1:]}
    assert len(found) == len(rows) - 1, "no figure twice"
    for person in figures.people:
        assert found["points", person.name, "", str(figures.turns)] == str(person.points)
        for kind, count in person.production.items():
            assert found["production", person.name, kind, ""] == str(count)
        assert found["luck", person.name, "received", ""] == str(person.luck.received)
        assert float(found["luck", person.name, "expected", ""]) == pytest.approx(person.luck.expected, abs=0.001)
        assert found["trades", person.name, "bank", ""] == str(person.with_bank)
        for share in person.made_of:
            assert found["points from", person.name, share.kind, ""] == str(share.points)
        for kind, items in figures.extras.items():
            for item in items:
                assert found[kind, person.name, item, ""] == str(person.extras[item])
    rolled = sum(int(value) for key, value in found.items() if key[0] == "dice rolled")
    assert rolled == figures.fit.rolls
    assert float(found["dice chi-square", "", "chance", ""]) == pytest.approx(figures.fit.chance, abs=0.001)


@pytest.mark.parametrize("name", ["=SUM(A1)", "+1", "-1", "@x", "\tx", 'Ä"%, b', "line\nbreak"])
def test_names_are_text_whatever_they_are(name: str) -> None:
    rows = list(csv.reader(csv_text(("name", "value"), [(name, -2)]).splitlines(keepends=True)))
    assert rows[1][0].lstrip("'") == name.lstrip("'")
    assert rows[1][0][0] not in "=+-@\t"
    assert rows[1][1] == "-2", "numbers stay numbers"


def test_the_mark_of_unicode_is_there(tmp_path: Path) -> None:
    write_text(tmp_path / "a.csv", "x\r\ny\r\n")
    assert (tmp_path / "a.csv").read_bytes() == b"\xef\xbb\xbfx\r\ny\r\n"


def test_all_charts_are_on_the_sheet(qtbot: QtBot, tmp_path: Path) -> None:
    theme = make_theme()
    figures = gather(finished())
    panels = [chart_panel(theme, LuckChart(theme, figures), "A line") for _ in range(4)]
    for panel in panels:
        qtbot.addWidget(panel)

    def head(painter: QPainter, area: object) -> None:
        painter.fillRect(area, QColor("#123456"))  # type: ignore[call-overload]

    image = sheet(theme, panels, head, 100)
    write_picture(tmp_path / "x.png", image)
    back = QImage(str(tmp_path / "x.png"))
    assert back.size() == image.size()
    assert back.width() == 2 * 1560
    assert back.height() == 2 * (100 + 2 * 24 + 2 * (330 + 24))
    assert back.pixelColor(60, 60) == QColor("#123456")
    wide = (1560 - 4 * 24) / 3

    def inks(column: int, row: int) -> int:
        left, top = 24 + column * (wide + 24), 148 + row * 354
        box = back.copy(round(2 * left), round(2 * top), round(2 * wide), 660)
        return len({box.pixel(x, y) for x in range(0, box.width(), 7) for y in range(0, box.height(), 7)})

    assert [inks(number % 3, number // 3) > 20 for number in range(6)] == [True] * 4 + [False] * 2


@pytest.mark.parametrize("where", ["missing/x", "."])
def test_what_cannot_be_written_is_said_in_a_sentence(tmp_path: Path, where: str) -> None:
    path = tmp_path / where
    with pytest.raises(CannotWrite, match="could not be saved") as text:
        write_text(path, "x")
    with pytest.raises(CannotWrite, match="could not be saved"):
        write_picture(path, QImage(4, 4, QImage.Format.Format_RGB32))
    assert "\n" not in str(text.value)
