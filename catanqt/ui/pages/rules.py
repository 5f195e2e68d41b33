"""The rules in our own words, page by page, with a search over all of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout

from catanqt.helptext import heading, help_text, topics
from catanqt.ui.language import tr
from catanqt.ui.nesting import nest
from catanqt.ui.pages.rules_text import Reading
from catanqt.ui.pages.side import SidePage
from catanqt.ui.theme import Theme
from catanqt.ui.words_games import game_name


class RulesPage(SidePage):
    """Topics on the left, the page on the right; what is searched for is marked, topics without it go grey."""

    def __init__(self, theme: Theme, first: Sequence[str] = (), rule: str = "") -> None:
        """Begin with the last of these topics, where it speaks of a rule by this id."""
        super().__init__(theme, tr("Rules"))
        language = QLocale().name()
        missing = tr("This page is missing: CatanQt is not completely installed.")
        self._texts = {topic: help_text(topic, language) or missing for topic in topics()}
        self.search = QLineEdit(placeholderText=tr("Search the rules"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search the rules"))
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._find_next)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Topics"))
        self.list.addItems([_name(topic) for topic in self._texts])
        self.list.setObjectName("topics")
        self.list.setFixedWidth(theme.px(220))
        self.search.setFixedWidth(theme.px(220))
        self.text = Reading(theme)
        self.text.setAccessibleName(tr("Rules"))
        self.list.currentRowChanged.connect(self._show)
        left = QVBoxLayout()
        left.addWidget(self.search)
        left.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.setSpacing(16)
        nest(row, left)
        row.addWidget(self.text, 1)
        nest(self.body, row, 1)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        # A game with one scenario is read about under the scenario: that is what is new.
        topic = first[-1] if first else next(iter(self._texts))
        self.list.setCurrentRow(list(self._texts).index(topic))
        self.heading = heading(topic, language, rule) if rule else None
        """Where the page was opened, if not at its beginning."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.heading is not None:
            QTimer.singleShot(0, self, self._go_to_heading)

    def _go_to_heading(self) -> None:
        """Bring the heading to the top of the page, once the page has its size."""
        document = self.text.document()
        block = document.begin()
        while block.isValid() and not (block.blockFormat().headingLevel() == 2 and block.text() == self.heading):
            block = block.next()
        if block.isValid():
            top = document.documentLayout().blockBoundingRect(block).top()
            self.text.verticalScrollBar().setValue(int(top) - self.theme.px(8))

    def _show(self, row: int) -> None:
        self.text.show_markdown(list(self._texts.values())[row])
        self._find_next()

    def _find(self, words: str) -> None:
        """Grey the topics without these words, and go to the first place with them."""
        found = [words.casefold() in text.casefold() for text in self._texts.values()]
        for row, there in enumerate(found):
            item = self.list.item(row)
            flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
            item.setFlags(flags if there else Qt.ItemFlag.NoItemFlags)
        if any(found) and not found[self.list.currentRow()]:
            self.list.setCurrentRow(found.index(True))
        else:
            self.text.moveCursor(self.text.textCursor().MoveOperation.Start)
            self._find_next()

    def _find_next(self) -> None:
        words = self.search.text()
        if words and not self.text.find(words):
            self.text.moveCursor(self.text.textCursor().MoveOperation.Start)
            self.text.find(words)


def _name(topic: str) -> str:
    return tr("Scenarios combined") if topic == "combinations" else game_name(topic)
