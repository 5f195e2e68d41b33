"""The walks go everywhere: whatever the classic game has, they meet."""

from __future__ import annotations

from collections import Counter
from typing import Any

from catanqt.kernel.game import Event
from catanqt.rules.base import events
from catanqt.rules.base.reasons import RefusalCode
from catanqt.rules.base.ruleset import ACTIONS, TASKS
from tests.walks.variants import VARIANTS
from tests.walks.walk import Chooser

AUTOMATIC = {"FirstTurn", "NextTurn", "RobberDue"}
HOUSE_RULES = {"DiceShuffled", "spared", "no-trade", "trade-first"}
"""What only house rules bring; `test_house_rules` walks under them."""


def test_walks_meet_every_task_action_event_and_reason() -> None:
    met: Counter[str] = Counter()
    award_moves: Counter[tuple[str, bool, bool]] = Counter()
    for variant in VARIANTS:
        if variant.game != "classic" or variant.scenarios:
            continue
        for seed in range(3):
            game = variant.new_game(seed)
            chooser = Chooser(variant, seed)
            for step in range(2000):
                if game.over:
                    break
                if step % 50 == 0:
                    met.update(str(game.refusal(action)) for action in variant.kit.universe(game))
                if game.task.composes(game):
                    met[str(game.refusal(variant.kit.compose(game, chooser.rng)))] += 1
                holders = game.state.longest_road, game.state.largest_army
                action = chooser.choose(game)
                met[type(game.task).__name__] += 1
                met[type(action).__name__] += 1
                told = game.play(action)
                met.update(type(event).__name__ for event in told)
                award_moves.update(_moves(told, holders))
    wanted = {kind.__name__ for kind in (*ACTIONS, *TASKS)} - AUTOMATIC
    wanted |= {kind.__name__ for kind in vars(events).values() if _is_event(kind)}
    wanted |= {str(reason) for reason in RefusalCode} | {"not-now"}
    assert not wanted - set(met) - HOUSE_RULES, "the walks never meet these"
    for award in ("LongestRoadMoved", "LargestArmyMoved"):
        assert award_moves[award, False, True], f"{award}: nobody takes it first"
        assert award_moves[award, True, True], f"{award}: nobody takes it over"


def _moves(told: list[Event], holders: tuple[int, int]) -> list[tuple[str, bool, bool]]:
    found = []
    for event in told:
        if isinstance(event, events.LongestRoadMoved):
            found.append(("LongestRoadMoved", holders[0] >= 0, event.seat >= 0))
        if isinstance(event, events.LargestArmyMoved):
            found.append(("LargestArmyMoved", holders[1] >= 0, event.seat >= 0))
    return found


def _is_event(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
