"""The small cards that fly over the page: a face for each resource, or a back for secret ones."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from catanqt.ui.kit.view_data import Look
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.art.brushes import NO_PEN, soft_card
from catanqt.ui.theme.theme import Theme, mix

CARD = QRectF(-15, -21, 30, 42)
BACK, BACK_EDGE = "#8A6A44", "#4E371F"
DEVELOPMENT, DEVELOPMENT_LIT, DEVELOPMENT_EDGE = "#6B4E86", "#9C7BB8", "#4F3568"


def face(theme: Theme, kind: str) -> Look:
    """A flying card of this resource; no resource at all is a card that nobody may see."""
    if kind not in theme.resources:
        return Look(lambda painter: _back(painter, theme), 28)
    return Look(lambda painter: _face(painter, theme, kind), 28)


def development(theme: Theme) -> Look:
    """A development card from behind, in the tray and in flight."""
    return Look(lambda painter: _development(painter, theme), 34)


def _face(painter: QPainter, theme: Theme, kind: str) -> None:
    paint = theme.resources[kind]
    soft_card(painter, CARD, 5, theme, theme.paper, paint.dark)
    _panel(painter, mix(paint.base, "#FFFFFF", 0.2), paint.base)
    icons.paint(painter, kind, QRectF(-10, -11, 20, 20), paint.ink, paint.cut)


def _back(painter: QPainter, theme: Theme) -> None:
    soft_card(painter, CARD, 5, theme, theme.paper, BACK_EDGE)
    _panel(painter, mix(BACK, "#FFFFFF", 0.25), BACK)
    icons.paint(painter, "card", QRectF(-9, -10, 18, 18), theme.paper, BACK)


def _development(painter: QPainter, theme: Theme) -> None:
    painter.save()
    painter.rotate(-7)
    soft_card(painter, CARD, 5, theme, theme.paper, DEVELOPMENT_EDGE)
    _panel(painter, DEVELOPMENT_LIT, DEVELOPMENT)
    icons.paint(painter, "vp", QRectF(-10, -11, 20, 20), "#FFF0C2", DEVELOPMENT)
    painter.restore()


def _panel(painter: QPainter, lit: str | QColor, base: str) -> None:
    """The coloured middle of a card."""
    inner = CARD.adjusted(2.5, 2.5, -2.5, -2.5)
    ground = QLinearGradient(inner.topLeft(), inner.bottomLeft())
    ground.setColorAt(0, QColor(lit))
    ground.setColorAt(1, QColor(base))
    painter.setPen(NO_PEN)
    painter.setBrush(ground)
    painter.drawRoundedRect(inner, 3.5, 3.5)
