"""Banners: which moments deserve one, how long they are there, and who hears of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import Event
from catanqt.rules.base import events as base
from catanqt.rules.base.trade import Choosing
from catanqt.rules.junior import events as junior
from catanqt.rules.junior.coco import GIFTS
from catanqt.scenarios.big_game.rules import events as big_game
from catanqt.scenarios.fishermen.rules import events as fishermen
from catanqt.scenarios.soccer_fever.rules import events as soccer
from catanqt.session import Session
from catanqt.ui.games import kits
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Moment, Tone
from catanqt.ui.pages.game.page import GamePage
from catanqt.ui.play.moments import moments
from catanqt.ui.play.presenter import snapshot
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.sound.player import NEWS as SOUNDS_OF_NEWS
from catanqt.ui.theme.theme import make_theme
from catanqt.ui.widgets.banner import MOST_MS, Banner
from tests.ui.helpers.controllers import header
from tests.ui.helpers.finished_games import finished
from tests.ui.helpers.gestures import MakePage

ME, BOB, CLEO = 0, 1, 2
ALL = ("soccer-fever", "big-game", "fishermen")


def seen_by(viewer: int = ME, game: str = "classic", scenarios: Sequence[str] = ()) -> Perspective:
    session = Session(header(game, ("human", "novice", "novice", "novice"), scenarios=tuple(scenarios)))
    return Perspective(session.record.header, session.rules, session.game, viewer)


def told(perspective: Perspective, *happened: Event) -> list[str]:
    return [moment.text for moment in found(perspective, *happened)]


def found(perspective: Perspective, *happened: Event) -> list[Moment]:
    return moments(happened, perspective, perspective, kits(make_theme(), perspective.header))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (base.LongestRoadMoved(ME, 5), "You have the longest road!"),
        (base.LongestRoadMoved(BOB, 5), "Bob has the longest road"),
        (base.LargestArmyMoved(BOB, 3), "Bob has the largest army"),
        (base.CardDrawn(ME, 0), "You drew: Knight"),
        (base.CardDrawn(BOB, 0), "Bob drew a development card"),
        (base.Stolen(BOB, ME, 2), "Bob stole 1 wool from you!"),
        (base.Stolen(ME, BOB, 2), "You stole 1 wool from Bob"),
        (big_game.ChampionMoved(BOB), "Bob is the Big Game Champion"),
        (fishermen.ShoeMoved(ME), "You have the old shoe: 1 point more to win"),
    ],
)
def test_big_news_has_its_words(qtbot: QtBot, event: Event, words: str) -> None:
    assert told(seen_by(scenarios=ALL), event) == [words]


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (base.LongestRoadMoved(BOB, 5), "longest-road"),
        (base.LargestArmyMoved(BOB, 3), "largest-army"),
        (base.CardDrawn(ME, 0), "drawn"),
        (base.CardDrawn(BOB, 0), "drawn"),
        (base.Monopolised(BOB, ME, 2, 3), "monopoly"),
        (base.Stolen(BOB, ME, 2), "robbed"),
        (big_game.ChampionMoved(BOB), "champion"),
        (fishermen.ShoeMoved(BOB), "shoe"),
    ],
)
def test_each_kind_of_news_has_a_sound_of_its_own(qtbot: QtBot, event: Event, sound: str) -> None:
    assert [moment.sound for moment in found(seen_by(scenarios=ALL), event)] == [sound]
    assert sound in SOUNDS_OF_NEWS


def test_thefts_among_others_and_their_cards_stay_secret(qtbot: QtBot) -> None:
    assert told(seen_by(), base.Stolen(BOB, CLEO, 2)) == []
    assert "Knight" not in "".join(told(seen_by(), base.CardDrawn(BOB, 0)))


def test_a_monopoly_is_told_once_and_says_what_i_lost(qtbot: QtBot) -> None:
    given = base.Monopolised(BOB, ME, 2, 3), base.Monopolised(BOB, CLEO, 2, 1)
    assert told(seen_by(), *given) == ["Monopoly: Bob takes 3 wool from you!"]
    assert told(seen_by(3), *given) == ["Monopoly: Bob gets 4 wool"]
    assert told(seen_by(BOB), *given) == ["Monopoly: you get 4 wool!"]


def test_a_challenge_has_dice_and_a_result(qtbot: QtBot) -> None:
    perspective = seen_by(scenarios=("big-game",))
    rolled = big_game.ChallengeRolled(BOB, 5, 4)
    assert told(perspective, rolled, big_game.SettlerSent(BOB, 9, ME)) == ["Challenge: Bob takes place 9 from you!"]
    assert told(perspective, rolled) == ["Challenge: 9 is Bob's own place, nothing happens"]
    assert told(perspective, big_game.ChallengeRolled(ME, 3, 4)) == ["Challenge: a 7 is rolled again"]
    dice = [motion for kit in kits(make_theme(), perspective.header) for motion in kit.motions(rolled, perspective)]
    assert [motion.values for motion in dice] == [(5, 4)]  # type: ignore[union-attr]


def test_a_new_leader_of_the_league(qtbot: QtBot) -> None:
    before, after = seen_by(scenarios=("soccer-fever",)), seen_by(scenarios=("soccer-fever",))
    after.state.scenario_state["soccer-fever"].points[BOB] = 2
    changed = soccer.StandingsChanged(tuple(after.state.scenario_state["soccer-fever"].points))
    shown = kits(make_theme(), after.header)
    assert [(one.text, one.sound) for one in moments([changed], before, after, shown)] == [
        ("Bob leads the league", "league")
    ]
    assert moments([changed], after, after, shown) == [], "who led before is no news"


def test_a_matchday_that_ones_own_building_brings_is_announced(qtbot: QtBot) -> None:
    before, after = seen_by(scenarios=("soccer-fever",)), seen_by(scenarios=("soccer-fever",))
    after.state.scenario_state["soccer-fever"].due = True
    shown = kits(make_theme(), after.header)
    told_to = [moments([base.CityBuilt(seat, 0)], before, after, shown) for seat in (ME, BOB)]
    assert [[one.text for one in found] for found in told_to] == [["A matchday follows this turn"], []]
    assert moments([base.CityBuilt(ME, 0)], after, after, shown) == [], "the second building brings no other"


def test_coco_and_spooky_island(qtbot: QtBot) -> None:
    perspective = seen_by(game="junior")
    assert told(perspective, junior.SpookyMoved(ME)) == ["You have the lair on Spooky Island!"]
    assert found(perspective, junior.SpookyMoved(ME))[0].sound == "lair"
    assert told(perspective, junior.SpookyMoved(-1)) == []
    perspective.state.spooky = ME
    assert told(perspective, junior.SpookyMoved(-1)) == ["A tie: you lost the lair on Spooky Island!"]
    assert told(perspective, junior.CocoDrawn(BOB, 0))[0].startswith("Bob asked Coco: ")
    for tile in range(len(GIFTS) + 2):
        assert told(perspective, junior.CocoDrawn(ME, tile))[0].startswith("You asked Coco: ")


def test_in_junior_lairs_are_counted(qtbot: QtBot) -> None:
    before, after = seen_by(game="junior"), seen_by(game="junior")
    after.state.lairs[ME] = 0b11111
    after.state.spooky = ME
    (moment,) = moments([], before, after, kits(make_theme(), before.header))
    assert moment.text == "You need 1 more lair to win!"


def test_one_point_before_winning_is_told_once_and_hidden_points_are_not(qtbot: QtBot) -> None:
    before = seen_by()
    after = snapshot(before)
    after.state.score[BOB] = 9
    shown = kits(make_theme(), before.header)
    (moment,) = moments([], before, after, shown)
    assert (moment.text, moment.tone, moment.sound) == ("Bob needs 1 more point to win!", Tone.DANGER, "nearly")
    assert moments([], after, after, shown) == []
    hidden = snapshot(before)
    hidden.state.score[BOB] = 8
    hidden.state.cards[5 * BOB + 1] = 1  # a victory point that only Bob knows of
    assert moments([], before, hidden, shown) == []
    mine = [replace(perspective, viewer=BOB) for perspective in (before, hidden)]
    assert [one.text for one in moments([], *mine, shown)] == ["You need 1 more point to win!"]


# The banner

NEWS = [Moment(f"news {i}", "star", Tone.GOOD, BOB) for i in range(3)]


@pytest.fixture
def banner(qtbot: QtBot) -> Iterator[Banner]:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show()
    theme = make_theme()
    made = Banner(theme, lambda seat: theme.owners["red"], page)
    made.place(QRect(0, 0, 800, 600))
    yield made
    page.close()


def test_banners_are_shown_one_after_the_other(qtbot: QtBot, banner: Banner) -> None:
    shown: list[str] = []
    banner.began.connect(lambda moment: shown.append(moment.text))
    banner.queue(NEWS, 0.02)
    assert (shown, banner.isVisible()) == (["news 0"], True)
    with qtbot.waitSignal(banner.ended):
        pass
    assert shown == ["news 0", "news 1", "news 2"]
    assert not banner.isVisible()


@pytest.mark.parametrize("speed", [0.5, 1.0, 1.6, 10.0])
def test_no_banner_lasts_longer_than_a_second_and_a_half(banner: Banner, speed: float) -> None:
    banner.queue(NEWS, speed)
    assert banner._timer.isActive()
    assert 0 < banner._timer.interval() == banner.lasting <= MOST_MS == 1500
    banner.clear()
    assert not banner.active


def test_without_time_there_is_no_banner(banner: Banner) -> None:
    banner.queue(NEWS, 0.0)
    assert not banner.active


def news_on(page: GamePage) -> list[Moment]:
    """Bob takes the longest road, and needs one point more."""
    step_perspective = snapshot(page.controller.perspective)
    step_perspective.state.score[BOB] = 9
    return moments([base.LongestRoadMoved(BOB, 5)], page.perspective, step_perspective, page.kits)


@pytest.mark.parametrize(("reduced", "shown"), [(False, True), (True, False)])
def test_reduced_motion_shows_no_banner(
    qtbot: QtBot, make_page: MakePage, preferences: Preferences, reduced: bool, shown: bool
) -> None:
    page = make_page(header(board="beginner"))
    preferences["motion"] = "normal"
    preferences["reduce_motion"] = reduced
    page._show_moments(news_on(page))
    assert page.banner.active == shown
    assert page.presenter.busy == shown, "the table waits while it is read"
    page.skip()
    assert not page.banner.active


def test_news_that_no_line_of_the_log_tells_is_announced(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page(header(board="beginner"))
    said: list[str] = []
    page.announcer.listened, page.announcer.say = lambda: True, said.append
    played = page.controller.session.play(page.controller.perspective.options[0])
    played.events.append(base.LongestRoadMoved(BOB, 5))
    page.announcer.tell(played, page.perspective, news_on(page))
    assert "Bob needs 1 more point to win!" in said[-1]
    assert said[-1].count("longest road") == 1, "what the log tells is not said twice"


def test_who_has_won_has_a_last_banner_and_nothing_else_counts(qtbot: QtBot) -> None:
    session = finished()
    winner = session.rules.winner(session.game)
    assert winner is not None
    for viewer, words in ((winner, "You win the game!"), ((winner + 1) % 4, None)):
        seen = Perspective(session.record.header, session.rules, session.game, viewer)
        (last,) = found(seen, base.LongestRoadMoved(BOB, 5))
        assert (last.text, last.icon, last.seat) == (
            words or f"{seen.name(winner)} wins the game!",
            "trophy",
            winner,
        )


def test_an_accept_that_was_passed_over_for_another_is_told(qtbot: QtBot) -> None:
    ore, wool = (0, 0, 0, 0, 1), (0, 0, 1, 0, 0)
    before, after = seen_by(), seen_by()
    event = base.Traded(BOB, CLEO, wool, ore)
    told_to = kits(make_theme(), before.header)
    for accepted, words in (((ME, CLEO), ["Bob traded with Cleo instead"]), ((CLEO,), [])):
        game = before.game.copy()
        game.become(Choosing(BOB, wool, ore, accepted, ()))
        passed = moments((event,), replace(before, game=game), after, told_to)
        assert [moment.text for moment in passed] == words
