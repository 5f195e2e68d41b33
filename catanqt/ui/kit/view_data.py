"""The answers of kits: small frozen data on pieces, lines, buttons, questions and motions, without widgets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtGui import QPainter

from catanqt.kernel.game import Action
from catanqt.ui.kit.perspective import NOBODY

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
    """A legal action as a button."""

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
    gets: str = ""
    """What comes back for the goods, where they are exchanged."""
    primary: bool = False
    """Whether it confirms what was just asked for: it has the keyboard when the question comes."""


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
    """The offers of the bank (or a harbour, the stock, a market) for cards of one kind."""

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
    left: int | None
    """None if it never runs out."""
    rate: int
    better: bool = False
    """Whether a harbour makes it better than usual."""


@dataclass(frozen=True, slots=True)
class DiceDeck:
    """The deck that rolls are dealt from, as everybody may know it."""

    left: Mapping[int, int]
    """How many cards are left of each sum."""
    rest: int
    """With how many left it is shuffled anew."""

    @property
    def count(self) -> int:
        return sum(self.left.values())


@dataclass(frozen=True, slots=True)
class Flight:
    """A motion: something small flies from a spot or a seat (or the bank) to another."""

    look: Look
    start: Spot | int | None
    end: Spot | int | None
    """A spot of the board or of another zone, a seat, or None for the bank."""
    landed: Callable[[], None] | None = None
    """Called when it has arrived, or when it will not fly at all."""


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
    """The kind of news: its colour, and the name of its sound."""

    GOOD = "good"
    BAD = "bad"
    AWARD = "award"
    DANGER = "danger"


class Occasion(StrEnum):
    """An occasion for a character to speak."""

    TRADE = "trade"
    ROBS = "robs"
    ROBBED = "robbed"
    OVERTAKEN = "overtaken"
    """It loses the longest road, or another award."""
    NEARLY = "nearly"
    """It is about to win."""
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Moment:
    """Special news for a short banner over the board."""

    text: str
    icon: str
    """The name of an icon."""
    tone: Tone
    seat: int = NOBODY
    """Whose news it is, if it is one player's."""
    logged: bool = True
    """Whether the log has a line for it, which screen readers read out."""
    sound: str = ""
    """The name of its own sound; else it has that of its tone."""
