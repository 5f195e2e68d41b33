"""The features of the value network, frozen by name over stored positions."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from catanqt.rules.base.state import State
from catanqt.rules.catalog import ruleset
from catanqt_ai.classic.feature_set import FeatureSet
from catanqt_ai.classic.features import (
    BOARD,
    HAND,
    OPPONENT,
    board_features,
    cards_a_round,
    hand_features,
    hand_of_seat,
    opponent_features,
)
from catanqt_ai.classic.seat_survey import survey_context

STORED: list[dict[str, Any]] = json.loads((Path(__file__).parents[1] / "data/feature_vectors.json").read_text("utf-8"))
"""Positions of games of novices, chosen so that no two features of a set are the same in all of them."""
SETS: dict[str, FeatureSet[Any]] = {"board": BOARD, "hand": HAND, "opponent": OPPONENT}


def vectors(state: State, seat: int) -> dict[str, dict[str, float]]:
    """All features of a seat by name, its hand and cards included."""
    context = survey_context(state, state.turn)
    board = board_features(state, seat, context)
    income = cards_a_round(board, state.config.players)
    hand = hand_of_seat(state, seat, state.hand(seat), 0, income, state.score[seat])
    values = {
        "board": board,
        "hand": hand_features(hand),
        "opponent": opponent_features(state, seat, state.hand_size(seat), context),
    }
    return {name: dict(zip(SETS[name].names, values[name], strict=True)) for name in SETS}


@pytest.mark.parametrize("number", range(len(STORED)))
def test_every_name_has_its_value(number: int) -> None:
    state: State = ruleset("classic").from_position(STORED[number]["position"]).state
    for seat, wanted in enumerate(STORED[number]["vectors"]):
        found = vectors(state, seat)
        for name in SETS:
            assert found[name] == pytest.approx(wanted[name], abs=1e-8), f"{name} of seat {seat}"


@pytest.mark.parametrize("name", SETS)
def test_two_swapped_names_would_be_noticed(name: str) -> None:
    seen = [vector[name] for one in STORED for vector in one["vectors"]]
    assert [
        pair for pair in combinations(SETS[name].names, 2) if all(one[pair[0]] == one[pair[1]] for one in seen)
    ] == []


def test_a_name_is_given_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        FeatureSet([("one", float), ("one", float)])
