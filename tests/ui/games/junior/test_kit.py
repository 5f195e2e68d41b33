"""Junior's kit: gestures, pieces, the tray, what is around the board, and what moves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from catanqt.kernel.game import Action
from catanqt.rules.base import events as base
from catanqt.rules.base.trade import Accept, Decline, NoDeal, Offer
from catanqt.rules.hexgrid import bits
from catanqt.rules.junior import events as junior
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.building import BuildLair, BuildShip, FreeBuild, PlaceLair, PlaceShip
from catanqt.rules.junior.coco import BuyCoco
from catanqt.rules.junior.ghost import GhostMove, MoveGhost
from catanqt.rules.junior.market import StockTrade
from catanqt.rules.junior.turn import BeforeRoll, EndTurn, Roll, Turn
from catanqt.ui.games.junior.board_layout import SPOOKY
from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.kit.view_data import Flash, Flight, Gesture, Look, Spot, Tumble
from catanqt.ui.play.placement import Placement
from catanqt.ui.text.names import resource_count
from catanqt.ui.theme.theme import make_theme
from tests.rules.junior.table import G, M, O, W, player, roll, ship, table
from tests.ui.games.junior.positions import desk_at, kit_of, seen_at, walk
from tests.ui.helpers.controllers import quick

PLACED = (BuildShip, PlaceShip, BuildLair, PlaceLair, MoveGhost)
GESTURES = {BuildShip: "ship", PlaceShip: "ship", BuildLair: "lair", PlaceLair: "lair", MoveGhost: "ghost"}
KINDS = {BuildShip: "ship", PlaceShip: "ship", BuildLair: "lair", PlaceLair: "lair", MoveGhost: "island"}
TRAY = Spot("tray", -1)


# Gestures


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_placing_option_is_a_gesture_and_back(players: int, qtbot: QtBot) -> None:
    made: set[type[Action]] = set()
    for game, _, _ in walk(players):
        if game.over or game.task.actor != 0:
            continue
        perspective = seen_at(game)
        kit = kit_of(perspective)
        chart_spots = set(kit.board_layout().spots()) if not made else None
        placed = [action for action in game.options() if isinstance(action, PLACED)]
        gestures = {kit.gesture(action): action for action in placed}
        assert len(gestures) == len(placed), "no two options look alike"
        for gesture, action in gestures.items():
            index = action.island if isinstance(action, MoveGhost) else action.site
            assert gesture == Gesture(GESTURES[type(action)], Spot(KINDS[type(action)], index))
            assert chart_spots is None or gesture.spot in chart_spots
            made.add(type(action))
        others = [action for action in game.options() if not isinstance(action, PLACED)]
        assert [kit.gesture(action) for action in others] == [None] * len(others)
    assert {BuildShip, BuildLair, MoveGhost} <= made


def test_pieces_are_dropped_and_an_illegal_drop_says_why(qtbot: QtBot) -> None:
    mine = player("wgmcwg", lairs=[3], ships=[ship(2, 3)])
    with desk_at(table(mine, player(lairs=[2]))) as context:
        placement: Placement = context.placement
        reasons: list[str] = []
        placement.refused.connect(reasons.append)
        assert set(placement.pieces) == {"ship"}, "both ends of the ship are taken"
        placement.take("ship")
        assert set(placement.spots) == {Spot("ship", ship(3, 4)), Spot("ship", ship(3, 26))}
        assert not placement.drop(Spot("ship", ship(2, 3)))
        placement.take("ship")
        assert not placement.drop(Spot("ship", ship(12, 13)))
        words = [context.kits[0].refusal(reason) for reason in reasons]
        assert words == [
            "Somebody is already there. Choose an empty place.",
            "Too far away! Ships go next to your lairs, and lairs next to your ships.",
        ]
        placement.take("ship")
        assert placement.drop(Spot("ship", ship(3, 4)))
        assert context.controller.perspective.state.ships[0].bit_count() == 2


def test_the_ghost_captain_is_in_hand_when_he_must_move(qtbot: QtBot) -> None:
    with desk_at(table(player(lairs=[3]), todo=[Turn(0), GhostMove(0)], ghost=4)) as context:
        assert context.placement.piece == "ghost"
        assert context.placement.forced
        assert Spot("island", 4) not in context.placement.spots
        assert context.placement.drop(Spot("island", 0))
        assert context.controller.perspective.state.ghost == 0


# Pieces


@pytest.mark.parametrize("players", [2, 4])
def test_the_board_shows_just_what_stands_on_it(players: int, qtbot: QtBot) -> None:
    for game, _, _ in walk(players):
        perspective = seen_at(game)
        kit = kit_of(perspective)
        state = game.state
        found = list(kit.pieces(perspective))
        assert len({piece.key for piece in found}) == len(found)
        ships = {(piece.seat, piece.spot.index) for piece in found if piece.kind == "ship"}
        lairs = {(piece.seat, piece.spot.index) for piece in found if piece.kind == "lair" and piece.spot != SPOOKY}
        assert ships == {(seat, site) for seat in range(players) for site in bits(state.ships[seat])}
        assert lairs == {(seat, site) for seat in range(players) for site in bits(state.lairs[seat])}
        spooky = [piece.seat for piece in found if piece.kind == "lair" and piece.spot == SPOOKY]
        assert spooky == ([state.spooky] if state.spooky != NOBODY else [])
        (ghost,) = [piece for piece in found if piece.kind == "ghost"]
        fog = [piece.spot for piece in found if piece.kind == "fog"]
        assert ghost.spot == (SPOOKY if state.ghost < 0 else Spot("island", state.ghost))
        assert fog == ([] if state.ghost < 0 else [ghost.spot])


def painted(look: Look, margin: float = 20) -> tuple[QImage, float]:
    """A look on clear ground, with some room around its extent."""
    reach = look.extent + margin
    picture = QImage(round(2 * reach), round(2 * reach), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(reach, reach)
    look.paint(painter)
    painter.end()
    return picture, reach


@pytest.mark.parametrize("kind", ["ship", "lair", "ghost", "fog", "coco"])
def test_a_piece_is_painted_within_its_extent(kind: str, qtbot: QtBot) -> None:
    kit = kit_of(seen_at(table()))
    look = kit.look(kind, 0 if kind in ("ship", "lair") else NOBODY, TRAY, 1, 0.0)
    assert look is not None
    picture, reach = painted(look)
    inside = QRectF(reach - look.extent, reach - look.extent, 2 * look.extent, 2 * look.extent)
    seen_inside = False
    for x in range(picture.width()):
        for y in range(picture.height()):
            if picture.pixelColor(x, y).alpha() > 8:
                assert inside.contains(x, y), (x, y)
                seen_inside = True
    assert seen_inside


@pytest.mark.parametrize("kind", ["ship", "lair"])
def test_owners_differ_by_more_than_colour(kind: str, qtbot: QtBot) -> None:
    """With the same paint for everybody, the emblems still tell four owners apart."""
    theme = make_theme()
    red = theme.owners["red"]
    same = {colour: replace(red, emblem=owner.emblem) for colour, owner in theme.owners.items()}
    kit = kit_of(seen_at(table(seats=4)), replace(theme, owners=same))
    pictures = set()
    for seat in range(4):
        look = kit.look(kind, seat, TRAY, 1, 0.0)
        assert look is not None
        pictures.add(bytes(painted(look)[0].constBits()))
    assert len(pictures) == 4


def test_a_look_for_nobody_or_of_no_kind_is_none(qtbot: QtBot) -> None:
    kit = kit_of(seen_at(table()))
    assert kit.look("ship", NOBODY, TRAY, 1, 0.0) is None
    assert kit.look("robber", 0, TRAY, 1, 0.0) is None


def test_pieces_on_one_lane_do_not_touch(qtbot: QtBot) -> None:
    """On a lane that runs up and down, two lairs and the ship between them keep apart, shadows aside."""
    perspective = seen_at(table(seats=4))
    kit = kit_of(perspective)
    chart = kit.board_layout()
    upper, lower, lane = Spot("lair", 4), Spot("lair", 3), Spot("ship", ship(3, 4))
    assert chart.angle(lane) == pytest.approx(90)
    rooms = []
    for kind, spot in (("lair", upper), ("ship", lane), ("lair", lower)):
        look = kit.look(kind, 0, spot, 1, 0.0)
        assert look is not None
        picture, reach = painted(look)
        rows = [
            y for y in range(picture.height()) if any(picture.pixelColor(x, y).alpha() > 190 for x in range(20, 90))
        ]
        top = chart.place(spot).y() + look.dy - reach
        rooms.append((top + min(rows), top + max(rows)))
    assert rooms[0][1] < rooms[1][0]
    assert rooms[1][1] < rooms[2][0]


# Around the board


def tools(game: Any, viewer: int = 0) -> dict[str, Any]:
    perspective = seen_at(game, viewer)
    return {tool.piece: tool for tool in kit_of(perspective).tools(perspective)}


def test_the_tray_has_ship_lair_and_coco_with_prices(qtbot: QtBot) -> None:
    found = tools(table(player("wgmco", lairs=[3], ships=[ship(2, 3)])))
    assert {piece: tool.price for piece, tool in found.items()} == {
        "ship": ("wood", "goat"),
        "lair": ("wood", "goat", "molasses", "cutlass"),
        "coco": ("molasses", "cutlass", "gold"),
    }
    assert [(tool.left, tool.ready, tool.why) for tool in found.values()] == [
        (7, True, ""),
        (6, True, ""),
        (16, True, ""),
    ]
    assert [tool.action for tool in found.values()] == [None, None, BuyCoco()]


@pytest.mark.parametrize(
    ("tiles", "ships", "piece", "why"),
    [
        ("w", [], "ship", "You still need {goat}."),
        ("wg", [], "lair", "You still need {molasses} and {cutlass}."),
        ("wgmc", [], "lair", "There is no free place next to your ships. Build a ship first!"),
        ("wg", [ship(3, 4), ship(2, 3), ship(3, 26)], "ship", "There is no free place next to your lairs."),
        ("wg", [0, 1, 2, 8, 9, 10, 11, 12], "ship", "All your ships are at sea."),
    ],
)
def test_a_tool_that_is_not_ready_says_why(tiles: str, ships: list[int], piece: str, why: str, qtbot: QtBot) -> None:
    tool = tools(table(player(tiles, lairs=[3], ships=ships)))[piece]
    assert not tool.ready
    assert tool.why == why.format(**{kind: resource_count(kind, 1) for kind in RESOURCES})


def test_the_tray_waits_for_ones_turn_and_for_the_roll(qtbot: QtBot) -> None:
    rich = player("wgmco", lairs=[3])
    assert {tool.why for tool in tools(table(rich), 1).values()} == {"Wait for your turn, captain."}
    assert {tool.why for tool in tools(table(rich, todo=[BeforeRoll(0)])).values()} == {"Roll the die first."}
    assert tools(table(rich), NOBODY) == {}


def test_a_free_piece_costs_nothing_and_the_ghost_is_a_tool_of_his_own(qtbot: QtBot) -> None:
    free = tools(table(player(lairs=[3]), todo=[Turn(0), FreeBuild(0)]))
    assert [(tool.piece, tool.price, tool.ready) for tool in free.values()] == [("ship", (), True), ("lair", (), False)]
    assert free["lair"].why
    assert list(tools(table(todo=[Turn(0), GhostMove(0)]))) == ["ghost"]


def test_tools_are_ready_exactly_when_the_engine_lists_them(qtbot: QtBot) -> None:
    kinds = {"ship": (BuildShip, PlaceShip), "lair": (BuildLair, PlaceLair), "coco": (BuyCoco,), "ghost": (MoveGhost,)}
    for game, _, _ in walk(3):
        perspective = seen_at(game)
        for tool in kit_of(perspective).tools(perspective):
            assert tool.ready == bool(perspective.may(*kinds[tool.piece]))
            assert tool.ready or tool.why


def test_buttons_roll_and_end_the_turn(qtbot: QtBot) -> None:
    before, during = seen_at(table(todo=[BeforeRoll(0)])), seen_at(table())
    (first,) = kit_of(before).buttons(before)
    (second,) = kit_of(during).buttons(during)
    assert (first.action, first.key, first.primary) == (Roll(), "R", True)
    assert (second.action, second.key, second.name) == (EndTurn(), "E", "I am done")
    theirs = seen_at(table(), 1)
    assert list(kit_of(theirs).buttons(theirs)) == []


def test_hand_counters_awards_and_goal(qtbot: QtBot) -> None:
    perspective = seen_at(table(player("wwo", lairs=[3, 5], ships=[ship(2, 3)], coco=2), player("g", coco=1)))
    kit = kit_of(perspective)
    assert [(card.kind, card.count) for card in kit.hand(perspective)] == [
        ("wood", 2),
        ("goat", 0),
        ("molasses", 0),
        ("cutlass", 0),
        ("gold", 1),
    ]
    assert [(one.icon, one.value, one.held) for one in kit.counters(perspective, 0)] == [
        ("lair", 3, False),
        ("card", 3, False),
        ("parrot", 2, True),
    ]
    assert [one.value for one in kit.counters(perspective, 1)] == [0, 1, 1]
    assert [one.of for one in kit.counters(perspective, 0)] == [7, 0, 0]
    assert len(kit.awards(perspective, 0)) == 1
    assert kit.awards(perspective, 1) == ()
    assert kit.goal(perspective, 0) == 7
    covered = seen_at(table(player("w")), NOBODY)
    assert list(kit_of(covered).hand(covered)) == []


def test_goods_are_called_by_name_and_have_scenery(qtbot: QtBot) -> None:
    kit = kit_of(seen_at(table()))
    assert kit.trades == RESOURCES
    assert [kit.goods_name(kind) for kind in RESOURCES] == ["Wood", "Goat", "Molasses", "Cutlass", "Gold"]
    assert kit.goods_name("goat", 2) == "2 goats"
    assert kit.goods_name("ore") is None
    assert kit.scenery("ore") is None
    faces = set()
    for kind in RESOURCES:
        paint = kit.scenery(kind)
        assert paint is not None
        picture = QImage(66, 60, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(Qt.GlobalColor.magenta)
        painter = QPainter(picture)
        paint(painter, QRectF(8, 8, 50, 44))
        painter.end()
        assert picture.pixelColor(2, 2) == picture.pixelColor(63, 57) == Qt.GlobalColor.magenta
        faces.add(bytes(picture.constBits()))
    assert len(faces) == len(RESOURCES)


def test_the_stock_exchanges_two_for_one(qtbot: QtBot) -> None:
    """Beside offers; in a game without them the panel of the market has all swaps."""
    alone = seen_at(table(player("ww")))
    assert list(kit_of(alone).exchanges(alone)) == []
    perspective = seen_at(table(player("ww"), advanced=True))
    found = kit_of(perspective).exchanges(perspective)
    assert {(one.name, one.give, one.amount, one.take) for one in found} == {
        ("Stock", "wood", 2, kind) for kind in RESOURCES if kind != "wood"
    }
    assert [one.action for one in found] == perspective.may(StockTrade)


def test_every_option_but_trade_has_a_name(qtbot: QtBot) -> None:
    for game, _, _ in walk(3):
        perspective = seen_at(game)
        kit = kit_of(perspective)
        for action in perspective.options:
            named = kit.choice(action, perspective)
            assert named is not None
            assert named.name
            assert named.action == action


def test_swaps_are_asked_about_in_one_sentence(qtbot: QtBot) -> None:
    perspective = seen_at(table(player("wwgg")))
    kit = kit_of(perspective)
    stock = [StockTrade(give, O) for give in (W, G)]
    asked = kit.decide(stock, perspective)
    assert asked is not None
    assert asked.text == "What do you give the stock for 1 gold?"
    assert [choice.goods for choice in asked.choices] == [("wood", "wood"), ("goat", "goat")]
    assert [choice.name for choice in asked.choices] == ["2 wood", "2 goats"]
    assert [choice.action for choice in asked.choices] == stock
    mixed = kit.decide([StockTrade(W, O), StockTrade(W, M)], perspective)
    assert mixed is not None
    assert [choice.name for choice in mixed.choices] == ["2 wood for 1 gold", "2 wood for 1 molasses"]
    assert kit.decide([EndTurn(), *stock], perspective) is None
    assert kit.decide([], perspective) is None


def test_an_offer_that_cannot_be_paid_is_declined_unasked(qtbot: QtBot) -> None:
    game = table(player("w"), player("g"), advanced=True)
    game.play(Offer((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1, 2)))
    wanted = quick()
    payable = seen_at(game, 1)
    assert kit_of(payable).automatic_action(payable, wanted) is None
    wanted["ai_offers"] = False
    assert kit_of(payable).automatic_action(payable, wanted) == Decline(str(NoDeal.NO))
    wanted["ai_offers"] = True
    game.play(Accept())
    broke = seen_at(game, 2)
    assert kit_of(broke).automatic_action(broke, wanted) == Decline(str(NoDeal.HAVE_NONE))


# Motions


def motions(game: Any, event: Any) -> list[Any]:
    perspective = seen_at(game)
    return list(kit_of(perspective).motions(event, perspective))


def test_islands_light_up_and_send_a_tile_for_each_lair(qtbot: QtBot) -> None:
    game = table(player(lairs=[4, 5]), player(lairs=[6]), todo=[BeforeRoll(0)])
    events = roll(game, 2)
    dice, *flashes = motions(game, events[0])
    assert dice == Tumble((2,)), "the die first"
    assert set(flashes) == {Flash(Spot("island", island)) for island in (4, 7, 9)}
    flights = [(one.start, one.end) for event in events[1:] for one in motions(game, event)]
    assert flights == [(Spot("island", 4), 0)] * 2 + [(Spot("island", 4), 1)]


def test_the_ghosts_island_stays_dark(qtbot: QtBot) -> None:
    game = table(player(lairs=[4]), todo=[BeforeRoll(0)], ghost=4)
    events = roll(game, 2)
    assert Flash(Spot("island", 4)) not in motions(game, events[0])
    assert len(events) == 1


@pytest.mark.parametrize(
    ("event", "ways"),
    [
        (junior.TookTiles(0, W, 2), [(None, 0)] * 2),
        (junior.CocoDrawn(0, 1), [(None, 0)]),
        (junior.MarketSwapped(0, W, O), [(0, None), (None, 0)]),
        (base.BankTraded(0, W, 2, O), [(0, None)] * 2 + [(None, 0)]),
        (base.Traded(0, 1, (1, 0, 0, 0, 0), (0, 0, 0, 0, 2)), [(0, 1)] + [(1, 0)] * 2),
    ],
)
def test_tiles_fly_between_stock_and_players(event: Any, ways: list[Any], qtbot: QtBot) -> None:
    found = motions(table(), event)
    assert all(isinstance(one, Flight) for one in found)
    assert [(one.start, one.end) for one in found] == ways
    for one in found:
        painted(one.look)


def test_ghost_and_spooky_island_flash(qtbot: QtBot) -> None:
    assert motions(table(), junior.GhostMoved(0, 3)) == [Flash(Spot("island", 3))]
    assert motions(table(), junior.SpookyMoved(0)) == [Flash(SPOOKY)]
    assert motions(table(), junior.SpookyMoved(NOBODY)) == []


def test_everything_that_moves_starts_and_ends_on_the_board_or_at_a_seat(qtbot: QtBot) -> None:
    moved = 0
    chart = None
    for game, _, events in walk(4):
        perspective = seen_at(game)
        kit = kit_of(perspective)
        chart = chart or kit.board_layout()
        for event in events:
            for motion in kit.motions(event, perspective):
                if isinstance(motion, Tumble):
                    continue  # dice lie beside the board
                moved += 1
                ends = (motion.spot,) if isinstance(motion, Flash) else (motion.start, motion.end)
                for end in ends:
                    assert end is None or isinstance(end, int) or end in chart.spots()
        produced = [event for event in events if isinstance(event, base.Produced)]
        for event in produced:
            assert len(kit.motions(event, perspective)) == min(event.amount, 6)
    assert moved > 50
