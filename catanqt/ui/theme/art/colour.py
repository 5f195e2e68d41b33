"""Colour arithmetic: tints, mixtures, and the contrast of two colours."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor

Colour = str | QColor


def tint(colour: Colour, alpha: float = 1.0) -> QColor:
    """A colour made see-through: 0 is nothing, 1 is solid."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def mix(one: Colour, two: Colour, share: float) -> QColor:
    """`one` with a share (0 to 1) of `two`."""
    return QColor(_mixed(QColor(one).rgba(), QColor(two).rgba(), share))


@lru_cache(maxsize=4096)
def _mixed(one: int, two: int, share: float) -> QColor:
    """Landscapes ask for the same mixtures a thousand times."""
    a, b = QColor.fromRgba(one), QColor.fromRgba(two)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
        a.alphaF() + (b.alphaF() - a.alphaF()) * share,
    )


def luminance(colour: Colour) -> float:
    """How bright a colour is to the eye (WCAG's relative luminance)."""
    made = QColor(colour)
    red, green, blue = (_linear(part) for part in (made.redF(), made.greenF(), made.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, two: Colour) -> float:
    """WCAG's contrast ratio, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)
