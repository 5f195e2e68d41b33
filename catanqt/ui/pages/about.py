"""About the program: purpose, disclaimer, version, licences."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from catanqt import __version__
from catanqt.ui.pages.back_page import BackPage
from catanqt.ui.pages.factories import button, label, panel
from catanqt.ui.qt.crash_handler import versions
from catanqt.ui.qt.layouts import nest
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.art.banner import Banner
from catanqt.ui.theme.theme import Theme

PANORAMA = 150


class AboutPage(BackPage):
    """The panorama, a few sentences in panels, and a button that copies system information for reports."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("About CatanQt {version}", version=__version__))
        panorama = Banner(theme)
        panorama.setFixedHeight(theme.px(PANORAMA))
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(12))
        column.addWidget(panorama)
        column.addWidget(self._panel(tr("By fans, for fans"), *self._what_it_is()))
        column.addWidget(self._panel(tr("Built with"), self._made_of()))
        column.addWidget(self._system())
        column.addStretch(1)
        area = QScrollArea(widgetResizable=True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        self.body.addWidget(area, 1)

    def _what_it_is(self) -> tuple[str, str]:
        return (
            tr(
                "CatanQt is an unofficial program by and for fans. It is not made, endorsed or sponsored by Catan "
                "GmbH, Catan Studio or their partners. Catan is a registered trademark of Catan GmbH."
            ),
            tr(
                "The rules are explained in our own words, and all the artwork is our own. Do play the printed "
                "game, too!"
            ),
        )

    def _made_of(self) -> str:
        return tr(
            "CatanQt is free software under the MIT licence. It is built with Python, Qt for Python (LGPL), "
            "sqlite-utils and platformdirs. The fonts Lato and Averia Serif are under the SIL Open Font License."
        )

    def _system(self) -> QFrame:
        made = self._panel(tr("Your system"), versions())
        copy = button(self.theme, tr("Copy for a bug report"), "copy")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(versions()))
        row = QHBoxLayout()
        row.addWidget(copy)
        row.addStretch(1)
        whole = made.layout()
        assert isinstance(whole, QVBoxLayout)
        nest(whole, row)
        return made

    def _panel(self, title: str, *texts: str) -> QFrame:
        made, px = panel(), self.theme.px
        column = QVBoxLayout(made)
        column.setContentsMargins(px(18), px(14), px(18), px(16))
        column.setSpacing(px(8))
        column.addWidget(label(title, "title"))
        for text in texts:
            words = label(text, wrap=True)
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(words)
        return made
