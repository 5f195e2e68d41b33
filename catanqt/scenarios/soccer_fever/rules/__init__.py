"""Soccer Fever: building brings matchdays, matches bring rewards and places in the league."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import Action, Event, Handler
from catanqt.kernel.ruleset import RuleOption
from catanqt.rules.base.awards import recount_army
from catanqt.rules.base.board import Board
from catanqt.rules.base.events import CityBuilt, SettlementBuilt
from catanqt.rules.base.scenario import Scenario
from catanqt.rules.base.state import VICTORY_POINT, Catan
from catanqt.rules.colours import printed_colours
from catanqt.scenarios.soccer_fever.rules.events import KnightConverted, TokenGained
from catanqt.scenarios.soccer_fever.rules.matchday import (
    DoublesChoice,
    Kickoff,
    Matchday,
    Reward,
    RewardChoice,
    ScoreFirst,
    Shoot,
    Shooting,
    Standings,
    TakeReward,
)
from catanqt.scenarios.soccer_fever.rules.part import (
    CONVERTED,
    NAME,
    TOKENS,
    Part,
    league_of,
    part,
    part_from_data,
    part_to_data,
)
from catanqt.scenarios.soccer_fever.rules.pitch import by_a_pitch, lay_pitches

MORE_TO_WIN = 1
BUILDINGS = (SettlementBuilt, CityBuilt)
MATCH_ORDERS = ("active", "chart")


@dataclass(frozen=True, slots=True)
class ConvertKnight(Action):
    """Turn a played knight into a shot token; it no longer counts for largest army."""

    def do(self, game: Catan) -> None:
        state = game.state
        seat = state.turn
        state.marks[CONVERTED] = 1
        state.knights[seat] -= 1
        game.emit(KnightConverted, seat)
        _gain_token(game, seat)
        recount_army(game)

    def refusal(self, game: Catan, seat: int) -> str | None:
        if CONVERTED in game.state.marks:
            return "once-a-turn"
        if not game.state.knights[seat]:
            return "no-such-card"
        return None if part(game).tokens[seat] < TOKENS else "none-left"


class SoccerFever(Scenario):
    """Two pitches, a league, and eleven points at the end of a turn."""

    name = NAME
    order = 1
    data_files = ("boards/soccer-fever.json",)
    desert_in_centre = True
    options: ClassVar = (
        RuleOption("match_order", NAME, MATCH_ORDERS),
        RuleOption("card_icon_on_landing", NAME, (False, True)),
        RuleOption("finish_matchday", NAME, (False, True)),
    )
    turn_actions: ClassVar = (ConvertKnight,)
    actions: ClassVar = (ConvertKnight, Shoot, TakeReward, ScoreFirst)
    tasks: ClassVar = (Matchday, Kickoff, Shooting, Reward, RewardChoice, DoublesChoice, Standings)

    def listens(self) -> dict[type[Event], Handler]:
        return {SettlementBuilt: _settled, CityBuilt: _grown}

    def colours(self, players: int) -> tuple[str, ...]:
        return printed_colours(players)

    def furnish(self, board: Board, seed: str) -> Board:
        return lay_pitches(board, seed)

    def begin(self, game: Catan) -> None:
        _check_options(game, "header.options")
        _open_season(game, Part(league_of(game.state.table)))

    def add_options(self, game: Catan, seat: int, rolled: bool, menu: list[Action]) -> None:
        state = game.state
        if state.knights[seat] and CONVERTED not in state.marks and part(game).tokens[seat] < TOKENS:
            menu.append(_CONVERT)

    def withholds_win(self, game: Catan) -> bool:
        """A matchday that is still to be played can cost the points that would win.

        Whether one is due is noted when the building is heard of, so what has just been built counts as well.
        """
        season = part(game)
        return season.due or (not season.over and any(isinstance(event, BUILDINGS) for event in game.events))

    def windfall(self, game: Catan, seat: int) -> int:
        return part(game).points[seat] + game.state.new_cards[5 * seat + VICTORY_POINT]

    def part_to_data(self, game: Catan) -> Any:
        return part_to_data(game)

    def resume(self, game: Catan) -> None:
        """A matchday that is due and not being played waits for the end of the turn."""
        if part(game).due and not any(isinstance(task, Matchday | Standings) for task in game.state.todo):
            game.state.ending = (_MATCHDAY,)

    def part_from_data(self, game: Catan, data: object, place: str) -> None:
        _check_options(game, "options")
        _open_season(game, part_from_data(game, data, place))


def _check_options(game: Catan, place: str) -> None:
    table = game.state.table
    options = table.options
    if options.get("match_order", "active") not in MATCH_ORDERS:
        raise DecodeError(f"{place}.match_order", f"expected one of {', '.join(MATCH_ORDERS)}")
    for name in ("card_icon_on_landing", "finish_matchday"):
        if type(options.get(name, False)) is not bool:
            raise DecodeError(f"{place}.{name}", "expected true or false")
    if table.edition > 1 and "colours" not in options:
        raise DecodeError(f"{place}.colours", "the fixtures follow the colours of the seats")


def _open_season(game: Catan, season: Part) -> None:
    state = game.state
    state.parts[NAME] = season
    state.goals = [goal + MORE_TO_WIN for goal in state.goals]
    state.score = [score + points for score, points in zip(state.score, season.points, strict=True)]


def _settled(game: Catan, event: SettlementBuilt) -> None:
    _built(game, event.seat, event.corner, in_turn=event.setup == 0)


def _grown(game: Catan, event: CityBuilt) -> None:
    _built(game, event.seat, event.corner, in_turn=True)


def _built(game: Catan, seat: int, corner: int, in_turn: bool) -> None:
    if by_a_pitch(game.state.table.board, corner):
        _gain_token(game, seat)
    season = part(game)
    if in_turn and not season.over and not season.due:
        season.due = True
        game.state.ending += (_MATCHDAY,)


def _gain_token(game: Catan, seat: int) -> None:
    season = part(game)
    if season.tokens[seat] < TOKENS:
        season.tokens[seat] += 1
        game.emit(TokenGained, seat, season.tokens[seat])


_CONVERT = ConvertKnight()
_MATCHDAY = Matchday()


SCENARIO = SoccerFever
