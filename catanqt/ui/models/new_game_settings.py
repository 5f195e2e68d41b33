"""The settings of a new game: plain data, validated when read back, from which the header of the game is made."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache, lru_cache
from typing import Any

from catanqt.cast import BY_KEY
from catanqt.kernel.chance import fair_shuffle
from catanqt.kernel.record import Header, Seat
from catanqt.kernel.rule_options import OptionSet, RuleOption, Value
from catanqt.rules.base.board import board_from_data
from catanqt.rules.base.board_generator import corner_rolls, new_board_seed
from catanqt.rules.base.house_rules import BEST_CORNER, COMBINED_GOAL, GOAL, HANDICAP, WORST_CORNER
from catanqt.rules.catalog import BASE, GAMES, SCENARIOS, new_header, ruleset, takes_scenarios
from catanqt.rules.colours import COLOURS, fitted
from catanqt.ui.models.rule_sets import clean_rules, widest_options
from catanqt.ui.text.games import saved_name
from catanqt.ui.text.house_rules import rule_line
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.players import fresh_name

HUMAN = "human"
MOST_SEATS = 4
LONGEST_NAME = 24
LONGEST_SEED = 24
USUAL_LEVELS = ("medium", "novice", "easy")


@dataclass(frozen=True, slots=True)
class SeatSettings:
    """The player of a seat. Level and temperament are kept while a person has the seat."""

    name: str
    colour: str
    human: bool
    level: str
    temper: str
    handicap: int = 0
    """How many points more, or fewer, it needs to win."""
    character: str = ""
    """The character of the cast that plays here; empty for a person and for a player by level."""

    @property
    def player(self) -> str:
        """The player's name in the header."""
        if self.human:
            return HUMAN
        if self.character:
            return BY_KEY[self.character].player
        return f"{self.level}/{self.temper}" if self.temper else self.level


