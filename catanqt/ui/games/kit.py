"""What a game or a scenario brings to the window: a `Kit`, asked by pages that know no rule themselves.

A game is shown by a list of kits: that of the game, then one for each scenario. The page asks all of them and takes
what they give: words for events and tasks, gestures for options, pieces for the board, counters, tools and panels.
Every answer is small frozen data, so that kits can be tested without a window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from catanqt.kernel.game import Action, Event
from catanqt.kernel.record import Header
from catanqt.ui.games.gather import Gather
from catanqt.ui.preferences import Preferences
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.theme import Theme

if TYPE_CHECKING:
    from catanqt.ui.board.chart import Chart
    from catanqt.ui.desk import Desk
    from catanqt.ui.recap import Fact

Paint = Callable[[QPainter], None]


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """A place for a piece: a kind ("corner", "edge", "hex", "lair", "ship", "island", "place" ...) and a number."""

    kind: str
    index: int


BESIDE = Spot("beside", 0)
"""In the sea beside the island: for a piece that is off the board."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """An action that is made by putting a piece on a spot."""

    piece: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece that stands on the board. The same `key` before and after a move means the same item moves there."""

    key: tuple[str, int] | tuple[str, int, int]
    kind: str
    spot: Spot
    seat: int = NOBODY
    count: int = 1


@dataclass(frozen=True, slots=True)
class Look:
    """How a piece is drawn: a painter around (0, 0), within `extent`, moved by (dx, dy), at a height z."""

    paint: Paint
    extent: float = 60.0
    dx: float = 0.0
    dy: float = 0.0
    z: float = 30.0


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is expected of whom, in words."""

    text: str
    detail: str = ""
    seat: int = NOBODY


@dataclass(frozen=True, slots=True)
class Goods:
    """Cards or tiles of one kind within a line: a key of `Theme.resources`, and how many."""

    kind: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Dice:
    """Dice within a line."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Icon:
    """A small picture within a line, by the name of an icon."""

    name: str


@dataclass(frozen=True, slots=True)
class Who:
    """A player within a line: emblem and name."""

    seat: int


@dataclass(frozen=True, slots=True)
class Name:
    """The name of the player whose emblem stands before the line."""

    seat: int


Part = str | Goods | Dice | Icon | Who | Name


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log. `spoken` is the same in plain words, for screen readers and for search."""

    parts: tuple[Part, ...]
    spoken: str
    seat: int = NOBODY
    heading: bool = False
    quiet: bool = False
    """Said rather than done: a reason, a remark."""


@dataclass(frozen=True, slots=True)
class Counter:
    """A number beside a player's name, with its icon."""

    icon: str
    value: int | str
    tip: str
    held: bool = False
    """Whether the award that goes with it is theirs."""
    of: int = 0
    """If given, shown as so many pictures in a row, `value` of them in the owner's paint, instead of a number."""


@dataclass(frozen=True, slots=True)
class Award:
    """A coin beside a player's points."""

    icon: str
    tip: str


@dataclass(frozen=True, slots=True)
class Tool:
    """A tile of the tray: a piece to drag, or something to buy at a press (`action`)."""

    piece: str
    name: str
    price: tuple[str, ...]
    left: int | None
    ready: bool
    why: str = ""
    """Why it cannot be used now, in words."""
    action: Action | None = None


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press that is legal now."""

    name: str
    icon: str
    action: Action
    key: str = ""
    """Its shortcut, as Qt writes them."""
    primary: bool = False
    tip: str = ""
    ends_turn: bool = False
    """Whether it leaves undone what could still be built."""


@dataclass(frozen=True, slots=True)
class HandCard:
    """Cards of one resource in the viewer's hand."""

    kind: str
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class SpecialCard:
    """A card with a text of its own (a development card), and what playing it may mean now."""

    icon: str
    name: str
    tip: str
    count: int
    fresh: int = 0
    """How many of them came this turn and must wait."""
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer to a question: a name, and a resource, icon or seat to show with it."""

    name: str
    action: Action
    goods: tuple[str, ...] = ()
    icon: str = ""
    seat: int = NOBODY
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision with a few answers, asked in the strip beside the hand."""

    text: str
    choices: tuple[Choice, ...]
    detail: str = ""
    gives: bool = False
    """Whether each answer is to give its goods: then cards of the hand can be pressed, too."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A decision to pick `count` cards out of what there is of each kind; `actions` turns picked kinds into play."""

    text: str
    limits: dict[str, int]
    count: int
    actions: Callable[[Sequence[str]], Sequence[Action]]
    detail: str = ""
    gives: bool = False
    """Whether the cards come out of the hand."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """What the bank (or a harbour, the stock, a market) gives now for cards of one kind."""

    name: str
    """Who does it, short enough for a button: "Bank", "Harbour"."""
    give: str
    amount: int
    take: str
    action: Action


@dataclass(frozen=True, slots=True)
class Stock:
    """A resource in the bank: how many cards are left, and how many of it the viewer gives for another."""

    kind: str
    left: int
    rate: int
    better: bool = False
    """Whether a harbour makes it better than usual."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A motion: something small flies from a spot or a seat (or the bank) to another."""

    look: Look
    start: Spot | int | None
    end: Spot | int | None
    """A spot of the board or of another zone, a seat, or None for the bank."""
    landed: Callable[[], None] | None = None
    """Told when it has arrived, or that it will not fly at all."""


