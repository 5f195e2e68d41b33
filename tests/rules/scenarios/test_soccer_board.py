"""SF1, SF2: the island with its pitches, and the robber beside it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from catanqt.rules.base.board import board_from_data
from catanqt.rules.base.cards import PlayKnight
from catanqt.rules.base.robber import MoveRobber, RobberMove, StealCard
from catanqt.rules.base.setup import FirstTurn, Founding, FoundSettlement
from catanqt.rules.base.turn import BeforeRoll, Turn
from catanqt.rules.catalog import ruleset
from catanqt.scenarios.soccer_fever.rules import SoccerFever
from tests.rules.base.table import GRID, hand, land, menu, odds, player, roll
from tests.rules.scenarios.positions import BG, FI, SF, header, island, season, table

SPIRAL = (5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11)
"""The discs by their letters, A to R."""
RING = ((0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1))
"""The directions of the island's corners, counter-clockwise on the screen."""
SEEDS = [f"S{i}" for i in range(60)]
BOARDS = [("beginner", "ANY"), *((kind, seed) for kind in ("variable", "random") for seed in SEEDS)]


def board(kind: str, seed: str, *scenarios: str) -> dict[tuple[int, int], dict[str, Any]]:
    """A new board's hexes by their coordinates."""
    data = ruleset("classic", scenarios or (SF,)).make_board(kind, seed, 4)
    return {(one["q"], one["r"]): one for one in data["hexes"]}


def terrain(hexes: dict[tuple[int, int], dict[str, Any]]) -> Counter[str]:
    return Counter(one["terrain"] for one in hexes.values())


@pytest.mark.parametrize("kind", ["beginner", "variable", "random"])
def test_SF1_seventeen_producing_hexes_and_two_pitches_one_in_the_centre(kind: str) -> None:
    for seed in SEEDS:
        hexes = board(kind, seed)
        assert len(hexes) == 19
        assert hexes[0, 0]["terrain"] == "pitch"
        assert terrain(hexes)["pitch"] == 2
        assert terrain(hexes)["desert"] == 0
        assert all(bool(one["numbers"]) == (one["terrain"] != "pitch") for one in hexes.values())


@pytest.mark.parametrize("kind", ["beginner", "variable", "random"])
def test_SF1_the_hex_with_the_twelve_has_the_two_as_well_and_no_disc_is_lost(kind: str) -> None:
    for seed in SEEDS:
        discs = [sorted(one["numbers"]) for one in board(kind, seed).values()]
        assert [2, 12] in discs
        assert sorted(map(len, discs)) == [0, 0, *[1] * 16, 2]
        assert sorted(number for found in discs for number in found) == sorted(SPIRAL)


@pytest.mark.parametrize("kind", ["variable", "random"])
def test_SF1_mountains_and_hills_are_never_the_ones_to_go(kind: str) -> None:
    """Forest, pasture or fields lose one hex: each of them sometimes, pasture also in place of the scarce ones."""
    lost = Counter[str]()
    for seed in SEEDS:
        found = terrain(board(kind, seed))
        assert found["mountains"] == found["hills"] == 3
        fewer = [name for name in ("forest", "pasture", "fields") if found[name] == 3]
        assert sum(found[name] for name in ("forest", "pasture", "fields")) == 11
        assert len(fewer) == 1
        lost[fewer[0]] += 1
    assert set(lost) == {"forest", "pasture", "fields"}
    assert lost["pasture"] > lost["forest"]


def spiral(start: int) -> list[tuple[int, int]]:
    """The eighteen places around the centre, from a corner of the island counter-clockwise and inward."""
    path = []
    for radius in (2, 1):
        for side in range(6):
            (q, r), (to_q, to_r) = RING[(start + side) % 6], RING[(start + side + 1) % 6]
            path += [(q * (radius - step) + to_q * step, r * (radius - step) + to_r * step) for step in range(radius)]
    return path


def test_SF1_discs_lie_in_the_spiral_and_the_second_pitch_where_the_two_lay() -> None:
    starts = set()
    for seed in SEEDS:
        hexes = board("variable", seed)
        found = []
        for start in range(6):
            laid = [hexes[place]["numbers"] for place in spiral(start)]
            if laid == [[] if disc == 2 else [2, 12] if disc == 12 else [disc] for disc in SPIRAL]:
                found.append(start)
                assert hexes[spiral(start)[1]]["terrain"] == "pitch"
        assert len(found) == 1, seed
        starts |= set(found)
    assert starts == set(range(6))


def test_SF1_the_beginners_board_loses_its_pasture_with_the_two() -> None:
    data = ruleset("classic", (SF,)).make_board("beginner", "ANY", 4)
    assert data["hexes"] == island(SF)["hexes"]
    assert data["harbours"] == land()["harbours"]


@pytest.mark.parametrize("rich", ["mountains", "hills"])
def test_SF1_mountains_or_hills_replace_a_random_pasture_and_take_over_its_disc(rich: str) -> None:
    """The two lies on hex 1 and there are pastures on 5, 15 and 18; any of them may have to go."""
    before = board_from_data(land({1: (rich, 2)}))
    chosen = set()
    for seed in SEEDS:
        after = SoccerFever().prepare_board(before, seed)
        changed = [hex_ for hex_ in range(19) if after.terrain[hex_] != before.terrain[hex_]]
        assert after.terrain[1] == after.terrain[9] == "pitch"
        [gone] = set(changed) - {1, 9}
        assert before.terrain[gone] == "pasture"
        assert after.terrain[gone] == rich
        assert after.numbers[gone] == before.numbers[gone]
        chosen.add(gone)
    assert chosen == {5, 15, 18}


