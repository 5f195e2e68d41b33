"""The kit of Big Game, Big Honor."""

from __future__ import annotations

from collections.abc import Sequence

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
)
from catanqt.scenarios.big_game.rules.events import ChallengeRolled, LaurelEarned, LaurelsSpent, SettlerSent
from catanqt.scenarios.big_game.rules.part import NAME, PLACES, PRICES, SETTLERS, Part
from catanqt.scenarios.big_game.ui import art, hint_text, moments, recap, words
from catanqt.scenarios.big_game.ui.advantages import AdvantagesPanel
from catanqt.scenarios.big_game.ui.arrivals import Arrivals
from catanqt.scenarios.big_game.ui.table_panel import PLACE, SETTLER, TABLE, TablePanel
from catanqt.ui.games import advantages
from catanqt.ui.games.advantages import AdvantageOffer
from catanqt.ui.games.logged_kit import LoggedKit
from catanqt.ui.kit.panels import Panel
from catanqt.ui.kit.perspective import NOBODY, Perspective
from catanqt.ui.kit.view_data import (
    Award,
    Choice,
    Counter,
    Flight,
    Gesture,
    Look,
    Moment,
    Motion,
    Prompt,
    Question,
    Spot,
    Tool,
    Tumble,
)
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.names import resource_name
from catanqt.ui.theme.theme import Theme


class BigGameKit(LoggedKit):
    """Presents Big Game, Big Honor."""

    def __init__(self, theme: Theme, header: Header) -> None:
        super().__init__(theme, header)
        self._owners = tuple(theme.owners[colour] for colour in colours(header))
        self._log = words.Log(self)
        self._recap = recap.RecapText(self)
        self._arriving = Arrivals()

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

    def motions(self, event: Event, perspective: Perspective) -> Sequence[Motion]:
        match event:
            case ChallengeRolled(_, first, second):
                return (Tumble((first, second)),)
            case LaurelEarned(seat):
                return (Flight(art.laurel_look(), None, seat),)
            case LaurelsSpent(seat):
                return (Flight(art.laurel_look(), seat, None),)
            case SettlerSent(seat, number, ousted) if seat != perspective.viewer or ousted != NOBODY:
                return self._settlers(seat, number, ousted)
        return ()

    def _settlers(self, seat: int, number: int, ousted: int) -> Sequence[Motion]:
        """One settler comes, and one goes home if dice chose his place; what the viewer put there stays there."""
        place = Spot(PLACE, number)
        self._arriving.set_out(number)
        come = Flight(art.settler_look(self._owners[seat]), seat, place, lambda: self._arriving.arrive(number))
        return (come,) if ousted == NOBODY else (come, Flight(art.settler_look(self._owners[ousted]), place, ousted))

    def moments(self, events: Sequence[Event], before: Perspective, after: Perspective) -> Sequence[Moment]:
        return moments.moments(events, after)

    # Words

    def prompt(self, perspective: Perspective) -> Prompt | None:
        return words.prompt(perspective.task, perspective)

    def also_allowed(self, perspective: Perspective) -> Sequence[str]:
        return words.also_allowed(perspective)

    def refusal(self, reason: str) -> str | None:
        return words.refusal(reason)

    def move(self, action: Action, perspective: Perspective) -> str | None:
        return hint_text.move(action, perspective)

    # Around the board

    def counters(self, perspective: Perspective, seat: int) -> Sequence[Counter]:
        table: Part = perspective.state.scenario_state[NAME]
        laurels, settlers = table.laurels[seat], table.places.count(seat)
        return (
            Counter("laurel", laurels, tr("%n laurels; 6 at most", "", laurels)),
            Counter("meeple", settlers, tr("%n settlers at the table", "", settlers), table.champion == seat),
        )

    def awards(self, perspective: Perspective, seat: int) -> Sequence[Award]:
        table: Part = perspective.state.scenario_state[NAME]
        return (Award("champion", tr("Big Game Champion: 1 point")),) if table.champion == seat else ()

    def tools(self, perspective: Perspective) -> Sequence[Tool]:
        """The settler, unless the game waits for a certain other piece."""
        free = isinstance(perspective.task, FreeSettler)
        asked = perspective.acting and not isinstance(perspective.task, BeforeRoll | Turn | FreeSettler)
        if perspective.viewer == NOBODY or perspective.over or asked:
            return ()
        table: Part = perspective.state.scenario_state[NAME]
        left = SETTLERS - table.places.count(perspective.viewer)
        ready = bool(perspective.may(SeatSettler, SendSettler, ChallengeTable))
        price = () if free and ready else ("wool", "/", "grain")
        return (Tool(SETTLER, tr("Settler"), price, left, ready, "" if ready else self._why_none_sent(perspective)),)

    def _why_none_sent(self, perspective: Perspective) -> str:
        if not perspective.acting:
            return tr("It is not your turn.")
        table: Part = perspective.state.scenario_state[NAME]
        free = [number for number, owner in zip(PLACES, table.places, strict=True) if owner == NOBODY]
        attempt = SendSettler(free[0], WOOL) if free else ChallengeTable(WOOL)
        match perspective.game.refusal(attempt):
            case "after-the-roll":
                return tr("Roll the dice first.")
            case "once-a-turn":
                return tr("You have already sent a settler this turn.")
            case "none-left":
                return tr("All your settlers are at the table.")
        return tr("It costs 1 wool or 1 grain, and you have neither.")

    def choice(self, action: Action, perspective: Perspective) -> Choice | None:
        match action:
            case SendSettler(_, provision) | ChallengeTable(provision):
                key = RESOURCES[provision]
                return Choice(resource_name(key), action, goods=(key,))
            case SpendLaurels(advantage, choice):
                return advantages.use_choice(action, advantage, choice, perspective)
        return None

    def decide(self, actions: Sequence[Action], perspective: Perspective) -> Question | None:
        choices = [found for action in actions if (found := self.choice(action, perspective)) is not None]
        first = actions[0]
        if len(choices) < len(actions):
            return None
        if isinstance(first, SpendLaurels):
            detail = tr("It costs %n laurels.", "", PRICES[first.advantage])
            return advantages.use_question(first.advantage, choices, detail)
        return Question(tr("What does the settler pay with?"), tuple(choices))

    def offers(self, perspective: Perspective) -> list[AdvantageOffer]:
        """The advantages as the viewer may have them now."""
        rows = advantages.options_by_advantage(perspective.may(SpendLaurels))
        return [self._offer(advantage, actions, perspective) for advantage, actions in enumerate(rows)]

    def _offer(self, advantage: int, actions: tuple[Action, ...], perspective: Perspective) -> AdvantageOffer:
        return AdvantageOffer(
            advantage,
            PRICES[advantage],
            tr("%n laurels", "", PRICES[advantage]),
            advantages.advantage_name(advantage, perspective),
            advantages.advantage_note(advantage),
            "" if actions else self._why_not(advantage, perspective),
            actions,
        )

    def _why_not(self, advantage: int, perspective: Perspective) -> str:
        if not perspective.acting:
            return tr("only on your turn")
        match advantages.refusal_of(advantage, perspective, SpendLaurels):
            case "no-effect":
                return advantages.no_effect(advantage, perspective)
            case "once-a-turn":
                return tr("once a turn")
            case "cannot-pay":
                table: Part = perspective.state.scenario_state[NAME]
                return tr("you have %n laurels", "", table.laurels[perspective.viewer])
        return tr("not now")

    def panels(self, context: PageContext) -> Sequence[Panel]:
        return TablePanel(context, self._arriving), AdvantagesPanel(context, self.offers)
