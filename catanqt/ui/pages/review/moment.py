"""A moment of a review as data for the page: the move made, the better one, and the reasons the seat could know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from catanqt.analysis.model import Decision, Grade
from catanqt.kernel.agent import Reason
from catanqt.kernel.game import Action, Game
from catanqt.rules.base import trade
from catanqt.ui.board.board_layout import BoardLayout
from catanqt.ui.board.move_mark import on_board
from catanqt.ui.games import game_presentation
from catanqt.ui.kit.goods_text import listing
from catanqt.ui.kit.kit import Kit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Gesture, HandCard, SpecialCard
from catanqt.ui.models import log_lines
from catanqt.ui.play.move_text import move_words
from catanqt.ui.play.reason_text import evaluation_words, reason_words
from catanqt.ui.play.review import ReviewSubject
from catanqt.ui.play.review_steps import ReviewStep
from catanqt.ui.stats.review_text import cost_words, luck_words
from catanqt.ui.text.i18n import tr
from catanqt.ui.text.review import grade_name


@dataclass(frozen=True, slots=True)
class MoveShown:
    """A move: its words, and the gesture it is made with, if it is made with a piece."""

    words: str
    gesture: Gesture | None = None
    place: str = ""
    """Where on the board it is made, for those who do not see the mark."""

    @property
    def spoken(self) -> str:
        return f"{self.words} {self.place}".rstrip()


@dataclass(frozen=True, slots=True)
class MomentShown:
    """All that is shown of a moment."""

    game: Game[Any]
    """The board that goes with it."""
    seat: int
    title: str
    verdict: str
    """The grade in a word, or what chance brought."""
    cost: str
    played: MoveShown
    better: MoveShown | None
    """None where nothing better was found."""
    reasons: str = ""
    against: str = ""
    source: str = ""
    situation: str = ""
    """What was expected of the seat, where that was not its own turn: an offer to answer, cards to discard."""
    hand_title: str = ""
    hand: tuple[HandCard, ...] = ()
    """What it had of each kind of goods, as far as it had any."""
    cards: tuple[SpecialCard, ...] = ()
    grade: Grade | None = None
    change: float = 0.0

    @property
    def held(self) -> str:
        """The cards in words."""
        each = [tr("{count} {name}", "so many cards of a kind", count=one.count, name=one.name) for one in self.hand]
        each += [tr("{count} {name}", "so many cards of a kind", count=one.count, name=one.name) for one in self.cards]
        return listing(each)

    @property
    def spoken(self) -> str:
        """All of it, for screen readers."""
        better = "" if self.better is None else tr("Better: {move}", move=self.better.spoken)
        played = tr("Played: {move}", move=self.played.spoken) if self.grade is not None else self.played.words
        held = self.held and tr("{thing}: {points}", thing=self.hand_title, points=self.held)
        parts = (self.title, self.verdict, self.cost, self.situation, played, better, self.reasons, self.against, held)
        return " ".join(part if part.endswith((".", "?", "!")) else f"{part}." for part in parts if part)


def moment_of(
    subject: ReviewSubject, step: ReviewStep, seat: int, kits: Sequence[Kit], board_layout: BoardLayout | None = None
) -> MomentShown:
    """The data of a step; with the layout of the board, places are described in words as well."""
    if step.decision is not None:
        return _decided(subject, step, step.decision, seat, kits, board_layout)
    return _dealt(subject, step, seat, kits)


def _decided(
    subject: ReviewSubject,
    step: ReviewStep,
    decision: Decision,
    seat: int,
    kits: Sequence[Kit],
    board_layout: BoardLayout | None,
) -> MomentShown:
    perspective = subject.moment(decision.index, seat)
    game = game_presentation(subject.header.game)
    better = decision.counted > 0
    hand = tuple(card for kit in kits for card in (kit.goods(perspective) or kit.hand(perspective)) if card.count)
    return MomentShown(
        perspective.game,
        seat,
        _title(step.turn, game.phase_name(decision.phase)),
        grade_name(decision.grade),
        cost_words(decision),
        _move(decision.made, perspective, kits, board_layout),
        _move(decision.best, perspective, kits, board_layout) if better else None,
        reasons=_sentences(decision.reasons, perspective),
        against=_sentences(decision.against, perspective) if better else "",
        source=evaluation_words(decision.evaluation),
        situation=_situation(subject, decision.index, perspective, kits),
        hand_title=game.hand_title(sum(card.count for card in hand)),
        hand=hand,
        cards=tuple(card for kit in kits for card in kit.cards(perspective) if card.count),
        grade=decision.grade,
        change=step.change,
    )


def _situation(subject: ReviewSubject, index: int, perspective: Perspective, kits: Sequence[Kit]) -> str:
    """The offer to be answered, in the words of the log; else the task, if it was another player's turn."""
    if perspective.state.turn == perspective.viewer or not perspective.state.turn_number:
        return ""
    if isinstance(perspective.task, trade.Answering):
        return _offer(subject, index, perspective, kits)
    prompts = (kit.prompt(perspective) for kit in kits)
    return next((prompt.text for prompt in prompts if prompt is not None), "")


def _offer(subject: ReviewSubject, index: int, perspective: Perspective, kits: Sequence[Kit]) -> str:
    entries = subject.record.entries
    at = next((at for at in reversed(range(index)) if isinstance(entries[at].action, trade.Offer)), None)
    if at is None:
        return ""
    events = subject.session.at(at).play(entries[at].action)
    return " ".join(f"{line.spoken.rstrip('.')}." for line in log_lines.lines(events, perspective, kits))


def _dealt(subject: ReviewSubject, step: ReviewStep, seat: int, kits: Sequence[Kit]) -> MomentShown:
    """The outcome of chance, in the words of the log for this seat."""
    entry = subject.record.entries[step.index]
    events = subject.session.at(step.index).play(entry.action)
    after = subject.moment(step.index + 1, seat)
    told = [line.spoken for line in log_lines.lines(events, after, kits) if not line.heading]
    told = told or [line.spoken for line in log_lines.lines(events, after, kits)]
    words = " ".join(f"{line.rstrip('.')}." for line in told)
    return MomentShown(
        after.game,
        seat,
        _title(step.turn, tr("Luck")),
        luck_words(step.change),
        "",
        MoveShown(words),
        None,
        change=step.change,
    )


def _title(turn: int, what: str) -> str:
    if not turn:
        return what
    return tr("Turn {number}: {points}", number=turn, points=what)


def _move(
    actions: Sequence[Action], perspective: Perspective, kits: Sequence[Kit], board_layout: BoardLayout | None
) -> MoveShown:
    gestures = (kit.gesture(actions[0]) for kit in kits)
    gesture = next((gesture for gesture in gestures if gesture is not None), None)
    place = ""
    if board_layout is not None and gesture is not None and on_board(board_layout, gesture.spot):
        place = board_layout.describe(gesture.spot)
    return MoveShown(move_words(actions, perspective, kits), gesture, place)


def _sentences(reasons: Sequence[Reason], perspective: Perspective) -> str:
    return " ".join(dict.fromkeys(reason_words(reason, perspective) for reason in reasons))
