"""What is chosen for a new game: plain data, checked when it is read back, that makes the header of the game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from typing import Any

from catanqt.kernel.chance import fair_shuffle
from catanqt.kernel.record import Header, Seat
from catanqt.kernel.ruleset import RuleOption
from catanqt.rules.base.island import new_board_seed
from catanqt.rules.base.ruleset import GOAL
from catanqt.rules.catalog import BASE, GAMES, SCENARIOS, all_options, new_header, ruleset, takes_scenarios
from catanqt.rules.colours import COLOURS, fitted
from catanqt.ui.language import tr
from catanqt.ui.words_games import saved_name
from catanqt.ui.words_players import fresh_name

HUMAN = "human"
MOST_SEATS = 4
LONGEST_NAME = 24
LONGEST_SEED = 24
USUAL_LEVELS = ("medium", "novice", "easy")


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who shall sit there. Level and temperament are kept while a person has the seat."""

    name: str
    colour: str
    human: bool
    level: str
    temper: str

    @property
    def player(self) -> str:
        """As the header wants it."""
        if self.human:
            return HUMAN
        return f"{self.level}/{self.temper}" if self.temper else self.level


@dataclass(frozen=True, slots=True)
class Cast:
    """The computer players there are."""

    levels: Sequence[str]
    tempers: Sequence[str] = ()

    @property
    def level(self) -> str:
        """The level offered first: an even opponent, as far as there is one."""
        return next((level for level in USUAL_LEVELS if level in self.levels), self.levels[0])

    @property
    def temper(self) -> str:
        return self.tempers[0] if self.tempers else ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A new game as it was put together. All four seats are kept, of which the first `players` take part."""

    seats: tuple[SeatChoice, ...]
    players: int = MOST_SEATS
    game: str = BASE
    scenarios: tuple[str, ...] = ()
    board: str = "variable"
    seed: str = field(default_factory=new_board_seed)
    random_order: bool = True
    options: Mapping[str, int | bool | str] = field(default_factory=dict)
    """Rules that are not as usual."""

    @property
    def seated(self) -> tuple[SeatChoice, ...]:
        return self.seats[: self.players]

    @property
    def rules(self) -> tuple[RuleOption, ...]:
        """The rules that can be agreed upon in this game."""
        return ruleset(self.game, self.scenarios).options

    def rule(self, rule: RuleOption) -> int | bool | str:
        return self.options.get(rule.key, rule.usual)

    @property
    def seed_matters(self) -> bool:
        """Whether another seed gives another board."""
        return _seed_matters(self.game, self.scenarios, self.board)

    @property
    def goal(self) -> int:
        """How many points, or lairs, win."""
        usual = goal_with(self.game, self.scenarios)
        return usual + int(self.options.get(GOAL.key, GOAL.usual)) - int(GOAL.usual) if GOAL in self.rules else usual

    def with_game(self, key: str, on: bool) -> Choice:
        """With this game or scenario put in or taken out; the seats and the board follow."""
        if key in GAMES:
            return self._fitting(game=key, scenarios=self.scenarios if takes_scenarios(key) else ())
        wanted = {*self.scenarios, key} if on else {*self.scenarios} - {key}
        return self._fitting(game=BASE, scenarios=tuple(name for name in SCENARIOS if name in wanted))

    def only(self, name: str, level: str) -> Choice:
        """This game or scenario alone, with programs of this level: for somebody who has just learnt it."""
        game = name if name in GAMES else BASE
        seats = tuple(replace(seat, level=level) for seat in self.seats)
        return replace(self, seats=seats)._fitting(game, (name,) if name in SCENARIOS else ())

    def with_rule(self, rule: RuleOption, value: int | bool | str) -> Choice:
        options = {key: kept for key, kept in self.options.items() if key != rule.key}
        if value != rule.usual:
            options[rule.key] = value
        return replace(self, options=options)

    def _fitting(self, game: str, scenarios: tuple[str, ...]) -> Choice:
        rules = ruleset(game, scenarios)
        board = self.board if self.board in rules.boards else rules.boards[0]
        players = min(max(self.players, rules.players[0]), rules.players[-1])
        return replace(self, game=game, scenarios=scenarios, board=board, players=players).painted()

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours this game can be played with."""
        return ruleset(self.game, self.scenarios).colours(self.players)

    def painted(self) -> Choice:
        """With colours that the game has; a seat that must change takes one that is free."""
        found = fitted([seat.colour for seat in self.seats], self.players, self.colours)
        seats = (replace(seat, colour=colour) for seat, colour in zip(self.seats, found, strict=True))
        return replace(self, seats=tuple(seats))

    def header(self, shuffled: bool = True) -> Header:
        """The header of this game. Who sits where follows from the seed, if the order is random."""
        seats = list(_told_apart(self.painted().seated))
        if self.random_order and shuffled:
            fair_shuffle(f"{self.seed}/seats", seats)
        agreed = {rule.key: self.rule(rule) for rule in self.rules if rule.key in self.options}
        return new_header(
            self.game,
            [Seat(seat.name, seat.player) for seat in seats],
            scenarios=self.scenarios,
            board=self.board,
            board_seed=self.seed,
            options={"colours": [seat.colour for seat in seats], **agreed},
        )

    @property
    def name(self) -> str:
        """What the game is called among the saved ones, until somebody calls it otherwise."""
        return saved_name(self.game, self.seed)

    def to_json(self) -> str:
        """All but the seed: the next game has a board of its own."""
        data = asdict(self)
        del data["seed"]
        return json.dumps(data, ensure_ascii=False)


