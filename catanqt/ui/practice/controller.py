"""The controller of an exercise: only the player acts, and the move is judged by the strongest agent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject

from catanqt.analysis.analyse import judge_choice
from catanqt.analysis.decisions import Choice
from catanqt.analysis.model import Decision, Grade
from catanqt.kernel.agent import Agent, Budget, Judge
from catanqt.kernel.game import Action, Game
from catanqt.kernel.ruleset import Ruleset
from catanqt.ui.play.controller import GameController
from catanqt.ui.practice.play import PracticePlay, Stage
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences

SECONDS = 8.0
WRONG = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)


class PracticeController(GameController):
    """Like any controller, but the game does not go on after the decision."""

    def __init__(
        self, play: PracticePlay, agent_worker: AgentWorker, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(play, agent_worker, preferences, parent)
        self.practice = play
        self._judge = agent_worker.adviser(self)
        self._judge.answered.connect(self._judged)
        self._judge.failed.connect(self._not_judged)
        play.decided.connect(self._ask_judge)
        play.jumped.connect(self._jump)

    def guided(self) -> tuple[Action, ...]:
        """Hints are the solution, once the player has given up."""
        return self.practice.task.decision.best if self.practice.stage is Stage.SHOWN else ()

    def _jump(self) -> None:
        self.look_at(None)

    def _advance(self) -> None:
        """Nobody else acts, and chance does not either."""

    def _look(self, jump: bool = False) -> None:
        """Once the decision is made there is nothing more to do."""
        super()._look(jump)
        play = self.play
        if isinstance(play, PracticePlay) and not play.asked:
            self._perspective = replace(self._perspective, live=False)

    def _ask_judge(self, made: tuple[Action, ...]) -> None:
        task, rules = self.practice.task, self.session.rules
        choice, game = Choice(task.exercise.entry, task.seat, made), task.game.copy()
        self._judge.put(
            self.agent_worker.best, "review", lambda agent, budget: judge(agent, rules, game, choice, budget), SECONDS
        )

    def _judged(self, decision: Any) -> None:
        if decision is None:
            self.practice.judged(None)
        else:
            good = decision.grade not in WRONG
            self.practice.judged(good, () if good else decision.against)

    def _not_judged(self, report: str) -> None:
        self.practice.judged(None)

    def close(self) -> None:
        self._judge.cancel()
        self.practice.jumped.disconnect(self._jump)
        super().close()


def judge(agent: Agent, rules: Ruleset, game: Game[Any], choice: Choice, budget: Budget) -> Decision | None:
    """What a decision was worth, as a review would say; None if the agent cannot judge."""
    return judge_choice(rules, game, choice, agent, budget) if isinstance(agent, Judge) else None
