"""The state of a Junior game: flat, mutable, copied in a microsecond or two.

Seat `p`'s tiles of resource `r` are `hands[5 * p + r]`. Sets of sites are bit masks, kept up to date by `pieces`.
Everything is public: hands, the market, and the tiles left in the Coco stack, though not their order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from catanqt.kernel.game import Game
from catanqt.rules.base.state import NOBODY, SeatedState
from catanqt.rules.junior.board import Board
from catanqt.rules.junior.options import OPTIONS

SPOOKY = -1
"""Where the ghost captain begins: no island of the list."""
TILES = 18
"""How many tiles there are of each resource."""
LAIRS, SHIPS = 7, 8
"""The pieces of a player; all lairs built is the goal of the game."""
COCO = ("ghost", "build", "goat_cutlass", "molasses_wood")
GHOST, BUILD, GOAT_CUTLASS, MOLASSES_WOOD = range(4)
COCO_TILES = (7, 5, 2, 2)
COCO_STACKS = {16: COCO_TILES, 20: (8, 6, 3, 3)}
"""The Coco tiles by kind, for each number of them."""


@dataclass(frozen=True, slots=True)
class GameConfig:
    """Data that is fixed for a whole game and shared by all its copies."""

    board: Board
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    scenarios: tuple[()] = ()
    """Junior has none; the trade between players asks."""
    start_ships: int = field(init=False, repr=False)
    advanced_trade: bool = field(init=False, repr=False)
    """Players trade with each other, and there is no market."""
    coco_tiles: tuple[int, ...] = field(init=False, repr=False)
    """All Coco tiles by kind."""
    ghost_home: bool = field(init=False, repr=False)
    """Whether the ghost captain may be sent back to Spooky Island."""

    def __post_init__(self) -> None:
        rules = OPTIONS.values(self.options, self.players)
        rules["coco_tiles"] = COCO_STACKS[rules["coco_tiles"]]
        for name, value in rules.items():
            object.__setattr__(self, name, value)


class State(SeatedState[GameConfig]):
    """Everything that changes in a game."""

    __slots__ = (
        "coco", "die", "ghost", "lairs", "market", "open_lairs", "open_ships", "ships", "spooky", "stack", "stock",
        "swapped", "taken_lairs", "taken_ships",
    )  # fmt: skip

    def __init__(self, config: GameConfig) -> None:
        super().__init__(config)
        players = config.players
        self.stock = [TILES] * 5
        self.market = [0] * 5
        """How many tiles of each kind lie on the booths; none at all with advanced trade."""
        self.stack = list(config.coco_tiles)
        """What is left of the Coco tiles, by kind."""
        self.coco = [0] * players
        """How many Coco tiles each has bought."""

        self.lairs = [0] * players
        """Lairs on sites; the one on Spooky Island is not among them."""
        self.ships = [0] * players
        self.taken_lairs = 0
        self.taken_ships = 0
        self.open_lairs = [0] * players
        """Lair sites next to one's own ships, free or not."""
        self.open_ships = [0] * players
        """Ship sites next to one's own lairs, free or not."""
        self.spooky = NOBODY
        """Who has a lair on Spooky Island."""
        self.ghost = SPOOKY
        """The ghost captain's island."""

        self.die = 0
        """The roll of this turn; zero before it."""
        self.swapped = False
        """Whether the market was used in this turn."""

    def copy(self) -> State:
        new = self.begin_copy()
        new.stock = self.stock[:]
        new.market = self.market[:]
        new.stack = self.stack[:]
        new.coco = self.coco[:]
        new.lairs = self.lairs[:]
        new.ships = self.ships[:]
        new.taken_lairs = self.taken_lairs
        new.taken_ships = self.taken_ships
        new.open_lairs = self.open_lairs[:]
        new.open_ships = self.open_ships[:]
        new.spooky = self.spooky
        new.ghost = self.ghost
        new.die = self.die
        new.swapped = self.swapped
        return new

    def lair_count(self, seat: int) -> int:
        """All lairs of a seat, the one on Spooky Island included."""
        return self.lairs[seat].bit_count() + (self.spooky == seat)


JuniorGame = Game[State]
"""A live Junior game."""
