"""The state of a base game: flat, mutable, copied in microseconds.

Per-seat numbers by resource or card kind lie in one flat list: seat `p`'s resource `r` is `hands[5 * p + r]`.
Sets of corners and edges are bit masks, kept up to date by `pieces`. `GameConfig` holds what never changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, Self, TypeVar

from catanqt.kernel.game import Action, Game, Task
from catanqt.rules.base.board import Board
from catanqt.rules.base.house_rules import HouseRules, house_rules, option_set
from catanqt.rules.base.memory import open_hands
from catanqt.rules.edition import edition_of

if TYPE_CHECKING:
    from catanqt.rules.base.scenario import Scenario

NOBODY = -1
CARDS = ("knight", "victory_point", "road_building", "year_of_plenty", "monopoly")
KNIGHT, VICTORY_POINT, ROAD_BUILDING, YEAR_OF_PLENTY, MONOPOLY = range(5)
DECK = (14, 5, 2, 2, 2)
BANK = 19
ENDLESS = 999
"""More cards of a kind than anybody ever holds."""
FULL_DICE_DECK = (1 << 36) - 1
"""The dice deck with all its cards, a bit for each roll of two dice."""
ROADS, SETTLEMENTS, CITIES = 15, 5, 4

Cards = tuple[int, int, int, int, int]
"""Numbers of cards by resource."""
Goods = tuple[int, ...]
"""What a trade moves: numbers of cards by resource, then whatever kinds of goods scenarios add."""
Share = tuple[int, int]
"""An index into `hands`, and how many cards it is due."""
Yield = tuple[int, tuple[Share, ...]]
"""How many cards a hex pays in all, and to whom."""


@dataclass(frozen=True, slots=True)
class GameConfig:
    """Data that is fixed for a whole game and shared by all its copies."""

    board: Board
    players: int
    goal: int = 10
    scenarios: tuple[Scenario, ...] = ()
    options: dict[str, object] = field(default_factory=dict)
    menus: tuple[Callable[[Any, int, bool, list[Action]], None], ...] = field(init=False, repr=False)
    """What adds to the menu of a turn: looked up once, for it is asked at every step."""
    edition: int = field(init=False, repr=False)
    """Under which edition of the rules the game was begun."""
    rules: dict[str, Any] = field(init=False, repr=False)
    """The value of every option, the scenarios' included."""
    house: HouseRules = field(init=False, repr=False)
    """Those of the base game: looked up once, for they are asked at every step."""
    plain_dice: bool = field(init=False, repr=False)
    """Whether all rolls of two dice are always alike."""
    free_trade: bool = field(init=False, repr=False)
    """Whether everybody may trade with everybody at any time after the roll."""
    bank_size: int = field(init=False, repr=False)
    """How many cards there are of each kind."""
    goals: tuple[int, ...] = field(init=False, repr=False)
    """How many points each seat needs at the beginning."""

    def __post_init__(self) -> None:
        rules = option_set(self.scenarios).values(self.options, self.players)
        house = house_rules(rules)
        more = [scenario.more_to_win for scenario in self.scenarios]
        goal = self.goal + (sum(more) if rules.get("combined_goal") != "highest" else max(more))
        for name, value in {
            "menus": tuple(scenario.add_options for scenario in self.scenarios),
            "edition": edition_of(self.options),
            "rules": rules,
            "house": house,
            "plain_dice": house.dice == "rolls" and not house.no_seven_rounds,
            "free_trade": house.trade == "free",
            "bank_size": BANK if house.bank == "printed" else ENDLESS,
            "goals": tuple(goal + handicap for handicap in rules["handicap"]),
        }.items():
            object.__setattr__(self, name, value)


class Seated(Protocol):
    """The configuration that all games have."""

    @property
    def players(self) -> int: ...


T = TypeVar("T", bound=Seated)


class Deal(NamedTuple):
    """Goods that were exchanged: in which turn, by whom, and what each gave."""

    turn_number: int
    seats: tuple[int, int]
    gave: tuple[Goods, Goods]


class SeatedState(Generic[T]):
    """The state that all games have: the stack, whose turn it is, and hands of five kinds of cards."""

    __slots__ = ("config", "deals", "hands", "offers", "todo", "turn", "turn_number", "winner")

    def __init__(self, config: T) -> None:
        self.config = config
        self.todo: list[Task] = []
        self.turn = 0
        self.turn_number = 0
        self.winner = NOBODY
        self.hands = [0] * (5 * config.players)
        self.offers: tuple[tuple[Goods, Goods], ...] = ()
        """What was offered to other players in this turn: (give, want)."""
        self.deals: tuple[Deal, ...] = ()
        """What players traded since everybody's last turn: all have seen it. Memory, not in a position."""

    def begin_copy(self) -> Self:
        """A new state with a copy of all this; the rest is up to the game."""
        new = self.__class__.__new__(self.__class__)
        new.config = self.config
        new.todo = self.todo[:]
        new.turn = self.turn
        new.turn_number = self.turn_number
        new.winner = self.winner
        new.hands = self.hands[:]
        new.offers = self.offers
        new.deals = self.deals
        return new

    def seated(self, *seats: int) -> bool:
        """Whether all these are seats of this game."""
        return all(0 <= seat < self.config.players for seat in seats)

    def hand(self, seat: int) -> Cards:
        return tuple(self.hands[5 * seat : 5 * seat + 5])  # type: ignore[return-value]

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[5 * seat : 5 * seat + 5])


