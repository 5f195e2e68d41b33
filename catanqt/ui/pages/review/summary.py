"""The summary of a review: how the result came about, and the accuracy in each phase of the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from catanqt.analysis.model import Phase, SeatAnalysis
from catanqt.analysis.summary import by_phase, grades, weakest_phase
from catanqt.kernel.record import Header
from catanqt.rules.catalog import SCENARIOS
from catanqt.ui.charts.account import AccountChart
from catanqt.ui.charts.accuracy import AccuracyChart
from catanqt.ui.charts.panel import Panel, PanelGrid, chart_panel
from catanqt.ui.games import game_presentation, presentation_of
from catanqt.ui.pages.statistics.parts import Tile, TileRow
from catanqt.ui.stats.figure_text import percent
from catanqt.ui.stats.review_text import account_words, accuracy_of, points
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.review import MISTAKES, grade_name
from catanqt.ui.theme.theme import Theme

NARROWEST = 400


def tip_words(header: Header, found: SeatAnalysis) -> str:
    """One thing to try next time, for the weakest part of the game; praise if there is none."""
    weakest = weakest_phase(by_phase(found.decisions))
    if weakest is None:
        return tr("Nothing to improve: none of your decisions cost you much.")
    game = game_presentation(header.game)
    said = game.phase_tip(weakest.phase)
    if weakest.phase is Phase.SCENARIO:
        costly = sorted(header.scenarios, key=lambda name: -_given_away(name, found))
        tips = (presentation_of(name).review_tip() for name in costly)
        said = next((tip for tip in tips if tip), said)
    return tr("Where you gave away the most: {part}. {tip}", part=game.phase_name(weakest.phase), tip=said)


def _given_away(scenario: str, found: SeatAnalysis) -> float:
    """What was given away by the actions of a scenario, made or missed."""
    actions = SCENARIOS[scenario].actions
    return sum(
        one.counted
        for one in found.decisions
        if one.phase is Phase.SCENARIO and any(isinstance(action, actions) for action in (one.made[0], one.best[0]))
    )


def tiles(theme: Theme, found: SeatAnalysis) -> list[Tile]:
    """The review in figures."""
    counts = grades(found.decisions)
    made = [
        Tile(theme, "eye", str(len(found.decisions)), tr("Decisions reviewed")),
        Tile(theme, "star", str(accuracy_of(found)), tr("Accuracy"), tr("100 would be the best move every time.")),
    ]
    for grade, icon in zip(MISTAKES, ("info", "help", "warning"), strict=True):
        made.append(Tile(theme, icon, str(counts[grade]), grade_name(grade, plural=True)))
    made.append(Tile(theme, "dice", points(found.account.luck), tr("Luck")))
    return made


def panels(theme: Theme, header: Header, found: SeatAnalysis) -> list[Panel]:
    """The charts, with a sentence over each."""
    account = AccountChart(theme, found.account)
    accuracy = AccuracyChart(theme, by_phase(found.decisions), game_presentation(header.game).phase_name)
    return [
        chart_panel(theme, account, account_words(found.account)),
        chart_panel(theme, accuracy, tip_words(header, found)),
    ]


def summary(theme: Theme, made: Sequence[Panel], found: SeatAnalysis) -> QWidget:
    """Tiles above the charts."""
    return PanelGrid(theme, made, 2, NARROWEST, TileRow(theme, tiles(theme, found)))


def headline(found: SeatAnalysis) -> str:
    """The review in a line, for a picture."""
    return tr(
        "Accuracy {number} of 100. Result: {result}.",
        number=accuracy_of(found),
        result=percent(max(0.0, found.account.result)),
    )
