"""Sending settlers, challenging the full table, spending laurels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from catanqt.kernel.game import Action, Chance, Task
from catanqt.rules.advantages import grant, useless
from catanqt.rules.base.awards import check_win
from catanqt.rules.base.board import GRAIN, WOOL
from catanqt.rules.base.state import NOBODY, Catan, State
from catanqt.rules.hexgrid import bits
from catanqt.scenarios.big_game.rules.events import ChallengeRolled, ChampionMoved, LaurelsSpent, SettlerSent
from catanqt.scenarios.big_game.rules.part import (
    CHAMPION,
    CHAMPION_POINT,
    PLACE_OF,
    PLACES,
    PRICES,
    PROVISIONS,
    SENDS,
    SETTLERS,
    TRIES,
    USED,
    Part,
    part,
)


@dataclass(frozen=True, slots=True)
class SeatSettler(Action):
    """Put the free settler of the set-up on a free place."""

    number: int

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, FreeSettler)
        game.done()
        take_place(game, part(game), task.actor, self.number)

    def refusal(self, game: Catan, seat: int) -> str | None:
        return _place_refusal(game, self.number)


@dataclass(frozen=True, slots=True)
class FreeSettler(Task):
    """The second founding settlement sends a settler for free."""

    actor: int

    def options(self, game: Catan) -> Sequence[Action]:
        return [SeatSettler(number) for number, owner in zip(PLACES, part(game).places, strict=True) if owner == NOBODY]

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (SeatSettler,)

    def problem(self, game: Catan) -> str | None:
        possible = game.state.seated(self.actor) and part(game).free
        return None if possible else "there is no place for a settler"


@dataclass(frozen=True, slots=True)
class SendSettler(Action):
    """Pay wool or grain and put a settler on a free place."""

    number: int
    provision: int

    def do(self, game: Catan) -> None:
        seat = game.state.turn
        table = part(game)
        _provide(game, seat, self.provision)
        take_place(game, table, seat, self.number)
        challenges = not table.free and game.state.config.rules["fill_and_challenge"]
        game.state.turn_flags[SENDS] = TRIES - 1 if challenges else TRIES

    def refusal(self, game: Catan, seat: int) -> str | None:
        return _place_refusal(game, self.number) or _send_refusal(game, seat, self.provision, challenge=False)


@dataclass(frozen=True, slots=True)
class ChallengeTable(Action):
    """Pay wool or grain and roll for a place at the full table."""

    provision: int

    def do(self, game: Catan) -> None:
        seat = game.state.turn
        marks = game.state.turn_flags
        marks[SENDS] = marks.get(SENDS, 0) + 1
        _provide(game, seat, self.provision)
        game.push(_TABLE_ROLL[seat])

    def refusal(self, game: Catan, seat: int) -> str | None:
        if part(game).free:
            return "places-free"
        return _send_refusal(game, seat, self.provision, challenge=True)


@dataclass(frozen=True, slots=True)
class TableRoll(Chance):
    """Two dice say which place is challenged."""

    challenger: int

    def outcomes(self, game: Catan) -> Sequence[Action]:
        return _TABLE_DICE

    def kinds(self, game: Catan) -> tuple[type[Action], ...]:
        return (TableDice,)

    def problem(self, game: Catan) -> str | None:
        full = game.state.seated(self.challenger) and not part(game).free
        return None if full and _settlers_left(game, self.challenger) else "the table cannot be challenged"


@dataclass(frozen=True, slots=True)
class TableDice(Action):
    """Chance shows these two dice for the table. A seven is rolled again."""

    first: int
    second: int

    def do(self, game: Catan) -> None:
        task = game.task
        assert isinstance(task, TableRoll)
        number = self.first + self.second
        game.emit(ChallengeRolled, task.challenger, self.first, self.second)
        if number == 7:
            return
        game.done()
        table = part(game)
        if table.places[PLACE_OF[number]] != task.challenger:
            take_place(game, table, task.challenger, number)

    def refusal(self, game: Catan, seat: int) -> str | None:
        return None if 1 <= self.first <= 6 and 1 <= self.second <= 6 else "impossible-outcome"


@dataclass(frozen=True, slots=True)
class SpendLaurels(Action):
    """Buy an advantage; `choice` is a seat or a resource where it needs one, else -1."""

    advantage: int
    choice: int

    def do(self, game: Catan) -> None:
        seat = game.state.turn
        marks = game.state.turn_flags
        part(game).laurels[seat] -= PRICES[self.advantage]
        marks[USED] = marks.get(USED, 0) | 1 << self.advantage
        game.emit(LaurelsSpent, seat, self.advantage, PRICES[self.advantage])
        grant(game, seat, self.advantage, self.choice)

    def refusal(self, game: Catan, seat: int) -> str | None:
        if not game.state.dice[0] and not game.state.config.rules["laurels_before_roll"]:
            return "after-the-roll"
        if useless(game.state, seat, self.advantage, self.choice):
            return "no-effect"
        if game.state.turn_flags.get(USED, 0) >> self.advantage & 1:
            return "once-a-turn"
        return None if part(game).laurels[seat] >= PRICES[self.advantage] else "cannot-pay"


def take_place(game: Catan, table: Part, seat: int, number: int) -> None:
    """Put a settler on a place, send the one who sits there home, and update the champion."""
    ousted = table.seat(seat, PLACE_OF[number])
    game.emit(SettlerSent, seat, number, ousted)
    _crown(game, table, seat, ousted)


def _crown(game: Catan, table: Part, seat: int, ousted: int) -> None:
    """`seat` has a settler more, `ousted` one fewer: see whether the champion's card passes on."""
    players, champion = game.state.config.players, table.champion
    alone = game.state.config.edition == 1 or game.state.config.rules["champion"] == "alone"
    heir = (_leader if alone else _heir)(table, seat, ousted, players)
    if heir == NOBODY:
        return
    if champion != NOBODY:
        game.state.score[champion] -= CHAMPION_POINT
    table.champion = heir
    game.state.score[heir] += CHAMPION_POINT
    game.emit(ChampionMoved, heir)
    check_win(game)


