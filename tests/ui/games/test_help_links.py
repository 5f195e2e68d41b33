"""Help opens where the rules speak of what is going on."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from catanqt.kernel.record import Seat
from catanqt.kernel.rule_options import RuleOption
from catanqt.rule_help import LANGUAGES, TOPICS, heading
from catanqt.rules.base.robber import RobberMove
from catanqt.rules.base.turn import Turn
from catanqt.rules.catalog import GAMES, all_options
from catanqt.session import Session
from catanqt.ui.games import game_presentation, presentations
from catanqt.ui.games.help_links import help_place, option_place, topic_of
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.pages.rules.page import RulesPage
from catanqt.ui.theme.theme import load_fonts, make_theme
from tests.rules.base.table import player, table
from tests.ui.helpers.controllers import header
from tests.ui.helpers.gestures import MakePage, click

PLACES = {
    *((one.key, rule) for one in presentations() for rule in one.help_links().values()),
    *((game, rule) for game in GAMES for rule in game_presentation(game).help_topics().values()),
}


@pytest.mark.parametrize("place", sorted(PLACES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_in_the_help(place: tuple[str, str], language: str) -> None:
    topic, rule = place
    assert topic in TOPICS
    assert heading(topic, language, rule) is not None


@pytest.mark.parametrize("option", all_options(), ids=lambda option: option.key)
def test_every_rule_option_leads_to_its_rule(option: RuleOption) -> None:
    topic, rule = option_place(option)
    assert topic in TOPICS
    assert rule in option.rule.split(), "no page explains it"


def test_the_help_of_a_game_says_what_is_played_differently_next_to_the_rule(qtbot: QtBot) -> None:
    """Names are shown as they are: nothing in them is a mark."""
    options = {"discard_limit": 9, "handicap": [0, 2, 0]}
    changed = header(options=options)
    wild = replace(changed, seats=(changed.seats[0], Seat("*B* [x](http://y) <b>", "novice"), changed.seats[2]))
    page = RulesPage(make_theme(), ("classic",), "", wild)
    qtbot.addWidget(page)
    text = page.text.toPlainText()
    assert text.index("2 house rules in this game") < text.index("How to win")
    assert "*B* [x](http://y) <b> 2 points more to win" in text
    note = "Played differently here: Cards kept on a 7: 9"
    assert text.index("The robber") < text.index(note)
    assert "href" not in page.text.toHtml()
    printed = RulesPage(make_theme(), ("classic",), "", header())
    qtbot.addWidget(printed)
    assert "house rule" not in printed.text.toPlainText()


def seen(**how: object) -> Perspective:
    session = Session(header(**how))  # type: ignore[arg-type]
    return Perspective(session.record.header, session.rules, session.game, 0)


def test_scenarios_together_lead_to_what_changes_when_they_meet_and_to_their_goal(qtbot: QtBot) -> None:
    together = header(scenarios=("soccer-fever", "big-game", "fishermen"), options={"handicap": [2, 0, 0]})
    assert topic_of(together) == "combinations"
    assert topic_of(header(scenarios=("fishermen",))) == "fishermen"
    page = RulesPage(make_theme(), (topic_of(together),), "", together)
    qtbot.addWidget(page)
    assert "This game: The first to reach 13 points" in page.text.toPlainText()


def test_the_first_settlement_leads_to_the_set_up() -> None:
    topic, rule = help_place(seen())
    assert heading(topic, "en", rule) == "First settlements"


def test_the_robber_leads_to_the_robber() -> None:
    first = seen(board="beginner")
    robbed = table(player(""), player(""), player(""), todo=[Turn(0), RobberMove(0)])
    topic, rule = help_place(Perspective(first.header, first.rules, robbed, 0))
    assert heading(topic, "en", rule) == "The robber"


def test_trading_leads_to_trading_and_junior_to_its_own_page() -> None:
    assert heading(*_asked(help_place(seen(), "trade"))) == "Trading"
    assert help_place(seen(game="junior"), "trade")[0] == "junior"
    assert help_place(seen(game="junior"))[0] == "junior"


def _asked(place: tuple[str, str]) -> tuple[str, str, str]:
    return place[0], "en", place[1]


def test_the_page_scrolls_to_its_heading(qtbot: QtBot) -> None:
    load_fonts()
    page = RulesPage(make_theme(), ("classic",), "B8")
    qtbot.addWidget(page)
    page.resize(1000, 500)
    with qtbot.waitExposed(page):
        page.show()
    bar = page.text.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0)
    cursor = page.text.cursorForPosition(page.text.viewport().rect().topLeft())
    near = [cursor.block().text(), cursor.block().next().text()]
    assert page.heading == "The robber"
    assert "The robber" in near


def test_a_page_without_a_rule_begins_at_its_beginning(qtbot: QtBot) -> None:
    page = RulesPage(make_theme(), ("junior",))
    qtbot.addWidget(page)
    page.show()
    qtbot.wait(10)
    assert page.text.verticalScrollBar().value() == 0


def test_the_tool_in_the_prompt_asks_for_the_rules(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(board="beginner"))
    with qtbot.waitSignal(page.rules):
        click(page.prompt.tool("rules"))
    assert page.help_place() == ("classic", "B6")


def test_a_tile_of_the_tray_leads_to_building(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(board="beginner"))
    page.hand.tray.tiles[1].setFocus()
    assert heading(*_asked(page.help_place())) == "Building"
    page.board.setFocus()
    assert page.help_place() == ("classic", "B6")


def test_the_search_counts_its_places_and_goes_through_all_of_them(qtbot: QtBot) -> None:
    page = RulesPage(make_theme(), ("classic",))
    qtbot.addWidget(page)
    page.show()
    assert page.found.text() == ""
    assert not page.next.isEnabled()
    page.search.setText("harbour")
    count = int(page.found.text().partition(" of ")[2])
    assert count > 3
    first = page.found.text()
    seen = []
    for _ in range(count):
        assert page.text.textCursor().selectedText().lower() == "harbour"
        seen.append((page.list.currentRow(), page.text.textCursor().selectionStart(), page.found.text()))
        page.next.click()
    assert len(set(seen)) == count, "each place once, on whatever page"
    assert len({row for row, _, _ in seen}) > 1
    assert page.found.text() == first, "after the last comes the first"
    page.previous.click()
    assert (page.list.currentRow(), page.text.textCursor().selectionStart(), page.found.text()) == seen[-1]
    page.search.setText("no such word")
    assert page.found.text() == "Not found"
    assert not page.next.isEnabled()
