"""Exports figures and charts: tables that spreadsheets read, and a picture with all charts on it."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from catanqt.ui.charts.chart import Chart
from catanqt.ui.charts.panel import Panel
from catanqt.ui.qt.folders import documents, pictures
from catanqt.ui.stats.chi_square import expected
from catanqt.ui.stats.figures import Figures, Person
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import DISPLAY, Theme

Cell = str | int | float
COLUMNS = ("figure", "player", "item", "turn", "value")
"""The columns of a game's table. Headings and values are for software: the same in every language."""
SHEET, PANEL, MARGIN, ACROSS = 1560, 330, 24, 3
RATIO = 2.0


class CannotWrite(Exception):
    """A file could not be written; the message is a sentence for people."""


def csv_text(columns: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    """A table as text. A name that a spreadsheet would take for a formula is marked as text."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(columns)
    writer.writerows([[_harmless(cell) for cell in row] for row in rows])
    return out.getvalue()


def _harmless(cell: Cell) -> Cell:
    if isinstance(cell, float):
        return round(cell, 3)
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in tuple("=+-@\t\r") else cell


def figures_table(figures: Figures) -> str:
    """All figures of a game, one a line."""
    return csv_text(COLUMNS, _figure_rows(figures))


def _figure_rows(figures: Figures) -> Iterable[Sequence[Cell]]:
    for turn, points in enumerate(figures.points):
        for person, value in zip(figures.people, points, strict=True):
            yield "points", person.name, "", turn, value
    for number, due in expected(figures.fit.rolls, figures.weights).items():
        yield "dice expected", "", number, "", due
    yield "dice chi-square", "", "statistic", "", figures.fit.statistic
    yield "dice chi-square", "", "degrees of freedom", "", figures.fit.freedom
    yield "dice chi-square", "", "chance", "", figures.fit.chance
    for person in figures.people:
        yield from _person_rows(person, figures)


def _person_rows(person: Person, figures: Figures) -> Iterable[Sequence[Cell]]:
    for share in person.made_of:
        yield "points from", person.name, share.kind, "", share.points
    for number in figures.weights:
        yield "dice rolled", person.name, number, "", person.rolls.get(number, 0)
    for kind, count in person.production.items():
        yield "production", person.name, kind, "", count
    luck = person.luck
    for item, value in (("received", luck.received), ("expected", luck.expected), ("spread", luck.spread)):
        yield "luck", person.name, item, "", value
    yield "trades", person.name, "players", "", person.with_players
    yield "trades", person.name, "bank", "", person.with_bank
    for scenario, items in figures.extras.items():
        for item in items:
            yield scenario, person.name, item, "", person.extras[item]


def sheet(theme: Theme, panels: Sequence[Panel], head: Callable[[QPainter, QRectF], None], head_high: int) -> QImage:
    """A picture with a head and all charts under their titles."""
    shown = [panel for panel in panels if isinstance(panel.body, Chart)]
    lines = -(-len(shown) // ACROSS)
    high = head_high + 2 * MARGIN + lines * (PANEL + MARGIN)
    image = QImage(QSize(SHEET, high) * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    image.fill(QColor(theme.window))
    wide = (SHEET - MARGIN * (ACROSS + 1)) / ACROSS
    with painting(image) as painter:
        head(painter, QRectF(MARGIN, MARGIN, SHEET - 2 * MARGIN, head_high))
        for number, panel in enumerate(shown):
            row, column = divmod(number, ACROSS)
            left, top = MARGIN + column * (wide + MARGIN), head_high + 2 * MARGIN + row * (PANEL + MARGIN)
            _paint_panel(painter, QRectF(left, top, wide, PANEL), panel, theme)
    return image


def _paint_panel(painter: QPainter, box: QRectF, panel: Panel, theme: Theme) -> None:
    brushes.soft_card(painter, box, 12, theme, theme.panel, theme.line)
    title = QRectF(box.left() + 16, box.top() + 10, box.width() - 32, 26)
    brushes.words(painter, title, panel.title, 18, theme.text, True, family=DISPLAY)
    painter.setFont(brushes.font(12, True))
    painter.setPen(QColor(theme.muted))
    line = QRectF(title.left(), title.bottom(), title.width(), 34)
    painter.drawText(line, int(Qt.TextFlag.TextWordWrap), panel.line)
    assert isinstance(panel.body, Chart)
    panel.body.draw(painter, box.adjusted(14, 76, -14, -12))


def write_text(path: Path, text: str) -> None:
    """Write a table; with a mark at its beginning, by which spreadsheets know the letters of all languages."""
    try:
        path.write_text(text, "utf-8-sig", newline="")
    except OSError as error:
        raise CannotWrite(_told(path, error.strerror or str(error))) from error


def write_picture(path: Path, image: QImage) -> None:
    writer = QImageWriter(str(path), QByteArray(b"png"))
    if not writer.write(image):
        raise CannotWrite(_told(path, writer.errorString()))


def _told(path: Path, reason: str) -> str:
    return tr("{file} could not be saved: {reason}", file=path.name, reason=reason)


def ask_where(parent: QWidget, title: str, name: str, suffix: str, take: Callable[[Path], object]) -> None:
    """Let the player choose where to write a file; nothing waits for the answer."""
    dialog = QFileDialog(parent, title, pictures() if suffix == "png" else documents())
    kinds = {"png": tr("Pictures (*.png)"), "csv": tr("Tables (*.csv)")}
    dialog.setNameFilter(kinds[suffix])
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.selectFile(f"{name}.{suffix}")
    dialog.fileSelected.connect(lambda chosen: take(Path(chosen)))
    dialog.open()
