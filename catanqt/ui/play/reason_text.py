"""Reasons of agents as sentences: why a move is advised, or why another one is not.

Reasons are data, a code and its facts (`catanqt.kernel.agent.Reason`). Agents define the codes (`catanqt_ai.reasons`),
and a test checks that each has its sentence. Pips are called dots here, because that is what the discs show.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catanqt.kernel.agent import Evaluation, Reason
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.play.reason_facts import Facts
from catanqt.ui.text.amounts import income, number_word, worth
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_count

NOW = 0.05
"""Fewer rounds than this are none."""
LIKELY = 0.5


def evaluation_words(evaluation: Evaluation) -> str:
    """What an advice was found by; nothing where the program does not say."""
    words = {
        Evaluation.PLANNING: tr("This hint is based on rules and planning."),
        Evaluation.LEARNED: tr("This hint is based on experience from many games."),
    }
    return words.get(evaluation, "")


def reason_words(reason: Reason, perspective: Perspective) -> str:
    """A reason as a sentence to the viewer."""
    return PHRASES[reason.code](Facts(reason.facts_by_name, perspective))


def _rounds(f: Facts) -> str:
    before, after = f.whole("before"), f.whole("after")
    if before == after:
        return tr("You would win a little sooner.")
    if after < 2:
        return tr("You could win {when}.", when=f.when("after"))
    numbers = number_word(after), number_word(before)
    return tr("You would win in about {after} rounds instead of {before}.", after=numbers[0], before=numbers[1])


def _goal(f: Facts) -> str:
    return tr("You are saving for {goal} and can have it {when}.", goal=f.goal("goal"), when=f.when("rounds"))


def _keeps(f: Facts) -> str:
    goal, coming = f.goal("goal"), f.when("rounds")
    if f.simple:
        if f["goal"] == "nothing":
            return tr("There is nothing better to do now.")
        return tr("Keep your tiles for {goal}; you can have it {when}.", goal=goal, when=coming)
    if f["goal"] == "nothing":
        return tr("There is nothing better to do with your cards right now.")
    if float(f["rounds"]) < NOW:
        return tr("Keep your cards for {goal}; nothing is lost by waiting for the next turn.", goal=goal)
    return tr("Keep your cards for {goal}; you can have it {when}.", goal=goal, when=coming)


def _income(f: Facts) -> str:
    more, resources = income(float(f["cards"])), f.resources("resources")
    return tr("It brings {more}: {resources}.", more=more, resources=resources)


def _harbour(f: Facts) -> str:
    rate = f.whole("rate")
    if f["kind"] == "any":
        return tr("Its harbour trades %n cards of a kind for any one.", "", rate)
    return tr("Its harbour trades {cards} for any one card.", cards=resource_count(str(f["kind"]), rate))


def _towards_site(f: Facts) -> str:
    roads, dots = f.whole("roads"), f.whole("pips")
    if f.seat("corner") == NOBODY:
        return tr("It opens up new land.")
    if not roads:
        return tr("It opens up a building site with %n dots.", "", dots)
    return tr("It leads to a site with {dots} dots; %n more roads are needed.", "", roads, dots=dots)


def _race(f: Facts) -> str:
    if f.seat("corner") == NOBODY:
        return tr("{name} is close by.", name=f.who("rival"))
    return tr("{name} could be there before you.", name=f.who("rival"))


def _longest(f: Facts) -> str:
    length = f.whole("length")
    if f.seat("loser") == NOBODY:
        return tr("It gives you the longest road, with %n roads.", "", length)
    return tr("It takes the longest road from {name}, with %n roads.", "", length, name=f.who("loser"))


def _army(f: Facts) -> str:
    knights = f.whole("knights")
    if f.seat("loser") == NOBODY:
        return tr("It gives you the largest army, with %n knights.", "", knights)
    return tr("It takes the largest army from {name}, with %n knights.", "", knights, name=f.who("loser"))


def _card_worth(f: Facts) -> str:
    points = worth(float(f["points"]))
    if float(f["army"]) < NOW:
        return tr("A development card is worth {points} to you.", points=points)
    return tr("A development card is worth {points} to you, partly for the largest army.", points=points)


def _hurts(f: Facts) -> str:
    name, resource, time = f.who("victim"), f.resource("resource"), f.how_long("rounds")
    return tr("{name} gets no {resource} there and loses {time}.", name=name, resource=resource, time=time)


def _keeps_many(f: Facts) -> str:
    limit = f.whole("limit")
    if not limit:
        return tr("Nobody discards on a 7 in this game, so many cards are safe.")
    return tr("In this game %n cards are safe on a 7.", "", limit)


def _offer(f: Facts) -> str:
    goal, chance = f.goal("goal"), f.percent("chance")
    if f.simple:
        if chance >= 100 * LIKELY:
            return tr("You need it for {goal}, and somebody will probably agree.", goal=goal)
        return tr("You need it for {goal}. Perhaps somebody agrees.", goal=goal)
    return tr("You need it for {goal}. The chance that somebody agrees is about {chance}%.", goal=goal, chance=chance)


def _deal_helps(f: Facts) -> str:
    name, before, after = f.who("partner"), f.whole("before"), f.whole("after")
    if before == after:
        return tr("With what {name} gives, you would win a little sooner.", name=name)
    if after < 2:
        return tr("With what {name} gives, you could win {when}.", name=name, when=f.when("after"))
    return tr(
        "With what {name} gives, you would win in about {after} rounds instead of {before}.",
        name=name,
        after=number_word(after),
        before=number_word(before),
    )


def _second_match(f: Facts) -> str:
    spaces = f.whole("spaces")
    if spaces >= float(f["second"]):
        return tr("It brings %n spaces; on average, the second match brings no more.", "", spaces)
    return tr("This match brings only %n spaces; on average, the second one brings more.", "", spaces)


def _offer_first(f: Facts) -> str:
    if f.simple:
        return tr("It is a good move, but make the offer first while you have all your tiles.")
    return tr("It is a good move, but make the offer first while you have all your cards.")


def _less_chance(f: Facts) -> str:
    percent = f.whole("percent")
    if f.simple:
        return tr("You would win less often.")
    return tr("You would win about %n fewer games in a hundred.", "", percent)


def _champion(f: Facts) -> str:
    if f.seat("seat") == NOBODY:
        return tr("It makes you the Big Game Champion.")
    return tr("It makes you the Big Game Champion instead of {name}.", name=f.who("seat"))


def _advantage(f: Facts) -> str:
    count = f.whole("price")
    price = tr("%n laurels", "", count) if f["currency"] == "laurels" else tr("%n fish", "", count)
    return {
        "robber_home": tr("For {price} the robber leaves your land.", price=price),
        "steal": tr("{price} take a card from an opponent.", price=price),
        "resource": tr("{price} buy the card you need.", price=price),
        "road": tr("{price} buy a road.", price=price),
        "card": tr("{price} buy a development card.", price=price),
    }[str(f["advantage"])]


def _lair(f: Facts) -> str:
    tiles, site = f.resources("tiles"), f.seat("site")
    if not tiles or site == NOBODY:
        return tr("It is one more lair.")
    return tr("It is one more lair, and it brings you {tiles}.", tiles=tiles)


def _ship(f: Facts) -> str:
    ships = f.whole("ships")
    if f.seat("site") == NOBODY:
        return tr("It keeps the way open.")
    if ships:
        return tr("It leads to a free place for a lair; %n more ships are needed.", "", ships)
    return tr("It leads to a free place for a lair.")


PHRASES: Mapping[str, Callable[[Facts], str]] = {
    # of any decision
    "only-option": lambda f: tr("It is all you can do."),
    "random": lambda f: tr("There is no reason: this player moves at random."),
    "habit": lambda f: tr("It is what this player usually does."),
    "wins": lambda f: tr("It wins the game."),
    "rounds": _rounds,
    "goal": _goal,
    "keeps-for": _keeps,
    "nothing-better": lambda f: tr("Nothing else would do more for you."),
    # building
    "points": lambda f: tr("It is worth %n points.", "", f.whole("points")),
    "income": _income,
    "new-kinds": lambda f: tr("You have no source of {resources} yet.", resources=f.resources("resources")),
    "harbour": _harbour,
    "towards-site": _towards_site,
    "race": _race,
    "blocks": lambda f: tr("It costs {name} {time}.", name=f.who("seat"), time=f.how_long("rounds")),
    "takes-longest-road": _longest,
    "towards-longest-road": lambda f: tr(
        "You would then need %n more roads for the longest road.", "", f.whole("roads")
    ),
    "takes-largest-army": _army,
    "towards-largest-army": lambda f: tr(
        "You would then need %n more knights for the largest army.", "", f.whole("knights")
    ),
    # the bank, cards, hands
    "bank-for": lambda f: tr("With it you have the cards for {goal}.", goal=f.goal("goal")),
    "bank-safe": lambda f: tr("It leaves you with %n cards, so a seven costs you less.", "", f.whole("cards")),
    "card-worth": _card_worth,
    "takes-cards": lambda f: tr(
        "It should bring you {cards}.", cards=resource_count(str(f["resource"]), f.whole("cards"))
    ),
    "for-goal": lambda f: tr("You need these cards for {goal}.", goal=f.goal("goal")),
    "discards": lambda f: tr(
        "Of all your cards, {resource} is what you need least for {goal}.",
        resource=f.resource("resource"),
        goal=f.goal("goal"),
    ),
    # opening
    "opening-pips": lambda f: tr(
        "The corner has %n dots and gives {resources}.", "", f.whole("pips"), resources=f.resources("resources")
    ),
    "opening-expansion": lambda f: (
        tr("From there you can reach a corner with %n dots.", "", f.whole("pips"))
        if f.seat("corner") != NOBODY
        else tr("There is room to grow.")
    ),
    # the robber
    "robber-leader": lambda f: tr(
        "{name} is closest to winning and could win {when}.", name=f.who("victim"), when=f.when("rounds")
    ),
    "robber-hurts": _hurts,
    "robber-frees": lambda f: tr("You get {resource} again.", resource=f.resource("resource")),
    "robber-spares": lambda f: tr("There is nobody worth robbing, so he stands where he harms nobody."),
    "steals": lambda f: tr("{name} has %n cards to steal from.", "", f.whole("cards"), name=f.who("victim")),
    "robber-friendly": lambda f: tr("The friendly robber spares {name}, who has few points.", name=f.who("victim")),
    "deck-due": lambda f: tr(
        "The dice deck brings {number} next with a chance of {percent}%.",
        number=f.whole("number"),
        percent=f.whole("percent"),
    ),
    "no-seven": lambda f: tr("No 7 can be rolled before your next turn, so many cards are safe."),
    "keeps-many": _keeps_many,
    "needs-points": lambda f: tr(
        "In this game {name} needs only %n more points.", "", f.whole("points"), name=f.who("victim")
    ),
    "award-worth": lambda f: tr("In this game that is worth %n points.", "", f.whole("points")),
    "trade-first": lambda f: tr("Trade first: once you have built, you may not trade any more in this turn."),
    # trade between players
    "offer": _offer,
    "deal-helps": _deal_helps,
    "risks-offer": lambda f: tr(
        "It is a risk: {name} may refuse, and the offer as it stands would help you, too.", name=f.who("partner")
    ),
    "deal-harms": lambda f: tr(
        "It would bring {name} {time} closer to winning.", name=f.who("partner"), time=f.how_long("rounds")
    ),
    "need-it": lambda f: tr("You need what is asked for yourself, for {goal}.", goal=f.goal("goal")),
    "no-use": lambda f: tr("You have no use for what is offered."),
    "too-little": lambda f: tr("It would bring you too little."),
    "too-strong": lambda f: tr(
        "{name} could win {when} and must not be helped.", name=f.who("seat"), when=f.when("rounds")
    ),
    "have-none": lambda f: tr("You do not have what is asked for."),
    "refuses-trade": lambda f: tr("This player never trades."),
    "best-partner": lambda f: tr("Trading with {name} leaves you with the best chances.", name=f.who("partner")),
    # Soccer Fever
    "soccer-token": lambda f: tr("Then you have %n shots in every match.", "", f.whole("tokens")),
    "soccer-place": lambda f: tr(
        "Your place in the league should bring you {points} more.", points=worth(float(f["points"]))
    ),
    "soccer-risk": lambda f: tr(
        "The next matchday could cost you the win, with a chance of about {chance}%.", chance=f.percent("chance")
    ),
    "soccer-reward": lambda f: tr(
        "You need {resource} most for {goal}.", resource=f.resource("resource"), goal=f.goal("goal")
    ),
    "soccer-score": _second_match,
    # Big Game
    "settler": lambda f: tr("Place {number} has %n dots.", "", f.whole("pips"), number=f.whole("number")),
    "champion": _champion,
    "challenge": lambda f: tr("You win a place with a chance of about {chance}%.", chance=f.percent("chance")),
    # laurels and fish
    "advantage": _advantage,
    "fishery": lambda f: tr("The fishery on {number} has %n dots.", "", f.whole("pips"), number=f.whole("number")),
    "shoe": lambda f: tr("{name} will then need one more point to win.", name=f.who("seat")),
    # Junior
    "lair": _lair,
    "ship-towards": _ship,
    "coco-race": lambda f: tr(
        "%n more Coco tiles put you ahead of {name}, with a lair on Spooky Island.",
        "",
        f.whole("tiles"),
        name=f.who("rival"),
    ),
    "coco-worth": lambda f: tr("Coco is nearly always worth it."),
    "ghost-hurts": lambda f: tr(
        "{name} gets no {resource} while he is there.", name=f.who("victim"), resource=f.resource("resource")
    ),
    "ghost-booty": lambda f: tr("He brings you {tiles}.", tiles=resource_count(str(f["resource"]), f.whole("tiles"))),
    "ghost-home": lambda f: tr("At home he is in nobody's way."),
    "swap-for": lambda f: tr("You need {resource} for {goal}.", resource=f.resource("resource"), goal=f.goal("goal")),
    # against a move, compared with the one advised
    "as-good": lambda f: tr("It is about as good."),
    "no-win": lambda f: tr("The other move wins the game at once."),
    "offer-first": _offer_first,
    "worse-later": lambda f: tr("It looks as good now, but your next turn would be weaker."),
    "less-chance": _less_chance,
    "more-rounds": lambda f: tr("Winning would take you {time} longer.", time=f.how_long("rounds")),
    "helps": lambda f: tr("{name} would be {time} closer to winning.", name=f.who("seat"), time=f.how_long("rounds")),
    "fewer-pips": lambda f: tr(
        "It has %n dots, the suggested place {best}.", "", f.whole("pips"), best=f.whole("best")
    ),
    "fewer-kinds": lambda f: tr("It leaves you without {resources}.", resources=f.resources("resources")),
    "less-worth": lambda f: tr("All in all, it is worth about %n dots less.", "", max(1, f.whole("pips"))),
}
"""The sentence for each code."""
