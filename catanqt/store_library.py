"""The saved games for the window: its `Library` on top of the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from catanqt import kept_reviews
from catanqt.analysis.model import Analysis
from catanqt.kernel.codec import DecodeError
from catanqt.kernel.names import LONGEST_PLAYER, clean_name
from catanqt.kernel.record import LARGEST_NUMBER, Header, Record, header_from_plain
from catanqt.rules.catalog import UnknownGame, all_rulesets, ruleset
from catanqt.rules.colours import colours
from catanqt.storage.catanfile import (
    BadFile,
    FileNotRead,
    FileNotWritten,
    Progress,
    no_progress,
    write_file,
    write_rows,
)
from catanqt.storage.errors import CannotSave, GameInUse, NoSuchGame, StoreError
from catanqt.storage.game_list import GameInfo
from catanqt.storage.imported_game import ImportedGame, StoredGame, import_game, read_game, saved_as
from catanqt.storage.reviews import ExerciseRow
from catanqt.storage.saved_game import duplicate, record_of, replay_log
from catanqt.storage.store import SaveStore
from catanqt.ui.play.library import (
    CopyNotWritten,
    Exercise,
    FinishedGame,
    GameDeleted,
    LibraryError,
    Moment,
    NotRead,
    NotWritten,
    OpenElsewhere,
    PlayedGames,
    ReadGame,
    SeatResult,
    Unreadable,
)

N = TypeVar("N", int, float)
ONE_DIE = tuple(rules.name for rules in all_rulesets() if rules.dice == 1)
"""The games that are played with one die."""


class StoreLibrary:
    """A `Library` whose games lie in a `SaveStore`."""

    def __init__(self, store: SaveStore) -> None:
        self._store = store

    def games(self, search: str = "", sort: str = "changed", deleted: bool = False) -> list[GameInfo]:
        with explained():
            return self._store.games(search, sort, deleted)

    def info(self, game: int) -> GameInfo:
        with explained():
            return self._store.info(game)

    def header(self, game: int) -> Header | None:
        """One game that cannot be opened must not spoil the list: it has none."""
        try:
            header = header_from_plain(self._store.header(game))
            ruleset(header.game, header.scenarios).new_game(header)
        except (StoreError, DecodeError, UnknownGame):
            return None
        return header

    def colours(self, game: int) -> tuple[str, ...]:
        header = self.header(game)
        return () if header is None else colours(header)

    def persons(self, game: int) -> tuple[int, ...]:
        try:
            header = header_from_plain(self._store.header(game))
        except (StoreError, DecodeError):
            return ()
        return tuple(seat for seat, one in enumerate(header.seats) if one.player == "human")

    def thumbnail(self, game: int) -> bytes | None:
        with explained():
            return self._store.thumbnail(game)

    def set_thumbnail(self, game: int, picture: bytes) -> None:
        # It comes by itself in the middle of a game: no picture is worth a window that waits for it.
        with explained(), self._store.hurry():
            self._store.set_thumbnail(game, picture)

    def moment(self, game: int) -> Moment:
        with explained():
            session, _ = replay_log(self._store, game)
        return Moment(session.record.header, session.game)

    def record(self, game: int) -> Record:
        with explained():
            return record_of(self._store, game)

    def rename(self, game: int, name: str) -> None:
        with explained():
            self._store.rename(game, name)

    def delete(self, game: int) -> None:
        with explained():
            self._store.delete(game)

    def undelete(self, game: int) -> None:
        with explained():
            self._store.undelete(game)

    def purge(self) -> int:
        with explained():
            return self._store.purge()

    def duplicate(self, game: int, name: str) -> int:
        with explained():
            return duplicate(self._store, game, name)

    def export(self, game: int, path: Path) -> None:
        with explained():
            try:
                record = record_of(self._store, game)
            except StoreError:
                write_rows(path, self._store.raw(game))
                return
            write_file(path, self._store.info(game).name, record)

    def export_record(self, name: str, record: Record, path: Path) -> None:
        with explained():
            write_file(path, name, record)

    def read(self, path: Path, progress: Progress = no_progress) -> ImportedGame:
        with explained():
            return read_game(path, progress)

    def find(self, game: ReadGame) -> int | None:
        assert isinstance(game, ImportedGame)
        with explained():
            return saved_as(self._store, game)

    def add(self, game: ReadGame) -> StoredGame:
        assert isinstance(game, ImportedGame)
        with explained():
            return import_game(self._store, game)

    def statistics(self) -> PlayedGames:
        with explained():
            listed = self._store.games(sort="changed")
            results = self._store.rows("results")
            continued = self._store.continued()
            dice = self._store.rows("dice")
            sums = [kept_reviews.reviewed(row) for row in self._store.sums()]
        seats: dict[int, list[SeatResult]] = {}
        for row in results:
            seats.setdefault(row["game"], []).append(_seat_result(row))
        finished = [
            _finished(info, seats[info.id], info.id not in continued) for info in reversed(listed) if info.id in seats
        ]
        reviewed = tuple(one for one in sums if one is not None)
        return PlayedGames(tuple(finished), _rolls(dice, one_die=False), _rolls(dice, one_die=True), reviewed)

    def review(self, game: int, record: Record, seat: int, judge: str = "") -> Analysis | None:
        with explained():
            return kept_reviews.kept_review(self._store, game, record, seat, judge)

    def keep_review(self, game: int, record: Record, analysis: Analysis) -> None:
        # It comes by itself while somebody looks at it: the window must not wait for another program.
        with explained(), self._store.hurry():
            kept_reviews.keep_review(self._store, game, record, analysis)

    def exercises(self) -> list[Exercise]:
        with explained():
            rows = self._store.exercises()
        return [_exercise(row) for row in rows if type(row.entry) is int and type(row.seat) is int]

    def note_exercise(self, exercise: Exercise) -> None:
        row = ExerciseRow(exercise.game, exercise.seat, exercise.entry, exercise.box, exercise.due)
        with explained(), self._store.hurry():
            self._store.note_exercise(row)


def _exercise(row: ExerciseRow) -> Exercise:
    """A damaged box or date is that of a new exercise."""
    box = row.box if type(row.box) is int and 0 <= row.box < LARGEST_NUMBER else 0
    return Exercise(row.game, row.seat, row.entry, box, row.due if isinstance(row.due, str) else "")


def _seat_result(row: dict[str, Any]) -> SeatResult:
    return SeatResult(
        clean_name(str(row["name"]), LONGEST_PLAYER, "?"),
        str(row["player"]),
        _number(row["points"], int),
        bool(row["won"]),
        _number(row["received"], int),
        _number(row["expected"], float),
    )


def _number(value: object, kind: type[N]) -> N:
    """A number of a row; none where a damaged one has something else."""
    return kind(value) if isinstance(value, int | float) and abs(value) < LARGEST_NUMBER else kind(0)


def _finished(info: GameInfo, seats: list[SeatResult], whole: bool) -> FinishedGame:
    return FinishedGame(info.id, info.name, info.game, info.scenarios, info.changed, info.turn, tuple(seats), whole)


def _rolls(rows: list[dict[str, Any]], one_die: bool) -> dict[int, int]:
    """How often each number came, of one die or of two; a damaged row has none."""
    return {
        row["total"]: row["rolls"]
        for row in rows
        if (row["game"] in ONE_DIE) == one_die and type(row["total"]) is int and type(row["rolls"]) is int
    }


@contextmanager
def explained() -> Iterator[None]:
    """What goes wrong below becomes the one error that the window knows."""
    try:
        yield
    except GameInUse as error:
        raise OpenElsewhere(str(error)) from error
    except NoSuchGame as error:
        raise GameDeleted(str(error)) from error
    except FileNotRead as error:
        raise NotRead(str(error)) from error
    except FileNotWritten as error:
        raise CopyNotWritten(str(error)) from error
    except BadFile as error:
        raise Unreadable(str(error)) from error
    except CannotSave as error:
        raise NotWritten(str(error)) from error
    except StoreError as error:
        raise LibraryError(str(error)) from error
