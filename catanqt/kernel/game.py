"""A game is a stack of tasks, which are plain data, and three methods that move it.

The task on top of the stack says who must act and what they may do. Playing an action changes the state, emits
events, and may finish the task (`done`), turn it into another (`become`) or put further tasks before it resumes
(`push`). Chance is an actor like any other, so a game is a pure function of the actions played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, TypeVarTuple

CHANCE = -1
"""The actor of every die, draw and theft."""

Fields = TypeVarTuple("Fields")


class IllegalAction(ValueError):
    """An action the task on top does not allow; `reason` is a code the window can put into words."""

    def __init__(self, action: Action, task: Task | None, reason: str) -> None:
        super().__init__(f"{action} is refused: {reason} (the game waits for {task})")
        self.action = action
        self.task = task
        self.reason = reason


class Event:
    """Something that happened. Subclasses are frozen dataclasses of primitives."""

    __slots__ = ()


class Action:
    """Something an actor may do. Subclasses are frozen dataclasses of primitives and do their own work."""

    __slots__ = ()
    reveals: ClassVar[bool] = False
    """Whether it reveals hidden information: then it cannot be undone."""

    def do(self, game: Game[Any]) -> None:
        """Change the game. Called only when the task on top allows this action."""
        raise NotImplementedError

    def refusal(self, game: Game[Any], seat: int) -> str | None:
        """Why `seat` may not do this now, or None. The task has already agreed to this kind of action."""
        raise NotImplementedError

    @classmethod
    def kind_refusal(cls, game: Game[Any], seat: int) -> str | None:
        """Why `seat` may do nothing of this kind now, whatever its fields, or None.

        For kinds that are offered as a whole, such as a piece to build: it is None exactly if one of them is legal.
        """
        raise NotImplementedError


class Task:
    """An entry of the stack: frozen data that says who must act and what is legal.

    `actor` is a seat, `CHANCE`, or None for a step that runs by itself as soon as it is on top. It has no class default
    on purpose: dataclass subclasses would inherit it.
    """

    __slots__ = ()
    actor: int | None

    def options(self, game: Game[Any]) -> Sequence[Action]:
        """The menu: every action allowed now; of the `composes` kinds a few at most."""
        raise NotImplementedError

    def kinds(self, game: Game[Any]) -> tuple[type[Action], ...]:
        """The kinds of action this task can ever allow."""
        raise NotImplementedError

    def composes(self, game: Game[Any]) -> tuple[type[Action], ...]:
        """Kinds with too many possibilities to list, such as trade offers: the actor makes them up."""
        return ()

    def refusal(self, game: Game[Any], action: Action) -> str | None:
        """Why this action is not allowed now, or None if it is."""
        if type(action) not in self.kinds(game):
            return "not-now"
        return action.refusal(game, CHANCE if self.actor is None else self.actor)

    def kind_refusal(self, game: Game[Any], kind: type[Action]) -> str | None:
        """Why no action of this kind is allowed now, or None if one is."""
        if kind not in self.kinds(game):
            return "not-now"
        return kind.kind_refusal(game, CHANCE if self.actor is None else self.actor)

    def problem(self, game: Game[Any]) -> str | None:
        """Why this task is impossible in this game, or None. Checked for positions from outside."""
        return None

    def run(self, game: Game[Any]) -> None:
        """Do an automatic step; it ends with `done` or `become` like any other."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Chance(Task):
    """A task of the actor `CHANCE`."""

    actor: int = field(default=CHANCE, init=False)

    def outcomes(self, game: Game[Any]) -> Sequence[Action]:
        """All possible outcomes."""
        raise NotImplementedError

    def weights(self, game: Game[Any]) -> Sequence[int] | None:
        """The relative probability of each outcome now, 0 for impossible ones. None: all equal."""
        return None

    def options(self, game: Game[Any]) -> Sequence[Action]:
        outcomes, weights = self.outcomes(game), self.weights(game)
        if weights is None:
            return outcomes
        return [outcome for outcome, weight in zip(outcomes, weights, strict=True) if weight]


