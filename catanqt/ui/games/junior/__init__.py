"""Junior as the window presents it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from catanqt.analysis.model import Phase
from catanqt.kernel.game import Event, Task
from catanqt.rules.base.trade import Answering, Choosing
from catanqt.rules.junior import events, turn
from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.building import FreeBuild
from catanqt.rules.junior.coco import CocoDraw
from catanqt.rules.junior.ghost import GhostMove
from catanqt.ui.kit.presentation import Count, GamePresentation, Share
from catanqt.ui.stats.chi_square import ONE_DIE
from catanqt.ui.text.i18n import tr

if TYPE_CHECKING:
    from catanqt.kernel.record import Header
    from catanqt.ui.kit.kit import Kit
    from catanqt.ui.kit.presentation import Picture
    from catanqt.ui.theme.art.palettes import Resource
    from catanqt.ui.theme.theme import Theme
    from catanqt.ui.tutorial.lesson import Lesson

SOUNDS: dict[type[Event], str] = {
    events.DieRolled: "dice",
    events.ShipBuilt: "ship",
    events.LairBuilt: "place",
    events.CocoDrawn: "card",
    events.GhostMoved: "robber",
    events.MarketSwapped: "trade",
}


class JuniorPresentation(GamePresentation):
    """Catan for pirates of six years and older."""

    odds = ONE_DIE
    goods = RESOURCES
    roomy = True
    partners = False
    special_cards = False
    for_children = True
    rolls: ClassVar = (events.DieRolled,)
    items: ClassVar = ("lairs", "ships", "coco")

    def name(self) -> str:
        return tr("Junior")

    def summary(self) -> str:
        return tr("Pirates for everyone, with islands and ships.")

    def kit(self, theme: Theme, header: Header) -> Kit:
        from catanqt.ui.games.junior.kit import JuniorKit

        return JuniorKit(theme, header)

    def picture(self) -> Picture:
        from catanqt.ui.games.junior.picture import paint

        return paint

    def lesson(self) -> Callable[[str], Lesson]:
        from catanqt.ui.games.junior.lesson import junior

        return junior

    def lesson_summary(self, steps: int) -> str:
        return tr("Ships, lairs, Coco and the ghost captain. %n steps.", "", steps)

    def resources(self, colour_blind: bool) -> Mapping[str, Resource]:
        from catanqt.ui.games.junior.palette import TILES, TILES_APART

        return TILES_APART if colour_blind else TILES

    def help_topics(self) -> Mapping[str, str]:
        return {"trade": "JU7", "build": "JU4", "cards": "JU5"}

    def help_links(self) -> Mapping[type[Task], str]:
        return {
            turn.BeforeRoll: "JU2",
            turn.DieRoll: "JU2",
            turn.Turn: "JU4",
            FreeBuild: "JU5",
            CocoDraw: "JU5",
            GhostMove: "JU3",
            Answering: "JU7",
            Choosing: "JU7",
        }

    def sound(self, event: Event) -> str | None:
        return SOUNDS.get(type(event))

    def own_sound(self, event: Event) -> str | None:
        return "coins" if isinstance(event, events.TookTiles) else None

    def count(self, event: Event) -> Iterable[Count]:
        match event:
            case events.LairBuilt(seat):
                return (Count("lairs", seat),)
            case events.ShipBuilt(seat):
                return (Count("ships", seat),)
            case events.CocoDrawn(seat):
                return (Count("coco", seat),)
        return ()

    def statistics_title(self) -> str:
        return tr("Pirate deeds")

    def item_name(self, item: str) -> str:
        return {"lairs": tr("lairs built"), "ships": tr("ships built"), "coco": tr("Coco tiles")}[item]

    def shares(self, state: Any, seat: int, hidden: bool) -> Iterable[Share]:
        built = state.lairs[seat].bit_count()
        yield Share("lair", built, built, self.key)
        yield Share("spooky", 1, int(state.spooky == seat), self.key)

    def share_words(self, share: Share) -> str:
        if share.kind == "lair":
            return tr("%n lairs", "", share.count)
        return tr("lair on Spooky Island")

    def share_icon(self, share: Share) -> str:
        return {"lair": "lair", "spooky": "parrot"}[share.kind]

    def phase_name(self, phase: Phase) -> str:
        names = {
            Phase.ROBBER: tr("Ghost captain", "a part of the game"),
            Phase.CARDS: tr("Coco tiles", "a part of the game"),
            Phase.TRADE: tr("Market", "a part of the game"),
        }
        return names.get(phase) or super().phase_name(phase)

    def phase_tip(self, phase: Phase) -> str:
        tips = {
            Phase.BUILDING: tr(
                "If you can build a lair, build it. If not, build a ship that leads to the next free place."
            ),
            Phase.TRADE: tr("Look at the market each turn: is there a tile you need for a ship or a lair?"),
            Phase.ROBBER: tr("Send the ghost captain where he annoys the player with the most lairs."),
            Phase.CARDS: tr("Coco tiles are nearly always worth it, and most of them get you to Spooky Island."),
            Phase.END_GAME: tr("When you are nearly there, save your tiles for the last lair."),
        }
        return tips.get(phase) or super().phase_tip(phase)

    def saved_name(self, seed: str) -> str:
        return tr("Pirate sea {seed}", seed=seed)

    def points(self, count: int) -> str:
        return tr("%n lairs", "", count)

    def goal_sentence(self, points: int) -> str:
        return tr("The first to have %n lairs wins.", "", points)

    def won(self, name: str | None, points: int) -> str:
        if name is None:
            return tr("You won with %n lairs", "", points)
        return tr("{name} won with %n lairs", "", points, name=name)

    def nearly_won(self, name: str | None) -> str:
        if name is None:
            return tr("You need 1 more lair to win!")
        return tr("{name} needs 1 more lair to win!", name=name)

    def hand_title(self, count: int) -> str:
        return tr("Your hand: %n tiles", "", count)

    def course_title(self) -> str:
        return tr("Lairs, turn by turn")

    def points_title(self, over: bool) -> str:
        return tr("Lairs")

    def points_note(self) -> str:
        return tr("On the islands, and on Spooky Island")

    def production_note(self, count: int) -> str:
        return tr("%n tiles from the islands", "", count)

    def luck_note(self, count: int) -> str:
        return tr("Tiles received and expected")

    def bank_trades(self) -> str:
        return tr("with stock and market")


PRESENTATION = JuniorPresentation
