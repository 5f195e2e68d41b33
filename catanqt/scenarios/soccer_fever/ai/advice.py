"""The novice in Soccer Fever: it builds at pitches, and converts knights that cannot win the army."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Action
from catanqt.rules.base.state import Catan, State
from catanqt.scenarios.soccer_fever.rules import ConvertKnight
from catanqt.scenarios.soccer_fever.rules.matchday import WIN, DoublesChoice, RewardChoice, ScoreFirst, TakeReward
from catanqt.scenarios.soccer_fever.rules.part import NAME, TOKENS, Part
from catanqt.scenarios.soccer_fever.rules.pitch import by_a_pitch
from catanqt_ai.novice.scenario import Goal, NoviceScenario
from catanqt_ai.novice.site_values import hand_after

PITCH_BONUS = 3.0


def suggest(game: Catan, seat: int, options: Sequence[Action], goal: Goal) -> Action | None:
    """A knight becomes a shot if somebody else is well ahead in the race for largest army."""
    state = game.state
    ahead = max(state.knights) - state.knights[seat]
    convert = ConvertKnight()
    if convert in options and state.largest_army != seat and ahead >= 2:
        return convert
    return None


def take_reward(game: Catan, seat: int, goal: Goal) -> Action:
    """What the wish lacks most, else what is held least."""
    left = hand_after(game.state, seat, goal.cost)
    kinds = [option.resource for option in game.options() if isinstance(option, TakeReward)]
    return TakeReward(min(kinds, key=lambda kind: left[kind]))


def score_first(game: Catan, seat: int, goal: Goal) -> Action:
    """A win is kept; anything else hopes for the second match."""
    task = game.task
    assert isinstance(task, DoublesChoice)
    return ScoreFirst(task.spaces == WIN)


def corner_bonus(state: State, corner: int) -> float:
    """A pitch gives a shot token, as long as there are some left to give."""
    season: Part = state.scenario_state[NAME]
    wanted = not season.over and min(season.tokens) < TOKENS
    return PITCH_BONUS if wanted and by_a_pitch(state.config.board, corner) else 0.0


ADVICE = NoviceScenario(
    suggest=suggest, corner_bonus=corner_bonus, decisions={RewardChoice: take_reward, DoublesChoice: score_first}
)
