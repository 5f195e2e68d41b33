"""The head of the start page: the panorama, with the name of the game in the sky."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art import brushes
from catanqt.ui.theme.art.painting import painting
from catanqt.ui.theme.art.panorama import paint_panorama
from catanqt.ui.theme.theme import Theme


class Banner(QWidget):
    """Painted once for each size; the title is painted on top."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._picture = QPixmap()
        self.setAccessibleName("CatanQt")

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture.size() != self.size() * ratio:
            self._picture = self._painted(ratio)
        with painting(self) as painter:
            painter.drawPixmap(0, 0, self._picture)
            self._paint_words(painter)

    def _painted(self, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        with painting(picture) as painter:
            area = QRectF(self.rect())
            paint_panorama(painter, area, self._theme)
            painter.fillRect(QRectF(0, area.height() - 1, area.width(), 1), QColor(self._theme.line_strong))
        return picture

    def _paint_words(self, painter: QPainter) -> None:
        theme, high = self._theme, self.height()
        big = min(theme.px(88), high * 0.27)
        left = max(theme.px(24), min(theme.px(48), self.width() * 0.03))
        title = QRectF(left, high * 0.12, self.width() * 0.4, big * 1.05)
        ink, soft = ("#F8EEDD", "#E4D6C0") if theme.dark else ("#3A2A18", "#4A3A26")
        brushes.text(painter, title, "CatanQt", big, ink, Qt.AlignmentFlag.AlignLeft)
        line = QRectF(left + 2, title.bottom() + big * 0.02, self.width() * 0.45, big * 0.5)
        brushes.words(painter, line, tr("Settle, trade and build."), max(theme.px(13), big * 0.28), soft, True)
