"""Every chart: in all themes and sizes, under the mouse, by keys, in words, and as a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from catanqt.analysis.summary import by_phase
from catanqt.cast import CAST
from catanqt.rating.ratings import installed
from catanqt.rules.colours import COLOURS
from catanqt.ui.charts.account import AccountChart
from catanqt.ui.charts.accuracy import AccuracyChart
from catanqt.ui.charts.axis import Who, rows, ticks
from catanqt.ui.charts.bars import extra_chart, trades_chart
from catanqt.ui.charts.chart import Chart
from catanqt.ui.charts.dice import DiceChart
from catanqt.ui.charts.encounters import EncountersChart
from catanqt.ui.charts.fortune import FortuneChart
from catanqt.ui.charts.luck import LuckChart
from catanqt.ui.charts.points import PointsChart, apart
from catanqt.ui.charts.rates import RatesChart
from catanqt.ui.charts.skill import SkillChart
from catanqt.ui.charts.stacked import points_chart, production_chart
from catanqt.ui.charts.win_chances import WinChanceChart
from catanqt.ui.play.library import FinishedGame, SeatResult
from catanqt.ui.stats.career import PersonalResult, Rate
from catanqt.ui.stats.encounters import Encounter
from catanqt.ui.stats.figures import Figures, gather
from catanqt.ui.stats.skill import skill_history
from catanqt.ui.text.review import phase_name
from catanqt.ui.theme.theme import Owner, Theme, make_theme
from tests.ui.helpers.finished_games import ALL, finished
from tests.ui.helpers.made_up_review import made_up
from tests.ui.helpers.sample_games import some

SIZES = ((300, 200), (270, 150), (460, 300), (1400, 800))
OUTINGS = [
    PersonalResult(
        FinishedGame(number, f"Game {number}", "classic", (), "", 60, ()),
        SeatResult("Ann", "human", 8, number % 3 == 0, 50 + number % 7, 52.5),
        "easy",
    )
    for number in range(60)
]
RATES = [Rate("easy", 12, 6, 0.25), Rate("hard", 4, 0, 0.25), Rate("mixed", 1, 1, 1 / 3)]
PEOPLE = [Who(name, colour) for name, colour in zip(("Ann", "Bob", "Cleo", "Dan"), COLOURS, strict=False)]
MET = {one.key: Encounter(9, number, 4) for number, one in enumerate(CAST[:7])}
SKILL = skill_history(some(), "Ann", installed()).points
FOUND = made_up(finished().record).seats[0]
MAKERS: dict[str, Callable[[Theme, Figures], Chart]] = {
    "points": PointsChart,
    "made of": points_chart,
    "dice": lambda theme, figures: DiceChart(theme, rolls(figures), figures.weights),
    "production": production_chart,
    "luck": LuckChart,
    "trades": trades_chart,
    "season": lambda theme, figures: extra_chart(theme, figures, "soccer-fever"),
    "rates": lambda theme, figures: RatesChart(theme, RATES),
    "chances": lambda theme, figures: WinChanceChart(theme, PEOPLE, FOUND),
    "cast": lambda theme, figures: EncountersChart(theme, MET),
    "skill": lambda theme, figures: SkillChart(theme, SKILL),
    "account": lambda theme, figures: AccountChart(theme, FOUND.account),
    "accuracy": lambda theme, figures: AccuracyChart(theme, by_phase(FOUND.decisions), phase_name),
    "fortune": lambda theme, figures: FortuneChart(theme, OUTINGS),
}


def rolls(figures: Figures) -> list[tuple[Who | None, dict[int, int]]]:
    return [(Who(person.name, person.colour), dict(person.rolls)) for person in figures.people]


@pytest.fixture(params=MAKERS)
def chart(request: pytest.FixtureRequest, qtbot: QtBot, figures: Figures) -> Chart:
    made = MAKERS[request.param](make_theme(), figures)
    qtbot.addWidget(made)
    made.resize(300, 200)
    with qtbot.waitExposed(made):
        made.show()
    made.grab()
    return made


def colours(image: QImage) -> int:
    """How many colours there are in a picture, as far as a few rows tell."""
    return len({image.pixel(x, y) for y in range(0, image.height(), 3) for x in range(0, image.width(), 3)})


def test_marks_lie_within_the_chart_and_have_words(chart: Chart) -> None:
    assert chart.marks
    whole = QRectF(chart.rect())
    for mark in chart.marks:
        assert mark.words
        assert mark.area.width() > 0
        assert whole.adjusted(-6, -6, 6, 6).contains(mark.area), mark.words


def test_all_figures_are_told_in_words(chart: Chart) -> None:
    assert chart.accessibleName() == chart.title
    assert chart.accessibleDescription() == chart.told
    assert len(chart.told.splitlines()) >= 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("dark", "colour_blind"), [(False, False), (True, True)])
def test_every_chart_in_every_dress_and_size(
    qtbot: QtBot, figures: Figures, size: tuple[int, int], dark: bool, colour_blind: bool
) -> None:
    theme = make_theme(dark, colour_blind)
    for make in MAKERS.values():
        made = make(theme, figures)
        qtbot.addWidget(made)
        image = made.picture(QSize(*size), 1.0)
        assert image.size() == QSize(*size)
        assert colours(image) > 5


def test_the_mouse_finds_a_mark_and_says_what_it_is(qtbot: QtBot, chart: Chart) -> None:
    mark = chart.marks[len(chart.marks) // 2]
    QTest.mouseMove(chart, mark.area.center().toPoint())
    qtbot.waitUntil(lambda: bool(chart.spoken))
    words = chart.spoken
    assert words in {one.words for one in chart.marks}
    assert QToolTip.text() == words
    assert chart.accessibleDescription() == words
    QTest.mouseMove(chart, QPoint(chart.width() - 1, chart.height() - 1))
    qtbot.waitUntil(lambda: not chart.spoken)
    assert chart.accessibleDescription() == chart.told


def test_arrows_walk_over_all_marks(qtbot: QtBot, chart: Chart) -> None:
    chart.activateWindow()
    chart.setFocus()
    heard = []
    for _ in chart.marks:
        QTest.keyClick(chart, Qt.Key.Key_Right)
        heard.append(chart.spoken)
    assert heard == [mark.words for mark in chart.marks]
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.spoken == chart.marks[-1].words, "it ends at the end"
    QTest.keyClick(chart, Qt.Key.Key_Home)
    assert chart.spoken == chart.marks[0].words
    QTest.keyClick(chart, Qt.Key.Key_End)
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.spoken == chart.marks[max(0, len(chart.marks) - 2)].words
    chart.clearFocus()
    assert not chart.spoken


def test_what_is_looked_at_is_marked(qtbot: QtBot, chart: Chart) -> None:
    chart.setFocus()
    QTest.keyClick(chart, Qt.Key.Key_Home)
    before = chart.grab().toImage()
    QTest.keyClick(chart, Qt.Key.Key_End)
    assert chart.grab().toImage() != before


def test_other_keys_go_on_to_the_page(chart: Chart) -> None:
    QTest.keyClick(chart, Qt.Key.Key_A)
    assert not chart.spoken


def test_it_is_painted_once_for_a_size(qtbot: QtBot, figures: Figures) -> None:
    """What moves over the page must not draw charts again and again."""
    drawn = []

    class Counting(LuckChart):
        def draw(self, painter: object, area: QRectF) -> object:  # type: ignore[override]
            drawn.append(area)
            return super().draw(painter, area)  # type: ignore[arg-type]

    made = Counting(make_theme(), figures)
    qtbot.addWidget(made)
    made.resize(300, 200)
    for _ in range(4):
        made.grab()
    assert len(drawn) == 1
    made.resize(400, 200)
    made.grab()
    made.redraw()
    made.grab()
    assert len(drawn) == 3


# What each of them says


def test_points_by_turn(qtbot: QtBot, figures: Figures) -> None:
    chart = PointsChart(make_theme(), figures)
    qtbot.addWidget(chart)
    chart.resize(400, 260)
    chart.grab()
    assert len(chart.marks) == figures.turns + 1
    assert chart.marks[-1].words.startswith(f"Turn {figures.turns}: ")
    for person, points in zip(figures.people, figures.points[-1], strict=True):
        assert f"{person.name} {points}" in chart.marks[-1].words


def test_dice_in_words_and_by_player(qtbot: QtBot, figures: Figures) -> None:
    made = DiceChart(make_theme(), rolls(figures), figures.weights)
    qtbot.addWidget(made)
    whole = made.picture(QSize(400, 260))
    assert f"7: rolled {figures.dice[7]} times" in made.told
    due = figures.fit.rolls / 6
    assert f"{due:.1f} expected" in made.told
    made.show_players(True)
    assert made.by_player
    assert made.picture(QSize(400, 260)) != whole
    made.show_players(False)
    assert made.picture(QSize(400, 260)) == whole


def grey(theme: Theme, turned: int) -> Theme:
    """A theme in which all owners wear the same grey, and their emblems are passed on by so many places."""
    keys = list(theme.owners)
    emblems = [theme.owners[key].emblem for key in keys]
    owners = {
        key: Owner(emblems[(place + turned) % len(keys)], "#888888", "#AAAAAA", "#444444", "#FFFFFF")
        for place, key in enumerate(keys)
    }
    return replace(theme, owners=owners)


@pytest.mark.parametrize("make", [PointsChart, points_chart, production_chart, LuckChart, trades_chart])
def test_owners_are_told_apart_without_colours(
    qtbot: QtBot, figures: Figures, make: Callable[[Theme, Figures], Chart]
) -> None:
    pictures = []
    for turned in (0, 1, 0):
        made = make(grey(make_theme(), turned), figures)
        qtbot.addWidget(made)
        pictures.append(made.picture(QSize(400, 260), 1.0))
    assert pictures[0] == pictures[2]
    assert pictures[0] != pictures[1], "the emblems are to be seen"


@pytest.mark.parametrize(("game", "scenarios"), ALL)
def test_charts_of_every_game(qtbot: QtBot, game: str, scenarios: tuple[str, ...]) -> None:
    figures = gather(finished(game, scenarios))
    theme = make_theme(True)
    charts: list[Chart] = [make(theme, figures) for name, make in MAKERS.items() if name != "season"]
    charts += [extra_chart(theme, figures, kind) for kind in figures.extras]
    for made in charts:
        qtbot.addWidget(made)
        assert colours(made.picture(QSize(300, 200), 1.0)) > 5


# Small helpers


@pytest.mark.parametrize(("most", "found"), [(0, [0, 1]), (1, [0, 1]), (10, [0, 5, 10]), (14, [0, 5, 10, 15])])
def test_ticks_are_round(most: int, found: list[int]) -> None:
    assert ticks(most) == found


@pytest.mark.parametrize("most", [1, 2, 3, 7, 12, 19, 55, 480, 12_345])
def test_ticks_reach_far_enough_and_are_few(most: int) -> None:
    found = ticks(most)
    assert found[0] == 0
    assert found[-1] >= most
    assert 2 <= len(found) <= 6
    assert len(set(found)) == len(found)


def test_coins_move_apart() -> None:
    assert apart([(10, 0), (10, 1), (40, 2)], 20, 0, 100) == [(10, 0), (30, 1), (50, 2)]
    close = apart([(95, 0), (96, 1), (97, 2)], 20, 0, 100)
    assert [key for _, key in close] == [0, 1, 2]
    assert [y for y, _ in close] == [60, 80, 100]


def test_few_rows_stay_together() -> None:
    two = list(rows(QRectF(0, 0, 100, 1000), 2, 0.5, 40))
    assert two[1].top() - two[0].top() == pytest.approx(88)
    assert all(row.height() == 40 for row in two)
