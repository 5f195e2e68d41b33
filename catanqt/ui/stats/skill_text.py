"""Texts about a person's skill."""

from __future__ import annotations

from catanqt.rating.person import Rating
from catanqt.rules.catalog import SEVERAL
from catanqt.ui.play.save_text import when
from catanqt.ui.stats.figure_text import decimal
from catanqt.ui.stats.skill import SkillHistory, SkillPoint
from catanqt.ui.text.games import game_name
from catanqt.ui.text.i18n import tr


def skill_figure(rating: Rating) -> str:
    """The skill with its uncertainty."""
    return tr("{skill} ± {error}", skill=decimal(rating.skill, 0), error=decimal(rating.error, 0))


def kind_name(kind: str) -> str:
    return tr("several scenarios") if kind == SEVERAL else game_name(kind)


def skill_summary(history: SkillHistory) -> str:
    """Skill over all, and by kind of game if several were played."""
    over_all = tr(
        "Skill {figure} over %n games.", "", len(history.points), figure=skill_figure(history.points[-1].rating)
    )
    if len(history.by_kind) < 2:
        return over_all
    kinds = (
        tr("{game} {figure} (%n games)", "", count, game=kind_name(kind), figure=skill_figure(rating))
        for kind, count, rating in history.by_kind
    )
    return tr("{all} By game: {kinds}.", all=over_all, kinds="; ".join(kinds))


def reckoning() -> str:
    """How skill is worked out."""
    return tr(
        "Reckoned from where you finished alone against computer players, whose skills were measured in games among "
        "themselves; unfinished games and forks do not count. The band is the uncertainty (one standard deviation)."
    )


def point_words(number: int, point: SkillPoint) -> str:
    """What is known after a game."""
    return tr(
        "After game {number} ({name}, {when}): skill {figure}",
        number=number,
        name=point.game.name,
        when=when(point.game.ended),
        figure=skill_figure(point.rating),
    )
