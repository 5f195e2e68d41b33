"""The Big Game in words: every event, every task, every reason."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import CHANCE
from catanqt.rules.base.board import GRAIN, WOOL
from catanqt.rules.base.turn import BeforeRoll, Turn
from catanqt.scenarios.big_game.rules import BigGame
from catanqt.scenarios.big_game.rules.actions import (
    ChallengeTable,
    FreeSettler,
    SeatSettler,
    SendSettler,
    SpendLaurels,
    TableRoll,
)
from catanqt.scenarios.big_game.rules.events import ChallengeRolled, LaurelEarned, LaurelsSpent, SettlerSent
from catanqt.ui.games import kits
from catanqt.ui.kit.view_data import Choice, Dice, Gesture, Icon, Spot, Who
from catanqt.ui.theme.theme import make_theme
from tests.rules.base.table import player
from tests.rules.scenarios.positions import BG, FI, SF, big, full_table, table
from tests.ui.helpers.scenario_context import kit_of, moment, seen_at, walk

NOBODY = -1


@pytest.mark.parametrize("scenarios", [(BG,), (BG, FI), (SF, BG, FI)], ids="+".join)
def test_every_event_and_task_has_words_in_whole_games(qtbot: QtBot, scenarios: tuple[str, ...]) -> None:
    seen_kinds = set()
    made = None
    for session, _, events in walk(*scenarios, seed=f"big words {scenarios}"):
        views = [moment(session, viewer) for viewer in (NOBODY, 0, 1)]
        made = made or kit_of(views[0], BG)
        for event in events:
            if type(event).__module__.startswith("catanqt.scenarios.big_game.rules"):
                seen_kinds.add(type(event))
                lines = [made.line(event, perspective) for perspective in views]
                assert all(line is not None and line.parts and line.spoken for line in lines)
                assert all("{" not in line.spoken for line in lines)
                assert all(views[0].name(event.seat) in line.spoken for line in lines)
        task = views[0].task
        if isinstance(task, FreeSettler | TableRoll):
            assert all(made.prompt(perspective).text for perspective in views)
        else:
            assert made.prompt(views[0]) is None
    assert {SettlerSent, LaurelEarned, LaurelsSpent} <= seen_kinds


def test_prompts_speak_to_the_one_who_acts(qtbot: QtBot) -> None:
    game = table(player(settlements=[12]), big_game=big(), todo=[Turn(0), FreeSettler(0)])
    mine, theirs = seen_at(game), seen_at(game, 1)
    kit = kit_of(mine, BG)
    assert kit.prompt(mine).text != kit.prompt(theirs).text
    assert "Ann" in kit.prompt(theirs).text
    assert kit.prompt(mine).detail
    places = full_table(3, 3, 2, 2)
    game = table(player(), big_game=big(places=places, champion=0), todo=[Turn(0), TableRoll(0)])
    assert "You" in kit.prompt(seen_at(game)).text
    assert "Ann" in kit.prompt(seen_at(game, 2)).text


def test_a_line_tells_who_was_sent_home_and_shows_the_dice(qtbot: QtBot) -> None:
    perspective = seen_at(table(player(), big_game=big()))
    kit = kit_of(perspective, BG)
    line = kit.line(SettlerSent(0, 8, 2), perspective)
    assert Who(2) in line.parts
    assert line.seat == 0
    assert "8" in line.spoken
    assert "Cleo" in line.spoken
    rolled = kit.line(ChallengeRolled(1, 3, 4), perspective)
    assert Dice((3, 4)) in rolled.parts
    assert rolled.spoken != kit.line(ChallengeRolled(1, 3, 3), perspective).spoken
    assert Icon("laurel") in kit.line(LaurelEarned(3), perspective).parts


def test_every_reason_has_words(qtbot: QtBot) -> None:
    reasons = set()
    for session, _, _ in walk(BG, seed="big reasons"):
        game = session.game
        if game.over or game.task.actor == CHANCE:
            continue
        attempts = [SeatSettler(number) for number in (2, 7, 8)]
        attempts += [SendSettler(number, kind) for number in (2, 7, 8) for kind in (0, WOOL, GRAIN)]
        attempts += [ChallengeTable(kind) for kind in (0, WOOL, GRAIN)]
        attempts += [SpendLaurels(advantage, choice) for advantage in range(5) for choice in (-1, 0, 1)]
        reasons |= {game.refusal(attempt) for attempt in attempts}
    reasons.discard(None)
    assert {"once-a-turn", "no-effect", "after-the-roll", "places-free", "taken"} <= reasons
    made = kits(make_theme(), seen_at(table(player(), big_game=big())).header)
    for reason in reasons:
        assert any(kit.refusal(reason) for kit in made), reason


def test_every_action_of_a_player_has_a_gesture_or_a_row(qtbot: QtBot) -> None:
    perspective = seen_at(table(player("wg"), big_game=big(laurels=(6, 0, 0, 0))))
    kit = kit_of(perspective, BG)
    assert kit.gesture(SeatSettler(5)) == Gesture("settler", Spot("place", 5))
    assert kit.gesture(SendSettler(5, WOOL)) == kit.gesture(SendSettler(5, GRAIN)) == kit.gesture(SeatSettler(5))
    assert kit.gesture(ChallengeTable(WOOL)).piece == "settler"
    assert kit.look("settler", 0, Spot("place", 5), 1, 0.0) is not None
    assert {SendSettler, ChallengeTable, SpendLaurels} == set(BigGame.turn_actions)


def test_actions_of_one_gesture_are_told_apart(qtbot: QtBot) -> None:
    perspective = seen_at(table(player("wg"), player("o"), player("l"), big_game=big(laurels=(6, 0, 0, 0))))
    kit = kit_of(perspective, BG)
    both = [SendSettler(8, WOOL), SendSettler(8, GRAIN)]
    asked = kit.decide(both, perspective)
    assert [choice.goods for choice in asked.choices] == [("wool",), ("grain",)]
    assert [choice.action for choice in asked.choices] == both
    thefts = [SpendLaurels(1, 1), SpendLaurels(1, 2)]
    assert [choice.seat for choice in kit.decide(thefts, perspective).choices] == [1, 2]
    gifts = [SpendLaurels(2, kind) for kind in range(5)]
    assert len({choice.name for choice in kit.decide(gifts, perspective).choices}) == 5
    assert isinstance(kit.choice(SpendLaurels(3, -1), perspective), Choice)


def test_counters_and_the_champions_coin(qtbot: QtBot) -> None:
    perspective = seen_at(
        table(player(), big_game=big(places={2: 1, 3: 1, 4: 1, 8: 0}, laurels=(2, 5, 0, 0), champion=1)), viewer=0
    )
    kit = kit_of(perspective, BG)
    assert [counter.value for counter in kit.counters(perspective, 1)] == [5, 3]
    assert [counter.held for counter in kit.counters(perspective, 1)] == [False, True]
    assert [award.icon for award in kit.awards(perspective, 1)] == ["champion"]
    assert not kit.awards(perspective, 0)


@pytest.mark.parametrize(
    ("game", "ready", "why"),
    [
        (table(player("w"), big_game=big()), True, ""),
        (table(player("w"), big_game=big(), todo=[BeforeRoll(0)]), False, "Roll"),
        (table(player("lb"), big_game=big()), False, "wool"),
        (table(player("w"), big_game=big(sends=2)), False, "turn"),
        (table(player("w"), big_game=big(places=dict.fromkeys((2, 3, 4, 5, 6, 8), 0), champion=0)), False, "All"),
        (table(player("w"), big_game=big(places=full_table(3, 3, 2, 2), champion=0)), True, ""),
    ],
)
def test_the_settler_in_the_tray_says_why_it_stays(qtbot: QtBot, game: object, ready: bool, why: str) -> None:
    perspective = seen_at(game)  # type: ignore[arg-type]
    (tool,) = kit_of(perspective, BG).tools(perspective)
    assert tool.ready == ready
    assert why in tool.why
    assert bool(tool.why) != ready


def test_the_first_settler_is_free_and_others_wait(qtbot: QtBot) -> None:
    game = table(player(settlements=[12]), big_game=big(), todo=[Turn(0), FreeSettler(0)])
    (tool,) = kit_of(seen_at(game), BG).tools(seen_at(game))
    assert tool.ready
    assert not tool.price
    (waiting,) = kit_of(seen_at(game), BG).tools(seen_at(game, 1))
    assert not waiting.ready
    assert waiting.price
