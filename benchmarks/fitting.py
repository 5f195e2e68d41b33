"""How judgement is learnt: games are played by what it knows, and its weights are fitted to who won in the end.

Each round plays games of the base game with the real rules: one learner against three novices, and now and then a table
of four learners; in some games everybody founds at random. Learners are experts. Of each learner the terms are taken
down when the founding is over, at the end of its turns, and sometimes at the end of the others'. The weights are fitted
(`_learning.py`) to the games of the last ten rounds in which it was alone. It has then learnt to be the better player,
too; the tables of four, where nobody is, say how much of its standing that is, and it is taken off again, for chances
are told to people. Last, a straight line tells how many rounds a standing takes.

    python3 dev.py bench fitting --games 2000 --rounds 5 --jobs 2 --out judgement.json

goes on learning from the weights installed, or from those of `--start`; `--start anew` begins with none, and its first
games are played by experts that plan on paper. A term that is new in `ai/classic/terms.py` begins with no weight, so
that one can go on after adding it. Nothing is written without `--out`, with it after each round.

What is printed is the loss over games that were held out, against who won: log 4 = 1.386 is knowing nothing. It comes
from few games, so only the two figures of one line compare. Whether the new weights win more is for `bench arena`.

It is slow: a game takes some five seconds of a core, so the 10,000 games above take seven hours on two cores. The
weights installed were learnt in this way by programs in C++ that were thrown away (`README.md` says from how many
games). They took tables of four novices to see how much to take off.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections import deque
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
from _learning import RETURNS, Adam, Judgement, Story, begin, draw_line, fit, levelled, loss, read, write

from ai.classic import judgement
from ai.classic.terms import Scene, board_terms, cards_a_round, hand_terms, held, others_terms, survey_scene
from ai.novice import Novice
from ai.randomly import Randomly
from ai.skill import LEVELS
from ai.thinker import Thinker
from catanqt.kernel.agent import Agent, Budget
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Seat
from catanqt.resource import resource
from catanqt.rules.base.setup import Founding, FoundingRoad
from catanqt.rules.base.state import State
from catanqt.rules.catalog import new_header
from catanqt.session import Session
from catanqt.simulate import watched

PLAYERS = 4
ALIKE, AT_RANDOM = 10, 4
"""One table of so many has four learners; in one game of so many everybody founds at random."""
ASIDE = 0.3
"""How often a learner is asked at the end of somebody else's turn."""
MOST_TURNS = 600
KEPT = 10
"""Of how many rounds the games are learnt from."""
HELD_OUT = 10
"""One game of so many is not learnt from."""
ANEW = "anew"


class Played(NamedTuple):
    """A game with the stories of its learners; none if it was broken off."""

    number: int
    stories: list[Story]


def own_terms(state: State, seat: int, scene: Scene) -> list[float]:
    """What a seat knows of itself, as `Judge.own` works it out."""
    board = board_terms(state, seat, scene)
    income = cards_a_round(board, state.table.players)
    return board + hand_terms(held(state, seat, state.hand(seat), 0, income, state.score[seat]))


def all_others_terms(state: State, seat: int, scene: Scene) -> list[list[float]]:
    """What a seat knows of the others, in the order in which they follow it."""
    others = [(seat + turns) % PLAYERS for turns in range(1, PLAYERS)]
    return [others_terms(state, other, state.hand_size(other), scene) for other in others]


def play(number: int, seed: str, judges: bool) -> Played:
    """Game number `number`, and what its learners saw."""
    rng = random.Random(f"{seed}/{number}")
    alike = number % ALIKE == ALIKE - 1
    learners = range(PLAYERS) if alike else [rng.randrange(PLAYERS)]
    skill = replace(LEVELS["expert"], judges=judges)
    agents: list[Agent] = [Novice() for _ in range(PLAYERS)]
    for seat in learners:
        agents[seat] = Thinker(skill, f"{seed}/{number}/{seat}")
    founders: Sequence[Agent] = [Randomly(rng)] * PLAYERS if rng.randrange(AT_RANDOM) == 0 else agents
    header = new_header(
        "classic", [Seat("")] * PLAYERS, board_seed=f"{seed}/{number}", dice_seed=f"dice/{seed}/{number}"
    )
    session = Session(header)
    game = session.game
    while not game.over and game.state.turn_number <= MOST_TURNS:
        actor = game.task.actor
        if actor is None or actor == CHANCE:
            session.deal()
        else:
            asked = founders if isinstance(game.task, (Founding, FoundingRoad)) else agents
            session.play(session.ask(asked[actor], Budget(), rng))
    stories = [story(session, seat, rng)._replace(alike=alike) for seat in learners] if game.over else []
    return Played(number, stories)


