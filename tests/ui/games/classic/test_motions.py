"""What flies over the page, and with which side up."""

from __future__ import annotations

import pytest

from catanqt.kernel.game import Event
from catanqt.rules.base import events
from catanqt.rules.base.robber import RobberMove
from catanqt.rules.base.state import Catan
from catanqt.rules.base.turn import BeforeRoll, Turn
from catanqt.ui.games.classic.kit import ClassicKit
from catanqt.ui.games.classic.motions import Motions
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Flash, Flight, Look, Motion, Spot, Tumble
from tests.rules.base.table import G, L, O, new_game, play, player, roll, table
from tests.ui.games.classic.positions import kit_of
from tests.ui.helpers.scenario_context import seen_at

pytestmark = pytest.mark.usefixtures("qtbot")

FACES = {kind: Look(lambda painter: None) for kind in ("", "lumber", "brick", "wool", "grain", "ore")}


def motions(event: Event, perspective: Perspective) -> list[tuple[str, Spot | int | None, Spot | int | None]]:
    """What flies, by its face, from where to where."""
    found = Motions(kit_of(perspective), FACES.__getitem__).motions(event, perspective)
    names = {id(look): kind for kind, look in FACES.items()}
    return [(names.get(id(one.look), "card"), one.start, one.end) for one in found if isinstance(one, Flight)]


def test_a_roll_lights_up_what_pays_and_cards_fly_to_their_owners() -> None:
    game = table(player(settlements=[8]), player(cities=[23]), todo=[BeforeRoll(0)])
    events_ = roll(game, 4, 2)
    perspective = seen_at(game)
    kit: ClassicKit = kit_of(perspective)
    flashes: list[Motion] = [
        one for event in events_ for one in kit.motions(event, perspective) if isinstance(one, Flash)
    ]
    assert flashes == [Flash(Spot("hex", 4))], "hex 17 has the number, too, but nobody lives there"
    flights = [one for event in events_ for one in motions(event, perspective)]
    assert flights == [
        ("brick", Spot("hex", 4), 0),
        ("brick", Spot("hex", 4), 1),
        ("brick", Spot("hex", 4), 1),
    ]


def test_what_the_robber_blocks_stays_dark() -> None:
    game = table(player(settlements=[8]), todo=[BeforeRoll(0)], robber=4)
    events_ = roll(game, 4, 2)
    perspective = seen_at(game)
    assert [one for event in events_ for one in kit_of(perspective).motions(event, perspective)] == [Tumble((4, 2))]


def test_a_founding_settlement_is_paid_from_the_land_around_it() -> None:
    game = new_game(2, board="variable")
    while not any(game.state.hands):
        produced = [event for event in play(game, game.options()[0]) if isinstance(event, events.Produced)]
    perspective = seen_at(game)
    corner = perspective.task.corner  # type: ignore[union-attr]
    around = {Spot("hex", hex_) for hex_ in game.state.config.board.grid.corner_hexes[corner]}
    flights = [one for event in produced for one in motions(event, perspective)]
    assert flights
    assert {start for _, start, _ in flights} <= around


def _table() -> Catan:
    return table(player("lo"), player("g"), todo=[Turn(0), RobberMove(0)])


@pytest.mark.parametrize(("viewer", "face"), [(0, "grain"), (1, "grain"), (2, "")])
def test_a_stolen_card_shows_its_back_to_the_others(viewer: int, face: str) -> None:
    assert motions(events.Stolen(0, 1, G), seen_at(_table(), viewer)) == [(face, 1, 0)]


def test_cards_go_to_the_bank_and_come_from_it() -> None:
    perspective = seen_at(_table())
    assert motions(events.Discarded(1, L), perspective) == [("lumber", 1, None)]
    assert motions(events.TookFromBank(1, O), perspective) == [("ore", None, 1)]
    assert motions(events.BankTraded(0, L, 4, O), perspective) == [("lumber", 0, None)] * 4 + [("ore", None, 0)]
    assert motions(events.CardDrawn(1, 0), perspective) == [("card", None, 1)]


def test_trades_and_monopolies_go_from_seat_to_seat() -> None:
    perspective = seen_at(_table())
    assert motions(events.Traded(0, 1, (2, 0, 0, 0, 0), (0, 0, 0, 0, 1)), perspective) == [
        ("lumber", 0, 1),
        ("lumber", 0, 1),
        ("ore", 1, 0),
    ]
    assert motions(events.Monopolised(0, 2, O, 9), perspective) == [("ore", 2, 0)] * 6
