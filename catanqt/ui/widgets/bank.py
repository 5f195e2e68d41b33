"""The bank: how much it has left, and the viewer's rates."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from catanqt.ui.kit.view_data import Stock
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_name
from catanqt.ui.theme.art.brushes import CENTRE, chip, words
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme

COLUMN, HEIGHT = 40, 96


class BankRates(QWidget):
    """A column for each resource: chip, cards left, rate."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rates: tuple[Stock, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_rates(self, rates: Sequence[Stock]) -> None:
        if tuple(rates) == self._rates:
            return
        self._rates = tuple(rates)
        told = [_told(one) for one in rates]
        self.setAccessibleName("\n".join(told))
        self.setToolTip("\n".join(told))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(COLUMN) * len(self._rates), self._theme.px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.scale(self._theme.scale, self._theme.scale)
            for i, rate in enumerate(self._rates):
                painter.save()
                painter.translate(i * COLUMN, 0)
                self._paint_rate(painter, rate)
                painter.restore()

    def _paint_rate(self, painter: QPainter, rate: Stock) -> None:
        theme = self._theme
        chip(painter, QRectF(6, 6, 26, 26), rate.kind, theme)
        left = "∞" if rate.left is None else f"×{rate.left}"
        words(painter, QRectF(0, 35, 38, 20), left, 13, theme.text, bold=True, align=CENTRE)
        painter.setPen(QPen(QColor(theme.accent if rate.better else theme.line_strong), 1.5 if rate.better else 1))
        painter.setBrush(QColor(theme.accent_soft if rate.better else theme.raised))
        painter.drawRoundedRect(QRectF(2.5, 61.5, 33, 22), 7, 7)
        ink = theme.accent if rate.better else theme.muted
        words(painter, QRectF(2, 61, 34, 23), f"{rate.rate}:1", 13, ink, bold=True, align=CENTRE)


def _told(one: Stock) -> str:
    resource = resource_name(one.kind)
    if one.left is None:
        return tr("{resource}: the bank never runs out, you trade {rate}:1", resource=resource, rate=one.rate)
    return tr("{resource}: {left} in the bank, you trade {rate}:1", resource=resource, left=one.left, rate=one.rate)
