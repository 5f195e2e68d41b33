"""Soccer Fever in words: every event, every task, every reason."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import Event
from catanqt.rules.base.turn import Turn
from catanqt.scenarios.soccer_fever.rules import ConvertKnight, events
from catanqt.scenarios.soccer_fever.rules.matchday import DoublesChoice, RewardChoice, Shooting
from catanqt.scenarios.soccer_fever.ui.words import day_captions, day_details
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import Icon, Who
from tests.rules.base.table import player
from tests.rules.scenarios.positions import SF, kick, season, table
from tests.scenarios.soccer_fever.ui.positions import due, every_viewer, on, play_day, walk
from tests.ui.helpers.scenario_context import kit_of, seen_at

EVENTS = {
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}
TASKS = (Shooting, RewardChoice, DoublesChoice)
"""Those that wait for somebody; the others run by themselves and are never seen."""


@pytest.mark.parametrize(("players", "seed"), [(4, "E"), (4, "F"), (3, "G"), (3, "H")])
def test_every_event_and_task_has_words_in_whole_games(qtbot: QtBot, players: int, seed: str) -> None:
    kit: Any = None
    kinds: set[type[Event]] = set()
    for session, played in walk(players, seed):
        views = every_viewer(session)
        kit = kit or kit_of(views[0], SF)
        for event in played.events:
            lines = [kit.line(event, perspective) for perspective in views]
            if type(event) in EVENTS:
                kinds.add(type(event))
                assert all(line is not None and line.parts and line.spoken for line in lines), event
                assert all(unfilled not in line.spoken for line in lines for unfilled in "{%"), event
            else:
                assert lines == [None] * len(views)
        for perspective in views:
            check_prompt(kit, perspective)
    expected = (
        EVENTS - {events.KnightConverted, events.SeasonEnded} - ({events.DoublesChose} if players == 4 else set())
    )
    assert expected <= kinds


def check_prompt(kit: Any, perspective: Perspective) -> None:
    prompt = kit.prompt(perspective)
    if not isinstance(perspective.task, TASKS):
        assert prompt is None
        return
    assert prompt is not None
    assert prompt.text
    assert prompt.seat != NOBODY
    assert not any(unfilled in prompt.text + prompt.detail for unfilled in "{%")
    assert perspective.name(prompt.seat) in prompt.text or prompt.seat == perspective.viewer


def test_every_event_has_words_even_the_rare_ones(qtbot: QtBot) -> None:
    perspective = seen_at(due())
    kit = kit_of(perspective, SF)
    samples = [
        events.TokenGained(1, 3),
        events.MatchdayStarted(2),
        events.ShotTaken(1, True),
        events.ShotTaken(1, False),
        events.MatchPlayed(0, 1, 2, 1),
        events.TrackMoved(1, 8),
        events.DoublesChose(1, True),
        events.DoublesChose(1, False),
        events.StandingsChanged((3, 2, 1, 0)),
        events.SeasonEnded(15),
        events.KnightConverted(1),
    ]
    assert {type(sample) for sample in samples} == EVENTS
    lines = [kit.line(sample, perspective) for sample in samples]
    assert all(line.parts and line.spoken for line in lines)
    assert len({line.spoken for line in lines}) == len(samples)


def test_a_line_about_a_player_names_the_player_to_the_ear(qtbot: QtBot) -> None:
    perspective = seen_at(due())
    kit = kit_of(perspective, SF)
    goal = kit.line(events.ShotTaken(1, True), perspective)
    assert goal.seat == 1
    assert goal.spoken.startswith("Bob scored")
    assert Icon("ball") in goal.parts
    result = kit.line(events.MatchPlayed(0, 1, 2, 1), perspective)
    assert result.parts == (Who(0), "2\u00a0:\u00a01", Who(1))
    assert result.spoken == "Ann 2\u00a0:\u00a01 Bob"
    assert kit.line(events.MatchdayStarted(1), perspective).heading


def test_standings_tell_the_leaders_to_the_eye_and_all_to_the_ear(qtbot: QtBot) -> None:
    perspective = seen_at(due())
    line = kit_of(perspective, SF).line(events.StandingsChanged((1, 3, 3, 0)), perspective)
    assert [part.seat for part in line.parts if isinstance(part, Who)] == [1, 2]
    assert all(name in line.spoken for name in ("Ann", "Bob", "Cleo", "Dan"))


def test_prompts_speak_to_whom_they_mean(qtbot: QtBot) -> None:
    game = on()
    kit = kit_of(seen_at(game), SF)
    assert kit.prompt(seen_at(game, 0)).text == "Matchday 1: take your shot."
    assert kit.prompt(seen_at(game, 1)).text == "Matchday 1: Ann shoots at your goal."
    other = kit.prompt(seen_at(game, 2))
    assert (other.text, other.detail) == ("Matchday 1: Ann shoots.", "Ann 0 : 0 Bob")


def test_prompts_of_choices(qtbot: QtBot) -> None:
    game = on(spaces=[3, 0, 0, 0])
    kick(game, {0: 1, 1: 0})
    assert isinstance(game.task, RewardChoice)
    kit = kit_of(seen_at(game), SF)
    assert kit.prompt(seen_at(game, 0)).text == "Your reward: choose a resource from the bank."
    assert kit.prompt(seen_at(game, 1)).text == "Ann is choosing a resource as a reward."
    game = on(3)
    kick(game, {0: 1, 1: 0})
    kit = kit_of(seen_at(game), SF)
    assert kit.prompt(seen_at(game, 0)).detail
    assert "Ann" in kit.prompt(seen_at(game, 1)).text


def test_reasons_have_words(qtbot: QtBot) -> None:
    game = table(player(knights=2), soccer=season(), todo=[Turn(0)])
    game.play(ConvertKnight())
    reason = game.refusal(ConvertKnight())
    made = kit_of(seen_at(game), SF).fellows
    assert reason == "once-a-turn"
    assert any(kit.refusal(reason) for kit in made)
    for refused in (
        table(player(), soccer=season(), todo=[Turn(0)]),
        table(player(knights=1), soccer=season(tokens=[6, 1, 1, 1]), todo=[Turn(0)]),
    ):
        reason = refused.refusal(ConvertKnight())
        assert reason is not None
        assert any(kit.refusal(reason) for kit in made)


def test_captions_tell_which_matchday_it_is(qtbot: QtBot) -> None:
    game = table(soccer=season(), todo=[Turn(0)])
    assert "15" in day_captions(seen_at(game))[0]
    assert "Ann against Bob" in day_details(seen_at(game))
    game = due(turn=2)
    assert day_captions(seen_at(game)) == ("Matchday 1 of 15 follows this turn", "Matchday 1 follows")
    assert "Cleo against Dan, then Ann against Bob" in day_details(seen_at(game))
    play_day(game, {2: 1, 3: 0}, {0: 0, 1: 1})
    assert day_captions(seen_at(game))[0] == "After matchday 1 of 15"
    assert day_captions(seen_at(on()))[1] == "Matchday 1 of 15"
    over = table(soccer=season(day=15, over=True), todo=[Turn(0)])
    assert "final" in day_captions(seen_at(over))[0]
    assert "final" in day_details(seen_at(over))
