"""`catanqt review`: what the decisions of one seat were worth, as a table on the terminal and as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from catanqt.analysis.analyse import analyse
from catanqt.analysis.json_format import to_data
from catanqt.analysis.model import Analysis, Decision, Grade, SeatAnalysis
from catanqt.analysis.summary import accuracy, by_phase, grades, mean_share, worst_decisions
from catanqt.cli.errors import BadInput, number, say
from catanqt.cli.files import HUMAN, read_record, write_text
from catanqt.cli.move_words import MoveWords
from catanqt.cli.progress import ProgressBar
from catanqt.cli.reason_words import reason_words
from catanqt.kernel.agent import Budget, Judge
from catanqt.kernel.codec import DecodeError
from catanqt.kernel.record import MOST_SEATS, Record, ReplayError
from catanqt.session import Session
from catanqt_ai.registry import judge_for, make_agent

WORST = 5
FEWEST, MOST = 1, 100
INDENT = "    "
ROW = "{:<18}{:>10}{:>10}{:>10}{:>12}"
SEED = "review"


def add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a .catan file, or a record as simulate --records writes")
    parser.add_argument("--seat", type=number(1, MOST_SEATS), required=True, metavar="N", help="whose decisions")
    parser.add_argument("--worst", type=number(FEWEST, MOST), default=WORST, metavar="N", help="how many are told")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything that was found here")
    parser.set_defaults(command=run_review)


def run_review(options: argparse.Namespace) -> int:
    record = read_record(options.file)
    seat = options.seat - 1
    if options.json is not None and not options.json.parent.is_dir():
        raise BadInput(f"cannot write {options.json}: there is no such folder")
    session = _session(record, options.file, seat)
    analysis = _analysis(record, seat)
    found = analysis.of(seat)
    assert found is not None
    if options.json is not None:
        write_text(options.json, json.dumps(to_data(analysis, session.rules.codec), indent=1) + "\n")
    say(f"{record.header.seats[seat].name}: {len(found.decisions)} decisions, judged by {analysis.judge}")
    for line in _table(found, session.game.over):
        say("", lead=line)
    for decision in worst_decisions(found, options.worst):
        _tell(decision, session)
    return 0


def _session(record: Record, file: Path, seat: int) -> Session:
    """The game, if it can be reviewed."""
    seats = record.header.seats
    if seat >= len(seats):
        raise BadInput(f"{file} has {len(seats)} seats, not {seat + 1}")
    try:
        session = Session.load(record)
    except (ReplayError, DecodeError) as error:
        raise BadInput(f"{file}: {error}") from error
    if not session.game.over and seats[seat].player != HUMAN and any(one.player == HUMAN for one in seats):
        raise BadInput("this game is still being played: only the decisions of people can be reviewed")
    return session


def _analysis(record: Record, seat: int) -> Analysis:
    name = judge_for(record.header.seats[seat].player)
    judge = make_agent(name, SEED)
    assert isinstance(judge, Judge)
    bar = ProgressBar("decisions")
    try:
        return analyse(record, [seat], judge, Budget(), lambda done, total, _: bar.show(done, total), name=name)
    finally:
        bar.end()


def _table(found: SeatAnalysis, over: bool) -> Iterator[str]:
    account = found.account
    yield ", ".join(f"{grade} {count}" for grade, count in grades(found.decisions).items())
    yield ""
    yield f"{'chance at the start':<24}{_points(account.start):>9}"
    yield f"{'own decisions':<24}{_signed(account.decisions):>9}"
    yield f"{'luck':<24}{_signed(account.luck):>9}"
    yield f"{'the others':<24}{_signed(account.others):>9}"
    yield f"{'result' if over else 'chance now':<24}{_points(account.result):>9}"
    yield ""
    yield ROW.format("part of the game", "decisions", "accuracy", "mistakes", "given away")
    for part in by_phase(found.decisions):
        name = part.phase.value.replace("-", " ")
        yield ROW.format(name, part.decisions, part.accuracy, part.mistakes, _points(part.given_away))
    mistakes = sum(one.grade in (Grade.MISTAKE, Grade.BLUNDER) for one in found.decisions)
    total = accuracy(mean_share(found.decisions))
    yield ROW.format("all", len(found.decisions), total, mistakes, _points(account.given_away))


def _tell(decision: Decision, session: Session) -> None:
    """A mistake in words."""
    names = [seat.name for seat in session.record.header.seats]
    words = MoveWords(session.at(decision.index), names)
    when = f"turn {decision.turn}" if decision.turn else "set-up"
    lost = f"{_points(decision.lost)} of {_points(decision.chance)}"
    say("")
    say(f"{when}, entry {decision.index}: {decision.grade}, gives away {lost} (error {_points(decision.error)})")
    say(f"made: {words.decision(decision.made)}", lead=INDENT)
    for reason in decision.against:
        say(reason_words(reason, names), lead=2 * INDENT)
    say(f"better: {words.decision(decision.best)}", lead=INDENT)
    for reason in decision.reasons:
        say(reason_words(reason, names), lead=2 * INDENT)
    if len(decision.plan) > 1 and len(decision.best) == 1:
        say(f"the whole line: {words.line(decision.plan)}", lead=2 * INDENT)


def _points(chance: float) -> str:
    return f"{abs(round(100 * chance, 1)):.1f} %"


def _signed(chance: float) -> str:
    return f"{100 * chance:+.1f} %"
