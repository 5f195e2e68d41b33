"""What lies around Junior's board: counters, the tray, buttons, the hand, and what the stock gives."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base.state import Cards
from catanqt.rules.base.trade import Offer
from catanqt.rules.junior import building, coco, ghost, market, supply, turn
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.state import LAIRS, SHIPS, State
from catanqt.ui.games.goods import listing
from catanqt.ui.games.kit import Award, Button, Counter, Exchange, HandCard, Tool
from catanqt.ui.language import tr
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.words import resource_count, resource_name

COSTS: dict[str, Cards] = {"ship": supply.SHIP_COST, "lair": supply.LAIR_COST, "coco": supply.COCO_COST}
ACTIONS: dict[str, type[Action]] = {"ship": building.BuildShip, "lair": building.BuildLair, "coco": coco.BuyCoco}
FREE: dict[str, type[Action]] = {"ship": building.PlaceShip, "lair": building.PlaceLair}


def price(piece: str) -> tuple[str, ...]:
    """The tiles a thing costs, one by one."""
    return tuple(kind for kind, count in zip(RESOURCES, COSTS[piece], strict=True) for _ in range(count))


def counters(seen: Seen, seat: int) -> Sequence[Counter]:
    """What everybody may know about a pirate, which is everything."""
    state: State = seen.state
    lairs, size, tiles = state.lair_count(seat), state.hand_size(seat), state.coco[seat]
    return (
        Counter("lair", lairs, tr("%n of {goal} lairs", "", lairs, goal=LAIRS), of=LAIRS),
        Counter("card", size, tr("%n tiles", "", size)),
        Counter("parrot", tiles, tr("%n Coco tiles", "", tiles), state.spooky == seat),
    )


def awards(seen: Seen, seat: int) -> Sequence[Award]:
    if seen.state.spooky != seat:
        return ()
    return (Award("parrot", tr("Most Coco tiles: a lair on Spooky Island")),)


def hand(seen: Seen) -> Sequence[HandCard]:
    """The viewer's tiles, kinds without any included."""
    if seen.viewer == NOBODY:
        return ()
    held = zip(RESOURCES, seen.state.hand(seen.viewer), strict=True)
    return [HandCard(kind, resource_name(kind), count) for kind, count in held]


def buttons(seen: Seen) -> Sequence[Button]:
    """What is pressed rather than placed: to roll, and to be done."""
    found = [
        Button(tr("Roll the die"), "dice", action, "R", primary=True, tip=tr("Roll the die"))
        for action in seen.may(turn.Roll)
    ]
    found += [
        Button(tr("I am done"), "check", action, "E", primary=True, tip=tr("Pass the die"), ends_turn=True)
        for action in seen.may(turn.EndTurn)
    ]
    return found


def exchanges(seen: Seen) -> Sequence[Exchange]:
    """What the stock gives for two alike. The market has booths of its own, for it gives once a turn only."""
    return [
        Exchange(tr("Stock"), RESOURCES[action.give], market.STOCK_RATE, RESOURCES[action.take], action)
        for action in seen.may(market.StockTrade)
    ]


def swaps(kind: str, seen: Seen) -> Sequence[Action]:
    """What a tile of this kind brings at the market and in the stock; in a game with offers they are made of it."""
    if seen.composes(Offer):
        return ()
    give = RESOURCES.index(kind)
    found = [swap for swap in seen.options if isinstance(swap, market.SwapMarket | market.StockTrade)]
    return [swap for swap in found if swap.give == give]


# The tray


def tools(seen: Seen) -> Sequence[Tool]:
    """The three things to buy; while the game waits for a certain piece, that one alone, free of charge."""
    if seen.viewer == NOBODY or seen.over:
        return ()
    if seen.acting and isinstance(seen.task, ghost.GhostMove):
        return (Tool("ghost", tr("Ghost captain"), (), None, ready=True),)
    if seen.acting and isinstance(seen.task, building.FreeBuild):
        return [_free(seen, piece) for piece in FREE]
    return [_tool(seen, piece) for piece in COSTS]


def _free(seen: Seen, piece: str) -> Tool:
    found = bool(seen.may(FREE[piece]))
    return Tool(piece, _name(piece), (), left(seen, piece), found, "" if found else _no_room(seen, piece))


def _tool(seen: Seen, piece: str) -> Tool:
    found = seen.may(ACTIONS[piece])
    action = found[0] if found and piece == "coco" else None
    why = "" if found else why_not(seen, piece)
    return Tool(piece, _name(piece), price(piece), left(seen, piece), bool(found), why, action)


def _name(piece: str) -> str:
    return {"ship": tr("Ship"), "lair": tr("Lair"), "coco": tr("Ask Coco")}[piece]


def left(seen: Seen, piece: str) -> int:
    """How many are left of a piece: the viewer's, or the Coco tiles of the stack."""
    state: State = seen.state
    match piece:
        case "ship":
            return SHIPS - state.ships[seen.viewer].bit_count()
        case "lair":
            return LAIRS - state.lair_count(seen.viewer)
    return sum(state.stack)


def why_not(seen: Seen, piece: str) -> str:
    """Why a thing cannot be bought now."""
    if not seen.acting:
        return tr("Wait for your turn, captain.")
    if isinstance(seen.task, turn.BeforeRoll):
        return tr("Roll the die first.")
    if not isinstance(seen.task, turn.Turn):
        return tr("First do what the line above asks.")
    if not left(seen, piece):
        return {"ship": tr("All your ships are at sea."), "coco": tr("Coco has no tiles left.")}[piece]
    missing = _missing(seen, piece)
    return tr("You still need {tiles}.", tiles=missing) if missing else _no_room(seen, piece)


def _no_room(seen: Seen, piece: str) -> str:
    if piece == "ship" and not left(seen, piece):
        return tr("All your ships are at sea.")
    return {
        "ship": tr("There is no free place next to your lairs."),
        "lair": tr("There is no free place next to your ships. Build a ship first!"),
    }[piece]


def _missing(seen: Seen, piece: str) -> str:
    """The tiles that the viewer lacks for a thing, in words."""
    held = seen.state.hand(seen.viewer)
    lacks = zip(RESOURCES, COSTS[piece], held, strict=True)
    return listing([resource_count(kind, cost - have) for kind, cost, have in lacks if cost > have])
