"""Words for figures: what points are made of, what is counted, and what dice and luck amount to."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from catanqt.ui.games.goods import listing
from catanqt.ui.gathering import Figures, Luck, Person
from catanqt.ui.gathering_extras import Share
from catanqt.ui.language import tr
from catanqt.ui.odds import Fit, Verdict

SPOOKY = "spooky"
SHARE_ICONS = {
    "settlement": "settlement",
    "city": "city",
    "longest-road": "longestroad",
    "largest-army": "army",
    "victory-card": "vp",
    "league": "trophy",
    "champion": "champion",
    "lair": "lair",
    "spooky": "parrot",
}
"""The icon of each thing that gives points."""
AROUND, FAR = 1.0, 2.0
"""Up to how many usual distances luck is none, and from how many on it is great."""


def decimal(value: float, places: int = 1) -> str:
    """A number as the player's language writes it."""
    return QLocale().toString(float(value), "f", places)


def signed(value: float, places: int = 1) -> str:
    """With a plus or a minus that is as wide."""
    text = decimal(abs(value), places)
    if text == decimal(0, places):
        return text
    return f"+{text}" if value > 0 else f"\N{MINUS SIGN}{text}"


def percent(part: float) -> str:
    return tr("{number} %", "a share, in per cent", number=round(100 * part))


def points_of(points: int, game: str) -> str:
    """So many points, or in Junior lairs."""
    return tr("%n lairs", "", points) if game == "junior" else tr("%n points", "", points)


def share_words(share: Share) -> str:
    """A part of somebody's points, such as "3 settlements"."""
    match share.kind:
        case "settlement":
            return tr("%n settlements", "", share.count)
        case "city":
            return tr("%n cities", "", share.count)
        case "longest-road":
            return tr("longest road")
        case "largest-army":
            return tr("largest army")
        case "victory-card":
            return tr("%n victory point cards", "", share.count)
        case "league":
            return tr("place in the league")
        case "champion":
            return tr("champion of the Big Game")
        case "lair":
            return tr("%n lairs", "", share.count)
    return tr("lair on Spooky Island")


def made_of(person: Person, game: str) -> str:
    """Somebody's points and what they are made of, in one sentence."""
    parts = [tr("{thing}: {points}", thing=share_words(share), points=share.points) for share in person.made_of]
    if not parts:
        return tr("{name}: {points}", name=person.name, points=points_of(person.points, game))
    return tr(
        "{name}: {points} ({parts})",
        name=person.name,
        points=points_of(person.points, game),
        parts=listing(parts),
    )


def item_name(item: str) -> str:
    """What scenarios and Junior count, as a legend says it."""
    names = {
        "shots": tr("shots"),
        "goals": tr("goals"),
        "matches-won": tr("matches won"),
        "settlers-sent": tr("settlers sent"),
        "laurels-earned": tr("laurels earned"),
        "laurels-spent": tr("laurels spent"),
        "tokens-caught": tr("tokens drawn"),
        "fish-caught": tr("fish caught"),
        "fish-spent": tr("fish spent"),
        "lairs": tr("lairs built"),
        "ships": tr("ships built"),
        "coco": tr("Coco tiles"),
    }
    return names[item]


def extra_title(kind: str) -> str:
    """What the figures of a scenario are called."""
    titles = {
        "soccer-fever": tr("Soccer season"),
        "big-game": tr("Settlers and laurels"),
        "fishermen": tr("Fish"),
        "junior": tr("Pirate deeds"),
    }
    return titles[kind]


def verdict_words(fit: Fit) -> str:
    """What can be said about a series of rolls, in one or two sentences."""
    share = round(100 * fit.chance)
    match fit.verdict:
        case Verdict.TOO_FEW:
            return tr("Too few rolls to say anything yet.")
        case Verdict.FAIR:
            return tr("Quite normal for fair dice: %n in 100 games stray further.", "", share)
        case Verdict.UNUSUAL:
            return tr("A little unusual, but it happens with fair dice: %n in 100 games stray further.", "", share)
        case Verdict.EVEN:
            return tr("Remarkably even: fair dice rarely come this close to the odds.")
    return tr("Rare for fair dice: fewer than 1 in 100 games stray further. Every roll can be checked.")


def luck_words(luck: Luck) -> str:
    """How lucky somebody was, in a few words."""
    strength = luck.strength
    if abs(strength) < AROUND:
        return tr("about as expected")
    if strength > 0:
        return tr("very lucky") if strength >= FAR else tr("lucky")
    return tr("very unlucky") if strength <= -FAR else tr("unlucky")


def luck_line(person: Person) -> str:
    """Somebody's luck in one sentence."""
    luck = person.luck
    return tr(
        "{name}: %n received, {due} expected: {surplus}, {verdict}",
        "",
        luck.received,
        name=person.name,
        due=decimal(luck.expected),
        surplus=signed(luck.surplus),
        verdict=luck_words(luck),
    )


def winner_line(figures: Figures, viewer: int) -> str:
    """Who has won, or who is ahead while the game goes on."""
    people, winner = figures.people, figures.winner
    if winner is None:
        return _leader_line(figures)
    points = people[winner].points
    if winner == viewer:
        if figures.game == "junior":
            return tr("You won with %n lairs", "", points)
        return tr("You won with %n points", "", points)
    if figures.game == "junior":
        return tr("{name} won with %n lairs", "", points, name=people[winner].name)
    return tr("{name} won with %n points", "", points, name=people[winner].name)


def _leader_line(figures: Figures) -> str:
    most = max(person.points for person in figures.people)
    ahead = [person.name for person in figures.people if person.points == most]
    if len(ahead) > 1:
        return tr("{names} are level with {points}", names=listing(ahead), points=points_of(most, figures.game))
    return tr("{name} is ahead with {points}", name=ahead[0], points=points_of(most, figures.game))


def course_line(figures: Figures) -> str:
    """How the game went, under the line that names its winner."""
    turns = tr("%n turns", "", figures.turns)
    if figures.winner is None:
        return tr("{turns} so far.", "so many turns", turns=turns)
    person = figures.people[figures.winner]
    parts = listing([share_words(share) for share in person.made_of if share.kind != SPOOKY])
    if any(share.kind == SPOOKY for share in person.made_of):
        parts = tr("{lairs}, plus 1 on Spooky Island", lairs=parts)
    return tr("{turns}. {parts}.", "so many turns, and what the winner's points are made of", turns=turns, parts=parts)
