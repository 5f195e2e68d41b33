"""The program as a player starts it, on the folder in CATANQT_DATA_DIR, from the command line to the first page.

Given the number of a saved game, it opens that game and ends the person's turn; memory is read when the agents have
played and the person is asked again.
"""

import sys
import time

from catanqt import cli, pyside_import_patch, pyside_override_patch

assert cli.main, "what a player's process has imported as well"
pyside_import_patch.prepare()
pyside_override_patch.prepare()

from _watch import Watch, go_on, tell  # noqa: E402 - the quick start comes before everything of Qt

from catanqt import app  # noqa: E402

PATIENCE = 120
"""Seconds for a round of the agents."""


def play_a_round(game: int) -> None:
    """Go on with a saved game; one turn of everybody."""
    from catanqt.rules.base.turn import EndTurn

    program.window.resume_game(game)
    go_on(1)
    controller = program.window.controller
    assert controller is not None
    assert controller.submit(EndTurn()), "the saved game is not at the end of a turn"
    end = time.time() + PATIENCE
    while True:  # what is obvious is answered for the person: so a question is one that stands for a moment
        go_on(until=lambda: controller.perspective.actor == 0 or time.time() > end)
        go_on(1)
        if controller.perspective.actor == 0:
            return
        assert time.time() < end, "the agents do not end their turns"


program = app.Program()
program.window.resize(1600, 1000)
assert program.window.page is not None
watch = Watch(program.window.page)
program.window.show()
go_on(until=lambda: watch.painted)
go_on(0.2)
if len(sys.argv) > 1:
    go_on(1.5)  # so that all that the first page fetches for later is there
    play_a_round(int(sys.argv[1]))
    go_on(3)
tell(watch)
