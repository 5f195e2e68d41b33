"""How judgement is learnt: games are played by what it knows, and its weights are fitted to who won in the end.

Each round plays games of the base game with the real rules: one learner against three novices, two and two, or four
learners; in every second game everybody founds at random. Learners are experts of depth two that do not look ahead. Of
each learner the terms are taken down when the founding is over, at the end of its turns, and now and then at the end of
the others'. A position should say what the next one of the same seat says (lambda-returns), and the last one who won.
The chances of a table are the softmax of its standings, the loss is their cross entropy; Adam makes it small, over the
games of the last ten rounds. Then a straight line tells how many rounds a standing takes.

    python3 dev.py bench fitting --games 2000 --rounds 5 --jobs 2 --out judgement.json

goes on learning from the weights installed, or from those of `--start`; `--start anew` begins with none, and its first
games are played by experts that plan on paper. A term that is new in `ai/classic/terms.py` begins with no weight, so
that one can go on after adding it. Nothing is written without `--out`, with it after each round.

What is printed is the loss over games that were held out, against who won: log 4 = 1.386 is knowing nothing. It comes
from few games, so only the two figures of one line compare. Whether the new weights win more is for `bench arena`.

It is slow: a game takes one to five seconds of a core, about three on average, so the 10,000 games above take some
four hours on two cores. The first weights were learnt in this way by a program in C++ that was thrown away.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import time
from collections import deque
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray

from ai.classic import judgement
from ai.classic.terms import BOARD, HAND, OTHERS, Scene, board_terms, hand_terms, others_terms, survey_scene
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

Array = NDArray[Any]

PLAYERS = 4
LEARNERS = {1: 0.50, 2: 0.15, 4: 0.35}
"""How many learners sit at a table, and at how many of the tables."""
ASIDE = 0.1
"""How often a learner is asked at the end of somebody else's turn."""
MOST_TURNS = 600
OWN_SIZE, OTHERS_SIZE = 96, 24
"""How many judgements there are when learning begins anew."""
BEGIN_ROUNDS, BEGIN_POWER = 50.0, 2.5
"""What rounds come from until a line can be drawn."""
RETURNS = 0.85
"""How far a position looks beyond the next one."""
KEPT = 10
"""Of how many rounds the games are learnt from."""
HELD_OUT = 10
"""One game of so many is not learnt from."""
PASSES, BATCH = 3, 512
FIRST_RATE, LAST_RATE = 1e-3, 5e-5
ANEW = "anew"


class Story(NamedTuple):
    """One learner's game, position by position. Seats are counted from the learner's own."""

    own: Array
    """The terms of `BOARD` and `HAND`."""
    others: Array
    """For each opponent the terms of `OTHERS`."""
    rounds: Array
    """How many rounds were still to be played."""
    winner: int


class Played(NamedTuple):
    """A game with the stories of its learners; none if it was broken off."""

    number: int
    stories: list[Story]


def own_terms(state: State, seat: int, scene: Scene) -> list[float]:
    """What a seat knows of itself, as `Judge.own` works it out."""
    board = board_terms(state, seat, scene)
    first = BOARD.index("income lumber")
    rolls = state.table.players * 10 / 36
    income = [rolls * pips for pips in board[first : first + 5]]
    return board + hand_terms(state, seat, state.hand(seat), 0, income, state.score[seat])


def all_others_terms(state: State, seat: int, scene: Scene) -> list[list[float]]:
    """What a seat knows of the others, in the order in which they follow it."""
    others = [(seat + turns) % PLAYERS for turns in range(1, PLAYERS)]
    return [others_terms(state, other, state.hand_size(other), scene) for other in others]


def play(number: int, seed: str, judges: bool) -> Played:
    """Game number `number`, and what its learners saw."""
    rng = random.Random(f"{seed}/{number}")
    learners = rng.sample(range(PLAYERS), rng.choices(list(LEARNERS), list(LEARNERS.values()))[0])
    skill = replace(LEVELS["expert"], depth=2, looks_ahead=False, judges=judges)
    agents: list[Agent] = [Novice() for _ in range(PLAYERS)]
    for seat in learners:
        agents[seat] = Thinker(skill, f"{seed}/{number}/{seat}")
    founders: Sequence[Agent] = [Randomly(rng)] * PLAYERS if number % 2 else agents
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
    return Played(number, [story(session, seat, rng) for seat in learners] if game.over else [])


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
    with patch.object(judgement, "resource", lambda name: path):
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