def test_SF1_a_replaced_pasture_hands_over_both_its_discs() -> None:
    """The twelve lies on the only pasture left."""
    fields = {5: ("fields", 4), 15: ("fields", 5), 18: ("fields", 11)}
    before = board_from_data(land({1: ("hills", 2), 3: ("pasture", 12), **fields}))
    after = SoccerFever().prepare_board(before, "ANY")
    assert after.terrain[3] == "hills"
    assert sorted(after.numbers[3]) == [2, 12]
    assert "pasture" not in after.terrain


def test_SF1_forest_goes_without_a_replacement() -> None:
    before = board_from_data(land({1: ("forest", 2), 2: ("pasture", 9)}))
    after = SoccerFever().prepare_board(before, "ANY")
    changed = {hex_ for hex_ in range(19) if after.terrain[hex_] != before.terrain[hex_]}
    assert changed == {1, 9}
    assert after.terrain[1] == "pitch"


def test_SF1_random_boards_keep_red_numbers_apart() -> None:
    for seed in SEEDS:
        hexes = board("random", seed)
        red = [place for place, one in hexes.items() if {6, 8} & set(one["numbers"])]
        for q, r in red:
            assert not any((q + dq, r + dr) in red for dq, dr in ((1, 0), (0, 1), (1, -1)))


def test_SF1_a_board_follows_from_its_seed() -> None:
    make = ruleset("classic", (SF,)).make_board
    for kind, seed in BOARDS[:20]:
        assert make(kind, seed, 4) == make(kind, seed, 4) == make(kind, seed, 3)
    assert make("variable", "S0", 4) != make("variable", "S1", 4)


@pytest.mark.parametrize("others", [(SF, BG), (SF, FI), (SF, BG, FI)], ids="+".join)
def test_SF1_the_pitches_lie_the_same_in_combinations(others: tuple[str, ...]) -> None:
    for kind, seed in BOARDS[::10]:
        assert board(kind, seed, *others) == board(kind, seed)


@pytest.mark.parametrize(("first", "second"), [(1, 1), (6, 6)], ids=["2", "12"])
def test_SF1_the_double_hex_pays_on_both_numbers(first: int, second: int) -> None:
    game = table(player(settlements=[12]), player(cities=[16]), soccer=season(), todo=[BeforeRoll(0)])
    roll(game, first, second)
    assert [hand(game, seat) for seat in range(4)] == ["g", "gg", "", ""]


@pytest.mark.parametrize(("first", "second"), [(1, 1), (6, 6)], ids=["2", "12"])
def test_SF1_the_robber_on_the_double_hex_blocks_both_numbers(first: int, second: int) -> None:
    game = table(player(settlements=[12]), player(cities=[16]), soccer=season(), todo=[BeforeRoll(0)], robber=3)
    roll(game, first, second)
    assert [hand(game, seat) for seat in range(4)] == ["", "", "", ""]


def test_SF1_pitches_pay_nothing_to_founders() -> None:
    """Corner 8 lies between the mountains, the hills and the pitch on hex 1."""
    game = table(player(settlements=[32]), soccer=season(), todo=[FirstTurn(), Founding(0, 2)])
    game.play(FoundSettlement(8))
    assert hand(game, 0) == "bo"


def test_SF2_the_robber_starts_beside_the_board() -> None:
    for kind in ("beginner", "variable", "random"):
        rules = ruleset("classic", (SF,))
        assert rules.to_position(rules.new_game(header(SF, board=kind)))["robber"] is None


def test_SF2_off_the_board_it_blocks_nothing() -> None:
    game = table(player(settlements=[12]), soccer=season(), todo=[BeforeRoll(0)])
    roll(game, 4, 2)
    assert hand(game, 0) == "b"


def test_SF2_a_seven_brings_it_onto_any_hex_pitches_included() -> None:
    game = table(soccer=season(), todo=[BeforeRoll(0)])
    roll(game, 3, 4)
    assert menu(game, MoveRobber) == [MoveRobber(hex_) for hex_ in range(19)]


def test_SF2_a_knight_brings_it_onto_any_hex_pitches_included() -> None:
    game = table(player(cards="k"), soccer=season())
    game.play(PlayKnight())
    assert menu(game, MoveRobber) == [MoveRobber(hex_) for hex_ in range(19)]


@pytest.mark.parametrize("pitch", [1, 9])
def test_SF2_on_a_pitch_it_robs_as_on_a_desert(pitch: int) -> None:
    corner = GRID.hex_corners[pitch][0]
    game = table(player(), player("oo", settlements=[corner]), soccer=season(), todo=[Turn(0), RobberMove(0)])
    game.play(MoveRobber(pitch))
    assert odds(game) == {StealCard(4): 2}
    game.play(StealCard(4))
    assert [hand(game, 0), hand(game, 1)] == ["o", "o"]


def test_SF2_on_a_pitch_it_blocks_nothing() -> None:
    """Corner 24 has the pitch in the centre, wool on four and lumber on three."""
    game = table(player(settlements=[24]), soccer=season(), todo=[BeforeRoll(0)], robber=9)
    roll(game, 1, 2)
    assert hand(game, 0) == "l"
