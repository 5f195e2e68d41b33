"""The show of a shot never says anything else than what chance decided."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSizeF

from catanqt.scenarios.soccer_fever.ui.stadium.camera import BALL, GOAL_HALF, GOAL_HEIGHT, SPOT, Camera
from catanqt.scenarios.soccer_fever.ui.stadium.crowd import REACH, spectators
from catanqt.scenarios.soccer_fever.ui.stadium.match_view import MatchView
from catanqt.scenarios.soccer_fever.ui.stadium.shot_script import (
    REACHED,
    Ending,
    ball_place,
    clamp_aim,
    ending_word,
    keeper_pose,
    play_out,
    some_aim,
)
from catanqt.scenarios.soccer_fever.ui.tempo import MOST_MS, tempo
from tests.scenarios.soccer_fever.ui.positions import moving

aims = st.tuples(st.floats(-3, 3), st.floats(-1, 2))
keys = st.text(max_size=6)


@given(aims, keys)
def test_a_goal_ends_in_the_net(aim: tuple[float, float], key: str) -> None:
    shot = play_out(aim, True, key)
    at_line, end = ball_place(shot, REACHED), ball_place(shot, 1.0)
    assert shot.goal
    assert abs(at_line.x) < GOAL_HALF
    assert at_line.z < GOAL_HEIGHT
    assert end.y < 0
    assert keeper_pose(shot, 1.0).place.x * at_line.x <= 0, "the keeper leaps to the other side"


@given(aims, keys)
def test_a_miss_never_does(aim: tuple[float, float], key: str) -> None:
    shot = play_out(aim, False, key)
    assert not shot.goal
    for part in range(101):
        place = ball_place(shot, part / 100)
        inside = abs(place.x) < GOAL_HALF and place.z < GOAL_HEIGHT
        assert not (place.y < 0 and inside)
        assert place.z >= BALL


@given(aims, st.booleans(), keys)
def test_the_ball_starts_on_its_spot_and_the_keeper_stands(aim: tuple[float, float], goal: bool, key: str) -> None:
    shot = play_out(aim, goal, key)
    start = ball_place(shot, 0)
    assert (start.x, start.y, start.z) == (0, SPOT, BALL)
    assert keeper_pose(shot, 0).lean == 0


@given(keys)
def test_programs_aim_into_the_goal_and_always_alike(key: str) -> None:
    assert some_aim(key) == some_aim(key)
    assert clamp_aim(some_aim(key)) == some_aim(key)


def test_all_endings_happen_and_have_words() -> None:
    shots = [play_out(some_aim(f"{i}"), i % 2 == 0, f"{i}") for i in range(200)]
    assert {shot.ending for shot in shots} == set(Ending)
    assert len({ending_word(ending) for ending in Ending}) == len(Ending)


@pytest.mark.parametrize("size", [(730, 420), (1230, 680), (960, 300), (420, 280)])
def test_goal_and_ball_are_in_the_picture(size: tuple[int, int]) -> None:
    camera = Camera(QSizeF(*size))
    for point in (camera.in_goal(-1, 1), camera.in_goal(1, 0), camera.ball):
        assert 0 < point.x() < size[0]
        assert 0 < point.y() < size[1]
    assert camera.ball.y() > camera.in_goal(0, 0).y()
    assert camera.aimed_at(camera.in_goal(0.5, 0.25)) == pytest.approx((0.5, 0.25))


@pytest.mark.parametrize("size", [(730, 420), (1230, 680), (1600, 300), (420, 280)])
def test_every_spectator_is_within_the_crowds_picture(size: tuple[int, int]) -> None:
    crowd = [one for left in (True, False) for one in spectators(Camera(QSizeF(*size)), left)]
    assert len(crowd) > 200
    assert all(one.at.y() <= REACH * size[1] for one in crowd)


def test_a_match_is_shot_in_turns() -> None:
    match = MatchView(1, 15, 0, 2, 0, (3, 1))
    order = []
    while not match.over:
        order.append(match.shooter)
        match = match.after(True)
    assert order == [2, 0, 2, 2]
    assert match.shooter is None
    assert match.goals == (3, 1)


@pytest.mark.parametrize(
    ("motion", "reduce", "expected"),
    [
        ("instant", False, (0, 0)),
        ("fast", False, (190, 300)),
        ("slow", False, (MOST_MS, 960)),
        ("normal", True, (0, 600)),
    ],
)
def test_times_follow_the_preferences(motion: str, reduce: bool, expected: tuple[int, int]) -> None:
    pace = tempo(moving(motion=motion, reduce_motion=reduce))
    assert (pace.motion(380), pace.pause(600)) == expected
