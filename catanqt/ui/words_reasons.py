"""Why a move is advised, or another one is not: every reason an agent gives, as a full sentence to the player.

Reasons come as data, a code and its facts (`catanqt.kernel.agent.Reason`); which codes there are is listed where agents
are written, and a test holds the two lists together. Pips are called dots here, as they are seen on the discs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QLocale

from catanqt.kernel.agent import Evaluation, Fact, Reason
from catanqt.ui.games.goods import listing
from catanqt.ui.language import tr
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.words import resource_count, resource_word

NOW = 0.05
"""Fewer rounds than this are none."""


class Facts:
    """The facts of a reason, ready to be put into words. It keeps the names of those it was asked for."""

    def __init__(self, table: Mapping[str, Fact], seen: Seen) -> None:
        self._table = table
        self._seen = seen
        self.used: set[str] = set()

    def __getitem__(self, name: str) -> Fact:
        self.used.add(name)
        return self._table[name]

    def whole(self, name: str) -> int:
        return round(float(self[name]))

    def decimal(self, name: str) -> str:
        """A figure with one decimal, as the language writes it."""
        return QLocale().toString(float(self[name]), "f", 1)

    def percent(self, name: str) -> int:
        return round(100 * float(self[name]))

    def seat(self, name: str) -> int:
        return int(self[name])

    def who(self, name: str) -> str:
        return self._seen.name(self.seat(name))

    def resource(self, name: str) -> str:
        return resource_word(str(self[name]))

    def resources(self, name: str) -> str:
        """Several resources, each once, as the language lists them."""
        keys = dict.fromkeys(key for key in str(self[name]).split(",") if key)
        return listing([resource_word(key) for key in keys])

    def goal(self, name: str) -> str:
        """What is built towards; it follows "for" in every sentence."""
        return {
            "city": tr("a city", "something to save for"),
            "settlement": tr("a settlement", "something to save for"),
            "card": tr("a development card", "something to save for"),
            "road": tr("a road", "something to save for"),
            "longest-road": tr("the longest road", "something to save for"),
            "lair": tr("a lair", "something to save for"),
            "ship": tr("a ship", "something to save for"),
            "coco": tr("a Coco tile", "something to save for"),
            "nothing": tr("what may come", "something to save for"),
        }[str(self[name])]


def evaluation_words(evaluation: Evaluation) -> str:
    """What an advice was found by; nothing where the program does not say."""
    words = {
        Evaluation.PLANNING: tr("(Rules and planning)"),
        Evaluation.LEARNED: tr("(Learned evaluation)"),
    }
    return words.get(evaluation, "")


def reason_words(reason: Reason, seen: Seen) -> str:
    """A reason as a sentence to the viewer."""
    return PHRASES[reason.code](Facts(reason.table, seen))


def _rounds(f: Facts) -> str:
    before, after = f.decimal("before"), f.decimal("after")
    if before == after:
        return tr("You would win a little sooner.")
    return tr("You would win after about {after} rounds instead of {before}.", after=after, before=before)


def _goal(f: Facts) -> str:
    return tr("You are saving for {goal}, in about {rounds} rounds.", goal=f.goal("goal"), rounds=f.decimal("rounds"))


def _keeps(f: Facts) -> str:
    goal, rounds = f.goal("goal"), f.decimal("rounds")
    if f["goal"] == "nothing":
        return tr("There is nothing better to do with your cards now.")
    if float(f["rounds"]) < NOW:
        return tr("Keep your cards for {goal}; nothing is lost by waiting for the next turn.", goal=goal)
    return tr("Keep your cards for {goal}; you can have it in about {rounds} rounds.", goal=goal, rounds=rounds)


def _income(f: Facts) -> str:
    cards, resources = f.decimal("cards"), f.resources("resources")
    return tr("It brings about {cards} more cards a round: {resources}.", cards=cards, resources=resources)


def _harbour(f: Facts) -> str:
    rate = f.whole("rate")
    if f["kind"] == "any":
        return tr("Its harbour takes %n cards alike for any one.", "", rate)
    return tr("Its harbour takes {cards} for any one card.", cards=resource_count(str(f["kind"]), rate))


def _towards_site(f: Facts) -> str:
    roads, dots = f.whole("roads"), f.whole("pips")
    if f.seat("corner") == NOBODY:
        return tr("It opens new land.")
    if not roads:
        return tr("It opens a building site with %n dots.", "", dots)
    return tr("It leads to a site with {dots} dots; %n more roads are needed.", "", roads, dots=dots)


def _race(f: Facts) -> str:
    if f.seat("corner") == NOBODY:
        return tr("{name} is close by.", name=f.who("rival"))
    return tr("{name} could be there before you.", name=f.who("rival"))


def _longest(f: Facts) -> str:
    length = f.whole("length")
    if f.seat("loser") == NOBODY:
        return tr("It makes yours the longest road, %n roads long.", "", length)
    return tr("It takes the longest road from {name}, with %n roads.", "", length, name=f.who("loser"))


def _army(f: Facts) -> str:
    knights = f.whole("knights")
    if f.seat("loser") == NOBODY:
        return tr("It makes yours the largest army, with %n knights.", "", knights)
    return tr("It takes the largest army from {name}, with %n knights.", "", knights, name=f.who("loser"))


def _card_worth(f: Facts) -> str:
    points, army = f.decimal("points"), f.decimal("army")
    if float(f["army"]) < 0.05:
        return tr("A development card is worth about {points} points to you.", points=points)
    return tr(
        "A development card is worth about {points} points to you, {army} of them for the largest army.",
        points=points,
        army=army,
    )


def _hurts(f: Facts) -> str:
    name, resource, rounds = f.who("victim"), f.resource("resource"), f.decimal("rounds")
    text = tr("{name} gets no {resource} there and loses about {rounds} rounds.")
    return text.format(name=name, resource=resource, rounds=rounds)


def _offer(f: Facts) -> str:
    goal, chance = f.goal("goal"), f.percent("chance")
    return tr("You need it for {goal}; somebody agrees with a chance of about {chance} %.", goal=goal, chance=chance)


def _deal_helps(f: Facts) -> str:
    name, before, after = f.who("partner"), f.decimal("before"), f.decimal("after")
    if before == after:
        return tr("With what {name} gives you would win a little sooner.", name=name)
    return tr(
        "With what {name} gives you would win after about {after} rounds instead of {before}.",
        name=name,
        after=after,
        before=before,
    )


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
        return tr("It is one lair more.")
    return tr("It is one lair more, and it gives you {tiles}.", tiles=tiles)


def _ship(f: Facts) -> str:
    ships = f.whole("ships")
    if f.seat("site") == NOBODY:
        return tr("It keeps the way open.")
    if ships:
        return tr("It leads to a free place for a lair; %n more ships are needed.", "", ships)
    return tr("It leads to a free place for a lair.")


PHRASES: Mapping[str, Callable[[Facts], str]] = {
    # of any decision
    "only-option": lambda f: tr("It is the only thing you can do."),
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
    "new-kinds": lambda f: tr("You do not get {resources} yet.", resources=f.resources("resources")),
    "harbour": _harbour,
    "towards-site": _towards_site,
    "race": _race,
    "blocks": lambda f: tr("It costs {name} about {rounds} rounds.", name=f.who("seat"), rounds=f.decimal("rounds")),
    "takes-longest-road": _longest,
    "towards-longest-road": lambda f: tr("After it you need %n more roads for the longest road.", "", f.whole("roads")),
    "takes-largest-army": _army,
    "towards-largest-army": lambda f: tr(
        "After it you need %n more knights for the largest army.", "", f.whole("knights")
    ),
    # the bank, cards, hands
    "bank-for": lambda f: tr("With it you have the cards for {goal}.", goal=f.goal("goal")),
    "bank-safe": lambda f: tr("It leaves you %n cards, so that a seven costs you less.", "", f.whole("cards")),
    "card-worth": _card_worth,
    "takes-cards": lambda f: tr(
        "It should bring you {cards}.", cards=resource_count(str(f["resource"]), f.whole("cards"))
    ),
    "for-goal": lambda f: tr("You need these cards for {goal}.", goal=f.goal("goal")),
    "discards": lambda f: tr(
        "Of all your cards you need {resource} least for {goal}.", resource=f.resource("resource"), goal=f.goal("goal")
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
        "{name} is closest to winning, with about {rounds} rounds to go.",
        name=f.who("victim"),
        rounds=f.decimal("rounds"),
    ),
    "robber-hurts": _hurts,
    "robber-frees": lambda f: tr("Your own {resource} flows again.", resource=f.resource("resource")),
    "robber-spares": lambda f: tr("Nobody worth hurting can be hurt, so it stands where it harms nobody."),
    "steals": lambda f: tr("{name} has %n cards to steal from.", "", f.whole("cards"), name=f.who("victim")),
    # trade between players
    "offer": _offer,
    "deal-helps": _deal_helps,
    "deal-harms": lambda f: tr(
        "It would help {name} too much, by about {rounds} rounds.", name=f.who("partner"), rounds=f.decimal("rounds")
    ),
    "need-it": lambda f: tr("You need what is asked of you for {goal}.", goal=f.goal("goal")),
    "no-use": lambda f: tr("You have no use for what is offered."),
    "too-little": lambda f: tr("It would bring you too little."),
    "too-strong": lambda f: tr(
        "{name} is too close to winning to be helped: about {rounds} rounds.",
        name=f.who("seat"),
        rounds=f.decimal("rounds"),
    ),
    "have-none": lambda f: tr("You do not have what is asked for."),
    "refuses-trade": lambda f: tr("This player never trades."),
    "best-partner": lambda f: tr("A deal with {name} leaves you the best chances.", name=f.who("partner")),
    # Soccer Fever
    "soccer-token": lambda f: tr("Then you have %n shots in every match.", "", f.whole("tokens")),
    "soccer-place": lambda f: tr(
        "It should bring you about {points} points in the league.", points=f.decimal("points")
    ),
    "soccer-risk": lambda f: tr(
        "The next matchday could cost you the win, with a chance of about {chance} %.", chance=f.percent("chance")
    ),
    "soccer-reward": lambda f: tr(
        "You need {resource} most for {goal}.", resource=f.resource("resource"), goal=f.goal("goal")
    ),
    "soccer-score": lambda f: tr("It is good for %n spaces on the results track.", "", f.whole("spaces")),
    # Big Game
    "settler": lambda f: tr("Place {number} has %n dots.", "", f.whole("pips"), number=f.whole("number")),
    "champion": _champion,
    "challenge": lambda f: tr("You win a place with a chance of about {chance} %.", chance=f.percent("chance")),
    # laurels and fish
    "advantage": _advantage,
    "fishery": lambda f: tr("The fishery on {number} has %n dots.", "", f.whole("pips"), number=f.whole("number")),
    "shoe": lambda f: tr("{name} will need a point more to win.", name=f.who("seat")),
    # Junior
    "lair": _lair,
    "ship-towards": _ship,
    "coco-race": lambda f: tr(
        "%n more Coco tiles put you ahead of {name}, and your lair on Spooky Island.",
        "",
        f.whole("tiles"),
        name=f.who("rival"),
    ),
    "coco-worth": lambda f: tr("What is under a Coco tile is nearly always worth it."),
    "ghost-hurts": lambda f: tr(
        "{name} gets no {resource} while he is there.", name=f.who("victim"), resource=f.resource("resource")
    ),
    "ghost-booty": lambda f: tr("He brings you {tiles}.", tiles=resource_count(str(f["resource"]), f.whole("tiles"))),
    "swap-for": lambda f: tr("You need {resource} for {goal}.", resource=f.resource("resource"), goal=f.goal("goal")),
    # against a move, compared with the one advised
    "as-good": lambda f: tr("It is about as good."),
    "no-win": lambda f: tr("The other move wins the game at once."),
    "offer-first": lambda f: tr("It is a good move, but make the offer first while you have all your cards."),
    "worse-later": lambda f: tr("It looks as good now, but it leaves you a weaker next turn."),
    "less-chance": lambda f: tr(
        "Your chance to win would be about %n points lower.", "in a hundred", f.whole("percent")
    ),
    "more-rounds": lambda f: tr("You would need about {rounds} rounds more to win.", rounds=f.decimal("rounds")),
    "helps": lambda f: tr(
        "{name} would be about {rounds} rounds closer to winning.", name=f.who("seat"), rounds=f.decimal("rounds")
    ),
    "fewer-pips": lambda f: tr(
        "It has %n dots, the one advised has {best}.", "", f.whole("pips"), best=f.whole("best")
    ),
    "fewer-kinds": lambda f: tr("It gives no {resources}.", resources=f.resources("resources")),
    "less-worth": lambda f: tr("All in all it is worth about {dots} dots less.", dots=f.decimal("pips")),
}
"""The sentence for each code."""
