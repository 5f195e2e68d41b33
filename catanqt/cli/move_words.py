"""Moves in plain English for the terminal, which has no board to mark: places are described by what lies around them.

Actions without a sentence of their own, such as those of scenarios, are described by their names and fields.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from catanqt.kernel.game import Action, Game
from catanqt.rules.base import building, cards, robber, setup, trade, turn
from catanqt.rules.base.board import RESOURCES, Board
from catanqt.rules.junior import building as junior_building
from catanqt.rules.junior import ghost, market
from catanqt.rules.junior.board import RESOURCES as TILES
from catanqt.rules.junior.board import Board as JuniorBoard
from catanqt.rules.junior.state import SPOOKY

ADVANTAGES = ("send the robber home", "take a card", "take a resource", "build a free road", "take a development card")

TAKES_RESOURCE = 2
UNTOLD = ("choice", "provision", "tokens")


class MoveWords:
    """Tells moves made in one position."""

    def __init__(self, game: Game[Any], names: Sequence[str]) -> None:
        self._state = game.state
        self._task = game.task
        self._board: Board | JuniorBoard = game.state.config.board
        self._resources = TILES if isinstance(self._board, JuniorBoard) else RESOURCES
        self._names = names

    def decision(self, actions: Sequence[Action]) -> str:
        """All actions of one decision."""
        discards = [action.resource for action in actions if isinstance(action, robber.Discard)]
        if discards:
            counts = Counter(discards)
            return f"discard {self.goods([counts[kind] for kind in range(5)])}"
        return self.move(actions[0]) if actions else "nothing"

    def line(self, actions: Sequence[Action]) -> str:
        """Several moves one after the other."""
        return ", then ".join(map(self.move, actions))

    def move(self, action: Action) -> str:
        """One move."""
        tell = TOLD.get(type(action))
        return self._by_name(action) if tell is None else tell(self, action)

    def goods(self, counts: Sequence[int]) -> str:
        """Cards or tiles by kind."""
        told = [f"{count} {self._resources[kind]}" for kind, count in enumerate(counts[:5]) if count]
        return " and ".join((*told, *(["other goods"] if any(counts[5:]) else []))) or "nothing"

    def name(self, seat: int) -> str:
        return self._names[seat]

    def one(self, kind: int) -> str:
        """A card or tile of this kind."""
        return self._resources[kind]

    def offered(self) -> str:
        """The offer that is to be answered."""
        task = self._task
        if not isinstance(task, trade.Answering):
            return "the offer"
        return f"{self.goods(task.give)} for {self.goods(task.want)}, offered by {self.name(task.proposer)}"

    def rate(self, kind: int) -> int:
        """How many cards of this kind the bank takes."""
        rate: int = self._state.rates[5 * self._state.turn + kind]
        return rate

    def corner(self, corner: int) -> str:
        """A corner by the land around it."""
        assert isinstance(self._board, Board)
        return f"at {', '.join(self._hex(one) for one in self._board.grid.corner_hexes[corner])}"

    def edge(self, edge: int) -> str:
        """An edge by the land beside it."""
        assert isinstance(self._board, Board)
        sides = [self._hex(one) for one in self._board.grid.edge_hexes(edge)]
        return f"between {' and '.join(sides)}" if len(sides) > 1 else f"on the coast of {sides[0]}"

    def hex(self, hex_: int) -> str:
        return self._hex(hex_)

    def site(self, site: int) -> str:
        """A lair site of Junior by its islands."""
        assert isinstance(self._board, JuniorBoard)
        return f"at {', '.join(self.island(one) for one in self._board.islands_at[site])}"

    def ship(self, site: int) -> str:
        """A ship site of Junior by the lair sites it joins."""
        assert isinstance(self._board, JuniorBoard)
        ends = self._board.layout.ship_sites[site]
        return " to ".join(self.site(end).removeprefix("at ") or "open sea" for end in ends)

    def island(self, island: int) -> str:
        assert isinstance(self._board, JuniorBoard)
        if island == SPOOKY:
            return "Spooky Island"
        one = self._board.layout.islands[island]
        return f"{one.resource} {one.number}"

    def _hex(self, hex_: int) -> str:
        assert isinstance(self._board, Board)
        numbers = "/".join(map(str, self._board.numbers[hex_]))
        return f"{self._board.terrain[hex_]} {numbers}".strip()

    def _by_name(self, action: Action) -> str:
        """An action by its name, with what its fields say."""
        words = re.sub("(?<!^)(?=[A-Z])", " ", type(action).__name__).lower()
        values: dict[str, Any] = {one.name: getattr(action, one.name) for one in fields(action)}  # type: ignore[arg-type]
        if values.get("advantage") == TAKES_RESOURCE:
            values["resource"] = values["choice"]
        told = [self._field(name, value) for name, value in values.items() if name not in UNTOLD]
        found = ", ".join(filter(None, told))
        return f"{words} ({found})" if found else words

    def _field(self, name: str, value: Any) -> str:
        match name, value:
            case "resource", int():
                return self.one(value)
            case "seat", int():
                return self.name(value)
            case "advantage", int() if 0 <= value < len(ADVANTAGES):
                return ADVANTAGES[value]
            case _, bool():
                return "yes" if value else "no"
        return f"{name} {value}"


def _bank(words: MoveWords, action: turn.BankTrade) -> str:
    return f"give the bank {words.rate(action.give)} {words.one(action.give)} for 1 {words.one(action.take)}"


def _stock(words: MoveWords, action: market.StockTrade) -> str:
    return f"give the stock 2 {words.one(action.give)} for 1 {words.one(action.take)}"


def _swap(words: MoveWords, action: market.SwapMarket) -> str:
    return f"swap {words.one(action.give)} for {words.one(action.take)} at the market"


def _offer(words: MoveWords, action: trade.Offer) -> str:
    return f"offer {words.goods(action.give)} for {words.goods(action.want)}"


def _counter(words: MoveWords, action: trade.Counter) -> str:
    return f"ask for {words.goods(action.want)} for {words.goods(action.give)} instead"


def _plenty(words: MoveWords, action: cards.PlayYearOfPlenty) -> str:
    return f"play year of plenty for {words.one(action.first)} and {words.one(action.second)}"


TOLD: dict[type[Action], Callable[[MoveWords, Any], str]] = {
    setup.FoundSettlement: lambda words, one: f"found a settlement {words.corner(one.corner)}",
    setup.FoundRoad: lambda words, one: f"found a road {words.edge(one.edge)}",
    building.BuildRoad: lambda words, one: f"build a road {words.edge(one.edge)}",
    building.PlaceRoad: lambda words, one: f"place a road {words.edge(one.edge)}",
    building.BuildSettlement: lambda words, one: f"build a settlement {words.corner(one.corner)}",
    building.BuildCity: lambda words, one: f"build a city {words.corner(one.corner)}",
    cards.BuyCard: lambda words, one: "buy a development card",
    cards.PlayKnight: lambda words, one: "play a knight",
    cards.PlayMonopoly: lambda words, one: f"play monopoly on {words.one(one.resource)}",
    cards.PlayRoadBuilding: lambda words, one: "play road building",
    cards.PlayYearOfPlenty: _plenty,
    robber.MoveRobber: lambda words, one: f"move the robber to {words.hex(one.hex)}",
    robber.Discard: lambda words, one: f"discard 1 {words.one(one.resource)}",
    robber.Rob: lambda words, one: f"steal from {words.name(one.seat)}",
    turn.BankTrade: _bank,
    trade.Offer: _offer,
    trade.Counter: _counter,
    trade.Accept: lambda words, one: f"accept {words.offered()}",
    trade.Decline: lambda words, one: f"decline {words.offered()}",
    trade.Confirm: lambda words, one: f"trade with {words.name(one.seat)}",
    trade.Withdraw: lambda words, one: "withdraw the offer",
    junior_building.BuildLair: lambda words, one: f"build a lair {words.site(one.site)}",
    junior_building.PlaceLair: lambda words, one: f"place a lair {words.site(one.site)}",
    junior_building.BuildShip: lambda words, one: f"build a ship from {words.ship(one.site)}",
    junior_building.PlaceShip: lambda words, one: f"place a ship from {words.ship(one.site)}",
    ghost.MoveGhost: lambda words, one: f"move the ghost captain to {words.island(one.island)}",
    market.StockTrade: _stock,
    market.SwapMarket: _swap,
}
