"""Lessons without a window: every one can be played to its end, skipped, and gone back through."""

from __future__ import annotations

import pytest

from catanqt.kernel.game import CHANCE, IllegalAction
from catanqt.rules.base.awards import road_length
from catanqt.rules.base.house_rules import PRINTED
from catanqt.rules.base.setup import FoundRoad, FoundSettlement
from catanqt.rules.base.turn import Dice, EndTurn
from catanqt.ui.play.lesson_progress import lessons_taken, take_note
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.tutorial.lesson import LEARNER, LONGEST, LessonPlay
from catanqt.ui.tutorial.lessons import lessons
from catanqt.ui.tutorial.positions import pips
from catanqt.ui.tutorial.scripted_opponent import answer
from catanqt_ai.registry import LEVELS

NAMES = tuple(lessons())


def play_step(play: LessonPlay) -> None:
    """Do what the step asks for, and let the others act."""
    for _ in range(LONGEST):
        if play.done:
            return
        game = play.session.game
        actor = game.task.actor
        assert actor is not None
        if actor == CHANCE:
            play.deal()
        else:
            play.play(play.step.example(game) if actor == LEARNER else answer(game, actor))
    raise AssertionError(f"{play.step.title} does not end")


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_leads_from_its_first_step_to_its_last(name: str) -> None:
    play = LessonPlay(lessons()[name]("Ann"))
    count = len(play.lesson.steps)
    assert count == (10 if name == "classic" else 5)
    for step in range(count):
        assert play.index == step
        assert not play.done
        assert play.session.game.task.actor == LEARNER
        play_step(play)
        assert play.done
        play.next()
    assert play.index == count - 1
    if name != "junior":
        assert play.session.rules.winner(play.session.game) == LEARNER


@pytest.mark.parametrize("name", NAMES)
def test_every_step_can_be_skipped_and_gone_back_to(name: str) -> None:
    play = LessonPlay(lessons()[name]("Ann"))
    starts = []
    for _ in play.lesson.steps[1:]:
        starts.append(play.session.rules.to_position(play.session.game))
        play.next()
    assert play.last
    for start in reversed(starts):
        play.back()
        assert play.session.rules.to_position(play.session.game) == start
    assert play.index == 0
    play.back()
    assert play.index == 0


@pytest.mark.parametrize("name", [name for name in NAMES if name != "junior"])
def test_positions_do_not_hide_a_longest_road(name: str) -> None:
    play = LessonPlay(lessons()[name]("Ann"))
    for _ in play.lesson.steps[1:]:
        play.next()
        assert road_length(play.session.game.state, LEARNER) < PRINTED.road_minimum


def test_going_back_in_the_middle_of_a_step_begins_it_anew() -> None:
    play = LessonPlay(lessons()["classic"]("Ann"))
    start = play.session.rules.to_position(play.session.game)
    play.play(play.step.example(play.session.game))
    play.back()
    assert play.index == 0
    assert play.session.rules.to_position(play.session.game) == start


def test_a_learner_who_founds_anywhere_can_still_finish() -> None:
    """Wherever the settlement and its road are put, the later steps fit in."""
    first = LessonPlay(lessons()["classic"]("Ann"))
    corners = [action for action in first.session.game.options() if isinstance(action, FoundSettlement)]
    assert len(corners) > 20
    for corner in corners:
        play = LessonPlay(lessons()["classic"]("Ann"))
        play.play(corner)
        edge = [action for action in play.session.game.options() if isinstance(action, FoundRoad)][-1]
        play.play(edge)
        assert play.done
        while not play.last:
            play.next()
        play.next()
        assert play.session.rules.winner(play.session.game) == LEARNER


def test_what_is_allowed_but_not_asked_for_is_refused_kindly() -> None:
    play = LessonPlay(lessons()["classic"]("Ann"))
    for _ in range(3):
        play.next()
    assert play.step.title == "Build a road"
    before = play.session.rules.to_position(play.session.game)
    with pytest.raises(IllegalAction) as refused:
        play.play(EndTurn())
    assert refused.value.reason == "lesson-later"
    assert play.session.rules.to_position(play.session.game) == before


