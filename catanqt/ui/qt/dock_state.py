"""The place of a docked panel as a short text that is validated when it is read.

`QMainWindow.restoreState` trusts its bytes: corrupt ones crash the process. Five words and numbers do instead, such as
`right shown docked 320 700`; for a panel that was pulled out of the window they include its place on the screen.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

AREAS = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "top": Qt.DockWidgetArea.TopDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}
_FORM = re.compile(
    r"(left|right|top|bottom) (shown|hidden) (docked|floating) "
    r"([1-9][0-9]{0,3}) ([1-9][0-9]{0,3})( -?[0-9]{1,5} -?[0-9]{1,5})?"
)


def save_dock(window: QMainWindow, dock: QDockWidget) -> str:
    """The state of a dock for `restore_dock`."""
    area = next((name for name, area in AREAS.items() if area == window.dockWidgetArea(dock)), "right")
    words = [area, "hidden" if dock.isHidden() else "shown", "floating" if dock.isFloating() else "docked"]
    numbers = [dock.width(), dock.height(), *((dock.x(), dock.y()) if dock.isFloating() else ())]
    return " ".join((*words, *map(str, numbers)))


def restore_dock(window: QMainWindow, dock: QDockWidget, state: object) -> bool:
    """Put a panel where it was; False, and nothing done, if this does not say where."""
    found = _FORM.fullmatch(state) if isinstance(state, str) else None
    if found is None:
        return False
    area, shown, floating, width, height, place = found.groups()
    window.addDockWidget(AREAS[area], dock)
    if floating == "floating" and place is not None:
        _float(window, dock, QRect(QPoint(*map(int, place.split())), QSize(int(width), int(height))))
    else:
        across = area in ("left", "right")
        way = Qt.Orientation.Horizontal if across else Qt.Orientation.Vertical
        window.resizeDocks([dock], [int(width if across else height)], way)
    dock.setHidden(shown == "hidden")
    return True


def _float(window: QMainWindow, dock: QDockWidget, place: QRect) -> None:
    """Float the panel, if any of it would be visible there."""
    screen = window.screen().virtualGeometry()
    if screen.intersects(place):
        dock.setFloating(True)
        dock.setGeometry(QRect(place.topLeft(), place.size().boundedTo(QSize(screen.width(), screen.height()))))