def _heir(table: Part, seat: int, ousted: int, players: int) -> int:
    """Who comes to have more than the champion: `seat`, or if the champion lost a settler the next in turn order."""
    champion, count = table.champion, table.places.count
    needed = CHAMPION if champion == NOBODY else count(champion) + 1
    if count(seat) >= needed:
        return seat
    if champion == NOBODY or ousted != champion:
        return NOBODY
    after = ((champion + step) % players for step in range(1, players))
    return next((other for other in after if count(other) >= needed), NOBODY)


def _leader(table: Part, seat: int, ousted: int, players: int) -> int:
    """The champion by the first edition or house rules: the only one with most settlers, and more than before."""
    champion, count = table.champion, table.places.count
    needed = CHAMPION if champion == NOBODY else count(champion) + 1
    if count(seat) < needed and (ousted == NOBODY or (ousted != champion and count(ousted) + 1 < needed)):
        return NOBODY  # the champion lost none, and whoever lost one was not above: nobody comes to lead alone
    counts = [count(one) for one in range(players)]
    most = max(counts)
    return counts.index(most) if most >= needed and counts.count(most) == 1 else NOBODY


def _provide(game: Catan, seat: int, provision: int) -> None:
    game.state.hands[5 * seat + provision] -= 1
    game.state.bank[provision] += 1


def _settlers_left(game: Catan, seat: int) -> bool:
    return part(game).places.count(seat) < SETTLERS


def _place_refusal(game: Catan, number: int) -> str | None:
    if number not in PLACES:
        return "no-such-place"
    return None if part(game).places[PLACE_OF[number]] == NOBODY else "taken"


def _send_refusal(game: Catan, seat: int, provision: int, challenge: bool) -> str | None:
    if provision not in PROVISIONS:
        return "no-such-card"
    if not game.state.dice[0]:
        return "after-the-roll"
    if game.state.turn_flags.get(SENDS, 0) > (TRIES - 1 if challenge else 0):
        return "once-a-turn"
    if not _settlers_left(game, seat):
        return "none-left"
    return None if game.state.hands[5 * seat + provision] else "cannot-pay"


def send_options(state: State, table: Part, seat: int) -> Sequence[Action]:
    """The ways in which a seat may send a settler now."""
    sends = state.turn_flags.get(SENDS, 0)
    if sends >= TRIES or (sends and table.free) or table.places.count(seat) >= SETTLERS:
        return ()
    first = 5 * seat
    return _sends(table.free, state.hands[first + WOOL] > 0, state.hands[first + GRAIN] > 0)


@lru_cache(maxsize=1 << 12)
def _sends(free: int, wool: bool, grain: bool) -> tuple[Action, ...]:
    provisions = [kind for kind, held in ((WOOL, wool), (GRAIN, grain)) if held]
    if not free:
        return tuple(map(ChallengeTable, provisions))
    return tuple(SendSettler(PLACES[place], provision) for place in bits(free) for provision in provisions)


_TABLE_ROLL = tuple(map(TableRoll, range(4)))
_TABLE_DICE = tuple(TableDice(first, second) for first in range(1, 7) for second in range(1, 7))
