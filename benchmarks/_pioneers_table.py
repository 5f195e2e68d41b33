"""What a player at a table of Pioneers can see, kept up to date by what the server announces.

The server tells everybody everything but the kinds of stolen and of bought cards. Of the others only the sizes of their
hands are kept, as people at a table would see them; what they hold together follows from the bank. A position of ours
is dealt from that, and its hidden cards are dealt anew before our agent looks at it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from _pioneers_map import Atlas, ours

from catanqt.kernel.game import Task
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.state import BANK, CARDS, DECK, Goods
from catanqt.rules.catalog import ruleset

PLAYERS = 4
GOAL = 10
VICTORY_POINT = "victory_point"
THEIR_CARDS = ("road_building", "monopoly", "year_of_plenty", *[VICTORY_POINT] * 5, "knight")
UNHEARD = (
    "NOTE", "NOTE1", "OK", "chat", "discard-done", "done-resources", "extension", "is", "is-robber", "must-discard",
    "rob", "robber-done", "setup", "setup-double", "style", "you-are-robber",
)  # fmt: skip
"""What changes nothing here; some of it is answered elsewhere."""
Quote = tuple[int, Goods, Goods]
"""Its number, what the quoting player gives and what he wants."""


class SeenTable:
    """The table as our seat sees it."""

    def __init__(self, atlas: Atlas, seat: int) -> None:
        self.atlas, self.seat = atlas, seat
        self.hand = [0] * 5
        self.bank = [BANK] * 5
        self.sizes = [0] * PLAYERS
        self.settlements: list[set[int]] = [set() for _ in range(PLAYERS)]
        self.cities: list[set[int]] = [set() for _ in range(PLAYERS)]
        self.roads: list[set[int]] = [set() for _ in range(PLAYERS)]
        self.cards: list[str] = []
        """Our own development cards, oldest first."""
        self.old_cards = 0
        """How many of them we had when this turn began."""
        self.card_counts = [0] * PLAYERS
        self.laid_down: list[Counter[str]] = [Counter() for _ in range(PLAYERS)]
        self.longest_road: int | None = None
        self.largest_army: int | None = None
        self.robber = atlas.desert
        self.turn = -1
        self.turn_number = 0
        self.dice: list[int] | None = None
        self.card_played = False
        self.offers: list[tuple[Goods, Goods]] = []
        self.quotes: dict[int, Quote] = {}
        self.answered: set[int] = set()
        self.gone: set[int] = set()
        self.winner: int | None = None
        self.winners_points = 0
        self.oddities: list[str] = []
        """What could not be understood, or does not add up."""

    @property
    def over(self) -> bool:
        return self.winner is not None

    def points(self, seat: int) -> int:
        """The points everybody can see."""
        awards = 2 * (self.longest_road == seat) + 2 * (self.largest_army == seat)
        built = len(self.settlements[seat]) + 2 * len(self.cities[seat])
        return built + awards + self.laid_down[seat][VICTORY_POINT]

    def hear(self, line: str) -> None:
        """Follow one line of the server's. Without a name in front it is about us."""
        said, who = line.split(), self.seat
        named = said[0] == "player"
        if named:
            who, said = int(said[1]), said[2:]
        heard = getattr(self, "_" + said[0].replace("-", "_"), None)
        if said[:2] == ["has", "quit"]:
            self.gone.add(who)
        elif said[0] == "plenty" and not named:
            return  # what the bank has to choose from
        elif heard is not None:
            heard(who, said[1:])
        elif said[0] not in UNHEARD:
            self.oddities.append(line)

    def _move(self, who: int, goods: Sequence[int], sign: int, bank: bool = True) -> None:
        """Cards come to somebody's hand, or leave it."""
        self.sizes[who] += sign * sum(goods)
        for kind, amount in enumerate(goods):
            self.hand[kind] += sign * amount * (who == self.seat)
            self.bank[kind] -= sign * amount * bank

    def _receives(self, who: int, said: list[str]) -> None:
        self._move(who, ours(said[:5]), 1)

    _plenty = _refund = _receives

    def _spent(self, who: int, said: list[str]) -> None:
        self._move(who, ours(said), -1)

    _discarded = _spent

    def _maritime_trade(self, who: int, said: list[str]) -> None:
        self._move(who, one_kind(said[2], int(said[0])), -1)
        self._move(who, one_kind(said[4], 1), 1)

    def _stole(self, who: int, said: list[str]) -> None:
        victim = int(said[-1])
        if said[0] == "from":
            self.sizes[who] += 1
            self.sizes[victim] -= 1
        else:
            self._move(who, one_kind(said[0], 1), 1, bank=False)
            self._move(victim, one_kind(said[0], 1), -1, bank=False)

    def _monopoly(self, who: int, said: list[str]) -> None:
        goods = one_kind(said[1], int(said[0]))
        self._move(who, goods, 1, bank=False)
        self._move(int(said[-1]), goods, -1, bank=False)

    def _domestic_trade(self, who: int, said: list[str]) -> None:
        if said[0] == "accept":
            partner, gives, gets = int(said[2]), ours(said[6:11]), ours(said[12:17])
            for trader, sign in ((who, 1), (partner, -1)):
                self._move(trader, gives, sign, bank=False)
                self._move(trader, gets, -sign, bank=False)

    def _domestic_quote(self, who: int, said: list[str]) -> None:
        if said[0] == "quote":
            self.quotes[who] = int(said[1]), ours(said[3:8]), ours(said[9:14])
        elif said[0] == "delete":
            self.quotes.pop(who, None)
        self.answered.add(who)

    def _built(self, who: int, said: list[str]) -> None:
        column, row, direction = map(int, said[1:])
        place = column, row, direction
        if said[0] == "road":
            self.roads[who].add(self.atlas.edge(place))
        elif said[0] == "settlement":
            self.settlements[who].add(self.atlas.corner(place))
        else:
            self.settlements[who].discard(self.atlas.corner(place))
            self.cities[who].add(self.atlas.corner(place))

    def _bought_develop(self, who: int, said: list[str]) -> None:
        self.card_counts[who] += 1
        if who == self.seat:
            self.cards.append(THEIR_CARDS[int(said[0])])

    def _play_develop(self, who: int, said: list[str]) -> None:
        card = THEIR_CARDS[int(said[1])]
        self.card_counts[who] -= 1
        self.laid_down[who][card] += 1
        self.card_played |= card != VICTORY_POINT
        if who == self.seat:
            self.cards.pop(int(said[0]))
            self.old_cards -= int(said[0]) < self.old_cards

    def _turn(self, who: int, said: list[str]) -> None:
        if said[0] == "num":
            return
        self.turn, self.dice, self.card_played = who, None, False
        self.turn_number += 1
        self.offers.clear()
        self.old_cards = len(self.cards)

    def _rolled(self, who: int, said: list[str]) -> None:
        self.dice = [int(die) for die in said]

    def _moved_robber(self, who: int, said: list[str]) -> None:
        self.robber = self.atlas.hex(int(said[0]), int(said[1]))

    _unmoved_robber = _moved_robber

    def _longest_road(self, who: int, said: list[str]) -> None:
        self.longest_road = who if who >= 0 else None

    def _largest_army(self, who: int, said: list[str]) -> None:
        self.largest_army = who

    def _won(self, who: int, said: list[str]) -> None:
        self.winner, self.winners_points = who, int(said[1])

    def position(self, todo: Sequence[Task], promised: Mapping[int, Goods]) -> dict[str, Any]:
        """What is seen, as a position of ours. Whoever promised cards in a trade holds them."""
        hands, cards, deck = self._deal_hands(promised), *self._deal_cards()
        turn = max(0, self.turn)
        laid_down = self.laid_down[turn][VICTORY_POINT]
        reached = self.points(turn) + cards[turn].count(VICTORY_POINT) - laid_down
        return {
            "position": 1,
            "game": "classic",
            "scenarios": [],
            # A win that still has to be claimed: the roads of a card are all placed first.
            "goal": max(GOAL, reached + 1),
            "options": {},
            "board": self.atlas.board,
            "players": [self._player(who, hands[who], cards[who]) for who in range(PLAYERS)],
            "deck": deck,
            "robber": self.robber,
            "longest_road": self.longest_road,
            "largest_army": self.largest_army,
            "turn": turn,
            "turn_number": self.turn_number,
            "dice": self.dice,
            "card_played": self.card_played,
            "offers": [[list(give), list(want)] for give, want in self.offers],
            "todo": [ruleset("classic").codec.encode(task) for task in todo],
            "parts": {},
        }

    def _player(self, who: int, hand: Sequence[int], cards: Sequence[str]) -> dict[str, Any]:
        old = self.old_cards + self.laid_down[who][VICTORY_POINT] if who == self.seat else len(cards)
        return {
            "hand": dict(zip(RESOURCES, hand, strict=True)),
            "cards": dict(Counter(cards[:old])),
            "new_cards": dict(Counter(cards[old:])),
            "knights_played": self.laid_down[who]["knight"],
            "settlements": sorted(self.settlements[who]),
            "cities": sorted(self.cities[who]),
            "roads": sorted(self.roads[who]),
        }

    def _deal_hands(self, promised: Mapping[int, Goods]) -> list[list[int]]:
        others = [who for who in range(PLAYERS) if who != self.seat]
        hands = [list(promised.get(who, (0,) * 5)) for who in range(PLAYERS)]
        hands[self.seat] = list(self.hand)
        loose = [
            kind
            for kind in range(5)
            for _ in range(BANK - self.bank[kind] - sum(hand[kind] for hand in hands))
        ]  # fmt: skip
        for who in others:
            for _ in range(self.sizes[who] - sum(hands[who])):
                hands[who][loose.pop()] += 1
        if loose or sum(self.hand) != self.sizes[self.seat]:
            self.oddities.append(f"hands of {self.sizes} and a bank of {self.bank} do not add up")
        return hands

    def _deal_cards(self) -> tuple[list[list[str]], dict[str, int]]:
        """Everybody's development cards and the deck; victory points are believed in last."""
        left = Counter(dict(zip(CARDS, DECK, strict=True)))
        left.subtract(self.cards)
        for laid_down in self.laid_down:
            left.subtract(laid_down)
        unseen = [card for card in sorted(CARDS, key=VICTORY_POINT.__eq__) for _ in range(left[card])]
        held = [
            list(self.cards) if who == self.seat else [unseen.pop(0) for _ in range(count)]
            for who, count in enumerate(self.card_counts)
        ]
        for cards, laid_down in zip(held, self.laid_down, strict=True):
            # With us they are never laid down, and count all the same.
            cards[:0] = [VICTORY_POINT] * laid_down[VICTORY_POINT]
        return held, dict(Counter(unseen))


def one_kind(resource: str, amount: int) -> Goods:
    return tuple(amount * (name == resource) for name in RESOURCES)
