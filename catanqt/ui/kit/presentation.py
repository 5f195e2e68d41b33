"""A game or scenario outside its board: a `Presentation`, with defaults for everything.

Pages, help, sounds and statistics ask the presentations and know no game by name. One is found by the name of its game
(`catanqt.ui.games.presentation_of`) and kept light: kits, lessons and pictures are imported on demand, since most
players need few of them. A `Kit`, in contrast, shows a running game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from catanqt.kernel.game import Event, Task
from catanqt.ui.stats.chi_square import TWO_DICE
from catanqt.ui.text import review
from catanqt.ui.text.i18n import tr

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from catanqt.analysis.model import Phase
    from catanqt.kernel.record import Header
    from catanqt.ui.kit.kit import Kit
    from catanqt.ui.theme.art.palettes import Resource
    from catanqt.ui.theme.theme import Theme
    from catanqt.ui.tutorial.lesson import Lesson

    Picture = Callable[[QPainter, QRectF, Theme], None]


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a seat's points: the number of an item, and their total worth."""

    kind: str
    count: int
    points: int
    source: str
    """The game or scenario that gives them; its presentation has the words."""


@dataclass(frozen=True, slots=True)
class Count:
    """The number of an item for a seat."""

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
        """A summary in one line."""
        return ""

    def goal_note(self) -> str:
        """A sentence about winning beyond the number of points."""
        return ""

    # What is imported when it is wanted

    def kit(self, theme: Theme, header: Header) -> Kit:
        """The kit for a running game."""
        from catanqt.ui.games.default_kit import DefaultKit

        return DefaultKit(theme, header, self.key)

    def picture(self) -> Picture | None:
        """The painter of its card; None for the board of a game with it."""
        return None

    def lesson(self) -> Callable[[str], Lesson] | None:
        """What makes its lesson for a player of this name, in the language that is set."""
        return None

    def lesson_summary(self, steps: int) -> str:
        """A summary of its lesson."""
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
        """The contribution of an event to its statistics."""
        return ()

    def review_tip(self) -> str:
        """What to try in the next game, for a player who makes too little of a scenario."""
        return ""

    def statistics_title(self) -> str:
        return self.name()

    def item_name(self, item: str) -> str:
        """One of its items, as a legend says it."""
        return item.replace("-", " ")

    def shares(self, state: Any, seat: int, hidden: bool) -> Iterable[Share]:
        """Its contributions to a seat's points; hidden ones only if they may be shown."""
        return ()

    def share_words(self, share: Share) -> str:
        """One of its shares in words, such as "3 settlements"."""
        return share.kind.replace("-", " ")

    def share_icon(self, share: Share) -> str:
        return "vp"


class GamePresentation(Presentation, ABC):
    """A game of its own: in addition to what scenarios have, its dice, its goods and its words for points."""

    odds: ClassVar[Mapping[int, int]] = TWO_DICE
    """How many of all throws show each number."""
    goods: ClassVar[tuple[str, ...]] = ()
    """Its resources, in the engine's order."""
    roomy = False
    """Whether its page has few widgets, which are shown larger."""
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

    def phase_name(self, phase: Phase) -> str:
        """The name of a phase of the game in reviews."""
        return review.phase_name(phase)

    def phase_tip(self, phase: Phase) -> str:
        """What to try in the next game, for a player who gives most away in this phase."""
        return review.tip(phase)

    def saved_name(self, seed: str) -> str:
        """The default name of a new game among the saved ones."""
        return f"{self.name()} {seed}"

    @abstractmethod
    def points(self, count: int) -> str:
        """So many points."""

    @abstractmethod
    def goal_sentence(self, points: int) -> str:
        """How the game is won."""

    @abstractmethod
    def won(self, name: str | None, points: int) -> str:
        """The sentence about the winner; None is the reader."""

    def nearly_won(self, name: str | None) -> str:
        """The sentence about someone who lacks a single point; None is the reader."""
        if name is None:
            return tr("You need 1 more point to win!")
        return tr("{name} needs 1 more point to win!", name=name)

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
        """The label of trades with the bank, in the chart of trades."""
