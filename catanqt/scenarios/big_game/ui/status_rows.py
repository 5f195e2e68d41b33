"""The lines above and below the table: who is champion, and the challenge when no place is free."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from catanqt.scenarios.big_game.rules.actions import ChallengeTable
from catanqt.scenarios.big_game.rules.part import NAME, Part
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import LEFT, RIGHT, coin, font, roundel, width, words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme


class ChampionLine(QWidget):
    """Who is champion, and how many places are free."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._perspective: Perspective | None = None
        self.setFixedHeight(theme.px(22))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(220), self._theme.px(22))

    def sync(self, perspective: Perspective) -> None:
        self._perspective = perspective
        self.setAccessibleName(tr("{champion}. {places}", champion=self._champion(), places=self._places()))
        self.setToolTip(
            tr(
                "The first player with three settlers here becomes the champion, worth 1 point, until another "
                "player has more."
            )
        )
        self.update()

    @property
    def _table(self) -> Part:
        assert self._perspective is not None
        table: Part = self._perspective.state.scenario_state[NAME]
        return table

    def _champion(self) -> str:
        assert self._perspective is not None
        champion = self._table.champion
        if champion == NOBODY:
            return tr("No champion yet")
        return tr("Champion: {name}", name=self._perspective.name(champion))

    def _places(self) -> str:
        free = self._table.free.bit_count()
        return tr("%n places free", "", free) if free else tr("all taken")

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._perspective is None:
            return
        with painting(self) as painter:
            theme, rect = self._theme, QRectF(self.rect())
            small = theme.px(12)
            places = self._places()
            room = width(places, small) + theme.px(4)
            words(painter, rect.adjusted(rect.width() - room, 0, 0, 0), places, small, theme.muted, align=RIGHT)
            side = theme.px(20)
            at = QRectF(1, rect.center().y() - side / 2, side, side)
            champion = self._table.champion
            if champion == NOBODY:
                icons.paint(painter, "champion", at.adjusted(2, 2, -2, -2), theme.faint)
                said = self._champion()
            else:
                coin(painter, at, "champion")
                at.translate(side + theme.px(4), 0)
                roundel(painter, at, theme.owners[self._perspective.colour(champion)])
                said = self._perspective.name(champion)
            left = at.right() + theme.px(6)
            space = QRectF(left, 0, rect.width() - room - left - theme.px(6), rect.height())
            words(
                painter,
                space,
                said,
                theme.px(13),
                theme.text if champion != NOBODY else theme.muted,
                champion != NOBODY,
            )


class TwoLineLabel(QWidget):
    """A short text on two lines. A label that wraps would want a height for each width, and so would all around it."""

    def __init__(self, theme: Theme, said: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.said = said
        self.setAccessibleName(said)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(96), self._theme.px(30))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setFont(font(self._theme.px(12)))
            painter.setPen(QColor(self._theme.muted))
            painter.drawText(self.rect(), int(LEFT | Qt.TextFlag.TextWordWrap), self.said)


class ChallengeLine(QWidget):
    """Shown when all places are taken: what a challenge is, and the button for it."""

    pressed = Signal(list)
    """The ways to pay for it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions: list[ChallengeTable] = []
        self.words = TwoLineLabel(theme, tr("The dice decide whose place you take."))
        self.button = QPushButton(tr("Challenge"))
        self.button.setProperty("small", True)
        self.button.setIcon(icons.icon("dice", theme, theme.px(16)))
        self.button.setToolTip(
            tr(
                "Pay 1 wool or 1 grain and roll two dice. A 7 is rolled again; on a number of your own, nothing "
                "happens and the payment is lost. You have two tries per turn."
            )
        )
        self.button.setAccessibleDescription(self.button.toolTip())
        self.button.clicked.connect(lambda: self.pressed.emit(list(self._actions)))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(8))
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        self.hide()

    def sync(self, perspective: Perspective) -> None:
        table: Part = perspective.state.scenario_state[NAME]
        self._actions = perspective.may(ChallengeTable)
        self.button.setEnabled(bool(self._actions))
        self.setVisible(not table.free)
