"""The seed of a board is seen as a whole, in the smallest window too."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionFrame
from pytestqt.qtbot import QtBot

from catanqt.ui.pages.new_game import NewGamePage
from catanqt.ui.window.main_window import MainWindow


def test_the_seed_of_the_day_is_not_cut(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1024, 700)
    window.show_new_game()
    page = window.page
    assert isinstance(page, NewGamePage)
    QApplication.processEvents()
    field = page.board.seed
    field.setText("D20881028")  # the widest figures
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    inner = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
    assert field.fontMetrics().horizontalAdvance(field.text()) + 4 <= inner.width()
