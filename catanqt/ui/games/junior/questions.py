"""Labels for Junior's actions where several fit one booth or one gesture, and questions that are skipped."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base.trade import Accept, Answering, Decline, NoDeal
from catanqt.rules.junior import building, coco, ghost, market, turn
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.state import SPOOKY as AT_SPOOKY
from catanqt.ui.games.junior.names import the_island
from catanqt.ui.games.junior.sites import Sites
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Choice, Question
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count


def choice(action: Action, perspective: Perspective) -> Choice | None:
    """One of Junior's own actions by name, with the tiles that it costs."""
    match action:
        case market.SwapMarket(give, take):
            return Choice(_swap(give, 1, take), action, (RESOURCES[give],), gets=RESOURCES[take])
        case market.StockTrade(give, take):
            goods = (RESOURCES[give],) * market.STOCK_RATE
            return Choice(_swap(give, market.STOCK_RATE, take), action, goods, gets=RESOURCES[take])
        case ghost.MoveGhost(island) if island == AT_SPOOKY:
            return Choice(tr("Send him home to Spooky Island"), action, icon="ghost")
        case ghost.MoveGhost(island):
            sites = Sites(perspective.state.config.board)
            return Choice(tr("Send him to {island}", island=the_island(sites, island)), action, icon="ghost")
    plain = {
        turn.Roll: (tr("Roll the die"), "dice"),
        turn.EndTurn: (tr("I am done"), "check"),
        building.BuildShip: (tr("Build a ship"), "ship"),
        building.PlaceShip: (tr("Build a ship"), "ship"),
        building.BuildLair: (tr("Build a lair"), "lair"),
        building.PlaceLair: (tr("Build a lair"), "lair"),
        coco.BuyCoco: (tr("Ask Coco"), "parrot"),
    }
    for kind, (name, icon) in plain.items():
        if isinstance(action, kind):
            return Choice(name, action, icon=icon)
    return None


def _swap(give: int, amount: int, take: int) -> str:
    gives, takes = resource_count(RESOURCES[give], amount), resource_count(RESOURCES[take], 1)
    return tr("{give} for {take}", "a swap", give=gives, take=takes)


def decide(actions: Sequence[Action], perspective: Perspective) -> Question | None:
    """How the swaps at one booth, or with the stock, are asked for: what is given for the tile that was pressed."""
    swaps = [action for action in actions if isinstance(action, market.SwapMarket | market.StockTrade)]
    if not swaps or len(swaps) < len(actions):
        return None
    taken = {swap.take for swap in swaps}
    if len(taken) > 1:
        choices = tuple(found for swap in swaps if (found := choice(swap, perspective)) is not None)
        return Question(tr("What would you like to swap?"), choices)
    word, gifts = resource_count(RESOURCES[taken.pop()], 1), tuple(map(_gift, swaps))
    if isinstance(swaps[0], market.SwapMarket):
        return Question(tr("What do you give the market for {tile}?", tile=word), gifts, gives=True)
    rate = tr("Two of a kind for any one.")
    return Question(tr("What do you give the stock for {tile}?", tile=word), gifts, rate, gives=True)


def _gift(swap: market.SwapMarket | market.StockTrade) -> Choice:
    """A swap named by what is given, where what comes back is plain."""
    amount = market.STOCK_RATE if isinstance(swap, market.StockTrade) else 1
    kind = RESOURCES[swap.give]
    return Choice(resource_count(kind, amount), swap, (kind,) * amount)


def automatic_action(perspective: Perspective, preferences: Preferences) -> Action | None:
    """An offer that cannot be paid, or comes from an agent while these are muted, is declined unasked."""
    task = perspective.task
    if not perspective.acting or not isinstance(task, Answering):
        return None
    if not perspective.may(Accept):
        return Decline(str(NoDeal.HAVE_NONE))
    if not preferences["ai_offers"] and not perspective.human(task.proposer):
        return Decline(str(NoDeal.NO))
    return None
