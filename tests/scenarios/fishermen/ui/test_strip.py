"""Decisions about fish are made in the strip under the board, with the tokens that were chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from catanqt.scenarios.fishermen.rules.actions import PassShoe, SpendFish
from catanqt.ui.decisions import StripStack
from tests.rules.base.table import hand, player
from tests.rules.scenarios.positions import RESOURCE, fish, sea, table
from tests.ui.helpers.scenario_context import desk_at


def press(qtbot: QtBot, strips: StripStack, name: str) -> None:
    """Press the answer of this name."""
    answers = [one for one in strips.question.findChildren(QAbstractButton) if one.isVisible()]
    (answer,) = [one for one in answers if name in (one.text() or one.accessibleName())]
    qtbot.mouseClick(answer, Qt.MouseButton.LeftButton)


def open_strips(context: object, qtbot: QtBot) -> StripStack:
    strips = StripStack(context)  # type: ignore[arg-type]
    qtbot.addWidget(strips)
    context.controller.synced.connect(strips.sync)  # type: ignore[attr-defined]
    strips.resize(900, 132)
    strips.sync(context.controller.perspective)  # type: ignore[attr-defined]
    return strips


def test_a_resource_is_bought_with_made_up_tokens(qtbot: QtBot) -> None:
    with desk_at(table(player(settlements=[12]), fish=sea(tokens={0: (4, 2, 0)}))) as context:
        strips = open_strips(context, qtbot)
        ways = [SpendFish(RESOURCE, kind, (4, 0, 0)) for kind in range(5)]
        assert not set(ways) & set(context.controller.perspective.options), (
            "the menu lists the payment with fewer tokens"
        )
        strips.open_actions(ways)
        assert strips.question.isVisible()
        press(qtbot, strips, "Ore")
        assert hand(context.controller.perspective.game, 0) == "o"
        assert fish(context.controller.perspective.game)["tokens"][0] == [0, 2, 0]
        assert not strips.question.isVisible()


def test_the_shoe_goes_to_whom_one_names(qtbot: QtBot) -> None:
    with desk_at(table(player(), player(settlements=[12]), player(settlements=[20]), fish=sea(shoe=0))) as context:
        strips = open_strips(context, qtbot)
        strips.open_actions([PassShoe(1), PassShoe(2), PassShoe(3)])
        press(qtbot, strips, "Cleo")
        assert fish(context.controller.perspective.game)["shoe"] == 2
