"""Whatever is shown and left again is let go: no page, menu or game leaves an object behind."""

from __future__ import annotations

import functools
import gc
import itertools
import reprlib
import sys
import weakref
from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.window.main_window import MainWindow
from tests.ui.monkeys.variants import sit_down

WARM_UP, TIMES, ROUNDS = 3, 4, 4
"""So often before objects are counted, to fill the caches; so often in a round; and at most so many rounds."""

OVER_GAME = (("rules", "about", "preferences"), ("review", "fair_dice"), ("statistics", "achievements"))
"""Pages that are shown one after the other, and then the game again, whose page takes longest to build."""
WITHOUT_GAME = ("start", "new_game", "saves", "lessons")


def _clear_caches() -> None:
    """The bounded caches of the last few boards, in rules and agents, are not counted."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("catanqt_ai.", "catanqt.rules.", "catanqt.scenarios.")):
            for one in vars(module).values():
                for cached in (one, *(vars(one).values() if isinstance(one, type) else ())):
                    if isinstance(cached, functools._lru_cache_wrapper):
                        cached.cache_clear()


def objects(qtbot: QtBot) -> Counter[str]:
    """How many there are of each kind that Python watches, once all that was forgotten is swept up.

    PySide keeps weak references of connections for a while after their end; those to nothing are not counted.
    """
    _clear_caches()
    for _ in range(3):
        qtbot.wait(2)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    found = (one for one in gc.get_objects() if not (type(one) is weakref.ref and one() is None))
    return Counter(map(_kind, found))


def _kind(one: object) -> str:
    return f"{type(one).__module__}.{type(one).__qualname__}"


def _holders(one: object, depth: int = 3) -> str:
    """Who refers to an object, and who to them: what a failing test has to say."""
    if depth == 0:
        return ""
    found = [two for two in gc.get_referrers(one) if type(two).__name__ not in ("frame", "list_iterator")][:3]
    return "; ".join(f"{reprlib.repr(two)} of {type(two).__name__} <- ({_holders(two, depth - 1)})" for two in found)


def kept(qtbot: QtBot, act: Callable[[], object]) -> dict[str, str]:
    """The kinds of which at least one object more is there each time, and who holds one of them.

    A bounded cache may fill up within a round or two, for instance with the ground of a board's picture, which is
    painted some time later. So only what grows in every round counts.
    """
    _repeat(qtbot, act, WARM_UP)
    before, leaked = objects(qtbot), None
    for _ in range(ROUNDS):
        _repeat(qtbot, act, TIMES)
        after = objects(qtbot)
        grown = {kind for kind in after if after[kind] - before[kind] >= TIMES}
        leaked = grown if leaked is None else leaked & grown
        if not leaked:
            return {}
        before = after
    newest = {_kind(one): one for one in gc.get_objects()}
    return {kind: f"like {reprlib.repr(newest[kind])}, held by {_holders(newest[kind])}" for kind in leaked or ()}


def _repeat(qtbot: QtBot, act: Callable[[], object], times: int) -> None:
    for _ in range(times):
        act()
        qtbot.wait(1)


@pytest.mark.parametrize("names", OVER_GAME, ids="+".join)
def test_pages_over_a_game_leave_nothing(qtbot: QtBot, window: MainWindow, names: tuple[str, ...]) -> None:
    sit_down(window, "all-three", "3", 60)

    def act() -> None:
        for name in names:
            getattr(window, f"show_{name}")()
            qtbot.wait(1)
        while window.controller is None or not isinstance(window.page, GamePage):
            window.go_back()

    assert kept(qtbot, act) == {}


@pytest.mark.parametrize("name", WITHOUT_GAME)
def test_a_page_without_a_game_leaves_nothing(qtbot: QtBot, window: MainWindow, name: str) -> None:
    assert kept(qtbot, getattr(window, f"show_{name}")) == {}


@pytest.mark.parametrize(
    ("name", "values"), [("appearance", ("dark", "light")), ("language", ("de", "en")), ("scale", (125, 100))]
)
def test_a_new_look_leaves_nothing(qtbot: QtBot, window: MainWindow, name: str, values: tuple[object, object]) -> None:
    sit_down(window, "classic", "3", 60)
    in_turn = itertools.cycle(values)

    def act() -> None:
        window.services.preferences[name] = next(in_turn)

    assert kept(qtbot, act) == {}


@pytest.mark.parametrize("variant", ["classic", "all-three", "junior-2"])
def test_a_game_that_is_left_leaves_nothing(qtbot: QtBot, window: MainWindow, variant: str) -> None:
    def act() -> None:
        sit_down(window, variant, "3", 30)
        qtbot.wait(5)
        window.show_start()

    assert kept(qtbot, act) == {}
