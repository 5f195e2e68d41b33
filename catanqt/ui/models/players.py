"""The players as a list: what everybody may know of each, and what the viewer may know of themselves."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Award, Counter
from catanqt.ui.models.rows import RowsModel
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import colour_name
from catanqt.ui.text.players import level_name, temper_name


class PlayerRole(IntEnum):
    """The parts of a row by themselves."""

    NAME = Qt.ItemDataRole.UserRole + 1
    SUB = Qt.ItemDataRole.UserRole + 2
    COUNTERS = Qt.ItemDataRole.UserRole + 3
    POINTS = Qt.ItemDataRole.UserRole + 4
    AWARDS = Qt.ItemDataRole.UserRole + 5
    ACTIVE = Qt.ItemDataRole.UserRole + 6
    THINKING = Qt.ItemDataRole.UserRole + 7
    GOAL = Qt.ItemDataRole.UserRole + 8
    SEAT = Qt.ItemDataRole.UserRole + 9


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player at one moment."""

    seat: int
    name: str
    sub: str
    colour: str
    counters: tuple[Counter, ...]
    awards: tuple[Award, ...]
    points: int
    goal: int
    """How many points win; 0 if points do not."""
    active: bool
    """Whether it is this player's turn."""
    asked: bool
    """Whether this player must decide something now, be it in another's turn."""
    thinking: bool
    spoken: str


def player_rows(seen: Perspective, kits: Sequence[Kit], colour_blind: bool = False) -> list[PlayerRow]:
    return [_row(seen, kits, seat, colour_blind) for seat in range(seen.players)]


def _row(seen: Perspective, kits: Sequence[Kit], seat: int, colour_blind: bool) -> PlayerRow:
    counters = tuple(counter for kit in kits for counter in kit.counters(seen, seat))
    awards = tuple(award for kit in kits for award in kit.awards(seen, seat))
    count = seen.rules.points if seen.open_to_viewer(seat) else seen.rules.public_points
    points = count(seen.game, seat)
    goal = max(kit.goal(seen, seat) for kit in kits)
    active = not seen.over and _on_turn(seen) == seat
    sub = _sub(seen, seat, active)
    tips = [tip for tip in (sub, *(counter.tip for counter in counters), *(award.tip for award in awards)) if tip]
    spoken = tr(
        "{name} ({colour}): {points} of {goal} points. {more}",
        name=seen.name(seat),
        colour=colour_name(seen.colour(seat), colour_blind),
        points=points,
        goal=goal,
        more=". ".join(tips),
    )
    asked = not seen.over and seen.actor == seat and not active
    thinking = seen.thinking == seat
    return PlayerRow(
        seat, seen.name(seat), sub, seen.colour(seat), counters, awards, points, goal, active, asked, thinking, spoken
    )


def _on_turn(seen: Perspective) -> int:
    """Whose turn it is; while the first settlements are founded, whoever must place."""
    founding = seen.state.turn_number == 0 and seen.actor in range(seen.players)
    return seen.actor if founding and seen.actor is not None else int(seen.state.turn)


def _sub(seen: Perspective, seat: int, active: bool) -> str:
    """The line below a name: what the player does now, or who plays there."""
    if seen.over:
        return tr("Winner") if seen.rules.winner(seen.game) == seat else player_kind(seen.header.seats[seat].player)
    if seat == seen.viewer:
        return tr("Your turn") if active else tr("Your move") if seen.actor == seat else tr("You")
    return player_kind(seen.header.seats[seat].player)


def player_kind(player: str) -> str:
    """Who plays a seat: a person, or a program by level and temperament ("hard/trader")."""
    if player == "human":
        return tr("Person")
    level, _, temper = player.partition("/")
    if not temper:
        return level_name(level)
    return tr("{level}, {temper}", level=level_name(level), temper=temper_name(temper))


class PlayersModel(RowsModel[PlayerRow]):
    """The players of one table. `sync` shows a moment."""

    def __init__(self, kits: Sequence[Kit], colour_blind: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kits = kits
        self._colour_blind = colour_blind

    def sync(self, seen: Perspective) -> None:
        self.update_rows(player_rows(seen, self._kits, self._colour_blind))

    def key(self, row: PlayerRow) -> Hashable:
        return row.seat

    def spoken(self, row: PlayerRow) -> str:
        return row.spoken

    def value(self, row: PlayerRow, role: int) -> Any:
        parts: dict[int, Any] = {
            PlayerRole.NAME: row.name,
            PlayerRole.SUB: row.sub,
            PlayerRole.COUNTERS: row.counters,
            PlayerRole.POINTS: row.points,
            PlayerRole.AWARDS: row.awards,
            PlayerRole.ACTIVE: row.active,
            PlayerRole.THINKING: row.thinking,
            PlayerRole.GOAL: row.goal,
            PlayerRole.SEAT: row.seat,
        }
        return parts.get(role)
