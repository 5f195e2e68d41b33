"""Soccer Fever: its kit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from catanqt.kernel.game import Action, Event
from catanqt.kernel.record import Header
from catanqt.rules.colours import colours
from catanqt.scenarios.soccer_fever.rules import ConvertKnight
from catanqt.scenarios.soccer_fever.rules.events import TokenGained
from catanqt.scenarios.soccer_fever.ui import moments, moves, questions, recap, stacks, words
from catanqt.scenarios.soccer_fever.ui.attention import Attention
from catanqt.scenarios.soccer_fever.ui.league.league_panel import LeaguePanel
from catanqt.scenarios.soccer_fever.ui.league.track_panel import TrackPanel
from catanqt.scenarios.soccer_fever.ui.log import Log
from catanqt.scenarios.soccer_fever.ui.season import season, table
from catanqt.scenarios.soccer_fever.ui.stadium.stage import MatchdayStage
from catanqt.ui.games.gather import Gather
from catanqt.ui.games.kit import (
    Button,
    Counter,
    Flight,
    Kit,
    Line,
    Look,
    Moment,
    Motion,
    Panel,
    Piece,
    Prompt,
    Question,
    Spot,
    Stage,
)
from catanqt.ui.language import tr
from catanqt.ui.recap import Fact
from catanqt.ui.seen import Seen
from catanqt.ui.theme import Theme

if TYPE_CHECKING:
    from catanqt.ui.desk import Desk


class SoccerFeverKit(Kit):
    """Soccer Fever as the window shows it."""

    def __init__(self, theme: Theme, header: Header) -> None:
        super().__init__(theme, header)
        self._owners = tuple(theme.owners[colour] for colour in colours(header))
        self._log = Log(self)
        self._recap = recap.Words(self)
        self._attention = Attention()

    # The board

    def pieces(self, seen: Seen) -> Iterable[Piece]:
        return stacks.pieces(seen)

    def look(self, kind: str, seat: int, spot: Spot, count: int, angle: float) -> Look | None:
        return stacks.look(self.theme, self._owners[seat], kind, count) if kind in stacks.KINDS else None

    def motions(self, event: Event, seen: Seen) -> Sequence[Motion]:
        if not isinstance(event, TokenGained):
            return ()
        return (Flight(stacks.single(self._owners[event.seat]), event.seat, stacks.spot(seen, event.seat)),)

    def moments(self, events: Sequence[Event], before: Seen, after: Seen) -> Sequence[Moment]:
        return moments.moments(events, before, after)

    # Words

    def prompt(self, seen: Seen) -> Prompt | None:
        return words.prompt(seen)

    def line(self, event: Event, seen: Seen) -> Line | None:
        return self._log.line(event, seen)

    def gathers(self, event: Event) -> Gather | None:
        return self._log.gathers(event)

    def gathered(self, events: Sequence[Event], seen: Seen) -> Line | None:
        return self._log.gathered(events, seen)

    def facts(self, event: Event, before: Seen, after: Seen) -> Iterable[Fact]:
        return recap.facts(event, before, after)

    def fact(self, fact: Fact, seen: Seen) -> Line | None:
        return self._recap.words(fact, seen)

    def refusal(self, reason: str) -> str | None:
        return words.refusal(reason)

    def move(self, action: Action, seen: Seen) -> str | None:
        return moves.move(action)

    # Around the board

    def counters(self, seen: Seen, seat: int) -> Sequence[Counter]:
        found = season(seen)
        tokens, worth = found.tokens[seat], found.points[seat]
        place = next(row.place for row in table(found) if row.seat == seat)
        shots = Counter("ball", tokens, tr("%n shots in every match", "", tokens))
        if not place:
            return shots, Counter("trophy", 0, tr("No match has been played yet"))
        tip = tr("Place {place} in the league: %n victory points", "", worth, place=place)
        return shots, Counter("trophy", worth, tip, held=0 < worth == max(found.points))

    def buttons(self, seen: Seen) -> Sequence[Button]:
        tip = tr("Turn a played knight into a shot token, once per turn; it no longer counts for the largest army (K)")
        return [Button(tr("Retrain a knight"), "ball", action, "K", tip=tip) for action in seen.may(ConvertKnight)]

    def ask(self, seen: Seen) -> Question | None:
        return questions.ask(seen)

    def panels(self, desk: Desk) -> Sequence[Panel]:
        return LeaguePanel(self.theme), TrackPanel(self.theme, desk.preferences)

    # The matchday

    def stage(self, desk: Desk) -> Stage:
        return MatchdayStage(desk, self._attention)

    def waits(self, seen: Seen) -> bool:
        return self._attention.waits(seen)
