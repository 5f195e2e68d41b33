"""A kit with a log and a recap of its own: it makes them, and the hooks for both are here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from catanqt.kernel.game import Event
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.line_group import LineGroup
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Line
from catanqt.ui.play.recap import Fact


class LogText(Protocol):
    """The log lines of a game or scenario; see the hooks of `TextHooks`."""

    def line(self, event: Event, perspective: Perspective, /) -> Line | None: ...
    def line_group(self, event: Event, /) -> LineGroup | None: ...
    def grouped_line(self, events: Sequence[Event], perspective: Perspective, /) -> Line | None: ...


class RecapFacts(Protocol):
    """The facts of a game or scenario for the recap, and the words for them."""

    def facts(self, event: Event, before: Perspective, after: Perspective, /) -> Iterable[Fact]: ...
    def words(self, fact: Fact, perspective: Perspective, /) -> Line | None: ...


class LoggedKit(Kit):
    """Subclasses set `_log` and `_recap`."""

    _log: LogText
    _recap: RecapFacts

    def line(self, event: Event, perspective: Perspective) -> Line | None:
        return self._log.line(event, perspective)

    def line_group(self, event: Event) -> LineGroup | None:
        return self._log.line_group(event)

    def grouped_line(self, events: Sequence[Event], perspective: Perspective) -> Line | None:
        return self._log.grouped_line(events, perspective)

    def facts(self, event: Event, before: Perspective, after: Perspective) -> Iterable[Fact]:
        return self._recap.facts(event, before, after)

    def fact(self, fact: Fact, perspective: Perspective) -> Line | None:
        return self._recap.words(fact, perspective)
