"""Big Game, Big Honor as the window presents it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from catanqt.kernel.game import Event, Task
from catanqt.scenarios.big_game.rules.actions import FreeSettler, TableRoll
from catanqt.scenarios.big_game.rules.events import ChallengeRolled, LaurelEarned, LaurelsSpent, SettlerSent
from catanqt.scenarios.big_game.rules.part import CHAMPION_POINT
from catanqt.ui.kit.presentation import Count, Presentation, Share
from catanqt.ui.text.i18n import tr

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.kit.kit import Kit
    from catanqt.ui.kit.presentation import Picture
    from catanqt.ui.theme.theme import Theme
    from catanqt.ui.tutorial.lesson import Lesson

SOUNDS: dict[type[Event], str] = {ChallengeRolled: "dice", SettlerSent: "place"}


class BigGamePresentation(Presentation):
    """A table of ten places, laurels and a champion."""

    rolls: ClassVar = (ChallengeRolled,)
    items: ClassVar = ("settlers-sent", "laurels-earned", "laurels-spent")

    def name(self) -> str:
        return tr("Big Game")

    def summary(self) -> str:
        return tr("Send settlers to the table, earn laurels.")

    def kit(self, theme: Theme, header: Header) -> Kit:
        from catanqt.scenarios.big_game.ui.kit import BigGameKit

        return BigGameKit(theme, header)

    def picture(self) -> Picture:
        from catanqt.scenarios.big_game.ui.picture import paint

        return paint

    def lesson(self) -> Callable[[str], Lesson]:
        from catanqt.scenarios.big_game.ui.lesson import big_game

        return big_game

    def lesson_summary(self, steps: int) -> str:
        return tr("The table, laurels and the champion. %n steps.", "", steps)

    def help_links(self) -> Mapping[type[Task], str]:
        return {FreeSettler: "BG1", TableRoll: "BG4"}

    def review_tip(self) -> str:
        return tr(
            "Send settlers to the numbers with the most dots while they are free, and spend laurels before you trade."
        )

    def sound(self, event: Event) -> str | None:
        return SOUNDS.get(type(event))

    def own_sound(self, event: Event) -> str | None:
        return "coins" if isinstance(event, LaurelEarned) else None

    def count(self, event: Event) -> Iterable[Count]:
        match event:
            case SettlerSent(seat):
                return (Count("settlers-sent", seat),)
            case LaurelEarned(seat):
                return (Count("laurels-earned", seat),)
            case LaurelsSpent(seat, _, amount):
                return (Count("laurels-spent", seat, amount),)
        return ()

    def statistics_title(self) -> str:
        return tr("Settlers and laurels")

    def item_name(self, item: str) -> str:
        return {
            "settlers-sent": tr("settlers sent"),
            "laurels-earned": tr("laurels earned"),
            "laurels-spent": tr("laurels spent"),
        }[item]

    def shares(self, state: Any, seat: int, hidden: bool) -> Iterable[Share]:
        return (Share("champion", 1, CHAMPION_POINT * (state.scenario_state[self.key].champion == seat), self.key),)

    def share_words(self, share: Share) -> str:
        return tr("champion of the Big Game")

    def share_icon(self, share: Share) -> str:
        return "champion"


PRESENTATION = BigGamePresentation
