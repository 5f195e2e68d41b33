"""The kit of The Fishermen of Catan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from catanqt.kernel.game import Action, Event
from catanqt.kernel.record import Header
from catanqt.scenarios.fishermen.rules.actions import PassShoe, SpendFish, TryShoe, fish_value
from catanqt.scenarios.fishermen.rules.events import FishCaught, FishSpent, ShoeMoved
from catanqt.scenarios.fishermen.rules.part import NAME, PRICES, Part
from catanqt.scenarios.fishermen.ui import art, fisheries, hint_text, moments, recap, words
from catanqt.scenarios.fishermen.ui.market import MarketPanel
from catanqt.scenarios.fishermen.ui.payment_selection import NONE, PaymentSelection
from catanqt.scenarios.fishermen.ui.tokens import TokensPanel
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
    HandCard,
    Moment,
    Motion,
    Prompt,
    Question,
    Spot,
)
from catanqt.ui.text.i18n import tr
from catanqt.ui.theme.theme import Theme

if TYPE_CHECKING:
    from catanqt.ui.board.board_layout import BoardLayout
    from catanqt.ui.play.page_context import PageContext


class FishermenKit(LoggedKit):
    """Presents the Fishermen."""

    trades: ClassVar = ("fish1", "fish2", "fish3")

    def __init__(self, theme: Theme, header: Header) -> None:
        super().__init__(theme, header)
        self.chosen = PaymentSelection()
        """The tokens that shall pay: shared by the hand and the market."""
        self._log = words.Log(self)
        self._recap = recap.RecapText(self)

    # The board

    def decorate(self, board_layout: BoardLayout) -> None:
        fisheries.decorate(board_layout, self.header, self.theme)

    def motions(self, event: Event, perspective: Perspective) -> Sequence[Motion]:
        match event:
            case FishCaught(seat, fish):
                shown = fish if perspective.open_to_viewer(seat) else 0
                return (Flight(art.token_look(shown), self._water(perspective, seat), seat),)
            case FishSpent(seat, _, tokens):
                looks = [art.token_look(kind + 1) for kind, count in enumerate(tokens) for _ in range(count)]
                return [Flight(look, seat, None) for look in looks]
            case ShoeMoved(seat):
                return (Flight(art.shoe_look(), None, seat),)
        return ()

    def _water(self, perspective: Perspective, seat: int) -> Spot | None:
        """A corner of this seat at the fishery whose number was rolled, if it was a roll that brought the fish."""
        fish: Part = perspective.state.scenario_state[NAME]
        corners = fish.fisheries.get(sum(perspective.state.dice), ())
        return next((Spot("corner", corner) for corner in corners if perspective.state.owner[corner] == seat), None)

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
        fish: Part = perspective.state.scenario_state[NAME]
        count = sum(fish.tokens[seat])
        return (Counter("fish", count, tr("%n fish tokens", "", count)),)

    def awards(self, perspective: Perspective, seat: int) -> Sequence[Award]:
        fish: Part = perspective.state.scenario_state[NAME]
        return (Award("shoe", tr("Has the old shoe: needs 1 point more")),) if fish.shoe == seat else ()

    def goods(self, perspective: Perspective) -> Sequence[HandCard]:
        fish: Part = perspective.state.scenario_state[NAME]
        held = fish.tokens[perspective.viewer] if perspective.viewer != NOBODY else NONE
        return [HandCard(kind, words.token_name(kind), count) for kind, count in zip(self.trades, held, strict=True)]

    def goods_name(self, kind: str, count: int | None = None) -> str | None:
        if kind not in self.trades:
            return None
        return words.token_name(kind) if count is None else words.token_count(kind, count)

    def choice(self, action: Action, perspective: Perspective) -> Choice | None:
        match action:
            case SpendFish(advantage, choice):
                return advantages.use_choice(action, advantage, choice, perspective)
            case PassShoe(seat):
                return Choice(
                    perspective.name(seat), action, seat=seat, tip=tr("%n points", "", perspective.state.score[seat])
                )
        return None

    def decide(self, actions: Sequence[Action], perspective: Perspective) -> Question | None:
        choices = [found for action in actions if (found := self.choice(action, perspective)) is not None]
        first = actions[0]
        if len(choices) < len(actions):
            return None
        if not isinstance(first, SpendFish):
            detail = tr("Its owner needs 1 point more to win.")
            if isinstance(first, TryShoe):
                detail = tr("Hidden points count, too. Whoever has fewer than you refuses it; you can ask once a turn.")
            return Question(tr("Who gets the old shoe?"), tuple(choices), detail)
        ways = [one for one in actions if isinstance(one, SpendFish)]
        if len({(one.advantage, one.choice) for one in ways}) == 1:
            return Question(tr("Which tokens do you pay with?"), tuple(map(words.payment_choice, ways)))
        detail = words.payment(first.tokens, PRICES[first.advantage])
        return advantages.use_question(first.advantage, choices, detail)

    def offers(self, perspective: Perspective) -> list[AdvantageOffer]:
        """The market as the viewer finds it now, paid with the tokens chosen where they fit."""
        rows = advantages.options_by_advantage(perspective.may(SpendFish))
        return [
            self._offer(advantage, self._paid(actions, perspective), perspective)
            for advantage, actions in enumerate(rows)
        ]

    def _paid(self, actions: Sequence[Action], perspective: Perspective) -> tuple[SpendFish, ...]:
        """The same purchases, paid with the chosen tokens if the rules allow it."""
        usual = tuple(action for action in actions if isinstance(action, SpendFish))
        chosen = tuple(replace(action, tokens=self.chosen.tokens) for action in usual)
        fits = any(self.chosen.tokens) and all(perspective.game.refusal(action) is None for action in chosen)
        return chosen if fits else usual

    def _offer(self, advantage: int, actions: tuple[SpendFish, ...], perspective: Perspective) -> AdvantageOffer:
        price = PRICES[advantage]
        return AdvantageOffer(
            advantage,
            price,
            tr("%n fish", "", price),
            advantages.advantage_name(advantage, perspective),
            self._note(actions[0].tokens, price) if actions else "",
            "" if actions else self._why_not(advantage, perspective),
            actions,
            picked=bool(actions) and any(self.chosen.tokens) and actions[0].tokens == self.chosen.tokens,
        )

    def _note(self, tokens: tuple[int, int, int], price: int) -> str:
        if any(self.chosen.tokens) and tokens != self.chosen.tokens:
            return tr("instead of {payment}", "pays with 3 + 2", payment=words.payment(tokens, price))
        return words.payment(tokens, price)

    def _why_not(self, advantage: int, perspective: Perspective) -> str:
        if not perspective.acting:
            return tr("only on your turn")
        match advantages.refusal_of(advantage, perspective, lambda kind, choice: SpendFish(kind, choice, NONE)):
            case "no-effect":
                return advantages.no_effect(advantage, perspective)
            case "wrong-payment":
                fish: Part = perspective.state.scenario_state[NAME]
                return tr("you have %n fish", "", fish_value(fish.tokens[perspective.viewer]))
        return tr("not now")

    def panels(self, context: PageContext) -> Sequence[Panel]:
        return (MarketPanel(context, self.offers, self.chosen),)

    def extras(self, context: PageContext) -> Sequence[Panel]:
        return (TokensPanel(context, self.chosen),)
