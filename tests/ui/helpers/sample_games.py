"""What was played, made up: games with known results for the statistics."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from catanqt.ui.play.library import FinishedGame, PlayedGames, SeatResult

LAST = datetime(2024, 5, 1, tzinfo=UTC)


def game(
    number: int,
    seats: Sequence[SeatResult],
    kind: str = "classic",
    scenarios: tuple[str, ...] = (),
    turns: int = 60,
) -> FinishedGame:
    ended = (LAST + timedelta(days=number)).isoformat(timespec="milliseconds")
    return FinishedGame(number, f"Island {number}", kind, scenarios, ended, turns, tuple(seats))


def table(winner: int, others: str = "easy", name: str = "Ann", luck: float = 0.0) -> list[SeatResult]:
    """Somebody in the first seat against three of a level."""
    names = (name, "Oda", "Kofi", "Emil")
    return [
        SeatResult(
            one,
            others if seat else "human",
            10 if seat == winner else 6,
            seat == winner,
            50,
            50.0 if seat else 50.0 - luck,
        )
        for seat, one in enumerate(names)
    ]


def some() -> PlayedGames:
    """Ann won 4 of 7, three in a row; Ben one of two; a game of agents alone."""
    agents = [SeatResult(str(seat), "hard", 10 - seat, seat == 0, 40, 41.0) for seat in range(3)]
    together = [
        SeatResult("Ann", "human", 7, False, 30, 33.0),
        SeatResult("Ben", "human", 10, True, 35, 30.0),
        SeatResult("Oda", "hard/trader", 5, False, 30, 30.0),
    ]
    games = [
        game(1, table(1, luck=-4.0)),
        game(2, table(0, luck=2.5)),
        game(3, table(0, "easy/builder")),
        game(4, agents),
        game(5, table(0, "hard"), scenarios=("soccer-fever",), turns=90),
        game(6, table(2, "hard")),
        game(7, together),
        game(8, table(0), "junior", turns=20),
        game(9, table(3, name="Ben")),
    ]
    return PlayedGames(
        tuple(games), {total: 4 * (6 - abs(7 - total)) + total % 2 for total in range(2, 13)}, {1: 3, 6: 5}
    )
