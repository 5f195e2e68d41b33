"""What each action of Junior does, told once more with sets and lists and no thought of speed."""

from __future__ import annotations

from typing import Any

from catanqt.kernel.game import Action
from catanqt.rules.base.trade import Answering, Choosing
from catanqt.rules.junior.state import State

CORNERS = {(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)}
KINDS = ("wood", "goat", "molasses", "cutlass", "gold")
PRICES = {"BuildShip": (0, 1), "BuildLair": (0, 1, 2, 3), "BuyCoco": (2, 3, 4)}
GIFTS = {2: (1, 1, 3, 3), 3: (2, 2, 0, 0)}


def bits(mask: int) -> list[int]:
    return [site for site in range(mask.bit_length()) if mask >> site & 1]


class Model:
    """The table as a player sees it. Two models are alike if their fields are."""

    def __init__(self, state: State) -> None:
        self.layout = state.config.board.layout
        self.players = state.config.players
        self.hands = [list(state.hand(seat)) for seat in range(self.players)]
        self.stock, self.market = list(state.stock), list(state.market)
        self.stack, self.coco = list(state.stack), list(state.coco)
        self.lairs = [bits(mask) for mask in state.lairs]
        self.ships = [bits(mask) for mask in state.ships]
        self.ghost, self.turn, self.number = state.ghost, state.turn, state.turn_number
        self.swapped, self.die, self.offers = state.swapped, state.die, list(state.offers)
        self.waiting = [type(task).__name__ for task in state.todo]
        self.deal: Any = next(
            (task for task in state.todo[-1:] if type(task).__name__ in ("Answering", "Choosing")), None
        )

    def play(self, action: Any) -> None:
        """Do what the rules say about an action, and end the game where they say so."""
        getattr(self, type(action).__name__)(action)
        if self.winner() >= 0:
            self.waiting, self.deal = [], None

    def spooky(self) -> int:
        most = [seat for seat in range(self.players) if self.coco[seat] == max(self.coco)]
        return most[0] if len(most) == 1 else -1

    def points(self) -> list[int]:
        return [len(self.lairs[seat]) + (self.spooky() == seat) for seat in range(self.players)]

    def winner(self) -> int:
        """Whoever has seven lairs; or, when nobody can get another, whoever is ahead."""
        points = self.points()
        if max(points) >= 7:
            return points.index(max(points))
        if any(self.stack) or any(map(self.hopeful, range(self.players))):
            return -1
        order = [(self.turn + 1 + step) % self.players for step in range(self.players)]
        ranks = [(-points[seat], -self.coco[seat], order.index(seat), seat) for seat in order]
        return min(ranks)[-1]

    def hopeful(self, seat: int) -> bool:
        """Whether some free site is next to a ship of this seat, or to one it could still build."""
        taken = {site for lairs in self.lairs for site in lairs}
        out = {site for ships in self.ships for site in ships}
        ways = [set(self.layout.ship_sites[site]) for site in self.ships[seat]]
        if len(self.ships[seat]) < 8:
            free = (set(ends) for site, ends in enumerate(self.layout.ship_sites) if site not in out)
            ways += [ends for ends in free if ends & set(self.lairs[seat])]
        return any(ends - taken for ends in ways)

    def move(self, seat: int, kind: int, amount: int) -> None:
        """Tiles from the stock to a seat, or back."""
        self.hands[seat][kind] += amount
        self.stock[kind] -= amount

    def take(self, seat: int, *kinds: int) -> None:
        for kind in kinds:
            if self.stock[kind]:
                self.move(seat, kind, 1)

    def pay(self, what: str) -> None:
        for kind in PRICES[what]:
            self.move(self.turn, kind, -1)

    def Roll(self, action: Action) -> None:
        self.waiting = ["DieRoll"]

    def Die(self, action: Any) -> None:
        self.die = action.number
        self.waiting = ["Turn", "GhostMove"] if action.number == 6 else ["Turn"]
        for step in range(self.players):
            seat = (self.turn + step) % self.players
            for site in self.lairs[seat]:
                self.take(seat, *self.pays(site, action.number))

    def pays(self, site: int, number: int) -> list[int]:
        """What a lair on this site is due when this number is rolled."""
        x, y = self.layout.lair_sites[site]
        return [
            KINDS.index(island.resource)
            for i, island in enumerate(self.layout.islands)
            if island.number == number and i != self.ghost
            if (x - 2 * island.q - island.r, y - 3 * island.r) in CORNERS
        ]

    def EndTurn(self, action: Action) -> None:
        self.turn = (self.turn + 1) % self.players
        self.number += 1
        self.die, self.swapped, self.offers = 0, False, []
        self.waiting = ["BeforeRoll"]

    def BuildShip(self, action: Any) -> None:
        self.pay("BuildShip")
        self.ships[self.turn] = sorted([*self.ships[self.turn], action.site])

    def BuildLair(self, action: Any) -> None:
        self.pay("BuildLair")
        self.lairs[self.turn] = sorted([*self.lairs[self.turn], action.site])

    def PlaceShip(self, action: Any) -> None:
        self.waiting.pop()
        self.ships[self.turn] = sorted([*self.ships[self.turn], action.site])

    def PlaceLair(self, action: Any) -> None:
        self.waiting.pop()
        self.lairs[self.turn] = sorted([*self.lairs[self.turn], action.site])

    def MoveGhost(self, action: Any) -> None:
        self.waiting.pop()
        self.ghost = action.island
        self.take(self.turn, *2 * [KINDS.index(self.layout.islands[action.island].resource)])

    def BuyCoco(self, action: Action) -> None:
        self.pay("BuyCoco")
        self.waiting.append("CocoDraw")

    def DrawCoco(self, action: Any) -> None:
        self.waiting.pop()
        self.stack[action.tile] -= 1
        self.coco[self.turn] += 1
        if self.winner() >= 0:
            return
        self.take(self.turn, *GIFTS.get(action.tile, ()))
        if action.tile == 0:
            self.waiting.append("GhostMove")
        if action.tile == 1 and self.has_a_site():
            self.waiting.append("FreeBuild")

    def has_a_site(self) -> bool:
        """Whether the player whose turn it is could put a ship or a lair anywhere."""
        taken = {site for lairs in self.lairs for site in lairs}
        out = {site for ships in self.ships for site in ships}
        mine = self.lairs[self.turn]
        near = [site for site, ends in enumerate(self.layout.ship_sites) if set(ends) & set(mine)]
        ends = {end for site in self.ships[self.turn] for end in self.layout.ship_sites[site]}
        return bool(ends - taken) or (len(self.ships[self.turn]) < 8 and bool(set(near) - out))

    def SwapMarket(self, action: Any) -> None:
        hand = self.hands[self.turn]
        hand[action.give] -= 1
        hand[action.take] += 1
        self.market[action.give] += 1
        self.market[action.take] -= 1
        self.swapped = True
        if self.market.count(0) == 4:
            self.stock = [left + lying for left, lying in zip(self.stock, self.market, strict=True)]
            self.market = [int(left > 0) for left in self.stock]
            self.stock = [max(0, left - 1) for left in self.stock]

    def StockTrade(self, action: Any) -> None:
        self.move(self.turn, action.give, -2)
        self.move(self.turn, action.take, 1)

    def Offer(self, action: Any) -> None:
        self.offers.append((action.give, action.want))
        self.waiting.append("Answering")
        self._ask(action.to, action.give, action.want, (), ())

    def Accept(self, action: Action) -> None:
        self._answered((self.deal.actor,), ())

    def Decline(self, action: Action) -> None:
        self._answered((), ())

    def Counter(self, action: Any) -> None:
        self._answered((), ((self.deal.actor, action.give, action.want),))

    def Withdraw(self, action: Action) -> None:
        self.waiting.pop()
        self.deal = None

    def Confirm(self, action: Any) -> None:
        give, want = self.deal.give, self.deal.want
        for seat, bid_give, bid_want in self.deal.bids:
            if seat == action.seat:
                give, want = bid_want, bid_give
        for kind in range(5):
            change = want[kind] - give[kind]
            self.hands[self.turn][kind] += change
            self.hands[action.seat][kind] -= change
        self.Withdraw(action)

    def _answered(self, accepted: tuple[int, ...], bids: tuple[Any, ...]) -> None:
        deal = self.deal
        accepted, bids = deal.accepted + accepted, deal.bids + bids
        self.waiting.pop()
        self.deal = None
        if deal.waiting:
            self.waiting.append("Answering")
            self._ask(deal.waiting, deal.give, deal.want, accepted, bids)
        elif accepted or bids:
            self.waiting.append("Choosing")
            self.deal = Choosing(self.turn, deal.give, deal.want, accepted, bids)

    def _ask(
        self, whom: tuple[int, ...], give: Any, want: Any, accepted: tuple[int, ...], bids: tuple[Any, ...]
    ) -> None:
        self.deal = Answering(whom[0], self.turn, give, want, tuple(whom[1:]), accepted, bids)
