"""Strips find room beside the right column of the smallest window, in languages longer than English."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from catanqt.rules.base.cards import PlayMonopoly, PlayYearOfPlenty
from catanqt.rules.base.robber import Discarding
from catanqt.rules.base.state import Catan
from catanqt.rules.base.trade import Accept, Counter, Decline, Offer
from catanqt.rules.base.turn import Turn
from catanqt.ui.theme.theme import load_fonts, stylesheet
from tests.rules.base.table import player
from tests.rules.scenarios.positions import sea, table
from tests.ui.decisions.game_pages import Sitting, sit

WIDTH, HEIGHT = 736, 154
"""What a window of 1024 x 700 leaves beside players and log."""


class Longer(QTranslator):
    """Makes every word a third longer, as German does."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        parts = re.split(r"(\{\w+\}|%n)", source)
        longer = [part if i % 2 else re.sub(r"\w{3,}", _longer, part) for i, part in enumerate(parts)]
        return "".join(longer).replace("%n", str(n))


def _longer(word: re.Match[str]) -> str:
    return word[0] + word[0][-1] * (len(word[0]) // 3)


@pytest.fixture
def longer(qtbot: QtBot) -> Iterator[None]:
    load_fonts()
    made = Longer()
    QCoreApplication.installTranslator(made)
    yield
    QCoreApplication.removeTranslator(made)


def everybody(fish: bool, *todo: object, turn: int = 0) -> Catan:
    players = (player("llllbbwgo", cards="pm"), player("oooww"), player("oog"), player("gg"))
    parts = {"fish": sea(tokens={0: (2, 1, 1)})} if fish else {}
    return table(*players, todo=todo, turn=turn, **parts)


def goods(fish: bool, *amounts: int) -> tuple[int, ...]:
    return amounts + (0, 0, 0) * fish


def traded(at: Sitting, fish: bool) -> None:
    at.strips.open_trade()
    at.controller.submit(Offer(goods(fish, 2, 1, 0, 0, 0), goods(fish, 0, 0, 0, 0, 1), (1, 2, 3)))


def answered(at: Sitting, fish: bool) -> None:
    traded(at, fish)
    at.controller.submit(Counter(goods(fish, 0, 0, 0, 0, 2), goods(fish, 2, 2, 1, 0, 0)))
    at.controller.submit(Accept())
    at.controller.submit(Decline("too-strong"))


def refused(at: Sitting, fish: bool) -> None:
    traded(at, fish)
    for _ in range(3):
        at.controller.submit(Decline("too-dear"))


def offered(at: Sitting, fish: bool) -> None:
    at.controller.submit(Offer(goods(fish, 0, 0, 0, 0, 2), goods(fish, 1, 1, 0, 0, 0), (0, 2)))


def countered(at: Sitting, fish: bool) -> None:
    offered(at, fish)
    at.strips.answer.counter.click()


def explained(at: Sitting, fish: bool) -> None:
    offered(at, fish)
    at.strips.answer.say_why.click()


MINE = (Turn(0),)
SCENES: dict[str, tuple[Callable[[Sitting, bool], None], tuple[object, ...], int]] = {
    "trade": (lambda at, fish: at.strips.open_trade(), MINE, 0),
    "asking": (traded, MINE, 0),
    "answers": (answered, MINE, 0),
    "refused": (refused, MINE, 0),
    "offer": (offered, (Turn(1),), 1),
    "counter": (countered, (Turn(1),), 1),
    "reasons": (explained, (Turn(1),), 1),
    "discard": (lambda at, fish: None, (Turn(0), Discarding(0, 4)), 0),
    "plenty": (lambda at, fish: at.strips.open_actions(at.perspective.may(PlayYearOfPlenty)), MINE, 0),
    "monopoly": (lambda at, fish: at.strips.open_actions(at.perspective.may(PlayMonopoly)), MINE, 0),
}


@pytest.mark.parametrize("fish", [False, True])
@pytest.mark.parametrize("scene", SCENES)
def test_every_strip_fits_into_the_smallest_window(qtbot: QtBot, longer: None, scene: str, fish: bool) -> None:
    act, todo, turn = SCENES[scene]
    with sit(everybody(fish, *todo, turn=turn), qtbot) as at:
        at.strips.setStyleSheet(stylesheet(at.context.theme))
        at.strips.resize(WIDTH, HEIGHT)
        act(at, fish)
        at.strips.show()
        qtbot.waitExposed(at.strips)
        assert at.strips.current is not None
        assert at.strips.minimumSizeHint().width() <= WIDTH
        assert at.strips.minimumSizeHint().height() <= HEIGHT
        assert at.strips.width() == WIDTH
