"""A person on a game page with strips, for tests with mouse and keys. Agents are paused: tests speak for them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import Action, Event
from catanqt.rules.base.state import Catan
from catanqt.session import Played
from catanqt.ui.decisions import StripStack
from catanqt.ui.decisions.stepper import Stepper
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.controller import GameController
from catanqt.ui.play.page_context import PageContext
from tests.ui.helpers.scenario_context import desk_at

LEFT = Qt.MouseButton.LeftButton


@dataclass
class Sitting:
    """The strips of a page, with everything its controller signalled."""

    context: PageContext
    strips: StripStack
    events: list[Event] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)

    @property
    def controller(self) -> GameController:
        return self.context.controller

    @property
    def perspective(self) -> Perspective:
        return self.controller.perspective

    def hear(self, played: Played, perspective: Perspective) -> None:
        self.events += played.events
        self.actions.append(played.entry.action)


@contextmanager
def sit(game: Catan, qtbot: QtBot) -> Iterator[Sitting]:
    """Sit down at this position as the person on the first seat."""
    with desk_at(game) as context:
        yield sit_down(context, qtbot)


def sit_down(context: PageContext, qtbot: QtBot) -> Sitting:
    """Make the strips of a page."""
    strips = StripStack(context)
    qtbot.addWidget(strips)
    at = Sitting(context, strips)
    context.controller.synced.connect(strips.sync)
    context.controller.played.connect(at.hear)
    context.controller.refused.connect(at.refusals.append)
    strips.resize(900, 150)
    strips.sync(context.controller.perspective)
    return at


def in_sight(strips: StripStack) -> bool:
    """Whether a strip is shown: hidden ones tell so themselves, whatever window they are in."""
    return not strips.isHidden()


def click(widget: QWidget) -> None:
    assert not widget.isHidden(), "nobody can click what is not there"
    QTest.mouseClick(widget, LEFT, pos=widget.rect().center())


def press_plus(stepper: Stepper, times: int = 1) -> None:
    for _ in range(times):
        QTest.mouseClick(stepper, LEFT, pos=QPoint(stepper.width() - 8, stepper.height() - 12))


def press_minus(stepper: Stepper, times: int = 1) -> None:
    for _ in range(times):
        QTest.mouseClick(stepper, LEFT, pos=QPoint(8, stepper.height() - 12))


def key(widget: QWidget, *keys: Qt.Key) -> None:
    for one in keys:
        QTest.keyClick(widget, one)
