"""One round further in Junior: the best few lines are played on to one's next turn, each with the same rolls.

In thought everybody plays plainly until then. The dice come from a generator of its own, seeded by what lies on the
table: never from the game's. They are spread evenly, so that few futures are as good as many.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ai.chances import WON
from ai.junior.mind import JuniorMind
from ai.junior.voyage import Voyage, moves, weigh
from ai.novice import junior as novice
from ai.race import best_of, spread
from catanqt.kernel.chance import QuickDealer
from catanqt.kernel.game import CHANCE
from catanqt.rules.junior.state import JuniorGame
from catanqt.rules.junior.turn import SIX, BeforeRoll, Die, DieRoll, EndTurn, Roll, Turn

CANDIDATES, CLOSE, FUTURES = 6, 0.08, 12
"""How many lines are tried, how far behind the best at first sight, and in how many futures."""
NUMBERS = range(1, SIX + 1)


def look_ahead(mind: JuniorMind, lines: Sequence[Voyage]) -> Voyage:
    """The line that leaves the best turn after this one, on average."""
    best = lines[0]
    tried = [line for line in lines[:CANDIDATES] if line.value > best.value - CLOSE]
    if not mind.skill.looks_ahead or len(tried) < 2 or best.value >= WON:
        return best
    state = mind.game.state
    seed = repr((mind.seat, state.turn_number, state.hands, state.lairs, state.ships))
    rng = random.Random(seed)
    rolls = list(zip(*(spread(rng, NUMBERS, FUTURES) for _ in mind.players), strict=True))

    def after(line: Voyage, future: int) -> float:
        return _next_turn(mind, line, list(rolls[future]), random.Random(f"{future}/{seed}"))

    return best_of(tried, FUTURES, after, mind.budget)


def _next_turn(mind: JuniorMind, line: Voyage, rolls: list[int], rng: random.Random) -> float:
    """What one's next turn is worth, if these are the rolls until then."""
    if mind.budget.spent:
        return 0.0
    game = line.game.copy()
    _play_round(game, mind.seat, rolls, QuickDealer(rng))
    if game.over:
        return float(game.state.winner == mind.seat)
    then = Voyage(game)
    then.gift = line.gift
    then.others = {other: mind.other_time(game.state, other) for other in mind.players if other != mind.seat}
    best = weigh(mind, then).value
    for build in moves(mind, then, swaps=False):
        best = max(best, weigh(mind, build).value)
    return min(1.0, best)


def _play_round(game: JuniorGame, seat: int, rolls: list[int], dealer: QuickDealer) -> None:
    """The end of one's turn, everybody else's, and one's own up to the moment after the roll."""
    if not game.over:
        game.apply(EndTurn())
    while not game.over:
        task = game.task
        if isinstance(task, DieRoll):
            game.apply(Die(rolls.pop()))
        elif isinstance(task, BeforeRoll):
            game.apply(Roll())
        elif isinstance(task, Turn) and task.actor == seat:
            return
        else:
            assert task.actor is not None
            game.apply(dealer.deal(game) if task.actor == CHANCE else novice.decide(game, task.actor))
