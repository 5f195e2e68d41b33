"""The reasons of agents in plain English, for the terminal: one phrase for each code of `catanqt_ai.reasons.CODES`."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.agent import Fact, Reason

SEATS = ("rival", "seat", "victim", "partner", "loser")
NOBODY = -1
PHRASES = {
    "only-option": "there is nothing else to do",
    "random": "it was chosen at random",
    "habit": "it is a habit",
    "wins": "it wins the game",
    "rounds": "the win comes in about {after} rounds instead of {before}",
    "goal": "next comes {goal}, in about {rounds} rounds",
    "keeps-for": "the cards are kept for {goal}, in about {rounds} rounds",
    "nothing-better": "nothing else is better",
    "points": "it scores {points}",
    "income": "it brings {cards} more cards a round ({resources})",
    "new-kinds": "it brings a new resource ({resources})",
    "harbour": "its harbour trades {rate}:1 ({kind})",
    "towards-site": "it leads to a site with {pips} pips",
    "race": "{rival} could get there first",
    "blocks": "it costs {seat} about {rounds} rounds",
    "takes-longest-road": "it takes longest road, with {length} roads",
    "towards-longest-road": "{roads} roads more make longest road",
    "takes-largest-army": "it takes largest army, with {knights} knights",
    "towards-largest-army": "{knights} knights more make largest army",
    "bank-for": "the trade completes {goal}",
    "bank-safe": "{cards} fewer cards are at risk when a seven comes",
    "card-worth": "a development card is worth about {points} points",
    "takes-cards": "it brings about {cards} {resource}",
    "for-goal": "the cards help towards {goal}",
    "discards": "{resource} is needed least for {goal}",
    "opening-pips": "it has {pips} pips ({resources})",
    "opening-expansion": "it leads to a further site with {pips} pips",
    "robber-leader": "{victim} is nearest to winning",
    "robber-hurts": "it costs {victim} {resource}, about {rounds} rounds",
    "robber-frees": "{resource} is paid again",
    "robber-spares": "nobody worth hurting can be hurt",
    "robber-friendly": "{victim} is spared by the friendly robber",
    "keeps-many": "more cards than usual are safe on a 7 in this game",
    "needs-points": "{victim} lacks only {points} points",
    "award-worth": "it is worth {points} points in this game",
    "trade-first": "once something is built, there is no more trade in this turn",
    "deck-due": "the dice deck brings {number} next with a chance of {percent} %",
    "no-seven": "no seven can be rolled before the next turn, so many cards are safe",
    "steals": "{victim} holds {cards} cards to steal from",
    "offer": "it helps towards {goal}, and is taken with a chance of {chance}",
    "deal-helps": "the win comes in about {after} rounds instead of {before}",
    "risks-offer": "{partner} may agree to better terms",
    "deal-harms": "it would bring {partner} about {rounds} rounds forward",
    "need-it": "the cards are needed for {goal}",
    "no-use": "what is offered is of no use",
    "too-little": "too little is offered",
    "too-strong": "{seat} is too near to winning",
    "have-none": "what is wanted is not there",
    "refuses-trade": "this player never trades",
    "best-partner": "{partner} gains least by it",
    "soccer-token": "it brings {tokens} soccer tokens",
    "soccer-place": "the league is worth about {points} points",
    "soccer-risk": "a matchday could cost the win",
    "soccer-reward": "{resource} helps towards {goal}",
    "soccer-score": "{spaces} spaces are better than what the second match promises, {second}",
    "settler": "number {number} with {pips} pips is settled",
    "champion": "{seat} is the champion to be challenged",
    "challenge": "the challenge succeeds with a chance of {chance}",
    "advantage": "it is worth its price of {price} {currency}",
    "fishery": "the fishery at {number} has {pips} pips",
    "shoe": "{seat} gets the old shoe",
    "lair": "it brings {tiles}",
    "ship-towards": "it leads to a free lair site",
    "coco-race": "{tiles} Coco tiles more make the lead on Spooky Island",
    "coco-worth": "a Coco tile brings something in any case",
    "ghost-hurts": "it costs {victim} {resource}",
    "ghost-booty": "it brings {tiles} {resource}",
    "ghost-home": "at home he is in nobody's way",
    "swap-for": "{resource} is needed for {goal}",
    "as-good": "it is as good",
    "no-win": "the better move wins at once",
    "offer-first": "the offer should come first",
    "worse-later": "it is as good now, but worse in the next turn",
    "less-chance": "{percent} % less chance to win",
    "more-rounds": "the win comes about {rounds} rounds later",
    "helps": "it brings {seat} about {rounds} rounds forward",
    "fewer-pips": "it has {pips} pips instead of {best}",
    "fewer-kinds": "it lacks {resources}",
    "less-worth": "it is worth about {pips} pips less",
}


def reason_words(reason: Reason, names: Sequence[str]) -> str:
    """A reason as a phrase."""
    return PHRASES[reason.code].format(**{name: _fact(name, value, names) for name, value in reason.facts})


def _fact(name: str, value: Fact, names: Sequence[str]) -> str:
    if name in SEATS and isinstance(value, int):
        return "nobody" if value == NOBODY else names[value]
    if isinstance(value, str):
        return value.replace("longest-road", "longest road").replace(",", ", ")
    if name == "chance":
        return f"{100 * value:.0f} %"
    return f"{value:.1f}" if isinstance(value, float) else str(value)
