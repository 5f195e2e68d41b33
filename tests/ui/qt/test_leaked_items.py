"""What a test leaves behind is found, and windows that were only closed go."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from tests.ui.helpers.leaked_items import delete_windows


def test_a_closed_window_that_its_menu_holds_is_deleted(qapp: QApplication) -> None:
    window = QMainWindow()
    action = window.menuBar().addAction("Quit")
    action.triggered.connect(lambda: window.close())
    window.show()
    window.close()
    gone: list[bool] = []
    window.destroyed.connect(lambda: gone.append(True))
    delete_windows()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert gone
    assert not [one for one in QApplication.topLevelWidgets() if isinstance(one, QMainWindow)]
