"""Played by `tests/ui/window/test_toy_scenario.py` in a process of its own: a game with a scenario that was dropped in.

The folder on the command line is all that is added to the program. Prints what was seen as JSON.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import catanqt.scenarios

catanqt.scenarios.__path__.append(sys.argv[1])

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from catanqt.app import build
from catanqt.backroom import Backroom
from catanqt.kernel.record import Seat
from catanqt.rules.catalog import new_header
from catanqt.storage.opening import open_store
from catanqt.ui.pages.game import GamePage
from catanqt.ui.pages.new_game import NewGamePage
from catanqt.ui.preferences import Preferences
from catanqt.ui.theme import load_fonts
from catanqt.ui.thinker import Thinker
from catanqt_ai.registry import make_agent

SECONDS = 120


def main() -> None:
    faults: list[str] = []
    application = QApplication([])
    sys.excepthook = lambda kind, error, trace: faults.append("".join(traceback.format_exception(error)))
    load_fonts()
    preferences = Preferences()
    preferences["reduce_motion"] = True
    preferences["motion"] = "instant"
    preferences["ai_pace"] = 0
    thinker = Thinker(make_agent)
    window = build(Backroom(store=open_store(Path(sys.argv[2])).store), preferences, thinker)
    window.resize(1280, 800)
    window.show()
    seen = {"cards": [], "title": "", "picture": 0, "lines": [], "winner": None, "buttons": [], "help": ""}

    window.show_new_game()
    QTest.qWait(400)
    page = window.page
    assert isinstance(page, NewGamePage)
    card = page.cards.cards["treasure"]
    seen["cards"] = list(page.cards.cards)
    seen["title"] = card.accessibleName()
    seen["picture"] = card._picture.width()
    card.click()
    QTest.qWait(100)
    seen["chosen"] = list(page.choice.scenarios)
    window.grab().save(sys.argv[3])

    levels = sys.argv[4].split(",")
    seats = [Seat(f"{name} {number}", name) for number, name in enumerate(levels)]
    header = new_header("classic", seats, scenarios=("treasure",), board_seed="TOY", dice_seed="toy")
    window.begin_game(header, "Toy")
    for _ in range(SECONDS * 20):
        if window.table is None or window.table.session.game.over or faults:
            break
        QTest.qWait(50)
    page = window.page
    if isinstance(page, GamePage):
        seen["lines"] = [told.line.spoken for told in page.side._log_model.told]
        seen["buttons"] = [button.text() for button in page.findChildren(QPushButton)]
        window.grab().save(sys.argv[3] + ".game.png")
    if window.table is not None:
        session = window.table.session
        seen["winner"] = session.rules.winner(session.game)
    window.show_rules()
    QTest.qWait(200)
    seen["faults"] = faults
    print(json.dumps(seen), flush=True)
    window.close()
    application.quit()


if __name__ == "__main__":
    try:
        main()
    except BaseException:
        traceback.print_exc()
        sys.exit(1)
