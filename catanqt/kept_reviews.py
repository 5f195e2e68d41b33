"""Game reviews in the store: what is read is validated, and dropped if it no longer fits the game."""

from __future__ import annotations

import json
from collections.abc import Sequence

from catanqt.analysis.json_format import from_data, to_data
from catanqt.analysis.model import Account, Analysis, Grade, SeatAnalysis
from catanqt.kernel.codec import Codec, DecodeError
from catanqt.kernel.light_imports import sha256
from catanqt.kernel.record import Entry, Record
from catanqt.kernel.validation import read_json
from catanqt.rules.catalog import ruleset
from catanqt.storage.reviews import ReviewRow, SumRow
from catanqt.storage.store import SaveStore
from catanqt.ui.play.library import Reviewed

MISTAKES = (Grade.MISTAKE, Grade.BLUNDER)
"""Decisions of these grades become exercises."""


def kept_review(store: SaveStore, game: int, record: Record, seat: int, judge: str) -> Analysis | None:
    """The review of a seat by this judge, or any; None if it is not kept, or what it reviewed was played otherwise."""
    row = store.review(game, seat)
    codec = _codec(record)
    if row is None or judge not in ("", row.judge) or not isinstance(row.analysis, str) or type(row.entries) is not int:
        return None
    if not 0 <= row.entries <= len(record.entries):
        return None
    if row.played != _fingerprint(record.entries[: row.entries], codec, row.analysis):
        return None
    try:
        analysis = from_data(read_json(row.analysis, "analysis"), codec)
    except DecodeError:
        return None
    return analysis if _fits(analysis, record, seat, row) else None


def keep_review(store: SaveStore, game: int, record: Record, analysis: Analysis) -> None:
    """Keep each seat's part of a review."""
    codec = _codec(record)
    finished = store.info(game).finished
    for one in analysis.seats:
        # A part reviewed while the game went on is no sum of the game, however complete, once the game is over.
        whole = finished and one.moments[-1].mover < 0
        account = one.account
        alone = Analysis(analysis.entries, analysis.judge, (one,), analysis.version)
        text = json.dumps(to_data(alone, codec), separators=(",", ":"))
        row = ReviewRow(
            analysis.judge,
            analysis.entries,
            _fingerprint(record.entries[: analysis.entries], codec, text),
            int(alone.complete and whole),
            *(account.start, account.decisions, account.luck, account.others, account.given_away),
            text,
        )
        person = record.header.seats[one.seat].player == "human"
        store.keep_review(game, one.seat, row, _mistakes(one) if whole and person else ())


def reviewed(row: SumRow) -> Reviewed | None:
    """The sum of a review; None where a damaged row has something else than shares."""
    values = (row.start, row.decisions, row.luck, row.others, row.given_away)
    if type(row.seat) is not int or not all(isinstance(value, float | int) and abs(value) < 1000 for value in values):
        return None
    return Reviewed(row.game, row.seat, Account(*values))


def _mistakes(analysis: SeatAnalysis) -> list[int]:
    return [one.index for one in analysis.decisions if one.grade in MISTAKES]


def _fits(analysis: Analysis, record: Record, seat: int, row: ReviewRow) -> bool:
    """Whether it is about this seat and these entries: the window shows what it names without asking again."""
    found = analysis.of(seat)
    if found is None or len(analysis.seats) != 1 or analysis.entries != row.entries or analysis.judge != row.judge:
        return False
    players, count = len(record.header.seats), analysis.entries
    return (
        0 <= seat < players
        and bool(found.moments)
        and all(0 <= one.index <= count and len(one.chances) == players for one in found.moments)
        and all(0 <= one.index < count and len(one.changes) == players for one in found.swings)
        and all(0 <= one.index < count and one.made and one.best for one in found.decisions)
    )


def _codec(record: Record) -> Codec:
    return ruleset(record.header.game, record.header.scenarios).codec


def _fingerprint(entries: Sequence[Entry], codec: Codec, analysis: str) -> str:
    """A checksum of these entries and their analysis, to detect other entries and damaged text."""
    played = json.dumps([(entry.actor, codec.encode(entry.action)) for entry in entries], separators=(",", ":"))
    return sha256(f"{played}\n{analysis}".encode()).hexdigest()
