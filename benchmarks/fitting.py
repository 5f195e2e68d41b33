"""Trains the value network: games are played with the current weights, which are then fitted to who won.

Each round plays base games with the real rules: one learner against three novices, and every tenth game a table of four
learners; in a quarter of the games all initial placements are random. Learners are experts. The features of a learner
are recorded after the set-up, at the end of its turns, and sometimes at the end of the others'. The networks are fitted
(`_td_training.py`) to the last ten rounds' games with a single learner. Such networks also learn that the learner is
the better player; the tables of four tell how much of the logit that is, and it is subtracted, because the window shows
chances to people. Finally a straight line is fitted through the logarithms of the rounds still to be played.

    python3 dev.py bench fitting --games 2000 --rounds 5 --jobs 2 --out value_network.json

continues from the installed weights, or from those of `--start`; `--start anew` begins with random ones, and its first
games are played without a network. A feature that is new in `catanqt_ai/classic/features.py` begins with no weight, so
that training can continue after adding it. Without `--out` nothing is written, with it after each round.

The loss that is printed is that of held-out games against who won; log 4 = 1.386 is that of a guess. It comes from
few games, so only the two figures of one line compare. Whether the new weights win more is for `bench arena` to say.

It is slow: a game takes about five seconds of a core, so the 10,000 games above take seven hours on two cores. The
installed weights were trained in the same way by programs in C++ that are not kept (`docs/ai.md` says what of it can be
repeated). Those took tables of four novices to see how much to subtract.
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
from _td_training import LAMBDA, Adam, Trajectory, ValueNetwork, begin, calibrated, fit, fit_rounds, loss, read, write

from catanqt.kernel.agent import Agent, Budget
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Seat
from catanqt.resource import resource
from catanqt.rules.base.setup import Founding, FoundingRoad
from catanqt.rules.base.state import State
from catanqt.rules.catalog import new_header
from catanqt.session import Session
from catanqt.simulate import watched
from catanqt_ai.classic import value_network
from catanqt_ai.classic.features import (
    board_features,
    cards_a_round,
    hand_features,
    hand_of_seat,
    opponent_features,
)
from catanqt_ai.classic.seat_survey import DecisionContext, survey_context
from catanqt_ai.novice.agent import NoviceAgent
from catanqt_ai.random_agent import RandomAgent
from catanqt_ai.search_agent import SearchAgent
from catanqt_ai.skill import LEVELS, Attention

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
    """A game with the trajectories of its learners; none if it was broken off."""

    number: int
    trajectories: list[Trajectory]


def own_features(state: State, seat: int, context: DecisionContext) -> list[float]:
    """What a seat knows of itself, as `LearnedEvaluation` computes it."""
    board = board_features(state, seat, context)
    income = cards_a_round(board, state.config.players)
    return board + hand_features(hand_of_seat(state, seat, state.hand(seat), 0, income, state.score[seat]))


def all_opponent_features(state: State, seat: int, context: DecisionContext) -> list[list[float]]:
    """What a seat knows of the others, in the order in which they follow it."""
    others = [(seat + turns) % PLAYERS for turns in range(1, PLAYERS)]
    return [opponent_features(state, other, state.hand_size(other), context) for other in others]


def play(number: int, seed: str, learned: bool) -> Played:
    """Game number `number`, and what its learners saw."""
    rng = random.Random(f"{seed}/{number}")
    alike = number % ALIKE == ALIKE - 1
    learners = range(PLAYERS) if alike else [rng.randrange(PLAYERS)]
    skill = replace(LEVELS["expert"], learned=learned)
    agents: list[Agent] = [NoviceAgent() for _ in range(PLAYERS)]
    for seat in learners:
        agents[seat] = SearchAgent(Attention(skill, skill), f"{seed}/{number}/{seat}")
    founders: Sequence[Agent] = [RandomAgent(rng)] * PLAYERS if rng.randrange(AT_RANDOM) == 0 else agents
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
    trajectories = [trajectory(session, seat, rng)._replace(alike=alike) for seat in learners] if game.over else []
    return Played(number, trajectories)


def trajectory(session: Session, seat: int, rng: random.Random) -> Trajectory:
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
            context = survey_context(state, state.turn)
            own.append(own_features(state, seat, context))
            others.append(all_opponent_features(state, seat, context))
            rounds.append((last - before) / PLAYERS)
    winner = session.rules.winner(session.game)
    assert winner is not None
    return Trajectory(
        np.array(own, np.float32), np.array(others, np.float32), np.array(rounds), (winner - seat) % PLAYERS
    )


def play_by(path: Path) -> None:
    """From now on the agents of this process use the weights in this file."""
    value_network.load.cache_clear()
    with patch.object(value_network.resource, "resource", lambda name: path):
        value_network.load()


def play_all(games: int, jobs: int, seed: str, learned: bool, path: Path) -> Iterator[Any]:
    """All games of a round, by the weights in a file, in whatever order they finish."""
    with ProcessPoolExecutor(jobs, initializer=play_by, initargs=(path,)) as pool:
        waiting = [pool.submit(play, number, seed, learned) for number in range(games)]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


class ReplayBuffer:
    """The games of the last rounds: most for training, some held out for testing."""

    def __init__(self) -> None:
        self._known: deque[list[Trajectory]] = deque(maxlen=KEPT)
        self._held_out: deque[list[Trajectory]] = deque(maxlen=KEPT)

    def add(self, played: Sequence[Played]) -> None:
        finished = [game.trajectories for game in played if game.trajectories]
        if len(finished) < 2:
            raise SystemExit("fitting: hardly a game came to its end, so there is nothing to learn from.")
        held = max(1, len(finished) // HELD_OUT)
        self._held_out.append(list(chain.from_iterable(finished[:held])))
        self._known.append(list(chain.from_iterable(finished[held:])))

    @property
    def known(self) -> list[Trajectory]:
        return list(chain.from_iterable(self._known))

    @property
    def held_out(self) -> list[Trajectory]:
        return list(chain.from_iterable(self._held_out))


def play_round(network: ValueNetwork, number: int, learned: bool, options: argparse.Namespace) -> list[Any]:
    """The games of a round, in their order."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "value_network.json"
        path.write_text(write(network), "utf-8")
        games = play_all(options.games, options.jobs, f"fitting/{options.seed}/{number}", learned, path)
        return watched(games, options.games, show)


