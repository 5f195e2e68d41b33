"""Junior as a ruleset: its parts, and how a game begins."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from catanqt.kernel.codec import Codec, DecodeError
from catanqt.kernel.game import Action, Event, Game, Task
from catanqt.kernel.record import Header
from catanqt.kernel.rule_options import Agreed
from catanqt.kernel.ruleset import Ruleset
from catanqt.rules.base import trade
from catanqt.rules.base.events import Produced
from catanqt.rules.base.state import NOBODY
from catanqt.rules.colours import check_colours, printed_colours
from catanqt.rules.edition import edition_of
from catanqt.rules.junior import building, coco, ghost, market, setup, turn
from catanqt.rules.junior.board import board_from_data
from catanqt.rules.junior.options import OPTIONS, read_options
from catanqt.rules.junior.position import from_position, to_position
from catanqt.rules.junior.printed import BOARDS, printed_board
from catanqt.rules.junior.state import LAIRS, GameConfig, JuniorGame, State

ACTIONS: tuple[type[Action], ...] = (
    turn.Roll, turn.Die, turn.EndTurn, building.BuildShip, building.BuildLair, building.PlaceShip, building.PlaceLair,
    ghost.MoveGhost, coco.BuyCoco, coco.DrawCoco, market.SwapMarket, market.StockTrade,
    trade.Offer, trade.Accept, trade.Decline, trade.Counter, trade.Confirm, trade.Withdraw,
)  # fmt: skip
TASKS: tuple[type[Task], ...] = (
    turn.BeforeRoll, turn.DieRoll, turn.Turn, building.FreeBuild, ghost.GhostMove, coco.CocoDraw,
    trade.Answering, trade.Choosing,
)  # fmt: skip


class Junior(Ruleset):
    """Catan Junior, on its printed boards."""

    name = "junior"
    boards = BOARDS
    players = (2, 3, 4)
    dice = 1
    options = OPTIONS
    data_files = ("boards/junior.json",)
    codec = Codec([*ACTIONS, *TASKS])

    def colours(self, players: int) -> tuple[str, ...]:
        return printed_colours(players)

    def make_board(self, kind: str, seed: str, players: int, agreed: Agreed | None = None) -> dict[str, Any]:
        return printed_board(players)

    def new_game(self, header: Header) -> JuniorGame:
        players = len(header.seats)
        if header.scenarios:
            raise DecodeError("header.scenarios", "Junior has no scenarios")
        if players not in self.players:
            raise DecodeError("header.seats", f"this game is for {self.players[0]} to {self.players[-1]} players")
        edition = edition_of(header.options, "header.options")
        check_colours(header.options, edition, players, self.colours(players), "header.options")
        read_options(header.options, players, "header.options")
        board = board_from_data(header.board, "header.board")
        if len(board.layout.start) != players:
            raise DecodeError("header.board.start", f"there are {players} players")
        game: JuniorGame = Game(State(GameConfig(board, players, header.options)), {})
        setup.begin(game)
        return game

    def imagine(self, game: JuniorGame, seat: int, rng: random.Random) -> JuniorGame:
        """A copy: in Junior everything lies open."""
        return game.copy()

    def to_position(self, game: JuniorGame) -> dict[str, Any]:
        return to_position(game, self.codec)

    def from_position(self, data: object) -> JuniorGame:
        return from_position(data, self.players, self.codec)

    def goal(self, game: JuniorGame, seat: int) -> int:
        return LAIRS

    def points(self, game: JuniorGame, seat: int) -> int:
        return game.state.lair_count(seat)

    def public_points(self, game: JuniorGame, seat: int) -> int:
        return game.state.lair_count(seat)

    def expected(self, game: JuniorGame) -> list[float] | None:
        """One roll in six for each island; what the ghost captain brings is no production."""
        if game.over or not isinstance(game.task, turn.DieRoll):
            return None
        state = game.state
        open_shores = [shore for island, shore in enumerate(state.config.board.shores) if island != state.ghost]
        return [sum((lairs & shore).bit_count() for shore in open_shores) / turn.SIX for lairs in state.lairs]

    def received(self, events: Sequence[Event], players: int) -> list[int]:
        total = [0] * players
        for event in events:
            if isinstance(event, Produced):
                total[event.seat] += event.amount
        return total

    def winner(self, game: JuniorGame) -> int | None:
        return None if game.state.winner == NOBODY else game.state.winner
