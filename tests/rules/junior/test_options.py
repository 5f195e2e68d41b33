"""What a table may agree upon in Junior; ships at the start and trade are beside their rules."""

from __future__ import annotations

from typing import Any

import pytest

from catanqt.kernel.codec import DecodeError
from catanqt.rules.junior.events import GhostMoved, TookTiles
from catanqt.rules.junior.ghost import GhostMove, MoveGhost
from catanqt.rules.junior.state import SPOOKY
from catanqt.rules.junior.turn import Turn
from tests.rules.junior.table import RULES, header, new_game, of, player, position, roll


@pytest.mark.parametrize(("tiles", "stack"), [(16, [7, 5, 2, 2]), (20, [8, 6, 3, 3])])
def test_JU5_coco_tiles(tiles: int, stack: list[int]) -> None:
    game = new_game(coco_tiles=tiles)
    assert game.state.stack == stack
    assert RULES.from_position(RULES.to_position(game)).state.stack == stack


def test_JU3_ghost_home_goes_back_to_spooky_island_for_nothing() -> None:
    data = position(player(), ghost=2, todo=[Turn(0), GhostMove(0)])
    data["options"]["ghost_home"] = True
    game = RULES.from_position(data)
    assert game.options() == tuple(map(MoveGhost, (SPOOKY, 0, 1, *range(3, 12))))
    told = game.play(MoveGhost(SPOOKY))
    assert (of(GhostMoved, told), of(TookTiles, told)) == ([GhostMoved(0, SPOOKY)], [])
    assert game.state.ghost == SPOOKY
    fresh = new_game(ghost_home=True)
    roll(fresh, 6)
    assert fresh.refusal(MoveGhost(SPOOKY)) == "same-place"


@pytest.mark.parametrize(
    "options", [{"coco_tiles": 18}, {"ghost_home": 1}, {"start_ships": 3}, {"goal": 7}, {"advanced_trade": "yes"}]
)
def test_bad_options_are_refused_in_headers_and_positions(options: dict[str, Any]) -> None:
    place = next(iter(options))
    with pytest.raises(DecodeError, match=rf"^header\.options\.{place}: "):
        RULES.new_game(header(**options))
    data = position(player())
    data["options"] |= options
    with pytest.raises(DecodeError, match=rf"^options\.{place}: "):
        RULES.from_position(data)
