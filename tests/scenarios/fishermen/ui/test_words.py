"""The Fishermen in words: every event, every task, every reason, and what stays secret."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import CHANCE
from catanqt.rules.base.turn import Turn
from catanqt.scenarios.fishermen.rules.actions import FishDraw, PassShoe, SpendFish
from catanqt.scenarios.fishermen.rules.events import FishCaught, FishReshuffled, FishShort, FishSpent, ShoeMoved
from catanqt.ui.games import kits
from catanqt.ui.kit import goods_text
from catanqt.ui.kit.view_data import Flight, Icon, Spot
from catanqt.ui.theme.theme import make_theme
from tests.rules.base.table import player
from tests.rules.scenarios.positions import BG, FI, RESOURCE, ROAD, SF, STEAL, sea, table
from tests.ui.helpers.scenario_context import kit_of, moment, seen_at, walk

NOBODY = -1


@pytest.mark.parametrize("scenarios", [(FI,), (BG, FI), (SF, BG, FI)], ids="+".join)
def test_every_event_and_task_has_words_in_whole_games(qtbot: QtBot, scenarios: tuple[str, ...]) -> None:
    kinds = set()
    made = None
    for session, _, events in walk(*scenarios, seed=f"fish words {scenarios}"):
        views = [moment(session, viewer) for viewer in (NOBODY, 0, 1)]
        made = made or kit_of(views[0], FI)
        for event in events:
            if type(event).__module__.startswith("catanqt.scenarios.fishermen.rules"):
                kinds.add(type(event))
                lines = [made.line(event, perspective) for perspective in views]
                assert all(line is not None and line.parts and line.spoken for line in lines)
                assert all("{" not in line.spoken for line in lines)
        if isinstance(views[0].task, FishDraw):
            assert all(made.prompt(perspective).text for perspective in views)
        else:
            assert made.prompt(views[0]) is None
    assert {FishCaught, FishSpent} <= kinds


@pytest.mark.parametrize("event", [FishShort(), FishReshuffled(), ShoeMoved(1), FishSpent(0, ROAD, (0, 1, 1))])
def test_rare_events_have_words(qtbot: QtBot, event: object) -> None:
    perspective = seen_at(table(player(), fish=sea(shoe=1)))
    line = kit_of(perspective, FI).line(event, perspective)
    assert line.spoken
    assert line.parts


def test_only_the_owner_learns_what_was_drawn(qtbot: QtBot) -> None:
    game = table(player(), fish=sea())
    mine, theirs, nobody = seen_at(game, 0), seen_at(game, 1), seen_at(game, NOBODY)
    kit = kit_of(mine, FI)
    told = {fish: kit.line(FishCaught(0, fish), mine) for fish in (1, 2, 3)}
    assert len({line.spoken for line in told.values()}) == 3
    assert Icon("fish2") in told[2].parts
    for view in (theirs, nobody):
        assert len({kit.line(FishCaught(0, fish), view) for fish in (1, 2, 3)}) == 1
        looks = [kit.motions(FishCaught(0, fish), view)[0] for fish in (1, 2, 3)]
        assert all(isinstance(motion, Flight) and motion.end == 0 for motion in looks)
    assert kit.counters(theirs, 0)[0].value == 0


def test_what_was_paid_lies_open(qtbot: QtBot) -> None:
    perspective = seen_at(table(player(), fish=sea()), viewer=2)
    line = kit_of(perspective, FI).line(FishSpent(0, RESOURCE, (1, 0, 1)), perspective)
    assert "3 + 1" in line.spoken
    assert "Ann" in line.spoken


def test_fish_come_from_the_corner_that_caught_them(qtbot: QtBot) -> None:
    """Ann's settlement on corner 3 lies at the fishery with the number 6."""
    game = table(player(settlements=[3]), fish=sea())
    game.state.dice = (3, 3)
    perspective = seen_at(game)
    (flight,) = kit_of(perspective, FI).motions(FishCaught(0, 2), perspective)
    assert flight.start == Spot("corner", 3)
    game.state.dice = (2, 1)
    (flight,) = kit_of(perspective, FI).motions(FishCaught(0, 2), perspective)
    assert flight.start is None


