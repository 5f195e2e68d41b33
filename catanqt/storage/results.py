"""The results of a finished game: who won, and how lucky each player was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from catanqt.kernel.game import Event, Game
from catanqt.kernel.record import Header
from catanqt.kernel.ruleset import Ruleset
from catanqt.session import Session

Row = tuple[int, str, str, int, int, int, float]


class Tally:
    """Counts what each seat received and could expect, entry by entry."""

    def __init__(self, rules: Ruleset, header: Header) -> None:
        self._rules, self._header = rules, header
        players = len(header.seats)
        self._received, self._expected = [0] * players, [0.0] * players

    def count(self, hoped: Sequence[float] | None, events: list[Event]) -> None:
        """Note what an entry brought; `hoped` is what the rules expected of it before it was played."""
        if hoped is None:
            return
        got = self._rules.received(events, len(self._header.seats))
        self._received = [one + two for one, two in zip(self._received, got, strict=True)]
        self._expected = [one + two for one, two in zip(self._expected, hoped, strict=True)]

    def rows(self, game: Game[Any]) -> list[Row]:
        """A row for each seat: seat, name, player, points, won, cards received and expected from the rolls."""
        winner = self._rules.winner(game)
        return [
            (
                seat,
                who.name,
                who.player,
                self._rules.points(game, seat),
                int(seat == winner),
                self._received[seat],
                round(self._expected[seat], 3),
            )
            for seat, who in enumerate(self._header.seats)
        ]


def results(session: Session, copied: int = 0) -> list[Row]:
    """The figures of a session, which is played again for them.

    Its first entries, if they were `copied` from another game, count as luck in that one alone.
    """
    header, rules = session.record.header, session.rules
    tally = Tally(rules, header)
    game = rules.new_game(header)
    for number, entry in enumerate(session.record.entries):
        hoped = rules.expected(game) if number >= copied else None
        tally.count(hoped, game.play(entry.action))
    return tally.rows(session.game)
