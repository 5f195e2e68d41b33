"""The preferences: every change applies at once, nothing needs a restart."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from catanqt.ui.pages.back_page import BackPage
from catanqt.ui.play.services import Services
from catanqt.ui.qt.layouts import nest
from catanqt.ui.qt.preferences import LONGEST_NAME, player_name
from catanqt.ui.text.i18n import languages, tr
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.pace import PaceSlider
from catanqt.ui.widgets.plain_label import PlainLabel
from catanqt.ui.widgets.wheel_guard import WheelGuard

SCALES = (80, 90, 100, 110, 125, 150, 175, 200)
TWO_COLUMNS = 900
"""From this width on there is room for two columns, at 100 %."""


class PreferencesPage(BackPage):
    """Groups of settings, each bound to one preference by its name."""

    def __init__(self, theme: Theme, services: Services, no_sound: str = "") -> None:
        """`no_sound` says why nothing is heard, if so."""
        super().__init__(theme, tr("Preferences"))
        self._preferences = services.preferences
        self.fields: dict[str, QWidget] = {}
        self._names: list[QLabel] = []
        inside = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(16)
        nest(self._columns, self._column(self._looks(), self._words(), self._resetting()), 1)
        nest(self._columns, self._column(self._play(), self._sound(no_sound), self._data(services)), 1)
        self._area = area = QScrollArea(widgetResizable=True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the focus, and is scrolled to
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inside)
        self.body.addWidget(area, 1)
        WheelGuard(self).guard(*self.fields.values())
        self._preferences.changed.connect(self._follow)

    def showEvent(self, event: QShowEvent) -> None:
        """Fields begin at the same place in all groups; how wide words are is known only now."""
        super().showEvent(event)
        widest = max(name.sizeHint().width() for name in self._names)
        for name in self._names:
            name.setMinimumWidth(widest)
        self._arrange()
        QTimer.singleShot(0, self, self._update_scroll_bar)

    def _update_scroll_bar(self) -> None:
        """Qt keeps a scroll bar that was needed only while the page was laid out, until its policy changes."""
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Large letters in a small window: one column."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Two columns where they fit, so that nothing need be scrolled sideways."""
        way = QBoxLayout.Direction
        self._columns.setDirection(way.LeftToRight)
        room = self._area.maximumViewportSize().width()
        if self.width() < self.theme.px(TWO_COLUMNS) or self._columns.totalMinimumSize().width() > room:
            self._columns.setDirection(way.TopToBottom)

    def _column(self, *groups: QWidget) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(16)
        for group in groups:
            column.addWidget(group)
        column.addStretch(1)
        return column

    # Groups

    def _looks(self) -> QWidget:
        themes = (("system", tr("Like the system")), ("light", tr("Light")), ("dark", tr("Dark")))
        speeds = (("instant", tr("None")), ("fast", tr("Fast")), ("normal", tr("Normal")), ("slow", tr("Slow")))
        return self._group(
            tr("Look and motion"),
            (tr("Appearance"), self._choice("appearance", themes)),
            (tr("Display size"), self._choice("scale", [(one, f"{one} %") for one in SCALES])),
            ("", self._check("colour_blind", tr("Colour-blind friendly colours"))),
            (tr("Motion"), self._choice("motion", speeds)),
            ("", self._check("reduce_motion", tr("Reduce motion: pieces fade in instead of moving"))),
        )

    def _words(self) -> QWidget:
        spoken = [("system", tr("Like the system")), *languages()]
        return self._group(
            tr("Language and name"),
            (tr("Language"), self._choice("language", spoken)),
            (tr("Your name"), self._text("player_name")),
        )

    def _play(self) -> QWidget:
        pace = PaceSlider(self.theme, self._preferences)
        self.fields["ai_pace"] = pace.slider
        return self._group(
            tr("Play"),
            (tr("Computer pace"), pace),
            ("", self._check("ai_offers", tr("Computer players may offer me trades"))),
            ("", self._check("talk", tr("Characters talk"))),
            ("", self._check("confirm_end_turn", tr("Ask before ending a turn in which I could still build"))),
            ("", self._check("win_chance", tr("Show everybody's chance to win"))),
        )

    def _sound(self, problem: str) -> QWidget:
        volume = QSlider(Qt.Orientation.Horizontal)
        volume.setRange(0, 100)
        volume.setValue(self._preferences["volume"])
        volume.setObjectName("volume")
        volume.setAccessibleName(tr("Volume"))
        volume.valueChanged.connect(lambda value: self._set("volume", value))
        self.fields["volume"] = volume
        switch = self._check("sound", tr("Play sounds"))
        rows: list[tuple[str, QWidget]] = [("", switch), (tr("Volume"), volume)]
        if problem:
            # What is wanted stays as it was, for another day; but nothing here says that there is sound.
            del self.fields["sound"], self.fields["volume"]
            with QSignalBlocker(switch):
                switch.setChecked(False)
            switch.setEnabled(False)
            switch.setToolTip(problem)
            volume.setEnabled(False)
            why = PlainLabel(problem)
            why.setWordWrap(True)
            why.setProperty("role", "muted")
            rows.append(("", why))
        return self._group(tr("Sound"), *rows)

    def _data(self, services: Services) -> QWidget:
        folder = services.data_folder
        where = PlainLabel(str(folder) if folder else tr("Games are kept only until you close the program."))
        where.setWordWrap(True)
        where.setProperty("role", "muted")
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        show = QPushButton(tr("Open folder"))
        show.setEnabled(folder is not None)
        show.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))))
        return self._group(tr("Saved games"), (tr("Folder"), where), ("", _in_a_row(show)))

    def _resetting(self) -> QWidget:
        """Resetting asks first: all at once cannot be taken back."""
        self.reset = QPushButton(tr("Reset all preferences"))
        self.confirm_reset = QPushButton(tr("Yes, reset all"))
        self.keep = QPushButton(tr("Cancel"))
        self.reset.clicked.connect(lambda: self._ask_reset(True))
        self.keep.clicked.connect(lambda: self._ask_reset(False))
        self.confirm_reset.clicked.connect(self._reset)
        self._ask_reset(False)
        return self._group(tr("All preferences"), ("", _in_a_row(self.reset, self.confirm_reset, self.keep)))

    def _ask_reset(self, asking: bool) -> None:
        self.reset.setVisible(not asking)
        self.confirm_reset.setVisible(asking)
        self.keep.setVisible(asking)

    def _reset(self) -> None:
        self._ask_reset(False)
        self._preferences.reset()

    def _follow(self, name: str) -> None:
        """A preference was changed elsewhere, or reset: show what it is now."""
        field, value = self.fields.get(name), self._preferences[name]
        match field:
            case QComboBox():
                field.setCurrentIndex(max(0, field.findData(value)))
            case QCheckBox():
                field.setChecked(value)
            case QLineEdit():
                field.setText(value)
            case QSlider() if name == "volume":
                field.setValue(value)

    # Fields

    def _group(self, title: str, *rows: tuple[str, QWidget]) -> QWidget:
        frame = QFrame()
        frame.setObjectName("panel")
        heading = PlainLabel(title)
        heading.setProperty("role", "title")
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setVerticalSpacing(10)
        for name, field in rows:
            if name:
                label = PlainLabel(name)
                label.setBuddy(field)
                label.setMinimumHeight(min(field.sizeHint().height(), self.theme.px(30)))
                self._names.append(label)
                form.addRow(label, field)
            else:
                form.addRow(field)
        column = QVBoxLayout(frame)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(12)
        column.addWidget(heading)
        nest(column, form)
        return frame

    def _set(self, name: str, value: object) -> None:
        self._preferences[name] = value

    def _choice(self, name: str, values: Sequence[tuple[object, str]]) -> QComboBox:
        box = QComboBox()
        for value, text in values:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(self._preferences[name])))
        box.activated.connect(lambda row: self._set(name, box.itemData(row)))
        self.fields[name] = box
        return box

    def _check(self, name: str, text: str) -> QCheckBox:
        box = QCheckBox(text)
        box.setChecked(self._preferences[name])
        box.toggled.connect(lambda on: self._set(name, on))
        self.fields[name] = box
        return box

    def _text(self, name: str) -> QLineEdit:
        line = QLineEdit(self._preferences[name], maxLength=LONGEST_NAME)
        line.editingFinished.connect(lambda: self._set(name, player_name(line.text())))
        self.fields[name] = line
        return line


def _in_a_row(*widgets: QWidget) -> QWidget:
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return line
