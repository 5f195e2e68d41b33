"""Once more: who sits where, on which board, with which dice."""

from __future__ import annotations

import pytest

from catanqt.rules.colours import colours
from catanqt.rules.edition import EDITION
from catanqt.session import Session
from catanqt.ui.play.rematch import rematch
from tests.ui.helpers.controllers import header


def test_everybody_moves_one_seat_on_and_keeps_colour_and_level() -> None:
    old = header(
        players=("human", "hard/builder", "easy"),
        options={"colours": ["green", "red", "blue"], "goal": 12, "handicap": [-1, 2, 0]},
    )
    new, name = rematch(old)
    assert [(seat.name, seat.player) for seat in new.seats] == [
        ("Bob", "hard/builder"),
        ("Cleo", "easy"),
        ("Ann", "human"),
    ]
    assert colours(new) == ("red", "blue", "green")
    assert new.options["goal"] == 12
    assert new.options["handicap"] == [2, 0, -1], "a handicap stays with its player"
    assert name == f"Island {new.options['board_seed']}"


def test_house_rules_go_along_and_a_handicap_with_its_player() -> None:
    old = header(options={"handicap": [1, 0, -1], "dice": "deck", "deck_rest": 10})
    new, _ = rematch(old)
    assert (new.options["dice"], new.options["deck_rest"]) == ("deck", 10)
    given = dict(zip([seat.name for seat in new.seats], new.options["handicap"], strict=True))
    assert given == {"Ann": 1, "Bob": 0, "Cleo": -1}


def test_usual_colours_go_along_as_well() -> None:
    old = header()
    people = dict(zip([seat.name for seat in old.seats], colours(old), strict=True))
    new, _ = rematch(old)
    assert dict(zip([seat.name for seat in new.seats], colours(new), strict=True)) == people


def test_a_game_begun_under_the_first_edition_is_played_again_under_that_of_today() -> None:
    """Its colours become those the game is printed with; whoever has one of them keeps it."""
    old = header(options={"colours": ["white", "red", "green"], "edition": 1}, scenarios=("soccer-fever",))
    new, _ = rematch(old)
    assert new.options["edition"] == EDITION
    assert dict(zip([seat.name for seat in new.seats], colours(new), strict=True))["Bob"] == "red"
    assert sorted(colours(new)) == ["blue", "orange", "red"]
    Session(new)


def test_board_and_dice_are_new_and_secret() -> None:
    old = header()
    new, _ = rematch(old)
    again, _ = rematch(old)
    assert new.options["board_seed"] not in (old.options["board_seed"], again.options["board_seed"])
    assert new.board != old.board
    assert len({old.dice[0].seed, new.dice[0].seed, again.dice[0].seed}) == 3
    assert new.dice[0].first == 0
    assert len(new.dice) == 1


@pytest.mark.parametrize(
    ("game", "scenarios", "board"),
    [
        ("classic", ("soccer-fever", "fishermen"), "random"),
        ("classic", (), "beginner"),
        ("junior", (), "printed"),
    ],
)
def test_the_same_game_on_the_same_kind_of_board(game: str, scenarios: tuple[str, ...], board: str) -> None:
    old = header(game, ("human", "novice", "novice", "novice"), scenarios=scenarios, board=board)
    new, _ = rematch(old)
    assert (new.game, new.scenarios, new.options["board"]) == (game, scenarios, board)
    assert Session(new).game.task.actor == 0
    assert new.seats[-1] == old.seats[0]


def test_four_rematches_bring_everybody_round() -> None:
    first = old = header(players=("human", "novice", "novice", "novice"))
    for _ in range(4):
        old, _ = rematch(old)
    assert old.seats == first.seats
    assert colours(old) == colours(first)
