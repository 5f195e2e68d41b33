"""The new-game page, as a person uses it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QWidget
from pytestqt.qtbot import QtBot

from catanqt.cast import BY_KEY
from catanqt.kernel.record import Header
from catanqt.rules.catalog import KINDS as CARDS
from catanqt.rules.catalog import ruleset
from catanqt.rules.colours import colours
from catanqt.ui.models.new_game_settings import AgentChoices, first_choice
from catanqt.ui.models.seats import Column
from catanqt.ui.pages.new_game.board_panel import SeedValidator, clean_seed
from catanqt.ui.pages.new_game.page import REMEMBERED, NewGamePage
from catanqt.ui.pages.new_game.rule_options import RuleOptions
from catanqt.ui.play.daily_board import day_seed, today
from catanqt.ui.play.library import FinishedGame, PlayedGames, SeatResult
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.theme.theme import Theme, make_theme, stylesheet
from tests.ui.helpers.fake_library import FakeLibrary
from tests.ui.helpers.sample_games import game, table
from tests.ui.helpers.style_sheet import dress

Show = Callable[..., Any]
LEVELS = ("easy", "medium", "hard")
TEMPERS = ("balanced", "trader")


class Visit:
    """A person at the page: what they press, and what the page says."""

    def __init__(self, page: NewGamePage, qtbot: QtBot) -> None:
        self.page, self.qtbot = page, qtbot
        self.started: list[tuple[Header, str]] = []
        self.backs = 0
        page.start.connect(lambda header, name: self.started.append((header, name)))
        page.back.connect(self._back)

    def _back(self) -> None:
        self.backs += 1

    def click(self, widget: QWidget) -> None:
        assert widget.isVisible()
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(8, widget.height() // 2))

    def card(self, *keys: str) -> None:
        if self.page.rules is not None:
            self.close_rules()
        for key in keys:
            self.click(self.page.cards.cards[key])

    def press(self, key: Qt.Key) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None
        self.qtbot.keyClick(focused, key)

    def choose(self, combo: QComboBox, key: object) -> None:
        """Wander through a list with the arrows."""
        combo.setFocus()
        step = Qt.Key.Key_Down if combo.findData(key) > combo.currentIndex() else Qt.Key.Key_Up
        while combo.currentData() != key:
            self.qtbot.keyClick(combo, step)

    # The rule options

    @property
    def rules(self) -> RuleOptions:
        """The page of the rule options, opened if need be."""
        if self.page.rules is None:
            self.click(self.page.more)
        assert self.page.rules is not None
        return self.page.rules

    def close_rules(self) -> None:
        self.click(self.rules.done)

    def set_value(self, key: str, value: object) -> None:
        control = self.rules.rows[key].control
        assert isinstance(control, QComboBox)
        self.choose(control, value)

    def toggle(self, key: str) -> None:
        """By a click on its words."""
        row = self.rules.rows[key]
        self.rules.area.ensureWidgetVisible(row)
        self.click(row)

    def set_names(self) -> list[str]:
        """The presets and sets, the chosen one with a star."""
        found = self.rules.sets.list
        items = [found.item(place) for place in range(found.count())]
        return [f"*{item.text()}" if item is found.currentItem() else item.text() for item in items]

    def take_set(self, name: str) -> None:
        found = self.rules.sets.list
        (item,) = found.findItems(name, Qt.MatchFlag.MatchExactly)
        place = found.visualItemRect(item).center()
        self.qtbot.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def header(self) -> Header:
        """What starts when the button is pressed."""
        self.click(self.page.go)
        return self.started[-1][0]


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "preferences.ini")


@pytest.fixture
def visit(theme: Theme, preferences: Preferences, shown: Show, qtbot: QtBot) -> Visit:
    return Visit(shown(NewGamePage(theme, preferences, LEVELS, TEMPERS)), qtbot)


def test_enter_at_once_starts_a_good_game(visit: Visit) -> None:
    visit.press(Qt.Key.Key_Return)
    (header, name) = visit.started[0]
    assert (header.game, header.scenarios, len(header.seats)) == ("classic", (), 4)
    assert sorted(seat.player for seat in header.seats) == [
        "human",
        "medium/balanced",
        "medium/trader",
        "medium/trader",
    ]
    assert header.options["board_seed"] in name
    ruleset("classic").new_game(header)


def test_any_combination_of_cards_can_be_played(visit: Visit) -> None:
    cards, before = visit.page.cards.cards, set()
    for number in range(1, 2 ** len(CARDS)):
        # One card after the other, so that every set of presses is gone through (a Gray code).
        place = (number & -number).bit_length() - 1
        visit.card(CARDS[place])
        header = visit.header()
        game = ruleset(header.game, header.scenarios).new_game(header)
        assert not game.over
        chosen = {header.game, *header.scenarios}
        assert {key for key, card in cards.items() if card.isChecked()} == chosen
        before.add(frozenset(chosen))
    assert len(before) == 2**3 + 1, "classic with any scenarios, and Junior"


def test_scenarios_combine_and_junior_excludes_them(visit: Visit) -> None:
    visit.card("soccer-fever", "fishermen")
    assert visit.page.summary.text() == "Classic + Soccer Fever + Fishermen"
    assert visit.page.detail.text() == "The first to reach 11 points wins. Whoever has the old shoe needs one more."
    visit.card("junior")
    assert visit.page.summary.text() == "Junior"
    assert visit.page.detail.text() == "The first to have 7 lairs wins."
    visit.card("big-game")
    assert visit.page.summary.text() == "Classic + Big Game"
    visit.card("big-game")
    assert visit.page.summary.text() == "Classic"


def test_a_game_stays_chosen_when_pressed_again(visit: Visit) -> None:
    visit.card("classic", "classic")
    assert visit.page.cards.cards["classic"].isChecked()
    visit.card("junior", "junior")
    assert visit.page.cards.cards["junior"].isChecked()


def test_how_many_play(visit: Visit) -> None:
    seats = visit.page.seats
    visit.click(seats.counts[2])
    assert [row.isVisible() for row in seats.rows] == [True, True, False, False]
    assert not seats.rows[0].away.isEnabled()
    visit.click(seats.add)
    assert len(visit.header().seats) == 3
    visit.click(seats.rows[1].away)
    assert len(visit.header().seats) == 2
    visit.card("big-game")
    assert not seats.counts[2].isEnabled()
    assert len(visit.header().seats) == 3
    visit.click(seats.counts[4])
    assert not seats.add.isVisible()
    assert len(visit.header().seats) == 4


def test_a_seat_in_the_middle_goes_and_the_others_stay(visit: Visit) -> None:
    names = [row.name.text() for row in visit.page.seats.rows]
    visit.click(visit.page.seats.rows[1].away)
    assert [row.name.text() for row in visit.page.seats.rows[:3]] == [names[0], names[2], names[3]]


def test_names_are_typed(visit: Visit) -> None:
    field = visit.page.seats.rows[0].name
    field.selectAll()
    visit.qtbot.keyClicks(field, "Änne")
    assert "Änne" in [seat.name for seat in visit.header().seats]


def test_enter_in_a_field_ends_the_typing_and_a_second_one_starts(visit: Visit) -> None:
    field = visit.page.seats.rows[0].name
    visit.click(field)
    visit.press(Qt.Key.Key_Return)
    assert not visit.started
    visit.press(Qt.Key.Key_Return)
    assert visit.started


@pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")
def test_a_taken_colour_is_swapped(visit: Visit) -> None:
    row = visit.page.seats.rows[0]
    menu = row.colour.menu()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()][:2] == ["Blue, circle", "Red, diamond"]
    red = menu.actions()[1]
    menu.popup(row.colour.mapToGlobal(QPoint(0, 0)))
    visit.qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(red).center())
    visit.click(visit.page.seats.random)
    assert colours(visit.header()) == ("red", "blue", "white", "orange")
    assert row.colour.accessibleName() == "Colour of Player: Red, diamond"


def offered(visit: Visit, row: int = 0) -> list[str]:
    """The colours that the menu of a seat shows."""
    menu = visit.page.seats.rows[row].colour.menu()
    assert isinstance(menu, QMenu)
    return [action.text().split(",")[0] for action in menu.actions() if action.isVisible()]


def worn(visit: Visit) -> tuple[str, ...]:
    """The colours that the seats show, which are those of the game that starts."""
    header = visit.header()
    ruleset(header.game, header.scenarios).new_game(header)
    rows = [row for row in visit.page.seats.rows if row.isVisible()]
    names = tuple(row.colour.toolTip().removeprefix("Colour: ").split(",")[0].lower() for row in rows)
    assert sorted(colours(header)) == sorted(names)
    return names


ALL = ["Blue", "Red", "White", "Orange", "Green", "Violet"]


@pytest.mark.parametrize("game", ["soccer-fever", "junior"])
def test_SF12_JU1_three_do_without_white_and_four_have_the_printed_colours(visit: Visit, game: str) -> None:
    assert offered(visit) == ALL
    visit.card(game)
    assert offered(visit) == ["Blue", "Red", "White", "Orange"]
    assert worn(visit) == ("blue", "red", "white", "orange")
    visit.click(visit.page.seats.counts[3])
    assert offered(visit) == ["Blue", "Red", "Orange"]
    assert worn(visit) == ("blue", "red", "orange")
    visit.click(visit.page.seats.counts[4])
    assert worn(visit) == ("blue", "red", "orange", "white")
    visit.card("classic")
    if game == "soccer-fever":
        visit.card(game)
    assert offered(visit) == ALL


@pytest.mark.parametrize("game", ["soccer-fever", "junior"])
def test_SF12_JU1_a_colour_that_the_game_lacks_is_changed_whatever_is_chosen_first(visit: Visit, game: str) -> None:
    """White, green and violet are at the table of three before the game is chosen, and one seat goes in the midst."""
    for row, colour in enumerate(("white", "green", "violet")):
        visit.page.seats.rows[row].colour.chosen.emit(colour)
    visit.click(visit.page.seats.counts[3])
    assert worn(visit) == ("white", "green", "violet")
    visit.card(game)
    assert sorted(worn(visit)) == ["blue", "orange", "red"]
    visit.click(visit.page.seats.add)
    assert sorted(worn(visit)) == ["blue", "orange", "red", "white"]
    visit.page.seats.rows[3].colour.chosen.emit("blue")
    visit.click(visit.page.seats.rows[1].away)
    assert sorted(worn(visit)) == ["blue", "orange", "red"]


def test_SF12_JU1_what_is_remembered_has_fitting_colours(
    theme: Theme, preferences: Preferences, shown: Show, qtbot: QtBot
) -> None:
    """A choice of an older program: three with white in Soccer Fever."""
    old = first_choice(AgentChoices(LEVELS, TEMPERS))
    preferences.remember(REMEMBERED, replace(old, scenarios=("soccer-fever",), players=3).to_json())
    visit = Visit(shown(NewGamePage(theme, preferences, LEVELS, TEMPERS)), qtbot)
    assert offered(visit) == ["Blue", "Red", "Orange"]
    assert worn(visit) == ("blue", "red", "orange")


def test_SF9_finishing_the_matchday_can_be_agreed_upon(visit: Visit) -> None:
    visit.card("soccer-fever")
    assert "finish_matchday" not in visit.header().options
    visit.toggle("finish_matchday")
    visit.close_rules()
    header = visit.header()
    assert header.options["finish_matchday"] is True
    assert (
        ruleset(header.game, header.scenarios)
        .new_game(header)
        .state.scenario_state["soccer-fever"]
        .league.finishes_days
    )
    visit.card("junior")
    assert "finish_matchday" not in visit.rules.rows
    visit.close_rules()
    assert "finish_matchday" not in visit.header().options


def test_level_and_temperament_each_on_its_own(visit: Visit) -> None:
    visit.click(visit.page.seats.random)
    visit.choose(visit.page.seats.rows[1].level, "hard")
    visit.choose(visit.page.seats.rows[2].temper, "trader")
    players = [seat.player for seat in visit.header().seats]
    assert players == ["human", "hard/trader", "medium/trader", "medium/trader"]
    assert "Plans by rules" in visit.page.seats.rows[1].note.text()


def test_an_opponent_is_picked_from_the_cast(visit: Visit) -> None:
    visit.click(visit.page.seats.random)
    row = visit.page.seats.rows[1]
    visit.click(row.character)
    assert visit.page.cast is not None
    visit.click(visit.page.cast.cards["oda"])
    assert visit.page.cast is None
    assert (row.name.text(), row.portrait.isVisible(), row.level.isVisible()) == ("Oda", True, False)
    visit.click(visit.page.seats.rows[2].character)
    assert not visit.page.cast.cards["oda"].isEnabled()
    visit.press(Qt.Key.Key_Escape)
    assert visit.page.cast is None
    assert visit.page.seats.rows[2].computer.isChecked()
    assert [seat.player for seat in visit.header().seats[1:3]] == ["skill:20/cautious/oda", "medium/balanced"]
    visit.click(row.computer)
    assert row.level.isVisible()
    assert row.name.text() != "Oda"


def test_what_was_played_against_a_character_is_shown(
    theme: Theme, preferences: Preferences, shown: Show, qtbot: QtBot
) -> None:
    freya, person = BY_KEY["freya"].player, "human"

    def met(number: int, winner: str, whole: bool = True) -> FinishedGame:
        seats = [
            SeatResult(name, player, 10 if name == winner else 5, name == winner, 40, 40.0)
            for name, player in (("Ann", person), ("Freya", freya), ("Kofi", "easy"))
        ]
        return FinishedGame(number, "", "classic", (), "2026-01-01", 60, tuple(seats), whole)

    winners = ["Freya"] * 5 + ["Ann"] * 3 + ["Kofi"]
    games = [met(number, winner) for number, winner in enumerate(winners)]
    past = PlayedGames((*games, met(20, "Ann", whole=False)))
    library = FakeLibrary()
    library.played_games = past
    choice = first_choice(AgentChoices(LEVELS, TEMPERS), "Ann")
    page = NewGamePage(theme, preferences, LEVELS, TEMPERS, choice, library=library)
    visit = Visit(shown(page), qtbot)
    page.model.setData(page.model.index(1, Column.CHARACTER), "freya")
    assert visit.page.seats.rows[1].note.text().startswith("Freya leads 5 to 3. Builds longships")
    visit.click(visit.page.seats.rows[2].character)
    assert page.cast is not None
    assert "Freya leads 5 to 3" in page.cast.cards["freya"].accessibleDescription()


def test_whoever_wins_too_often_is_shown_a_stronger_level(
    theme: Theme, preferences: Preferences, shown: Show, qtbot: QtBot
) -> None:
    library = FakeLibrary()
    library.played_games = PlayedGames(
        tuple(game(number, table(winner, "medium")) for number, winner in enumerate((0, 0, 0, 0, 0, 1, 2)))
    )
    choice = first_choice(AgentChoices(LEVELS, TEMPERS), "Ann")
    visit = Visit(shown(NewGamePage(theme, preferences, LEVELS, TEMPERS, choice, library=library)), qtbot)
    bar = visit.page.prospects
    assert bar.advice.text() == "You win 71% against Medium: try Hard"
    visit.click(bar.advice)
    assert {seat.player.partition("/")[0] for seat in visit.header().seats} == {"human", "hard"}
    assert not bar.advice.isVisible()
    assert bar.chance.text().startswith("You should win about ")


def test_what_cannot_be_read_is_told(theme: Theme, preferences: Preferences, shown: Show, qtbot: QtBot) -> None:
    library = FakeLibrary()
    library.broken = "No room."
    visit = Visit(shown(NewGamePage(theme, preferences, LEVELS, TEMPERS, library=library)), qtbot)
    assert visit.page.prospects.chance.text() == "Saved games: No room."


def test_people_and_agents(visit: Visit) -> None:
    visit.click(visit.page.seats.random)
    first, second = visit.page.seats.rows[:2]
    assert not first.level.isVisible()
    assert second.level.isVisible()
    visit.click(first.computer)
    visit.click(second.human)
    assert first.level.isVisible()
    assert not second.level.isVisible()
    assert [seat.player for seat in visit.header().seats[:2]] == ["medium/balanced", "human"]


def test_who_begins(visit: Visit) -> None:
    seats = visit.page.seats
    assert seats.random.isChecked()
    assert not seats.rows[1].up.isVisible()
    visit.click(seats.random)
    names = [row.name.text() for row in seats.rows]
    visit.click(seats.rows[2].up)
    assert [seat.name for seat in visit.header().seats] == [names[0], names[2], names[1], names[3]]


def test_the_board_follows_its_kind(visit: Visit) -> None:
    board = visit.page.board
    assert [board.kind.itemData(place) for place in range(board.kind.count())] == ["variable", "random", "beginner"]
    visit.choose(board.kind, "beginner")
    assert not board.seed.isEnabled()
    assert not board.shuffle.isEnabled()
    assert visit.header().options["board"] == "beginner"
    visit.card("fishermen")
    assert board.seed.isEnabled()
    visit.card("junior")
    assert board.kind.currentText() == "Pirate islands"
    assert not board.kind.isEnabled()


def test_shuffling_gives_another_island(visit: Visit) -> None:
    first = visit.header().board
    visit.click(visit.page.board.shuffle)
    assert visit.header().board != first


def test_the_board_of_the_day_is_the_same_for_everybody(visit: Visit) -> None:
    board = visit.page.board
    visit.choose(board.kind, "beginner")
    visit.click(board.daily)
    first = visit.header()
    assert first.options["board"] == "variable"
    assert first.options["board_seed"] == day_seed(today())
    assert "board of the day" in board.note.text().lower()
    visit.click(board.shuffle)
    assert "board of the day" not in board.note.text().lower()
    visit.click(board.daily)
    assert visit.header().board == first.board
    visit.card("junior")
    assert not board.daily.isEnabled()


def test_every_day_has_another_board() -> None:
    seeds = {day_seed(date(2026, 1, 1) + timedelta(days=day)) for day in range(400)}
    assert len(seeds) == 400
    assert all(clean_seed(seed) == seed for seed in seeds)
    assert day_seed(date(2026, 2, 3)) == "D20260203"


def test_a_seed_is_typed_or_pasted(visit: Visit) -> None:
    field = visit.page.board.seed
    field.selectAll()
    visit.qtbot.keyClicks(field, "kelp-4!")
    assert field.text() == "KELP-4"
    assert visit.header().options["board_seed"] == "KELP-4"
    QGuiApplication.clipboard().setText("  oak 77\n")
    field.setFocus()
    field.selectAll()
    visit.qtbot.keySequence(field, QKeySequence(QKeySequence.StandardKey.Paste))
    assert field.text() == "OAK77"
    assert visit.header().options["board_seed"] == "OAK77"


def test_an_emptied_seed_is_made_up(visit: Visit) -> None:
    field = visit.page.board.seed
    field.selectAll()
    visit.qtbot.keyClick(field, Qt.Key.Key_Delete)
    visit.qtbot.keyClick(field, Qt.Key.Key_Return)
    assert len(visit.header().options["board_seed"]) == 6
    visit.qtbot.waitUntil(lambda: field.text() != "")


def test_the_same_seed_gives_the_same_game_to_two_people(visit: Visit) -> None:
    for _ in range(2):
        visit.click(visit.page.board.shuffle)
        visit.page.board.seed.selectAll()
        visit.qtbot.keyClicks(visit.page.board.seed, "SHARED")
        visit.header()
    (one, _), (two, _) = visit.started
    assert one.board == two.board
    assert one.seats == two.seats


@pytest.mark.parametrize(
    ("typed", "position", "expected"),
    [
        ("ab", 2, ("AB", 2)),
        ("a b", 3, ("AB", 2)),
        ("äß", 2, ("SS", 2)),
        ("", 0, ("", 0)),
        ("x" * 40, 40, ("X" * 24, 24)),
    ],
)
def test_seeds_are_cleaned(qapp: QApplication, typed: str, position: int, expected: tuple[str, int]) -> None:
    assert SeedValidator().validate(typed, position)[1:] == expected


def test_the_preview_is_painted_when_the_board_changes_and_only_then(visit: Visit) -> None:
    preview = visit.page.board.preview
    painted: list[int] = []
    visit.qtbot.waitUntil(lambda: not preview.waiting)
    preview.painted.connect(lambda: painted.append(1))
    visit.click(visit.page.board.shuffle)
    visit.qtbot.waitUntil(lambda: len(painted) == 1)
    visit.qtbot.keyClicks(visit.page.seats.rows[0].name, "x")
    visit.choose(visit.page.seats.rows[1].level, "hard")
    assert not preview.waiting
    visit.card("soccer-fever")
    visit.qtbot.waitUntil(lambda: len(painted) == 2)


def test_rule_options(visit: Visit) -> None:
    page = visit.page
    visit.card("soccer-fever")
    assert page.house_rules.isHidden()
    visit.set_value("goal", 11)
    visit.toggle("card_icon_on_landing")
    visit.set_value("match_order", "chart")
    visit.close_rules()
    assert page.detail.text() == "The first to reach 12 points wins."
    assert page.house_rules.text().startswith("3 house rules: Points to win: 12 (11 + 1); ")
    header = visit.header()
    agreed = {key: header.options.get(key) for key in ("goal", "match_order", "card_icon_on_landing")}
    assert agreed == {"goal": 11, "match_order": "chart", "card_icon_on_landing": True}
    assert set(ruleset("classic", ("soccer-fever",)).new_game(header).state.goals) == {12}
    visit.click(visit.rules.rows["goal"].reset)
    assert page.choice.rule(visit.rules.rows["goal"].option) == 10
    assert QApplication.focusWidget() is visit.rules.rows["goal"].control


def test_rules_of_junior(visit: Visit) -> None:
    visit.card("junior")
    assert list(visit.rules.rows) == ["start_ships", "advanced_trade", "coco_tiles", "ghost_home"]
    visit.set_value("start_ships", 2)
    visit.toggle("advanced_trade")
    visit.close_rules()
    options = visit.header().options
    assert (options["start_ships"], options["advanced_trade"]) == (2, True)
    assert visit.page.seats.rows[0].handicap.isHidden()


def test_what_is_impossible_cannot_be_chosen_and_says_why(visit: Visit) -> None:
    visit.choose(visit.page.board.kind, "beginner")
    row = visit.rules.rows["same_apart"]
    assert not row.control.isEnabled()
    assert row.control.toolTip() == row.note.text() == "The beginners' board is always the same."
    rest = visit.rules.rows["deck_rest"]
    assert not rest.control.isEnabled()
    visit.set_value("dice", "deck")
    assert rest.control.isEnabled()
    visit.set_value("goal", 5)
    box = visit.rules.rows["handicap"].handicaps[0]
    model = box.model()
    places = {box.itemData(place): model.index(place, 0) for place in range(box.count())}
    assert not model.flags(places[-2]) & Qt.ItemFlag.ItemIsEnabled
    assert places[-2].data(Qt.ItemDataRole.ToolTipRole) == "Nobody may need fewer than four points."
    assert model.flags(places[-1]) & Qt.ItemFlag.ItemIsEnabled


def test_the_corners_of_the_board_are_measured_beside_the_rules_that_limit_them(visit: Visit) -> None:
    visit.choose(visit.page.board.kind, "random")
    visit.set_value("best_corner", 11)
    visit.set_value("worst_corner", 6)
    best, worst = (visit.rules.rows[key].note for key in ("best_corner", "worst_corner"))
    assert best.text() == "On this board: 11 of 36 rolls"
    assert worst.text().startswith("On this board: ")
    assert int(worst.text().split()[3]) >= 6


def test_the_keyboard_enters_the_list_of_rules_where_it_is_seen(visit: Visit) -> None:
    rules = visit.rules
    rules.area.verticalScrollBar().setValue(rules.area.verticalScrollBar().maximum())
    rules.sets.name.setFocus()
    visit.press(Qt.Key.Key_Tab)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert rules.area.isAncestorOf(focused)
    assert not focused.visibleRegion().isEmpty()


def test_rule_options_are_searched_by_all_words(visit: Visit) -> None:
    rules = visit.rules
    visit.qtbot.keyClicks(rules.search, "ROBBER friendly")
    assert [key for key, row in rules.rows.items() if row.isVisible()] == ["friendly_robber"]
    rules.search.setText("Séven first rounds")
    assert [key for key, row in rules.rows.items() if row.isVisible()] == ["no_seven_rounds"]
    rules.search.setText("the deck, please")
    assert [key for key, row in rules.rows.items() if row.isVisible()] == ["dice", "deck_rest"]
    assert rules.told.text() == "No rule option has all of these words; these come closest."
    rules.search.setText("xyz")
    assert rules.told.text() == "No rule option has these words."
    rules.search.clear()
    assert rules.told.isHidden()
    assert all(row.isVisible() for row in rules.rows.values())


def test_presets_and_sets_of_ones_own(visit: Visit, theme: Theme, preferences: Preferences, shown: Show) -> None:
    names = visit.set_names
    assert names() == ["*Printed rules", "Friendly", "Tournament", "Quick game", "Long game"]
    visit.take_set("Tournament")
    assert visit.page.choice.agreed["dice"] == "deck"
    visit.set_value("goal", 12)
    assert names()[-1] == "*Your own choice"
    visit.take_set("Friendly")
    visit.take_set("Your own choice")
    assert (visit.page.choice.agreed["goal"], visit.page.choice.agreed["dice"]) == (12, "deck")
    sets = visit.rules.sets
    visit.qtbot.keyClicks(sets.name, "At home")
    visit.qtbot.keyClick(sets.name, Qt.Key.Key_Return)
    assert names()[-1] == "*At home"
    assert visit.started == [], "Enter kept the rules, and started nothing"
    visit.card("fishermen")
    assert visit.set_names()[-1] == "*At home", "they are the same rules with a scenario more"
    visit.close_rules()
    later = Visit(shown(NewGamePage(theme, preferences, LEVELS, TEMPERS)), visit.qtbot)
    assert later.set_names()[-1] == "*At home"
    sets = later.rules.sets
    sets.name.setText("Sundays")
    later.click(sets.rename)
    assert later.set_names()[-1] == "*Sundays"
    later.click(sets.delete)
    assert later.set_names()[-1] == "*Your own choice", "what is agreed upon stays"
    assert not sets.delete.isEnabled()


def test_handicaps_in_the_list_of_players(visit: Visit) -> None:
    seats = visit.page.seats.rows
    visit.click(visit.page.seats.random)
    assert seats[1].handicap.isHidden(), "it would puzzle those who play without handicaps"
    fewer = next(action for action in seats[1].handicap.menu().actions() if action.data() == -1)
    fewer.trigger()
    assert not seats[1].handicap.isHidden()
    assert seats[1].handicap.text() == "\N{MINUS SIGN}1"
    assert visit.header().options["handicap"] == [0, -1, 0, 0]
    boxes = visit.rules.rows["handicap"].handicaps
    assert [box.currentData() for box in boxes] == [0, -1, 0, 0]
    visit.click(visit.rules.rows["handicap"].reset)
    visit.close_rules()
    assert seats[1].handicap.isHidden()
    assert "handicap" not in visit.header().options


def test_the_rule_options_lead_to_the_help_and_are_there_again_after_it(
    visit: Visit, theme: Theme, preferences: Preferences, shown: Show
) -> None:
    asked: list[tuple[str, str]] = []
    visit.page.help_wanted.connect(lambda topic, rule: asked.append((topic, rule)))
    visit.click(visit.rules.rows["discard_limit"].help)
    assert asked == [("classic", "B8")]
    assert visit.page.rule == "discard_limit"
    back = shown(NewGamePage(theme, preferences, LEVELS, TEMPERS, visit.page.choice, visit.page.rule))
    assert QApplication.focusWidget() is back.rules.rows["discard_limit"].help
    visit.qtbot.keyClick(back.rules, Qt.Key.Key_Escape)
    assert back.rules is None


def test_the_last_choice_is_remembered(visit: Visit, theme: Theme, preferences: Preferences, tmp_path: Path) -> None:
    visit.card("big-game")
    visit.click(visit.page.seats.counts[3])
    visit.page.seats.rows[0].name.selectAll()
    visit.qtbot.keyClicks(visit.page.seats.rows[0].name, "Änne")
    visit.choose(visit.page.seats.rows[1].level, "easy")
    seed = visit.header().options["board_seed"]
    again = NewGamePage(theme, Preferences(tmp_path / "preferences.ini"), LEVELS, TEMPERS)
    visit.qtbot.addWidget(again)
    choice = again.choice
    assert (choice.scenarios, choice.players) == (("big-game",), 3)
    assert (choice.seats[0].name, choice.seats[1].level) == ("Änne", "easy")
    assert choice.seed != seed
    assert preferences["player_name"] == "Änne"


@pytest.mark.parametrize("kept", ["{", "[]", '{"seats": 7}', "@Invalid()", QByteArray(b"\xff")])
def test_broken_memories_are_forgotten(theme: Theme, preferences: Preferences, kept: Any, qtbot: QtBot) -> None:
    preferences.remember("new_game", kept)
    page = NewGamePage(theme, preferences, LEVELS, TEMPERS)
    qtbot.addWidget(page)
    assert (page.choice.game, page.choice.players) == ("classic", 4)


def test_a_rebuilt_page_keeps_everything(visit: Visit, theme: Theme, preferences: Preferences) -> None:
    visit.card("fishermen")
    visit.click(visit.page.board.shuffle)
    again = NewGamePage(theme, preferences, LEVELS, TEMPERS, visit.page.choice)
    visit.qtbot.addWidget(again)
    assert again.choice == visit.page.choice
    assert again.board.seed.text() == visit.page.board.seed.text()


def test_without_temperaments_there_is_nothing_to_choose(theme: Theme, shown: Show, qtbot: QtBot) -> None:
    page = shown(NewGamePage(theme, Preferences(), ("random", "novice"), ()))
    visit = Visit(page, qtbot)
    assert not page.seats.rows[1].temper.isVisible()
    assert {seat.player for seat in visit.header().seats} == {"human", "novice"}


def test_back(visit: Visit) -> None:
    visit.click(visit.page.way_back)
    visit.press(Qt.Key.Key_Escape)
    assert visit.backs == 2


@pytest.mark.parametrize("size", [(1024, 660), (1280, 780), (1600, 980)])
def test_nothing_is_cut(theme: Theme, shown: Show, size: tuple[int, int]) -> None:
    assert_fits(shown(NewGamePage(theme, Preferences(), LEVELS, TEMPERS), size), size)


def test_large_text_fits_a_small_window(theme: Theme, shown: Show) -> None:
    large = make_theme(scale=1.3)
    dress(stylesheet(large))
    try:
        page = shown(NewGamePage(large, Preferences(), LEVELS, TEMPERS), (1024, 660))
        assert_fits(page, (1024, 660))
        assert not page.seats.rows[1].note.isVisible(), "level and temperament stand in its place"
        page.open_rules()
        assert page.rules.area.widget().width() == page.rules.area.viewport().width()
        for row in page.rules.rows.values():
            assert row.help.geometry().right() < row.width()
            assert row.control.geometry().right() < row.help.geometry().left()
    finally:
        dress(stylesheet(theme))


def assert_fits(page: NewGamePage, size: tuple[int, int]) -> None:
    assert page.size().toTuple() == size, "the page wants more room than the window has"
    for card in page.cards.cards.values():
        assert card.lines_wanted(card.width()) <= card.lines
    for row in page.seats.rows:
        assert all(part.width() >= part.minimumSizeHint().width() for part in (row.name, row.human, row.computer))
    assert page.column.horizontalScrollBar().maximum() == 0


def test_every_control_has_a_name(visit: Visit) -> None:
    row = visit.page.seats.rows[1]
    for widget in (row.colour, row.name, row.human, row.computer, row.level, row.temper, row.away):
        assert widget.accessibleName(), widget
    for card in visit.page.cards.cards.values():
        assert card.accessibleName()
        assert card.accessibleDescription()
    assert visit.page.board.seed.accessibleName()
    assert visit.page.board.kind.accessibleName()


def test_the_first_choice_greets_by_name(theme: Theme, qtbot: QtBot) -> None:
    preferences = Preferences()
    preferences["player_name"] = "Änne"
    page = NewGamePage(theme, preferences, LEVELS, TEMPERS)
    qtbot.addWidget(page)
    assert page.seats.rows[0].name.text() == "Änne"


def test_it_is_laid_out_in_a_window_that_is_there_already(theme: Theme, swapped_in: Show) -> None:
    page = swapped_in(NewGamePage(theme, Preferences(), LEVELS, TEMPERS))
    assert page.cards.geometry().bottom() < page.column.geometry().top()
    assert page.cards.geometry().left() >= 32
    assert page.board.kind.width() > 100
