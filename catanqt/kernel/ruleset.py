"""The interface of every game to the layers above it: play, imagine, positions, scores."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from catanqt.kernel.codec import Codec
from catanqt.kernel.game import Event, Game
from catanqt.kernel.record import Header
from catanqt.kernel.rule_options import Agreed, OptionSet


class Ruleset(ABC):
    """One game, with the scenarios it is played with."""

    name: str
    codec: Codec
    """Knows all actions and tasks of this game."""
    boards: tuple[str, ...]
    """The kinds of board it can be played on, the usual one first."""
    players: tuple[int, ...]
    """For how many it is."""
    dice: ClassVar[int] = 2
    """How many dice are rolled for production."""
    options: OptionSet = OptionSet()
    """The rules that can be agreed upon before a game."""
    data_files: ClassVar[tuple[str, ...]] = ()
    """The resources without which no game can be played."""

    @abstractmethod
    def colours(self, players: int) -> tuple[str, ...]:
        """The colours it can be played with by so many, the usual ones first."""

    @abstractmethod
    def make_board(self, kind: str, seed: str, players: int, agreed: Agreed | None = None) -> dict[str, Any]:
        """The explicit board, as the header keeps it, of a kind and a seed, by agreed rules or by the printed ones."""

    @abstractmethod
    def new_game(self, header: Header) -> Game[Any]:
        """The game at its first decision. A header that makes no sense raises `DecodeError`."""

    @abstractmethod
    def imagine(self, game: Game[Any], seat: int, rng: random.Random) -> Game[Any]:
        """A copy in which all that `seat` cannot know is dealt anew, in keeping with what it can know."""

    @abstractmethod
    def to_position(self, game: Game[Any]) -> dict[str, Any]:
        """The game at this decision as plain JSON data."""

    @abstractmethod
    def from_position(self, data: object) -> Game[Any]:
        """The game that `to_position` wrote, every field checked; else `DecodeError`."""

    @abstractmethod
    def goal(self, game: Game[Any], seat: int) -> int:
        """How many points this seat needs to win."""

    @abstractmethod
    def points(self, game: Game[Any], seat: int) -> int:
        """All points of a seat, hidden ones included."""

    @abstractmethod
    def public_points(self, game: Game[Any], seat: int) -> int:
        """The points everybody can see."""

    @abstractmethod
    def expected(self, game: Game[Any]) -> list[float] | None:
        """How many cards each seat may expect of the production roll to come; None if there is none now."""

    @abstractmethod
    def received(self, events: Sequence[Event], players: int) -> list[int]:
        """How many cards each seat got of the roll with these events."""

    @abstractmethod
    def winner(self, game: Game[Any]) -> int | None:
        """Who has won, once the game is over."""