@cache
def _seed_matters(game: str, scenarios: tuple[str, ...], board: str) -> bool:
    rules = ruleset(game, scenarios)
    one, two = (rules.make_board(board, seed, rules.players[0]) for seed in ("ONE", "TWO"))
    return one != two


@cache
def goal_with(game: str, scenarios: tuple[str, ...]) -> int:
    """How many points win by the printed rules of a game with these scenarios: the rules themselves know."""
    rules = ruleset(game, scenarios)
    seats = [Seat(str(number)) for number in range(rules.players[-1])]
    return rules.goal(rules.new_game(new_header(game, seats, scenarios=scenarios, board_seed="GOAL")), 0)


def extra_points(scenarios: tuple[str, ...]) -> int:
    """How many points more than usual these scenarios ask for."""
    return goal_with(BASE, scenarios) - goal_with(BASE, ())


def first_choice(cast: Cast, player: str = "", seed: str | None = None) -> Choice:
    """What is offered to somebody who never chose: a person against three programs."""
    seed = new_board_seed() if seed is None else seed
    name = player.strip()[:LONGEST_NAME] or tr("Player")
    seats = [SeatChoice(name, COLOURS[0], True, cast.level, cast.temper)]
    start = sum(map(ord, seed))
    while len(seats) < MOST_SEATS:
        other = fresh_name([seat.name for seat in seats], start)
        temper = cast.tempers[len(seats) % len(cast.tempers)] if cast.tempers else ""
        seats.append(SeatChoice(other, COLOURS[len(seats)], False, cast.level, temper))
    return Choice(tuple(seats), seed=seed)


def read_choice(text: object, cast: Cast, player: str = "") -> Choice:
    """A choice as `to_json` wrote it. People edit such files: what makes no sense is as if it had never been chosen."""
    usual = first_choice(cast, player)
    try:
        data = json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        return usual
    choice = replace(
        usual,
        seats=_named(_seats(data.get("seats"), usual, cast), player.strip()[:LONGEST_NAME]),
        random_order=data.get("random_order") is not False,
        players=_among(data.get("players"), (2, 3, 4), usual.players),
        options=_options(data.get("options")),
        board=str(data.get("board")),
    )
    wanted = data.get("scenarios")
    scenarios = tuple(name for name in SCENARIOS if isinstance(wanted, list) and name in wanted)
    game = _among(data.get("game"), GAMES, usual.game)
    return choice._fitting(game, scenarios if takes_scenarios(game) else ())


def _named(seats: tuple[SeatChoice, ...], player: str) -> tuple[SeatChoice, ...]:
    """The first person has the name that the preferences say."""
    first = next((place for place, seat in enumerate(seats) if seat.human), None)
    if not player or first is None or any(seat.name == player for seat in seats):
        return seats
    return (*seats[:first], replace(seats[first], name=player), *seats[first + 1 :])


def _seats(data: object, usual: Choice, cast: Cast) -> tuple[SeatChoice, ...]:
    if not isinstance(data, list) or len(data) != MOST_SEATS or not all(isinstance(item, dict) for item in data):
        return usual.seats
    seats = tuple(_seat(item, old, cast) for item, old in zip(data, usual.seats, strict=True))
    if len({seat.colour for seat in seats}) < MOST_SEATS:
        return tuple(replace(seat, colour=old.colour) for seat, old in zip(seats, usual.seats, strict=True))
    return seats


def _seat(data: dict[str, Any], usual: SeatChoice, cast: Cast) -> SeatChoice:
    name = data.get("name")
    return SeatChoice(
        name=name.strip()[:LONGEST_NAME] if isinstance(name, str) and name.strip() else usual.name,
        colour=_among(data.get("colour"), COLOURS, usual.colour),
        human=_among(data.get("human"), (False, True), usual.human),
        level=_among(data.get("level"), cast.levels, usual.level),
        temper=_among(data.get("temper"), cast.tempers, usual.temper),
    )


def _options(data: object) -> dict[str, int | bool | str]:
    if not isinstance(data, dict):
        return {}
    return {
        rule.key: data[rule.key]
        for rule in all_options()
        if any(type(value) is type(data.get(rule.key)) and value == data[rule.key] for value in rule.values[1:])
    }


def _among(value: Any, allowed: Sequence[Any], otherwise: Any) -> Any:
    """The value if it is one of these, and of the same kind: in JSON's eyes, true is not 1."""
    return next((one for one in allowed if type(one) is type(value) and one == value), otherwise)


def _told_apart(seats: Sequence[SeatChoice]) -> Sequence[SeatChoice]:
    """Nobody shall wonder who is meant: a name that is there already gets a number, an empty one its colour's place."""
    found: list[SeatChoice] = []
    for number, seat in enumerate(seats, start=1):
        name = " ".join(seat.name.split()) or tr("Player {number}", number=number)
        taken = {other.name for other in found}
        copies = (f"{name} {copy}" for copy in range(2, MOST_SEATS + 2))
        found.append(replace(seat, name=name if name not in taken else next(c for c in copies if c not in taken)))
    return found
