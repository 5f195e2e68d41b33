"""In narrow windows, buttons show icons instead of words; tooltips and screen readers keep the words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QLayout, QPushButton


def keep_words(buttons: Sequence[QPushButton]) -> None:
    """Note the words of buttons before `shorten` may take them away."""
    for button in buttons:
        button.setAccessibleName(button.text())
        if not button.toolTip():
            button.setToolTip(button.text())


def shorten(layout: QLayout, buttons: Sequence[QPushButton], room: int) -> None:
    """Show as many words as fit into the room; the first of these buttons lose theirs first."""
    for button in buttons:
        button.setText(button.accessibleName())
    for button in buttons:
        layout.invalidate()
        if layout.sizeHint().width() <= room:
            return
        button.setText("")
    layout.invalidate()
