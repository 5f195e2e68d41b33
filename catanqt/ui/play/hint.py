"""Hints: the strongest agent is asked what the viewer should do and why, and what speaks against other moves.

The agent gets a game imagined for the viewer, so it knows no more than the person does. The advice comes first; the
verdicts on all other moves follow, and are shown when the player points at one of them.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from catanqt.kernel.agent import Advice, Adviser, Agent, Budget, Comparison, Reason
from catanqt.kernel.game import Action, Game
from catanqt.rules.base.robber import Discarding
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.play.controller import GameController

SECONDS = 6.0
"""How long the adviser may think."""


@dataclass(frozen=True, slots=True)
class HintResult:
    """An advice with all actions of its decision: a discard has several."""

    advice: Advice
    together: tuple[Action, ...]

    @property
    def action(self) -> Action:
        return self.advice.action


class Hint(QObject):
    """At most one hint, for the moment that is shown; it is dropped with the moment."""

    changed = Signal()
    """The search has begun or ended, a hint has come or gone."""
    failed = Signal(str)
    """The adviser has failed; the report."""

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._adviser, self._critic = controller.agent_worker.adviser(self), controller.agent_worker.adviser(self)
        self._adviser.answered.connect(self._advised)
        self._adviser.failed.connect(self._broken)
        self._critic.answered.connect(self._compared)
        self._critic.failed.connect(self._broken)
        self._clock = QElapsedTimer()
        self._game: Game[Any] | None = None
        self._moment: object = None
        self._against: Comparison | None = None
        self.result: HintResult | None = None

    @property
    def available(self) -> bool:
        """Whether there is something to advise on: a decision, and in a lesson a step that is not done yet."""
        return self._controller.perspective.acting and self._controller.guided() != ()

    @property
    def thinking(self) -> bool:
        return self._adviser.busy

    @property
    def elapsed(self) -> int:
        """Milliseconds since it was asked for."""
        return int(self._clock.elapsed()) if self._clock.isValid() else 0

    @property
    def compared(self) -> bool:
        """Whether the other moves have been compared."""
        return self._against is not None

    def ask(self) -> bool:
        """Ask the adviser, if the viewer has something to decide; returns whether that is so."""
        perspective, session = self._controller.perspective, self._controller.session
        if not self.available:
            return False
        self.clear()
        self._moment = self._key(perspective)
        guided = self._controller.guided()
        if guided is not None:
            self.result = HintResult(Advice(guided[0], (), guided, ()), guided)
            self.changed.emit()
            return True
        count = len(session.record.entries)
        self._game = session.rules.imagine(session.game, perspective.viewer, random.Random(f"hint/{count}"))
        game, seat = self._game.copy(), perspective.viewer
        self._clock.start()
        self._adviser.put(
            self._controller.agent_worker.best, "hint", lambda agent, budget: advise(agent, game, seat, budget), SECONDS
        )
        self.changed.emit()
        return True

    def clear(self) -> None:
        """Drop the hint, and cancel the search for one."""
        was = self.thinking or self.result is not None
        self._adviser.cancel()
        self._critic.cancel()
        self.result, self._against, self._game = None, None, None
        if was:
            self.changed.emit()

    def sync(self, perspective: Perspective) -> None:
        """Drop the hint if the moment has changed."""
        if (self.result is not None or self.thinking) and self._key(perspective) != self._moment:
            self.clear()

    def against(self, actions: Iterable[Action]) -> tuple[Reason, ...]:
        """What speaks against these moves: of several, against the first that is known. Nothing against the hint."""
        found, against = list(actions), self._against or {}
        if self.result is None or self.result.action in found:
            return ()
        return next((against[action] for action in found if action in against), ())

    @property
    def others(self) -> Iterable[Action]:
        """The moves that have reasons against them."""
        return (self._against or {}).keys()

    def _key(self, perspective: Perspective) -> object:
        return len(self._controller.session.record.entries), perspective.viewer, perspective.live

    def _advised(self, result: HintResult) -> None:
        self.result = result
        game, seat = self._game, self._controller.perspective.viewer
        assert game is not None
        self._critic.put(
            self._controller.agent_worker.best,
            "hint",
            lambda agent, budget: compare(agent, game, seat, result.action, budget),
            SECONDS,
        )
        self.changed.emit()

    def _compared(self, against: Comparison) -> None:
        self._against = against

    def _broken(self, report: str) -> None:
        self.clear()
        self.changed.emit()
        self.failed.emit(report)


def advise(agent: Agent, game: Game[Any], seat: int, budget: Budget) -> HintResult:
    """The advice for a moment; where cards must go, all of them."""
    advice = agent.advise(game.copy(), seat, budget)
    together = [advice.action]
    if isinstance(game.task, Discarding):
        game.play(advice.action)
        while _must_discard(game, seat):
            together.append(agent.advise(game.copy(), seat, budget).action)
            game.play(together[-1])
    return HintResult(advice, tuple(together))


def _must_discard(game: Game[Any], seat: int) -> bool:
    return isinstance(game.task, Discarding) and game.task.actor == seat


def compare(agent: Agent, game: Game[Any], seat: int, best: Action, budget: Budget) -> Comparison:
    """What speaks against the other moves, if the agent can say so."""
    return agent.compare(game, seat, best, budget) if isinstance(agent, Adviser) else {}
