"""The check of a game's dice, in bits."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import DiceSeed, Entry, Record
from catanqt.rules.base.turn import Dice
from catanqt.session import checking
from catanqt.ui.play.dice_verifier import CheckResult, DiceVerifier
from tests.ui.helpers.finished_games import ALL, finished


def run(qtbot: QtBot, record: Record) -> CheckResult:
    checker = DiceVerifier()
    with qtbot.waitSignal(checker.finished, timeout=20_000) as found:
        checker.start(record)
    assert not checker.busy
    result: CheckResult = found.args[0]
    return result


@pytest.mark.parametrize(("game", "scenarios"), ALL)
def test_every_fair_game_is_found_fair(qtbot: QtBot, game: str, scenarios: tuple[str, ...]) -> None:
    record = finished(game, scenarios).record
    dealt = sum(entry.actor == CHANCE for entry in record.entries)
    assert run(qtbot, record) == CheckResult(dealt)


def spoiled(record: Record, nth: int) -> tuple[Record, int]:
    """The same with another roll; which outcome it is."""
    entries = list(record.entries)
    rolls = [i for i, entry in enumerate(entries) if isinstance(entry.action, Dice)]
    at = rolls[nth]
    old = entries[at].action
    assert isinstance(old, Dice)
    entries[at] = Entry(CHANCE, Dice(old.first % 6 + 1, old.second))
    return Record(record.header, entries), sum(entry.actor == CHANCE for entry in entries[: at + 1])


@pytest.mark.parametrize("nth", [0, 20, -1])
def test_the_first_roll_that_was_changed_is_found(qtbot: QtBot, nth: int) -> None:
    record, number = spoiled(finished().record, nth)
    found = run(qtbot, record)
    assert found.unfair is not None
    assert found.number == number
    assert found.outcomes == number - 1
    assert isinstance(found.unfair.found, Dice)
    assert found.unfair.found != found.unfair.expected


def test_another_seed_is_found(qtbot: QtBot) -> None:
    record = finished().record
    other = Record(replace(record.header, dice=(DiceSeed(0, "another"),)), record.entries)
    found = run(qtbot, other)
    assert found.unfair is not None


def test_a_record_that_does_not_replay_says_so(qtbot: QtBot) -> None:
    record = finished().record
    found = run(qtbot, Record(record.header, [*record.entries[:50], *record.entries[51:]]))
    assert found.problem
    assert found.unfair is None


def test_it_tells_how_far_it_is_and_can_be_cancelled(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("catanqt.ui.play.dice_verifier.SLICE", 0)
    record = finished().record
    checker = DiceVerifier()
    heard: list[tuple[int, int]] = []
    ended: list[CheckResult] = []

    def hear(done: int, total: int) -> None:
        heard.append((done, total))
        if len(heard) == 3:
            assert checker.busy
            checker.cancel()

    checker.progressed.connect(hear)
    checker.finished.connect(ended.append)
    checker.start(record)
    qtbot.waitUntil(lambda: len(heard) > 2)
    assert not checker.busy
    told = len(heard)
    qtbot.wait(30)
    assert len(heard) == told
    assert not ended
    assert heard[0] == (0, len(record.entries))
    assert 0 < heard[-1][0] < len(record.entries)
    assert run(qtbot, record).unfair is None, "it can be begun again"


def test_the_window_is_free_between_two_bits(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bit ends with its time, however fast the machine; without any time it is one entry long."""
    monkeypatch.setattr("catanqt.ui.play.dice_verifier.SLICE", 0)
    record = finished("classic", ("soccer-fever", "big-game", "fishermen")).record
    looks: list[int] = []
    checker = DiceVerifier()
    bits = []
    checker.progressed.connect(lambda done, total: bits.append(done))
    with qtbot.waitSignal(checker.finished, timeout=20_000):
        checker.start(record)
        QTimer.singleShot(0, lambda: looks.append(len(bits)))
    assert bits == [*range(len(record.entries) + 1), len(record.entries)]
    assert looks[0] < len(bits), "others had their turn meanwhile"


def test_step_by_step_it_names_every_entry() -> None:
    record = finished("junior").record
    assert list(checking(record)) == list(range(1, len(record.entries) + 1))