def test_a_robber_in_the_wilderness_is_talked_out_of() -> None:
    play = LessonPlay(lessons()["classic"]("Ann"))
    for _ in range(7):
        play.next()
    play.play(play.session.game.options()[0])
    play.deal()
    while play.step.kinds[1] in {type(action) for action in play.session.game.options()}:
        play.play(play.session.game.options()[0])
    state = play.session.game.state
    empty = next(
        move
        for move in play.session.game.options()
        if not any(state.yields[move.hex][1]) and state.config.board.terrain[move.hex] != "desert"  # type: ignore[attr-defined]
    )
    with pytest.raises(IllegalAction):
        play.play(empty)
    assert "Nobody else has built there" in play.said
    assert not play.done


def test_a_poor_corner_is_accepted_with_a_remark_and_a_good_one_without() -> None:
    remarks = {}
    for good in (False, True):
        play = LessonPlay(lessons()["classic"]("Ann"))
        game = play.session.game
        options = [action for action in game.options() if isinstance(action, FoundSettlement)]
        choose = max if good else min
        play.play(choose(options, key=lambda action: pips(game, action.corner)))
        remarks[good] = play.said
    assert "more often" in remarks[False]
    assert remarks[True] == ""


def test_no_seven_comes_uninvited() -> None:
    play = LessonPlay(lessons()["classic"]("Ann"))
    while not play.last:
        asked = any(isinstance(deal(play.session.game), Dice) for deal in play.step.deals if play.index == 7)
        before = len(play.session.record.entries)
        session = play.session
        play_step(play)
        rolled = [entry.action for entry in session.record.entries[before:] if isinstance(entry.action, Dice)]
        assert all((dice.first + dice.second == 7) == asked for dice in rolled)
        play.next()


def test_undoing_in_a_lesson_takes_the_step_back() -> None:
    play = LessonPlay(lessons()["classic"]("Ann"))
    for _ in range(3):
        play.next()
    play_step(play)
    play.undo(LEARNER)
    assert not play.done
    play.redo()
    assert play.done


def test_lessons_taken_are_remembered() -> None:
    preferences = Preferences()
    assert lessons_taken(preferences) == set()
    take_note(preferences, "junior")
    take_note(preferences, "classic")
    take_note(preferences, "classic")
    assert lessons_taken(preferences) == {"junior", "classic"}
    preferences.reset()
    assert lessons_taken(preferences) == {"junior", "classic"}


HAPPENS_ANYWAY = {"todo", "turn", "turn_number", "dice", "die", "offers"}
"""What goes on by itself between two steps."""


@pytest.mark.parametrize("name", NAMES)
def test_whatever_changes_between_two_steps_is_said(name: str) -> None:
    """Hands, roads and tokens do not change behind the learner's back: the next step says "now imagine"."""
    play = LessonPlay(lessons()[name]("Ann"))
    while not play.last:
        play_step(play)
        before = play.session.rules.to_position(play.session.game)
        play.next()
        after = play.session.rules.to_position(play.session.game)
        changed = {key for key in after if after[key] != before.get(key)} - HAPPENS_ANYWAY
        assert not changed or play.step.text.startswith("Now imagine"), (play.step.title, changed)


@pytest.mark.parametrize("name", NAMES)
def test_opponents_have_a_level_that_new_games_offer(name: str) -> None:
    seats = lessons()[name]("Ann").header.seats
    assert {seat.player for seat in seats[1:]} <= set(LEVELS)


@pytest.mark.parametrize("name", NAMES)
def test_once_a_step_is_done_nothing_is_advised(name: str) -> None:
    play = LessonPlay(lessons()[name]("Ann"))
    assert play.example()
    play_step(play)
    assert play.example() == ()
