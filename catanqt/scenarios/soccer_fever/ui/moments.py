"""Banners of Soccer Fever: a matchday that one's own building brings, and a new leader of the league."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event
from catanqt.rules.base.events import CityBuilt, SettlementBuilt
from catanqt.scenarios.soccer_fever.rules.events import StandingsChanged
from catanqt.scenarios.soccer_fever.ui.season import season
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Moment, Tone
from catanqt.ui.text.i18n import tr


def moments(events: Sequence[Event], before: Perspective, after: Perspective) -> list[Moment]:
    """The news among these events."""
    if any(isinstance(event, SettlementBuilt | CityBuilt) and event.seat == after.viewer for event in events):
        follows = season(after).due and not season(before).due
        return [Moment(tr("A matchday follows this turn"), "whistle", Tone.GOOD)] if follows else []
    if not any(isinstance(event, StandingsChanged) for event in events):
        return []
    old, new = leader(season(before).points), leader(season(after).points)
    if new in (old, NOBODY):
        return []
    mine = tr("You lead the league!")
    text = mine if new == after.viewer else tr("{name} leads the league", name=after.name(new))
    return [Moment(text, "trophy", Tone.AWARD, new, sound="league")]


def leader(points: Sequence[int]) -> int:
    """Who alone has the most victory points of the league; nobody if two are level."""
    most = max(points)
    return points.index(most) if list(points).count(most) == 1 else NOBODY
