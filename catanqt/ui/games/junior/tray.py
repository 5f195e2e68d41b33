"""The controls around Junior's board: counters, the tray, buttons, the hand, swaps with the stock."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.state import Cards
from catanqt.rules.base.trade import Offer
from catanqt.rules.junior import building, coco, ghost, market, supply, turn
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.state import LAIRS, SHIPS, State
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Award, Button, Counter, Exchange, HandCard, Tool
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count, resource_name

COSTS: dict[str, Cards] = {"ship": supply.SHIP_COST, "lair": supply.LAIR_COST, "coco": supply.COCO_COST}
ACTIONS: dict[str, type[Action]] = {"ship": building.BuildShip, "lair": building.BuildLair, "coco": coco.BuyCoco}
FREE: dict[str, type[Action]] = {"ship": building.PlaceShip, "lair": building.PlaceLair}


def price(piece: str) -> tuple[str, ...]:
    """The tiles a thing costs, one by one."""
    return tuple(kind for kind, count in zip(RESOURCES, COSTS[piece], strict=True) for _ in range(count))


def counters(perspective: Perspective, seat: int) -> Sequence[Counter]:
    """What everybody may know about a pirate, which is everything."""
    state: State = perspective.state
    lairs, size, tiles = state.lair_count(seat), state.hand_size(seat), state.coco[seat]
    return (
        Counter("lair", lairs, tr("%n of {goal} lairs", "", lairs, goal=LAIRS), of=LAIRS),
        Counter("card", size, tr("%n tiles", "", size)),
        Counter("parrot", tiles, tr("%n Coco tiles", "", tiles), state.spooky == seat),
    )


def awards(perspective: Perspective, seat: int) -> Sequence[Award]:
    if perspective.state.spooky != seat:
        return ()
    return (Award("parrot", tr("Most Coco tiles: a lair on Spooky Island")),)


def hand(perspective: Perspective) -> Sequence[HandCard]:
    """The viewer's tiles, kinds without any included."""
    if perspective.viewer == NOBODY:
        return ()
    held = zip(RESOURCES, perspective.state.hand(perspective.viewer), strict=True)
    return [HandCard(kind, resource_name(kind), count) for kind, count in held]


def buttons(perspective: Perspective) -> Sequence[Button]:
    """What is pressed rather than placed: to roll, and to be done."""
    found = [
        Button(tr("Roll the die"), "dice", action, "R", primary=True, tip=tr("Roll the die"))
        for action in perspective.may(turn.Roll)
    ]
    found += [
        Button(tr("I am done"), "check", action, "E", primary=True, tip=tr("Pass the die"), ends_turn=True)
        for action in perspective.may(turn.EndTurn)
    ]
    return found


def button_names() -> Sequence[str]:
    return tr("Roll the die"), tr("I am done")


def exchanges(perspective: Perspective) -> Sequence[Exchange]:
    """What the stock gives for two alike, beside offers; in a game without them the panel of the market has it all."""
    if not perspective.composes(Offer):
        return ()
    return [
        Exchange(tr("Stock"), RESOURCES[action.give], market.STOCK_RATE, RESOURCES[action.take], action)
        for action in perspective.may(market.StockTrade)
    ]


def swaps(kind: str, perspective: Perspective) -> Sequence[Action]:
    """What a tile of this kind brings at the market and in the stock; in a game with offers they are made of it."""
    if perspective.composes(Offer):
        return ()
    give = RESOURCES.index(kind)
    found = [swap for swap in perspective.options if isinstance(swap, market.SwapMarket | market.StockTrade)]
    return [swap for swap in found if swap.give == give]


# The tray


def tools(perspective: Perspective) -> Sequence[Tool]:
    """The three things to buy; while the game waits for a certain piece, that one alone, free of charge."""
    if perspective.viewer == NOBODY or perspective.over:
        return ()
    if perspective.acting and isinstance(perspective.task, ghost.GhostMove):
        return (Tool("ghost", tr("Ghost captain"), (), None, ready=True),)
    if perspective.acting and isinstance(perspective.task, building.FreeBuild):
        return [_free(perspective, piece) for piece in FREE]
    return [_tool(perspective, piece) for piece in COSTS]


def _free(perspective: Perspective, piece: str) -> Tool:
    found = bool(perspective.may(FREE[piece]))
    return Tool(
        piece,
        _name(piece),
        (),
        left(perspective, piece),
        found,
        "" if found else _refusal_of(perspective, FREE[piece], piece),
    )


def _tool(perspective: Perspective, piece: str) -> Tool:
    found = perspective.may(ACTIONS[piece])
    action = found[0] if found and piece == "coco" else None
    why = "" if found else refusal(perspective, piece)
    return Tool(piece, _name(piece), price(piece), left(perspective, piece), bool(found), why, action)


def _name(piece: str) -> str:
    return {"ship": tr("Ship"), "lair": tr("Lair"), "coco": tr("Ask Coco")}[piece]


def left(perspective: Perspective, piece: str) -> int:
    """How many are left of a piece: the viewer's, or the Coco tiles of the stack."""
    state: State = perspective.state
    match piece:
        case "ship":
            return SHIPS - state.ships[perspective.viewer].bit_count()
        case "lair":
            return LAIRS - state.lair_count(perspective.viewer)
    return sum(state.stack)


def refusal(perspective: Perspective, piece: str) -> str:
    """Why a thing cannot be bought now: the reason is the rules', the words are of the tray."""
    if not perspective.acting:
        return tr("Wait for your turn, captain.")
    return _refusal_of(perspective, ACTIONS[piece], piece)


def _refusal_of(perspective: Perspective, kind: type[Action], piece: str) -> str:
    match perspective.game.kind_refusal(kind):
        case RefusalCode.NONE_LEFT:
            return {"ship": tr("All your ships are at sea."), "coco": tr("Coco has no tiles left.")}[piece]
        case RefusalCode.CANNOT_PAY:
            return tr("You still need {tiles}.", tiles=_missing(perspective, piece))
        case RefusalCode.NO_PLACE_FOR_IT:
            return {
                "ship": tr("There is no free place next to your lairs."),
                "lair": tr("There is no free place next to your ships. Build a ship first!"),
            }[piece]
    return not_now(perspective)


def not_now(perspective: Perspective) -> str:
    """What the viewer, who must act, has to do first."""
    return tr("Roll the die first.") if perspective.may(turn.Roll) else tr("First do what the line above asks.")


def _missing(perspective: Perspective, piece: str) -> str:
    """The tiles that the viewer lacks for a thing, in words."""
    held = perspective.state.hand(perspective.viewer)
    lacks = zip(RESOURCES, COSTS[piece], held, strict=True)
    return listing([resource_count(kind, cost - have) for kind, cost, have in lacks if cost > have])
