"""The interface of saved games for the window: requests and their results.

The window knows no database. The composition root passes in a `Library`; see `catanqt/store_library.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from catanqt.ui.text.i18n import tr

if TYPE_CHECKING:
    from catanqt.analysis.model import Account, Analysis
    from catanqt.kernel.game import Game
    from catanqt.kernel.record import Header, Record
    from catanqt.session import Session

SORTS = ("changed", "created", "name", "game")
SUFFIX = ".catan"


class LibraryError(Exception):
    """A request to the saved games failed; the message is a sentence for people."""


class OpenElsewhere(LibraryError):
    """The game is open in another window or process."""

    def __str__(self) -> str:
        return tr("This game is open in another window.")


class GameDeleted(LibraryError):
    """Another window has deleted this game for good."""

    def __str__(self) -> str:
        return tr("This game no longer exists.")


class Unreadable(LibraryError):
    """A file is no valid game; the message has the technical details."""

    def __str__(self) -> str:
        return tr("This is not a CatanQt game, or it is damaged ({details}).", details=self.args[0])


class NotRead(LibraryError):
    """A file cannot be read, whatever is in it."""

    def __str__(self) -> str:
        return tr("The file cannot be opened ({details}).", details=self.args[0])


class CopyNotWritten(LibraryError):
    """A file cannot be written; the saved games are as they were."""

    def __str__(self) -> str:
        return tr("The file could not be written ({details}).", details=self.args[0])


class NotWritten(LibraryError):
    """The disk is full, or another process locks the database."""

    def __str__(self) -> str:
        return tr("Nothing can be saved at the moment ({details}).", details=self.args[0])


class GameInfo(Protocol):
    """Data of a game in the list of saved games, known without opening it."""

    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def scenarios(self) -> tuple[str, ...]: ...
    @property
    def players(self) -> tuple[str, ...]: ...
    @property
    def created(self) -> str: ...
    @property
    def changed(self) -> str: ...
    @property
    def turn(self) -> int: ...
    @property
    def points(self) -> tuple[int, ...]: ...
    @property
    def winner(self) -> int | None: ...
    @property
    def finished(self) -> bool: ...
    @property
    def deleted(self) -> bool: ...
    @property
    def readable(self) -> bool:
        """False if its row in the database makes no sense."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A saved game as it stands."""

    header: Header
    game: Game[Any]


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a seat in a finished game: cards received from the rolls, and cards expected."""

    name: str
    player: str
    points: int
    won: bool
    received: int
    expected: float

    @property
    def human(self) -> bool:
        return self.player == "human"


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that was played to its end."""

    id: int
    name: str
    game: str
    scenarios: tuple[str, ...]
    ended: str
    turns: int
    seats: tuple[SeatResult, ...]
    whole: bool = True
    """Whether it was played from its beginning; False if it goes on from the middle of another game."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """How a seat's result came about, as the review of a finished game found."""

    game: int
    seat: int
    account: Account


@dataclass(frozen=True, slots=True)
class Exercise:
    """A mistake somebody made: find the better move, after so many entries of a game."""

    game: int
    seat: int
    entry: int
    box: int
    """The Leitner box: the higher, the better it is known."""
    due: str
    """When it should be asked again, as a time in ISO format; nothing for at once."""


@dataclass(frozen=True, slots=True)
class PlayedGames:
    """All finished games, the oldest first, and how often each number was rolled."""

    games: tuple[FinishedGame, ...] = ()
    dice: Mapping[int, int] = field(default_factory=dict)
    """Of two dice."""
    die: Mapping[int, int] = field(default_factory=dict)
    """Of Junior's one."""
    reviewed: tuple[Reviewed, ...] = ()
    """The seats whose games were reviewed."""


Progress = Callable[[int, int], object]
"""Hears how much is done, and of how much; what it raises ends the work."""


class ReadGame(Protocol):
    """A game that was read from a file and verified, and is not saved yet."""

    @property
    def name(self) -> str: ...
    @property
    def session(self) -> Session: ...


class StoredGame(Protocol):
    """The place of a game from a file among the saved games."""

    @property
    def id(self) -> int: ...
    @property
    def new(self) -> bool:
        """Whether it was added just now."""


class Library(Protocol):
    """The saved games. Every failure raises a `LibraryError`."""

    def games(self, search: str = "", sort: str = "changed", deleted: bool = False) -> Sequence[GameInfo]: ...
    def info(self, game: int) -> GameInfo: ...
    def colours(self, game: int) -> tuple[str, ...]:
        """The colours of its seats; none if it cannot be opened, whatever its row in the list says."""

    def header(self, game: int) -> Header | None:
        """What was agreed upon in a game; None if it cannot be opened."""

    def persons(self, game: int) -> tuple[int, ...]:
        """The seats that people play; none if it cannot be opened."""

    def thumbnail(self, game: int) -> bytes | None: ...
    def set_thumbnail(self, game: int, picture: bytes) -> None: ...
    def moment(self, game: int) -> Moment:
        """The game as it stands, played again from its log: this takes a while."""

    def record(self, game: int) -> Record:
        """All that was played in a game, checked; this takes a while."""

    def rename(self, game: int, name: str) -> None: ...
    def delete(self, game: int) -> None:
        """Put a game into the bin, from which `undelete` fetches it until `purge`; refused while somebody plays it."""

    def undelete(self, game: int) -> None: ...
    def purge(self) -> int:
        """Empty the bin, except for games that somebody plays; says how many went."""

    def duplicate(self, game: int, name: str) -> int: ...
    def export(self, game: int, path: Path) -> None:
        """Write a game as a file; one that cannot be read is written as it lies in the database."""

    def export_record(self, name: str, record: Record, path: Path) -> None:
        """Write a game as it stands in memory, which may be further than what could be saved of it."""

    def read(self, path: Path, progress: Progress) -> ReadGame:
        """The game in a file. This takes a while and touches nothing that is saved: it may happen in any thread."""

    def find(self, game: ReadGame) -> int | None:
        """The saved game that one read from a file is already, perhaps played on since; None if it is new."""

    def add(self, game: ReadGame) -> StoredGame:
        """Add a game that was read from a file, all of it or nothing, unless it is among the saved ones already."""

    def statistics(self) -> PlayedGames: ...
    def review(self, game: int, record: Record, seat: int, judge: str = "") -> Analysis | None:
        """What was kept of the review of a seat by this judge, or any, perhaps not to its end, as long as it holds.

        None if there is nothing, if the game was played otherwise since, or if what is kept makes no sense.
        """

    def keep_review(self, game: int, record: Record, analysis: Analysis) -> None:
        """Keep a review, finished or not; a person's mistakes in a game that is over become exercises."""

    def exercises(self) -> Sequence[Exercise]:
        """All exercises, those due first in front."""

    def note_exercise(self, exercise: Exercise) -> None:
        """Keep in which box an exercise is, and when it is due."""


def seat_on_turn(info: GameInfo) -> int | None:
    """Whose turn it is; nobody's while the first settlements are founded, or when the game is over."""
    if info.finished or not info.turn or not info.players:
        return None
    return (info.turn - 1) % len(info.players)
