"""Fair dice: what the fingerprint means, the seed once the game is over, and every outcome recomputed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QProgressBar, QScrollArea, QVBoxLayout, QWidget

from catanqt.kernel.game import CHANCE, Action
from catanqt.rules.base.turn import Dice
from catanqt.rules.junior.turn import Die
from catanqt.session import Session
from catanqt.ui.charts.axis import Who
from catanqt.ui.charts.dice import DiceChart
from catanqt.ui.charts.panel import Panel, chart_panel
from catanqt.ui.games import kits
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.pages.back_page import BackPage
from catanqt.ui.pages.factories import button, label
from catanqt.ui.pages.fair_dice.parts import Code
from catanqt.ui.play.dice_verifier import CheckResult, DiceVerifier
from catanqt.ui.qt.focus import begin_at
from catanqt.ui.qt.layouts import nest
from catanqt.ui.stats.figure_text import dice_words
from catanqt.ui.stats.figures import Figures, gather
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.dice_deck import DeckChart, deck_words

ROOMY = 860


class FairDicePage(BackPage):
    """Three sentences, and the proof for the open game."""

    def __init__(self, theme: Theme, session: Session, figures: Figures | None = None) -> None:
        super().__init__(theme, tr("Fair dice"))
        self._session = session
        self._figures = gather(session) if figures is None else figures
        self.checker = DiceVerifier(self)
        self.codes: list[Code] = []
        self.seeds: list[Code] = []
        self._make_check()
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(14))
        nest(column, self._sentences())
        column.addWidget(self._caveat())
        deck = self._deck()
        if deck is not None:
            column.addWidget(deck)
        column.addWidget(self._proof())
        column.addWidget(self._rolls(), 1)
        area = QScrollArea(widgetResizable=True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the focus, and is scrolled to
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        self.body.addWidget(area, 1)
        self.checker.progressed.connect(self._progressed)
        self.checker.finished.connect(self._finished)
        begin_at(self, self.check if session.game.over else self.codes[0].copy)

    # Words

    def _sentences(self) -> QBoxLayout:
        told = (
            ("lock", tr("Before the first move the game draws a secret seed and shows you its fingerprint.")),
            (
                "dice",
                tr(
                    "Every roll, card and theft is computed from that seed and a running number, so nothing "
                    "anybody does can change what comes next."
                ),
            ),
            (
                "check",
                tr(
                    "After the game you see the seed: its fingerprint must match the one from the start, and every "
                    "outcome can be recomputed."
                ),
            ),
        )
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(self.theme.px(12))
        for icon, words in told:
            self._row.addWidget(_Sentence(self.theme, icon, words), 1)
        return self._row

    def _caveat(self) -> QWidget:
        """What no program can promise on somebody's own computer."""
        words = tr(
            "The seed is stored in the saved game on this computer. The program does not show it while the game is "
            "running, but it cannot hide it from somebody who takes the file apart. A copy of a running game gets "
            "its own dice."
        )
        return label(words, "muted", wrap=True)

    def _deck(self) -> QWidget | None:
        """How the deck of 36 is dealt, and what is left of it; None where dice are rolled."""
        session, theme = self._session, self.theme
        header = session.record.header
        kits_ = kits(theme, header)
        shown = Perspective(header, session.rules, session.game)
        deck = next((found for kit in kits_ if (found := kit.dice_deck(shown)) is not None), None)
        if deck is None:
            return None
        frame = QFrame()
        frame.setObjectName("panel")
        row = QHBoxLayout(frame)
        row.setContentsMargins(theme.px(18), theme.px(14), theme.px(18), theme.px(14))
        row.setSpacing(theme.px(18))
        told = tr(
            "This game deals its rolls from a deck: each of the 36 rolls of two dice is in it once. Each roll picks "
            "one of the cards that are left, computed from the seed like every other outcome, so the check covers "
            "these, too. Everybody may know what is left; nobody can know which card comes next."
        )
        words = QVBoxLayout()
        words.addWidget(label(tr("Dealt from a deck of 36"), "title"))
        words.addWidget(label(told, wrap=True))
        words.addWidget(label(deck_words(deck).partition("\n")[0], "muted"))
        words.addStretch(1)
        nest(row, words, 1)
        self.deck = DeckChart(theme, deck)
        row.addWidget(self.deck)
        return frame

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sentences stand side by side, or below each other where they would be too narrow."""
        super().resizeEvent(event)
        wide = self.width() >= self.theme.px(ROOMY)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    # The proof

    def _make_check(self) -> None:
        theme, over = self.theme, self._session.game.over
        self.check = button(theme, tr("Check every outcome"), "check", primary=True)
        self.check.setEnabled(over)
        self.check.clicked.connect(self._start)
        self.cancel = button(theme, tr("Cancel"), "close")
        self.cancel.clicked.connect(self._cancel)
        self.cancel.hide()
        self.progress = QProgressBar()
        self.progress.setAccessibleName(tr("Progress of the check"))
        self.progress.hide()
        self.mark = _Mark(theme)
        self.result = label("", "strong", wrap=True)
        if not over:
            self.result.setText(tr("The seed is a secret until the game is over; then all can be checked."))

    def _proof(self) -> QFrame:
        theme, session = self.theme, self._session
        frame = QFrame()
        frame.setObjectName("panel")
        column = QVBoxLayout(frame)
        margin = theme.px(18)
        column.setContentsMargins(margin, theme.px(14), margin, theme.px(16))
        column.setSpacing(theme.px(12))
        dealt = sum(entry.actor == CHANCE for entry in session.record.entries)
        title = label(tr("This game"), "title")
        count = tr("%n random outcomes", "", dealt) if session.game.over else tr("%n outcomes so far", "", dealt)
        head = QHBoxLayout()
        head.addWidget(title)
        head.addStretch(1)
        head.addWidget(label(count, "muted"))
        nest(column, head)
        for number, dice in enumerate(session.record.header.dice):
            self._add_codes(column, dice.first, dice.seed, session.commitments[number])
        row = QHBoxLayout()
        row.setSpacing(theme.px(10))
        row.addWidget(self.check)
        row.addWidget(self.cancel)
        row.addWidget(self.progress, 1)
        row.addWidget(self.mark)
        row.addWidget(self.result, 1)
        nest(column, row)
        return frame

    def _add_codes(self, column: QVBoxLayout, first: int, seed: str, fingerprint: str) -> None:
        """A fingerprint and its seed; a game that was played on from another's middle has several."""
        later = tr("Fingerprint from outcome {number} on (SHA-256 of the seed)", number=first + 1)
        name = later if first else tr("Fingerprint, known from the start (SHA-256 of the seed)")
        self.codes.append(Code(self.theme, name, fingerprint))
        column.addWidget(self.codes[-1])
        if self._session.game.over:
            self.seeds.append(Code(self.theme, tr("Seed", "of the dice"), seed, grouping=0))
            column.addWidget(self.seeds[-1])

    def _rolls(self) -> Panel:
        """The dice against the odds: the other half of trust."""
        figures = self._figures
        rolls = [(Who(person.name, person.colour), person.rolls) for person in figures.people]
        self.dice = DiceChart(self.theme, rolls, figures.weights)
        title = tr("The dice and the odds")
        return chart_panel(self.theme, self.dice, dice_words(self.dice.fit, self._session.record.header), title=title)

    # The check

    def _start(self) -> None:
        self.progress.show()
        self.cancel.show()
        self.check.setEnabled(False)
        self.mark.show_icon("")
        self.result.clear()
        self.result.hide()
        self.checker.start(self._session.record)
        self.cancel.setFocus()

    def _cancel(self) -> None:
        self.checker.cancel()
        self._rest()
        self._tell("", "muted", tr("The check was cancelled."))

    def _progressed(self, done: int, total: int) -> None:
        self.progress.setMaximum(max(1, total))
        self.progress.setValue(done)

    def _finished(self, checked: CheckResult) -> None:
        self._rest()
        if any(dice.replaced for dice in self._session.record.header.dice):
            self._tell("warning", "bad", tr("This is not the seed whose fingerprint was shown at the start."))
        elif checked.problem:
            self._tell("warning", "bad", tr("The game cannot be replayed: {reason}", reason=checked.problem))
        elif checked.unfair is None:
            self._tell("check", "good", tr("All %n outcomes follow from the seed.", "", checked.outcomes))
        else:
            words = tr(
                "Outcome {number} does not follow from the seed: it was {found}, the seed gives {expected}.",
                number=checked.number,
                found=_outcome(checked.unfair.found),
                expected=_outcome(checked.unfair.expected),
            )
            self._tell("warning", "bad", words)

    def _rest(self) -> None:
        self.progress.hide()
        self.cancel.hide()
        self.check.setEnabled(True)
        self.check.setFocus()

    def _tell(self, icon: str, role: str, words: str) -> None:
        self.mark.show_icon(icon, role == "bad")
        self.result.setText(words)
        self.result.setAccessibleName(words)
        self.result.setProperty("role", role)
        self.result.style().polish(self.result)
        self.result.show()


