"""Texts about a person's results over all games."""

from __future__ import annotations

from catanqt.ui.play.save_text import when
from catanqt.ui.stats.career import MIXED, PEOPLE, Group, PersonalResult, Rate
from catanqt.ui.stats.figure_text import decimal, percent, points_of, signed
from catanqt.ui.text.games import played
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.players import level_name


def against_name(key: str) -> str:
    """Whom a game was played against."""
    names = {PEOPLE: tr("People"), MIXED: tr("Mixed")}
    return names[key] if key in names else level_name(key)


def rate_words(rate: Rate) -> str:
    return tr(
        "{level}: {won} of %n games won, {share}; {even} if all were equal",
        "",
        rate.games,
        level=against_name(rate.against),
        won=rate.won,
        share=percent(rate.share),
        even=percent(rate.even),
    )


def group_words(group: Group) -> str:
    """A row of the table in one sentence."""
    return tr(
        "{game}, {level}: {won} of %n games won; on average {points} points, {turns} turns, luck {luck}",
        "",
        group.games,
        game=played(group.game, group.scenarios),
        level=against_name(group.against),
        won=group.won,
        points=decimal(group.points),
        turns=decimal(group.turns),
        luck=signed(group.luck),
    )


def result_words(result: PersonalResult) -> str:
    """A game in one sentence."""
    game, seat = result.game, result.seat
    points, luck = points_of(seat.points, game.game), signed(result.luck)
    if seat.won:
        words = tr(
            "{name}, {when}: won with {points}, luck {luck}",
            name=game.name,
            when=when(game.ended),
            points=points,
            luck=luck,
        )
    else:
        words = tr(
            "{name}, {when}: {points}, luck {luck}", name=game.name, when=when(game.ended), points=points, luck=luck
        )
    return words
