"""Junior's rows in the list of players: seven huts beside each name, as many of them painted as there are lairs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from catanqt.rules.junior.state import JuniorGame
from catanqt.ui.models.players import PlayerRow, player_rows
from catanqt.ui.theme.theme import make_theme
from catanqt.ui.widgets.player_row import Mood, RowPainter
from tests.rules.junior.table import player, table
from tests.ui.games.junior.positions import kit_of, seen_at


def row_of(game: JuniorGame) -> PlayerRow:
    perspective = seen_at(game)
    return player_rows(perspective, [kit_of(perspective)])[0]


def picture(row: PlayerRow, width: int) -> QImage:
    painter_of_rows = RowPainter(make_theme())
    made = QImage(width, painter_of_rows.height(row, width), QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.white)
    painter = QPainter(made)
    painter_of_rows.paint(painter, made.rect(), row, Mood())
    painter.end()
    return made


@pytest.mark.parametrize("width", [240, 288, 330])
def test_huts_and_numbers_stand_in_one_line(width: int, qtbot: QtBot) -> None:
    row = row_of(table(player("w" * 12, lairs=[3, 5], coco=11)))
    rows = RowPainter(make_theme())
    rect = QRect(0, 0, width, rows.height(row, width))
    assert rect.height() == 70
    tips = [rows.tip_at(QPoint(x, 50), rect, row) for x in range(width)]
    order = [tip for i, tip in enumerate(tips) if tip and (i == 0 or tips[i - 1] != tip)]
    assert order[:3] == [counter.tip for counter in row.counters]
    assert "3 of 7 lairs" in order[0]


def test_every_lair_paints_one_more_hut(qtbot: QtBot) -> None:
    sites = [3, 5, 7, 9, 12, 14, 16]
    rows = [row_of(table(player(lairs=sites[:count]))) for count in range(7)]
    blue = make_theme().owners["blue"].base
    amounts = []
    for row in rows:
        made = picture(row, 288)
        line = [made.pixelColor(x, y).name() for x in range(16, 140) for y in range(42, 62)]
        amounts.append(line.count(blue.lower()))
    assert amounts == sorted(amounts)
    assert len(set(amounts)) == 7
    assert amounts[0] == 0
