"""Settlers on their way to the table: their places look empty until they have arrived."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Arrivals(QObject):
    """The numbers of the places somebody is flying to."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._places: list[int] = []

    def __contains__(self, number: int) -> bool:
        return number in self._places

    def set_out(self, number: int) -> None:
        self._places.append(number)

    def arrive(self, number: int) -> None:
        self._places.remove(number)
        self.changed.emit()
