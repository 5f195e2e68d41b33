"""A list to choose from that screen readers call by its name."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QComboBox, QWidget

from catanqt.ui.widgets.plain_label import PlainLabel


class NamedCombo(QComboBox):
    """A combo box with a hidden label beside it.

    On Linux Qt gives the chosen item as the name of a combo box, and the name proper only as that of the label whose
    buddy it is.
    """

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = PlainLabel(parent=parent)
        self._label.setBuddy(self)
        self._label.hide()
        self.call(name)

    def call(self, name: str) -> None:
        """Give it another name."""
        self.setAccessibleName(name)
        self._label.setText(name)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange:
            self._label.setParent(self.parentWidget())
        return super().event(event)
