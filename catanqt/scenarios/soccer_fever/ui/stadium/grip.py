"""A hold on the table that is never taken twice nor forgotten."""

from __future__ import annotations

from shiboken6 import isValid

from catanqt.ui.controller import Table


class Grip:
    """While it is taken, the table does nothing by itself."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._taken = False

    def take(self) -> None:
        if not self._taken:
            self._taken = True
            self._table.hold()

    def let_go(self) -> None:
        if self._taken:
            self._taken = False
            if isValid(self._table):  # the table may be gone before those who held it
                self._table.release()
