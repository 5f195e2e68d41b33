"""Puts layouts into layouts without the stale Python objects that PySide would leave behind.

When a filled layout is added to another, PySide makes a Python object for each of its items. Qt deletes an item with
its widget and tells nobody; its Python object lives on with the old address. Since PySide 6.10 several objects may
share an address, and when the next widget that happens to be allocated there is deleted, Shiboken takes it for one that
is still registered and crashes. So those objects are released at once.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtWidgets import QBoxLayout, QLayout


def nest(outer: QBoxLayout, inner: QLayout, stretch: int = 0) -> None:
    """Add a layout to another."""
    outer.addLayout(inner, stretch)
    _let_go(inner)


def _let_go(layout: QLayout) -> None:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        if isinstance(item, QLayout):
            _let_go(item)
        elif item is not None:
            shiboken6.invalidate(item)