def story(session: Session, seat: int, rng: random.Random) -> Story:
    """A game that is over as one of its seats saw it."""
    game, last = session.at(0), session.game.state.turn_number
    own, others, rounds = [], [], []
    for entry in session.record.entries:
        before = game.state.turn_number
        game.apply(entry.action)
        state = game.state
        if game.over or state.turn_number == before:
            continue
        if not before or seat == (state.turn - 1) % PLAYERS or rng.random() < ASIDE:
            scene = survey_scene(state, state.turn)
            own.append(own_terms(state, seat, scene))
            others.append(all_others_terms(state, seat, scene))
            rounds.append((last - before) / PLAYERS)
    winner = session.rules.winner(session.game)
    assert winner is not None
    return Story(np.array(own, np.float32), np.array(others, np.float32), np.array(rounds), (winner - seat) % PLAYERS)


def play_by(path: Path) -> None:
    """From now on the players of this process judge by the weights in this file."""
    judgement.weights.cache_clear()
    with patch.object(judgement.resource, "resource", lambda name: path):
        judgement.weights()


def play_all(games: int, jobs: int, seed: str, judges: bool, path: Path) -> Iterator[Any]:
    """All games of a round, by the weights in a file, in whatever order they finish."""
    with ProcessPoolExecutor(jobs, initializer=play_by, initargs=(path,)) as pool:
        waiting = [pool.submit(play, number, seed, judges) for number in range(games)]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


class Shelf:
    """The games of the last rounds: most to learn from, some to be tested by."""

    def __init__(self) -> None:
        self._known: deque[list[Story]] = deque(maxlen=KEPT)
        self._held_out: deque[list[Story]] = deque(maxlen=KEPT)

    def add(self, played: Sequence[Played]) -> None:
        finished = [game.stories for game in played if game.stories]
        if len(finished) < 2:
            raise SystemExit("fitting: hardly a game came to its end, so there is nothing to learn from.")
        held = max(1, len(finished) // HELD_OUT)
        self._held_out.append(list(chain.from_iterable(finished[:held])))
        self._known.append(list(chain.from_iterable(finished[held:])))

    @property
    def known(self) -> list[Story]:
        return list(chain.from_iterable(self._known))

    @property
    def held_out(self) -> list[Story]:
        return list(chain.from_iterable(self._held_out))


def play_round(learnt: Judgement, number: int, judges: bool, options: argparse.Namespace) -> list[Any]:
    """The games of a round, in their order."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "judgement.json"
        path.write_text(write(learnt), "utf-8")
        games = play_all(options.games, options.jobs, f"fitting/{options.seed}/{number}", judges, path)
        return watched(games, options.games, show)


def learn(learnt: Judgement, options: argparse.Namespace, rng: np.random.Generator) -> Iterator[tuple[str, Judgement]]:
    """Round after round of playing and fitting: what each of them brought in words, and what is to be kept of it."""
    shelf, adam, kept = Shelf(), Adam(learnt.parts), learnt
    for number in range(options.rounds):
        start, ignorant = time.monotonic(), options.start == ANEW and number == 0
        shelf.add(play_round(kept, number, not ignorant, options))
        known, held_out = _alone(shelf.known), _alone(shelf.held_out)
        before = loss(learnt, held_out)
        # Before anything is learnt, what the next position says is worth nothing.
        share = 1.0 if ignorant else RETURNS
        fit(learnt, known, adam, rng, share, (number / options.rounds, (number + 1) / options.rounds))
        kept = levelled(learnt, shelf.known)
        draw_line(kept, known)
        line = (
            f"round {number + 1} of {options.rounds}: {_positions(known)} positions learnt from, "
            f"loss over {_positions(held_out)} others {before:.4f} -> {loss(learnt, held_out):.4f}, "
            f"rounds {kept.rounds:.1f}, power {kept.power:.2f}, {time.monotonic() - start:.0f} seconds"
        )
        yield line, kept


def _alone(stories: Collection[Story]) -> list[Story]:
    """Those of learners among novices."""
    return [one for one in stories if not one.alike]


def _positions(stories: Collection[Story]) -> int:
    return sum(len(one.own) for one in stories)


def show(line: str) -> None:
    print(f"\r{line}", end="", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="learn the weights of judgement from games")
    parser.add_argument("--games", type=int, default=8, help="games in each round, at least two")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--start", default=str(resource("judgement.json")), help=f"a file to go on from, or: {ANEW}")
    parser.add_argument("--out", type=Path, help="the file to write; without it nothing is written")
    parser.add_argument("--seed", default="0", help="another one plays other games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    if options.games < 2:
        parser.error("--games must be at least two: one to learn from, one to hold out")
    rng = np.random.default_rng(random.Random(options.seed).getrandbits(32))
    learnt = begin(rng) if options.start == ANEW else read(Path(options.start).read_text("utf-8"))
    for line, kept in learn(learnt, options, rng):
        print(file=sys.stderr)
        print(line, flush=True)
        if options.out is not None:
            options.out.write_text(write(kept), "utf-8")


if __name__ == "__main__":
    main()