class State(Protocol):
    """The kernel's view of a state: the stack, and a quick independent copy."""

    todo: list[Task]

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
Handler = Callable[[Any, Any], None]
Handlers = Mapping[type[Event], tuple[Handler, ...]]


@lru_cache(maxsize=1 << 12)
def _shared(kind: Callable[..., Event], *fields: Any) -> Event:
    """A cached event: events are frozen data, and searches emit the same few again and again."""
    return kind(*fields)


class Game(Generic[S]):
    """A live game: a state, and the handlers that listen to its events."""

    __slots__ = ("_loud", "_queue", "events", "handlers", "state")

    def __init__(self, state: S, handlers: Handlers) -> None:
        self.state = state
        self.handlers = handlers
        self.events: list[Event] = []
        self._queue: list[Task] = []
        self._loud = False

    def copy(self) -> Game[S]:
        return Game(self.state.copy(), self.handlers)

    @property
    def task(self) -> Task:
        """The task on top of the stack; a finished game has none (IndexError)."""
        return self.state.todo[-1]

    @property
    def over(self) -> bool:
        return not self.state.todo

    def options(self) -> Sequence[Action]:
        """The menu of the task on top; empty when the game is over."""
        return self.task.options(self) if self.state.todo else ()

    def refusal(self, action: Action) -> str | None:
        return self.task.refusal(self, action) if self.state.todo else "game-over"

    def kind_refusal(self, kind: type[Action]) -> str | None:
        """Why no action of this kind is legal now, or None; only of kinds that say it, see `Action.kind_refusal`."""
        return self.task.kind_refusal(self, kind) if self.state.todo else "game-over"

    def play(self, action: Action) -> list[Event]:
        """Play a checked action and return everything that happened.

        Should a rule fail on the way, nothing of it is left to be told or done with the next action.
        """
        reason = self.refusal(action)
        if reason is not None:
            raise IllegalAction(action, self.task if self.state.todo else None, reason)
        self._loud = True
        try:
            action.do(self)
            return self.settle()
        except BaseException:
            self.events = []
            self._queue = []
            raise
        finally:
            self._loud = False

    def apply(self, action: Action) -> None:
        """Play an action known to be legal, for searches: no check, and only events that have a listener."""
        action.do(self)
        if self.events:
            self.settle()
            return
        # With nothing to deliver, stacking is all that `settle` would do; it is half of what searches play.
        todo = self.state.todo
        if self._queue:
            self._queue.reverse()
            todo += self._queue
            self._queue.clear()
        if todo and todo[-1].actor is None:
            self.settle()

    def emit(self, kind: Callable[[*Fields], Event], *fields: *Fields) -> None:
        """Emit an event. It is only created if it has a listener."""
        if self._loud:
            self.events.append(kind(*fields))
        elif kind in self.handlers:
            self.events.append(_shared(kind, *fields))

    def done(self) -> None:
        """The task on top is finished."""
        self.state.todo.pop()

    def become(self, task: Task) -> None:
        """The task on top turns into another."""
        self.state.todo[-1] = task

    def push(self, *tasks: Task) -> None:
        """Queue tasks, first in first out, before the task on top resumes. A finished game takes none."""
        if self.state.todo:
            self._queue += tasks

    def finish(self) -> None:
        """End the game: nothing is left to do."""
        self._queue.clear()
        self.state.todo.clear()

    def settle(self) -> list[Event]:
        """Deliver events in order, stack what was pushed, run automatic tasks; until somebody must act.

        Returns the events, all of them or those that were heard.

        Pushed tasks wait until all events are delivered: their order would otherwise depend on which
        listener spoke last.
        """
        todo, events, handlers = self.state.todo, self.events, self.handlers
        delivered = 0
        while True:
            while delivered < len(events):
                event = events[delivered]
                delivered += 1
                for handle in handlers.get(type(event), ()):
                    handle(self, event)
            if self._queue:
                self._queue.reverse()
                todo += self._queue
                self._queue = []
            if not todo:
                break
            top = todo[-1]
            if top.actor is not None:
                break
            top.run(self)
        if events:
            self.events = []
        return events
