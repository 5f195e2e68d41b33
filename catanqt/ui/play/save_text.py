"""Texts about saved games: when they were played, how they stand."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt

from catanqt.ui.play.library import GameInfo, seat_on_turn
from catanqt.ui.text.games import played
from catanqt.ui.text.i18n import tr


def when(stamp: str, now: QDateTime | None = None, within: bool = False) -> str:
    """A moment as people say it: today, on Monday, or the date. A stamp that is none is shown as it is.

    `within` a sentence words begin small.
    """
    moment = QDateTime.fromString(stamp, Qt.DateFormat.ISODateWithMs).toLocalTime()
    if not moment.isValid():
        return stamp
    today = (now or QDateTime.currentDateTime()).date()
    time = QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
    days = moment.date().daysTo(today)
    if days == 0:
        return tr("today, {time}", "within a sentence", time=time) if within else tr("Today, {time}", time=time)
    if days == 1:
        return tr("yesterday, {time}", "within a sentence", time=time) if within else tr("Yesterday, {time}", time=time)
    if 1 < days < 7:
        return tr("{weekday}, {time}", weekday=QLocale().standaloneDayName(moment.date().dayOfWeek()), time=time)
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


def standing(info: GameInfo, readable: bool = True) -> str:
    """How a game stands: whose turn it is, or who won."""
    if not readable:
        return tr("This game cannot be read")
    if info.finished:
        if info.winner is None or not 0 <= info.winner < len(info.players):
            return tr("Finished")
        return tr("{name} won", name=info.players[info.winner])
    seat = seat_on_turn(info)
    if seat is None:
        return tr("Just begun")
    return tr("Turn {number}: {name}", number=info.turn, name=info.players[seat])


def spoken(info: GameInfo, readable: bool = True) -> str:
    """A row of the list in one sentence, for screen readers."""
    points = ", ".join(f"{name} {points}" for name, points in zip(info.players, info.points, strict=False))
    return tr(
        "{name}: {game}, {standing}; points: {points}; last played {when}",
        name=info.name,
        game=played(info.game, info.scenarios),
        standing=standing(info, readable),
        points=points or tr("none yet"),
        when=when(info.changed, within=True),
    )
