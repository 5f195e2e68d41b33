"""The state of a negotiation: who agreed is known from the task, who declined and why only from events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from catanqt.kernel.game import Event
from catanqt.rules.base.events import Accepted, Countered, Declined, Offered, Traded, TurnStarted, Withdrawn
from catanqt.rules.base.state import Goods
from catanqt.rules.base.trade import Answering, Choosing, Offer
from catanqt.session import Session
from catanqt.ui.kit.perspective import NOBODY, Perspective

Answer = Accepted | Declined | Countered


@dataclass
class Negotiation:
    """An offer, and the answers to it so far by seat."""

    proposer: int
    give: Goods
    want: Goods
    to: tuple[int, ...]
    answers: dict[int, Answer] = field(default_factory=dict)
    asked: int = NOBODY
    """Who is thinking about it; nobody when all have answered."""


class Negotiations:
    """Keeps the last offer of the turn.

    It listens to events and is corrected by the task, because moves can be undone.
    """

    def __init__(self) -> None:
        self.talk: Negotiation | None = None

    def recall(self, session: Session) -> None:
        """Collect the answers to the last offer from the record: for a rebuilt page or a branch."""
        entries = session.record.entries
        first = next((i for i in reversed(range(len(entries))) if isinstance(entries[i].action, Offer)), None)
        if first is None:
            return
        game = session.at(first)
        for entry in entries[first:]:
            self.hear(game.play(entry.action))

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, Offered):
                self.talk = Negotiation(event.seat, event.give, event.want, event.to)
            elif isinstance(event, Traded | Withdrawn | TurnStarted):
                self.talk = None
            elif isinstance(event, Answer) and self.talk is not None:
                self.talk.answers[event.seat] = event

    def sync(self, perspective: Perspective) -> None:
        task = perspective.task
        if isinstance(task, Answering):
            self._open(task.proposer, task, (task.actor, *task.waiting)).asked = task.actor
        elif isinstance(task, Choosing):
            self._open(task.actor, task, ()).asked = NOBODY
        elif self.talk is not None:
            self.talk.asked = NOBODY
            unanswered = set(self.talk.to) - set(self.talk.answers)
            if unanswered or perspective.over or self.talk.proposer != perspective.state.turn:
                self.talk = None

    def _open(self, proposer: int, task: Answering | Choosing, waiting: tuple[int, ...]) -> Negotiation:
        """The talk this task is about, as far as the task knows it."""
        talk = self.talk
        if talk is None or (talk.proposer, talk.give, talk.want) != (proposer, task.give, task.want):
            to = sorted((*waiting, *task.accepted, *(seat for seat, _, _ in task.bids)))
            talk = self.talk = Negotiation(proposer, task.give, task.want, tuple(to))
        for seat in task.accepted:
            talk.answers[seat] = Accepted(seat)
        for seat, give, want in task.bids:
            talk.answers[seat] = Countered(seat, give, want)
        for seat in waiting:
            talk.answers.pop(seat, None)
        return talk
