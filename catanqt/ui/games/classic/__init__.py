"""The base game as the window presents it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from catanqt.kernel.game import Event, Task
from catanqt.rules.base import events
from catanqt.rules.base.board import RESOURCES
from catanqt.rules.base.building import FreeRoads
from catanqt.rules.base.cards import CardDraw
from catanqt.rules.base.robber import Discarding, RobberMove, RobberVictim, Theft
from catanqt.rules.base.setup import Founding, FoundingRoad
from catanqt.rules.base.state import VICTORY_POINT
from catanqt.rules.base.trade import Answering, Choosing
from catanqt.rules.base.turn import BeforeRoll, DiceRoll, Turn
from catanqt.ui.kit.presentation import GamePresentation, Share
from catanqt.ui.text.i18n import tr

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.kit.kit import Kit
    from catanqt.ui.kit.presentation import Picture
    from catanqt.ui.theme.theme import Theme
    from catanqt.ui.tutorial.lesson import Lesson

CITY = 2
"""The points of a city."""
SOUNDS: dict[type[Event], str] = {
    events.Rolled: "dice",
    events.RoadBuilt: "place",
    events.SettlementBuilt: "place",
    events.CityBuilt: "place",
    events.CardDrawn: "card",
    events.CardPlayed: "card",
    events.RobberMoved: "robber",
    events.Monopolised: "robber",
    events.Traded: "trade",
    events.BankTraded: "trade",
    events.Won: "win",
}
OWN_SOUNDS: dict[type[Event], str] = {
    events.Produced: "coins",
    events.TookFromBank: "coins",
    events.TurnStarted: "turn",
}
ICONS = {
    "settlement": "settlement",
    "city": "city",
    "longest-road": "longestroad",
    "largest-army": "army",
    "victory-card": "vp",
}


class ClassicPresentation(GamePresentation):
    """Catan as it began."""

    goods = RESOURCES
    plain = True
    rolls: ClassVar = (events.Rolled,)

    def name(self) -> str:
        return tr("Classic")

    def summary(self) -> str:
        return tr("Settle the island, trade and build.")

    def kit(self, theme: Theme, header: Header) -> Kit:
        from catanqt.ui.games.classic.kit import ClassicKit

        return ClassicKit(theme, header)

    def picture(self) -> Picture:
        from catanqt.ui.games.classic.picture import paint

        return paint

    def lesson(self) -> Callable[[str], Lesson]:
        from catanqt.ui.games.classic.lesson import classic

        return classic

    def lesson_summary(self, steps: int) -> str:
        return tr("Settle, roll, build, trade, and win. %n steps.", "", steps)

    def help_topics(self) -> Mapping[str, str]:
        return {"trade": "B12", "build": "B4", "cards": "B10"}

    def help_links(self) -> Mapping[type[Task], str]:
        return {
            Founding: "B5",
            FoundingRoad: "B5",
            BeforeRoll: "B6",
            DiceRoll: "B6",
            Turn: "B4",
            Discarding: "B8",
            RobberMove: "B8",
            RobberVictim: "B8",
            Theft: "B8",
            Answering: "B12",
            Choosing: "B12",
            FreeRoads: "B11",
            CardDraw: "B10",
        }

    def sound(self, event: Event) -> str | None:
        return SOUNDS.get(type(event))

    def own_sound(self, event: Event) -> str | None:
        return OWN_SOUNDS.get(type(event))

    def shares(self, state: Any, seat: int, hidden: bool) -> Iterable[Share]:
        settlements, cities = state.settlements[seat].bit_count(), state.cities[seat].bit_count()
        yield Share("settlement", settlements, settlements, self.key)
        yield Share("city", cities, CITY * cities, self.key)
        yield Share("longest-road", 1, state.config.house.road_worth * (state.longest_road == seat), self.key)
        yield Share("largest-army", 1, state.config.house.army_worth * (state.largest_army == seat), self.key)
        if hidden:
            slot = 5 * seat + VICTORY_POINT
            cards = state.cards[slot] + state.new_cards[slot]
            yield Share("victory-card", cards, cards, self.key)

    def share_words(self, share: Share) -> str:
        match share.kind:
            case "settlement":
                return tr("%n settlements", "", share.count)
            case "city":
                return tr("%n cities", "", share.count)
            case "longest-road":
                return tr("longest road")
            case "largest-army":
                return tr("largest army")
        return tr("%n victory point cards", "", share.count)

    def share_icon(self, share: Share) -> str:
        return ICONS[share.kind]

    def saved_name(self, seed: str) -> str:
        return tr("Island {seed}", seed=seed)

    def points(self, count: int) -> str:
        return tr("%n points", "", count)

    def goal_sentence(self, points: int) -> str:
        return tr("The first to reach %n points wins.", "", points)

    def won(self, name: str | None, points: int) -> str:
        if name is None:
            return tr("You won with %n points", "", points)
        return tr("{name} won with %n points", "", points, name=name)

    def hand_title(self, count: int) -> str:
        return tr("Your hand: %n cards", "", count)

    def course_title(self) -> str:
        return tr("Points, turn by turn")

    def points_title(self, over: bool) -> str:
        return tr("Final points") if over else tr("Points now")

    def points_note(self) -> str:
        return tr("Where everybody's points come from")

    def production_note(self, count: int) -> str:
        return tr("%n cards from the land, those of the set-up included", "", count)

    def luck_note(self, count: int) -> str:
        return tr("%n cards from the rolls alone, against those expected", "", count)

    def bank_trades(self) -> str:
        return tr("with bank and harbours")


PRESENTATION = ClassicPresentation
