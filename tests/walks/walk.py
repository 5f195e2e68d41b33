"""A walk: a game played by a seed, with what every walk needs to look at it from outside."""

from __future__ import annotations

import os
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, is_dataclass
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from catanqt.kernel.chance import QuickDealer
from catanqt.kernel.game import CHANCE, Action, Event, Game
from catanqt.kernel.record import Header, Seat
from catanqt.kernel.ruleset import Ruleset
from catanqt.rules.catalog import new_header, ruleset

FURTHER = int(os.environ.get("CATANQT_WALKS", "0"))
SEEDS = st.integers(0, (1 << 32) - 1)


def walks(examples: int) -> settings:
    """The same walks every time, so that a red build is red for everybody; or many new ones, when asked.

    A failing walk is not shrunk, which takes minutes: seed and step are told, and play it again in no time.
    """
    return settings(
        max_examples=examples * max(1, FURTHER),
        derandomize=not FURTHER,
        database=None,
        deadline=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


class Kit(ABC):
    """What a ruleset tells its walks: a second, slow and simple, opinion on its games."""

    @abstractmethod
    def check(self, game: Game[Any]) -> None:
        """Whatever must hold at every moment: conservation, limits, and derived values recomputed naively."""

    @abstractmethod
    def check_step(self, before: Any, action: Action, events: Sequence[Event], after: Game[Any]) -> None:
        """Whether an action did what the rules say to the state before it."""

    @abstractmethod
    def universe(self, game: Game[Any]) -> Iterable[Action]:
        """All actions one could think of, sense or nonsense, except those of composed kinds."""

    @abstractmethod
    def compose(self, game: Game[Any], rng: random.Random) -> Action:
        """Some action of a kind that the task on top `composes`, not necessarily allowed."""

    @abstractmethod
    def composed_is_fine(self, game: Game[Any], action: Action) -> bool:
        """Whether a composed action is allowed now."""

    @abstractmethod
    def known(self, game: Game[Any], seat: int) -> object:
        """All that a seat may know."""

    @abstractmethod
    def hidden(self, game: Game[Any], seat: int) -> object:
        """All that it may not."""

    def stranger(self, game: Game[Any]) -> Game[Any]:
        """The same game to whoever comes to the table now and has seen nothing of it."""
        return game.copy()

    @abstractmethod
    def twin(self, game: Game[Any], seat: int, rng: random.Random) -> Game[Any] | None:
        """A game that this seat cannot tell from the given one, though hidden things differ (None: not found)."""


@dataclass(frozen=True, eq=False)
class Variant:
    """One way to play one game."""

    game: str
    players: int
    kit: Kit
    board: str
    scenarios: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        extra = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join((self.game, str(self.players), self.board, *self.scenarios, *extra))

    @property
    def rules(self) -> Ruleset:
        return ruleset(self.game, self.scenarios)

    def header(self, seed: int) -> Header:
        return new_header(
            self.game,
            [Seat(f"seat {i}") for i in range(self.players)],
            scenarios=self.scenarios,
            board=self.board,
            board_seed=f"{seed % 7}",
            dice_seed=f"{seed}",
            options=self.options,
        )

    def new_game(self, seed: int) -> Game[Any]:
        return self.rules.new_game(self.header(seed))


class Chooser:
    """Chooses for every seat and for chance. Each walk has its own likes, so that some hoard and some build."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.rng = random.Random(seed)
        self.kit = variant.kit
        self._dealer = QuickDealer(self.rng)
        self._likes: dict[str, float] = {}

    def choose(self, game: Game[Any]) -> Action:
        if game.task.actor == CHANCE:
            return self._dealer.deal(game)
        if game.task.composes(game) and self.rng.random() < 0.2:
            action = self.kit.compose(game, self.rng)
            if game.refusal(action) is None:
                return action
        by_kind: dict[str, list[Action]] = {}
        for action in game.options():
            by_kind.setdefault(type(action).__name__, []).append(action)
        likes = [self._like(kind) for kind in by_kind]
        (chosen,) = self.rng.choices(list(by_kind.values()), likes)
        return self.rng.choice(chosen)

    def _like(self, kind: str) -> float:
        if kind not in self._likes:
            self._likes[kind] = self.rng.choice((0.1, 1, 1, 1, 5))
        return self._likes[kind]


def forward(game: Game[Any], chooser: Chooser, steps: int) -> None:
    """Play on quietly, until the game is over at most."""
    for _ in range(steps):
        if game.over:
            return
        game.apply(chooser.choose(game))


def stops(variant: Variant, seed: int, steps: int, every: int) -> Iterator[Game[Any]]:
    """A game at moments of a walk, about `every` steps apart. Playing on with it is the walk's business alone."""
    game = variant.new_game(seed)
    chooser = Chooser(variant, seed)
    pace = random.Random(seed)
    walked = 0
    while walked < steps:
        stride = pace.randrange(1, 2 * every)
        forward(game, chooser, stride)
        walked += stride
        if game.over:
            return
        with telling(f"after about {walked} steps, at {game.task}"):
            yield game


@contextmanager
def telling(note: str) -> Iterator[None]:
    """Add to any error where the walk was."""
    try:
        yield
    except Exception as error:
        error.add_note(note)
        raise


def freeze(value: Any) -> Any:
    """Everything in a state, hidden and derived values included, as something that can be compared and kept.

    The `config` is left out: it never changes and is shared.
    """
    if isinstance(value, list | tuple):
        return tuple(map(freeze, value))
    if isinstance(value, dict):
        return {key: freeze(item) for key, item in value.items()}
    if value is None or isinstance(value, int | str | float) or is_dataclass(value):
        return value
    names = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())] or vars(value)
    return {name: freeze(getattr(value, name)) for name in names if name != "config"}


def difference(one: Any, two: Any) -> dict[str, tuple[Any, Any]]:
    """The fields in which two frozen states differ, for a message one can read."""
    return {name: (one[name], two[name]) for name in one if one[name] != two[name]}


def same(one: Game[Any], two: Game[Any]) -> bool:
    """Whether two games are in every respect the same; an AssertionError tells in which they are not."""
    found = difference(freeze(one.state), freeze(two.state))
    assert not found, found
    return True


def json_paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything in plain data, from the outside in."""
    if path:
        yield path
    items: Iterable[tuple[Any, Any]] = ()
    if isinstance(data, dict):
        items = data.items()
    elif isinstance(data, list):
        items = enumerate(data)
    for key, item in items:
        yield from json_paths(item, (*path, key))


def alter(data: Any, path: Sequence[Any], change: Callable[[Any, Any], None]) -> None:
    """Change plain data in place: `change` gets the container and the last key."""
    for key in path[:-1]:
        data = data[key]
    change(data, path[-1])