@dataclass(frozen=True, slots=True)
class Network:
    """One layer of judgements, as `ai.classic.judgement.Layer`; `parts` are changed in place while it learns."""

    names: Sequence[str]
    """The terms as they are written; the weights have them in the order in which they are taken down."""
    weights: Array
    offsets: Array
    counts: Array
    base: Array

    @property
    def parts(self) -> list[Array]:
        return [self.weights, self.offsets, self.counts, self.base]

    def standing(self, terms: Array) -> Array:
        found: Array = self.base + np.maximum(terms @ self.weights.T + self.offsets, 0) @ self.counts
        return found

    def gradient(self, terms: Array, slopes: Array) -> list[Array]:
        """How much each of `parts` changes the loss, if the standings change it by `slopes`."""
        sums = terms @ self.weights.T + self.offsets
        back = np.where(sums > 0, slopes[:, None] * self.counts, 0)
        return [back.T @ terms, back.sum(0), slopes @ np.maximum(sums, 0), slopes.sum(keepdims=True)]


@dataclass(slots=True)
class Judgement:
    """All that is learnt."""

    own: Network
    others: Network
    rounds: float
    power: float

    @property
    def parts(self) -> list[Array]:
        return self.own.parts + self.others.parts

    def chances(self, own: Array, others: Array) -> Array:
        """For each position everybody's chance, one's own first."""
        standings = np.column_stack([self.own.standing(own), self.others.standing(others)])
        shares = np.exp(standings - standings.max(axis=1, keepdims=True))
        found: Array = shares / shares.sum(axis=1, keepdims=True)
        return found

    def gradient(self, own: Array, others: Array, targets: Array) -> list[Array]:
        """How much each of `parts` changes the loss of these positions."""
        slopes = (self.chances(own, others) - targets) / len(targets)
        flat = others.reshape(-1, others.shape[-1])
        return self.own.gradient(own, slopes[:, 0]) + self.others.gradient(flat, slopes[:, 1:].ravel())


