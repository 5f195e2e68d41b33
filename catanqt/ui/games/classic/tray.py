"""The controls around the board: counters, the tray, buttons, the hand, bank trades."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base import building, cards, robber, setup, turn
from catanqt.rules.base.awards import road_length
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.dice import deck_to_data
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.state import CITIES, ROADS, SETTLEMENTS, Cards
from catanqt.ui.games.classic import words
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Award, Button, Counter, DiceDeck, Exchange, HandCard, Stock, Tool
from catanqt.ui.stats.chi_square import TWO_DICE
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count, resource_name

BANK_RATE = 4


def counters(perspective: Perspective, seat: int) -> Sequence[Counter]:
    """What everybody may know about a player, as numbers."""
    state = perspective.state
    size, hidden, knights = state.hand_size(seat), state.card_count(seat), state.knights[seat]
    length = road_length(state, seat)
    return (
        Counter("card", size, _with(tr("%n resource cards", "", size), _resources(perspective, seat))),
        Counter("devcard", hidden, _with(tr("%n development cards", "", hidden), _cards(perspective, seat))),
        Counter("knight", knights, tr("%n knights played", "", knights), state.largest_army == seat),
        Counter("longestroad", length, tr("Longest stretch: %n roads", "", length), state.longest_road == seat),
    )


def _with(count: str, names: Sequence[str]) -> str:
    """A count, with the names of what is counted where they are public."""
    return f"{count}: {', '.join(names)}" if names else count


def _resources(perspective: Perspective, seat: int) -> list[str]:
    """A hand in words, if it lies open."""
    held = zip(RESOURCES, perspective.state.hand(seat), strict=True)
    return [resource_count(kind, count) for kind, count in held if count] if perspective.open_to_viewer(seat) else []


def _cards(perspective: Perspective, seat: int) -> list[str]:
    """Development cards in words, if they lie open."""
    if not perspective.open_to_viewer(seat):
        return []
    state = perspective.state
    held = [state.cards[5 * seat + kind] + state.new_cards[5 * seat + kind] for kind in range(5)]
    return [f"{count} × {words.card(kind)}" for kind, count in enumerate(held) if count]


def awards(perspective: Perspective, seat: int) -> Sequence[Award]:
    found, house = [], perspective.state.config.house
    if perspective.state.longest_road == seat:
        found.append(Award("longestroad", tr("Longest road: %n points", "", house.road_worth)))
    if perspective.state.largest_army == seat:
        found.append(Award("army", tr("Largest army: %n points", "", house.army_worth)))
    return found


def hand(perspective: Perspective) -> Sequence[HandCard]:
    """The viewer's cards, kinds without any included."""
    if perspective.viewer == NOBODY:
        return ()
    held = perspective.state.hand(perspective.viewer)
    return [HandCard(kind, resource_name(kind), count) for kind, count in zip(RESOURCES, held, strict=True)]


def buttons(perspective: Perspective) -> Sequence[Button]:
    """What is pressed rather than placed: to roll, and to end the turn."""
    found = [
        Button(tr("Roll"), "dice", action, "R", primary=True, tip=tr("Roll both dice"))
        for action in perspective.may(turn.Roll)
    ]
    found += [
        Button(tr("End turn"), "end", action, "E", primary=True, tip=tr("Pass the dice"), ends_turn=True)
        for action in perspective.may(turn.EndTurn)
    ]
    return found


def button_names() -> Sequence[str]:
    return tr("Roll"), tr("End turn")


def exchanges(perspective: Perspective) -> Sequence[Exchange]:
    """What the bank gives the viewer now, at the best rate of the viewer's harbours."""
    rates = perspective.state.rates[5 * perspective.viewer : 5 * perspective.viewer + 5]
    return [
        Exchange(
            tr("Bank") if rates[action.give] == BANK_RATE else tr("Harbour"),
            RESOURCES[action.give],
            rates[action.give],
            RESOURCES[action.take],
            action,
        )
        for action in perspective.may(turn.BankTrade)
    ]


def stocks(perspective: Perspective) -> Sequence[Stock]:
    """What the bank has left, and the viewer's rates."""
    if perspective.viewer == NOBODY:
        return ()
    rates = perspective.state.rates[5 * perspective.viewer : 5 * perspective.viewer + 5]
    kinds = zip(RESOURCES, perspective.state.bank, rates, strict=True)
    endless = perspective.state.config.house.bank == "endless"
    return [Stock(kind, None if endless else left, rate, rate < BANK_RATE) for kind, left, rate in kinds]


def dice_deck(perspective: Perspective) -> DiceDeck | None:
    """What is left of the deck that rolls are dealt from: everybody has seen the others."""
    state = perspective.state
    if state.config.house.dice != "deck":
        return None
    left = [first + second for first, second in deck_to_data(state.dice_deck)]
    return DiceDeck({number: left.count(number) for number in TWO_DICE}, state.config.house.deck_rest)


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


def tools(perspective: Perspective) -> Sequence[Tool]:
    """The four things to buy; while the game waits for a certain piece, that one alone, free of charge."""
    if perspective.viewer == NOBODY or perspective.over:
        return ()
    if perspective.acting:
        asked = _asked_for(perspective)
        if asked:
            return (Tool(asked, _name(asked), (), _left(perspective, asked), ready=True),)
    return [_tool(perspective, piece) for piece in _COSTS]


def _asked_for(perspective: Perspective) -> str:
    """The piece the viewer has to place now, bought by nothing."""
    match perspective.task:
        case setup.Founding():
            return "settlement"
        case setup.FoundingRoad() | building.FreeRoads():
            return "road"
        case robber.RobberMove():
            return "robber"
    return ""


def _tool(perspective: Perspective, piece: str) -> Tool:
    found = perspective.may(_ACTIONS[piece])
    action = found[0] if found and piece == "card" else None
    why = "" if found else _refusal(perspective, piece)
    return Tool(piece, _name(piece), PRICES[piece], _left(perspective, piece), bool(found), why, action)


def _name(piece: str) -> str:
    return {
        "road": tr("Road"),
        "settlement": tr("Settlement"),
        "city": tr("City"),
        "card": tr("Card", "a development card, in the tray"),
        "robber": tr("Robber"),
    }[piece]


def _left(perspective: Perspective, piece: str) -> int | None:
    """How many are left of a piece: the viewer's, or the cards of the deck."""
    state, seat = perspective.state, perspective.viewer
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


def _refusal(perspective: Perspective, piece: str) -> str:
    """Why a thing cannot be bought now: the reason is the rules', the words are of the tray."""
    if not perspective.acting:
        return tr("It is not your turn.")
    match perspective.game.kind_refusal(_ACTIONS[piece]):
        case RefusalCode.NONE_LEFT:
            return _none_left(piece)
        case RefusalCode.CANNOT_PAY:
            return tr("You still need {goods}.", goods=_missing(perspective, piece))
        case RefusalCode.NO_PLACE_FOR_IT:
            return _no_place(piece)
    if perspective.may(turn.Roll):
        return tr("Roll the dice first.")
    return tr("First do what the line above the board says.")


def _no_place(piece: str) -> str:
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


def _missing(perspective: Perspective, piece: str) -> str:
    """The cards that the viewer lacks for a thing, in words."""
    held = perspective.state.hand(perspective.viewer)
    lacks = zip(RESOURCES, _COSTS[piece], held, strict=True)
    return listing([resource_count(kind, cost - have) for kind, cost, have in lacks if cost > have])
