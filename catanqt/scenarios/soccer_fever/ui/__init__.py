"""Soccer Fever as the window presents it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from catanqt.kernel.game import Event, Task
from catanqt.scenarios.soccer_fever.rules.events import MatchPlayed, ShotTaken
from catanqt.scenarios.soccer_fever.rules.matchday import DoublesChoice, RewardChoice, Shooting
from catanqt.ui.kit.presentation import Count, Presentation, Share
from catanqt.ui.text.i18n import tr

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.kit.kit import Kit
    from catanqt.ui.kit.presentation import Picture
    from catanqt.ui.theme.theme import Theme
    from catanqt.ui.tutorial.lesson import Lesson


class SoccerFeverPresentation(Presentation):
    """Pitches, matchdays and a league."""

    items: ClassVar = ("shots", "goals", "matches-won")

    def name(self) -> str:
        return tr("Soccer Fever")

    def summary(self) -> str:
        return tr("Build next to the pitches and top the league.")

    def kit(self, theme: Theme, header: Header) -> Kit:
        from catanqt.scenarios.soccer_fever.ui.kit import SoccerFeverKit

        return SoccerFeverKit(theme, header)

    def picture(self) -> Picture:
        from catanqt.scenarios.soccer_fever.ui.picture import paint

        return paint

    def lesson(self) -> Callable[[str], Lesson]:
        from catanqt.scenarios.soccer_fever.ui.lesson import soccer_fever

        return soccer_fever

    def lesson_summary(self, steps: int) -> str:
        return tr("Pitches, matchdays and the league. %n steps.", "", steps)

    def help_links(self) -> Mapping[type[Task], str]:
        return {Shooting: "SF5", RewardChoice: "SF6", DoublesChoice: "SF12"}

    def review_tip(self) -> str:
        return tr("Shot tokens early in the season count in every match that follows.")

    def sound(self, event: Event) -> str | None:
        if isinstance(event, ShotTaken):
            return "goal" if event.goal else "kick"
        return None

    def count(self, event: Event) -> Iterable[Count]:
        match event:
            case ShotTaken(seat, goal):
                return (Count("shots", seat), *([Count("goals", seat)] if goal else []))
            case MatchPlayed(home, away, home_goals, away_goals) if home_goals != away_goals:
                return (Count("matches-won", home if home_goals > away_goals else away),)
        return ()

    def statistics_title(self) -> str:
        return tr("Soccer season")

    def item_name(self, item: str) -> str:
        return {"shots": tr("shots"), "goals": tr("goals"), "matches-won": tr("matches won")}[item]

    def shares(self, state: Any, seat: int, hidden: bool) -> Iterable[Share]:
        return (Share("league", 1, state.scenario_state[self.key].points[seat], self.key),)

    def share_words(self, share: Share) -> str:
        return tr("place in the league")

    def share_icon(self, share: Share) -> str:
        return "trophy"


PRESENTATION = SoccerFeverPresentation
