"""Soccer Fever on the board and around it: stacks of tokens, the knight's button, counters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from catanqt.rules.base.turn import Turn
from catanqt.scenarios.soccer_fever.rules import ConvertKnight
from catanqt.scenarios.soccer_fever.rules.events import TokenGained
from catanqt.ui.board.scene import BoardScene
from catanqt.ui.games import kits
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Flight, Look, Spot
from catanqt.ui.theme.theme import make_theme
from tests.rules.base.table import player
from tests.rules.scenarios.positions import SF, season, table
from tests.scenarios.soccer_fever.ui.positions import due, play_day
from tests.ui.helpers.scenario_context import kit_of, seen_at

PITCHES = {Spot("hex", 1), Spot("hex", 9)}


def stacks(perspective: Perspective) -> dict[int, tuple[Spot, int]]:
    return {piece.seat: (piece.spot, piece.count) for piece in kit_of(perspective, SF).pieces(perspective)}


def painted(look: Look) -> QPixmap:
    picture = QPixmap(round(2 * look.extent), round(2 * look.extent))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(look.extent, look.extent)
    look.paint(painter)
    painter.end()
    return picture


def test_everybody_has_a_stack_on_one_of_the_pitches(qtbot: QtBot) -> None:
    perspective = seen_at(due(tokens=[4, 1, 6, 2]))
    found = stacks(perspective)
    assert {spot for spot, _ in found.values()} == PITCHES
    assert [found[seat][1] for seat in range(4)] == [4, 1, 6, 2]
    kit = kit_of(perspective, SF)
    keys = [piece.key for piece in kit.pieces(perspective)]
    assert len(set(keys)) == 4
    places = set()
    for piece in kit.pieces(perspective):
        look = kit.look(piece.kind, piece.seat, piece.spot, piece.count, 0.0)
        places.add((piece.spot, look.dx))
    assert len(places) == 4, "no stack lies upon another"


def test_SF8_stacks_lie_beside_their_next_opponent_and_move_there_after_a_matchday(qtbot: QtBot) -> None:
    game = due()
    first, second = sorted(PITCHES)
    assert [stacks(seen_at(game))[seat][0] for seat in range(4)] == [first, first, second, second]
    play_day(game, {0: 1, 1: 0}, {2: 0, 3: 0})
    assert [stacks(seen_at(game))[seat][0] for seat in range(4)] == [first, second, first, second]


def test_SF8_stacks_that_change_pitch_or_side_are_seen_to_move(qtbot: QtBot) -> None:
    game = due()
    perspective = seen_at(game)
    table_kits = kits(make_theme("light"), perspective.header)
    chart = table_kits[0].board_layout()
    assert chart is not None
    parent = QObject()
    scene = BoardScene(chart, table_kits, make_theme("light"), parent)
    scene.sync(perspective)
    play_day(game, {0: 1, 1: 0}, {2: 0, 3: 0})
    new, moved = scene.sync(seen_at(game))
    assert new == []
    assert {item.piece.seat for item, _ in moved if item.piece.key[0] == "shots"} == {1, 2}
    assert all(item.home != start for item, start in moved)


def test_stacks_differ_by_owner_and_count(qtbot: QtBot) -> None:
    perspective = seen_at(due())
    kit = kit_of(perspective, SF)
    spot = Spot("hex", 1)
    pictures = [
        painted(kit.look("home-shots", seat, spot, count, 0.0)).toImage()
        for seat, count in ((0, 1), (1, 1), (0, 2), (0, 6))
    ]
    assert all(one != two for i, one in enumerate(pictures) for two in pictures[:i])
    assert kit.look("road", 0, spot, 1, 0.0) is None


def test_a_new_token_flies_to_its_stack(qtbot: QtBot) -> None:
    perspective = seen_at(due())
    (flight,) = kit_of(perspective, SF).motions(TokenGained(2, 2), perspective)
    assert isinstance(flight, Flight)
    assert (flight.start, flight.end) == (2, stacks(perspective)[2][0])


def test_a_played_knight_can_become_a_shot_by_a_button(qtbot: QtBot) -> None:
    game = table(player(knights=1), soccer=season(), todo=[Turn(0)])
    (button,) = kit_of(seen_at(game), SF).buttons(seen_at(game))
    assert button.action == ConvertKnight()
    assert button.tip
    assert kit_of(seen_at(game), SF).buttons(seen_at(game, 1)) == []
    game.play(button.action)
    assert kit_of(seen_at(game), SF).buttons(seen_at(game)) == []
    assert stacks(seen_at(game))[0][1] == 2


@pytest.mark.parametrize("seat", range(4))
def test_counters_show_shots_and_league_points(qtbot: QtBot, seat: int) -> None:
    game = due(tokens=[1, 2, 3, 4])
    kit = kit_of(seen_at(game), SF)
    shots, league = kit.counters(seen_at(game), seat)
    assert (shots.icon, shots.value) == ("ball", seat + 1)
    assert (league.icon, league.value, league.held) == ("trophy", 0, False)
    play_day(game, {0: 1, 1: 0}, {2: 0, 3: 0})
    _, league = kit.counters(seen_at(game), seat)
    assert league.value == (3, 0, 2, 2)[seat]
    assert league.held == (seat == 0)
    assert str((1, 4, 2, 2)[seat]) in league.tip
