"""The novice's rules for Junior: the nearest lair, and the ships that lead there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from catanqt.kernel.game import Action, Task
from catanqt.rules.base import trade
from catanqt.rules.base.state import Cards
from catanqt.rules.hexgrid import bits
from catanqt.rules.junior import building, coco, ghost, market, supply, turn
from catanqt.rules.junior.pieces import lair_sites, ship_sites
from catanqt.rules.junior.state import LAIRS, SPOOKY, JuniorGame, State

Decide = Callable[[Any, int], Action]
NEW_KIND = 2.0
WAY_ON = 0.5
"""What a site is worth more for a new kind of tile, and for each free site one ship further."""
OFFERS_A_TURN = 2


class Goal(NamedTuple):
    """The novice's current goal: the action, and its cost."""

    action: Action
    cost: Cards


def decide(game: JuniorGame, seat: int) -> Action:
    """Answer whatever task is on top."""
    return DECISIONS[type(game.task)](game, seat)


def goals(state: State, seat: int) -> list[Goal]:
    """A lair, or a ship to where one could be; and a Coco tile if it wins Spooky Island. The nearest first."""
    wishes: list[Goal] = []
    lair = _best_lair(state, seat, lair_sites(state, seat))
    ship = None if lair is not None else _best_ship(state, seat)
    if lair is not None:
        wishes.append(Goal(building.BuildLair(lair), supply.LAIR_COST))
    elif ship is not None:
        wishes.append(Goal(building.BuildShip(ship), supply.SHIP_COST))
    if any(state.stack) and (not wishes or _wins_spooky(state, seat)):
        wishes.append(Goal(_BUY_COCO, supply.COCO_COST))
    return sorted(wishes, key=lambda goal: _missing(_left(state, seat, goal.cost)))


def _wins_spooky(state: State, seat: int) -> bool:
    others = (tiles for other, tiles in enumerate(state.coco) if other != seat)
    return state.spooky != seat and state.coco[seat] + 1 > max(others)


def _best_lair(state: State, seat: int, sites: int) -> int | None:
    return max(bits(sites), key=lambda site: _worth(state, seat, site), default=None)


def _worth(state: State, seat: int, site: int) -> float:
    """The tiles a lair here brings, new kinds above all, and the ways on from it."""
    board = state.config.board
    has = {board.resource[island] for own in bits(state.lairs[seat]) for island in board.islands_at[own]}
    kinds = [board.resource[island] for island in board.islands_at[site]]
    free_ends = (board.ends[ship] & ~state.taken_lairs & ~(1 << site) for ship in bits(board.ships_at[site]))
    return len(kinds) + NEW_KIND * len(set(kinds) - has) + WAY_ON * sum(map(bool, free_ends))


def _best_ship(state: State, seat: int) -> int | None:
    """The ship that leads to the best free lair site; none if all lead nowhere."""
    ends = state.config.board.ends
    ways = [(ship, site) for ship in bits(ship_sites(state, seat)) for site in bits(ends[ship] & ~state.taken_lairs)]
    best = max(ways, key=lambda way: _worth(state, seat, way[1]), default=None)
    return None if best is None else best[0]


def _left(state: State, seat: int, cost: Cards) -> list[int]:
    """The hand if this were paid: negative numbers are missing tiles."""
    return [have - price for have, price in zip(state.hand(seat), cost, strict=True)]


def _missing(left: Sequence[int]) -> int:
    return sum(-amount for amount in left if amount < 0)


def _first_left(state: State, seat: int) -> list[int]:
    """What the nearest goal leaves of the hand."""
    wishes = goals(state, seat)
    return _left(state, seat, wishes[0].cost if wishes else (0, 0, 0, 0, 0))


def in_turn(game: JuniorGame, seat: int) -> Action:
    """Build what can be paid; buy Coco's help with what is left over; else get the missing tiles."""
    state = game.state
    options = game.options()
    wishes = goals(state, seat)
    for goal in wishes:
        if goal.action in options:
            return goal.action
    if _BUY_COCO in options and _can_spare_coco(state, seat, wishes):
        return _BUY_COCO
    for goal in wishes:
        left = _left(state, seat, goal.cost)
        action = _swap_for(left, options) or _stock_for(left, options)
        if action is not None:
            return action
    if not wishes:
        return _give_back(state, seat, options)
    return _offer(game, seat, _left(state, seat, wishes[0].cost)) or turn.EndTurn()


def _can_spare_coco(state: State, seat: int, wishes: Sequence[Goal]) -> bool:
    """Whether a Coco tile takes nothing that the nearest goal needs."""
    if not wishes:
        return True
    left = _left(state, seat, wishes[0].cost)
    after = [amount - price for amount, price in zip(left, supply.COCO_COST, strict=True)]
    return _missing(after) == _missing(left)


