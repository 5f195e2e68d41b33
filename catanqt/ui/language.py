"""Words for people: `tr` marks a text for Qt Linguist and gives it in the language that is set.

A text is written in English, with `%n` for a number that decides on the plural and `{name}` for other values:
`tr("%n cards", "", 3)`, `tr("{name} builds a road", name="Oda")`. It is asked anew whenever it is shown; nothing keeps a
translated text beyond the life of a page, and pages are rebuilt when the language changes.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def tr(source: str, comment: str = "", n: int = -1, **values: object) -> str:
    """The text in the player's language; `comment` tells translators, and tells apart texts that look alike."""
    text = QCoreApplication.translate("", source, comment, n)
    return text.format(**values) if values else text
