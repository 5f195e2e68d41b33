"""The reasons that agents give: all codes with the names of their facts. The window has the words.

Facts are plain data. `seat`, `partner`, `victim` and `rival` are seats; `corner`, `edge`, `hex`, `site` and `island`
are places of the board; `rounds` are rounds of the table until something, a float. Resources and development cards are
given by their names in the rules (`catanqt.rules.base.board.RESOURCES`, Junior's in its own), several of them as one
string separated by commas. `goal` is what somebody builds towards: one of `GOALS`.
"""

from __future__ import annotations

from catanqt.kernel.agent import Advice, Reason

GOALS = ("city", "settlement", "card", "road", "longest-road", "lair", "ship", "coco", "nothing")

CODES: dict[str, tuple[str, ...]] = {
    # of any decision
    "only-option": (),
    "random": (),
    "habit": (),
    "wins": (),
    "rounds": ("before", "after"),  # my estimate of the rounds I still need, without this move and with it
    "goal": ("goal", "rounds"),  # what I build towards, and how far off it is
    "keeps-for": ("goal", "rounds"),  # why nothing (more) is done now
    "nothing-better": (),
    # building
    "points": ("points",),
    "income": ("resources", "cards"),  # which resources a building adds, and how many cards a round
    "new-kinds": ("resources",),
    "harbour": ("kind", "rate"),
    "towards-site": ("corner", "roads", "pips"),  # a road on the way there; roads still missing after it
    "race": ("corner", "rival"),  # somebody else could get there first
    "blocks": ("seat", "rounds"),  # costs this player so many rounds
    "takes-longest-road": ("length", "loser"),  # loser -1: nobody had it
    "towards-longest-road": ("roads",),
    "takes-largest-army": ("knights", "loser"),
    "towards-largest-army": ("knights",),
    # the bank, cards, hands
    "bank-for": ("goal",),  # this trade completes it
    "bank-safe": ("cards",),  # fewer cards when a seven comes
    "card-worth": ("points", "army"),  # what a development card is worth, and how much of it by the army
    "takes-cards": ("resource", "cards"),  # what a monopoly is expected to bring
    "for-goal": ("goal",),  # the cards taken complete or approach it
    "discards": ("resource", "goal"),  # what is least needed for the goal
    # opening
    "opening-pips": ("pips", "resources"),
    "opening-expansion": ("corner", "pips"),
    # the robber
    "robber-leader": ("victim", "rounds"),  # who is nearest to winning
    "robber-hurts": ("victim", "resource", "rounds"),
    "robber-frees": ("resource",),
    "robber-spares": (),  # hurts nobody, for nobody worth hurting can be
    "steals": ("victim", "cards"),
    "robber-friendly": ("victim",),  # who would be hit, but is spared by the friendly robber
    "deck-due": ("number", "percent"),  # how likely the dice deck is to bring this number next
    "no-seven": (),  # none can be rolled before my next turn, so many cards are safe
    "keeps-many": ("limit",),  # more cards than the printed rule lets may be kept on a seven; 0 if all may
    "needs-points": ("victim", "points"),  # how few points this seat lacks, where goals were agreed upon
    "award-worth": ("points",),  # what longest road or largest army is worth, if it is not what is printed
    "trade-first": (),  # this trade is only allowed before the first build of a turn
    # trade between players
    "offer": ("goal", "chance"),
    "deal-helps": ("before", "after", "partner"),
    "risks-offer": ("partner",),  # other terms, though the offer that is there would help as well
    "deal-harms": ("partner", "rounds"),  # what the partner would gain
    "need-it": ("goal",),
    "no-use": (),
    "too-little": (),
    "too-strong": ("seat", "rounds"),
    "have-none": (),
    "refuses-trade": (),
    "best-partner": ("partner",),
    # Soccer Fever
    "soccer-token": ("tokens",),
    "soccer-place": ("points",),  # what the league is expected to bring
    "soccer-risk": ("chance",),  # a matchday could cost the win
    "soccer-reward": ("resource", "goal"),
    "soccer-score": ("spaces", "second"),  # of the first match of a day, and what the second promises on average
    # Big Game
    "settler": ("number", "pips"),
    "champion": ("seat",),
    "challenge": ("chance",),
    # laurels and fish
    "advantage": ("advantage", "price", "currency"),
    "fishery": ("number", "pips"),
    "shoe": ("seat",),
    # Junior
    "lair": ("site", "tiles"),
    "ship-towards": ("site", "ships"),
    "coco-race": ("tiles", "rival"),
    "coco-worth": (),
    "ghost-hurts": ("victim", "resource"),
    "ghost-booty": ("resource", "tiles"),
    "ghost-home": (),  # back on Spooky Island he hurts nobody
    "swap-for": ("resource", "goal"),
    # against a move, compared with the one advised (`ai.compare`)
    "as-good": (),
    "no-win": (),  # the one advised wins at once
    "offer-first": (),  # as good, but after the offer that is advised
    "worse-later": (),  # as good now, but worse in the next turn
    "less-chance": ("percent",),  # percentage points of the chance to win
    "more-rounds": ("rounds",),
    "helps": ("seat", "rounds"),  # leaves this opponent so many rounds fewer to go
    "fewer-pips": ("pips", "best"),  # of this corner, and of the one advised
    "fewer-kinds": ("resources",),  # what the corner advised brings and this one does not
    "less-worth": ("pips",),  # all in all, as much as so many pips
}


def check(reason: Reason) -> str | None:
    """What is wrong with a reason, or None: its code must be listed, and its facts be those of the list."""
    if reason.code not in CODES:
        return f"no such code: {reason.code}"
    names = tuple(name for name, _ in reason.facts)
    return None if names == CODES[reason.code] else f"{reason.code} has the facts {CODES[reason.code]}, not {names}"


def faults(advice: Advice) -> list[str]:
    """What is wrong with an advice: no reasons, reasons not in the list, or such that speak against the move."""
    found = [problem for problem in map(check, advice.reasons) if problem is not None]
    if not advice.reasons:
        found.append("no reason")
    if not advice.plan or advice.plan[0] != advice.action:
        found.append("the plan begins with something else")
    if abs(sum(advice.chance) - 1) > 1e-6 or min(advice.chance) < 0:
        found.append(f"chances of {advice.chance}")
    for reason in advice.reasons:
        facts = reason.facts_by_name
        if reason.code in ("rounds", "deal-helps") and float(facts["after"]) > float(facts["before"]):
            found.append(f"{reason.code} speaks against it: {facts}")
    return found