def _swap_for(left: Sequence[int], options: Sequence[Action]) -> Action | None:
    """One tile to spare for one that is lacking, at the market."""
    return next((swap for swap in _ways(left, 1, market.SwapMarket) if swap in options), None)


def _stock_for(left: Sequence[int], options: Sequence[Action]) -> Action | None:
    """Two for one on the way to a goal, if what is left over pays for all that is lacking."""
    if _missing(left) > sum(amount // market.STOCK_RATE for amount in left if amount > 0):
        return None
    return next((deal for deal in _ways(left, market.STOCK_RATE, market.StockTrade) if deal in options), None)


def _ways(left: Sequence[int], rate: int, kind: Callable[[int, int], Action]) -> list[Action]:
    """The trades that give what is plentiful for what is lacking."""
    spare = sorted((give for give in range(5) if left[give] >= rate), key=lambda give: -left[give])
    return [kind(give, take) for take in range(5) if left[take] < 0 for give in spare]


def _give_back(state: State, seat: int, options: Sequence[Action]) -> Action:
    """With nothing left to wish for, hoarding would only starve the others: change pairs for what is plentiful."""
    hand = state.hand(seat)
    deals = [option for option in options if isinstance(option, market.StockTrade)]
    return max(deals, key=lambda deal: (hand[deal.give], state.stock[deal.take]), default=turn.EndTurn())


def move_ghost(game: JuniorGame, seat: int) -> Action:
    """Where only the others sit, the stronger the better, and where needed tiles are to be had."""
    state = game.state
    board = state.config.board
    left = _first_left(state, seat)

    def worth(move: ghost.MoveGhost) -> float:
        if move.island == SPOOKY:
            return 0.0
        shore, kind = board.shores[move.island], board.resource[move.island]
        booty = min(ghost.BOOTY, state.stock[kind])
        total = 2.0 * min(booty, max(0, -left[kind])) + 0.5 * booty
        for other in range(state.config.players):
            weight = -3 if other == seat else state.lair_count(other) / 4
            total += weight * (state.lairs[other] & shore).bit_count()
        return total

    return max((option for option in game.options() if isinstance(option, ghost.MoveGhost)), key=worth)


def build_free(game: JuniorGame, seat: int) -> Action:
    """A lair if there is a site, else the most promising ship."""
    lair = _best_lair(game.state, seat, lair_sites(game.state, seat))
    if lair is not None:
        return building.PlaceLair(lair)
    ship = _best_ship(game.state, seat)
    return game.options()[0] if ship is None else building.PlaceShip(ship)


def _offer(game: JuniorGame, seat: int, left: Sequence[int]) -> Action | None:
    """Ask everybody for one missing tile against one to spare, where players trade, and not the same twice."""
    state = game.state
    others = tuple(other for other in range(state.config.players) if other != seat and not _too_strong(state, other))
    if not state.config.advanced_trade or not others or len(state.offers) >= OFFERS_A_TURN:
        return None
    offers = _ways(left, 1, lambda give, take: trade.Offer(_one(give), _one(take), others))
    return next(
        (new for new in offers if isinstance(new, trade.Offer) and (new.give, new.want) not in state.offers), None
    )


def answer(game: JuniorGame, seat: int) -> Action:
    """Accept what brings the goal nearer at the price of tiles to spare."""
    task = game.task
    assert isinstance(task, trade.Answering)
    if _too_strong(game.state, task.proposer):
        return trade.Decline(trade.NoDeal.TOO_STRONG)
    if not trade.can_give(game, seat, task.want):
        return trade.Decline(trade.NoDeal.HAVE_NONE)
    left = _first_left(game.state, seat)
    if any(asked > max(0, spare) for asked, spare in zip(task.want, left, strict=True)):
        return trade.Decline(trade.NoDeal.NEED_IT)
    if not any(got and lacking < 0 for got, lacking in zip(task.give, left, strict=True)):
        return trade.Decline(trade.NoDeal.NO_USE)
    return trade.Accept() if sum(task.want) <= sum(task.give) else trade.Decline(trade.NoDeal.TOO_DEAR)


def choose(game: JuniorGame, seat: int) -> Action:
    """Trade with the weakest of those who agreed. A bid is none of its own idea: better wait."""
    task = game.task
    assert isinstance(task, trade.Choosing)
    if not task.accepted:
        return trade.Withdraw()
    return trade.Confirm(min(task.accepted, key=game.state.lair_count))


def _too_strong(state: State, seat: int) -> bool:
    return state.lair_count(seat) >= LAIRS - 1


def _one(kind: int) -> Cards:
    return tuple(int(kind == other) for other in range(5))  # type: ignore[return-value]


_BUY_COCO = coco.BuyCoco()
DECISIONS: dict[type[Task], Decide] = {
    turn.Turn: in_turn,
    building.FreeBuild: build_free,
    ghost.GhostMove: move_ghost,
    trade.Answering: answer,
    trade.Choosing: choose,
}
