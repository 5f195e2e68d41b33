"""The analysis of a game, step by step: chances and luck first, then decisions, those that look worst first.

An analysis follows from the record, the seats and the judge alone: random numbers come from the numbers of the entries.
So it can be stopped at any step and continued from what is known, and comes out the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from catanqt.analysis.account import account_of
from catanqt.analysis.decisions import Choice, choices_in
from catanqt.analysis.grading import grade_of
from catanqt.analysis.luck import changes_by, decided
from catanqt.analysis.model import Analysis, Decision, Moment, SeatAnalysis, Swing, rounded
from catanqt.analysis.phases import phase_of
from catanqt.kernel.agent import Budget, Judge
from catanqt.kernel.game import CHANCE, Game
from catanqt.kernel.record import Record
from catanqt.kernel.ruleset import Ruleset
from catanqt.session import Session

Progress = Callable[[int, int, Analysis], None]
"""Steps done, all steps, and what is known so far."""


def analyse(
    record: Record,
    seats: Sequence[int],
    judge: Judge,
    budget: Budget,
    progress: Progress | None = None,
    known: Analysis | None = None,
    name: str = "",
) -> Analysis:
    """Review the decisions of these seats; `known` is an earlier analysis of the same game by the same judge, `name`.

    A cancelled budget raises `Cancelled`; what was known then has been told to `progress`.
    """
    reviewed = [_Seat(record, seat, judge, budget) for seat in seats]
    for one in reviewed:
        one.look_over()
        one.take_over(known.of(one.seat) if known is not None and known.judge == name else None)

    def so_far() -> Analysis:
        return Analysis(len(record.entries), name, tuple(one.result() for one in reviewed))

    total = sum(one.steps for one in reviewed)
    done = sum(one.done for one in reviewed)
    if progress:
        progress(done, total, so_far())
    for one in reviewed:
        for _ in one.judge_decisions():
            done += 1
            if progress:
                progress(done, total, so_far())
    return so_far()


@dataclass(slots=True)
class _Position:
    """What is needed to judge a choice later: the game before it."""

    choice: Choice
    game: Game[Any]
    first_sight: float


@dataclass(slots=True)
class _Seat:
    """The analysis of one seat on its way."""

    record: Record
    seat: int
    judge: Judge
    budget: Budget
    session: Session = field(init=False)
    positions: list[_Position] = field(default_factory=list)
    decisions: dict[int, Decision] = field(default_factory=dict)
    swings: list[Swing] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session = Session(self.record.header)

    @property
    def steps(self) -> int:
        return len(self.positions)

    @property
    def done(self) -> int:
        return len(self.decisions)

    def look_over(self) -> None:
        """Play the record once: everybody's chances, what chance brought, and the choices to be judged."""
        rules, entries = self.session.rules, self.record.entries
        choices = {one.index: one for one in choices_in(rules.new_game(self.record.header), entries, (self.seat,))}
        game = rules.new_game(self.record.header)
        self._begin_turn(game, 0)
        for index, entry in enumerate(entries):
            if index in choices:
                first_sight = self._first_sight(game, choices[index])
                self.positions.append(_Position(choices[index], game.copy(), first_sight))
            if entry.actor == CHANCE:
                self._note_swing(game, index)
            game.apply(entry.action)
            if game.over or game.state.turn_number != self.moments[-1].turn:
                self._begin_turn(game, index + 1)
        if not game.over:
            self._begin_turn(game, len(entries))
        self.positions.sort(key=lambda one: -one.first_sight)

    def _begin_turn(self, game: Game[Any], index: int) -> None:
        turn = -1 if game.over else game.state.turn
        self.moments.append(Moment(index, game.state.turn_number, turn, self._chances(game, index)))

    def take_over(self, known: SeatAnalysis | None) -> None:
        """Keep what was judged before, as far as it is still what was played."""
        made = {position.choice.index: position.choice.made for position in self.positions}
        if known is not None:
            self.decisions.update((one.index, one) for one in known.decisions if made.get(one.index) == one.made)

    def judge_decisions(self) -> Iterator[Decision]:
        """Judge what is left, the worst at first sight first."""
        for position in self.positions:
            if position.choice.index not in self.decisions:
                decision = judge_choice(self.session.rules, position.game, position.choice, self.judge, self.budget)
                self.decisions[decision.index] = decision
                yield decision

    def result(self) -> SeatAnalysis:
        decisions = tuple(self.decisions[index] for index in sorted(self.decisions))
        return SeatAnalysis(
            self.seat,
            decisions,
            len(self.positions) - len(decisions),
            tuple(self.swings),
            tuple(self.moments),
            account_of(self.seat, decisions, self.swings, self.moments),
        )

    def _chances(self, game: Game[Any], index: int) -> tuple[float, ...]:
        """Everybody's chances before the entry of this index; all alike at the beginning and during set-up."""
        players = len(self.record.header.seats)
        known = decided(self.session.rules, game)
        if known is not None:
            return known
        if not index or not game.state.turn_number:
            return rounded((1 / players,) * players)
        return rounded(self._estimate(self._imagined(game, index)))

    def _estimate(self, imagined: Game[Any]) -> tuple[float, ...]:
        return self.judge.chances(imagined, self.seat, self.budget)

    def _imagined(self, game: Game[Any], index: int) -> Game[Any]:
        return _as_known(self.session.rules, game, self.seat, index)

    def _note_swing(self, game: Game[Any], index: int) -> None:
        outcome = self.record.entries[index].action
        seed = f"review/{index}"
        exactly, seen = changes_by(self.session.rules, game, self.seat, outcome, self._estimate, seed)
        changes = rounded(exactly)
        if any(changes):
            told = outcome if seen else None
            self.swings.append(Swing(index, game.state.turn_number, game.state.turn, told, changes))

    def _first_sight(self, game: Game[Any], choice: Choice) -> float:
        imagined = self._imagined(game, choice.index)
        return self.judge.first_sight_loss(imagined, self.seat, choice.made[0], self.budget)


def judge_choice(rules: Ruleset, game: Game[Any], choice: Choice, judge: Judge, budget: Budget) -> Decision:
    """What one choice was worth; `game` is the game before it, of which only what the seat could know is used."""
    verdict = judge.judge(_as_known(rules, game, choice.seat, choice.index), choice.seat, choice.made, budget)
    advice = verdict.advice
    chance, lost, error, rounds = rounded((verdict.chances[choice.seat], verdict.lost, verdict.error, verdict.rounds))
    return Decision(
        choice.index,
        game.state.turn_number,
        phase_of(rules, game, choice.made[0], verdict.best[0]),
        choice.made,
        verdict.best,
        advice.plan,
        advice.reasons,
        verdict.against,
        chance,
        lost,
        error,
        rounds,
        grade_of(chance, lost, error, not lost and not error, verdict.margin),
        advice.evaluation,
    )


def _as_known(rules: Ruleset, game: Game[Any], seat: int, index: int) -> Game[Any]:
    """The game as a seat could know it; the number of the entry is the seed."""
    return rules.imagine(game, seat, random.Random(f"review/{index}"))
