"""The session: playing, dealing, undoing, looking back, forking, and proving the dice."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from catanqt.kernel.agent import Budget
from catanqt.kernel.chance import commitment
from catanqt.kernel.codec import DecodeError
from catanqt.kernel.game import CHANCE, Action, IllegalAction
from catanqt.kernel.record import Entry, Record, ReplayError, Seat
from catanqt.rules.base.cards import PlayMonopoly
from catanqt.rules.base.setup import FoundSettlement
from catanqt.rules.base.trade import Offer
from catanqt.rules.base.turn import Dice, EndTurn, Roll
from catanqt.rules.catalog import new_header
from catanqt.session import CannotUndo, Session, record_from_data, session_to_data, verify
from catanqt_ai.registry import make_agent


def new_session(players: int = 3, dice: str = "secret") -> Session:
    return Session(new_header("classic", [Seat(str(i)) for i in range(players)], board_seed="TEST", dice_seed=dice))


def play_on(session: Session, entries: int, level: str = "novice") -> Session:
    """Let agents play so many entries, or to the end."""
    agent = make_agent(level, "agent")
    rng = random.Random("imagine")
    for _ in range(entries):
        if session.game.over:
            break
        if session.game.task.actor == CHANCE:
            session.deal()
        else:
            session.play(session.ask(agent, Budget(), rng))
    return session


def position(session: Session) -> Any:
    return session.rules.to_position(session.game)


def test_a_played_entry_is_recorded_with_its_actor_and_events() -> None:
    session = new_session()
    played = session.play(FoundSettlement(10))
    assert (played.index, played.entry) == (0, Entry(0, FoundSettlement(10)))
    assert [type(event).__name__ for event in played.events] == ["SettlementBuilt"]
    assert session.record.entries == [Entry(0, FoundSettlement(10))]


def test_an_illegal_action_changes_nothing() -> None:
    session = new_session()
    before = position(session)
    with pytest.raises(IllegalAction) as caught:
        session.play(EndTurn())
    assert caught.value.reason == "not-now"
    assert position(session) == before
    assert session.record.entries == []


class Number:
    """As those of numpy: it is equal to a plain one and can be used in its place."""

    def __index__(self) -> int:
        return 1

    def __eq__(self, other: object) -> bool:
        return other == 1

    def __hash__(self) -> int:
        return hash(1)


@pytest.mark.parametrize("corner", [True, 1.0, Number()])
def test_what_only_equals_a_legal_action_is_refused_for_no_file_takes_it(corner: Any) -> None:
    session = new_session()
    with pytest.raises(IllegalAction, match="malformed"):
        session.play(FoundSettlement(corner))
    assert session.record.entries == []


def test_lists_for_tuples_are_recorded_as_tuples() -> None:
    offer = Offer((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1, 2))
    assert new_session().writable(replace(offer, give=list(offer.give))) == offer  # type: ignore[arg-type]


def test_an_action_that_breaks_in_the_middle_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play_on(new_session(), 20)
    before = position(session)

    def broken(action: Action, game: Any) -> None:
        game.state.bank[0] -= 5
        raise RuntimeError("a bug")

    option = session.game.options()[0]
    monkeypatch.setattr(type(option), "do", broken)
    with pytest.raises(RuntimeError):
        session.play(option)
    assert position(session) == before
    assert len(session.record.entries) == 20


def test_a_record_survives_json_and_loads_to_the_same_position() -> None:
    session = play_on(new_session(), 150)
    data = json.loads(json.dumps(session_to_data(session)))
    again = Session.load(record_from_data(data))
    assert again.record == session.record
    assert position(again) == position(session)


def test_a_loaded_game_goes_on_with_the_same_dice() -> None:
    session = play_on(new_session(), 60)
    again = Session.load(Record(session.record.header, list(session.record.entries)))
    play_on(session, 100)
    play_on(again, 100)
    assert again.record.entries == session.record.entries


def test_a_record_with_an_illegal_entry_is_restored_up_to_it() -> None:
    session = play_on(new_session(), 60)
    entries = [*session.record.entries[:40], Entry(0, FoundSettlement(0)), *session.record.entries[40:]]
    record = Record(session.record.header, entries)
    restored, error = Session.restore(record)
    assert error is not None
    assert error.index == 40
    assert restored.record.entries == entries[:40]
    with pytest.raises(ReplayError):
        Session.load(record)


def test_undo_takes_back_own_decisions_one_by_one() -> None:
    session = new_session()
    start = position(session)
    session.play(FoundSettlement(10))
    middle = position(session)
    session.play(session.game.options()[0])
    session.undo(0)
    assert position(session) == middle
    session.undo(0)
    assert position(session) == start
    assert not session.can_undo(0)


def test_undo_stops_at_chance_and_at_others() -> None:
    session = play_on(new_session(), 12)
    assert isinstance(session.record.entries[-1].action, Action)
    last = session.record.entries[-1].actor
    with pytest.raises(CannotUndo):
        session.undo((last + 1) % 3)
    session.play(Roll())
    assert session.can_undo(0)
    session.deal()
    assert not session.can_undo(0)
    assert not session.can_undo(CHANCE)
    with pytest.raises(CannotUndo):
        session.undo(0)


def test_undo_never_rolls_again() -> None:
    session = play_on(new_session(), 12)
    session.play(Roll())
    promised = session.dealt()
    session.undo(0)
    session.play(Roll())
    assert session.dealt() == promised


def test_redo_brings_back_what_was_undone_until_something_else_is_played() -> None:
    session = new_session()
    session.play(FoundSettlement(10))
    done = position(session)
    session.undo(0)
    assert session.can_redo
    assert session.redo().entry == Entry(0, FoundSettlement(10))
    assert position(session) == done
    session.undo(0)
    session.play(FoundSettlement(20))
    assert not session.can_redo


REVEALING = ("PlayMonopoly", "Accept", "Decline", "Counter")
GOLDEN = sorted((Path(__file__).parent / "playthroughs" / "games").glob("*/*.json"))


def told_apart(path: Path) -> Any:
    """The record of a playthrough, without what its replay must show."""
    return {key: part for key, part in json.loads(path.read_text("utf-8")).items() if key != "told"}


def test_HI1_what_showed_something_hidden_cannot_be_taken_back() -> None:
    """In whole games with every kind of action: own decisions can, but for monopolies, answers and the last."""
    seen: Counter[str] = Counter()
    for path in GOLDEN:
        record = record_from_data(told_apart(path))
        session = Session(record.header)
        for entry in record.entries:
            session.play(entry.action)
            kind = type(entry.action).__name__
            seen[kind] += 1
            allowed = entry.actor != CHANCE and not session.game.over and kind not in REVEALING
            assert session.can_undo(entry.actor) == allowed, f"{kind} in {path.name}"
    assert all(seen[kind] for kind in REVEALING)


def test_HI1_five_monopolies_tried_and_undone_tell_nothing() -> None:
    session, count = next(
        (Session.load(Record(record.header, record.entries[:count])), count)
        for record in map(record_from_data, map(told_apart, GOLDEN))
        for count, entry in enumerate(record.entries)
        if isinstance(entry.action, PlayMonopoly)
    )
    seat = session.game.task.actor
    assert seat is not None
    session.play(PlayMonopoly(0))
    for _ in range(5):
        with pytest.raises(CannotUndo):
            session.undo(seat)
    assert session.record.entries[count:] == [Entry(seat, PlayMonopoly(0))]


def test_undo_works_across_snapshots() -> None:
    session = play_on(new_session(), 15)
    while not (len(session.record.entries) >= 32 and session.can_undo(session.record.entries[-1].actor)):
        play_on(session, 1)
    count = len(session.record.entries)
    position_before = session.rules.to_position(session.at(count - 1))
    session.undo(session.record.entries[-1].actor)
    assert position(session) == position_before
    play_on(session, 40)
    assert session.rules.to_position(session.at(len(session.record.entries))) == position(session)


def test_every_moment_can_be_looked_at() -> None:
    session = new_session()
    positions = [position(session)]
    for _ in range(70):
        play_on(session, 1)
        positions.append(position(session))
    for count, expected in enumerate(positions):
        assert session.rules.to_position(session.at(count)) == expected
    with pytest.raises(IndexError):
        session.at(71)
    with pytest.raises(IndexError):
        session.at(-1)


def test_looking_back_does_not_touch_the_game() -> None:
    session = play_on(new_session(), 40)
    before = position(session)
    past = session.at(30)
    for _ in range(10):
        past.apply(past.options()[0])
    assert position(session) == before


def test_a_fork_keeps_the_past_and_has_dice_of_its_own() -> None:
    session = play_on(new_session(), 200)
    fork = session.fork(60)
    assert fork.record.entries == session.record.entries[:60]
    assert fork.rules.to_position(fork.game) == session.rules.to_position(session.at(60))
    assert len(fork.record.header.dice) == 2
    assert verify(play_on(fork, 200).record) is None
    rolls = [
        [entry.action for entry in one.record.entries if isinstance(entry.action, Dice)] for one in (session, fork)
    ]
    assert rolls[0] != rolls[1]


def test_a_fork_before_the_first_roll_needs_no_old_seed() -> None:
    session = play_on(new_session(), 30)
    fork = session.fork(0)
    assert [dice.first for dice in fork.record.header.dice] == [0]
    assert fork.record.header.dice[0].seed != "secret"


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert new_session(dice="secret").commitments == (commitment("secret"),)
    assert commitment("secret") == "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"


def test_an_honest_game_verifies_to_its_end() -> None:
    session = play_on(new_session(), 10_000)
    assert session.game.over
    assert verify(session.record) is None


def test_verify_names_the_first_outcome_that_was_tampered_with() -> None:
    session = play_on(new_session(), 120)
    rolls = [i for i, entry in enumerate(session.record.entries) if isinstance(entry.action, Dice)]
    entries = list(session.record.entries)
    honest = entries[rolls[3]].action
    assert isinstance(honest, Dice)
    swapped = Dice(honest.second % 6 + 1, honest.first)
    entries[rolls[3]] = Entry(CHANCE, swapped)
    unfair = verify(Record(session.record.header, entries))
    assert unfair is not None
    assert (unfair.index, unfair.found, unfair.expected) == (rolls[3], swapped, honest)


def test_verify_notices_another_seed() -> None:
    session = play_on(new_session(), 120)
    header = session.record.header
    other = replace(header, dice=(replace(header.dice[0], seed="other"),))
    assert verify(Record(other, session.record.entries)) is not None


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"format": 99}, "record.format"),
        ({"header": []}, "header"),
        ({"entries": {}}, "entries"),
        ({"entries": [{"kind": "Roll"}]}, "entries[0].actor"),
        ({"entries": [{"actor": 0, "kind": "Fly"}]}, "entries[0].kind"),
        ({"entries": [{"actor": 0, "kind": "BuildRoad", "edge": "7"}]}, "entries[0].edge"),
    ],
)
def test_bad_record_data_is_named(change: dict[str, Any], place: str) -> None:
    data = session_to_data(new_session())
    with pytest.raises(DecodeError) as caught:
        record_from_data({**data, **change})
    assert caught.value.place == place
