"""Soccer Fever: building brings matchdays, matches bring rewards and places in the league."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import Action, Event, Handler
from catanqt.kernel.rule_options import RuleOption, tr_noop
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
from catanqt.scenarios.soccer_fever.rules.pitch import PITCH, by_a_pitch, lay_pitches

BUILDINGS = (SettlementBuilt, CityBuilt)
OPTIONS = (
    RuleOption(
        "matchdays",
        NAME,
        "SF8",
        (0, 4, 6, 8, 10),
        tr_noop("Matchdays"),
        tr_noop("After how many matchdays the season is over at the latest."),
        (
            tr_noop("The whole season"),
            tr_noop("4 matchdays"),
            tr_noop("6 matchdays"),
            tr_noop("8 matchdays"),
            tr_noop("10 matchdays"),
        ),
        presets=(("quick", 8),),
        keywords=tr_noop("shorter season, length, end of the season"),
    ),
    RuleOption(
        "match_order",
        NAME,
        "SF5",
        ("active", "chart"),
        tr_noop("Order of the matches"),
        tr_noop("Which match of a day is played first."),
        (tr_noop("The active player first"), tr_noop("As in the fixture list")),
        keywords=tr_noop("first match, schedule"),
    ),
    RuleOption(
        "card_icon_on_landing",
        NAME,
        "SF6",
        (False, True),
        tr_noop("A card space of the results track counts only if you stop on it"),
        tr_noop("Teams that only pass the space draw no development card."),
        keywords=tr_noop("icon, passing, exactly, land on it"),
    ),
    RuleOption(
        "finish_matchday",
        NAME,
        "SF9",
        (False, True),
        tr_noop("A matchday is finished even if somebody reaches the trophy"),
        tr_noop("The second match of the day is played before the season ends."),
        keywords=tr_noop("cup, end at once, season, second match"),
    ),
)


@dataclass(frozen=True, slots=True)
class ConvertKnight(Action):
    """Turn a played knight into a shot token; it no longer counts for largest army."""

    def do(self, game: Catan) -> None:
        state = game.state
        seat = state.turn
        state.turn_flags[CONVERTED] = 1
        state.knights[seat] -= 1
        game.emit(KnightConverted, seat)
        _gain_token(game, seat)
        recount_army(game)

    def refusal(self, game: Catan, seat: int) -> str | None:
        if CONVERTED in game.state.turn_flags:
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
    options: ClassVar = OPTIONS
    more_to_win: ClassVar = 1
    turn_actions: ClassVar = (ConvertKnight,)
    actions: ClassVar = (ConvertKnight, Shoot, TakeReward, ScoreFirst)
    tasks: ClassVar = (Matchday, Kickoff, Shooting, Reward, RewardChoice, DoublesChoice, Standings)

    def listens(self) -> dict[type[Event], Handler]:
        return {SettlementBuilt: _settled, CityBuilt: _grown}

    def colours(self, players: int) -> tuple[str, ...]:
        return printed_colours(players)

    def prepare_board(self, board: Board, seed: str) -> Board:
        return lay_pitches(board, seed)

    def begin(self, game: Catan) -> None:
        _check_colours(game, "header.options")
        _check_board(game, "header.board")
        _open_season(game, Part(league_of(game.state.config)))

    def add_options(self, game: Catan, seat: int, rolled: bool, menu: list[Action]) -> None:
        state = game.state
        if state.knights[seat] and CONVERTED not in state.turn_flags and part(game).tokens[seat] < TOKENS:
            menu.append(_CONVERT)

    def withholds_win(self, game: Catan) -> bool:
        """A matchday that is still to be played can cost the points that would win.

        Whether one is due is noted when the building is heard of, so what has just been built counts as well.
        """
        season = part(game)
        return season.due or (not season.over and any(isinstance(event, BUILDINGS) for event in game.events))

    def off_turn_points(self, game: Catan, seat: int) -> int:
        return part(game).points[seat] + game.state.new_cards[5 * seat + VICTORY_POINT]

    def part_to_data(self, game: Catan) -> Any:
        return part_to_data(game)

    def resume(self, game: Catan) -> None:
        """A matchday that is due and not being played waits for the end of the turn."""
        if part(game).due and not any(isinstance(task, Matchday | Standings) for task in game.state.todo):
            game.state.ending = (_MATCHDAY,)

    def part_from_data(self, game: Catan, data: object, place: str) -> None:
        _check_colours(game, "options")
        _check_board(game, "board")
        _open_season(game, part_from_data(game, data, place))


def _check_colours(game: Catan, place: str) -> None:
    config = game.state.config
    if config.edition > 1 and "colours" not in config.options:
        raise DecodeError(f"{place}.colours", "the fixtures follow the colours of the seats")


def _check_board(game: Catan, place: str) -> None:
    """Refuse a board without a pitch: shot tokens would have no place to lie."""
    if PITCH not in game.state.config.board.terrain:
        raise DecodeError(f"{place}.hexes", "Soccer Fever needs a pitch")


def _open_season(game: Catan, season: Part) -> None:
    state = game.state
    state.scenario_state[NAME] = season
    state.score = [score + points for score, points in zip(state.score, season.points, strict=True)]


def _settled(game: Catan, event: SettlementBuilt) -> None:
    _built(game, event.seat, event.corner, in_turn=event.setup == 0)


def _grown(game: Catan, event: CityBuilt) -> None:
    _built(game, event.seat, event.corner, in_turn=True)


def _built(game: Catan, seat: int, corner: int, in_turn: bool) -> None:
    if by_a_pitch(game.state.config.board, corner):
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
