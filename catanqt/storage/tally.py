"""The figures of a finished game: who won, and who was lucky."""

from __future__ import annotations

from catanqt.session import Session

Row = tuple[int, str, str, int, int, int, float]


def results(session: Session) -> list[Row]:
    """A row for each seat: seat, name, player, points, won, cards received and expected from the rolls."""
    header, rules = session.record.header, session.rules
    players = len(header.seats)
    received, expected = [0] * players, [0.0] * players
    game = rules.new_game(header)
    for entry in session.record.entries:
        hoped = rules.expected(game)
        events = game.play(entry.action)
        if hoped is not None:
            received = [one + two for one, two in zip(received, rules.received(events, players), strict=True)]
            expected = [one + two for one, two in zip(expected, hoped, strict=True)]
    winner = rules.winner(session.game)
    return [
        (
            seat,
            who.name,
            who.player,
            rules.points(session.game, seat),
            int(seat == winner),
            received[seat],
            round(expected[seat], 3),
        )
        for seat, who in enumerate(header.seats)
    ]
