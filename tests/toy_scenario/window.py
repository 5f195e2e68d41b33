"""A game in the real window with a scenario whose folder was dropped in; run by `tests/ui/window/test_toy_scenario.py`.

The folder is all that is added to the program. Arguments: the folder, one for saved games, a picture to write, and the
players, separated by commas. Prints what was seen as JSON.
"""

from __future__ import annotations

import json
import sys
import traceback
from pathlib import Path
from typing import Any

SECONDS = 240


def main(folder: str, data: str, picture: str, players: str) -> dict[str, Any]:
    import catanqt.scenarios

    catanqt.scenarios.__path__.append(folder)

    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QPushButton

    from catanqt.app import build
    from catanqt.kernel.record import Seat
    from catanqt.rules.catalog import new_header
    from catanqt.save_service import SaveService
    from catanqt.storage.recovery import open_store
    from catanqt.ui.pages.game.page import GamePage
    from catanqt.ui.pages.new_game.page import NewGamePage
    from catanqt.ui.qt.agent_worker import AgentWorker
    from catanqt.ui.qt.preferences import Preferences
    from catanqt.ui.theme.theme import load_fonts
    from catanqt_ai.registry import make_agent

    application = QApplication([])
    faults: list[str] = []
    sys.excepthook = lambda kind, error, trace: faults.append("".join(traceback.format_exception(error)))
    load_fonts()
    preferences = Preferences()
    preferences["reduce_motion"] = True
    preferences["motion"] = "instant"
    preferences["ai_pace"] = 0
    agent_worker = AgentWorker(make_agent)
    window = build(SaveService(store=open_store(Path(data)).store), preferences, agent_worker)
    window.resize(1280, 800)
    window.show()

    window.show_new_game()
    QTest.qWait(400)
    page = window.page
    assert isinstance(page, NewGamePage)
    card = page.cards.cards["treasure"]
    card.click()
    seen: dict[str, Any] = {
        "cards": list(page.cards.cards),
        "title": card.accessibleName(),
        "picture": card._picture.width(),
        "chosen": list(page.choice.scenarios),
    }

    seats = [Seat(name.title(), name) for name in players.split(",")]
    # Eight points: a short game, to which the learned evaluation still applies.
    options = {"goal": 8}
    header = new_header("classic", seats, scenarios=("treasure",), board_seed="TOY", dice_seed="toy", options=options)
    window.begin_game(header, "Toy")
    for _ in range(SECONDS * 20):
        if window.controller is None or window.controller.session.game.over or faults:
            break
        QTest.qWait(50)
    assert window.controller is not None
    session = window.controller.session
    seen["winner"] = session.rules.winner(session.game)
    page = window.page
    assert isinstance(page, GamePage)
    window.grab().save(picture)
    seen["lines"] = [row.line.spoken for group in page.side.log.model().groups for row in group.rows]
    seen["buttons"] = [button.text() for button in page.findChildren(QPushButton)]
    window.show_rules()
    QTest.qWait(200)
    seen["faults"] = faults
    window.close()
    agent_worker.stop()
    application.quit()
    return seen


if __name__ == "__main__":
    try:
        print(json.dumps(main(*sys.argv[1:])), flush=True)
    except Exception as error:  # noqa: BLE001 - the window has taken over the hook that would print it
        sys.exit("".join(traceback.format_exception(error)))
