"""Development cards in hand, and the questions asked in the strip."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base import building, cards, robber, setup, trade, turn
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.state import CARDS, VICTORY_POINT
from catanqt.ui.games.classic import words
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Choice, Pick, Question, SpecialCard
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count, resource_name

_PLAYS: dict[int, type[Action]] = {
    CARDS.index("knight"): cards.PlayKnight,
    CARDS.index("road_building"): cards.PlayRoadBuilding,
    CARDS.index("year_of_plenty"): cards.PlayYearOfPlenty,
    CARDS.index("monopoly"): cards.PlayMonopoly,
}


def special_cards(perspective: Perspective) -> Sequence[SpecialCard]:
    """The viewer's development cards, with what playing them may mean now."""
    if perspective.viewer == NOBODY:
        return ()
    return [_card(perspective, kind) for kind in range(len(CARDS)) if _held(perspective, kind)]


def _held(perspective: Perspective, kind: int) -> int:
    slot = 5 * perspective.viewer + kind
    return int(perspective.state.cards[slot] + perspective.state.new_cards[slot])


def _card(perspective: Perspective, kind: int) -> SpecialCard:
    # A victory point counts at once, so that none of them ever waits.
    fresh = 0 if kind == VICTORY_POINT else int(perspective.state.new_cards[5 * perspective.viewer + kind])
    actions = tuple(perspective.may(_PLAYS[kind])) if kind in _PLAYS else ()
    effect, why = words.card_effect(kind), "" if actions else _refusal(perspective, kind)
    tip = tr("{effect} {why}", "a card: what it does, why not now", effect=effect, why=why).strip()
    return SpecialCard(words.CARD_ICONS[kind], words.card(kind), tip, _held(perspective, kind), fresh, actions)


def _refusal(perspective: Perspective, kind: int) -> str:
    """Why a card cannot be played now: the reason is the rules', some words are of the hand."""
    if kind not in _PLAYS:
        return ""
    reason = perspective.game.kind_refusal(_PLAYS[kind]) if perspective.acting else "not-now"
    words = {
        "not-now": tr("You can play it on your own turn."),
        RefusalCode.BOUGHT_THIS_TURN: tr("You got it this turn: you can play it from your next turn on."),
        RefusalCode.ONE_CARD_A_TURN: tr("You may play only one development card per turn."),
    }
    return words.get(reason or "", tr("It would have no effect now."))


def ask(perspective: Perspective) -> Question | Pick | None:
    """What the viewer has to decide away from the board."""
    match perspective.task if perspective.acting else None:
        case robber.Discarding(left=left):
            return _discard(perspective, left)
        case robber.RobberVictim():
            return Question(
                tr("Whom do you steal from?"),
                _choices(perspective.options, perspective),
                tr("You draw one card without seeing it."),
            )
    return None


def _discard(perspective: Perspective, left: int) -> Pick:
    held = dict(zip(RESOURCES, perspective.state.hand(perspective.viewer), strict=True))
    text = tr("Choose %n cards to discard", "", left)
    return Pick(text, held, left, lambda kinds: [robber.Discard(RESOURCES.index(kind)) for kind in kinds], gives=True)


def automatic_action(perspective: Perspective, preferences: Preferences) -> Action | None:
    """Decisions that a person need not be asked: offers of agents that they cannot pay, or all if they are muted."""
    task = perspective.task
    if not perspective.acting or not isinstance(task, trade.Answering) or perspective.human(task.proposer):
        return None
    if not preferences["ai_offers"]:
        return trade.Decline(trade.NoDeal.NO.value)
    if not perspective.may(trade.Accept):
        return trade.Decline(trade.NoDeal.HAVE_NONE.value)
    return None


def decide(actions: Sequence[Action], perspective: Perspective) -> Question | Pick | None:
    """How a card that leaves a choice is asked for."""
    if all(isinstance(action, cards.PlayMonopoly) for action in actions):
        detail = tr("All the others give you every card of it that they have.")
        return Question(tr("Which resource do you want from everybody?"), _choices(actions, perspective), detail)
    if all(isinstance(action, cards.PlayYearOfPlenty) for action in actions):
        bank = dict(zip(RESOURCES, perspective.state.bank, strict=True))
        return Pick(tr("Take %n cards from the bank", "", 2), bank, 2, _plenty)
    return None


def _plenty(kinds: Sequence[str]) -> Sequence[Action]:
    first, second = sorted(RESOURCES.index(kind) for kind in kinds)
    return (cards.PlayYearOfPlenty(first, second),)


def _choices(actions: Sequence[Action], perspective: Perspective) -> tuple[Choice, ...]:
    return tuple(found for action in actions if (found := choice(action, perspective)) is not None)


def choice(action: Action, perspective: Perspective) -> Choice | None:
    """How an action is named among others."""
    match action:
        case robber.Rob(seat):
            size = perspective.state.hand_size(seat)
            return Choice(perspective.name(seat), action, seat=seat, tip=tr("%n cards", "", size))
        case cards.PlayMonopoly(kind) | robber.Discard(kind):
            return Choice(resource_name(RESOURCES[kind]), action, goods=(RESOURCES[kind],))
        case cards.PlayYearOfPlenty(first, second):
            kinds = RESOURCES[first], RESOURCES[second]
            name = tr("{first} and {second}", first=resource_name(kinds[0]), second=resource_name(kinds[1]))
            return Choice(name, action, goods=kinds)
        case turn.BankTrade(give, take):
            rate = perspective.state.rates[5 * perspective.state.turn + give]
            gives, takes = resource_count(RESOURCES[give], rate), resource_count(RESOURCES[take], 1)
            name = tr("{give} for {take}", give=gives, take=takes)
            return Choice(name, action, goods=(RESOURCES[give],) * rate, gets=RESOURCES[take])
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
