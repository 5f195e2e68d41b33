"""The players as a list: what is public about each, and what the viewer may know about themselves."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from catanqt.cast import character_of
from catanqt.kernel.player_name import PlayerName
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Award, Counter
from catanqt.ui.models.rows import RowsModel
from catanqt.ui.text.cast import kind_text
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import colour_name
from catanqt.ui.text.players import level_name, temper_name


class PlayerRole(IntEnum):
    """Item roles for the parts of a row."""

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
    cards: tuple[tuple[str, int], ...] = ()
    """The goods in a hand that lies open beside the viewer's own, and how many of each."""
    character: str = ""
    """The character of the cast that plays here, if any does."""


def player_rows(perspective: Perspective, kits: Sequence[Kit], colour_blind: bool = False) -> list[PlayerRow]:
    return [_row(perspective, kits, seat, colour_blind) for seat in range(perspective.players)]


def _row(perspective: Perspective, kits: Sequence[Kit], seat: int, colour_blind: bool) -> PlayerRow:
    counters = tuple(counter for kit in kits for counter in kit.counters(perspective, seat))
    awards = tuple(award for kit in kits for award in kit.awards(perspective, seat))
    count = perspective.rules.points if perspective.open_to_viewer(seat) else perspective.rules.public_points
    points = count(perspective.game, seat)
    goal = max(kit.goal(perspective, seat) for kit in kits)
    active = not perspective.over and _on_turn(perspective) == seat
    sub = _sub(perspective, seat, active)
    tips = [tip for tip in (sub, *(counter.tip for counter in counters), *(award.tip for award in awards)) if tip]
    spoken = tr(
        "{name} ({colour}): {points} of {goal} points. {more}",
        name=perspective.name(seat),
        colour=colour_name(perspective.colour(seat), colour_blind),
        points=points,
        goal=goal,
        more=". ".join(tips),
    )
    asked = not perspective.over and perspective.actor == seat and not active
    thinking = perspective.thinking == seat
    return PlayerRow(
        seat,
        perspective.name(seat),
        sub,
        perspective.colour(seat),
        counters,
        awards,
        points,
        goal,
        active,
        asked,
        thinking,
        spoken,
        _open_hand(perspective, kits, seat),
        _character(perspective.header.seats[seat].player),
    )


def _character(player: str) -> str:
    found = character_of(player)
    return found.key if found else ""


def _open_hand(perspective: Perspective, kits: Sequence[Kit], seat: int) -> tuple[tuple[str, int], ...]:
    """What somebody else holds, at a table that plays with open hands."""
    if not perspective.open_hands or seat == perspective.viewer:
        return ()
    hand = replace(perspective, viewer=seat)
    return tuple((card.kind, card.count) for kit in kits for card in kit.hand(hand) if card.count)


def _on_turn(perspective: Perspective) -> int:
    """Whose turn it is; during the set-up, the player who must place."""
    founding = perspective.state.turn_number == 0 and perspective.actor in range(perspective.players)
    return perspective.actor if founding and perspective.actor is not None else int(perspective.state.turn)


def _sub(perspective: Perspective, seat: int, active: bool) -> str:
    """The line below a name: what the player does now, or who plays there."""
    if perspective.over:
        return (
            tr("Winner")
            if perspective.rules.winner(perspective.game) == seat
            else player_kind(perspective.header.seats[seat].player)
        )
    if seat == perspective.viewer:
        return tr("Your turn") if active else tr("Your move") if perspective.actor == seat else tr("You")
    return player_kind(perspective.header.seats[seat].player)


def player_kind(player: str) -> str:
    """Who plays a seat: a person, or an agent by level and temperament ("hard/trader")."""
    if player == "human":
        return tr("Person")
    character = character_of(player)
    if character is not None:
        return kind_text(character)
    name = PlayerName.read(player)
    level = level_name(name.agent) if name.number is None else tr("Skill {number}", number=name.number)
    if not name.temperament:
        return level
    return tr("{level}, {temper}", level=level, temper=temper_name(name.temperament))


class PlayersModel(RowsModel[PlayerRow]):
    """The players of one game. `sync` shows a moment."""

    def __init__(self, kits: Sequence[Kit], colour_blind: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kits = kits
        self._colour_blind = colour_blind

    def sync(self, perspective: Perspective) -> None:
        self.update_rows(player_rows(perspective, self._kits, self._colour_blind))

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
