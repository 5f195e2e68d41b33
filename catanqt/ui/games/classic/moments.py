"""Banners of the base game: awards, cards, monopolies, thefts from the viewer."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event
from catanqt.rules.base import events
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.robber import robber_hexes
from catanqt.rules.base.state import KNIGHT, State
from catanqt.ui.games.classic import words
from catanqt.ui.games.recap_text import passed_over
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Moment, Tone
from catanqt.ui.text.i18n import tr


def moments(
    happened: Sequence[Event], before: Perspective, perspective: Perspective, kits: Sequence[Kit]
) -> list[Moment]:
    """The news among these events, as the viewer of the moment after them may know it."""
    found: list[Moment | None] = [_monopoly(happened, perspective, kits), _robber_stays(happened, perspective)]
    for event in happened:
        match event:
            case events.CardDrawn():
                found.append(_card(event, perspective))
            case events.Stolen():
                found.append(_theft(event, perspective, kits))
            case events.Traded(seat, partner) if partner != perspective.viewer:
                if passed_over(before.task, perspective.viewer):
                    found.append(_passed_over(seat, partner, perspective))
            case events.LongestRoadMoved(seat):
                yours, theirs = tr("You have the longest road!"), tr("{name} has the longest road")
                found.append(_award(seat, ("longestroad", "longest-road"), yours, theirs, perspective))
            case events.LargestArmyMoved(seat):
                yours, theirs = tr("You have the largest army!"), tr("{name} has the largest army")
                found.append(_award(seat, ("army", "largest-army"), yours, theirs, perspective))
    return [moment for moment in found if moment is not None]


def _award(seat: int, signs: tuple[str, str], yours: str, theirs: str, perspective: Perspective) -> Moment | None:
    if seat == NOBODY:
        return None
    text = yours if seat == perspective.viewer else theirs.replace("{name}", perspective.name(seat))
    icon, sound = signs
    return Moment(text, icon, Tone.AWARD, seat, sound=sound)


def _card(event: events.CardDrawn, perspective: Perspective) -> Moment:
    if event.seat != perspective.viewer:
        return Moment(
            tr("{name} drew a development card", name=perspective.name(event.seat)),
            "devcard",
            Tone.GOOD,
            event.seat,
            sound="drawn",
        )
    card = words.card(event.card)
    return Moment(tr("You drew: {card}", card=card), words.CARD_ICONS[event.card], Tone.GOOD, event.seat, sound="drawn")


def _theft(event: events.Stolen, perspective: Perspective, kits: Sequence[Kit]) -> Moment | None:
    """Told to those who take part in it; the log has the thefts among others."""
    loot = goods_text.goods_name(kits, RESOURCES[event.resource], 1)
    if event.victim == perspective.viewer:
        text = tr("{name} stole {goods} from you!", name=perspective.name(event.thief), goods=loot)
        return Moment(text, "robber", Tone.BAD, event.thief, sound="robbed")
    if event.thief == perspective.viewer:
        text = tr("You stole {goods} from {name}", name=perspective.name(event.victim), goods=loot)
        return Moment(text, "robber", Tone.GOOD, event.thief)
    return None


def _passed_over(seat: int, partner: int, perspective: Perspective) -> Moment:
    """The viewer had accepted an offer, and another one was taken."""
    text = tr("{name} traded with {partner} instead", name=perspective.name(seat), partner=perspective.name(partner))
    return Moment(text, "trade", Tone.BAD, seat)


def _monopoly(happened: Sequence[Event], perspective: Perspective, kits: Sequence[Kit]) -> Moment | None:
    """One piece of news, however many had to give."""
    given = [event for event in happened if isinstance(event, events.Monopolised)]
    if not given:
        return None
    seat, kind = given[0].seat, RESOURCES[given[0].resource]
    every = goods_text.goods_name(kits, kind, sum(event.amount for event in given))
    if seat == perspective.viewer:
        return Moment(tr("Monopoly: you get {goods}!", goods=every), "monopoly", Tone.GOOD, seat, False, "monopoly")
    lost = sum(event.amount for event in given if event.victim == perspective.viewer)
    if lost:
        mine = goods_text.goods_name(kits, kind, lost)
        text = tr("Monopoly: {name} takes {goods} from you!", name=perspective.name(seat), goods=mine)
    else:
        text = tr("Monopoly: {name} gets {goods}", name=perspective.name(seat), goods=every)
    return Moment(text, "monopoly", Tone.BAD, seat, False, "monopoly")


def _robber_stays(happened: Sequence[Event], perspective: Perspective) -> Moment | None:
    """A friendly robber that can move nowhere: no event reports it."""
    state: State = perspective.state
    if not state.config.house.friendly_robber or not any(map(_calls_robber, happened)) or robber_hexes(state):
        return None
    text = tr("The friendly robber stays: on every other hex there is somebody to spare")
    return Moment(text, "robber", Tone.GOOD, logged=False)


def _calls_robber(event: Event) -> bool:
    match event:
        case events.Rolled(_, first, second):
            return first + second == 7
        case events.CardPlayed(_, card):
            return card == KNIGHT
    return False
