"""The events of a base game. The window animates them, the log describes them, scenarios listen to them."""

from __future__ import annotations

from dataclasses import dataclass

from catanqt.kernel.game import Event
from catanqt.rules.base.state import Goods


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """The dice came to `seat`; turns are numbered from 1."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The turn is over but has not passed on yet."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The production roll."""

    seat: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class DiceShuffled(Event):
    """All rolls are in the dice deck again."""


@dataclass(frozen=True, slots=True)
class Produced(Event):
    """Cards from the land, or for a founding settlement."""

    seat: int
    resource: int
    amount: int


@dataclass(frozen=True, slots=True)
class BankShort(Event):
    """More was due than the bank has of this resource."""

    resource: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """One card went back to the bank because of a seven."""

    seat: int
    resource: int


@dataclass(frozen=True, slots=True)
class RobberMoved(Event):
    """`seat` moved the robber to a hex, -1 for off the board."""

    seat: int
    hex: int


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    """Only thief and victim may see which card it was."""

    thief: int
    victim: int
    resource: int


@dataclass(frozen=True, slots=True)
class RoadBuilt(Event):
    """A road, bought or free."""

    seat: int
    edge: int


@dataclass(frozen=True, slots=True)
class SettlementBuilt(Event):
    """`setup` is 1 or 2 for the settlements of the set-up, 0 in a turn."""

    seat: int
    corner: int
    setup: int


@dataclass(frozen=True, slots=True)
class CityBuilt(Event):
    """A city in place of a settlement."""

    seat: int
    corner: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """Only the owner may see which card it was."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A development card was laid down."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TookFromBank(Event):
    """Cards chosen freely, as with a year of plenty."""

    seat: int
    resource: int


@dataclass(frozen=True, slots=True)
class Monopolised(Event):
    """`victim` gave all cards of a kind to `seat`."""

    seat: int
    victim: int
    resource: int
    amount: int


@dataclass(frozen=True, slots=True)
class BankTraded(Event):
    """`amount` cards of kind `give` for one of kind `take`."""

    seat: int
    give: int
    amount: int
    take: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """`seat` would give and wants, from any of `to`."""

    seat: int
    give: Goods
    want: Goods
    to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """`seat` agrees to the offer as it stands."""

    seat: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """`seat` says no; the reason is a `NoDeal`."""

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class Countered(Event):
    """`seat` would rather give and want this."""

    seat: int
    give: Goods
    want: Goods


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """`seat` gave to `partner` and took from them."""

    seat: int
    partner: int
    gave: Goods
    took: Goods


@dataclass(frozen=True, slots=True)
class Withdrawn(Event):
    """The offer is off."""

    seat: int


@dataclass(frozen=True, slots=True)
class LongestRoadMoved(Event):
    """`seat` holds the card now, -1 for nobody."""

    seat: int
    length: int


@dataclass(frozen=True, slots=True)
class LargestArmyMoved(Event):
    """`seat` holds the card now, -1 for nobody."""

    seat: int
    knights: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The game is over."""

    seat: int
    points: int
