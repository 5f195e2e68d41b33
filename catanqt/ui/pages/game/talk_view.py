"""What characters say, beside their rows of the game page and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QWidget

from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.pages.game.screen_reader import ScreenReader
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.play.presenter import Step
from catanqt.ui.talk.bubble import TalkBubble
from catanqt.ui.talk.talk import Remark, Talk
from catanqt.ui.text.i18n import tr
from catanqt.ui.widgets.players import PlayersView

NEXT_MS = 1600
"""When the second of two remarks comes: at the end of a game."""


class TalkView:
    """The talk of the game that a page shows; silent if the player wants it so."""

    def __init__(
        self, context: PageContext, kits: Sequence[Kit], players: PlayersView, reader: ScreenReader, page: QWidget
    ) -> None:
        self._preferences, self._kits, self._players, self._reader = context.preferences, kits, players, reader
        self._page = page
        self._talk = Talk(context.controller.session.record.header)
        self.bubble = TalkBubble(context.theme, page)
        self._waiting: list[tuple[Remark, Perspective]] = []
        self._next = QTimer(self.bubble, singleShot=True, interval=NEXT_MS)
        self._next.timeout.connect(self._say_next)

    def tell(self, step: Step) -> None:
        """Let them speak of what was just seen."""
        if not self._preferences["talk"]:
            return
        played = step.played
        found = self._talk.remarks(played.index, played.events, step.before, step.after, self._kits)
        self._waiting += [(remark, step.after) for remark in found]
        if not self._next.isActive():
            self._say_next()

    def _say_next(self) -> None:
        if not self._waiting:
            return
        remark, perspective = self._waiting.pop(0)
        name = perspective.name(remark.seat)
        self._reader.speak(tr("{name}: “{words}”", "somebody speaks", name=name, words=remark.text))
        row = self._players.row_place(remark.seat)
        if self._players.isVisible():
            self.bubble.say(remark.text, QRect(self._page.mapFromGlobal(row.topLeft()), row.size()))
        if self._waiting:
            self._next.start()

    def stop(self) -> None:
        """Nothing more is said."""
        self._waiting = []
        self._next.stop()
        self.bubble.hide()
