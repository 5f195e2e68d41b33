"""Languages: every text is found, translated, built and spoken; switching leaves the game alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.pages.preferences import PreferencesPage
from catanqt.ui.play.save_text import when
from catanqt.ui.text.i18n import languages, speak, tr
from catanqt.ui.window.main_window import MainWindow
from dev import translations
from tests.ui.accessibility.window import whole_window
from tests.ui.helpers.controllers import header

FOLDER, Key, Translation = translations.FOLDER, translations.Key, translations.Translation
FILES = sorted(FOLDER.glob("catanqt_*.ts"))
CODES = [translations.language(path) for path in FILES]
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n")


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[None]:
    """Whatever is spoken in a test, the next one finds the program without translations."""
    before = QLocale()
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


def loaded(code: str, data: bytes, folder: Path) -> QTranslator:
    path = folder / f"catanqt_{code}.qm"
    path.write_bytes(data)
    translator = QTranslator()
    assert translator.load(str(path))
    return translator


# The files


def _finished(path: Path) -> list[tuple[translations.Key, translations.Translation]]:
    return [(key, one) for key, one in translations.read(path).items() if one.finished]


def test_there_are_german_and_english() -> None:
    assert {"de", "en"} <= set(CODES)


@pytest.mark.parametrize("path", FILES, ids=CODES)
def test_every_text_is_there_and_translated(path: Path) -> None:
    """`python3 dev.py translate` puts new texts into the files, Qt Linguist or any editor fills the gaps."""
    kept = translations.read(path)
    wanted = translations.updated(translations.language(path), translations.texts(), kept)
    lacking = [key.source for key, translation in wanted.items() if not translation.finished]
    assert lacking == []
    assert [key.source for key in kept if key not in wanted] == []
    assert [key.source for key, translation in kept.items() if not all(translation.forms)] == []


@pytest.mark.parametrize("path", FILES, ids=CODES)
def test_translations_hold_the_same_values(path: Path) -> None:
    """The number may be left out where a form stands for one number only, all else must be in every form."""
    for key, translation in _finished(path):
        wanted = set(PLACEHOLDER.findall(key.source))
        for form in translation.forms:
            found = set(PLACEHOLDER.findall(form))
            assert found <= wanted, key
            assert wanted - found <= ({"%n"} if translation.plural else set()), key


@pytest.mark.parametrize("path", FILES, ids=CODES)
def test_translations_are_set_like_their_source(path: Path) -> None:
    for key, translation in _finished(path):
        for form in translation.forms:
            assert form.count("&") == key.source.count("&"), key
            assert form.endswith("…") == key.source.endswith("…"), key
            assert form.endswith((".", "!", "?")) == key.source.endswith((".", "!", "?")), key
            assert form == form.strip(), key


def test_german_has_german_quotes() -> None:
    for translation in translations.read(FOLDER / "catanqt_de.ts").values():
        for form in translation.forms:
            assert not set(form) & set("\"”'"), form
            assert form.count("„") == form.count("“"), form


@pytest.mark.parametrize("path", FILES, ids=CODES)
def test_qt_reads_what_was_built(path: Path, tmp_path: Path) -> None:
    code, kept = translations.language(path), translations.read(path)
    translator = loaded(code, translations.compiled(code, kept), tmp_path)
    for key, translation in kept.items():
        for n, form in ((1, 0), (2, -1), (0, -1)) if translation.plural else ((-1, 0),):
            assert translator.translate("", key.source, key.comment, n) == translation.forms[form]


def test_a_changed_file_is_built_again(tmp_path: Path) -> None:
    path = tmp_path / "catanqt_de.ts"
    path.write_text(FILES[CODES.index("de")].read_text("utf-8"), "utf-8")
    assert translations.build(tmp_path) == [path.with_suffix(".qm")]
    assert translations.build(tmp_path) == []
    path.with_suffix(".qm").unlink()
    assert translations.build(tmp_path) == [path.with_suffix(".qm")]


# Finding texts


def found_in(folder: Path, source: str) -> dict[translations.Key, translations.Text]:
    (folder / "page.py").write_text(source, "utf-8")
    return translations.texts(folder)


def test_texts_are_found_however_they_are_written(tmp_path: Path) -> None:
    source = """
