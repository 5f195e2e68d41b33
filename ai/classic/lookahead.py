"""One round further: the best few lines of a turn are played on to one's next turn, each with the same fortunes.

In thought everybody plays plainly until then, with cards dealt anew each time. The dice come from a generator of its
own, seeded by what the seat can see: never from the game's.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ai.chances import WON
from ai.classic.line import Line, weigh
from ai.classic.mind import Mind
from ai.classic.turns import builds
from ai.novice import classic as novice
from catanqt.kernel.chance import QuickDealer
from catanqt.kernel.game import CHANCE
from catanqt.rules.base.cards import CardDraw, PlayKnight, PlayMonopoly
from catanqt.rules.base.imagine import imagine
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import Dice, DiceRoll, EndTurn, Turn

CANDIDATES = 6
CLOSE = 0.05
"""Lines further behind than this are not tried."""
FUTURES, FIRST_FUTURES = 18, 6
"""After so many futures only the better half of the lines is followed on."""


def look_ahead(mind: Mind, lines: Sequence[Line]) -> Line:
    """The line that leaves the best turn after this one, on average."""
    best = lines[0]
    if mind.judge is None or mind.game.state.table.scenarios:
        # In scenarios nobody has shown yet that it wins more than it takes in time.
        return best
    tried = [line for line in lines[:CANDIDATES] if line.value > best.value - CLOSE and _foreseeable(line)]
    if not mind.skill.looks_ahead or len(tried) < 2 or best.value >= WON or not _foreseeable(best):
        return best
    totals = dict.fromkeys(range(len(tried)), 0.0)
    for future in range(FUTURES):
        gained = {number: _next_turn(mind, tried[number], future) for number in totals}
        if mind.budget.spent:
            break
        totals = {number: total + gained[number] for number, total in totals.items()}
        if future + 1 == FIRST_FUTURES:
            better = sorted(totals, key=lambda number: -totals[number])[: -(-len(totals) // 2)]
            totals = {number: totals[number] for number in better}
        if len(totals) == 1:
            break
    return tried[max(totals, key=lambda number: (totals[number], tried[number].value))]


def _foreseeable(line: Line) -> bool:
    """Whether one knows where the line ends: not where chance decides, nor with cards of the others' taken."""
    unsure = any(isinstance(action, PlayKnight | PlayMonopoly) for action in line.actions)
    return not line.branches and not any(line.extra) and not unsure


def _next_turn(mind: Mind, line: Line, future: int) -> float:
    """What one's next turn is worth after this line, in the future of this number."""
    if mind.budget.spent:
        return 0.0
    rng = random.Random(repr((future, _visible(mind))))
    rolls = [Dice(rng.randint(1, 6), rng.randint(1, 6)) for _ in mind.players]
    game = imagine(line.game, mind.seat, rng)
    dealer = QuickDealer(rng)
    for _ in range(line.unknown):
        game.state.todo.append(CardDraw(mind.seat))
        game.apply(dealer.deal(game))
    if not game.over:
        game.apply(EndTurn())
        _play_round(game, mind.seat, rolls, dealer)
    if game.over:
        return float(game.state.winner == mind.seat)
    then, root = Mind(game, mind.seat, mind.skill, mind.budget), Line(game)
    return min(1.0, max(weigh(then, built).value for built in (root, *builds(then, root))))


def _visible(mind: Mind) -> tuple[object, ...]:
    """What the seat can see, to seed dice by."""
    state = mind.game.state
    return mind.seat, state.turn_number, state.hand(mind.seat), state.roads, state.settlements, state.cities


def _play_round(game: Catan, seat: int, rolls: list[Dice], dealer: QuickDealer) -> None:
    """Everybody else's turn, and one's own up to the moment after the roll."""
    while not game.over:
        task = game.task
        if isinstance(task, DiceRoll):
            game.apply(rolls.pop())
        elif task.actor == CHANCE:
            game.apply(dealer.deal(game))
        elif isinstance(task, Turn) and task.actor == seat:
            return
        else:
            assert task.actor is not None
            game.apply(novice.decide(game, task.actor))
