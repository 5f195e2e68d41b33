"""Fair dice: what is shown when, and the check, as a person uses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from catanqt.kernel.chance import commitment
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Entry, Record
from catanqt.rules.base.turn import Dice
from catanqt.session import Session
from catanqt.ui.pages.fair_dice.page import FairDicePage
from catanqt.ui.pages.fair_dice.parts import FairDiceNote, grouped
from catanqt.ui.theme.theme import Theme
from tests.ui.helpers.controllers import header
from tests.ui.helpers.finished_games import finished, played_on, running

Show = Callable[..., Any]


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def words(page: QWidget) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel))


def test_the_fingerprint_is_shown_from_the_start_and_can_be_copied(theme: Theme, shown: Show) -> None:
    session = Session(header(dice_seed="a secret"))
    page = shown(FairDicePage(theme, session))
    fingerprint = commitment("a secret")
    assert grouped(fingerprint) in words(page)
    press(page.codes[0].copy)
    assert QGuiApplication.clipboard().text() == fingerprint
    assert page.codes[0].copy.text() == "Copied"


def test_the_seed_is_a_secret_until_the_game_is_over(theme: Theme, shown: Show) -> None:
    page = shown(FairDicePage(theme, running()))
    assert page.seeds == []
    assert running().record.header.dice[0].seed not in words(page)
    assert not page.check.isEnabled()
    assert "until the game is over" in page.result.text()
    over = shown(FairDicePage(theme, finished()))
    assert [code.code for code in over.seeds] == [finished().record.header.dice[0].seed]
    assert commitment(over.seeds[0].code) == over.codes[0].code
    assert over.check.isEnabled()


def test_one_click_checks_every_outcome(qtbot: QtBot, theme: Theme, shown: Show) -> None:
    page = shown(FairDicePage(theme, finished()))
    press(page.check)
    qtbot.waitUntil(lambda: bool(page.result.text()), timeout=10_000)
    dealt = sum(entry.actor == CHANCE for entry in finished().record.entries)
    assert page.result.text() == f"All {dealt} outcomes follow from the seed."
    assert page.result.property("role") == "good"
    assert page.mark.isVisible()
    assert page.progress.isHidden()
    assert page.cancel.isHidden()
    assert page.check.isEnabled()


def cheated() -> Session:
    """A finished game in which one roll was another."""
    session = Session(finished().record.header)
    session.record = Record(session.record.header, list(finished().record.entries))
    session.game = finished().game
    at = [i for i, entry in enumerate(session.record.entries) if isinstance(entry.action, Dice)][5]
    old = session.record.entries[at].action
    assert isinstance(old, Dice)
    session.record.entries[at] = Entry(CHANCE, Dice(old.first, old.second % 6 + 1))
    return session


def test_the_first_outcome_that_differs_is_named(qtbot: QtBot, theme: Theme, shown: Show) -> None:
    session = cheated()
    page = shown(FairDicePage(theme, session, page_figures()))
    press(page.check)
    qtbot.waitUntil(lambda: bool(page.result.text()), timeout=10_000)
    rolls = [i for i, entry in enumerate(session.record.entries) if isinstance(entry.action, Dice)]
    number = sum(entry.actor == CHANCE for entry in session.record.entries[: rolls[5] + 1])
    assert page.result.text().startswith(f"Outcome {number} does not follow from the seed: it was a roll of ")
    assert page.result.property("role") == "bad"


def page_figures() -> Any:
    from catanqt.ui.stats.figures import gather

    return gather(finished())


def test_a_long_check_shows_its_progress_and_can_be_cancelled(
    qtbot: QtBot, theme: Theme, shown: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("catanqt.ui.play.dice_verifier.SLICE", 0.0002)
    page = shown(FairDicePage(theme, finished()))
    press(page.check)
    qtbot.waitUntil(lambda: page.progress.value() > 10)
    assert page.progress.isVisible()
    assert page.progress.maximum() == len(finished().record.entries)
    assert page.cancel.hasFocus()
    QTest.keyClick(page.cancel, Qt.Key.Key_Space)
    assert not page.checker.busy
    assert page.result.text() == "The check was cancelled."
    assert page.check.isEnabled()


def test_a_page_that_goes_takes_its_check_along(qtbot: QtBot, theme: Theme) -> None:
    page = FairDicePage(theme, finished())
    qtbot.addWidget(page)
    page.show()
    press(page.check)
    page.deleteLater()
    qtbot.wait(30)


def test_a_game_that_was_played_on_has_two_seeds(qtbot: QtBot, theme: Theme, shown: Show) -> None:
    forked = played_on(running().fork(250))
    page = shown(FairDicePage(theme, forked))
    assert len(page.codes) == len(page.seeds) == 2
    assert page.codes[1].code == forked.commitments[1]
    first = forked.record.header.dice[1].first
    assert f"from outcome {first + 1} on" in words(page)
    press(page.check)
    qtbot.waitUntil(lambda: "follow from the seed" in page.result.text(), timeout=10_000)
    assert page.result.property("role") == "good"


def test_escape_leads_back(qtbot: QtBot, theme: Theme, shown: Show) -> None:
    page = shown(FairDicePage(theme, finished()))
    with qtbot.waitSignal(page.back, timeout=500):
        QTest.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", [(1024, 674), (1600, 974)])
def test_it_is_all_in_sight(theme: Theme, shown: Show, size: tuple[int, int]) -> None:
    page = shown(FairDicePage(theme, finished()), size)
    assert (page.width(), page.height()) == size
    place = page.dice.mapTo(page, page.dice.rect().bottomRight())
    assert place.y() <= page.height()
    assert page.dice.height() >= 150


def test_in_junior_codes_are_shown_only_to_who_asks(qtbot: QtBot, theme: Theme) -> None:
    note, usual = FairDiceNote(theme, finished("junior")), FairDiceNote(theme, finished())
    for one in (note, usual):
        qtbot.addWidget(one)
        one.show()
    assert usual.code.isVisible()
    assert not usual.details.isVisible()
    assert note.seed is not None
    assert not note.code.isVisible()
    assert not note.seed.isVisible()
    note.details.click()
    assert note.code.isVisible()
    assert note.seed.isVisible()
    note.details.click()
    assert not note.code.isVisible()


def test_the_note_reveals_the_seed_only_after_the_end(qtbot: QtBot, theme: Theme) -> None:
    session = finished()
    over, before = FairDiceNote(theme, session), FairDiceNote(theme, running())
    for note in (over, before):
        qtbot.addWidget(note)
    assert over.seed is not None
    assert over.seed.code == session.record.header.dice[0].seed
    assert before.seed is None
    assert running().record.header.dice[0].seed not in words(before).split()