def learn(
    network: ValueNetwork, options: argparse.Namespace, rng: np.random.Generator
) -> Iterator[tuple[str, ValueNetwork]]:
    """Round after round of playing and fitting: what each of them brought in words, and what is to be kept of it."""
    buffer, adam, kept = ReplayBuffer(), Adam(network.parts), network
    for number in range(options.rounds):
        start, ignorant = time.monotonic(), options.start == ANEW and number == 0
        buffer.add(play_round(kept, number, not ignorant, options))
        known, held_out = _alone(buffer.known), _alone(buffer.held_out)
        before = loss(network, held_out)
        # Before anything is learnt, what the next position says is worth nothing.
        share = 1.0 if ignorant else LAMBDA
        fit(network, known, adam, rng, share, (number / options.rounds, (number + 1) / options.rounds))
        kept = calibrated(network, buffer.known)
        fit_rounds(kept, known)
        line = (
            f"round {number + 1} of {options.rounds}: {_positions(known)} positions learnt from, "
            f"loss over {_positions(held_out)} others {before:.4f} -> {loss(network, held_out):.4f}, "
            f"rounds {kept.rounds:.1f}, power {kept.power:.2f}, {time.monotonic() - start:.0f} seconds"
        )
        yield line, kept


def _alone(trajectories: Collection[Trajectory]) -> list[Trajectory]:
    """Those of learners among novices."""
    return [one for one in trajectories if not one.alike]


def _positions(trajectories: Collection[Trajectory]) -> int:
    return sum(len(one.own) for one in trajectories)


def show(line: str) -> None:
    print(f"\r{line}", end="", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="train the value network")
    parser.add_argument("--games", type=int, default=8, help="games in each round, at least two")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument(
        "--start", default=str(resource("value_network.json")), help=f"a file to go on from, or: {ANEW}"
    )
    parser.add_argument("--out", type=Path, help="the file to write; without it nothing is written")
    parser.add_argument("--seed", default="0", help="another one plays other games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    if options.games < 2:
        parser.error("--games must be at least two: one to learn from, one to hold out")
    rng = np.random.default_rng(random.Random(options.seed).getrandbits(32))
    network = begin(rng) if options.start == ANEW else read(Path(options.start).read_text("utf-8"))
    for line, kept in learn(network, options, rng):
        print(file=sys.stderr)
        print(line, flush=True)
        if options.out is not None:
            options.out.write_text(write(kept), "utf-8")


if __name__ == "__main__":
    main()
