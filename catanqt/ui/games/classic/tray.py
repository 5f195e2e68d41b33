"""What lies around the board: counters, the tray, buttons, the hand, and the changes the bank offers."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base import building, cards, robber, setup, turn
from catanqt.rules.base.awards import road_length
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.state import CITIES, ROADS, SETTLEMENTS, Cards
from catanqt.ui.games.classic import words
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Award, Button, Counter, Exchange, HandCard, Stock, Tool
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count, resource_name

BANK_RATE = 4


def counters(seen: Perspective, seat: int) -> Sequence[Counter]:
    """What everybody may know about a player, as numbers."""
    state = seen.state
    size, hidden, knights = state.hand_size(seat), state.card_count(seat), state.knights[seat]
    length = road_length(state, seat)
    return (
        Counter("card", size, _with(tr("%n resource cards", "", size), _resources(seen, seat))),
        Counter("devcard", hidden, _with(tr("%n development cards", "", hidden), _cards(seen, seat))),
        Counter("knight", knights, tr("%n knights played", "", knights), state.largest_army == seat),
        Counter("longestroad", length, tr("Longest stretch: %n roads", "", length), state.longest_road == seat),
    )


def _with(count: str, names: Sequence[str]) -> str:
    """A count, and of what, where that may be told."""
    return f"{count}: {', '.join(names)}" if names else count


def _resources(seen: Perspective, seat: int) -> list[str]:
    """A hand in words, if it lies open."""
    held = zip(RESOURCES, seen.state.hand(seat), strict=True)
    return [resource_count(kind, count) for kind, count in held if count] if seen.open_to_viewer(seat) else []


def _cards(seen: Perspective, seat: int) -> list[str]:
    """Development cards in words, if they lie open."""
    if not seen.open_to_viewer(seat):
        return []
    state = seen.state
    held = [state.cards[5 * seat + kind] + state.new_cards[5 * seat + kind] for kind in range(5)]
    return [f"{count} × {words.card(kind)}" for kind, count in enumerate(held) if count]


def awards(seen: Perspective, seat: int) -> Sequence[Award]:
    found = []
    if seen.state.longest_road == seat:
        found.append(Award("longestroad", tr("Longest road: 2 points")))
    if seen.state.largest_army == seat:
        found.append(Award("army", tr("Largest army: 2 points")))
    return found


def hand(seen: Perspective) -> Sequence[HandCard]:
    """The viewer's cards, kinds without any included."""
    if seen.viewer == NOBODY:
        return ()
    held = seen.state.hand(seen.viewer)
    return [HandCard(kind, resource_name(kind), count) for kind, count in zip(RESOURCES, held, strict=True)]


def buttons(seen: Perspective) -> Sequence[Button]:
    """What is pressed rather than placed: to roll, and to end the turn."""
    found = [
        Button(tr("Roll"), "dice", action, "R", primary=True, tip=tr("Roll both dice"))
        for action in seen.may(turn.Roll)
    ]
    found += [
        Button(tr("End turn"), "end", action, "E", primary=True, tip=tr("Pass the dice"), ends_turn=True)
        for action in seen.may(turn.EndTurn)
    ]
    return found


def exchanges(seen: Perspective) -> Sequence[Exchange]:
    """What the bank gives the viewer now, at the best rate of the viewer's harbours."""
    rates = seen.state.rates[5 * seen.viewer : 5 * seen.viewer + 5]
    return [
        Exchange(
            tr("Bank") if rates[action.give] == BANK_RATE else tr("Harbour"),
            RESOURCES[action.give],
            rates[action.give],
            RESOURCES[action.take],
            action,
        )
        for action in seen.may(turn.BankTrade)
    ]


def stocks(seen: Perspective) -> Sequence[Stock]:
    """What the bank has left, and the viewer's rates."""
    if seen.viewer == NOBODY:
        return ()
    rates = seen.state.rates[5 * seen.viewer : 5 * seen.viewer + 5]
    kinds = zip(RESOURCES, seen.state.bank, rates, strict=True)
    return [Stock(kind, left, rate, rate < BANK_RATE) for kind, left, rate in kinds]


