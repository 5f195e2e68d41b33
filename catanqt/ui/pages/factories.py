"""Factories for the parts of front pages: labels, buttons, panels, pictures with round corners."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.colour import tint
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.plain_label import PlainLabel


def label(text: str, role: str = "", wrap: bool = False) -> QLabel:
    """Words in one of the style sheet's roles."""
    made = PlainLabel(text)
    made.setWordWrap(wrap)
    if role:
        made.setProperty("role", role)
    return made


def button(theme: Theme, text: str, icon: str = "", primary: bool = False, flat: bool = False) -> QPushButton:
    """A button that Enter presses too, wherever it stands."""
    made = QPushButton(text)
    made.setAutoDefault(True)
    made.setProperty("primary", primary)
    made.setProperty("flat", flat)
    if icon:
        made.setIcon(icons.icon(icon, theme, theme.px(18), primary))
        made.setIconSize(QSize(theme.px(18), theme.px(18)))
    return made


def tool(theme: Theme, icon: str, tip: str) -> QToolButton:
    """A small flat button with an icon only; its words are in the tip."""
    made = QToolButton()
    if icon:
        made.setIcon(icons.icon(icon, theme, theme.px(16)))
    made.setIconSize(QSize(theme.px(16), theme.px(16)))
    made.setProperty("flat", True)
    made.setToolTip(tip)
    made.setAccessibleName(tip)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made


class ElidedLabel(PlainLabel):
    """One line of text that ends in dots where it does not fit; the tooltip has all of it."""

    def __init__(self, text: str, role: str = "") -> None:
        super().__init__(text)
        self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setToolTip(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(self.rect(), int(self.alignment()), shown)


def panel(name: str = "panel") -> QFrame:
    made = QFrame()
    made.setObjectName(name)
    return made


class Picture(QWidget):
    """A picture that fills its place, cut to round corners."""

    def __init__(self, theme: Theme, radius: float = 10.0) -> None:
        super().__init__()
        self._theme = theme
        self._radius = theme.px(radius)
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def picture(self) -> QPixmap:
        return self._picture

    def show_picture(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            paint_picture(painter, QRectF(self.rect()), self._picture, self._theme, self._radius)


def paint_picture(painter: QPainter, rect: QRectF, picture: QPixmap, theme: Theme, radius: float) -> None:
    """A picture in `rect`, cut to round corners.

    Too wide it is cut off on both sides, where only the sea is; too narrow, the sea at its sides goes on.
    """
    edge = QPainterPath()
    edge.addRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.save()
    painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, tint(theme.sea.mid, 1.0))
    if not picture.isNull():
        whole = QSizeF(picture.size())
        part = QSizeF(min(whole.width(), whole.height() * rect.width() / rect.height()), whole.height())
        place = QRectF(QPointF(), part.scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio))
        place.moveCenter(rect.center())
        beside = QRectF(rect.left(), rect.top(), place.left() - rect.left() + 1, rect.height())
        for x in (0.0, whole.width() - 1):
            painter.drawPixmap(beside, picture, QRectF(x, 0, 1, whole.height()))
            beside.moveRight(rect.right())
        painter.drawPixmap(place, picture, QRectF(QPointF((whole.width() - part.width()) / 2, 0), part))
    painter.restore()
    painter.strokePath(edge, QPen(tint("#000000", 0.25), 1))
