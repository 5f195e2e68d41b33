"""Monkeys at every variant: random clicks, drags, keys, pages, paints and undos, and the game survives them all.

`python -m tests.ui.monkeys --minutes 20` lets them play for longer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from catanqt.app import build
from catanqt.save_service import SaveService
from catanqt.session import verify
from catanqt.storage.store import SaveStore
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.text.i18n import speak
from catanqt.ui.theme.theme import load_fonts
from catanqt.ui.window.main_window import MainWindow
from catanqt_ai.registry import make_agent
from tests.ui.helpers.controllers import quick
from tests.ui.helpers.style_sheet import undress
from tests.ui.monkeys.checks import check_record
from tests.ui.monkeys.monkey import Monkey
from tests.ui.monkeys.variants import VARIANTS, sit_down

STEPS = 20
"""So many a variant; each is a move, a trick, or several tricks at once."""

MOMENTS = {variant: 0 if place % 3 == 0 else 60 * place for place, variant in enumerate(VARIANTS)}
"""After how many entries the monkey sits down: some at the beginning, others in the middle of a game."""

# A popup grabs what the display of the tests does not have.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing", extend=True)


@pytest.fixture
def let_loose(
    qtbot: QtBot, agent_worker: AgentWorker, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Monkey]]:
    """A monkey at a variant of this name. No browser is opened."""
    load_fonts()
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda *_: True)
    store = SaveStore(None)
    windows: list[MainWindow] = []

    def sit(variant: str, seed: str, motion: str = "instant", entries: int = 0) -> Monkey:
        preferences = quick()
        preferences["motion"] = motion
        window = build(SaveService(store=store), preferences, agent_worker)
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(1280, 800)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        sit_down(window, variant, seed, entries)
        qtbot.wait(5)
        return Monkey(window, seed, make_agent("novice", seed))

    yield sit
    for window in windows:
        window.close()
    store.close()
    speak("en")
    undress()


def play(monkey: Monkey, steps: int) -> None:
    try:
        for _ in range(steps):
            monkey.step()
        if monkey.window.controller is not None:
            check_record(monkey.window.controller)
            assert verify(monkey.window.controller.session.record) is None
    except Exception:
        print("\n".join(monkey.trace))
        raise


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_monkey_breaks_nothing(variant: str, let_loose: Callable[..., Monkey]) -> None:
    play(let_loose(variant, "7", entries=MOMENTS[variant]), STEPS)


@pytest.mark.parametrize("variant", ["all-three", "people-at-matches", "junior-4"])
def test_a_monkey_breaks_nothing_while_things_move(variant: str, let_loose: Callable[..., Monkey]) -> None:
    play(let_loose(variant, "8", "fast", 90), STEPS)