# The tray

_COSTS: dict[str, Cards] = {
    "road": building.ROAD_COST,
    "settlement": building.SETTLEMENT_COST,
    "city": building.CITY_COST,
    "card": building.CARD_COST,
}
_ACTIONS: dict[str, type[Action]] = {
    "road": building.BuildRoad,
    "settlement": building.BuildSettlement,
    "city": building.BuildCity,
    "card": cards.BuyCard,
}
PRICES = {
    piece: tuple(kind for kind, amount in zip(RESOURCES, cost, strict=True) for _ in range(amount))
    for piece, cost in _COSTS.items()
}


def tools(seen: Perspective) -> Sequence[Tool]:
    """The four things to buy; while the game waits for a certain piece, that one alone, free of charge."""
    if seen.viewer == NOBODY or seen.over:
        return ()
    if seen.acting:
        asked = _asked_for(seen)
        if asked:
            return (Tool(asked, _name(asked), (), _left(seen, asked), ready=True),)
    return [_tool(seen, piece) for piece in _COSTS]


def _asked_for(seen: Perspective) -> str:
    """The piece the viewer has to place now, bought by nothing."""
    match seen.task:
        case setup.Founding():
            return "settlement"
        case setup.FoundingRoad() | building.FreeRoads():
            return "road"
        case robber.RobberMove():
            return "robber"
    return ""


def _tool(seen: Perspective, piece: str) -> Tool:
    found = seen.may(_ACTIONS[piece])
    action = found[0] if found and piece == "card" else None
    why = "" if found else _why_not(seen, piece)
    return Tool(piece, _name(piece), PRICES[piece], _left(seen, piece), bool(found), why, action)


def _name(piece: str) -> str:
    return {
        "road": tr("Road"),
        "settlement": tr("Settlement"),
        "city": tr("City"),
        "card": tr("Card", "a development card, in the tray"),
        "robber": tr("Robber"),
    }[piece]


def _left(seen: Perspective, piece: str) -> int | None:
    """How many are left of a piece: the viewer's, or the cards of the deck."""
    state, seat = seen.state, seen.viewer
    match piece:
        case "road":
            return ROADS - int(state.roads[seat].bit_count())
        case "settlement":
            return SETTLEMENTS - int(state.settlements[seat].bit_count())
        case "city":
            return CITIES - int(state.cities[seat].bit_count())
        case "card":
            return int(sum(state.deck))
    return None


def _why_not(seen: Perspective, piece: str) -> str:
    """Why a thing cannot be bought now."""
    if not seen.acting:
        return tr("It is not your turn.")
    if isinstance(seen.task, turn.BeforeRoll):
        return tr("Roll the dice first.")
    if not isinstance(seen.task, turn.Turn):
        return tr("First do what the line above the board says.")
    if not _left(seen, piece):
        return _none_left(piece)
    missing = _missing(seen, piece)
    if missing:
        return tr("You still need {goods}.", goods=missing)
    return {
        "road": tr("There is no free place next to your roads and buildings."),
        "settlement": tr("There is no free corner on your roads that is far enough from other buildings."),
        "city": tr("A city replaces a settlement, and you have none."),
    }[piece]


def _none_left(piece: str) -> str:
    return {
        "road": tr("You have built all your roads."),
        "settlement": tr("All your settlements are on the board. Building a city gives you one back."),
        "city": tr("You have built all your cities."),
        "card": tr("All development cards have been bought."),
    }[piece]


def _missing(seen: Perspective, piece: str) -> str:
    """The cards that the viewer lacks for a thing, in words."""
    held = seen.state.hand(seen.viewer)
    lacks = zip(RESOURCES, _COSTS[piece], held, strict=True)
    return listing([resource_count(kind, cost - have) for kind, cost, have in lacks if cost > have])
