"""Coco's panel: the stack that is pressed to buy, the shares, and who has Spooky Island."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from catanqt.rules.junior.coco import CocoDraw
from catanqt.ui.games.junior.coco_panel import CocoPanel
from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.play.page_context import PageContext
from tests.rules.junior.table import hand, player, table
from tests.ui.games.junior.positions import desk_at, seen_at

LEFT = Qt.MouseButton.LeftButton


def panel_on(context: PageContext, qtbot: QtBot) -> CocoPanel:
    panel = next(one for one in context.kits[0].panels(context) if isinstance(one, CocoPanel))
    qtbot.addWidget(panel)
    panel.sync(context.controller.perspective)
    context.controller.synced.connect(panel.sync)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def test_pressing_the_stack_buys_a_tile(qtbot: QtBot) -> None:
    with desk_at(table(player("mcow"))) as context:
        panel = panel_on(context, qtbot)
        assert panel.stack.isEnabled()
        assert panel.left.text() == "16 tiles left"
        qtbot.mouseClick(panel.stack, LEFT)
        assert isinstance(context.controller.perspective.task, CocoDraw)
        assert hand(context.controller.perspective.game, 0) == "w"
        assert not panel.stack.isEnabled()
        context.controller.deal()
        assert context.controller.perspective.state.coco == [1, 0, 0]
        assert panel.left.text() == "15 tiles left"
        assert panel.leader.text() == "You lead: your lair stands on Spooky Island."


def test_the_stack_is_pressed_by_keyboard_too(qtbot: QtBot) -> None:
    with desk_at(table(player("mco"))) as context:
        panel = panel_on(context, qtbot)
        panel.stack.setFocus()
        qtbot.keyClick(panel.stack, Qt.Key.Key_Space)
        assert isinstance(context.controller.perspective.task, CocoDraw)


@pytest.mark.parametrize(
    ("tiles", "stack", "why"),
    [("mc", None, "You still need 1 gold."), ("mco", "", "Coco has no tiles left.")],
)
def test_a_closed_stack_says_why(tiles: str, stack: str | None, why: str, qtbot: QtBot) -> None:
    mine = player(tiles, lairs=[3], coco=16 if stack == "" else 0)
    with desk_at(table(mine, stack=stack)) as context:
        panel = panel_on(context, qtbot)
        assert not panel.stack.isEnabled()
        assert panel.stack.toolTip() == why
        assert panel.stack.accessibleDescription() == why


def test_spooky_island_is_told_to_everybody(qtbot: QtBot) -> None:
    game = table(player(coco=1), player(coco=2))
    with desk_at(game) as context:
        panel = panel_on(context, qtbot)
        assert panel.leader.text() == "Bob leads: a lair on Spooky Island."
        assert panel.shares.accessibleName() == "Ann: 1 Coco tile, Bob: 2 Coco tiles and Cleo: 0 Coco tiles"
        panel.sync(seen_at(game, NOBODY))
        assert panel.stack.toolTip() == "Wait for your turn, captain."
    with desk_at(table(player(coco=1), player(coco=1))) as context:
        assert panel_on(context, qtbot).leader.text() == "Most tiles: a lair on Spooky Island!"