class _Sentence(QFrame):
    """A sentence beside its icon."""

    def __init__(self, theme: Theme, icon: str, words: str) -> None:
        super().__init__()
        self.setObjectName("panel")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(14), theme.px(12), theme.px(14), theme.px(12))
        row.setSpacing(theme.px(12))
        row.addWidget(_Badge(theme, icon), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label(words, wrap=True), 1)


class _Badge(QWidget):
    """An icon on a round ground."""

    def __init__(self, theme: Theme, icon: str) -> None:
        super().__init__()
        self._theme, self._icon = theme, icon
        self.setFixedSize(theme.px(44), theme.px(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        inset = box.width() * 0.24
        with painting(self) as painter:
            painter.setPen(QPen(QColor(self._theme.accent), 1.5))
            painter.setBrush(QColor(self._theme.accent_soft))
            painter.drawEllipse(box)
            inner = box.adjusted(inset, inset, -inset, -inset)
            icons.paint(painter, self._icon, inner, self._theme.accent, self._theme.accent_soft)


class _Mark(QWidget):
    """The result of a check, at a glance."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._icon, self._bad = "", False
        self.setFixedSize(theme.px(26), theme.px(26))
        self.hide()

    def show_icon(self, icon: str, bad: bool = False) -> None:
        """Show an icon; an empty name shows none."""
        self._icon, self._bad = icon, bad
        self.setVisible(bool(icon))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ink = self._theme.bad if self._bad else self._theme.good
        with painting(self) as painter:
            icons.paint(painter, self._icon, QRectF(self.rect()).adjusted(2, 2, -2, -2), ink, self._theme.panel)


def _outcome(action: Action) -> str:
    """An outcome of chance in a few words."""
    match action:
        case Dice(first, second):
            return tr("a roll of {first} and {second}", first=first, second=second)
        case Die(number):
            return tr("a roll of {number}", number=number)
    return str(action)
