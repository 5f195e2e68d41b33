"""Agents of other packages, found by the entry point group `catanqt.agents`.

An entry point names a factory: a callable that takes a seed and a temperament and returns an `Agent`. Only `choose` is
required of that agent. Looking the names up loads no plug-in; making an agent does. Whatever goes wrong in a plug-in
becomes a `BrokenAgent` with a message of one line, so that it can neither end the program nor play illegally.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from catanqt.kernel.agent import Advice, Agent, Budget, Cancelled
from catanqt.kernel.game import Action, Game
from catanqt_ai.reasons import faults
from catanqt_ai.unexplained_agent import UnexplainedAgent

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "catanqt.agents"
AgentFactory = Callable[[str, str], Agent]
"""Makes an agent from a seed, which all its chance follows from, and a temperament, which it may ignore."""


class BrokenAgent(Exception):
    """A plug-in cannot be loaded, raised an error or chose an illegal action."""


def plugins() -> Mapping[str, EntryPoint]:
    """The registered plug-ins by name, none of them loaded. Names that no seat can have are left out."""
    # Imported here because it takes several milliseconds, which the start of the window need not wait for.
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return {entry.name: entry for entry in found if entry.name.replace("-", "_").isidentifier()}


def plugin_factory(entry: EntryPoint) -> AgentFactory:
    """The factory of a plug-in; its agents are guarded."""

    def make(seed: str, temperament: str) -> Agent:
        with _guarded(entry.name, "cannot be loaded"):
            agent = entry.load()(seed, temperament)
        if not callable(getattr(agent, "choose", None)):
            raise BrokenAgent(f"the agent {entry.name!r} cannot be loaded: {entry.value} made no agent")
        return PluginAgent(entry.name, agent)

    return make


class PluginAgent(UnexplainedAgent):
    """An agent of a plug-in, whose choices are checked before they are played.

    Its advice is passed on if it is complete; otherwise it counts as an agent that gives no reasons.
    """

    code = "habit"

    def __init__(self, name: str, agent: Any) -> None:
        self._name = name
        self._agent = agent

    def choose(self, game: Game[Any], seat: int, budget: Budget) -> Action:
        with _guarded(self._name, "failed"):
            action: Action = self._agent.choose(game.copy(), seat, budget)
        self._check(game, action)
        return action

    def advise(self, game: Game[Any], seat: int, budget: Budget) -> Advice:
        if not callable(getattr(self._agent, "advise", None)):
            return super().advise(game, seat, budget)
        with _guarded(self._name, "failed"):
            said = self._agent.advise(game.copy(), seat, budget)
            advice: Advice | None = said if isinstance(said, Advice) and not faults(said) else None
        if advice is None:
            return super().advise(game, seat, budget)
        self._check(game, advice.action)
        return advice

    def _check(self, game: Game[Any], action: object) -> None:
        with _guarded(self._name, "chose no action"):
            legal = isinstance(action, Action) and game.refusal(action) is None
        if not legal:
            raise BrokenAgent(f"the agent {self._name!r} chose what it may not do: {_one_line(repr(action))}")


@contextmanager
def _guarded(name: str, what: str) -> Iterator[None]:
    """Anything that goes wrong inside is the plug-in's fault, but for a cancelled budget, which is nobody's."""
    try:
        yield
    except Cancelled:
        raise
    except (Exception, SystemExit) as error:
        raise BrokenAgent(f"the agent {name!r} {what}: {type(error).__name__}: {_one_line(str(error))}") from error


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 160 else f"{line[:159]}…"
