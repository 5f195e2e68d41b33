"""The talk of the cast: everybody has something to say for every occasion, seldom, and gives nothing away."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from catanqt.cast import BY_KEY, CAST
from catanqt.kernel.game import Event
from catanqt.kernel.record import Header, Seat
from catanqt.rules.base import events
from catanqt.rules.catalog import new_header, ruleset
from catanqt.rules.junior.events import SpookyMoved
from catanqt.session import Session
from catanqt.ui.games import kits
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Occasion
from catanqt.ui.talk.bubble import TalkBubble
from catanqt.ui.talk.lines import lines_of
from catanqt.ui.talk.talk import PAUSE, Talk
from catanqt.ui.theme.theme import make_theme

LONGEST = 48
"""More letters are not read in passing."""


def table(game: str = "classic", seed: str = "TALK") -> Header:
    seats = [Seat("Ann"), *(Seat(BY_KEY[key].name, BY_KEY[key].player) for key in ("freya", "oda")), Seat("Bo", "easy")]
    return new_header(game, seats, board_seed=seed)


def moment(header: Header, over: bool = False) -> Perspective:
    rules = ruleset(header.game, header.scenarios)
    return Perspective(header, rules, Session(header).game, NOBODY)


class Ears:
    """Hears what is said at one table."""

    def __init__(self, header: Header) -> None:
        self.header, self.talk = header, Talk(header)
        self.kits = kits(make_theme(), header)
        self.before, self.after = moment(header), moment(header)

    def hear(self, entry: int, *happened: Event) -> list[tuple[int, Occasion]]:
        found = self.talk.remarks(entry, happened, self.before, self.after, self.kits)
        return [(one.seat, one.occasion) for one in found]


@pytest.fixture
def ears(qtbot: QtBot) -> Ears:
    return Ears(table())


def test_everybody_has_lines_of_their_own_for_every_occasion(qtbot: QtBot) -> None:
    said = [line for one in CAST for occasion in Occasion for line in lines_of(one.key, occasion)]
    assert len(said) == len(set(said))
    assert max(map(len, said)) <= LONGEST
    assert all(len(lines_of(one.key, occasion)) >= 2 for one in CAST for occasion in Occasion)
    assert lines_of("nobody", Occasion.WON) == ()


def test_whoever_loses_an_award_speaks(ears: Ears) -> None:
    ears.before.state.longest_road = 1
    assert ears.hear(1, events.LongestRoadMoved(0, 5)) == [(1, Occasion.OVERTAKEN)]
    ears.before.state.largest_army = 2
    assert ears.hear(2 + PAUSE, events.LargestArmyMoved(NOBODY, 0)) == [(2, Occasion.OVERTAKEN)]
    ears.before.state.longest_road = 0
    assert ears.hear(99, events.LongestRoadMoved(1, 6)) == [], "Ann is a person"


def test_deals_and_thefts_are_spoken_of_now_and_then_and_after_a_pause(ears: Ears) -> None:
    deal, theft = events.Traded(0, 1, (1, 0, 0, 0, 0), (0, 1, 0, 0, 0)), events.Stolen(1, 2, 3)
    heard = [(entry, *said) for entry in range(300) for said in ears.hear(entry, deal if entry % 2 else theft)]
    entries = [entry for entry, *_ in heard]
    assert {(seat, occasion) for _, seat, occasion in heard} == {
        (1, Occasion.TRADE),
        (1, Occasion.ROBS),
        (2, Occasion.ROBBED),
    }
    assert all(two - one >= PAUSE for one, two in pairwise(entries))
    assert 15 < len(heard) < 50


def test_nothing_is_said_twice_in_a_row_and_other_games_begin_elsewhere(qtbot: QtBot) -> None:
    first: set[str] = set()
    for seed in ("ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX"):
        ears = Ears(table(seed=seed))
        ears.before.state.longest_road = 1
        said = [
            ears.talk.remarks(entry, [events.LongestRoadMoved(0, 5)], ears.before, ears.after, ears.kits)[0].text
            for entry in range(0, 6 * PAUSE, PAUSE)
        ]
        assert all(one != two for one, two in pairwise(said))
        first.add(said[0])
    assert len(first) > 1


def test_the_same_moment_hears_the_same(qtbot: QtBot) -> None:
    theft = events.Stolen(1, 2, 3)
    one, two = ([Ears(table()).hear(entry, theft) for entry in range(40)] for _ in range(2))
    assert one == two


def test_what_was_stolen_makes_no_difference(qtbot: QtBot) -> None:
    heard = [[Ears(table()).hear(entry, events.Stolen(1, 2, goods)) for entry in range(20)] for goods in range(5)]
    assert all(one == heard[0] for one in heard)


def test_hidden_points_are_not_spoken_of(ears: Ears, monkeypatch: pytest.MonkeyPatch) -> None:
    """About to win is who lacks one of the points that everybody sees."""
    rules: Any = type(ears.after.rules)
    monkeypatch.setattr(rules, "points", lambda self, game, seat: 9)
    assert ears.hear(1) == []
    monkeypatch.setattr(
        rules, "public_points", lambda self, game, seat: 9 if game is ears.after.game and seat == 2 else 3
    )
    assert ears.hear(2) == [(2, Occasion.NEARLY)]


def test_at_the_end_the_winner_speaks_and_one_of_the_others(ears: Ears, monkeypatch: pytest.MonkeyPatch) -> None:
    rules: Any = type(ears.after.rules)
    monkeypatch.setattr(type(ears.after), "over", property(lambda self: self is ears.after))
    monkeypatch.setattr(rules, "winner", lambda self, game: 2)
    assert ears.hear(5) == [(2, Occasion.WON), (1, Occasion.LOST)]
    monkeypatch.setattr(rules, "winner", lambda self, game: 0)
    assert ears.hear(6) == [(1, Occasion.LOST)]


def test_junior(qtbot: QtBot) -> None:
    ears = Ears(table("junior"))
    ears.before.state.spooky = 2
    assert ears.hear(1, SpookyMoved(0)) == [(2, Occasion.OVERTAKEN)]


def test_a_table_without_characters_is_silent(qtbot: QtBot) -> None:
    seats = [Seat("Ann"), *(Seat(name, "hard") for name in ("Freya", "Oda"))]
    ears = Ears(new_header("classic", seats, board_seed="TALK"))
    ears.before.state.longest_road = 1
    assert ears.hear(1, events.LongestRoadMoved(0, 5)) == []


@pytest.mark.parametrize("size", [(232, 58), (232, 70), (300, 62)])
def test_every_line_fits_into_the_row_of_its_speaker(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    bubble = TalkBubble(make_theme(), page)
    cut = []
    for line in (line for one in CAST for occasion in Occasion for line in lines_of(one.key, occasion)):
        bubble.say(line, QRect(0, 0, *size))
        cut += [] if bubble.fits else [line]
    assert cut == []
