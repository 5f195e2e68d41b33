"""Banners of the Big Game: a new champion, and the outcome of a challenge."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event
from catanqt.scenarios.big_game.rules.events import ChallengeRolled, ChampionMoved, SettlerSent
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Moment, Tone
from catanqt.ui.text.i18n import tr

SEVEN = 7


def moments(events: Sequence[Event], perspective: Perspective) -> list[Moment]:
    """The news among these events."""
    found: list[Moment] = []
    for event in events:
        match event:
            case ChallengeRolled():
                sent = next((one for one in events if isinstance(one, SettlerSent)), None)
                found.append(_challenge(event, sent, perspective))
            case ChampionMoved(seat) if seat != NOBODY:
                mine = tr("You are the Big Game Champion!")
                text = (
                    mine
                    if seat == perspective.viewer
                    else tr("{name} is the Big Game Champion", name=perspective.name(seat))
                )
                found.append(Moment(text, "champion", Tone.AWARD, seat, sound="champion"))
    return found


def _challenge(event: ChallengeRolled, sent: SettlerSent | None, perspective: Perspective) -> Moment:
    number, mine = event.first + event.second, event.seat == perspective.viewer
    name = perspective.name(event.seat)
    if number == SEVEN:
        text = tr("Challenge: a 7 is rolled again")
        return Moment(text, "dice", Tone.GOOD, event.seat)
    if sent is None:
        if mine:
            text = tr("Challenge: {number} is your own place, nothing happens", number=number)
        else:
            text = tr("Challenge: {number} is {name}'s own place, nothing happens", number=number, name=name)
        return Moment(text, "dice", Tone.BAD, event.seat)
    if mine:
        text = tr("Challenge: you take place {number} from {name}!", number=number, name=perspective.name(sent.ousted))
    elif sent.ousted == perspective.viewer:
        text = tr("Challenge: {name} takes place {number} from you!", number=number, name=name)
    else:
        other = perspective.name(sent.ousted)
        text = tr("Challenge: {name} takes place {number} from {other}", number=number, name=name, other=other)
    return Moment(text, "meeple", Tone.GOOD if mine else Tone.BAD, event.seat)
