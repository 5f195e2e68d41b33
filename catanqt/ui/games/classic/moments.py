"""The big news of the base game: awards, cards, monopolies, and being robbed."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event
from catanqt.rules.base import events
from catanqt.rules.base.board import RESOURCES
from catanqt.ui.games.classic import words
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Moment, Tone
from catanqt.ui.text.i18n import tr


def moments(happened: Sequence[Event], seen: Perspective, kits: Sequence[Kit]) -> list[Moment]:
    """The news among these events, as the viewer of the moment after them may know it."""
    found: list[Moment | None] = [_monopoly(happened, seen, kits)]
    for event in happened:
        match event:
            case events.CardDrawn():
                found.append(_card(event, seen))
            case events.Stolen():
                found.append(_theft(event, seen, kits))
            case events.LongestRoadMoved(seat):
                yours, theirs = tr("You have the longest road!"), tr("{name} has the longest road")
                found.append(_award(seat, ("longestroad", "longest-road"), yours, theirs, seen))
            case events.LargestArmyMoved(seat):
                yours, theirs = tr("You have the largest army!"), tr("{name} has the largest army")
                found.append(_award(seat, ("army", "largest-army"), yours, theirs, seen))
    return [moment for moment in found if moment is not None]


def _award(seat: int, signs: tuple[str, str], yours: str, theirs: str, seen: Perspective) -> Moment | None:
    if seat == NOBODY:
        return None
    text = yours if seat == seen.viewer else theirs.replace("{name}", seen.name(seat))
    icon, sound = signs
    return Moment(text, icon, Tone.AWARD, seat, sound=sound)


def _card(event: events.CardDrawn, seen: Perspective) -> Moment:
    if event.seat != seen.viewer:
        return Moment(
            tr("{name} buys a card", name=seen.name(event.seat)), "devcard", Tone.GOOD, event.seat, sound="drawn"
        )
    card = words.card(event.card)
    return Moment(tr("You drew: {card}", card=card), words.CARD_ICONS[event.card], Tone.GOOD, event.seat, sound="drawn")


def _theft(event: events.Stolen, seen: Perspective, kits: Sequence[Kit]) -> Moment | None:
    """Told to those who take part in it; the log has the thefts among others."""
    loot = goods_text.called(kits, RESOURCES[event.resource], 1)
    if event.victim == seen.viewer:
        text = tr("{name} stole {goods} from you!", name=seen.name(event.thief), goods=loot)
        return Moment(text, "robber", Tone.BAD, event.thief, sound="robbed")
    if event.thief == seen.viewer:
        text = tr("You stole {goods} from {name}", name=seen.name(event.victim), goods=loot)
        return Moment(text, "robber", Tone.GOOD, event.thief)
    return None


def _monopoly(happened: Sequence[Event], seen: Perspective, kits: Sequence[Kit]) -> Moment | None:
    """One piece of news, however many had to give."""
    given = [event for event in happened if isinstance(event, events.Monopolised)]
    if not given:
        return None
    seat, kind = given[0].seat, RESOURCES[given[0].resource]
    every = goods_text.called(kits, kind, sum(event.amount for event in given))
    if seat == seen.viewer:
        return Moment(tr("Monopoly: you get {goods}!", goods=every), "monopoly", Tone.GOOD, seat, False, "monopoly")
    lost = sum(event.amount for event in given if event.victim == seen.viewer)
    if lost:
        mine = goods_text.called(kits, kind, lost)
        text = tr("Monopoly: {name} takes {goods} from you!", name=seen.name(seat), goods=mine)
    else:
        text = tr("Monopoly: {name} gets {goods}", name=seen.name(seat), goods=every)
    return Moment(text, "monopoly", Tone.BAD, seat, False, "monopoly")