@dataclass(frozen=True, slots=True)
class AgentChoices:
    """The computer players to choose from."""

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
class NewGameSettings:
    """The settings of a new game. All four seats are kept; the first `players` take part."""

    seats: tuple[SeatSettings, ...]
    players: int = MOST_SEATS
    game: str = BASE
    scenarios: tuple[str, ...] = ()
    board: str = "variable"
    seed: str = field(default_factory=new_board_seed)
    random_order: bool = True
    options: Mapping[str, Value] = field(default_factory=dict)
    """Rules that are not as printed, of any game; those that do not fit this one wait for one that they fit."""

    @property
    def seated(self) -> tuple[SeatSettings, ...]:
        return self.seats[: self.players]

    @property
    def rules(self) -> tuple[RuleOption, ...]:
        """The rules that can be agreed upon in this game."""
        return ruleset(self.game, self.scenarios).options.options

    def rule(self, rule: RuleOption) -> Value:
        """The value of a rule in this game."""
        value: Value = self.agreed.get(rule.key, rule.usual)
        return value

    @property
    def agreed(self) -> dict[str, Any]:
        """What is agreed upon in this game, as the rules want it, for all players alike."""
        return all_rules(self.game, self.scenarios).settled({**self.options, "board": self.board})

    @property
    def handicap_values(self) -> dict[int, str]:
        """The handicaps that a player may have, each with why not, in English; none where the game has no such rule."""
        rules = all_rules(self.game, self.scenarios)
        option = next((one for one in rules if one.each_seat), None)
        return {} if option is None else {int(one): rules.why_not(option, one, self.agreed) for one in option.values}

    @property
    def handicaps(self) -> tuple[int, ...]:
        """Those of the players; one that is impossible in this game is none."""
        why = self.handicap_values
        return tuple(seat.handicap if why.get(seat.handicap) == "" else 0 for seat in self.seated)

    @property
    def rule_lines(self) -> list[str]:
        """What is played differently from the printed rules, a line for each rule."""
        rules = all_rules(self.game, self.scenarios)
        names = [seat.name for seat in self.seated]
        agreed = rules.settled({**self.agreed, HANDICAP.key: list(self.handicaps)})
        return [rule_line(option, value, names, self.extra_points) for option, value in rules.changed(agreed)]

    @property
    def seed_matters(self) -> bool:
        """Whether another seed gives another board."""
        return _seed_matters(self.game, self.scenarios, self.board)

    @property
    def usual_board(self) -> bool:
        """Whether this seed gives the same board under the printed rules."""
        rules, players = ruleset(self.game, self.scenarios), self.players
        usual = rules.make_board(self.board, self.seed, players)
        return bool(rules.make_board(self.board, self.seed, players, self.agreed) == usual)

    def corner_rolls(self, rule: RuleOption) -> int | None:
        """How many of 36 rolls pay at the corner of this board that a rule limits; None for all other rules."""
        limits = (WORST_CORNER.key, BEST_CORNER.key)
        if rule.key not in limits:
            return None
        agreed = tuple(sorted(self.agreed.items()))
        return _corner_rolls(self.game, self.scenarios, self.board, self.seed, self.players, agreed)[
            limits.index(rule.key)
        ]

    @property
    def goal(self) -> int:
        """How many points, or lairs, win."""
        usual = goal_with(self.game, self.scenarios, self.agreed.get(COMBINED_GOAL.key))
        return usual + int(self.rule(GOAL)) - int(GOAL.usual) if GOAL in self.rules else usual

    @property
    def extra_points(self) -> int:
        """How many of these points the scenarios add."""
        return self.goal - int(self.rule(GOAL)) if GOAL in self.rules else 0

    def with_game(self, key: str, on: bool) -> NewGameSettings:
        """A copy with this game or scenario added or removed; seats and board are adapted."""
        if key in GAMES:
            return self._fitting(game=key, scenarios=self.scenarios if takes_scenarios(key) else ())
        wanted = {*self.scenarios, key} if on else {*self.scenarios} - {key}
        return self._fitting(game=BASE, scenarios=tuple(name for name in SCENARIOS if name in wanted))

    def only(self, name: str, level: str) -> NewGameSettings:
        """This game or scenario alone, with agents of this level: for somebody who has just learnt it."""
        game = name if name in GAMES else BASE
        seats = tuple(replace(seat, level=level, character="") for seat in self.seats)
        return replace(self, seats=seats)._fitting(game, (name,) if name in SCENARIOS else ())

    def with_rule(self, rule: RuleOption, value: Value) -> NewGameSettings:
        """With this rule; others that are impossible with it become the printed ones again."""
        options = all_rules(self.game, self.scenarios).choose(self.agreed, rule.key, value)
        del options["board"]
        return replace(self, options={**self._waiting(self.rules), **options})

    def with_rules(self, rules: Mapping[str, Value]) -> NewGameSettings:
        """With these rules instead of all that were agreed upon in this game, whatever its scenarios."""
        return replace(self, options={**self._waiting(widest_options(self.game)), **rules})

    def _waiting(self, rules: Iterable[RuleOption]) -> dict[str, Value]:
        """What is agreed upon besides these rules."""
        keys = {one.key for one in rules}
        return {key: kept for key, kept in self.options.items() if key not in keys}

    def _fitting(self, game: str, scenarios: tuple[str, ...]) -> NewGameSettings:
        rules = ruleset(game, scenarios)
        board = self.board if self.board in rules.boards else rules.boards[0]
        players = min(max(self.players, rules.players[0]), rules.players[-1])
        return replace(self, game=game, scenarios=scenarios, board=board, players=players).painted()

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours this game can be played with."""
        return ruleset(self.game, self.scenarios).colours(self.players)

    def painted(self) -> NewGameSettings:
        """A copy with colours that the game has; a seat that must change takes a free one."""
        found = fitted([seat.colour for seat in self.seats], self.players, self.colours)
        seats = (replace(seat, colour=colour) for seat, colour in zip(self.seats, found, strict=True))
        return replace(self, seats=tuple(seats))

    def header(self, shuffled: bool = True) -> Header:
        """The header of this game. Who sits where follows from the seed, if the order is random."""
        painted = self.painted()
        seats = list(_told_apart(painted.seated))
        if self.random_order and shuffled:
            fair_shuffle(f"{self.seed}/seats", seats)
        handicaps = dict(zip((seat.colour for seat in painted.seated), self.handicaps, strict=True))
        each = [handicaps[seat.colour] for seat in seats]
        agreed = all_rules(self.game, self.scenarios).settled({**self.agreed, HANDICAP.key: each})
        return new_header(
            self.game,
            [Seat(seat.name, seat.player) for seat in seats],
            scenarios=self.scenarios,
            board=self.board,
            board_seed=self.seed,
            options={**agreed, "colours": [seat.colour for seat in seats]},
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


def all_rules(game: str, scenarios: tuple[str, ...]) -> OptionSet:
    """The rules that can be agreed upon in this game."""
    return ruleset(game, scenarios).options


@cache
def _seed_matters(game: str, scenarios: tuple[str, ...], board: str) -> bool:
    rules = ruleset(game, scenarios)
    one, two = (rules.make_board(board, seed, rules.players[0]) for seed in ("ONE", "TWO"))
    return one != two


@lru_cache(maxsize=4)
def _corner_rolls(
    game: str, scenarios: tuple[str, ...], kind: str, seed: str, players: int, agreed: tuple[tuple[str, Any], ...]
) -> tuple[int, int]:
    data = ruleset(game, scenarios).make_board(kind, seed, players, dict(agreed))
    return corner_rolls(board_from_data(data, "board"))


@cache
def goal_with(game: str, scenarios: tuple[str, ...], combined: str | None = None) -> int:
    """How many points win by the printed rules of a game with these scenarios: the rules themselves know."""
    rules = ruleset(game, scenarios)
    seats = [Seat(str(number)) for number in range(rules.players[-1])]
    options = {} if combined is None else {COMBINED_GOAL.key: combined}
    return rules.goal(
        rules.new_game(new_header(game, seats, scenarios=scenarios, board_seed="GOAL", options=options)), 0
    )


def first_choice(cast: AgentChoices, player: str = "", seed: str | None = None) -> NewGameSettings:
    """The default for somebody who never chose: a person against three agents."""
    seed = new_board_seed() if seed is None else seed
    name = player.strip()[:LONGEST_NAME] or tr("Player")
    seats = [SeatSettings(name, COLOURS[0], True, cast.level, cast.temper)]
    start = sum(map(ord, seed))
    while len(seats) < MOST_SEATS:
        other = fresh_name([seat.name for seat in seats], start)
        temper = cast.tempers[len(seats) % len(cast.tempers)] if cast.tempers else ""
        seats.append(SeatSettings(other, COLOURS[len(seats)], False, cast.level, temper))
    return NewGameSettings(tuple(seats), seed=seed)


def read_choice(text: object, cast: AgentChoices, player: str = "") -> NewGameSettings:
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


def _named(seats: tuple[SeatSettings, ...], player: str) -> tuple[SeatSettings, ...]:
    """The first person has the name that the preferences say."""
    first = next((place for place, seat in enumerate(seats) if seat.human), None)
    if not player or first is None or any(seat.name == player for seat in seats):
        return seats
    return (*seats[:first], replace(seats[first], name=player), *seats[first + 1 :])


def _seats(data: object, usual: NewGameSettings, cast: AgentChoices) -> tuple[SeatSettings, ...]:
    if not isinstance(data, list) or len(data) != MOST_SEATS or not all(isinstance(item, dict) for item in data):
        return usual.seats
    seats = _seated_once([_seat(item, old, cast) for item, old in zip(data, usual.seats, strict=True)])
    if len({seat.colour for seat in seats}) < MOST_SEATS:
        return tuple(replace(seat, colour=old.colour) for seat, old in zip(seats, usual.seats, strict=True))
    return seats


def _seat(data: dict[str, Any], usual: SeatSettings, cast: AgentChoices) -> SeatSettings:
    name, human = data.get("name"), _among(data.get("human"), (False, True), usual.human)
    character = "" if human else _among(data.get("character"), tuple(BY_KEY), "")
    if character:
        name = BY_KEY[character].name
    return SeatSettings(
        name=name.strip()[:LONGEST_NAME] if isinstance(name, str) and name.strip() else usual.name,
        colour=_among(data.get("colour"), COLOURS, usual.colour),
        human=human,
        level=_among(data.get("level"), cast.levels, usual.level),
        temper=_among(data.get("temper"), cast.tempers, usual.temper),
        handicap=_among(data.get("handicap"), HANDICAP.values, 0),
        character=character,
    )


def _seated_once(seats: Sequence[SeatSettings]) -> tuple[SeatSettings, ...]:
    """A character sits at a table once."""
    found: list[SeatSettings] = []
    for seat in seats:
        there = any(seat.character == other.character for other in found)
        found.append(replace(seat, character="") if there else seat)
    return tuple(found)


def _options(data: object) -> dict[str, Value]:
    if not isinstance(data, dict):
        return {}
    return {key: value for game in GAMES for key, value in clean_rules(game, data).items()}


def _among(value: Any, allowed: Sequence[Any], otherwise: Any) -> Any:
    """The value if it is one of these, and of the same kind: in JSON's eyes, true is not 1."""
    return next((one for one in allowed if type(one) is type(value) and one == value), otherwise)


def _told_apart(seats: Sequence[SeatSettings]) -> Sequence[SeatSettings]:
    """Nobody shall wonder who is meant: a name that is there already gets a number, an empty one its colour's place."""
    found: list[SeatSettings] = []
    for number, seat in enumerate(seats, start=1):
        name = " ".join(seat.name.split()) or tr("Player {number}", number=number)
        taken = {other.name for other in found}
        copies = (f"{name} {copy}" for copy in range(2, MOST_SEATS + 2))
        found.append(replace(seat, name=name if name not in taken else next(c for c in copies if c not in taken)))
    return found
