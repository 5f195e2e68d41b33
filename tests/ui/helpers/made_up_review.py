"""Game reviews that nobody computed: real decisions of a record, with grades and chances that are made up.

What a review looks like does not depend on whether it is right; and this takes milliseconds.
"""

from __future__ import annotations

import random
from threading import Event

from catanqt.analysis.account import account_of
from catanqt.analysis.decisions import Choice, choices_in
from catanqt.analysis.model import Analysis, Decision, Grade, Moment, SeatAnalysis, Swing
from catanqt.analysis.phases import phase_of
from catanqt.kernel.agent import Evaluation, because
from catanqt.kernel.game import CHANCE
from catanqt.kernel.record import Record
from catanqt.session import Session
from catanqt.ui.play.reviewer import ReviewFailed, Tell

JUDGE = "made up 1"
LOSSES = (
    (Grade.BLUNDER, 0.2),
    (Grade.GOOD, 0.004),
    (Grade.BEST, 0.0),
    (Grade.MISTAKE, 0.08),
    (Grade.BEST, 0.0),
    (Grade.INACCURACY, 0.02),
)
"""What one decision after the other is worth."""


def made_up(record: Record, seat: int = 0, judge: str = JUDGE) -> Analysis:
    """The review of a seat; always the same for the same record."""
    session = Session.load(record)
    rules = session.rules
    choices = choices_in(rules.new_game(record.header), record.entries, (seat,))
    decisions = tuple(_decision(session, number, choice) for number, choice in enumerate(choices))
    moments = tuple(_moments(session))
    swings = tuple(_swing(session, index, seat) for index, entry in enumerate(record.entries) if entry.actor == CHANCE)
    account = account_of(seat, decisions, swings, moments)
    return Analysis(len(record.entries), judge, (SeatAnalysis(seat, decisions, 0, swings, moments, account),))


def _decision(session: Session, number: int, choice: Choice) -> Decision:
    game = session.at(choice.index)
    grade, lost = LOSSES[number % len(LOSSES)]
    others = [action for action in game.options() if action != choice.made[0]]
    if not others or len(choice.made) > 1:
        grade, lost = Grade.BEST, 0.0
    best = (others[number % len(others)],) if lost > 0 else choice.made
    junior = session.record.header.game == "junior"
    reasons = (because("keeps-for", goal="lair" if junior else "city", rounds=2.4), because("nothing-better"))
    against = (because("less-chance", percent=round(100 * lost)), because("more-rounds", rounds=1.6))
    return Decision(
        choice.index,
        game.state.turn_number,
        phase_of(session.rules, game, choice.made[0], best[0]),
        choice.made,
        best,
        best,
        reasons,
        against if lost > 0 else (),
        0.4,
        lost,
        0.001,
        10 * lost,
        grade,
        Evaluation.LEARNED,
    )


def _moments(session: Session) -> list[Moment]:
    """The chances at the beginning of each turn, which move a little from one to the next."""
    rng, players = random.Random("chances"), len(session.record.header.seats)
    game, found, weights = session.at(0), [], [1.0] * players

    def note(index: int) -> None:
        total = sum(weights)
        mover = -1 if game.over else game.state.turn
        chances = tuple(weight / total for weight in weights)
        if game.over:
            chances = tuple(float(seat == session.rules.winner(game)) for seat in range(players))
        found.append(Moment(index, game.state.turn_number, mover, chances))

    note(0)
    for index, entry in enumerate(session.record.entries):
        game.apply(entry.action)
        if game.over or game.state.turn_number != found[-1].turn:
            weights = [max(0.1, weight + rng.uniform(-0.3, 0.3)) for weight in weights]
            note(index + 1)
    return found


def _swing(session: Session, index: int, seat: int) -> Swing:
    game, players = session.at(index), len(session.record.header.seats)
    mine = random.Random(f"luck/{index}").choice((-0.06, -0.01, 0.0, 0.01, 0.05))
    changes = tuple(mine if other == seat else -mine / (players - 1) for other in range(players))
    return Swing(index, game.state.turn_number, game.state.turn, session.record.entries[index].action, changes)


def part(analysis: Analysis, decisions: int) -> Analysis:
    """A review that has judged so many decisions."""
    (one,) = analysis.seats
    waiting = len(one.decisions) - decisions
    seat = SeatAnalysis(one.seat, one.decisions[:decisions], waiting, one.swings, one.moments, one.account)
    return Analysis(analysis.entries, analysis.judge, (seat,), analysis.version)


class MadeUpReviewer:
    """A `Reviewer` that knows it all at once; or in two parts, and waits in between until it may `go_on`."""

    def __init__(self, waits: bool = False, judge: str = JUDGE) -> None:
        self.name = judge
        self.waits = waits
        self.go_on = Event()
        self.problem = ""
        self.asked: list[tuple[Record, int, Analysis | None]] = []
        """What it was asked to do."""

    def judge(self, player: str) -> str:
        return self.name

    def run(self, record: Record, seat: int, known: Analysis | None, tell: Tell, stop: Event) -> Analysis | None:
        self.asked.append((record, seat, known))
        whole = made_up(record, seat, self.name)
        count = len(whole.seats[0].decisions)
        if self.waits:
            tell(count // 2, count, part(whole, count // 2))
            while not self.go_on.wait(0.01):
                if stop.is_set():
                    return None
        if self.problem:
            raise ReviewFailed(self.problem)
        return whole
