"""The seven landscapes: what stands on a hex of each kind, as recipes for a painter.

A recipe paints around the origin within a hex of radius 100, clipped by its caller. Its random generator is seeded by
kind and variant, so a tile always looks the same. The ground under the disc stays calm.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from PySide6.QtGui import QPainter

from catanqt.ui.theme.art.palettes import Ground
from catanqt.ui.theme.art.terrain import desert, fields, forest, hills, mountains, pasture, pitch

Recipe = Callable[[QPainter, Ground, random.Random, int, bool], None]
"""Painter, paints, chances, variant (0-2), and whether there is room for small things."""

RECIPES: Mapping[str, Recipe] = {
    "forest": forest.paint,
    "pasture": pasture.paint,
    "fields": fields.paint,
    "hills": hills.paint,
    "mountains": mountains.paint,
    "desert": desert.paint,
    "pitch": pitch.paint,
}
VARIANTS = 3