def cross_entropy(chances: Array, targets: Array) -> float:
    return float(-(targets * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())


def returns(chances: Array, winner: int, share: float) -> Array:
    """What each position of a story should have said: what the next ones said, and in the end who won."""
    targets, target = np.empty_like(chances), np.eye(chances.shape[1])[winner]
    for place in reversed(range(len(chances))):
        targets[place] = target
        target = share * target + (1 - share) * chances[place]
    return targets


def loss(learnt: Judgement, stories: Collection[Story], share: float = 1.0) -> float:
    """The mean loss over all positions; with a share of one against who won, whatever was said in between."""
    said = [learnt.chances(one.own, one.others) for one in stories]
    wanted = [returns(chances, one.winner, share) for chances, one in zip(said, stories, strict=True)]
    return cross_entropy(np.concatenate(said), np.concatenate(wanted))


class Adam:
    """Steps downhill, longer where the slope has long been the same (Kingma and Ba, 2015)."""

    def __init__(self, parts: Sequence[Array]) -> None:
        self.parts = parts
        self.steps = 0
        self._means = [np.zeros_like(part) for part in parts]
        self._squares = [np.zeros_like(part) for part in parts]

    def step(self, gradients: Sequence[Array], rate: float) -> None:
        self.steps += 1
        first, second = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for part, mean, square, slope in zip(self.parts, self._means, self._squares, gradients, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            part -= rate * (mean / first) / (np.sqrt(square / second) + 1e-8)


def fit(
    learnt: Judgement,
    stories: Collection[Story],
    adam: Adam,
    rng: np.random.Generator,
    share: float = RETURNS,
    span: tuple[float, float] = (0.0, 1.0),
) -> None:
    """Learn from these games; `span` is the part of all learning that this is, for the rate falls all the time."""
    own, others = (np.concatenate([one[place] for one in stories]) for place in (0, 1))
    targets = np.concatenate([returns(learnt.chances(one.own, one.others), one.winner, share) for one in stories])
    batches = [
        batch for _ in range(PASSES) for batch in np.array_split(rng.permutation(len(own)), -(-len(own) // BATCH))
    ]
    for done, batch in enumerate(batches):
        part = span[0] + (span[1] - span[0]) * done / len(batches)
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** part
        adam.step(learnt.gradient(own[batch], others[batch], targets[batch]), rate)


def draw_line(learnt: Judgement, stories: Collection[Story]) -> None:
    """How many rounds a standing takes: a straight line through their logarithms, for those who won."""
    won = [one for one in stories if one.winner == 0]
    if not won:
        return
    standings = learnt.own.standing(np.concatenate([one.own for one in won]))
    logarithms = np.log(np.concatenate([one.rounds for one in won]))
    apart = standings - standings.mean()
    fall = -(apart @ logarithms) / max(apart @ apart, 1e-12)
    if fall > 0:
        learnt.power = float(1 / fall)
        learnt.rounds = float(np.exp(logarithms.mean() + fall * standings.mean()))


def begin(rng: np.random.Generator) -> Judgement:
    """A judgement that knows nothing yet."""

    def network(names: Sequence[str], size: int) -> Network:
        weights = rng.normal(0, len(names) ** -0.5, (size, len(names)))
        return Network(names, weights, np.zeros(size), rng.normal(0, size**-0.5, size), np.zeros(1))

    return Judgement(network(BOARD + HAND, OWN_SIZE), network(OTHERS, OTHERS_SIZE), BEGIN_ROUNDS, BEGIN_POWER)


def read(text: str) -> Judgement:
    """A judgement as it was written."""

    def network(data: dict[str, Any], terms: Sequence[str]) -> Network:
        old = data["terms"]
        names = [name for name in old if name in terms] + [name for name in terms if name not in old]
        rows = [[row[old.index(name)] if name in old else 0.0 for name in terms] for row in data["weights"]]
        parts = (np.array(part, float) for part in (rows, data["offsets"], data["counts"], [data["base"]]))
        return Network(names, *parts)

    data = json.loads(text)
    own, others = network(data["own"], BOARD + HAND), network(data["others"], OTHERS)
    return Judgement(own, others, data["rounds"], data["power"])


def write(learnt: Judgement) -> str:
    """The text of `resources/judgement.json`: a line for each judgement, which counts fully for or against."""

    def rounded(numbers: Array) -> str:
        return json.dumps([round(number, 4) for number in numbers.tolist()])

    def network(one: Network, terms: Sequence[str]) -> str:
        size = np.abs(one.counts)
        columns = [terms.index(name) for name in one.names]
        rows = ",\n   ".join(map(rounded, one.weights[:, columns] * size[:, None]))
        return (
            f'{{\n  "base": {round(one.base.item(), 4)},\n  "terms": {json.dumps(list(one.names))},\n'
            f'  "counts": {json.dumps([-1 if count < 0 else 1 for count in one.counts])},\n'
            f'  "offsets": {rounded(one.offsets * size)},\n  "weights": [\n   {rows}\n  ]\n }}'
        )

    return (
        f'{{\n "rounds": {round(learnt.rounds, 1)},\n "power": {round(learnt.power, 2)},\n'
        f' "own": {network(learnt.own, BOARD + HAND)},\n "others": {network(learnt.others, OTHERS)}\n}}\n'
    )


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


def learn(learnt: Judgement, options: argparse.Namespace, rng: np.random.Generator) -> Iterator[str]:
    """Round after round of playing and fitting; says what each of them brought."""
    shelf, adam = Shelf(), Adam(learnt.parts)
    for number in range(options.rounds):
        start, ignorant = time.monotonic(), options.start == ANEW and number == 0
        shelf.add(play_round(learnt, number, not ignorant, options))
        before = loss(learnt, shelf.held_out)
        # Before anything is learnt, what the next position says is worth nothing.
        share = 1.0 if ignorant else RETURNS
        fit(learnt, shelf.known, adam, rng, share, (number / options.rounds, (number + 1) / options.rounds))
        draw_line(learnt, shelf.known)
        yield (
            f"round {number + 1} of {options.rounds}: {_positions(shelf.known)} positions learnt from, "
            f"loss over {_positions(shelf.held_out)} others {before:.4f} -> {loss(learnt, shelf.held_out):.4f}, "
            f"rounds {learnt.rounds:.1f}, power {learnt.power:.2f}, {time.monotonic() - start:.0f} seconds"
        )


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
    for line in learn(learnt, options, rng):
        print(file=sys.stderr)
        print(line, flush=True)
        if options.out is not None:
            options.out.write_text(write(learnt), "utf-8")


if __name__ == "__main__":
    main()