tr("plain")
tr("two " "parts", name=1)
tr(
    "over lines",
    "with a comment",
    name=1,
)
tr("%n cards", "", count)
tr("%n of {all}", n=count, all=3)
tr("plain")
"""
    assert {key: text.plural for key, text in found_in(tmp_path, source).items()} == {
        Key("plain", ""): False,
        Key("two parts", ""): False,
        Key("over lines", "with a comment"): False,
        Key("%n cards", ""): True,
        Key("%n of {all}", ""): True,
    }


@pytest.mark.parametrize(
    "call",
    ['tr(f"no {name}")', "tr(words)", 'tr("x", why)', 'tr("a" + b)', 'tr("%n cards")', 'tr("cards", "", 3)', "tr()"],
)
def test_texts_that_no_translator_could_know_are_refused(tmp_path: Path, call: str) -> None:
    with pytest.raises(translations.NotATranslation, match=r"page\.py:1"):
        found_in(tmp_path, call)


def test_a_new_text_is_a_gap_and_an_old_one_goes(tmp_path: Path) -> None:
    code, kept = tmp_path / "code", tmp_path / "kept"
    code.mkdir()
    kept.mkdir()
    path = kept / "catanqt_pl.ts"
    path.touch()
    found_in(code, 'tr("old"); tr("stays"); tr("%n cards", "", 2)')
    assert translations.update(code, kept) == {"catanqt_pl.ts": 3}
    filled = {
        key: Translation(["tak"] * len(one.forms), True, one.plural) for key, one in translations.read(path).items()
    }
    assert len(filled[Key("%n cards", "")].forms) == 3  # as Polish counts
    translations.write(path, filled, translations.texts(code))
    found_in(code, 'tr("stays"); tr("new & <better>"); tr("%n cards", "", 2)')
    assert translations.update(code, kept) == {"catanqt_pl.ts": 1}
    now = translations.read(path)
    assert {key.source: translation.finished for key, translation in now.items()} == {
        "stays": True,
        "new & <better>": False,
        "%n cards": True,
    }


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", {0: 1, 1: 0, 2: 1}),
        ("fr", {0: 0, 1: 0, 2: 1}),
        ("ja", {0: 0, 1: 0, 7: 0}),
        ("pl", {1: 0, 3: 1, 5: 2, 12: 2, 22: 1}),
        ("ru", {1: 0, 3: 1, 5: 2, 11: 2, 21: 0}),
        ("pt_BR", {1: 0, 2: 1}),
    ],
)
def test_each_language_counts_in_its_own_way(code: str, forms: dict[int, int], tmp_path: Path) -> None:
    given = [str(form) for form in range(translations.number_of_forms(code))]
    data = translations.compiled(code, {Key("%n cards", ""): Translation(given, plural=True)})
    translator = loaded(code, data, tmp_path)
    assert {n: int(translator.translate("", "%n cards", "", n)) for n in forms} == forms


# Speaking


@pytest.mark.usefixtures("speaking")
class TestSpeaking:
    def test_english_counts(self) -> None:
        speak("en")
        assert [tr("%n cards", "", n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]

    def test_german_counts(self) -> None:
        speak("de")
        assert [tr("%n cards", "", n) for n in (0, 1, 2)] == ["0 Karten", "1 Karte", "2 Karten"]
        assert tr("{name} built a road", name="Oda") == "Oda baut eine Straße"

    @pytest.mark.parametrize(("code", "word"), [("de_AT", "Würfeln"), ("fr", "Roll"), ("C", "Roll")])
    def test_a_land_without_a_file_of_its_own_hears_the_nearest(self, code: str, word: str) -> None:
        speak(code)
        assert tr("Roll") == word
        assert tr("%n cards", "", 1) in ("1 card", "1 Karte")

    def test_qt_speaks_the_same_language(self) -> None:
        words = "QPlatformTheme", "Cancel"
        for code, word in (("de", "Abbrechen"), ("en", "Cancel"), ("fr", "Cancel")):
            speak(code)
            assert QCoreApplication.translate(*words) == word

    def test_languages_call_themselves_by_their_own_names(self) -> None:
        assert dict(languages()) == {"en": "English", "de": "Deutsch"}

    def test_numbers_and_dates_are_those_of_the_language(self) -> None:
        now = QDateTime.fromString("2026-11-16T12:00:00", "yyyy-MM-ddTHH:mm:ss")
        speak("de")
        assert QLocale().toString(1.5, "f", 1) == "1,5"
        assert when("2026-01-31T12:00:00", now) == "31.01.26"
        assert when(now.addDays(-3).toString("yyyy-MM-ddTHH:mm:ss"), now) == "Freitag, 12:00"
        speak("en")
        assert QLocale().toString(1.5, "f", 1) == "1.5"


# Switching


@pytest.fixture
def window(qtbot: QtBot, speaking: None, tmp_path: Path) -> Iterator[MainWindow]:
    with whole_window(tmp_path) as made:
        made.show()
        yield made
    made.deleteLater()


def words_on(widget: QWidget) -> set[str]:
    return {label.text() for label in widget.findChildren(QLabel)}


def test_the_choice_applies_at_once(window: MainWindow, qtbot: QtBot) -> None:
    window.show_preferences()
    for code, title, menu in (("de", "Einstellungen", "&Spiel"), ("en", "Preferences", "&Game")):
        page = window.page
        assert isinstance(page, PreferencesPage)
        box = page.fields["language"]
        assert isinstance(box, QComboBox)
        row = box.findData(code)
        box.setCurrentIndex(row)
        box.activated.emit(row)
        qtbot.waitUntil(lambda old=page: window.page is not old, timeout=5000)
        assert window.page is not None
        assert title in words_on(window.page)
        assert menu in [action.text() for action in window.menuBar().actions()]
    assert window.services.preferences["language"] == "en"


@pytest.mark.parametrize(
    ("show", "english", "german"),
    [
        (MainWindow.show_new_game, "New game", "Neues Spiel"),
        (MainWindow.show_saves, "Saved games", "Gespeicherte Spiele"),
        (MainWindow.show_lessons, "Learn to play", "Spielen lernen"),
        (MainWindow.show_statistics, "Statistics", "Statistik"),
        (MainWindow.show_achievements, "Achievements", "Erfolge"),
        (MainWindow.show_rules, "Rules", "Regeln"),
    ],
)
def test_every_page_changes_its_words(
    window: MainWindow, qtbot: QtBot, show: Callable[[MainWindow], None], english: str, german: str
) -> None:
    show(window)
    page = window.page
    assert page is not None
    assert english in words_on(page)
    window.services.preferences["language"] = "de"
    qtbot.waitUntil(lambda: window.page is not page, timeout=5000)
    assert window.page is not None
    assert german in words_on(window.page)
    assert english not in words_on(window.page)


def test_the_game_goes_on_in_the_other_language(window: MainWindow, qtbot: QtBot) -> None:
    window.begin_game(header(), "A game")
    controller, page = window.controller, window.page
    assert controller is not None
    assert isinstance(page, GamePage)
    controller.submit(controller.perspective.options[0])
    entries = len(controller.session.record.entries)
    window.services.preferences["language"] = "de"
    qtbot.waitUntil(lambda: window.page is not page, timeout=5000)
    assert window.controller is controller
    assert len(controller.session.record.entries) == entries
    fresh = window.page
    assert isinstance(fresh, GamePage)
    assert "Lege eine Straße" in fresh.prompt.accessibleName()
    controller.submit(controller.perspective.options[0])
    assert len(controller.session.record.entries) > entries


@pytest.mark.parametrize("code", CODES)
def test_letters_of_menus_are_not_given_twice(window: MainWindow, code: str, qtbot: QtBot) -> None:
    speak(code)
    QCoreApplication.processEvents()
    bar = window.menuBar()
    menus = [menu for menu in bar.findChildren(QMenu) if menu.actions()]
    assert menus
    for actions in (bar.actions(), *(menu.actions() for menu in menus)):
        letters = [letter for action in actions if (letter := _letter(action))]
        assert len(set(letters)) == len(letters), [action.text() for action in actions]


def _letter(action: QAction) -> str:
    found = re.search(r"&(\w)", action.text())
    return found[1].casefold() if found else ""


@pytest.mark.parametrize("system", ["C", "fr_FR"])
def test_lists_and_figures_follow_the_words_where_a_language_is_not_spoken(
    speaking: None, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    locale = QLocale(system)
    monkeypatch.setattr(QLocale, "system", lambda: locale)
    speak("system")
    assert QLocale().createSeparatedList(["brick", "grain"]) == "brick and grain"
    assert QLocale().toString(1.5, "f", 1) == "1.5"
