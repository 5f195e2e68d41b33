"""The Fishermen of Catan as the window presents them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar

from catanqt.kernel.game import Event, Task
from catanqt.scenarios.fishermen.rules.actions import FishDraw
from catanqt.scenarios.fishermen.rules.events import FishCaught, FishSpent, ShoeMoved
from catanqt.ui.kit.presentation import Count, Presentation
from catanqt.ui.text.i18n import tr

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.kit.kit import Kit
    from catanqt.ui.kit.presentation import Picture
    from catanqt.ui.theme.art.palettes import Resource
    from catanqt.ui.theme.theme import Theme
    from catanqt.ui.tutorial.lesson import Lesson


class FishermenPresentation(Presentation):
    """Fisheries, the fish market and an old shoe."""

    items: ClassVar = ("tokens-caught", "fish-caught", "fish-spent")
    secret_items: ClassVar = ("fish-caught",)

    def name(self) -> str:
        return tr("Fishermen")

    def summary(self) -> str:
        return tr("Fish off the coast. Mind the old shoe!")

    def goal_note(self) -> str:
        return tr("Whoever has the old shoe needs one more.")

    def kit(self, theme: Theme, header: Header) -> Kit:
        from catanqt.scenarios.fishermen.ui.kit import FishermenKit

        return FishermenKit(theme, header)

    def picture(self) -> Picture:
        from catanqt.scenarios.fishermen.ui.picture import paint

        return paint

    def lesson(self) -> Callable[[str], Lesson]:
        from catanqt.scenarios.fishermen.ui.lesson import fishermen

        return fishermen

    def lesson_summary(self, steps: int) -> str:
        return tr("Fisheries, the market and the old shoe. %n steps.", "", steps)

    def resources(self, colour_blind: bool) -> Mapping[str, Resource]:
        from catanqt.scenarios.fishermen.ui.palette import TOKENS

        return TOKENS

    def help_links(self) -> Mapping[type[Task], str]:
        return {FishDraw: "FI3"}

    def review_tip(self) -> str:
        return tr("Look at your fish before each roll: four buy the card you need, and five a road.")

    def sound(self, event: Event) -> str | None:
        return "robber" if isinstance(event, ShoeMoved) else None

    def own_sound(self, event: Event) -> str | None:
        return "splash" if isinstance(event, FishCaught) else None

    def count(self, event: Event) -> Iterable[Count]:
        match event:
            case FishCaught(seat, fish):
                return (Count("tokens-caught", seat), Count("fish-caught", seat, fish))
            case FishSpent(seat, _, tokens):
                spent = sum(fish * count for fish, count in enumerate(tokens, start=1))
                return (Count("fish-spent", seat, spent),)
        return ()

    def statistics_title(self) -> str:
        return tr("Fish")

    def item_name(self, item: str) -> str:
        return {
            "tokens-caught": tr("tokens drawn"),
            "fish-caught": tr("fish caught"),
            "fish-spent": tr("fish spent"),
        }[item]


PRESENTATION = FishermenPresentation