@dataclass(frozen=True, slots=True)
class Flash:
    """A motion: a hex or island lights up for a moment."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class Tumble:
    """A motion: the dice tumble until they show these values. What else the event moves waits for them."""

    values: tuple[int, ...]


Motion = Flight | Flash | Tumble


class Tone(StrEnum):
    """What kind of news a moment is: its colour, and the name of its sound."""

    GOOD = "good"
    BAD = "bad"
    AWARD = "award"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Moment:
    """Something big that happened, for a short banner over the board."""

    text: str
    icon: str
    """The name of an icon."""
    tone: Tone
    seat: int = NOBODY
    """Whose news it is, if it is one player's."""
    logged: bool = True
    """Whether the log tells it too, so that screen readers hear it there."""
    sound: str = ""
    """The name of its own sound; else it has that of its tone."""


class Panel(QWidget):
    """A panel of the right column. `title` and `icon` name it; `sync` shows a moment."""

    title: str = ""
    tab: str = ""
    """A shorter title, where panels are tabs; the title itself if it is short enough."""
    icon: str = ""
    actions_chosen = Signal(list)
    """Several actions fit what was pressed: a list of them, to ask which."""
    wanted = Signal()
    """It should be in sight now, such as the table when a settler is in hand: bring its tab to the front."""

    def fit(self, card: int) -> None:
        """The cards beside it are so wide now, at 100 %: take the room that goes with them. Asked in the hand strip."""

    def sync(self, seen: Seen) -> None:
        raise NotImplementedError


class Stage(QWidget):
    """A scene that takes the board's place for a while, such as a matchday."""

    changed = Signal()
    """It may be wanted no more (or only now), or what it hushed may be told: ask `wanted` and `hushed` again."""

    @property
    def hushed(self) -> bool:
        """Whether it still shows how something came that was played already: nobody may tell the end before."""
        return False

    def wanted(self, seen: Seen) -> bool:
        """Whether it should be shown now."""
        raise NotImplementedError

    def sync(self, seen: Seen) -> None:
        raise NotImplementedError

    def skip(self) -> None:
        """Show the end at once."""
        raise NotImplementedError