def test_prompts_for_drawing(qtbot: QtBot) -> None:
    game = table(player(settlements=[3]), fish=sea(), todo=[Turn(0), FishDraw(0, 2)])
    kit = kit_of(seen_at(game), FI)
    assert "You" in kit.prompt(seen_at(game)).text
    assert "2" in kit.prompt(seen_at(game)).text
    assert "Ann" in kit.prompt(seen_at(game, 1)).text


def test_every_reason_has_words(qtbot: QtBot) -> None:
    reasons = set()
    for session, _, _ in walk(FI, seed="fish reasons"):
        game = session.game
        if game.over or game.task.actor == CHANCE:
            continue
        tokens = [(0, 0, 0), (1, 0, 0), (0, 1, 1), (9, 9, 9)]
        attempts = [
            SpendFish(advantage, choice, paid) for advantage in range(5) for choice in (-1, 0, 1) for paid in tokens
        ]
        reasons |= {game.refusal(attempt) for attempt in (*attempts, *map(PassShoe, range(4)))}
    shod = table(player(cities=[12]), fish=sea(shoe=0))
    reasons.add(shod.refusal(PassShoe(1)))
    reasons.discard(None)
    assert {"no-effect", "cannot-pay", "wrong-payment", "no-shoe", "not-enough-points"} <= reasons
    made = kits(make_theme(), seen_at(shod).header)
    for reason in reasons:
        assert any(kit.refusal(reason) for kit in made), reason


def test_choices_are_told_apart(qtbot: QtBot) -> None:
    perspective = seen_at(table(player(), player("o"), player("l"), fish=sea(tokens={0: (3, 2, 1)}, shoe=0)))
    kit = kit_of(perspective, FI)
    thefts = [SpendFish(STEAL, seat, (0, 0, 1)) for seat in (1, 2)]
    assert [choice.seat for choice in kit.decide(thefts, perspective).choices] == [1, 2]
    ways = [SpendFish(ROAD, -1, paid) for paid in ((0, 1, 1), (1, 2, 0), (3, 1, 0))]
    names = [choice.name for choice in kit.decide(ways, perspective).choices]
    assert len(set(names)) == 3, "payments of one purchase are told by their tokens"
    passed = kit.decide([PassShoe(1), PassShoe(2)], perspective)
    assert [choice.seat for choice in passed.choices] == [1, 2]
    assert passed.text


def test_fish_are_goods_of_the_trade(qtbot: QtBot) -> None:
    perspective = seen_at(table(player(), fish=sea(tokens={0: (3, 2, 1), 1: (1, 1, 1)})))
    made = kits(make_theme(), perspective.header)
    assert goods_text.kinds(made)[5:] == ("fish1", "fish2", "fish3")
    kit = made[1]
    assert [card.count for card in kit.goods(perspective)] == [3, 2, 1]
    assert len({kit.goods_name(kind) for kind in kit.trades}) == 3
    assert "2" in goods_text.words(made, (0, 0, 0, 0, 0, 0, 2, 0))
    assert kit.goods_name("ore") is None
    assert all(card.count == 0 for card in kit.goods(seen_at(perspective.game, NOBODY)))
    for kind in kit.trades:
        assert kind in make_theme().resources


def test_the_shoe_is_a_mark_and_tokens_are_counted(qtbot: QtBot) -> None:
    perspective = seen_at(table(player(), fish=sea(tokens={1: (2, 0, 1)}, shoe=1)))
    kit = kit_of(perspective, FI)
    assert [award.icon for award in kit.awards(perspective, 1)] == ["shoe"]
    assert not kit.awards(perspective, 0)
    assert kit.counters(perspective, 1)[0].value == 3
