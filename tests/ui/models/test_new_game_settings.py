"""What is chosen for a new game: every combination can be played, and nonsense that was kept is forgotten."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from catanqt.kernel.record import header_from_plain, header_to_plain
from catanqt.rules.base.house_rules import DICE, GOAL
from catanqt.rules.catalog import all_options, ruleset
from catanqt.rules.colours import COLOURS, colours
from catanqt.ui.models.new_game_settings import AgentChoices, NewGameSettings, first_choice, read_choice
from catanqt.ui.text.players import NAMES

CAST = AgentChoices(("easy", "medium", "hard"), ("balanced", "trader"))
CARDS = ("classic", "soccer-fever", "big-game", "fishermen", "junior")


def chosen(*cards: str, seed: str = "TEST") -> NewGameSettings:
    choice = first_choice(CAST, "Ann", seed)
    for card in cards:
        choice = choice.with_game(card, True)
    return choice


@pytest.mark.parametrize("picked", list(product((False, True), repeat=len(CARDS))))
def test_whatever_cards_are_pressed_the_game_can_begin(picked: tuple[bool, ...]) -> None:
    choice = chosen(*(card for card, on in zip(CARDS, picked, strict=True) if on))
    rules = ruleset(choice.game, choice.scenarios)
    for board, players in product(rules.boards, rules.players):
        game = rules.new_game(replace(choice, board=board, players=players).header())
        assert not game.over


@pytest.mark.parametrize("cards", [("classic",), ("soccer-fever",), ("junior",)])
def test_every_value_of_every_rule_is_played(cards: tuple[str, ...]) -> None:
    choice = chosen(*cards)
    assert choice.rules
    for rule in choice.rules:
        for value in ruleset(choice.game, choice.scenarios).options.possible(rule, {"board": choice.board}):
            if rule.each_seat:
                first, *others = choice.seats
                header = replace(choice, seats=(replace(first, handicap=value), *others)).header()
            else:
                header = choice.with_rule(rule, value).header()
            assert (rule.key in header.options) == (value != rule.usual)
            ruleset(header.game, header.scenarios).new_game(header)


def test_a_handicap_stays_with_its_player_wherever_chance_seats_them() -> None:
    choice = chosen("classic")
    seats = tuple(replace(seat, handicap=points) for seat, points in zip(choice.seats, (1, -1, 0, 0), strict=True))
    for seed in ("A", "B", "C"):
        header = replace(choice, seats=seats, seed=seed).header()
        given = dict(zip([seat.name for seat in header.seats], header.options["handicap"], strict=True))
        assert given == {"Ann": 1, seats[1].name: -1, seats[2].name: 0, seats[3].name: 0}
    lower = replace(choice, seats=(replace(seats[0], handicap=-3), *seats[1:])).with_rule(GOAL, 5)
    assert lower.handicaps == (0, -1, 0, 0), "nobody may need fewer than four points"
    higher = replace(choice, seats=(replace(seats[0], handicap=2), *seats[1:]))
    assert higher.with_rule(GOAL, 5).rule_lines[0] == "Points to win: 5"
    assert higher.rule_lines[0].startswith("Handicap: Ann 2 points more to win, ")


def test_a_choice_that_excludes_another_makes_it_give_way_and_says_the_goal() -> None:
    choice = chosen("soccer-fever", "big-game").with_rules({"dice": "deck", "deck_rest": 0, "combined_goal": "highest"})
    assert (choice.goal, choice.extra_points) == (12, 2)
    assert "deck_rest" not in choice.with_rule(DICE, "rolls").agreed
    assert choice.with_game("junior", True).agreed == {"board": "printed"}
    assert choice.with_game("junior", True).with_game("big-game", True).agreed["dice"] == "deck", "it waits"


def test_it_knows_whether_rules_change_the_board() -> None:
    choice = replace(chosen("classic"), board="random")
    assert choice.with_rule(GOAL, 12).usual_board
    assert not choice.with_rules({"best_corner": 11, "worst_corner": 6}).usual_board


def test_rules_of_other_games_stay_out_of_the_header() -> None:
    ships = next(rule for rule in all_options() if rule.key == "start_ships")
    choice = chosen("junior").with_rule(ships, 2)
    assert choice.header().options["start_ships"] == 2
    assert "start_ships" not in choice.with_game("classic", True).header().options


def test_junior_is_played_alone() -> None:
    choice = chosen("soccer-fever", "fishermen", "junior")
    assert (choice.game, choice.scenarios, choice.board, choice.goal) == ("junior", (), "printed", 7)
    back = choice.with_game("big-game", True)
    assert (back.game, back.scenarios, back.board) == ("classic", ("big-game",), "variable")


def test_scenarios_need_three_players() -> None:
    two = replace(chosen(), players=2)
    assert two.header()
    assert two.with_game("fishermen", True).players == 3


@pytest.mark.parametrize(
    ("cards", "goal"),
    [((), 10), (("soccer-fever",), 11), (("big-game",), 12), (("fishermen",), 10), (CARDS[1:4], 13)],
)
def test_the_goal_is_that_of_the_rules(cards: tuple[str, ...], goal: int) -> None:
    choice = chosen(*cards)
    assert choice.goal == goal
    game = ruleset(choice.game, choice.scenarios).new_game(choice.header())
    assert set(game.state.goals) == {goal}


def test_seats_and_colours_reach_the_header() -> None:
    header = replace(chosen(), random_order=False).header()
    assert [seat.player for seat in header.seats] == [
        "human",
        "medium/trader",
        "medium/balanced",
        "medium/trader",
    ]
    assert header.seats[0].name == "Ann"
    assert colours(header) == COLOURS[:4]


def test_without_temperaments_a_player_is_just_its_level() -> None:
    header = replace(first_choice(AgentChoices(("novice",))), random_order=False).header()
    assert header.seats[1].player == "novice"


def test_a_random_order_follows_from_the_seed_and_keeps_the_colours() -> None:
    orders = set()
    for seed in ("ONE", "TWO", "THREE", "FOUR"):
        choice = chosen(seed=seed)
        header = choice.header()
        assert [seat.name for seat in header.seats] == [seat.name for seat in choice.header().seats]
        paint = {seat.name: seat.colour for seat in choice.seats}
        assert colours(header) == tuple(paint[seat.name] for seat in header.seats)
        orders.add(next(i for i, seat in enumerate(header.seats) if seat.player == "human"))
    assert len(orders) > 1


def test_nobody_is_mistaken_for_another() -> None:
    choice = chosen()
    seats = tuple(
        replace(seat, name=name) for seat, name in zip(choice.seats, ("Oda", " Oda ", "", "Oda"), strict=True)
    )
    header = replace(choice, seats=seats, random_order=False).header()
    assert [seat.name for seat in header.seats] == ["Oda", "Oda 2", "Player 3", "Oda 3"]


def test_whether_the_seed_matters() -> None:
    beginner = replace(chosen(), board="beginner")
    assert chosen().seed_matters
    assert not beginner.seed_matters
    assert beginner.with_game("fishermen", True).seed_matters
    assert not chosen("junior").seed_matters


def test_the_default_is_one_person_against_three_agents() -> None:
    choice = first_choice(CAST, "  Ann ")
    assert [seat.human for seat in choice.seated] == [True, False, False, False]
    assert choice.seats[0].name == "Ann"
    assert {seat.name for seat in choice.seats[1:]} <= set(NAMES)
    assert {seat.level for seat in choice.seats} == {"medium"}
    assert first_choice(AgentChoices(("weird",))).seats[1].level == "weird"


def test_a_choice_comes_back_with_another_island() -> None:
    goal = next(rule for rule in all_options() if rule.key == "goal")
    choice = replace(chosen("soccer-fever"), players=3, random_order=False).with_rule(goal, 12).painted()
    read = read_choice(choice.to_json(), CAST)
    assert replace(read, seed=choice.seed) == choice
    assert read.seed != choice.seed


def test_a_character_comes_back_once_and_under_its_own_name() -> None:
    choice = chosen()
    seats = [replace(seat, human=False, character="freya", name="Bob") for seat in choice.seats]
    read = read_choice(replace(choice, seats=tuple(seats)).to_json(), CAST)
    assert [seat.character for seat in read.seats] == ["freya", "", "", ""]
    assert read.seats[0].name == "Freya"
    header = replace(read, random_order=False).header()
    assert header.seats[0].player == "skill:60/fighter/freya"
    assert header_from_plain(header_to_plain(header)) == header
    assert {seat.player for seat in read.only("classic", "easy").header().seats} == {"easy/balanced", "easy/trader"}


@pytest.mark.parametrize("text", [None, 7, "", "{", "[]", "null", '"x"', "[" * 100_000])
def test_nonsense_is_as_if_nothing_had_been_chosen(text: object) -> None:
    usual = first_choice(CAST)
    read = read_choice(text, CAST)
    assert (read.game, read.scenarios, read.players, read.board) == ("classic", (), 4, "variable")
    assert [seat.human for seat in read.seats] == [seat.human for seat in usual.seats]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", []),
        ("seats", [1, 2, 3, 4]),
        ("seats", [{}, {}, {}, {}]),
        ("seats", [{"name": 7, "colour": "pink", "human": 1, "level": [], "temper": {}}] * 4),
        ("seats", [{"colour": "red"}] * 4),
        ("players", 0),
        ("players", "3"),
        ("players", True),
        ("game", "chess"),
        ("scenarios", "soccer-fever"),
        ("scenarios", ["chess", 7, None]),
        ("board", None),
        ("board", "printed"),
        ("random_order", 0),
        ("options", None),
        ("options", {"goal": "12", "chess": 1, "start_ships": True}),
        ("options", {"goal": 1_000_000}),
        ("options", {"goal": [10]}),
    ],
)
def test_a_broken_value_is_forgotten_and_the_rest_kept(field: str, value: Any) -> None:
    data = json.loads(replace(chosen("big-game"), random_order=False).to_json())
    read = read_choice(json.dumps({**data, field: value}), CAST, "Ann")
    assert len({seat.colour for seat in read.seats}) == 4
    assert not read.options
    if field != "scenarios" and field != "game":
        assert read.scenarios == ("big-game",)
    game = ruleset(read.game, read.scenarios).new_game(read.header())
    assert not game.over


def test_the_name_of_the_preferences_is_that_of_the_first_person() -> None:
    before = chosen()
    names = [read_choice(before.to_json(), CAST, name).seats[0].name for name in ("Somebody", "", before.seats[1].name)]
    assert names == ["Somebody", "Ann", "Ann"], "no two players have one name"