class State(SeatedState[GameConfig]):
    """Everything that changes in a game, hidden things included."""

    __slots__ = (
        "bank", "card_played", "cards", "cities", "deck", "dice", "dice_deck", "ending", "free_corners", "goals",
        "knights", "largest_army", "link", "longest_road", "memory", "new_cards", "open_edges", "owner", "rates",
        "reach", "road_record", "roads", "robber", "scenario_state", "score", "settlements", "taken_edges",
        "turn_flags", "yields",
    )  # fmt: skip

    def __init__(self, config: GameConfig) -> None:
        super().__init__(config)
        players = config.players
        self.bank = [config.bank_size] * 5
        self.rates = [4] * (5 * players)
        """How many cards of each kind the bank wants for one."""

        self.deck = list(DECK)
        self.cards = [0] * (5 * players)
        """Development cards that may be played."""
        self.new_cards = [0] * (5 * players)
        """Those got since the owner's turn began, not to be played before the next."""
        self.knights = [0] * players
        """Knights played and lying open."""
        self.memory = open_hands(players)
        """What everybody remembers of the others' hands."""

        self.owner = [NOBODY] * len(config.board.grid.corners)
        """Whose building stands on each corner."""
        self.settlements = [0] * players
        self.cities = [0] * players
        self.roads = [0] * players
        self.taken_edges = 0
        self.free_corners = config.board.all_corners
        """Corners the distance rule leaves open."""
        self.reach = [0] * players
        """Corners touched by one's own roads."""
        self.link = [0] * players
        """Corners from which one's roads may go on: own network less opponents' buildings."""
        self.open_edges = [0] * players
        """Edges at such corners, free or not."""
        self.yields: list[Yield] = [(0, ())] * len(config.board.terrain)
        """What each hex pays when its number is rolled, the robber aside."""
        self.robber = config.board.desert

        self.score = [0] * players
        """The points everybody can see."""
        self.goals = list(config.goals)
        """How many points each seat needs to win."""
        self.longest_road = NOBODY
        self.road_record = 0
        """The length of the holder's road; 0 when nobody holds the card."""
        self.largest_army = NOBODY

        self.card_played = False
        self.dice = (0, 0)
        """The last roll of this turn; zeros before it."""
        self.dice_deck = FULL_DICE_DECK
        """What is left of the dice deck, if rolls are dealt from one; everybody has seen the others."""
        self.ending: tuple[Task, ...] = ()
        """What scenarios have to do at the end of this turn, before it passes on."""
        self.turn_flags: dict[str, int] = {}
        """What scenarios and house rules note for the length of this turn; gone when the next begins."""
        self.scenario_state: dict[str, Any] = {}
        """What each scenario keeps, by its name; everything with a `copy`."""

    def copy(self) -> State:
        new = self.begin_copy()
        new.bank = self.bank[:]
        new.rates = self.rates[:]
        new.deck = self.deck[:]
        new.cards = self.cards[:]
        new.new_cards = self.new_cards[:]
        new.knights = self.knights[:]
        new.memory = self.memory
        new.owner = self.owner[:]
        new.settlements = self.settlements[:]
        new.cities = self.cities[:]
        new.roads = self.roads[:]
        new.taken_edges = self.taken_edges
        new.free_corners = self.free_corners
        new.reach = self.reach[:]
        new.link = self.link[:]
        new.open_edges = self.open_edges[:]
        new.yields = self.yields[:]
        new.robber = self.robber
        new.score = self.score[:]
        new.goals = self.goals[:]
        new.longest_road = self.longest_road
        new.road_record = self.road_record
        new.largest_army = self.largest_army
        new.card_played = self.card_played
        new.dice = self.dice
        new.dice_deck = self.dice_deck
        new.ending = self.ending
        marks, parts = self.turn_flags, self.scenario_state
        new.turn_flags = marks.copy() if marks else {}
        new.scenario_state = {name: part.copy() for name, part in parts.items()} if parts else parts
        return new

    def card_count(self, seat: int) -> int:
        """How many unplayed development cards a seat holds: public, unlike what they are."""
        span = slice(5 * seat, 5 * seat + 5)
        return sum(self.cards[span]) + sum(self.new_cards[span])


Catan = Game[State]
"""A live base game."""
