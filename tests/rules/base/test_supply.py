"""B3 and B4: what is in the box, what things cost, and that nothing is ever made or lost."""

from __future__ import annotations

import pytest

from catanqt.kernel.game import Action
from catanqt.rules.base.building import BuildCity, BuildRoad, BuildSettlement
from catanqt.rules.base.cards import BuyCard, CardDraw, DrawCard
from catanqt.rules.base.events import CardDrawn, CityBuilt, RoadBuilt, SettlementBuilt
from catanqt.rules.base.state import KNIGHT
from tests.rules.base.table import (
    bank,
    edge,
    hand,
    menu,
    new_cards,
    new_game,
    odds,
    path,
    paths,
    player,
    refused,
    table,
)

RING = path(12, 8, 13, 18, 23, 17, 12)


def builder(cards: str) -> dict[str, object]:
    """A player with a settlement, and a corner (13) ready for the next."""
    return player(cards, settlements=[12], roads=path(12, 8, 13))


COSTS = [
    pytest.param("lb", BuildRoad(edge(12, 17)), id="road"),
    pytest.param("lbwg", BuildSettlement(13), id="settlement"),
    pytest.param("ggooo", BuildCity(12), id="city"),
    pytest.param("wgo", BuyCard(), id="card"),
]


def test_B3_a_new_game_has_the_full_supply() -> None:
    game = new_game(4, board="variable")
    assert bank(game) == (19, 19, 19, 19, 19)
    assert game.state.deck == [14, 5, 2, 2, 2]
    assert not any([*game.state.hands, *game.state.cards, *game.state.new_cards])


@pytest.mark.parametrize(("cost", "action"), COSTS)
def test_B4_the_exact_cost_goes_to_the_bank(cost: str, action: Action) -> None:
    game = table(builder(cost + "w"))
    assert action in game.options()
    game.play(action)
    assert hand(game, 0) == "w"
    assert bank(game) == (19, 19, 18, 19, 19)


@pytest.mark.parametrize(("cost", "action"), COSTS)
def test_B4_one_card_short_is_refused(cost: str, action: Action) -> None:
    for missing in sorted(set(cost)):
        substitute = "l" if missing != "l" else "o"
        game = table(builder(cost.replace(missing, "", 1) + substitute))
        assert refused(game, action) == "cannot-pay"


def test_B4_what_is_built_is_told() -> None:
    game = table(builder("lblbwgggooowgo"))
    assert game.play(BuildRoad(edge(12, 17))) == [RoadBuilt(0, edge(12, 17))]
    assert game.play(BuildSettlement(13)) == [SettlementBuilt(0, 13, 0)]
    assert game.play(BuildCity(12)) == [CityBuilt(0, 12)]
    assert game.play(BuyCard()) == []
    assert game.task == CardDraw(0)
    assert game.play(DrawCard(KNIGHT)) == [CardDrawn(0, KNIGHT)]
    assert new_cards(game, 0) == "k"
    assert hand(game, 0) == ""
    assert bank(game) == (19, 19, 19, 19, 19)


def test_B3_fifteen_roads_and_no_more() -> None:
    roads = [*RING, *path(17, 22, 28, 34, 29, 23), *path(18, 24, 30, 35, 29)]
    game = table(player("llbb", settlements=[12], roads=roads[:14]), longest_road=0)
    assert len(set(roads)) == 15
    game.play(BuildRoad(roads[14]))
    assert not menu(game, BuildRoad)
    assert refused(game, BuildRoad(edge(12, 7))) == "none-left"


def test_B3_five_settlements_then_a_city_frees_one() -> None:
    roads = paths((12, 8, 13), (19, 25))
    game = table(player("lbwglbwg" + "ggooo", settlements=[12, 33, 39, 41], roads=roads))
    game.play(BuildSettlement(13))
    assert refused(game, BuildSettlement(25)) == "none-left"
    game.play(BuildCity(33))
    game.play(BuildSettlement(25))
    assert game.state.settlements[0].bit_count() == 5


def test_B3_four_cities_and_no_more() -> None:
    game = table(player("ggooo" * 2, settlements=[12, 24], cities=[33, 39, 41]))
    game.play(BuildCity(12))
    assert not menu(game, BuildCity)
    assert refused(game, BuildCity(24)) == "none-left"


def test_B3_the_deck_is_drawn_by_what_is_left_in_it() -> None:
    game = table(player("wgo"), deck="kkkvp")
    game.play(BuyCard())
    assert list(game.options()) == [DrawCard(0), DrawCard(1), DrawCard(3)]
    assert odds(game) == {DrawCard(0): 3, DrawCard(1): 1, DrawCard(3): 1}
    assert refused(game, DrawCard(2)) == "impossible-outcome"
    game.play(DrawCard(3))
    assert game.state.deck == [3, 1, 0, 0, 0]


def test_B3_a_drawn_card_is_gone_from_the_deck_of_everybody() -> None:
    game = table(player("wgowgo"), deck="mk")
    game.play(BuyCard())
    game.play(DrawCard(4))
    game.play(BuyCard())
    assert list(game.options()) == [DrawCard(KNIGHT)]
