"""The Fishermen in words: log, prompts and refusals. Values of tokens are secret."""

from __future__ import annotations

from collections.abc import Sequence

from catanqt.kernel.game import Event, Task
from catanqt.rules.base.turn import Turn
from catanqt.scenarios.fishermen.rules.actions import FishDraw, PassShoe, SpendFish
from catanqt.scenarios.fishermen.rules.events import (
    FishCaught,
    FishReshuffled,
    FishShort,
    FishSpent,
    ShoeMoved,
    ShoeRefused,
)
from catanqt.scenarios.fishermen.rules.part import PRICES
from catanqt.ui.games.advantages import advantage_name
from catanqt.ui.games.classic.line_builder import LineBuilder, SpokenParts
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.line_group import LineGroup
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Choice, Icon, Line, Prompt
from catanqt.ui.text.i18n import tr

FISH = Icon("fish")


class Log:
    """Describes the events of the Fishermen."""

    def __init__(self, kit: Kit) -> None:
        self._tell = LineBuilder(kit).line

    def line(self, event: Event, perspective: Perspective) -> Line | None:
        match event:
            case FishCaught():
                return self._caught(event, perspective)
            case FishShort():
                return self._tell(tr("Too few fish tokens for everybody: nobody draws {icon}"), perspective, icon=FISH)
            case FishReshuffled():
                sentence = tr("{icon} The spent fish tokens were shuffled into a new pile")
                return self._tell(sentence, perspective, icon=Icon("shuffle"))
            case ShoeMoved(seat):
                sentence = tr("{name} has the old shoe now: 1 point more to win {icon}")
                return self._tell(sentence, perspective, seat, icon=Icon("shoe"))
            case ShoeRefused(seat):
                sentence = tr("{name} has fewer points and refuses the old shoe {icon}")
                return self._tell(sentence, perspective, seat, icon=Icon("shoe"))
            case FishSpent():
                return self._spent(event, perspective)
        return None

    def line_group(self, event: Event) -> LineGroup | None:
        return LineGroup(("fish", event.seat)) if isinstance(event, FishCaught) else None

    def grouped_line(self, events: Sequence[Event], perspective: Perspective) -> Line | None:
        """The tokens that somebody drew one after the other."""
        drawn = [event for event in events if isinstance(event, FishCaught)]
        if not drawn:
            return None
        seat = drawn[0].seat
        if not perspective.open_to_viewer(seat):
            sentence = tr("{name} drew %n fish tokens {icon}", "", len(drawn))
            return self._tell(sentence, perspective, seat, icon=FISH)
        tokens = SpokenParts(
            tuple(Icon(f"fish{event.fish}") for event in drawn), " + ".join(str(one.fish) for one in drawn)
        )
        sentence = tr("{name} drew fish tokens: {tokens}", "how many fish they show: 2 + 1")
        return self._tell(sentence, perspective, seat, tokens=tokens)

    def _caught(self, event: FishCaught, perspective: Perspective) -> Line:
        if not perspective.open_to_viewer(event.seat):
            return self._tell(tr("{name} drew a fish token {icon}"), perspective, event.seat, icon=FISH)
        sentence = tr("{name} drew a token with %n fish {icon}", "", event.fish)
        return self._tell(sentence, perspective, event.seat, icon=Icon(f"fish{event.fish}"))

    def _spent(self, event: FishSpent, perspective: Perspective) -> Line:
        sentence = tr("{name} spent {tokens} fish {icon}: {advantage}")
        tokens, advantage = sum_of(event.tokens), advantage_name(event.advantage, perspective)
        return self._tell(sentence, perspective, event.seat, tokens=tokens, icon=FISH, advantage=advantage)


def sum_of(tokens: Sequence[int]) -> str:
    """Tokens as a sum, the big ones first: "3 + 2 + 2"."""
    return " + ".join(str(kind + 1) for kind in (2, 1, 0) for _ in range(tokens[kind]))


def payment(tokens: Sequence[int], price: int) -> str:
    """How something is paid, and what is wasted."""
    lost = sum((kind + 1) * count for kind, count in enumerate(tokens)) - price
    if lost:
        return tr("pays with {tokens}, %n fish lost", "", lost, tokens=sum_of(tokens))
    return tr("pays with {tokens}", tokens=sum_of(tokens))


def payment_choice(action: SpendFish) -> Choice:
    """A purchase named by the tokens that pay it."""
    chips = tuple(f"fish{kind + 1}" for kind in (2, 1, 0) for _ in range(action.tokens[kind]))
    return Choice(payment(action.tokens, PRICES[action.advantage]), action, goods=chips)


def token_name(kind: str) -> str:
    """A kind of token as goods of a trade; how many of them stands before it."""
    return {
        "fish1": tr("Fish (1)", "a token with 1 fish"),
        "fish2": tr("Fish (2)", "a token with 2 fish"),
        "fish3": tr("Fish (3)", "a token with 3 fish"),
    }[kind]


def token_count(kind: str, count: int) -> str:
    """So many tokens of a kind, within a sentence."""
    return {
        "fish1": tr("%n tokens of 1 fish", "", count),
        "fish2": tr("%n tokens of 2 fish", "", count),
        "fish3": tr("%n tokens of 3 fish", "", count),
    }[kind]


def also_allowed(perspective: Perspective) -> list[str]:
    """What the viewer may do in a turn, beside building and trading."""
    if not isinstance(perspective.task, Turn):
        return []
    spends = [tr("spend fish", "something to do in a turn")] if perspective.may(SpendFish) else []
    return [*spends, tr("pass on the shoe", "something to do in a turn")] if perspective.may(PassShoe) else spends


def prompt(task: Task | None, perspective: Perspective) -> Prompt | None:
    """What is expected of whom, if it is about drawing fish."""
    match task:
        case FishDraw(seat=seat, left=left):
            if seat == perspective.viewer:
                return Prompt(tr("You draw %n fish tokens.", "", left), "", seat)
            return Prompt(tr("{name} draws %n fish tokens.", "", left, name=perspective.name(seat)), "", seat)
    return None


def refusal(reason: str) -> str | None:
    """Refusals with fish and the shoe; the kit of the base game has the words for its own."""
    return {
        "wrong-payment": tr("These tokens do not match the price: too few fish, or one token too many. Choose others."),
        "no-shoe": tr("You do not have the old shoe."),
        "not-enough-points": tr("You can pass the old shoe only to a player with at least as many points as you."),
        "after-the-roll": tr("Not before the roll. Roll the dice first."),
        "no-effect": tr("That would have no effect now. Choose something else."),
    }.get(reason)
