"""Big Game Big Honor: its kit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from catanqt.kernel.game import Action, Event
from catanqt.kernel.record import Header
from catanqt.rules.base.board import RESOURCES, WOOL
from catanqt.rules.base.turn import BeforeRoll, Turn
from catanqt.rules.colours import colours
from catanqt.scenarios.big_game.rules.actions import (
    ChallengeTable,
    FreeSettler,
    SeatSettler,
    SendSettler,
    SpendLaurels,
    TableDice,
)
from catanqt.scenarios.big_game.rules.events import ChallengeRolled, LaurelEarned, LaurelsSpent, SettlerSent
from catanqt.scenarios.big_game.rules.part import NAME, PLACES, PRICES, SETTLERS, Part
from catanqt.scenarios.big_game.ui import art, moments, moves, recap, words
from catanqt.scenarios.big_game.ui.advantages import AdvantagesPanel
from catanqt.scenarios.big_game.ui.arriving import Arriving
from catanqt.scenarios.big_game.ui.table import PLACE, SETTLER, TABLE, TablePanel
from catanqt.ui.desk import Desk
from catanqt.ui.games import offers
from catanqt.ui.games.gather import Gather
from catanqt.ui.games.kit import (
    Award,
    Choice,
    Counter,
    Flight,
    Gesture,
    Kit,
    Line,
    Look,
    Moment,
    Motion,
    Panel,
    Prompt,
    Question,
    Spot,
    Tool,
    Tumble,
)
from catanqt.ui.games.offers import Offer
from catanqt.ui.language import tr
from catanqt.ui.recap import Fact
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.theme import Theme
from catanqt.ui.words import resource_name


class BigGameKit(Kit):
    """Big Game Big Honor as the window shows it."""

    def __init__(self, theme: Theme, header: Header) -> None:
        super().__init__(theme, header)
        self._owners = tuple(theme.owners[colour] for colour in colours(header))
        self._log = words.Log(self)
        self._recap = recap.Words(self)
        self._arriving = Arriving()

    # The table is dropped upon like the board

    def gesture(self, action: Action) -> Gesture | None:
        match action:
            case SeatSettler(number) | SendSettler(number, _):
                return Gesture(SETTLER, Spot(PLACE, number))
            case ChallengeTable():
                return Gesture(SETTLER, TABLE)
        return None

    def look(self, kind: str, seat: int, spot: Spot, count: int, angle: float) -> Look | None:
        return art.settler_look(self._owners[seat]) if kind == SETTLER else None

    def motions(self, event: Event, seen: Seen) -> Sequence[Motion]:
        match event:
            case ChallengeRolled(_, first, second):
                return (Tumble((first, second)),)
            case LaurelEarned(seat):
                return (Flight(art.laurel_look(), None, seat),)
            case LaurelsSpent(seat):
                return (Flight(art.laurel_look(), seat, None),)
            case SettlerSent(seat, number, ousted) if seat != seen.viewer or ousted != NOBODY:
                return self._settlers(seat, number, ousted)
        return ()

    def _settlers(self, seat: int, number: int, ousted: int) -> Sequence[Motion]:
        """One settler comes, and one goes home if dice chose his place; what the viewer put there stays there."""
        place = Spot(PLACE, number)
        self._arriving.set_out(number)
        come = Flight(art.settler_look(self._owners[seat]), seat, place, lambda: self._arriving.arrive(number))
        return (come,) if ousted == NOBODY else (come, Flight(art.settler_look(self._owners[ousted]), place, ousted))

    def rolled(self, action: Action) -> tuple[int, ...] | None:
        return (action.first, action.second) if isinstance(action, TableDice) else None

    def moments(self, events: Sequence[Event], before: Seen, after: Seen) -> Sequence[Moment]:
        return moments.moments(events, after)

    # Words

    def prompt(self, seen: Seen) -> Prompt | None:
        return words.prompt(seen.task, seen)

    def also(self, seen: Seen) -> Sequence[str]:
        return words.also(seen)

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
        return moves.move(action, seen)

    # Around the board

    def counters(self, seen: Seen, seat: int) -> Sequence[Counter]:
        table: Part = seen.state.parts[NAME]
        laurels, settlers = table.laurels[seat], table.places.count(seat)
        return (
            Counter("laurel", laurels, tr("%n laurels; 6 at most", "", laurels)),
            Counter("meeple", settlers, tr("%n settlers at the table", "", settlers), table.champion == seat),
        )

    def awards(self, seen: Seen, seat: int) -> Sequence[Award]:
        table: Part = seen.state.parts[NAME]
        return (Award("champion", tr("Big Game Champion: 1 point")),) if table.champion == seat else ()

    def tools(self, seen: Seen) -> Sequence[Tool]:
        """The settler, unless the game waits for a certain other piece."""
        free = isinstance(seen.task, FreeSettler)
        asked = seen.acting and not isinstance(seen.task, BeforeRoll | Turn | FreeSettler)
        if seen.viewer == NOBODY or seen.over or asked:
            return ()
        table: Part = seen.state.parts[NAME]
        left = SETTLERS - table.places.count(seen.viewer)
        ready = bool(seen.may(SeatSettler, SendSettler, ChallengeTable))
        price = () if free and ready else ("wool", "/", "grain")
        return (Tool(SETTLER, tr("Settler"), price, left, ready, "" if ready else self._why_none_sent(seen)),)

    def _why_none_sent(self, seen: Seen) -> str:
        if not seen.acting:
            return tr("It is not your turn.")
        table: Part = seen.state.parts[NAME]
        free = [number for number, owner in zip(PLACES, table.places, strict=True) if owner == NOBODY]
        attempt = SendSettler(free[0], WOOL) if free else ChallengeTable(WOOL)
        match seen.game.refusal(attempt):
            case "after-the-roll":
                return tr("Roll the dice first.")
            case "once-a-turn":
                return tr("You have already sent a settler this turn.")
            case "none-left":
                return tr("All your settlers are at the table.")
        return tr("It costs 1 wool or 1 grain, and you have neither.")

    def choice(self, action: Action, seen: Seen) -> Choice | None:
        match action:
            case SendSettler(_, provision) | ChallengeTable(provision):
                key = RESOURCES[provision]
                return Choice(resource_name(key), action, goods=(key,))
            case SpendLaurels(advantage, choice):
                return offers.use_choice(action, advantage, choice, seen)
        return None

    def decide(self, actions: Sequence[Action], seen: Seen) -> Question | None:
        choices = [found for action in actions if (found := self.choice(action, seen)) is not None]
        first = actions[0]
        if len(choices) < len(actions):
            return None
        if isinstance(first, SpendLaurels):
            detail = tr("It costs %n laurels.", "", PRICES[first.advantage])
            return offers.use_question(first.advantage, choices, detail)
        return Question(tr("What does the settler pay with?"), tuple(choices))

    def offers(self, seen: Seen) -> list[Offer]:
        """The advantages as the viewer may have them now."""
        rows = offers.options_by_advantage(seen.may(SpendLaurels))
        return [self._offer(advantage, actions, seen) for advantage, actions in enumerate(rows)]

    def _offer(self, advantage: int, actions: tuple[Action, ...], seen: Seen) -> Offer:
        return Offer(
            advantage,
            PRICES[advantage],
            tr("%n laurels", "", PRICES[advantage]),
            offers.advantage_name(advantage, seen),
            offers.advantage_note(advantage),
            "" if actions else self._why_not(advantage, seen),
            actions,
        )

    def _why_not(self, advantage: int, seen: Seen) -> str:
        if not seen.acting:
            return tr("only on your turn")
        match offers.refusal_of(advantage, seen, SpendLaurels):
            case "no-effect":
                return offers.no_effect(advantage, seen)
            case "once-a-turn":
                return tr("once a turn")
            case "cannot-pay":
                table: Part = seen.state.parts[NAME]
                return tr("you have %n laurels", "", table.laurels[seen.viewer])
        return tr("not now")

    def panels(self, desk: Desk) -> Sequence[Panel]:
        return TablePanel(desk, self._arriving), AdvantagesPanel(desk, self.offers)
