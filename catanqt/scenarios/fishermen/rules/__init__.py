"""The Fishermen of Catan: fisheries on the coast, a market for fish, and an old shoe."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from catanqt.kernel.chance import fair_shuffle
from catanqt.kernel.game import Action, Event, Handler
from catanqt.kernel.rule_options import RuleOption, tr_noop
from catanqt.resource import read_data
from catanqt.rules.advantages import uses
from catanqt.rules.base.board import Board
from catanqt.rules.base.events import CityBuilt, Rolled, SettlementBuilt
from catanqt.rules.base.scenario import Scenario
from catanqt.rules.base.state import NOBODY, Catan, Goods
from catanqt.scenarios.fishermen.rules.actions import (
    ADVANTAGES_FOR,
    PASS_SHOE,
    DrawFish,
    FishDraw,
    PassShoe,
    SpendFish,
    TryShoe,
    fish_draw,
    market,
    shoe_takers,
    shoe_tries,
)
from catanqt.scenarios.fishermen.rules.events import FishShort
from catanqt.scenarios.fishermen.rules.part import (
    NAME,
    SHOE,
    SHOE_BURDEN,
    Part,
    claims,
    fisheries_from_board,
    part,
    part_from_data,
    part_to_data,
)


@cache
def printed() -> dict[str, Any]:
    """Where the fisheries lie and which numbers they carry."""
    return read_data("boards/fishermen.json")


OPTIONS = (
    RuleOption(
        "shoe_points",
        NAME,
        "FI6",
        ("visible", "true"),
        tr_noop("Points that count for the old shoe"),
        tr_noop(
            "It goes to somebody with at least as many points as its owner. "
            "If hidden points count, too, one player per turn is asked, who takes or refuses it."
        ),
        (tr_noop("Visible points"), tr_noop("All points, hidden ones included")),
        keywords=tr_noop("boot, pass on, hidden points, victory point cards"),
    ),
)


class Fishermen(Scenario):
    """Fish tokens, their market and the old shoe."""

    name = NAME
    order = 3
    options: ClassVar = OPTIONS
    data_files = ("boards/fishermen.json",)
    goods = 3
    turn_actions: ClassVar = (SpendFish, PassShoe, TryShoe)
    composes: ClassVar = (SpendFish,)
    actions: ClassVar = (*turn_actions, DrawFish)
    tasks: ClassVar = (FishDraw,)

    def listens(self) -> dict[type[Event], Handler]:
        return {Rolled: _fish, SettlementBuilt: _settled, CityBuilt: _grown}

    def prepare_board(self, board: Board, seed: str) -> Board:
        numbers = list(printed()["numbers"])
        fair_shuffle(f"{seed}/fisheries", numbers)
        fisheries = [
            {"corners": sorted(map(board.grid.corner_at, corners)), "number": number}
            for corners, number in zip(printed()["corners"], numbers, strict=True)
        ]
        extras = {**board.extras, NAME: fisheries}
        return Board(board.grid, board.terrain, board.numbers, board.harbours, extras)

    def begin(self, game: Catan) -> None:
        fisheries = fisheries_from_board(game, "header.board.extras")
        game.state.scenario_state[NAME] = Part(game.state.config.players, fisheries)

    def add_options(self, game: Catan, seat: int, rolled: bool, menu: list[Action]) -> None:
        state = game.state
        fish: Part = state.scenario_state[NAME]
        held = fish.tokens[seat]
        known = ADVANTAGES_FOR[held]
        if known:
            menu += market(uses(state, seat, known), held)
        if rolled and fish.shoe == seat:
            menu += [PASS_SHOE[other] for other in shoe_takers(state, seat)] or shoe_tries(state, seat)

    def tradable_goods(self, game: Catan, seat: int) -> Goods:
        return part(game).tokens[seat]

    def hand_over(self, game: Catan, giver: int, taker: int, goods: Goods) -> None:
        one, two, three = goods
        part(game).gain(giver, -one, -two, -three)
        part(game).gain(taker, one, two, three)

    def imagine(self, game: Catan, seat: int, rng: random.Random, promised: Mapping[int, Goods]) -> None:
        """Deal the others' tokens and the pile anew; the shoe lies open wherever it is."""
        fish = part(game)
        others = [other for other in range(game.state.config.players) if other != seat]
        unseen = fish.pile[:3]
        sizes: dict[int, int] = {}
        for other in others:
            kept = promised.get(other, (0, 0, 0))
            held = fish.tokens[other]
            unseen = [left + have - own for left, have, own in zip(unseen, held, kept, strict=True)]
            sizes[other] = sum(held) - sum(kept)
            fish.tokens[other] = kept[0], kept[1], kept[2]
        loose = [kind for kind, left in enumerate(unseen) for _ in range(left)]
        rng.shuffle(loose)
        for other, size in sizes.items():
            drawn, loose = loose[:size], loose[size:]
            fish.gain(other, drawn.count(0), drawn.count(1), drawn.count(2))
        fish.pile = [*(loose.count(kind) for kind in range(3)), fish.pile[SHOE]]

    def part_to_data(self, game: Catan) -> Any:
        return part_to_data(game)

    def part_from_data(self, game: Catan, data: object, place: str) -> None:
        fisheries = fisheries_from_board(game, "board.extras")
        fish = part_from_data(game, data, fisheries, place)
        fish.claims = claims(game.state, fisheries)
        game.state.scenario_state[NAME] = fish
        if fish.shoe != NOBODY:
            game.state.goals[fish.shoe] += SHOE_BURDEN


def _fish(game: Catan, event: Rolled) -> None:
    """Everybody at a fishery with this number draws, the roller first; or nobody, if there are too few."""
    fish: Part = game.state.scenario_state[NAME]
    due = fish.claims.get(event.first + event.second)
    if due is None:
        return
    total, shares = due
    if total > sum(fish.pile) + sum(fish.spent):
        game.emit(FishShort)
        return
    for seat, tokens in shares:
        if seat >= event.seat:
            game.push(fish_draw(seat, tokens))
    for seat, tokens in shares:
        if seat < event.seat:
            game.push(fish_draw(seat, tokens))


def _settled(game: Catan, event: SettlementBuilt) -> None:
    if _claim(game, event.corner) and event.setup == 2:
        game.push(fish_draw(event.seat, 1))


def _grown(game: Catan, event: CityBuilt) -> None:
    _claim(game, event.corner)


def _claim(game: Catan, corner: int) -> bool:
    """Count the claims anew if this corner is at a fishery."""
    fish = part(game)
    if not any(corner in corners for corners in fish.fisheries.values()):
        return False
    fish.claims = claims(game.state, fish.fisheries)
    return True


SCENARIO = Fishermen
