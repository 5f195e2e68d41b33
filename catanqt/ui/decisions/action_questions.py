"""Turns legal actions into questions: when several actions fit one gesture, and for trades."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from catanqt.kernel.game import Action
from catanqt.rules.base.trade import Offer, tradable_goods
from catanqt.ui.kit.goods_text import kinds
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Choice, Exchange, HandCard, Pick, Question
from catanqt.ui.text.i18n import tr

Amounts = Mapping[str, int]
"""Numbers of goods by their keys."""


class UnnamedAction(LookupError):
    """Several actions are to be chosen from, and no kit has a name for one of them."""


def for_actions(actions: Sequence[Action], perspective: Perspective, kits: Sequence[Kit]) -> Question | Pick:
    """What to ask when one gesture or one card may mean several actions."""
    if ends_turn(actions, perspective, kits):
        return _before_ending(actions, perspective, kits)
    for kit in kits:
        found = kit.decide(actions, perspective)
        if found is not None:
            return found
    return Question(tr("What do you want to do?"), _named(actions, perspective, kits))


def _named(actions: Sequence[Action], perspective: Perspective, kits: Sequence[Kit]) -> tuple[Choice, ...]:
    choices = []
    for action in actions:
        choice = next((named for kit in kits if (named := kit.choice(action, perspective)) is not None), None)
        if choice is None:
            raise UnnamedAction(f"no kit has a name for {action}")
        choices.append(choice)
    return tuple(choices)


def ends_turn(actions: Sequence[Action], perspective: Perspective, kits: Sequence[Kit]) -> bool:
    """Whether this is the one action that ends the turn."""
    ends = [one.action for kit in kits for one in kit.buttons(perspective) if one.ends_turn]
    return len(actions) == 1 and actions[0] in ends


def buildable(perspective: Perspective, kits: Sequence[Kit]) -> list[str]:
    """The names of what the viewer could build or buy now."""
    return [tool.name for kit in kits for tool in kit.tools(perspective) if tool.ready]


def _before_ending(actions: Sequence[Action], perspective: Perspective, kits: Sequence[Kit]) -> Question:
    text = tr("You can still build or buy: {pieces}", pieces=", ".join(buildable(perspective, kits)))
    choices = tuple(replace(choice, primary=True) for choice in _named(actions, perspective, kits))
    return Question(text, choices, tr("Close this question (Esc) to continue your turn."))


def question(perspective: Perspective, kits: Sequence[Kit]) -> Question | Pick | None:
    """What the viewer has to decide away from the board."""
    return next((found for kit in kits if (found := kit.ask(perspective)) is not None), None)


def exchanges(perspective: Perspective, kits: Sequence[Kit]) -> list[Exchange]:
    return [found for kit in kits for found in kit.exchanges(perspective)]


def can_trade(perspective: Perspective, kits: Sequence[Kit]) -> bool:
    """Whether the viewer can offer something, or change something at the bank, now."""
    return perspective.composes(Offer) or bool(exchanges(perspective, kits))


def can_swap(perspective: Perspective, kits: Sequence[Kit]) -> bool:
    """Whether something in the viewer's hand can be swapped now, at a market that has a panel of its own."""
    held = tradeable(perspective, kits)
    return any(kit.swaps(card.kind, perspective) for kit in kits for card in held if card.count)


def tradeable(perspective: Perspective, kits: Sequence[Kit]) -> list[HandCard]:
    """The viewer's amounts of all goods of the game, in the engine's order."""
    return [card for kit in kits for card in kit.goods(perspective)]


def engine_goods(amounts: Amounts, perspective: Perspective, kits: Sequence[Kit]) -> tuple[int, ...]:
    """Amounts as the engine counts them."""
    counted = tuple(amounts.get(kind, 0) for kind in kinds(kits))
    return counted + (0,) * (len(tradable_goods(perspective.game, perspective.viewer)) - len(counted))


def amounts(counted: Sequence[int], kits: Sequence[Kit]) -> dict[str, int]:
    """What the engine counted, by the keys of the goods."""
    return {kind: count for kind, count in zip(kinds(kits), counted, strict=False) if count}


def bank_plan(perspective: Perspective, offers: Sequence[Exchange], give: Amounts, want: Amounts) -> list[Exchange]:
    """The exchanges that turn just this into just that, several if need be; nothing if there are none."""
    for name in dict.fromkeys(one.name for one in offers):
        # A bank and a harbour work together, but what each gives for one kind is fixed.
        for group in ([one for one in offers if one.name == name], list(offers)):
            plan = _pairs(group, give, want)
            if plan and _allowed(perspective, plan):
                return plan
    return []


def _pairs(offers: Sequence[Exchange], give: Amounts, want: Amounts) -> list[Exchange]:
    """Pair what is given, in portions of the rate, with what is wanted, card by card."""
    rates = {one.give: one.amount for one in reversed(offers)}
    portions: list[str] = []
    for kind, count in give.items():
        if count and (kind not in rates or count % rates[kind]):
            return []
        portions += [kind] * (count // rates[kind]) if count else []
    takes = list(Counter(want).elements())
    by_pair = {(one.give, one.take): one for one in reversed(offers)}
    pairs = list(zip(portions, takes, strict=False))
    if len(portions) != len(takes) or any(pair not in by_pair for pair in pairs):
        return []
    return [by_pair[pair] for pair in pairs]


def _allowed(perspective: Perspective, plan: Sequence[Exchange]) -> bool:
    """Whether the rules allow all of it, one after the other: the bank may run out on the way."""
    game = perspective.game.copy()
    for one in plan:
        if game.refusal(one.action) is not None:
            return False
        game.play(one.action)
    return True
