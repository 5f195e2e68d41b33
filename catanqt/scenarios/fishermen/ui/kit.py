"""Fishermen: its kit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from catanqt.kernel.game import Action, Event
from catanqt.kernel.record import Header
from catanqt.scenarios.fishermen.rules.actions import PassShoe, SpendFish, fish_value
from catanqt.scenarios.fishermen.rules.events import FishCaught, FishSpent, ShoeMoved
from catanqt.scenarios.fishermen.rules.part import NAME, PRICES, Part
from catanqt.scenarios.fishermen.ui import art, fisheries, moments, moves, recap, words
from catanqt.scenarios.fishermen.ui.chosen import NONE, Chosen
from catanqt.scenarios.fishermen.ui.market import MarketPanel
from catanqt.scenarios.fishermen.ui.tokens import TokensPanel
from catanqt.ui.games import offers
from catanqt.ui.games.gather import Gather
from catanqt.ui.games.kit import (
    Award,
    Choice,
    Counter,
    Flight,
    HandCard,
    Kit,
    Line,
    Moment,
    Motion,
    Panel,
    Prompt,
    Question,
    Spot,
)
from catanqt.ui.games.offers import Offer
from catanqt.ui.language import tr
from catanqt.ui.recap import Fact
from catanqt.ui.seen import NOBODY, Seen
from catanqt.ui.theme import Theme

if TYPE_CHECKING:
    from catanqt.ui.board.chart import Chart
    from catanqt.ui.desk import Desk


class FishermenKit(Kit):
    """Fishermen as the window shows it."""

    trades: ClassVar = ("fish1", "fish2", "fish3")

    def __init__(self, theme: Theme, header: Header) -> None:
        super().__init__(theme, header)
        self.chosen = Chosen()
        """The tokens that shall pay: shared by the hand and the market."""
        self._log = words.Log(self)
        self._recap = recap.Words(self)

    # The board

    def decorate(self, chart: Chart) -> None:
        fisheries.decorate(chart, self.header, self.theme)

    def motions(self, event: Event, seen: Seen) -> Sequence[Motion]:
        match event:
            case FishCaught(seat, fish):
                shown = fish if seen.open_to_viewer(seat) else 0
                return (Flight(art.token_look(shown), self._water(seen, seat), seat),)
            case FishSpent(seat, _, tokens):
                looks = [art.token_look(kind + 1) for kind, count in enumerate(tokens) for _ in range(count)]
                return [Flight(look, seat, None) for look in looks]
            case ShoeMoved(seat):
                return (Flight(art.shoe_look(), None, seat),)
        return ()

    def _water(self, seen: Seen, seat: int) -> Spot | None:
        """A corner of this seat at the fishery whose number was rolled, if it was a roll that brought the fish."""
        fish: Part = seen.state.parts[NAME]
        corners = fish.fisheries.get(sum(seen.state.dice), ())
        return next((Spot("corner", corner) for corner in corners if seen.state.owner[corner] == seat), None)

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
        fish: Part = seen.state.parts[NAME]
        count = sum(fish.tokens[seat])
        return (Counter("fish", count, tr("%n fish tokens", "", count)),)

    def awards(self, seen: Seen, seat: int) -> Sequence[Award]:
        fish: Part = seen.state.parts[NAME]
        return (Award("shoe", tr("Has the old shoe: needs 1 point more")),) if fish.shoe == seat else ()

    def goods(self, seen: Seen) -> Sequence[HandCard]:
        fish: Part = seen.state.parts[NAME]
        held = fish.tokens[seen.viewer] if seen.viewer != NOBODY else NONE
        return [HandCard(kind, words.token_name(kind), count) for kind, count in zip(self.trades, held, strict=True)]

    def called(self, kind: str, count: int | None = None) -> str | None:
        if kind not in self.trades:
            return None
        return words.token_name(kind) if count is None else words.token_count(kind, count)

    def choice(self, action: Action, seen: Seen) -> Choice | None:
        match action:
            case SpendFish(advantage, choice):
                return offers.use_choice(action, advantage, choice, seen)
            case PassShoe(seat):
                return Choice(seen.name(seat), action, seat=seat, tip=tr("%n points", "", seen.state.score[seat]))
        return None

    def decide(self, actions: Sequence[Action], seen: Seen) -> Question | None:
        choices = [found for action in actions if (found := self.choice(action, seen)) is not None]
        first = actions[0]
        if len(choices) < len(actions):
            return None
        if not isinstance(first, SpendFish):
            return Question(tr("Who gets the old shoe?"), tuple(choices), tr("Its owner needs 1 point more to win."))
        ways = [one for one in actions if isinstance(one, SpendFish)]
        if len({(one.advantage, one.choice) for one in ways}) == 1:
            return Question(tr("Which tokens do you pay with?"), tuple(map(words.payment_choice, ways)))
        detail = words.payment(first.tokens, PRICES[first.advantage])
        return offers.use_question(first.advantage, choices, detail)

    def offers(self, seen: Seen) -> list[Offer]:
        """The market as the viewer finds it now, paid with the tokens chosen where they fit."""
        rows = offers.options_by_advantage(seen.may(SpendFish))
        return [self._offer(advantage, self._paid(actions, seen), seen) for advantage, actions in enumerate(rows)]

    def _paid(self, actions: Sequence[Action], seen: Seen) -> tuple[SpendFish, ...]:
        """The same purchases, paid with the chosen tokens if the rules allow it."""
        usual = tuple(action for action in actions if isinstance(action, SpendFish))
        chosen = tuple(replace(action, tokens=self.chosen.tokens) for action in usual)
        fits = any(self.chosen.tokens) and all(seen.game.refusal(action) is None for action in chosen)
        return chosen if fits else usual

    def _offer(self, advantage: int, actions: tuple[SpendFish, ...], seen: Seen) -> Offer:
        price = PRICES[advantage]
        return Offer(
            advantage,
            price,
            tr("%n fish", "", price),
            offers.advantage_name(advantage, seen),
            self._note(actions[0].tokens, price) if actions else "",
            "" if actions else self._why_not(advantage, seen),
            actions,
            picked=bool(actions) and any(self.chosen.tokens) and actions[0].tokens == self.chosen.tokens,
        )

    def _note(self, tokens: tuple[int, int, int], price: int) -> str:
        if any(self.chosen.tokens) and tokens != self.chosen.tokens:
            return tr("instead of {payment}", "pays with 3 + 2", payment=words.payment(tokens, price))
        return words.payment(tokens, price)

    def _why_not(self, advantage: int, seen: Seen) -> str:
        if not seen.acting:
            return tr("only on your turn")
        match offers.refusal_of(advantage, seen, lambda kind, choice: SpendFish(kind, choice, NONE)):
            case "no-effect":
                return offers.no_effect(advantage, seen)
            case "wrong-payment":
                fish: Part = seen.state.parts[NAME]
                return tr("you have %n fish", "", fish_value(fish.tokens[seen.viewer]))
        return tr("not now")

    def panels(self, desk: Desk) -> Sequence[Panel]:
        return (MarketPanel(desk, self.offers, self.chosen),)

    def extras(self, desk: Desk) -> Sequence[Panel]:
        return (TokensPanel(desk, self.chosen),)
