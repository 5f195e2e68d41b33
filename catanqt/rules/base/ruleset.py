"""The base game as a ruleset: its parts, and how a game begins."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from catanqt.kernel.codec import Codec, DecodeError, brief
from catanqt.kernel.game import Action, Event, Game, Handler, Task
from catanqt.kernel.record import Header
from catanqt.kernel.rule_options import Agreed
from catanqt.kernel.ruleset import Ruleset
from catanqt.rules.base import awards, building, cards, dice, robber, setup, trade, turn
from catanqt.rules.base.board import board_from_data, board_to_data, check_extras
from catanqt.rules.base.board_generator import BOARDS, Evenness, make_board
from catanqt.rules.base.events import Produced
from catanqt.rules.base.house_rules import option_set
from catanqt.rules.base.imagine import imagine
from catanqt.rules.base.position import from_position, to_position
from catanqt.rules.base.scenario import Scenario, scenario_colours
from catanqt.rules.base.state import NOBODY, Catan, GameConfig, State
from catanqt.rules.colours import check_colours
from catanqt.rules.edition import edition_of

ACTIONS: tuple[type[Action], ...] = (
    setup.FoundSettlement, setup.FoundRoad, turn.Roll, turn.Dice, turn.EndTurn, turn.BankTrade,
    building.BuildRoad, building.BuildSettlement, building.BuildCity, building.PlaceRoad,
    cards.BuyCard, cards.DrawCard, cards.PlayKnight, cards.PlayRoadBuilding, cards.PlayYearOfPlenty,
    cards.PlayMonopoly, robber.Discard, robber.MoveRobber, robber.Rob, robber.StealCard,
    trade.Offer, trade.Accept, trade.Decline, trade.Counter, trade.Confirm, trade.Withdraw,
)  # fmt: skip
TASKS: tuple[type[Task], ...] = (
    setup.Founding, setup.FoundingRoad, setup.FirstTurn, turn.BeforeRoll, turn.DiceRoll, turn.Turn, turn.NextTurn,
    building.FreeRoads, cards.CardDraw, robber.Discarding, robber.RobberDue, robber.RobberMove, robber.RobberVictim,
    robber.Theft, trade.Answering, trade.Choosing,
)  # fmt: skip
PLAYERS = (2, 3, 4)
"""Two are for practice: the printed game wants three."""


class Classic(Ruleset):
    """The base game, alone or with scenarios."""

    name = "classic"
    boards = BOARDS
    data_files = ("boards/classic.json",)

    def __init__(self, scenarios: Sequence[Scenario] = ()) -> None:
        self.scenarios = tuple(scenarios)
        self.players = tuple(sorted({*PLAYERS}.intersection(*(scenario.players for scenario in scenarios))))
        kinds: list[type[Any]] = [*ACTIONS, *TASKS]
        handlers: dict[type[Event], tuple[Handler, ...]] = {}
        for scenario in scenarios:
            kinds += [*scenario.actions, *scenario.tasks]
            for event, handler in scenario.listens().items():
                handlers[event] = (*handlers.get(event, ()), handler)
        self.options = option_set(self.scenarios)
        self.codec = Codec(kinds)
        self.handlers = handlers

    def colours(self, players: int) -> tuple[str, ...]:
        return scenario_colours(self.scenarios, players)

    def make_board(self, kind: str, seed: str, players: int, agreed: Agreed | None = None) -> dict[str, Any]:
        rules = self.options.values(agreed or {}, players)
        evenness = Evenness(rules["reds_apart"], rules["same_apart"], rules["best_corner"], rules["worst_corner"])
        desert = any(scenario.desert_in_centre for scenario in self.scenarios)
        board = make_board(kind, seed, desert, evenness, rules["harbours"] == "fixed")
        for scenario in self.scenarios:
            board = scenario.prepare_board(board, seed)
        return board_to_data(board)

    def new_game(self, header: Header) -> Catan:
        if len(header.seats) not in self.players:
            raise DecodeError("header.seats", f"this game is for {self.players[0]} to {self.players[-1]} players")
        edition = edition_of(header.options, "header.options")
        check_colours(header.options, edition, len(header.seats), self.colours(len(header.seats)), "header.options")
        kind = header.options.get("board", "variable")
        if kind not in BOARDS:
            raise DecodeError("header.options.board", f"{brief(kind)} is not one of {', '.join(BOARDS)}")
        goal = self.options.read(header.options, len(header.seats), "header.options")["goal"]
        board = board_from_data(header.board, "header.board")
        check_extras(board, self.scenarios, "header.board")
        if kind == "beginner" and board.grid.hexes != make_board(kind, "").grid.hexes:
            raise DecodeError("header.board", "the beginners' pieces do not fit on it")
        config = GameConfig(board, len(header.seats), goal, self.scenarios, header.options)
        game: Catan = Game(State(config), self.handlers)
        if not setup.room_to_found(game.state, setup.foundings(game.state) * len(header.seats)):
            raise DecodeError("header.board", "it is too small for so many players")
        for scenario in self.scenarios:
            scenario.begin(game)
        setup.begin(game, kind)
        game.settle()
        return game

    def imagine(
        self,
        game: Catan,
        seat: int,
        rng: random.Random,
        hands: Mapping[int, Sequence[int]] | None = None,
    ) -> Catan:
        return imagine(game, seat, rng, hands)

    def to_position(self, game: Catan) -> dict[str, Any]:
        return to_position(game, self.codec)

    def from_position(self, data: object) -> Catan:
        return from_position(data, self.scenarios, self.players, self.handlers, self.codec)

    def goal(self, game: Catan, seat: int) -> int:
        return game.state.goals[seat]

    def points(self, game: Catan, seat: int) -> int:
        return awards.points(game.state, seat)

    def public_points(self, game: Catan, seat: int) -> int:
        return game.state.score[seat]

    def expected(self, game: Catan) -> list[float] | None:
        if game.over or not isinstance(game.task, turn.DiceRoll):
            return None
        state, likely = game.state, dice.sums(game.state)
        total = [0.0] * state.config.players
        for hex_, (_, shares) in enumerate(state.yields):
            if hex_ != state.robber:
                chance = sum(likely[number] for number in state.config.board.numbers[hex_])
                for slot, amount in shares:
                    total[slot // 5] += amount * chance
        return total

    def received(self, events: Sequence[Event], players: int) -> list[int]:
        total = [0] * players
        for event in events:
            if isinstance(event, Produced):
                total[event.seat] += event.amount
        return total

    def winner(self, game: Catan) -> int | None:
        return None if game.state.winner == NOBODY else game.state.winner
