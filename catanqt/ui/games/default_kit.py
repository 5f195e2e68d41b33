"""The kit of a scenario that brings none: its actions as buttons, its questions and its events in plain words.

The words are made of the names in the rules: `BuyResource(4)` becomes "Buy resource: Ore". They are English in every
language, and enough to play by until the scenario has a kit of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from PySide6.QtWidgets import QPushButton, QVBoxLayout

from catanqt.kernel.game import CHANCE, Action, Event
from catanqt.kernel.record import Header
from catanqt.rules.base.scenario import Scenario
from catanqt.rules.catalog import SCENARIOS
from catanqt.ui.desk import Desk
from catanqt.ui.games import presentation_of
from catanqt.ui.games.goods import called
from catanqt.ui.games.kit import Choice, Kit, Line, Panel, Part, Prompt, Question, Who
from catanqt.ui.language import tr
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.theme import Theme

SEATS = ("seat", "player", "victim", "partner")
"""Fields that name a player."""


def phrase(name: str) -> str:
    """A name of the program in words: "BuyResource" and "buy_resource" become "Buy resource"."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", " ", name)
    return words.capitalize()


class DefaultKit(Kit):
    """What can be shown of a scenario by its rules alone."""

    def __init__(self, theme: Theme, header: Header, name: str) -> None:
        super().__init__(theme, header)
        self.name = name
        self.scenario: type[Scenario] = SCENARIOS[name]

    def prompt(self, seen: Seen) -> Prompt | None:
        if not isinstance(seen.task, self.scenario.tasks):
            return None
        actor = seen.task.actor
        return Prompt(phrase(type(seen.task).__name__), self._title(), NOBODY if actor in (None, CHANCE) else actor)

    def also(self, seen: Seen) -> Sequence[str]:
        return [phrase(kind.__name__).lower() for kind in self._kinds(seen)]

    def line(self, event: Event, seen: Seen) -> Line | None:
        if not type(event).__module__.startswith(self.scenario.__module__):
            return None
        seat = next((getattr(event, name) for name in SEATS if hasattr(event, name)), NOBODY)
        told = self.words(event, seen)
        if seat == NOBODY:
            return Line((told,), told)
        parts: tuple[Part, ...] = (Who(seat), told)
        return Line(parts, tr("{name}: {what}", name=seen.name(seat), what=told), seat)

    def refusal(self, reason: str) -> str | None:
        return None

    def move(self, action: Action, seen: Seen) -> str | None:
        return f"{self.words(action, seen)}." if isinstance(action, self.scenario.actions) else None

    def choice(self, action: Action, seen: Seen) -> Choice | None:
        return Choice(self.words(action, seen), action) if isinstance(action, self.scenario.actions) else None

    def ask(self, seen: Seen) -> Question | None:
        if not (seen.acting and isinstance(seen.task, self.scenario.tasks)):
            return None
        choices = (self.choice(action, seen) for action in seen.options)
        return Question(phrase(type(seen.task).__name__), tuple(choice for choice in choices if choice is not None))

    def panels(self, desk: Desk) -> Sequence[Panel]:
        return (ActionsPanel(self, desk),) if self.scenario.turn_actions else ()

    def actions(self, seen: Seen) -> dict[type[Action], list[Action]]:
        """What of its own the viewer may do in a turn, by kind."""
        found: dict[type[Action], list[Action]] = {}
        for action in seen.options if seen.acting else ():
            if isinstance(action, self.scenario.turn_actions):
                found.setdefault(type(action), []).append(action)
        return found

    def words(self, thing: Any, seen: Seen) -> str:
        """An action or event by its name and its fields, but for the player that it happens to."""
        told = [self._field(field.name, getattr(thing, field.name), seen) for field in fields(thing)]
        values = ", ".join(filter(None, told))
        name = phrase(type(thing).__name__)
        return f"{name}: {values}" if values else name

    def _kinds(self, seen: Seen) -> list[type[Action]]:
        return list(self.actions(seen))

    def _field(self, name: str, value: Any, seen: Seen) -> str:
        if name in SEATS:
            return ""
        if name == "resource" and isinstance(value, int):
            goods = self.fellows[0].trades
            return called(self.fellows, goods[value]) if 0 <= value < len(goods) else str(value)
        return f"{phrase(name).lower()} {value}"

    def _title(self) -> str:
        return presentation_of(self.name).name()


class ActionsPanel(Panel):
    """A button for each kind of action of the scenario; those that are not legal now are grey."""

    icon = "plus"

    def __init__(self, kit: DefaultKit, desk: Desk) -> None:
        super().__init__()
        self._kit = kit
        self.title = presentation_of(kit.name).name()
        self._possible: dict[type[Action], list[Action]] = {}
        self.buttons: dict[type[Action], QPushButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(*(desk.theme.px(8),) * 4)
        for kind in kit.scenario.turn_actions:
            button = QPushButton(phrase(kind.__name__))
            button.clicked.connect(lambda _=False, kind=kind: self.actions_chosen.emit(self._possible.get(kind, [])))
            self.buttons[kind] = button
            column.addWidget(button)
        column.addStretch(1)

    def sync(self, seen: Seen) -> None:
        self._possible = self._kit.actions(seen)
        for kind, button in self.buttons.items():
            button.setEnabled(kind in self._possible)
