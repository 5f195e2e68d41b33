"""B10: buying development cards, and when they may be played."""

from __future__ import annotations

import pytest

from catanqt.kernel.game import Action, Task
from catanqt.rules.base.cards import (
    BuyCard,
    CardDraw,
    DrawCard,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)
from catanqt.rules.base.events import CardDrawn, Won
from catanqt.rules.base.robber import MoveRobber
from catanqt.rules.base.state import KNIGHT, MONOPOLY, VICTORY_POINT, YEAR_OF_PLENTY
from catanqt.rules.base.turn import BeforeRoll, EndTurn, Turn
from tests.rules.base.table import (
    RULES,
    L,
    O,
    cards,
    hand,
    menu,
    new_cards,
    of,
    play,
    player,
    points,
    refused,
    roll,
    table,
)

NINE = {"settlements": [12], "cities": [33, 39, 41, 25]}
PLAYS = [
    pytest.param("k", PlayKnight(), id="knight"),
    pytest.param("r", PlayRoadBuilding(), id="road building"),
    pytest.param("p", PlayYearOfPlenty(L, O), id="year of plenty"),
    pytest.param("m", PlayMonopoly(O), id="monopoly"),
]
MOMENTS = [pytest.param(BeforeRoll(0), id="before the roll"), pytest.param(Turn(0), id="after the roll")]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("card", "action"), PLAYS)
def test_B10_every_progress_card_may_be_played_before_and_after_the_roll(
    card: str, action: Action, moment: Task
) -> None:
    game = table(player(settlements=[12], cards=card), todo=[moment])
    assert action in game.options()
    game.play(action)
    assert cards(game, 0) == ""


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("card", "action"), PLAYS)
def test_B10_a_card_one_does_not_have_is_not_played(card: str, action: Action, moment: Task) -> None:
    others = "krpm".replace(card, "")
    game = table(player(settlements=[12], cards=others + "v"), player(cards=card), todo=[moment])
    assert refused(game, action) == "no-such-card"


@pytest.mark.parametrize(("card", "action"), PLAYS)
def test_B10_only_one_card_a_turn(card: str, action: Action) -> None:
    game = table(player(settlements=[12], cards="m" + card), todo=[BeforeRoll(0)])
    game.play(PlayMonopoly(L))
    assert refused(game, action) == "one-card-a-turn"
    roll(game, 1, 1)
    assert refused(game, action) == "one-card-a-turn"
    assert not menu(game, type(action))


def test_B10_the_next_turn_allows_the_next_card() -> None:
    game = table(player(cards="mp"), player(cards="m"))
    play(game, PlayMonopoly(L), EndTurn(), PlayMonopoly(L))
    for _ in range(2):
        roll(game, 1, 1)
        game.play(EndTurn())
    assert game.task == BeforeRoll(0)
    game.play(PlayYearOfPlenty(O, O))
    assert cards(game, 0) == ""


@pytest.mark.parametrize(("card", "action"), PLAYS)
def test_B10_not_on_the_turn_it_was_bought(card: str, action: Action) -> None:
    game = table(player("wgo", settlements=[12]))
    game.play(BuyCard())
    game.play(DrawCard("kvrpm".index(card)))
    assert new_cards(game, 0) == card
    assert refused(game, action) == "bought-this-turn"


def test_B10_an_older_card_of_the_same_kind_may_be_played() -> None:
    game = table(player("wgo", cards="k"))
    play(game, BuyCard(), DrawCard(KNIGHT), PlayKnight(), MoveRobber(4))
    assert (cards(game, 0), new_cards(game, 0)) == ("", "k")


def test_B10_a_card_bought_is_playable_from_the_owners_next_turn_on() -> None:
    game = table(player("wgo"))
    play(game, BuyCard(), DrawCard(MONOPOLY), EndTurn())
    for _ in range(2):
        assert new_cards(game, 0) == "m"
        roll(game, 1, 1)
        game.play(EndTurn())
    assert game.task == BeforeRoll(0)
    assert (cards(game, 0), new_cards(game, 0)) == ("m", "")
    game.play(PlayMonopoly(L))


def test_B10_cards_are_bought_only_after_the_roll_as_many_as_one_can_pay() -> None:
    game = table(player("wgo" * 3), todo=[BeforeRoll(0)])
    assert refused(game, BuyCard()) == "not-now"
    roll(game, 1, 1)
    for _ in range(3):
        play(game, BuyCard(), DrawCard(KNIGHT))
    assert new_cards(game, 0) == "kkk"
    assert refused(game, BuyCard()) == "cannot-pay"


def test_B10_a_card_may_be_bought_after_one_was_played() -> None:
    game = table(player("wgo", cards="m"))
    play(game, PlayMonopoly(L), BuyCard(), DrawCard(KNIGHT))
    assert new_cards(game, 0) == "k"


def test_B10_from_an_empty_deck_nothing_is_bought() -> None:
    game = table(player("wgowgo"), deck="p")
    play(game, BuyCard(), DrawCard(YEAR_OF_PLENTY))
    assert refused(game, BuyCard()) == "none-left"
    assert hand(game, 0) == "wgo"


def test_B10_played_cards_leave_the_game() -> None:
    game = table(player("wgo", cards="m"), deck="k")
    play(game, PlayMonopoly(L), BuyCard())
    assert game.task == CardDraw(0)
    assert list(game.options()) == [DrawCard(KNIGHT)]
    assert refused(game, DrawCard(MONOPOLY)) == "impossible-outcome"


@pytest.mark.parametrize(("card", "action"), PLAYS)
def test_B10_playing_a_card_does_not_change_the_deck(card: str, action: Action) -> None:
    game = table(player(settlements=[12], cards=card))
    before = list(game.state.deck)
    game.play(action)
    assert game.state.deck == before


def test_B10_victory_point_cards_count_at_once_but_stay_hidden() -> None:
    game = table(player("wgo", settlements=[12]))
    events = play(game, BuyCard(), DrawCard(VICTORY_POINT))
    assert events == [CardDrawn(0, VICTORY_POINT)]
    assert points(game, 0) == [2]
    assert RULES.public_points(game, 0) == 1


def test_B10_a_victory_point_card_wins_at_once() -> None:
    game = table(player("wgo", **NINE))
    game.play(BuyCard())
    events = game.play(DrawCard(VICTORY_POINT))
    assert of(Won, events) == [Won(0, 10)]
    assert game.over
    assert RULES.winner(game) == 0


def test_B10_victory_point_cards_are_never_played_and_never_the_one_card_of_the_turn() -> None:
    game = table(player("wgo", cards="vm", new="v"))
    play(game, BuyCard(), DrawCard(VICTORY_POINT), PlayMonopoly(L))
    assert (cards(game, 0), new_cards(game, 0)) == ("v", "vv")
    assert points(game, 0) == [3]


def test_B10_another_player_cannot_play_a_card_in_my_turn() -> None:
    game = table(player(), player(cards="km"))
    assert refused(game, PlayKnight()) == "no-such-card"
    assert refused(game, PlayMonopoly(O)) == "no-such-card"


def test_B10_no_card_may_interrupt_the_robber_or_free_roads() -> None:
    game = table(player(settlements=[12], cards="rk"))
    game.play(PlayRoadBuilding())
    assert refused(game, PlayKnight()) == "not-now"
