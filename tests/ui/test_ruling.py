"""Help opens where the rules speak of what is going on."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from catanqt.helptext import LANGUAGES, TOPICS, heading
from catanqt.rules.base.robber import RobberMove
from catanqt.rules.base.turn import Turn
from catanqt.rules.catalog import GAMES
from catanqt.session import Session
from catanqt.ui.games import game_presentation, presentations
from catanqt.ui.pages.rules import RulesPage
from catanqt.ui.ruling import ruling
from catanqt.ui.seen import Seen
from catanqt.ui.theme import load_fonts, make_theme
from tests.rules.base.table import player, table
from tests.ui.acting import MakePage, click
from tests.ui.playing import header

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


def seen(**how: object) -> Seen:
    session = Session(header(**how))  # type: ignore[arg-type]
    return Seen(session.record.header, session.rules, session.game, 0)


def test_the_first_settlement_leads_to_the_set_up() -> None:
    topic, rule = ruling(seen())
    assert heading(topic, "en", rule) == "First settlements"


def test_the_robber_leads_to_the_robber() -> None:
    first = seen(board="beginner")
    robbed = table(player(""), player(""), player(""), todo=[Turn(0), RobberMove(0)])
    topic, rule = ruling(Seen(first.header, first.rules, robbed, 0))
    assert heading(topic, "en", rule) == "The robber"


def test_trading_leads_to_trading_and_junior_to_its_own_page() -> None:
    assert heading(*_asked(ruling(seen(), "trade"))) == "Trading"
    assert ruling(seen(game="junior"), "trade")[0] == "junior"
    assert ruling(seen(game="junior"))[0] == "junior"


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
    assert page.ruling() == ("classic", "B6")


def test_a_tile_of_the_tray_leads_to_building(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(board="beginner"))
    page.hand.tray.tiles[1].setFocus()
    assert heading(*_asked(page.ruling())) == "Building"
    page.board.setFocus()
    assert page.ruling() == ("classic", "B6")


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
