"""Development cards in hand, and the decisions that are asked for in the strip."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base import building, cards, robber, setup, trade, turn
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.state import CARDS, VICTORY_POINT
from catanqt.ui.games.classic import words
from catanqt.ui.games.kit import Choice, Pick, Question, SpecialCard
from catanqt.ui.language import tr
from catanqt.ui.preferences import Preferences
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.words import resource_count, resource_name

_PLAYS: dict[int, type[Action]] = {
    CARDS.index("knight"): cards.PlayKnight,
    CARDS.index("road_building"): cards.PlayRoadBuilding,
    CARDS.index("year_of_plenty"): cards.PlayYearOfPlenty,
    CARDS.index("monopoly"): cards.PlayMonopoly,
}


def special_cards(seen: Seen) -> Sequence[SpecialCard]:
    """The viewer's development cards, with what playing them may mean now."""
    if seen.viewer == NOBODY:
        return ()
    return [_card(seen, kind) for kind in range(len(CARDS)) if _held(seen, kind)]


def _held(seen: Seen, kind: int) -> int:
    slot = 5 * seen.viewer + kind
    return int(seen.state.cards[slot] + seen.state.new_cards[slot])


def _card(seen: Seen, kind: int) -> SpecialCard:
    # A victory point counts at once, so that none of them ever waits.
    fresh = 0 if kind == VICTORY_POINT else int(seen.state.new_cards[5 * seen.viewer + kind])
    actions = tuple(seen.may(_PLAYS[kind])) if kind in _PLAYS else ()
    effect, why = words.card_effect(kind), "" if actions else _why_not(seen, kind)
    tip = tr("{effect} {why}", "a card: what it does, why not now", effect=effect, why=why).strip()
    return SpecialCard(words.CARD_ICONS[kind], words.card(kind), tip, _held(seen, kind), fresh, actions)


def _why_not(seen: Seen, kind: int) -> str:
    """Why a card cannot be played now."""
    if kind == VICTORY_POINT:
        return ""
    if not seen.acting or not isinstance(seen.task, turn.BeforeRoll | turn.Turn):
        return tr("You can play it on your own turn.")
    if not seen.state.cards[5 * seen.viewer + kind]:
        return tr("You got it this turn: you can play it from your next turn on.")
    if seen.state.card_played:
        return tr("You may play only one development card per turn.")
    return tr("It would have no effect now.")


def ask(seen: Seen) -> Question | Pick | None:
    """What the viewer has to decide away from the board."""
    match seen.task if seen.acting else None:
        case robber.Discarding(left=left):
            return _discard(seen, left)
        case robber.RobberVictim():
            return Question(
                tr("Whom do you steal from?"), _choices(seen.options, seen), tr("You draw one card without seeing it.")
            )
    return None


def _discard(seen: Seen, left: int) -> Pick:
    held = dict(zip(RESOURCES, seen.state.hand(seen.viewer), strict=True))
    text = tr("Choose %n cards to discard", "", left)
    return Pick(text, held, left, lambda kinds: [robber.Discard(RESOURCES.index(kind)) for kind in kinds], gives=True)


def obvious(seen: Seen, preferences: Preferences) -> Action | None:
    """What a person need not be asked: an offer of a program that cannot be met, or any, if they are not wanted."""
    task = seen.task
    if not seen.acting or not isinstance(task, trade.Answering) or seen.human(task.proposer):
        return None
    if not preferences["ai_offers"]:
        return trade.Decline(trade.NoDeal.NO.value)
    if not seen.may(trade.Accept):
        return trade.Decline(trade.NoDeal.HAVE_NONE.value)
    return None


def decide(actions: Sequence[Action], seen: Seen) -> Question | Pick | None:
    """How a card that leaves a choice is asked for."""
    if all(isinstance(action, cards.PlayMonopoly) for action in actions):
        detail = tr("All the others give you every card of it that they have.")
        return Question(tr("Which resource do you want from everybody?"), _choices(actions, seen), detail)
    if all(isinstance(action, cards.PlayYearOfPlenty) for action in actions):
        bank = dict(zip(RESOURCES, seen.state.bank, strict=True))
        return Pick(tr("Take %n cards from the bank", "", 2), bank, 2, _plenty)
    return None


def _plenty(kinds: Sequence[str]) -> Sequence[Action]:
    first, second = sorted(RESOURCES.index(kind) for kind in kinds)
    return (cards.PlayYearOfPlenty(first, second),)


def _choices(actions: Sequence[Action], seen: Seen) -> tuple[Choice, ...]:
    return tuple(found for action in actions if (found := choice(action, seen)) is not None)


def choice(action: Action, seen: Seen) -> Choice | None:
    """How an action is named among others."""
    match action:
        case robber.Rob(seat):
            size = seen.state.hand_size(seat)
            return Choice(seen.name(seat), action, seat=seat, tip=tr("%n cards", "", size))
        case cards.PlayMonopoly(kind) | robber.Discard(kind):
            return Choice(resource_name(RESOURCES[kind]), action, goods=(RESOURCES[kind],))
        case cards.PlayYearOfPlenty(first, second):
            kinds = RESOURCES[first], RESOURCES[second]
            name = tr("{first} and {second}", first=resource_name(kinds[0]), second=resource_name(kinds[1]))
            return Choice(name, action, goods=kinds)
        case turn.BankTrade(give, take):
            rate = seen.state.rates[5 * seen.state.turn + give]
            gives, takes = resource_count(RESOURCES[give], rate), resource_count(RESOURCES[take], 1)
            name = tr("{give} for {take}", give=gives, take=takes)
            return Choice(name, action, goods=(*(RESOURCES[give],) * rate, RESOURCES[take]))
    if type(action) not in _NAMES:
        return None
    called, icon = _NAMES[type(action)]
    return Choice(called(), action, icon=icon)


_NAMES: dict[type[Action], tuple[Callable[[], str], str]] = {
    setup.FoundSettlement: (lambda: tr("Place a settlement"), "settlement"),
    setup.FoundRoad: (lambda: tr("Place a road"), "road"),
    building.PlaceRoad: (lambda: tr("Place a road"), "road"),
    building.BuildRoad: (lambda: tr("Build a road"), "road"),
    building.BuildSettlement: (lambda: tr("Build a settlement"), "settlement"),
    building.BuildCity: (lambda: tr("Build a city"), "city"),
    robber.MoveRobber: (lambda: tr("Move the robber"), "robber"),
    cards.BuyCard: (lambda: tr("Buy a development card"), "devcard"),
    cards.PlayKnight: (lambda: tr("Play a knight"), "knight"),
    cards.PlayRoadBuilding: (lambda: tr("Play road building"), "roadbuilding"),
    turn.Roll: (lambda: tr("Roll the dice"), "dice"),
    turn.EndTurn: (lambda: tr("End the turn"), "end"),
    trade.Accept: (lambda: tr("Accept"), "check"),
    trade.Withdraw: (lambda: tr("Withdraw the offer"), "undo"),
}
