"""The rules in our own words, page by page, with a search over all of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout

from catanqt.kernel.record import Header
from catanqt.rule_help import heading, help_text, topics
from catanqt.ui.pages.back_page import BackPage
from catanqt.ui.pages.factories import label, tool
from catanqt.ui.pages.rules.house_rules import with_house_rules
from catanqt.ui.pages.rules.rule_text import TextBrowser
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.games import game_name
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme


class RulesPage(BackPage):
    """Topics on the left, the page on the right; search hits are marked, topics without any are grey."""

    def __init__(self, theme: Theme, first: Sequence[str] = (), rule: str = "", header: Header | None = None) -> None:
        """Begin with the last of these topics, where it speaks of a rule by this id; `header` is the game played."""
        super().__init__(theme, tr("Rules"))
        language = QLocale().name()
        missing = tr("This page is missing: CatanQt is not completely installed.")
        self._texts = {topic: help_text(topic, language) or missing for topic in topics()}
        if header is not None:
            self._texts = with_house_rules(self._texts, header, language)
        self.search = QLineEdit(placeholderText=tr("Search the rules"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search the rules"))
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self.find_next)
        self._counts: list[int] = []
        """How often what is searched for stands on each page."""
        self.found = label("", "muted")
        self.previous = tool(theme, "previous", tr("Previous place (Shift+F3)"))
        self.previous.clicked.connect(lambda: self.find_next(back=True))
        self.next = tool(theme, "next", tr("Next place (F3)"))
        self.next.clicked.connect(lambda: self.find_next())
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Topics"))
        self.list.addItems([_name(topic) for topic in self._texts])
        self.list.setObjectName("topics")
        self.list.setFixedWidth(theme.px(220))
        self.search.setFixedWidth(theme.px(220))
        self.text = TextBrowser(theme)
        self.text.setAccessibleName(tr("Rules"))
        self.list.currentRowChanged.connect(self._show)
        self._lay_out()
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        QShortcut(QKeySequence("F3"), self, self.find_next)
        QShortcut(QKeySequence("Shift+F3"), self, lambda: self.find_next(back=True))
        # A game with one scenario is read about under the scenario: that is what is new.
        topic = first[-1] if first else next(iter(self._texts))
        self.list.setCurrentRow(list(self._texts).index(topic))
        self.heading = heading(topic, language, rule) if rule else None
        """Where the page was opened, if not at its beginning."""

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self.search)
        places = QHBoxLayout()
        places.addWidget(self.found, 1)
        places.addWidget(self.previous)
        places.addWidget(self.next)
        nest(left, places)
        left.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.setSpacing(16)
        nest(row, left)
        row.addWidget(self.text, 1)
        nest(self.body, row, 1)

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
        self._go()

    @cached_property
    def _documents(self) -> list[QTextDocument]:
        """All pages as they are read, for counting."""
        made = []
        for text in self._texts.values():
            made.append(QTextDocument(self))
            made[-1].setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
        return made

    def _find(self, words: str) -> None:
        """Grey the topics without these words, and go to the first place with them."""
        self._counts = [len(_places(document, words)) for document in self._documents] if words else []
        found = [count > 0 for count in self._counts] or [True] * len(self._texts)
        for row, there in enumerate(found):
            item = self.list.item(row)
            flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
            item.setFlags(flags if there else Qt.ItemFlag.NoItemFlags)
        if any(found) and not found[self.list.currentRow()]:
            self.list.setCurrentRow(found.index(True))
        else:
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self._go()

    def find_next(self, back: bool = False) -> None:
        """Go to the next place, or the one before, on another page if need be; after the last comes the first."""
        if not any(self._counts) or self._go(back):
            return
        here, step = self.list.currentRow(), -1 if back else 1
        rows = [(here + step * i) % len(self._counts) for i in range(1, len(self._counts) + 1)]
        row = next(row for row in rows if self._counts[row])
        end = QTextCursor.MoveOperation
        self.list.setCurrentRow(row)
        self.text.moveCursor(end.End if back else end.Start)
        self._go(back)

    def _go(self, back: bool = False) -> bool:
        """Mark the next place on this page, and say which it is; False if there is none."""
        words = self.search.text()
        way = QTextDocument.FindFlag.FindBackward if back else QTextDocument.FindFlag(0)
        there = bool(words) and self.text.find(words, way)
        self._tell()
        return there

    def _tell(self) -> None:
        """Which of all places is marked."""
        words, row = self.search.text(), self.list.currentRow()
        for one in (self.previous, self.next):
            one.setEnabled(any(self._counts))
        if not words:
            self.found.setText("")
        elif not any(self._counts):
            self.found.setText(tr("Not found"))
        else:
            start = self.text.textCursor().selectionStart()
            before = sum(place <= start for place in _places(self.text.document(), words))
            number = sum(self._counts[:row]) + before
            self.found.setText(
                tr("{number} of {count}", "a place in the rules", number=number, count=sum(self._counts))
            )


def _places(document: QTextDocument, words: str) -> list[int]:
    """Where these words begin in a document."""
    found = []
    cursor = document.find(words)
    while not cursor.isNull():
        found.append(cursor.selectionStart())
        cursor = document.find(words, cursor)
    return found


def _name(topic: str) -> str:
    return tr("Scenarios combined") if topic == "combinations" else game_name(topic)
