"""A page of the rules help: Markdown in the fonts, sizes and table styles of the window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import (
    QBrush,
    QColor,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser

from catanqt.ui.theme.art.brushes import font
from catanqt.ui.theme.theme import DISPLAY, Theme

HEADINGS = {1: (28, 0, 8), 2: (20, 22, 6), 3: (17, 16, 4)}
"""Of each level: the size of its letters, the room above it and below it."""
LINE = 128.0
"""The height of a line, in per cent of its letters."""
WIDEST = 820
"""Longer lines are hard to read."""


class TextBrowser(QTextBrowser):
    """Text in lines of a comfortable length."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("reading")
        self.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self.document().setDocumentMargin(theme.px(24))
        self.document().setIndentWidth(theme.px(20))

    def show_markdown(self, text: str) -> None:
        self.document().setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        dress(self.document(), self._theme)
        self.moveCursor(QTextCursor.MoveOperation.Start)  # else the page would open at its end

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setLineWrapColumnOrWidth(min(self.viewport().width(), self._theme.px(WIDEST)))


def dress(document: QTextDocument, theme: Theme) -> None:
    """Style headings, paragraphs and tables."""
    for block in _blocks(document):
        cursor = QTextCursor(block)
        level = block.blockFormat().headingLevel()
        if level:
            _dress_heading(cursor, level, theme)
        else:
            _dress_words(cursor, theme)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _dress_table(frame, theme)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _dress_heading(cursor: QTextCursor, level: int, theme: Theme) -> None:
    size, above, below = HEADINGS.get(level, HEADINGS[3])
    room = QTextBlockFormat()
    room.setTopMargin(theme.px(above) if above else 0)
    room.setBottomMargin(theme.px(below))
    cursor.mergeBlockFormat(room)
    letters = QTextCharFormat()
    letters.setFont(font(theme.px(size), True, DISPLAY))
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    cursor.setCharFormat(letters)  # not merged: Markdown's own size for headings would stay


def _dress_words(cursor: QTextCursor, theme: Theme) -> None:
    room, in_table = QTextBlockFormat(), cursor.currentTable() is not None
    room.setTopMargin(0)
    room.setBottomMargin(0 if in_table else theme.px(5))
    if not in_table:
        room.setLineHeight(LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.mergeBlockFormat(room)


def _dress_table(table: QTextTable, theme: Theme) -> None:
    look = table.format()
    look.setBorder(1)
    look.setBorderBrush(QBrush(QColor(theme.line)))
    look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    look.setBorderCollapse(True)
    look.setCellPadding(theme.px(5))
    look.setTopMargin(theme.px(8))
    look.setBottomMargin(theme.px(12))
    table.setFormat(look)
    for column in range(table.columns()):
        cell = table.cellAt(0, column)
        head = cell.format()
        head.setBackground(QColor(theme.sunken))
        cell.setFormat(head)
