"""A game reviewed: the sum adds up, it comes out the same again, and it uses only what the seat knew."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from catanqt.analysis.analyse import analyse
from catanqt.analysis.json_format import from_data, to_data
from catanqt.analysis.luck import changes_by
from catanqt.analysis.model import Analysis, SeatAnalysis
from catanqt.kernel.agent import Budget, Cancelled, Judge
from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import CHANCE, Game
from catanqt.kernel.record import Entry, Record
from catanqt.rules.base.cards import CardDraw, DrawCard
from catanqt.session import Session
from catanqt.simulate import Plan, play_session
from catanqt_ai.registry import make_agent

LEVELS = ("medium", "easy", "random", "hard")
GAMES: dict[str, tuple[str, tuple[str, ...]]] = {
    "base": ("classic", ()),
    "all": ("classic", ("soccer-fever", "big-game", "fishermen")),
    "junior": ("junior", ()),
}
SEAT, TURNS = 1, 9


def judge() -> Judge:
    found = make_agent("hard", "review")
    assert isinstance(found, Judge)
    return found


@cache
def session(name: str) -> Session:
    """The first turns of a game; Junior to its end."""
    game, scenarios = GAMES[name]
    if game == "junior":
        return play_session(Plan(LEVELS[:2], game, seed="analysis"), 0)
    return play_session(Plan(LEVELS, game, scenarios, seed="analysis", most_turns=TURNS), 0)


@cache
def reviewed(name: str) -> Analysis:
    return analyse(session(name).record, [SEAT], judge(), Budget(), name="hard")


def seat_of(analysis: Analysis) -> SeatAnalysis:
    found = analysis.of(SEAT)
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_sum_adds_up_to_the_result(name: str) -> None:
    found, game = seat_of(reviewed(name)), session(name)
    assert found.account.start == 1 / len(game.record.header.seats)
    assert found.account.result == pytest.approx(found.moments[-1].chances[SEAT], abs=1e-9)
    if name == "junior":
        assert found.account.result == pytest.approx(float(game.rules.winner(game.game) == SEAT))
    assert found.account.luck == pytest.approx(sum(one.changes[SEAT] for one in found.swings))
    assert len(found.decisions) > 5
    assert not found.waiting


@pytest.mark.parametrize("name", GAMES)
def test_a_review_that_was_stopped_goes_on_and_comes_out_the_same(name: str) -> None:
    budget, known = Budget(), None

    def stop(done: int, total: int, so_far: Analysis) -> None:
        nonlocal known
        known = from_data(to_data(so_far, session(name).rules.codec), session(name).rules.codec)
        if done == total // 2:
            budget.cancel()

    with pytest.raises(Cancelled):
        analyse(session(name).record, [SEAT], judge(), budget, stop, name="hard")
    assert known is not None
    assert not known.complete
    assert analyse(session(name).record, [SEAT], judge(), Budget(), known=known, name="hard") == reviewed(name)


def test_only_what_the_same_judge_said_of_the_same_moves_is_kept() -> None:
    found = reviewed("junior")
    first, second, *rest = seat_of(found).decisions
    played_otherwise = replace(first, made=second.made if first.made != second.made else rest[0].made)
    known = replace(found, seats=(replace(seat_of(found), decisions=(played_otherwise, second)),))
    for name, kept in (("hard", 1), ("expert", 0)):
        told: list[int] = []
        budget = Budget()

        def stop(done: int, total: int, so_far: Analysis, told: list[int] = told, budget: Budget = budget) -> None:
            told.append(done)
            budget.cancel()

        with pytest.raises(Cancelled):
            analyse(session("junior").record, [SEAT], judge(), budget, stop, known, name)
        assert told == [kept]


@pytest.mark.parametrize("name", GAMES)
def test_json_keeps_everything(name: str) -> None:
    codec = session(name).rules.codec
    text = json.dumps(to_data(reviewed(name), codec))
    assert from_data(json.loads(text), codec) == reviewed(name)


def _set(data: Any, path: Sequence[str | int], value: object) -> None:
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


BROKEN: list[tuple[Sequence[str | int], object]] = [
    (("version",), 1),
    (("entries",), "many"),
    (("seats",), {}),
    (("seats", 0, "seat"), 1.5),
    (("seats", 0, "account"), None),
    (("seats", 0, "account", "luck"), float("nan")),
    (("seats", 0, "moments", 0, "chances"), [None]),
    (("seats", 0, "swings", 0, "outcome"), {"kind": "Miracle"}),
    (("seats", 0, "decisions", 0, "grade"), "brilliant"),
    (("seats", 0, "decisions", 0, "grade"), {}),
    (("seats", 0, "decisions", 0, "made"), [{"kind": "BuildRoad"}]),
    (("seats", 0, "decisions", 0, "reasons"), [{"code": 3, "facts": {}}]),
    (("seats", 0, "decisions", 0, "lost"), float("inf")),
    (("seats", 0, "decisions", 0, "turn"), True),
]


@pytest.mark.parametrize(("path", "value"), BROKEN)
def test_data_that_is_no_analysis_is_refused(path: Sequence[str | int], value: object) -> None:
    codec = session("base").rules.codec
    data = json.loads(json.dumps(to_data(reviewed("base"), codec)))
    _set(data, path, value)
    with pytest.raises(DecodeError):
        from_data(data, codec)
    for part in ("decisions", "account"):
        data = json.loads(json.dumps(to_data(reviewed("base"), codec)))
        del data["seats"][0][part]
        with pytest.raises(DecodeError):
            from_data(data, codec)


def test_what_the_seat_could_not_see_changes_nothing() -> None:
    """Another card is drawn by an opponent, who does not play it: nothing of the review is different."""
    record, hidden = _with_an_unseen_draw()
    drawn = record.entries[hidden].action
    assert isinstance(drawn, DrawCard)
    other = next(card for card in (0, 2, 3) if card != drawn.card)
    entries = list(record.entries)
    entries[hidden] = Entry(CHANCE, DrawCard(other))
    found = analyse(record, [SEAT], judge(), Budget())
    assert analyse(Record(record.header, entries), [SEAT], judge(), Budget()) == found
    assert all(one.outcome is None for one in seat_of(found).swings if one.index == hidden)


def _with_an_unseen_draw() -> tuple[Record, int]:
    """The beginning of a game, up to a few moves after an opponent has bought a card."""
    players = ("hard",) * 4
    for number in range(10):
        played = play_session(Plan(players, seed="unseen", most_turns=14), number)
        game = played.at(0)
        for index, entry in enumerate(played.record.entries):
            if not game.over and isinstance(game.task, CardDraw) and game.task.buyer != SEAT:
                later = played.record.entries[index + 1 : index + 12]
                if not any(one.action.__class__.__name__.startswith("Play") for one in later):
                    return Record(played.record.header, [*played.record.entries[: index + 1], *later]), index
            game.apply(entry.action)
    raise AssertionError("no card was bought")


def test_luck_is_nothing_on_average() -> None:
    """The swings of all outcomes of a roll, each as likely as it is, cancel out."""
    played = session("base")
    index = next(i for i, one in enumerate(played.record.entries) if one.action.__class__.__name__ == "Dice")
    game = played.at(index)
    outcomes = game.options()

    def chances(position: Game[Any]) -> tuple[float, ...]:
        return judge().chances(position, SEAT, Budget())

    swings = [changes_by(played.rules, game, SEAT, one, chances, "luck")[0] for one in outcomes]
    assert sum(one[SEAT] for one in swings) / len(swings) == pytest.approx(0.0, abs=1e-9)
    assert max(one[SEAT] for one in swings) > 0.001


def test_reasons_count_rounds_that_are_left_even_where_the_game_ends() -> None:
    """A game that is lost in one future and won in another once made an opponent come 59 rounds forward."""
    reasons = [reason for one in seat_of(reviewed("junior")).decisions for reason in one.against]
    rounds = [float(one.facts_by_name.get("rounds", 0.0)) for one in reasons]
    assert 0 < max(rounds) < 10


def test_an_analysis_knows_which_seats_it_has() -> None:
    assert reviewed("base").of(SEAT + 1) is None
    assert reviewed("base").complete
    assert not replace(reviewed("base"), seats=(replace(seat_of(reviewed("base")), waiting=1),)).complete
