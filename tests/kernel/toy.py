"""A toy game for the kernel's tests: two players and a die move one marker along a path."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from catanqt.kernel.codec import Codec
from catanqt.kernel.game import CHANCE, Action, Chance, Event, Game, Handlers, Task

PATH = 20


class ToyState:
    __slots__ = ("place", "said", "todo")

    def __init__(self, *todo: Task) -> None:
        self.todo = list(todo)
        self.place = 0
        self.said: list[str] = []

    def copy(self) -> ToyState:
        new = ToyState(*self.todo)
        new.place = self.place
        new.said = self.said[:]
        return new


Toy = Game[ToyState]


@dataclass(frozen=True, slots=True)
class Moved(Event):
    place: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    place: int


@dataclass(frozen=True, slots=True)
class Walk(Task):
    actor: int

    def options(self, game: Toy) -> Sequence[Action]:
        return [Step(1), Step(2), Step(3), Throw(), Swap()]

    def kinds(self, game: Toy) -> tuple[type[Action], ...]:
        return Step, Throw, Swap, Rest, Leap, Stop


@dataclass(frozen=True, slots=True)
class Die(Chance):
    sides: int

    def outcomes(self, game: Toy) -> Sequence[Action]:
        return [Shown(side) for side in range(1, self.sides + 1)]

    def kinds(self, game: Toy) -> tuple[type[Action], ...]:
        return (Shown,)


@dataclass(frozen=True, slots=True)
class LoadedDie(Chance):
    """Shows 1, 2 or 3 with the odds of its weights."""

    odds: tuple[int, int, int]

    def outcomes(self, game: Toy) -> Sequence[Action]:
        return [Shown(1), Shown(2), Shown(3)]

    def weights(self, game: Toy) -> Sequence[int]:
        return self.odds

    def kinds(self, game: Toy) -> tuple[type[Action], ...]:
        return (Shown,)


@dataclass(frozen=True, slots=True)
class Note(Task):
    """Runs by itself: writes a word down and is done, or goes on as another task."""

    word: str
    then: int | None = None
    actor: None = field(default=None, init=False)

    def run(self, game: Toy) -> None:
        game.state.said.append(self.word)
        if self.then is None:
            game.done()
        else:
            game.become(Walk(self.then))


@dataclass(frozen=True, slots=True)
class Step(Action):
    by: int

    def do(self, game: Toy) -> None:
        game.state.place += self.by
        game.emit(Moved, game.state.place)
        if game.state.place >= PATH:
            game.finish()
            game.emit(Ended, game.state.place)

    def refusal(self, game: Toy, seat: int) -> str | None:
        return None if 1 <= self.by <= 3 else f"seat-{seat}-cannot"


@dataclass(frozen=True, slots=True)
class Throw(Action):
    def do(self, game: Toy) -> None:
        game.push(Die(6))

    def refusal(self, game: Toy, seat: int) -> str | None:
        return None


@dataclass(frozen=True, slots=True)
class Shown(Action):
    side: int

    def do(self, game: Toy) -> None:
        game.state.place += self.side
        game.done()
        game.emit(Moved, game.state.place)

    def refusal(self, game: Toy, seat: int) -> str | None:
        return None if seat == CHANCE and 1 <= self.side <= 6 else "impossible"


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """It is the other's turn."""

    def do(self, game: Toy) -> None:
        game.become(Walk(1 - game.task.actor))

    def refusal(self, game: Toy, seat: int) -> str | None:
        return None


@dataclass(frozen=True, slots=True)
class Rest(Action):
    """Done with this task; notes come before what lies beneath."""

    notes: tuple[str, ...] = ()

    def do(self, game: Toy) -> None:
        game.done()
        game.push(*map(Note, self.notes))

    def refusal(self, game: Toy, seat: int) -> str | None:
        return None


@dataclass(frozen=True, slots=True)
class Leap(Action):
    """Several steps at once, each with its event."""

    steps: tuple[int, ...]

    def do(self, game: Toy) -> None:
        for step in self.steps:
            game.state.place += step
            game.emit(Moved, game.state.place)

    def refusal(self, game: Toy, seat: int) -> str | None:
        return None


@dataclass(frozen=True, slots=True)
class Stop(Action):
    def do(self, game: Toy) -> None:
        game.push(Note("never"))
        game.finish()
        game.emit(Ended, game.state.place)
        game.push(Note("never"))

    def refusal(self, game: Toy, seat: int) -> str | None:
        return None


CODEC = Codec([Walk, Die, LoadedDie, Note, Step, Throw, Shown, Swap, Rest, Leap, Stop])


def toy(*todo: Task, handlers: Handlers | None = None) -> Toy:
    return Game(ToyState(*(todo or (Walk(0),))), handlers or {})
