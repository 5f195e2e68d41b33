"""Pages to read and to set things: set in our fonts, and arranged for the available width."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QTextTable, QWheelEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QPushButton, QScrollArea, QSlider
from pytestqt.qtbot import QtBot

from catanqt.ui.pages.about import AboutPage
from catanqt.ui.pages.achievements import AchievementsPage
from catanqt.ui.pages.preferences import PreferencesPage
from catanqt.ui.pages.rules.page import RulesPage
from catanqt.ui.pages.rules.rule_text import WIDEST
from catanqt.ui.play.services import Services
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import speak
from catanqt.ui.theme.theme import DISPLAY, Theme, make_theme
from tests.ui.helpers.fake_library import FakeLibrary

Show = Callable[..., Any]


def test_rules_are_set_in_our_fonts(theme: Theme, shown: Show) -> None:
    page = shown(RulesPage(theme), (1600, 900))
    document = page.text.document()
    sizes = {}
    block = document.begin()
    while block.isValid():
        level = block.blockFormat().headingLevel()
        if level:
            letters = block.begin().fragment().charFormat().font()
            assert DISPLAY in letters.families()
            sizes[level] = letters.pixelSize()
        block = block.next()
    assert sizes[1] > sizes[2] > 14
    tables = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert tables
    assert all(table.format().borderCollapse() for table in tables)


def test_lines_of_rules_stay_short_enough_to_read(theme: Theme, shown: Show) -> None:
    page = shown(RulesPage(theme), (1600, 900))
    assert page.text.document().textWidth() == WIDEST
    page.resize(700, 900)
    assert page.text.document().textWidth() <= page.text.viewport().width()


@pytest.mark.parametrize(("width", "across"), [(1280, 3), (700, 2), (420, 1)])
def test_achievements_stand_beside_each_other_where_there_is_room(
    qtbot: QtBot, theme: Theme, shown: Show, width: int, across: int
) -> None:
    page = shown(AchievementsPage(theme, FakeLibrary(), Preferences()), (width, 800))
    qtbot.waitUntil(lambda: len({card.x() for card in page.cards}) == across)


def test_preferences_take_one_column_in_a_narrow_window(
    qtbot: QtBot, theme: Theme, shown: Show, services: Services
) -> None:
    page = shown(PreferencesPage(theme, services), (1280, 780))
    look, pace = page.fields["appearance"], page.fields["ai_pace"]
    assert look.mapTo(page, look.rect().topLeft()).x() < pace.mapTo(page, pace.rect().topLeft()).x() - 300
    page.resize(800, 780)
    qtbot.waitUntil(lambda: look.mapTo(page, look.rect().topLeft()).y() < pace.mapTo(page, pace.rect().topLeft()).y())


def test_fields_of_all_groups_begin_at_the_same_place(theme: Theme, shown: Show, services: Services) -> None:
    page = shown(PreferencesPage(theme, services), (1280, 780))
    first, second = (page.fields[name] for name in ("appearance", "language"))
    assert first.mapTo(page, first.rect().topLeft()).x() == second.mapTo(page, second.rect().topLeft()).x()


def test_the_wheel_over_preferences_changes_nothing(
    qtbot: QtBot, theme: Theme, shown: Show, services: Services
) -> None:
    page = shown(PreferencesPage(theme, services), (1280, 780))
    before = {name: services.preferences[name] for name in Preferences.DOMAINS}
    for field in page.fields.values():
        field.setFocus()
        for turn in (120, -120):
            place = QPointF(field.rect().center())
            wheel = QWheelEvent(
                place,
                field.mapToGlobal(place),
                QPoint(),
                QPoint(0, turn),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(field, wheel)
    assert {name: services.preferences[name] for name in Preferences.DOMAINS} == before


def test_resetting_preferences_asks_first_and_shows_the_defaults(
    qtbot: QtBot, theme: Theme, shown: Show, services: Services
) -> None:
    services.preferences["player_name"] = "Oda"
    services.preferences["volume"] = 10
    services.preferences["motion"] = "slow"
    services.preferences["sound"] = False
    page = shown(PreferencesPage(theme, services), (1280, 780))
    assert not page.confirm_reset.isVisible()
    page.reset.click()
    page.keep.click()
    assert services.preferences["player_name"] == "Oda"
    page.reset.click()
    page.confirm_reset.click()
    assert {name: services.preferences[name] for name in Preferences.DOMAINS} == {
        name: domain.default for name, domain in Preferences.DOMAINS.items()
    }
    name, volume, motion, sound = (page.fields[one] for one in ("player_name", "volume", "motion", "sound"))
    assert isinstance(name, QLineEdit)
    assert isinstance(volume, QSlider)
    assert isinstance(motion, QComboBox)
    assert isinstance(sound, QCheckBox)
    assert (name.text(), volume.value(), motion.currentData(), sound.isChecked()) == ("", 60, "normal", True)


def test_about_copies_what_a_report_needs(qtbot: QtBot, theme: Theme, shown: Show) -> None:
    from PySide6.QtGui import QGuiApplication

    page = shown(AboutPage(theme))
    next(one for one in page.findChildren(QPushButton) if one.text() == "Copy for a bug report").click()
    assert "PySide6" in QGuiApplication.clipboard().text()


@pytest.fixture
def services() -> Services:
    def nothing(*_: object) -> Any:
        raise AssertionError("no game is played here")

    return Services(
        preferences=Preferences(),
        library=FakeLibrary(),
        agent_worker=None,  # type: ignore[arg-type]  # nobody thinks on a page of preferences
        levels=(),
        temperaments=(),
        begin=nothing,
        resume=nothing,
        fork=nothing,
        adopt=nothing,
        data_folder=None,
    )


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_preferences_are_never_scrolled_sideways_and_not_at_all_where_they_fit(
    qtbot: QtBot, swapped_in: Show, services: Services, language: str, scale: float
) -> None:
    speak(language)
    theme = make_theme(scale=scale)
    page = swapped_in(PreferencesPage(theme, services), (1024, 670))
    area = page.findChild(QScrollArea)
    qtbot.waitUntil(lambda: not area.horizontalScrollBar().isVisible())
    qtbot.waitUntil(lambda: area.widget().width() <= area.viewport().width())
    assert area.widget().minimumSizeHint().width() <= area.viewport().width()
    fits = area.widget().minimumSizeHint().height() <= area.maximumViewportSize().height()
    qtbot.waitUntil(lambda: area.verticalScrollBar().isVisible() != fits)
    assert fits == (scale == 1.0)
    speak("en")
