"""A line of play within one turn: the actions so far, the position they lead to, and what it is worth.

Lines are played with the real rules on copies of the game. What chance would decide is not drawn but reckoned with:
a bought card stays unknown, a stolen card is a share of each kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from ai.chances import WON
from ai.classic.mind import Mind
from catanqt.kernel.game import Action
from catanqt.rules.base.cards import CardDraw
from catanqt.rules.base.state import Catan, State


class Line:
    """Where a line stands. `game` waits for the seat's next decision in its turn, or is over."""

    __slots__ = ("actions", "branches", "extra", "game", "others", "played", "times", "unknown", "value")

    def __init__(self, game: Catan, actions: tuple[Action, ...] = ()) -> None:
        self.game = game
        self.actions = actions
        self.extra: tuple[float, ...] = (0.0,) * 5
        """Cards expected beyond those in hand."""
        self.unknown = 0
        """Cards bought whose kinds are not known."""
        self.others: dict[int, float] = {}
        """Win times of opponents that this line is known to change."""
        self.branches: list[tuple[float, Line]] = []
        """What chance may make of it, with how likely that is; such a line is not played on."""
        self.played = 0
        """How many builds were made."""
        self.value = 0.0
        self.times: list[float] = []

    def after(self, actions: Sequence[Action]) -> Line:
        """The line with these actions more; unknown draws are noted, not made."""
        game = self.game.copy()
        new = Line(game, self.actions + tuple(actions))
        new.extra, new.unknown, new.others = self.extra, self.unknown, self.others
        new.played = self.played + 1
        for action in actions:
            game.apply(action)
            while not game.over and isinstance(game.task, CardDraw):
                game.state.todo.pop()
                new.unknown += 1
        return new

    def key(self, mind: Mind) -> tuple[object, ...]:
        """What tells this position from another one of the same turn."""
        state, seat = self.game.state, mind.seat
        first = 5 * seat
        return (
            tuple(state.hands[first : first + 5]), state.roads[seat], state.settlements[seat], state.cities[seat],
            tuple(state.cards[first : first + 5]), self.unknown, self.extra, state.robber,
            *(lore.key(state, seat) for lore in mind.lores),
        )  # fmt: skip


def hand_of(line: Line, seat: int) -> list[float]:
    """The cards of the line's seat, expected ones included."""
    first = 5 * seat
    return [held + more for held, more in zip(line.game.state.hands[first : first + 5], line.extra, strict=True)]


def weigh(mind: Mind, line: Line) -> Line:
    """Work out everybody's win time after a line, and its value."""
    seat = mind.seat
    state = line.game.state
    if line.game.over:
        line.value = WON if state.winner == seat else -1.0
        line.times = [0.0 if other == state.winner else 60.0 for other in mind.players]
        return line
    if line.branches:
        return _average(mind, line)
    times = list(mind.times)
    times[seat] = mind.time(state, seat, hand_of(line, seat), line.unknown)
    if mind.skill.sees_others:
        for other in mind.players:
            if other != seat and touched(mind, state, other):
                times[other] = mind.time(state, other)
    for other, time in line.others.items():
        times[other] = time
    line.times = times
    line.value = mind.value(times)
    if line.unknown and state.score[seat] + mind.own_points(state) + 1 >= state.goals[seat]:
        lucky = 1 - (1 - mind.unseen.point) ** line.unknown
        line.value = lucky + (1 - lucky) * line.value
    for lore in mind.lores:
        line.value -= lore.holds_back(mind, line)
    return line


def _average(mind: Mind, line: Line) -> Line:
    branches = [(chance, weigh(mind, branch)) for chance, branch in line.branches]
    line.value = sum(chance * min(1.0, branch.value) for chance, branch in branches)
    line.times = [sum(chance * branch.times[other] for chance, branch in branches) for other in mind.players]
    return line


def touched(mind: Mind, state: State, other: int) -> bool:
    """Whether the position differs for an opponent from the one at hand: points, a cut road, a lost site, a promise."""
    root = mind.game.state
    if state is root:
        return False
    if state.score[other] != root.score[other] or state.link[other] != root.link[other]:
        return True
    if state.goals[other] != root.goals[other] or mind.promised_anew(state, other):
        return True
    return bool(mind.wanted_sites[other] & ~state.free_corners)
