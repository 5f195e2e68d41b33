"""Factories for the parts of pages: panels, sections, labels, buttons, rows and columns."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from catanqt.ui.qt.layouts import nest
from catanqt.ui.theme.art import icons
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.plain_label import PlainLabel

Part = QWidget | QLayout | None
"""A widget, a layout, or None for what is left of the room."""


def label(text: str, role: str = "", wrap: bool = False) -> QLabel:
    """Words in one of the roles of the style sheet ("title", "muted", "caption" ...)."""
    made = PlainLabel(text)
    made.setWordWrap(wrap)
    if role:
        made.setProperty("role", role)
    return made


def button(text: str, theme: Theme, icon: str = "", primary: bool = False, flat: bool = False) -> QPushButton:
    made = QPushButton(text)
    made.setProperty("primary", primary)
    made.setProperty("flat", flat)
    made.setAutoDefault(True)
    if icon:
        made.setIcon(icons.icon(icon, theme, theme.px(18), primary))
        made.setIconSize(QSize(theme.px(18), theme.px(18)))
    return made


def tool_button(text: str, theme: Theme, icon: str, tip: str = "") -> QToolButton:
    """A flat button with an icon, whose words can give way."""
    made = QToolButton()
    made.setText(text)
    made.setAccessibleName(text)
    made.setToolTip(tip or text)
    made.setProperty("flat", True)
    made.setIcon(icons.icon(icon, theme, theme.px(18)))
    made.setIconSize(QSize(theme.px(18), theme.px(18)))
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made


def panel(name: str = "panel") -> QFrame:
    """A frame with the ground that the style sheet gives its name: panel, strip, prompt, raised."""
    made = QFrame()
    made.setObjectName(name)
    return made


def section(title: str, body: QWidget, theme: Theme, aside: QWidget | None = None) -> QFrame:
    """A panel with a title, something small beside the title, and a body that takes the room."""
    made = panel()
    made.setAccessibleName(title)
    head = row(label(title, "title"), None, *([aside] if aside else []))
    head.setContentsMargins(theme.px(14), theme.px(10), theme.px(10), 0)
    whole = QVBoxLayout(made)
    whole.setContentsMargins(0, 0, 0, theme.px(8))
    whole.setSpacing(theme.px(4))
    nest(whole, head)
    whole.addWidget(body, 1)
    return made


def vline() -> QFrame:
    """A thin line between two groups in a row."""
    made = panel("vline")
    made.setFixedWidth(1)
    return made


def row(*parts: Part, spacing: int = 8) -> QHBoxLayout:
    made = QHBoxLayout()
    _fill(made, parts, spacing)
    return made


def column(*parts: Part, spacing: int = 6) -> QVBoxLayout:
    made = QVBoxLayout()
    _fill(made, parts, spacing)
    return made


def _fill(layout: QBoxLayout, parts: tuple[Part, ...], spacing: int) -> None:
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(spacing)
    for part in parts:
        if part is None:
            layout.addStretch(1)
        elif isinstance(part, QWidget):
            layout.addWidget(part)
        else:
            nest(layout, part)
