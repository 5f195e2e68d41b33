"""What the window says and shows of a game or scenario outside its board: a `Presentation` with defaults for all.

Pages, help, sounds and statistics ask the presentations and know no game by name. One is found by the name of its game
(`catanqt.ui.games.presentation_of`) and kept light: kits, lessons and pictures are imported when they are asked for,
since most players need few of them. A `Kit` is what a running game shows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from catanqt.kernel.game import Event, Task
from catanqt.ui.stats.chi_square import TWO_DICE

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from catanqt.kernel.record import Header
    from catanqt.ui.kit.kit import Kit
    from catanqt.ui.theme.art.palettes import Resource
    from catanqt.ui.theme.theme import Theme
    from catanqt.ui.tutorial.lesson import Lesson

    Picture = Callable[[QPainter, QRectF, Theme], None]


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a seat's points: so many of a thing, worth so much together."""

    kind: str
    count: int
    points: int
    source: str
    """The game or scenario that gives them; its presentation has the words."""


@dataclass(frozen=True, slots=True)
class Count:
    """So many of an item for a seat."""

    item: str
    seat: int
    amount: int = 1


class Presentation:
    """A game or scenario, by the name it has in the catalogue."""

    rolls: ClassVar[tuple[type[Event], ...]] = ()
    """Its throws of dice: they are heard while the dice tumble."""
    items: ClassVar[tuple[str, ...]] = ()
    """What its statistics count, by the names that `count` uses."""
    secret_items: ClassVar[tuple[str, ...]] = ()
    """Those that are the owner's secret until the game is over."""

    def __init__(self, key: str) -> None:
        self.key = key

    # Words

    def name(self) -> str:
        return self.key.replace("-", " ").title()

    def summary(self) -> str:
        """What it is about, in one line."""
        return ""

    def goal_note(self) -> str:
        """What one should know about winning beyond the number of points, as a sentence."""
        return ""

    def option_name(self, key: str) -> str:
        """A rule of its own that can be agreed upon."""
        return key.replace("_", " ").capitalize()

    def option_value(self, key: str, value: str) -> str:
        return value.replace("_", " ").capitalize()

    # What is imported when it is wanted

    def kit(self, theme: Theme, header: Header) -> Kit:
        """What a running game shows of it."""
        from catanqt.ui.games.default_kit import DefaultKit

        return DefaultKit(theme, header, self.key)

    def picture(self) -> Picture | None:
        """What is painted on its card; None for the board of a game with it."""
        return None

    def lesson(self) -> Callable[[str], Lesson] | None:
        """What makes its lesson for a player of this name, in the language that is set."""
        return None

    def lesson_summary(self, steps: int) -> str:
        """What one learns in its lesson."""
        return ""

    def resources(self, colour_blind: bool) -> Mapping[str, Resource]:
        """The colours of goods that it brings to hands and trades."""
        return {}

    # Help

    def help_links(self) -> Mapping[type[Task], str]:
        """The id of the rule that explains each of its tasks."""
        return {}

    # Sounds

    def sound(self, event: Event) -> str | None:
        """The sound of an event that everybody hears."""
        return None

    def own_sound(self, event: Event) -> str | None:
        """The sound of an event that only the seat it happens to hears."""
        return None

    # Statistics

    def count(self, event: Event) -> Iterable[Count]:
        """What an event adds to its statistics."""
        return ()

    def statistics_title(self) -> str:
        return self.name()

    def item_name(self, item: str) -> str:
        """One of its items, as a legend says it."""
        return item.replace("-", " ")

    def shares(self, state: Any, seat: int, hidden: bool) -> Iterable[Share]:
        """What it adds to a seat's points; what is hidden only if that may be told."""
        return ()

    def share_words(self, share: Share) -> str:
        """One of its shares in words, such as "3 settlements"."""
        return share.kind.replace("-", " ")

    def share_icon(self, share: Share) -> str:
        return "vp"


class GamePresentation(Presentation, ABC):
    """A game of its own: beside what scenarios have, its dice, its goods and its words for points."""

    odds: ClassVar[Mapping[int, int]] = TWO_DICE
    """How many of all throws show each number."""
    goods: ClassVar[tuple[str, ...]] = ()
    """Its resources, in the engine's order."""
    roomy = False
    """Whether it has few things on the page, which are shown larger."""
    plain = False
    """Whether its page has nothing but board, hand and tray, so that large letters may grow further."""
    for_children = False
    """Whether it speaks to children: simple words, and codes only on request."""
    special_cards = True
    """Whether players hold cards with a text of their own."""
    partners = True
    """Whether players usually trade with one another."""

    def help_topics(self) -> Mapping[str, str]:
        """The ids of the rules on "trade", "build" and "cards"."""
        return {}

    def saved_name(self, seed: str) -> str:
        """What a new game is called among the saved ones."""
        return f"{self.name()} {seed}"

    @abstractmethod
    def points(self, count: int) -> str:
        """So many points."""

    @abstractmethod
    def goal_sentence(self, points: int) -> str:
        """How the game is won."""

    @abstractmethod
    def won(self, name: str | None, points: int) -> str:
        """Who has won with so many points; None is whoever reads it."""

    @abstractmethod
    def hand_title(self, count: int) -> str:
        """What stands over the viewer's hand."""

    @abstractmethod
    def course_title(self) -> str:
        """The chart of points over the turns."""

    @abstractmethod
    def points_title(self, over: bool) -> str:
        """The chart of what points are made of."""

    @abstractmethod
    def points_note(self) -> str:
        """What stands over that chart."""

    @abstractmethod
    def production_note(self, count: int) -> str:
        """What stands over the chart of production, after so many cards."""

    @abstractmethod
    def luck_note(self, count: int) -> str:
        """What stands over the chart of luck, after so many cards from the rolls."""

    @abstractmethod
    def bank_trades(self) -> str:
        """Trades that are made with nobody, in the chart of trades."""
