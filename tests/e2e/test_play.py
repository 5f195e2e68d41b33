"""End to end: the program as a process on an empty folder, played with mouse and keys, killed, and resumed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from catanqt.rules.base.turn import BeforeRoll
from catanqt.session import Session, session_to_data
from catanqt.ui.decisions.answer_strip import AnswerStrip
from catanqt.ui.decisions.pick import PickStrip
from catanqt.ui.decisions.question import QuestionStrip
from catanqt.ui.pages.new_game.page import NewGamePage
from catanqt.ui.pages.start.page import StartPage
from tests.e2e.screen import Program, Screen, screen, wait_until
from tests.e2e.twin import Twin

TRIES, PATIENCE = 12, 6.0


@pytest.fixture
def display() -> Iterator[Screen]:
    with screen() as made:
        yield made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "data"
    made.mkdir()
    return made


@pytest.fixture
def twin(qtbot: QtBot, folder: Path) -> Iterator[Twin]:
    made = Twin(qtbot, folder)
    yield made
    made.close()


def my_seat(session: Session) -> int:
    return [seat.player for seat in session.record.header.seats].index("human")


def wait_for_me(twin: Twin) -> Session:
    """Until the person at the screen must act."""
    found: list[Session] = []

    def mine() -> bool:
        session = twin.session()
        found[:] = [session]
        return not session.game.over and session.game.task.actor == my_seat(session)

    wait_until(mine, 90)
    return found[0]


def until_played(twin: Twin, act: Callable[[], None]) -> None:
    """Act until the saved game has grown: it is ahead of the screen, which may still show how the move before came."""
    entries = len(twin.session().record.entries)

    def grown() -> bool:
        return len(twin.session().record.entries) > entries

    for _ in range(TRIES):
        act()
        with suppress(AssertionError):
            wait_until(grown, PATIENCE)
            return
    raise AssertionError("nothing was played")


def begin(twin: Twin, display: Screen) -> None:
    """Two clicks from the start page to a game."""
    start = twin.window.page
    assert isinstance(start, StartPage)
    display.click(*twin.point(start.card.action))
    twin.window.show_new_game()
    twin.settle()
    new = twin.window.page
    assert isinstance(new, NewGamePage)
    # The page takes its moment to come: a click before it is there goes nowhere, so it is made again.
    wait_until(lambda: (display.click(*twin.point(new.go)), _has_game(twin))[1])


def _has_game(twin: Twin) -> bool:
    try:
        twin.session()
    except IndexError:
        return False
    return True


def found_by_drag(twin: Twin, display: Screen) -> None:
    for piece in ("settlement", "road"):
        session = wait_for_me(twin)
        entries = len(session.record.entries)
        page = twin.page()
        spot = sorted(page.placement.spots)[len(page.placement.spots) // 2]
        start, end = twin.point(page.hand.tray.tile(piece)), twin.spot(page, spot)
        until_played(twin, lambda start=start, end=end: display.drag(start, end))
        assert twin.session().record.entries[entries].actor == my_seat(session)


def play_a_turn(twin: Twin, display: Screen) -> None:
    """Roll by key, do what a seven asks for, answer others, and end the turn."""
    first = now = wait_for_me(twin)
    while now.game.state.turn_number == first.game.state.turn_number or now.game.state.turn != my_seat(now):
        until_played(twin, lambda: answer(twin, display))
        now = wait_for_me(twin)


def answer(twin: Twin, display: Screen) -> None:
    """Put down what must be put down, answer what is asked, else end the turn."""
    page = twin.page()
    if isinstance(page.controller.perspective.task, BeforeRoll):
        display.key("r")
        return
    if page.placement.forced:
        display.click(*twin.spot(page, sorted(page.placement.spots)[0]))
        return
    buttons = {made.text(): made for _, made in page.hand._buttons}
    if "End turn" in buttons:
        display.click(*twin.point(buttons["End turn"]))
        return
    strip = page.strips.current
    if isinstance(strip, AnswerStrip):
        display.click(*twin.point(strip.decline))
    elif isinstance(strip, QuestionStrip):
        display.click(*twin.point(strip.buttons[0]))
    elif isinstance(strip, PickStrip):
        # What is obvious, such as an offer that cannot be paid, is answered without a strip.
        for stepper in strip.steppers:
            x, y = twin.point(stepper)
            for _ in range(stepper.held):
                display.click(x + stepper.width() // 4, y + stepper.height() // 4)
        display.click(*twin.point(strip.confirm))


def test_a_game_is_begun_played_killed_and_resumed(twin: Twin, display: Screen, folder: Path) -> None:
    program = Program(display, folder)
    begin(twin, display)
    found_by_drag(twin, display)
    found_by_drag(twin, display)
    for _ in range(2):
        play_a_turn(twin, display)
    wait_for_me(twin)
    before = session_to_data(twin.session())
    program.kill()
    assert "Traceback" not in program.output

    again = Program(display, folder)
    twin.window.show_start()
    assert session_to_data(twin.session()) == before
    display.key("Return")
    wait_until(lambda: len(twin.session().record.entries) >= len(before["entries"]))
    session = twin.session()
    if isinstance(session.game.task, BeforeRoll):
        display.key("r")
        wait_until(lambda: len(twin.session().record.entries) > len(before["entries"]))
    after = session_to_data(twin.session())
    assert after["header"] == before["header"]
    assert after["entries"][: len(before["entries"])] == before["entries"]
    assert again.close() == 0
    assert "Traceback" not in again.output