class Kit:
    """What one game or scenario shows; every answer has a default that adds nothing."""

    trades: ClassVar[tuple[str, ...]] = ()
    """The goods it brings to the trade between players, by their keys, in the order the engine counts them in."""

    def __init__(self, theme: Theme, header: Header) -> None:
        self.theme = theme
        self.header = header
        self.fellows: tuple[Kit, ...] = (self,)
        """All kits at the table, in the order of the engine's goods; `games.kits` tells them of each other."""

    # The board

    def chart(self) -> Chart | None:
        """The board's chart; that of the game itself, not of a scenario."""
        return None

    def decorate(self, chart: Chart) -> None:
        """Add what lies on the board from the start, such as fisheries: `chart.extras`."""

    def pieces(self, seen: Seen) -> Iterable[Piece]:
        """Its pieces on the board now."""
        return ()

    def look(self, kind: str, seat: int, spot: Spot, count: int, angle: float) -> Look | None:
        """How one of its pieces is drawn on this spot."""
        return None

    def gesture(self, action: Action) -> Gesture | None:
        """How one of its actions is made with a piece, if it is."""
        return None

    def motions(self, event: Event, seen: Seen) -> Sequence[Motion]:
        """What moves when this happens; `seen` is the moment after it."""
        return ()

    def moments(self, events: Sequence[Event], before: Seen, after: Seen) -> Sequence[Moment]:
        """The big news among what has just happened."""
        return ()

    # Words

    def prompt(self, seen: Seen) -> Prompt | None:
        """What is expected of whom, if the task on top is one of its own."""
        return None

    def also(self, seen: Seen) -> Sequence[str]:
        """What it adds to a turn of the viewer and is allowed now, each in a few words: "spend fish"."""
        return ()

    def line(self, event: Event, seen: Seen) -> Line | None:
        """How the log tells this event to the viewer, who may not know everything."""
        return None

    def gathers(self, event: Event) -> Gather | None:
        """Which events share a line of the log with this one, if it is one of its own."""
        return None

    def gathered(self, events: Sequence[Event], seen: Seen) -> Line | None:
        """How the log tells several of its events in one line."""
        return None

    def facts(self, event: Event, before: Seen, after: Seen) -> Iterable[Fact]:
        """What the players did, got and lost by this event of an action, for the recap."""
        return ()

    def fact(self, fact: Fact, seen: Seen) -> Line | None:
        """One of its facts in words: a sentence to the viewer if it is theirs, else what follows a player's name."""
        return None

    def refusal(self, reason: str) -> str | None:
        """Why something is not allowed, in words, if the reason is one of its own."""
        return None

    def move(self, action: Action, seen: Seen) -> str | None:
        """What to do, as a sentence to the viewer, if the action is one of its own: for hints."""
        return None

    # Around the board

    def counters(self, seen: Seen, seat: int) -> Sequence[Counter]:
        return ()

    def awards(self, seen: Seen, seat: int) -> Sequence[Award]:
        return ()

    def goal(self, seen: Seen, seat: int) -> int:
        """How many points this seat needs to win, if it is this kit's to say; else 0."""
        return 0

    def scenery(self, kind: str) -> Callable[[QPainter, QRectF], None] | None:
        """What is painted on a card of one of its goods; None for the land that yields it, or a plain face."""
        return None

    def dice(self, seen: Seen) -> tuple[int, ...] | None:
        """The dice of this turn, none before they are rolled; None if this kit has no dice to show."""
        return None

    def rolled(self, action: Action) -> tuple[int, ...] | None:
        """The dice that chance threw with this action; None if it is no throw of dice."""
        return None

    def bank(self, seen: Seen) -> Sequence[Stock]:
        """What the bank holds, and what the viewer pays there."""
        return ()

    def tools(self, seen: Seen) -> Sequence[Tool]:
        return ()

    def buttons(self, seen: Seen) -> Sequence[Button]:
        return ()

    def hand(self, seen: Seen) -> Sequence[HandCard]:
        return ()

    def cards(self, seen: Seen) -> Sequence[SpecialCard]:
        return ()

    def ask(self, seen: Seen) -> Question | Pick | None:
        """What the viewer must decide now, if it is one of its tasks and not made on the board."""
        return None

    def choice(self, action: Action, seen: Seen) -> Choice | None:
        """How an action is named where several fit one gesture or one card."""
        return None

    def decide(self, actions: Sequence[Action], seen: Seen) -> Question | Pick | None:
        """How several actions of one gesture or card are asked for, where a plain question of `choice`s is not it."""
        return None

    def goods(self, seen: Seen) -> Sequence[HandCard]:
        """What the viewer has of each of its `trades`, none left out."""
        return self.hand(seen) if self.trades else ()

    def called(self, kind: str, count: int | None = None) -> str | None:
        """One of its own goods in words: its name ("Ore"), or so many of it ("2 ore")."""
        return None

    def swaps(self, kind: str, seen: Seen) -> Sequence[Action]:
        """What the viewer could get for a card of this kind now, where no trade is opened for it: at a market."""
        return ()

    def exchanges(self, seen: Seen) -> Sequence[Exchange]:
        """What the viewer could change at the bank now."""
        return ()

    def panels(self, desk: Desk) -> Sequence[Panel]:
        return ()

    def extras(self, desk: Desk) -> Sequence[Panel]:
        """Panels for the hand strip, such as one's fish tokens."""
        return ()

    def stage(self, desk: Desk) -> Stage | None:
        return None

    def obvious(self, seen: Seen, preferences: Preferences) -> Action | None:
        """What the viewer would do without being asked, such as declining an offer that cannot be paid."""
        return None

    def waits(self, seen: Seen) -> bool:
        """Whether chance waits for a gesture of a person, such as a shot: `desk.table.deal()` goes on."""
        return False
