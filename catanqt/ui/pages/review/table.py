"""A review as a table for spreadsheets, one figure a line; its keys are the same in every language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from catanqt.analysis.model import SeatAnalysis
from catanqt.analysis.summary import by_phase
from catanqt.kernel.record import Header
from catanqt.ui.charts.export import Cell, csv_text

COLUMNS = ("figure", "player", "item", "turn", "entry", "value", "error")


def review_table(header: Header, found: SeatAnalysis) -> str:
    """All that the charts show, and each decision."""
    return csv_text(COLUMNS, _rows(header, found))


def _rows(header: Header, found: SeatAnalysis) -> Iterable[Sequence[Cell]]:
    names, own = [seat.name for seat in header.seats], header.seats[found.seat].name
    for moment in found.moments:
        for name, chance in zip(names, moment.chances, strict=True):
            yield "chance to win", name, "", moment.turn, moment.index, chance, ""
    account = found.account
    for item in ("start", "decisions", "luck", "others", "result"):
        yield "account", own, item, "", "", float(getattr(account, item)), ""
    for one in by_phase(found.decisions):
        yield "accuracy", own, str(one.phase), "", "", one.accuracy, ""
    for decision in found.decisions:
        row = own, str(decision.phase), decision.turn, decision.index
        yield "chance given away", *row, decision.lost, decision.error
        yield "grade", *row, str(decision.grade), ""
        yield "played", *row, " ".join(map(repr, decision.made)), ""
        yield "best", *row, " ".join(map(repr, decision.best)), ""
    for swing in found.swings:
        outcome = "" if swing.outcome is None else type(swing.outcome).__name__
        yield "luck", own, outcome, swing.turn, swing.index, swing.changes[found.seat], ""
