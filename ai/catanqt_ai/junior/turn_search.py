"""Turn plans of Junior and the search for them: swaps, trades, ships, lairs and Coco tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from catanqt.kernel.game import Action
from catanqt.rules.junior import building, coco, market
from catanqt.rules.junior.ending import check_end, settle_spooky
from catanqt.rules.junior.pieces import lair_sites, ship_sites
from catanqt.rules.junior.state import JuniorGame, State
from catanqt.rules.junior.supply import COCO_COST, LAIR_COST, SHIP_COST
from catanqt_ai.junior.evaluator import JuniorEvaluator
from catanqt_ai.win_probability import WON

BEAM = 10
FULL_HANDS = 6
_COCO = (coco.BuyCoco(),)


class JuniorTurnPlan:
    """A plan for one turn. `game` waits for the seat's next decision, or is over."""

    __slots__ = ("actions", "game", "gift", "others", "times", "value")

    def __init__(self, game: JuniorGame, actions: tuple[Action, ...] = ()) -> None:
        self.game = game
        self.actions = actions
        self.gift = 0.0
        """What unknown Coco tiles bring, in lairs."""
        self.others: dict[int, float] = {}
        """Win times of opponents that are known already."""
        self.value = 0.0
        self.times: list[float] = []

    def after(self, evaluator: JuniorEvaluator, actions: Sequence[Action]) -> JuniorTurnPlan:
        game = self.game.copy()
        new = JuniorTurnPlan(game, self.actions + tuple(actions))
        new.gift, new.others = self.gift, self.others
        for action in actions:
            game.apply(action)
            if not game.over and isinstance(game.task, coco.CocoDraw):
                _turn_up(evaluator, new)
        return new

    def key(self) -> tuple[object, ...]:
        state = self.game.state
        return tuple(state.hands), tuple(state.lairs), tuple(state.ships), tuple(state.coco), state.swapped, state.ghost


def weigh(evaluator: JuniorEvaluator, plan: JuniorTurnPlan) -> JuniorTurnPlan:
    """Everybody's win time after a plan, and its value."""
    game = plan.game
    state = game.state
    if game.over:
        plan.value = WON if state.winner == evaluator.seat else -1.0
        plan.times = [0.0 if other == state.winner else 60.0 for other in evaluator.players]
        return plan
    own = evaluator.time(state, evaluator.seat, gift=plan.gift)
    known = plan.others
    plan.times = [
        own if other == evaluator.seat else known[other] if known else evaluator.other_time(state, other)
        for other in evaluator.players
    ]
    plan.value = evaluator.value(plan.times)
    return plan


def _turn_up(evaluator: JuniorEvaluator, plan: JuniorTurnPlan) -> None:
    """A Coco tile is not drawn but reckoned with: it counts for Spooky Island, and brings what tiles bring."""
    game = plan.game
    state = game.state
    plan.gift += evaluator.tile_worth(state)
    state.todo.pop()
    state.coco[evaluator.seat] += 1
    settle_spooky(game)
    check_end(game)
    game.settle()


def plan_turn(evaluator: JuniorEvaluator, root: JuniorTurnPlan) -> list[JuniorTurnPlan]:
    """Lines worth thinking about, best first; doing nothing is always among them."""
    found = [weigh(evaluator, root)]
    seen = {root.key()}
    front = [root]
    for _ in range(evaluator.skill.depth):
        fresh: list[JuniorTurnPlan] = []
        for plan in front:
            for new in moves(evaluator, plan, swaps=not plan.actions):
                if new.key() in seen:
                    continue
                seen.add(new.key())
                fresh.append(weigh(evaluator, new))
                if evaluator.evaluations >= 4 * evaluator.skill.leaves or evaluator.budget.spent:
                    return _sorted(found + fresh)
        found += fresh
        if any(plan.value >= WON for plan in fresh):
            break
        front = [one for one in _sorted(fresh)[:BEAM] if not one.game.over]
    return _sorted(found)


def _sorted(plans: Iterable[JuniorTurnPlan]) -> list[JuniorTurnPlan]:
    return sorted(plans, key=lambda plan: -plan.value)


def moves(evaluator: JuniorEvaluator, plan: JuniorTurnPlan, swaps: bool) -> Iterable[JuniorTurnPlan]:
    """Every build that can be paid for, by way of market and stock if need be; and, if asked, bare swaps."""
    state, seat = plan.game.state, evaluator.seat
    kinds: tuple[tuple[Sequence[int], Sequence[Action]], ...] = (
        (LAIR_COST, building.buy_lairs(lair_sites(state, seat))),
        (COCO_COST, _COCO if any(state.stack) else ()),
        (SHIP_COST, building.buy_ships(ship_sites(state, seat))),
    )
    for cost, actions in kinds:
        if actions:
            deals = trades_for(state, seat, cost)
            if deals is not None and len(deals) <= evaluator.skill.deals_seen:
                for action in actions:
                    yield plan.after(evaluator, [*deals, action])
    if swaps and not evaluator.skill.deals_seen and state.hand_size(seat) >= FULL_HANDS:
        # Who does not think of trades for a build still changes tiles when there are too many.
        yield from (
            plan.after(evaluator, [option]) for option in plan.game.options() if type(option) is market.StockTrade
        )
    elif swaps:
        for option in plan.game.options():
            if isinstance(option, market.SwapMarket):
                yield plan.after(evaluator, [option])


def trades_for(state: State, seat: int, cost: Sequence[int]) -> list[Action] | None:
    """The swap and trades after which the hand pays for this; None if there is no way."""
    left = [have - price for have, price in zip(state.hand(seat), cost, strict=True)]
    booths, stock, swapped = state.market[:], state.stock[:], state.swapped or state.config.advanced_trade
    found: list[Action] = []
    while min(left) < 0:
        take = min(range(5), key=lambda kind: left[kind])
        give = max(range(5), key=lambda kind: (left[kind] % market.STOCK_RATE if not swapped else 0, left[kind]))
        if not swapped and booths[take] and left[give] > 0:
            found.append(market.SwapMarket(give, take))
            left[give] -= 1
            swapped = True
        else:
            give = max(range(5), key=lambda kind: left[kind])
            if left[give] < market.STOCK_RATE or not stock[take]:
                return None
            found.append(market.StockTrade(give, take))
            left[give] -= market.STOCK_RATE
            stock[take] -= 1
        left[take] += 1
    return found
