from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QTextDocument
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from catanqt.ui.kit.view_data import Stock
from catanqt.ui.theme.theme import Theme, make_theme
from catanqt.ui.widgets import prompt as prompts
from catanqt.ui.widgets.bank import BankRates
from catanqt.ui.widgets.coin import OwnerMark
from catanqt.ui.widgets.dice import DicePair
from catanqt.ui.widgets.factories import button, column, label, row, section, tool_button, vline
from catanqt.ui.widgets.frame import RoundedFrame
from catanqt.ui.widgets.prompt import PromptBar

LIGHT = make_theme()


def bar_of(qtbot: QtBot, theme: Theme = LIGHT, width: int = 900) -> PromptBar:
    bar = PromptBar(theme, ("hint", "undo", "pause"))
    qtbot.addWidget(bar)
    bar.resize(width, 54)
    bar.show()
    QApplication.processEvents()
    return bar


def plain(bar: PromptBar) -> str:
    """The prompt without its styles."""
    document = QTextDocument()
    document.setHtml(bar.words.text())
    return " ".join(document.toPlainText().split())


def test_a_prompt_says_what_is_expected(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    bar.show_prompt("Build <something> & be glad.", "5 pips", "red")
    assert plain(bar) == "Build <something> & be glad. 5 pips"
    assert bar.accessibleName() == "Build <something> & be glad. 5 pips"
    bar.show_detail("Forest 8")
    assert plain(bar).endswith("Forest 8")


def test_long_prompts_are_wrapped_and_not_cut(qtbot: QtBot) -> None:
    bar = bar_of(qtbot, width=420)
    words = "Alle anderen Spielerinnen und Spieler müssen die Hälfte ihrer Karten zurück in die Bank legen. " * 2
    bar.show_prompt(words, "Und noch ein Hinweis dazu, der auch nicht kurz ist.", "blue")
    assert bar.words.heightForWidth(bar.words.width()) > 54
    assert bar.heightForWidth(420) >= bar.words.heightForWidth(bar.words.width())
    assert bar.minimumSizeHint().width() <= 420


def test_two_lines_need_no_more_room_than_one(qtbot: QtBot) -> None:
    bar = bar_of(qtbot, width=620)
    bar.fit(1024)
    QApplication.processEvents()
    bar.show_prompt("Your turn: drop the settlement on a lit corner.", "Pasture 4, Forest 3, Desert (5 pips)", "blue")
    assert "<br>" in bar.words.text()
    assert bar.heightForWidth(620) <= bar.minimumHeight() == 54


def test_where_room_is_scarce_undo_and_redo_lose_their_names_first(qtbot: QtBot) -> None:
    bar = PromptBar(LIGHT, ("hint", "undo", "redo", "pause"))
    qtbot.addWidget(bar)
    bar.show()
    bar.fit(1366)

    def named(width: int) -> set[str]:
        bar.resize(width, 54)
        QApplication.processEvents()
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        return {name for name in ("hint", "undo", "redo", "pause") if bar.tool(name).toolButtonStyle() == beside}

    assert named(1400) == {"hint", "undo", "redo", "pause"}
    steps = [named(width) for width in range(1000, 500, -10)]
    assert {"hint", "pause"} in steps
    assert {"hint", "undo", "pause"} in steps
    assert named(520) == set()


def test_a_refusal_is_shown_for_a_while(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompts, "REFUSAL_MS", 30)
    bar = bar_of(qtbot)
    bar.show_prompt("Your turn.", "", "blue")
    before = bar.grab().toImage()
    bar.say_refusal("Too near to another settlement.")
    assert bar.refusing
    assert plain(bar) == "Too near to another settlement."
    assert LIGHT.bad in bar.words.text()
    assert bar.grab().toImage() != before
    bar.show_detail("Forest 8")
    assert plain(bar) == "Too near to another settlement."
    qtbot.waitUntil(lambda: not bar.refusing)
    assert plain(bar) == "Your turn. Forest 8"


def test_a_new_prompt_ends_a_refusal(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    bar.say_refusal("No.")
    bar.show_prompt("Roll the dice.", "", "blue")
    assert not bar.refusing
    assert plain(bar) == "Roll the dice."


def test_tools_tell_their_names(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    bar.add_tool("step", "Step", "step")
    for name in ("undo", "hint", "pause", "step"):
        with qtbot.waitSignal(bar.pressed) as caught:
            qtbot.mouseClick(bar.tool(name), Qt.MouseButton.LeftButton)
        assert caught.args == [name]
    bar.enable_tool("undo", False)
    assert not bar.tool("undo").isEnabled()


def test_narrow_windows_show_tools_by_their_icons(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    bar.fit(1024)
    assert bar.tool("undo").toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    assert bar.tool("undo").accessibleName() == "Undo"
    bar.fit(1300)
    assert bar.tool("undo").toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_pause_becomes_go_on(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    bar.show_paused(True)
    assert bar.tool("pause").text() == "Resume"
    bar.show_paused(False)
    assert bar.tool("pause").text() == "Pause"


def test_dice_lie_still_or_hop(qtbot: QtBot) -> None:
    dice = DicePair(LIGHT)
    qtbot.addWidget(dice)
    dice.show()
    pale = dice.grab().toImage()
    assert dice.accessibleName() == "Dice not rolled yet"
    dice.roll((5, 3), 0)
    assert not dice.rolling
    still = dice.grab().toImage()
    assert still != pale
    assert dice.accessibleName() == "Dice: 5 + 3, together 8"
    dice.roll((5, 3), 0.2)
    assert dice.rolling
    qtbot.waitUntil(lambda: not dice.rolling, timeout=2000)
    assert dice.grab().toImage() == still


def test_a_hop_can_be_cut_short(qtbot: QtBot) -> None:
    dice = DicePair(LIGHT, 1)
    qtbot.addWidget(dice)
    dice.show()
    dice.roll((6,), 5.0)
    dice.finish()
    assert not dice.rolling
    assert dice.values == (6,)
    dice.set_size(30)
    assert dice.sizeHint().width() == 46


def test_the_bank_shows_stock_and_rates(qtbot: QtBot, theme: Theme) -> None:
    bank = BankRates(theme)
    qtbot.addWidget(bank)
    bank.show_rates([Stock("ore", 12, 4), Stock("wool", 3, 2, True)])
    assert bank.sizeHint().width() == 2 * theme.px(40)
    assert bank.accessibleName().splitlines()[1] == "Wool: 3 in the bank, you trade 2:1"
    bank.resize(bank.sizeHint())
    before = bank.grab().toImage()
    bank.show_rates([Stock("ore", 12, 4), Stock("wool", 3, 2)])
    assert bank.grab().toImage() != before


def test_an_owners_mark(qtbot: QtBot, theme: Theme) -> None:
    mark = OwnerMark(theme, "red", 40)
    qtbot.addWidget(mark)
    red = mark.grab().toImage()
    assert mark.accessibleName() == ("Vermilion" if theme.colour_blind else "Red")
    mark.show_icon("warning", theme.bad)
    assert mark.grab().toImage() != red
    mark.show_owner("red")
    assert mark.grab().toImage() == red
    mark.show_owner(None)
    assert mark.owner is None
    assert mark.grab().toImage() != red


def test_a_frame_has_round_corners_and_lets_the_mouse_through(qtbot: QtBot) -> None:
    body = QWidget()
    body.setStyleSheet("background: #00FF00")
    body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    frame = RoundedFrame(LIGHT, body)
    qtbot.addWidget(frame)
    frame.resize(100, 80)
    frame.show()
    QApplication.processEvents()
    image = frame.grab().toImage()
    assert image.pixelColor(0, 0) == QColor(LIGHT.window)
    assert image.pixelColor(50, 40).name() == "#00ff00"
    for point in (QPoint(50, 40), QPoint(2, 2)):
        assert frame.childAt(point) is body


def test_parts_fit_together(qtbot: QtBot, theme: Theme, styled: None) -> None:
    body = QWidget()
    made = section("Log", body, theme, tool_button("Search", theme, "search"))
    qtbot.addWidget(made)
    content = column(label("Words", "caption"), None, row(button("Trade", theme, "trade", primary=True), vline()))
    body.setLayout(content)
    made.resize(300, 200)
    made.show()
    assert made.accessibleName() == "Log"
    assert not made.grab().isNull()
    press = made.findChild(type(button("x", theme)))
    assert press is not None
    assert press.property("primary") is True
    assert press.iconSize().width() == theme.px(18)
