"""Everybody's chance to win as one thin bar, with how far it can be trusted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from catanqt.ui.art.brushes import LEFT, NO_BRUSH, emblem, width, words
from catanqt.ui.art.colour import contrast
from catanqt.ui.art.painting import painting
from catanqt.ui.games.goods import listing
from catanqt.ui.language import tr
from catanqt.ui.seen import Seen
from catanqt.ui.theme import Owner, Theme
from catanqt.ui.widgets.parts import label

HEIGHT = 20
ERROR = 7
"""By how many points of a hundred it is off, at the worst of the tables of benchmarks/win_chance.py."""
INKS = ("#1E150C", "#FFFFFF")


class WinChanceBar(QWidget):
    """A share of the bar for each seat, in its paint, with its emblem and figure where they fit."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.share = ShareBar(theme)
        self.trust = label(tr("rough, ± %n %", "how far a chance can be trusted", ERROR), "muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(4), 0, theme.px(4), 0)
        row.setSpacing(theme.px(10))
        row.addWidget(label(tr("Chance to win"), "caption"))
        row.addWidget(self.share, 1)
        row.addWidget(self.trust)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_chances(self, chances: Sequence[float] | None, seen: Seen) -> None:
        """Show these shares; None while nothing is known yet."""
        owners = [self._theme.owners[seen.colour(seat)] for seat in range(seen.players)]
        percents = whole_percents(chances) if chances is not None else []
        self.share.show_shares(percents, owners if percents else ())
        told = self._told(percents, seen)
        honest = tr(
            "A rough estimate: in trial games it was off by about %n percentage points. It knows your cards, but "
            "of the others' cards only what you can know.",
            "",
            ERROR,
        )
        self.setAccessibleName(told)
        self.setAccessibleDescription(honest)
        self.setToolTip(tr("{chances}\n{honest}", chances=told, honest=honest))

    def _told(self, percents: Sequence[int], seen: Seen) -> str:
        if not percents:
            return tr("Chance to win: not known yet")
        each = [
            tr("{name} {percent} %", name=seen.name(seat), percent=percent) for seat, percent in enumerate(percents)
        ]
        return tr("Chance to win: {chances}", chances=listing(each))


class ShareBar(QWidget):
    """The bar itself."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.percents: Sequence[int] = ()
        self._owners: Sequence[Owner] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_shares(self, percents: Sequence[int], owners: Sequence[Owner]) -> None:
        self.percents, self._owners = percents, owners
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(300), self._theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        round_by = box.height() / 2
        shape = QPainterPath()
        shape.addRoundedRect(box, round_by, round_by)
        with painting(self) as painter:
            painter.fillPath(shape, QColor(theme.sunken))
            painter.save()
            painter.setClipPath(shape)
            self._paint_shares(painter, box)
            painter.restore()
            painter.setPen(QPen(QColor(theme.control), 1))
            painter.setBrush(NO_BRUSH)
            painter.drawPath(shape)

    def _paint_shares(self, painter: QPainter, box: QRectF) -> None:
        left = box.left()
        for percent, owner in zip(self.percents, self._owners, strict=True):
            share = QRectF(left, box.top(), box.width() * percent / 100, box.height())
            painter.fillRect(share, QColor(owner.base))
            painter.setPen(QPen(QColor(self._theme.control), 1))
            painter.drawLine(share.topRight(), share.bottomRight())
            self._paint_label(painter, share, percent, owner)
            left = share.right()

    def _paint_label(self, painter: QPainter, share: QRectF, percent: int, owner: Owner) -> None:
        """The emblem and the figure, the emblem alone, or nothing: whatever fits."""
        theme, text = self._theme, tr("{percent} %", percent=percent)
        mark, gap, size = theme.px(6), theme.px(5), theme.px(12)
        ink = max((owner.ink, *INKS), key=lambda one: contrast(one, owner.base))
        full = 2 * mark + gap + width(text, size, True)
        if share.width() < 2 * mark + theme.px(6):
            return
        if share.width() < full + theme.px(12):
            emblem(painter, owner, share.center().x(), share.center().y(), mark, ink)
            return
        left = share.center().x() - full / 2
        emblem(painter, owner, left + mark, share.center().y(), mark, ink)
        rest = QRectF(left + 2 * mark + gap, share.top(), full, share.height())
        words(painter, rest, text, size, ink, True, LEFT)


def whole_percents(chances: Sequence[float]) -> list[int]:
    """Shares as whole numbers that add up to a hundred: the largest remainders are rounded up."""
    floors = [int(100 * chance) for chance in chances]
    order = sorted(range(len(chances)), key=lambda seat: floors[seat] - 100 * chances[seat])
    for seat in order[: 100 - sum(floors)]:
        floors[seat] += 1
    return floors
