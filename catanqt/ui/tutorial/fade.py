"""Fades the old picture of a page out over the new one, so that the player notices a changed position."""

from __future__ import annotations

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from catanqt.ui.theme.art.painting import painting

FADE_MS = 400


class Fade(QWidget):
    """Lies over its parent while it lasts; never takes a click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._picture = QPixmap()
        self._part = 1.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(1.0)
        self._animation.setEndValue(0.0)
        self._animation.valueChanged.connect(self._faded)
        self._animation.finished.connect(self.stop)
        self.hide()

    @property
    def running(self) -> bool:
        return self._animation.state() == QVariantAnimation.State.Running

    def catch(self) -> None:
        """Keep the parent's picture as it is now."""
        self.stop()
        parent = self.parentWidget()
        assert parent is not None
        self._picture = parent.grab()

    def start(self, speed: float) -> None:
        """Let the picture fade; `speed` is a factor on the time, 0 shows the new page at once."""
        parent = self.parentWidget()
        assert parent is not None
        if not speed or self._picture.isNull() or not parent.isVisible():
            self.stop()
            return
        self.setGeometry(parent.rect())
        self._part = 1.0
        self.show()
        self.raise_()
        self._animation.setDuration(round(FADE_MS * speed))
        self._animation.start()

    def stop(self) -> None:
        self._animation.stop()
        self._picture = QPixmap()
        self.hide()

    def _faded(self, part: float) -> None:
        self._part = float(part)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setOpacity(self._part)
            painter.drawPixmap(0, 0, self._picture)
