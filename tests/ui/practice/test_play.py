"""The game of an exercise: one decision, which is right, wrong, or for somebody else to judge."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from catanqt.analysis.model import Decision, Grade
from catanqt.kernel.game import IllegalAction
from catanqt.rules.base.robber import Discard
from catanqt.session import Session
from catanqt.ui.play.library import Exercise
from catanqt.ui.practice.play import PracticePlay, Stage
from catanqt.ui.practice.task import PracticeTask, prepare
from tests.ui.helpers.controllers import header
from tests.ui.helpers.fake_library import FakeLibrary
from tests.ui.helpers.finished_games import finished, played_on
from tests.ui.helpers.made_up_review import made_up


def decision_of(session: Session, kind: str = "") -> Decision:
    """The first mistake, of this kind of action if one is wanted."""
    (found,) = made_up(session.record).seats
    return next(
        one for one in found.decisions if one.grade is Grade.BLUNDER and kind in ("", type(one.made[0]).__name__)
    )


def task_of(session: Session, decision: Decision) -> PracticeTask:
    library = FakeLibrary()
    game = library.put("Sunday", finished=True)
    analysis = made_up(session.record)
    (seat,) = analysis.seats
    decisions = tuple(decision if one.index == decision.index else one for one in seat.decisions)
    library.records[game] = session.record
    library.reviews[(game, 0)] = replace(analysis, seats=(replace(seat, decisions=decisions),))
    task = prepare(library, Exercise(game, 0, decision.index, 0, ""))
    assert task is not None
    return task


@pytest.fixture
def play(qtbot: QtBot) -> PracticePlay:
    return PracticePlay(task_of(finished(), decision_of(finished())))


def test_the_better_move_solves_it(play: PracticePlay) -> None:
    answers = QSignalSpy(play.answered)
    play.play(play.task.decision.best[0])
    assert play.stage is Stage.SOLVED
    assert [list(one) for one in (answers.at(0),)] == [[True]]
    with pytest.raises(IllegalAction, match="practice-over"):
        play.play(play.session.game.options()[0])


def test_the_same_mistake_misses_it_and_it_can_be_tried_again(play: PracticePlay) -> None:
    answers = QSignalSpy(play.answered)
    play.play(play.task.decision.made[0])
    assert play.stage is Stage.MISSED
    assert play.against == play.task.decision.against
    play.again()
    assert play.asked
    assert play.session.record.entries == []
    play.play(play.task.decision.best[0])
    assert play.stage is Stage.SOLVED
    assert answers.count() == 1, "only the first answer counts"
    assert answers.at(0) == [False]


def test_any_other_move_is_left_to_a_judge(play: PracticePlay) -> None:
    known = (*play.task.decision.made, *play.task.decision.best)
    other = next(action for action in play.session.game.options() if action not in known)
    asked = QSignalSpy(play.decided)
    play.play(other)
    assert play.stage is Stage.JUDGED
    assert asked.at(0) == [(other,)]
    play.judged(True)
    assert play.stage is Stage.SOLVED


def test_what_cannot_be_judged_counts_for_nothing(play: PracticePlay) -> None:
    answers = QSignalSpy(play.answered)
    play.judged(None)
    assert play.stage is Stage.UNKNOWN
    assert answers.count() == 0


def test_whoever_gives_up_sees_the_solution_and_has_missed_it(play: PracticePlay) -> None:
    answers = QSignalSpy(play.answered)
    play.show_solution()
    assert play.stage is Stage.SHOWN
    assert answers.at(0) == [False]
    play.play(play.task.decision.best[0])
    assert play.stage is Stage.SOLVED
    assert answers.count() == 1


def test_a_discard_is_over_with_its_last_card_of_which_one_was_taken_back_and_discarded_again(qtbot: QtBot) -> None:
    session = finished()
    (found,) = made_up(session.record).seats
    several = next(one for one in found.decisions if len(one.made) > 1)
    assert isinstance(several.made[0], Discard)
    hand = session.at(several.index).state.hand(0)
    best = tuple(sorted(several.made, key=lambda card: card.resource, reverse=True))
    play = PracticePlay(task_of(session, replace(several, best=best, grade=Grade.MISTAKE, lost=0.1)))
    assert sum(hand) > 7
    for card in several.made[:-1]:
        play.play(card)
        assert play.stage is Stage.ASKED
    play.undo(0)
    play.redo()
    play.play(several.made[-1])
    assert play.stage is Stage.SOLVED, "in whatever order"


def test_other_people_at_the_table_do_not_play(qtbot: QtBot) -> None:
    session = played_on(Session(header(players=("human", "human", "novice"), options={"goal": 3})))
    task = task_of(session, decision_of(session))
    assert [seat.player for seat in task.header.seats] == ["human", "novice", "novice"]
    assert task.perspective.acting


def test_an_exercise_whose_review_is_gone_is_none() -> None:
    library = FakeLibrary()
    game = library.put("Sunday", finished=True)
    library.records[game] = finished().record
    assert prepare(library, Exercise(game, 0, 5, 0, "")) is None
