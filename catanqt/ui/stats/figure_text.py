"""Texts about figures: sources of points, counts, dice and luck."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from catanqt.kernel.record import Header
from catanqt.ui.games import game_presentation, presentation_of
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.presentation import Share
from catanqt.ui.stats.chi_square import Fit, Verdict
from catanqt.ui.stats.figures import Figures, Luck, Person
from catanqt.ui.text.i18n import tr

SPOOKY = "spooky"
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
    return tr("{number}%", "a share, in per cent", number=round(100 * part))


def points_of(points: int, game: str) -> str:
    """So many points, or in Junior lairs."""
    return game_presentation(game).points(points)


def share_words(share: Share) -> str:
    """A part of somebody's points, such as "3 settlements"."""
    return presentation_of(share.source).share_words(share)


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


def item_name(kind: str, item: str) -> str:
    """What a game or scenario counts, as a legend says it."""
    return presentation_of(kind).item_name(item)


def extra_title(kind: str) -> str:
    """What the figures of a game or scenario are called."""
    return presentation_of(kind).statistics_title()


def verdict_words(fit: Fit) -> str:
    """A series of rolls, summed up in one or two sentences."""
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


def dice_words(fit: Fit, header: Header) -> str:
    """The rolls of a game, summed up; under some house rules they are meant to stray from the odds."""
    options = header.options
    if options.get("dice") == "deck":
        return tr("Dealt from a deck of 36, rolls come closer to the odds than dice do.")
    if options.get("no_seven_rounds"):
        return tr("No 7 was rolled in the first rounds, so the odds fit only roughly.")
    return verdict_words(fit)


def luck_words(luck: Luck) -> str:
    """How lucky somebody was, in a few words."""
    strength = luck.strength
    if abs(strength) < AROUND:
        return tr("about as expected")
    if strength > 0:
        return tr("very lucky") if strength >= FAR else tr("lucky")
    return tr("very unlucky") if strength <= -FAR else tr("unlucky")


def luck_places(game: str) -> int:
    """How many decimals luck has: none for children."""
    return 0 if game_presentation(game).for_children else 1


def luck_line(person: Person, places: int = 1) -> str:
    """Somebody's luck in one sentence."""
    luck = person.luck
    return tr(
        "{name}: %n received, {due} expected: {surplus}, {verdict}",
        "",
        luck.received,
        name=person.name,
        due=decimal(luck.expected, places),
        surplus=signed(luck.surplus, places),
        verdict=luck_words(luck),
    )


def winner_line(figures: Figures, viewer: int) -> str:
    """Who has won, or who is ahead while the game goes on."""
    people, winner = figures.people, figures.winner
    if winner is None:
        return _leader_line(figures)
    points = people[winner].points
    name = None if winner == viewer else people[winner].name
    return game_presentation(figures.game).won(name, points)


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
