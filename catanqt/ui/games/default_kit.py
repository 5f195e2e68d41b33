"""The kit of a scenario that brings none: its actions as buttons, its questions and events in plain words.

The words are derived from names in the rules: `BuyResource(4)` becomes "Buy resource: Ore". They are English in every
language, and enough to play with until the scenario has a kit of its own.
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
from catanqt.ui.games import presentation_of
from catanqt.ui.kit.goods_text import goods_name
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Choice, Line, Part, Prompt, Question, Who
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme

SEATS = ("seat", "player", "victim", "partner")
"""Fields that name a player."""


def phrase(name: str) -> str:
    """A name of the program in words: "BuyResource" and "buy_resource" become "Buy resource"."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", " ", name)
    return words.capitalize()


class DefaultKit(Kit):
    """Presents a scenario by its rules alone."""

    def __init__(self, theme: Theme, header: Header, name: str) -> None:
        super().__init__(theme, header)
        self.name = name
        self.scenario: type[Scenario] = SCENARIOS[name]

    def prompt(self, perspective: Perspective) -> Prompt | None:
        if not isinstance(perspective.task, self.scenario.tasks):
            return None
        actor = perspective.task.actor
        return Prompt(
            phrase(type(perspective.task).__name__), self._title(), NOBODY if actor in (None, CHANCE) else actor
        )

    def also_allowed(self, perspective: Perspective) -> Sequence[str]:
        return [phrase(kind.__name__).lower() for kind in self._kinds(perspective)]

    def line(self, event: Event, perspective: Perspective) -> Line | None:
        if not type(event).__module__.startswith(self.scenario.__module__):
            return None
        seat = next((getattr(event, name) for name in SEATS if hasattr(event, name)), NOBODY)
        told = self.words(event, perspective)
        if seat == NOBODY:
            return Line((told,), told)
        parts: tuple[Part, ...] = (Who(seat), told)
        return Line(parts, tr("{name}: {what}", name=perspective.name(seat), what=told), seat)

    def refusal(self, reason: str) -> str | None:
        return None

    def move(self, action: Action, perspective: Perspective) -> str | None:
        return f"{self.words(action, perspective)}." if isinstance(action, self.scenario.actions) else None

    def choice(self, action: Action, perspective: Perspective) -> Choice | None:
        return Choice(self.words(action, perspective), action) if isinstance(action, self.scenario.actions) else None

    def ask(self, perspective: Perspective) -> Question | None:
        if not (perspective.acting and isinstance(perspective.task, self.scenario.tasks)):
            return None
        choices = (self.choice(action, perspective) for action in perspective.options)
        return Question(
            phrase(type(perspective.task).__name__), tuple(choice for choice in choices if choice is not None)
        )

    def panels(self, context: PageContext) -> Sequence[Panel]:
        return (ActionsPanel(self, context),) if self.scenario.turn_actions else ()

    def actions(self, perspective: Perspective) -> dict[type[Action], list[Action]]:
        """What of its own the viewer may do in a turn, by kind."""
        found: dict[type[Action], list[Action]] = {}
        for action in perspective.options if perspective.acting else ():
            if isinstance(action, self.scenario.turn_actions):
                found.setdefault(type(action), []).append(action)
        return found

    def words(self, thing: Any, perspective: Perspective) -> str:
        """An action or event by its name and its fields, but for the player that it happens to."""
        told = [self._field(field.name, getattr(thing, field.name), perspective) for field in fields(thing)]
        values = ", ".join(filter(None, told))
        name = phrase(type(thing).__name__)
        return f"{name}: {values}" if values else name

    def _kinds(self, perspective: Perspective) -> list[type[Action]]:
        return list(self.actions(perspective))

    def _field(self, name: str, value: Any, perspective: Perspective) -> str:
        if name in SEATS:
            return ""
        if name == "resource" and isinstance(value, int):
            goods = self.fellows[0].trades
            return goods_name(self.fellows, goods[value]) if 0 <= value < len(goods) else str(value)
        return f"{phrase(name).lower()} {value}"

    def _title(self) -> str:
        return presentation_of(self.name).name()


class ActionsPanel(Panel):
    """A button for each kind of action of the scenario; those that are not legal now are grey."""

    icon = "plus"

    def __init__(self, kit: DefaultKit, context: PageContext) -> None:
        super().__init__()
        self._kit = kit
        self.title = presentation_of(kit.name).name()
        self._possible: dict[type[Action], list[Action]] = {}
        self.buttons: dict[type[Action], QPushButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(*(context.theme.px(8),) * 4)
        for kind in kit.scenario.turn_actions:
            button = QPushButton(phrase(kind.__name__))
            button.clicked.connect(lambda _=False, kind=kind: self.actions_chosen.emit(self._possible.get(kind, [])))
            self.buttons[kind] = button
            column.addWidget(button)
        column.addStretch(1)

    def sync(self, perspective: Perspective) -> None:
        self._possible = self._kit.actions(perspective)
        for kind, button in self.buttons.items():
            button.setEnabled(kind in self._possible)
