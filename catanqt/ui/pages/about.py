"""About the program: what it is, what it is not, what it is made of."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton

from catanqt import __version__
from catanqt.ui.crash import versions
from catanqt.ui.language import tr
from catanqt.ui.pages.side import SidePage
from catanqt.ui.theme import Theme


class AboutPage(SidePage):
    """A page of text, and a button that copies what a report needs."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("About CatanQt {version}", version=__version__))
        for text in (
            tr(
                "CatanQt is an unofficial program by and for fans. It is not made, endorsed or sponsored by Catan "
                "GmbH, Catan Studio or their partners. Catan is a registered trademark of Catan GmbH."
            ),
            tr("The rules are told in our own words, and all pictures are our own. Play the printed game, too!"),
            tr(
                "CatanQt is free software under the MIT licence. It is built with Python, Qt for Python (LGPL), "
                "sqlite-utils and platformdirs. The fonts Lato and Averia Serif are under the SIL Open Font License."
            ),
            versions(),
        ):
            label = QLabel(text)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.body.addWidget(label)
        copy = QPushButton(tr("Copy for a report"))
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(versions()))
        row = QHBoxLayout()
        row.addWidget(copy)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addStretch(1)
