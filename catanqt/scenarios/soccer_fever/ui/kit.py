"""The kit of Soccer Fever."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from catanqt.kernel.game import Action, Event
from catanqt.kernel.record import Header
from catanqt.rules.colours import colours
from catanqt.scenarios.soccer_fever.rules import ConvertKnight
from catanqt.scenarios.soccer_fever.rules.events import TokenGained
from catanqt.scenarios.soccer_fever.ui import hint_text, moments, questions, recap, stacks, words
from catanqt.scenarios.soccer_fever.ui.league.league_panel import LeaguePanel
from catanqt.scenarios.soccer_fever.ui.league.track_panel import TrackPanel
from catanqt.scenarios.soccer_fever.ui.log import Log
from catanqt.scenarios.soccer_fever.ui.season import season, table
from catanqt.scenarios.soccer_fever.ui.shot_gate import ShotGate
from catanqt.scenarios.soccer_fever.ui.stadium.stage import MatchdayStage
from catanqt.ui.games.logged_kit import LoggedKit
from catanqt.ui.kit.panels import Panel, Stage
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Button, Counter, Flight, Look, Moment, Motion, Piece, Prompt, Question, Spot
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme

if TYPE_CHECKING:
    from catanqt.ui.play.page_context import PageContext


class SoccerFeverKit(LoggedKit):
    """Presents Soccer Fever."""

    def __init__(self, theme: Theme, header: Header) -> None:
        super().__init__(theme, header)
        self._owners = tuple(theme.owners[colour] for colour in colours(header))
        self._log = Log(self)
        self._recap = recap.RecapText(self)
        self._attention = ShotGate()

    # The board

    def pieces(self, perspective: Perspective) -> Iterable[Piece]:
        return stacks.pieces(perspective)

    def look(self, kind: str, seat: int, spot: Spot, count: int, angle: float) -> Look | None:
        return stacks.look(self.theme, self._owners[seat], kind, count) if kind in stacks.KINDS else None

    def motions(self, event: Event, perspective: Perspective) -> Sequence[Motion]:
        if not isinstance(event, TokenGained):
            return ()
        return (Flight(stacks.single(self._owners[event.seat]), event.seat, stacks.spot(perspective, event.seat)),)

    def moments(self, events: Sequence[Event], before: Perspective, after: Perspective) -> Sequence[Moment]:
        return moments.moments(events, before, after)

    # Words

    def prompt(self, perspective: Perspective) -> Prompt | None:
        return words.prompt(perspective)

    def refusal(self, reason: str) -> str | None:
        return words.refusal(reason)

    def move(self, action: Action, perspective: Perspective) -> str | None:
        return hint_text.move(action)

    # Around the board

    def counters(self, perspective: Perspective, seat: int) -> Sequence[Counter]:
        found = season(perspective)
        tokens, worth = found.tokens[seat], found.points[seat]
        place = next(row.place for row in table(found) if row.seat == seat)
        shots = Counter("ball", tokens, tr("%n shots in every match", "", tokens))
        if not place:
            return shots, Counter("trophy", 0, tr("No match has been played yet"))
        tip = tr("Place {place} in the league: %n victory points", "", worth, place=place)
        return shots, Counter("trophy", worth, tip, held=0 < worth == max(found.points))

    def buttons(self, perspective: Perspective) -> Sequence[Button]:
        tip = tr("Turn a played knight into a shot token, once per turn; it no longer counts for the largest army (K)")
        return [
            Button(tr("Retrain a knight"), "ball", action, "K", tip=tip) for action in perspective.may(ConvertKnight)
        ]

    def button_names(self) -> Sequence[str]:
        return (tr("Retrain a knight"),)

    def ask(self, perspective: Perspective) -> Question | None:
        return questions.ask(perspective)

    def panels(self, context: PageContext) -> Sequence[Panel]:
        return LeaguePanel(self.theme), TrackPanel(self.theme, context.preferences)

    # The matchday

    def stage(self, context: PageContext) -> Stage:
        return MatchdayStage(context, self._attention)

    def waits(self, perspective: Perspective) -> bool:
        return self._attention.waits(perspective)
