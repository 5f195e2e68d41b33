"""The market and the stock: rows that can be chosen exactly when the engine lists a swap for them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.qtbot import QtBot

from catanqt.rules.junior.board import RESOURCES
from catanqt.rules.junior.market import StockTrade, SwapMarket
from catanqt.rules.junior.turn import BeforeRoll
from catanqt.ui.games.junior.market import MarketModel, StallsModel, StockModel, laid_out
from catanqt.ui.games.junior.market_panel import MarketPanel
from catanqt.ui.games.junior.stalls import StallsView
from catanqt.ui.kit.perspective import NOBODY
from catanqt.ui.play.page_context import PageContext
from tests.rules.junior.table import C, G, M, O, W, hand, player, table
from tests.ui.games.junior.positions import desk_at, seen_at, walk

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
LEFT = Qt.MouseButton.LeftButton


def enabled(model: StallsModel) -> list[bool]:
    rows = range(model.rowCount())
    return [bool(model.flags(model.index(row)) & Qt.ItemFlag.ItemIsEnabled) for row in rows]


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_rows_are_open_exactly_when_the_engine_lists_a_swap(players: int, advanced: bool, qtbot: QtBot) -> None:
    market, stock = MarketModel(), StockModel()
    testers = [QAbstractItemModelTester(model, FATAL) for model in (market, stock)]
    opened = 0
    for game, _, _ in walk(players, advanced_trade=advanced):
        for viewer in (0, NOBODY):
            perspective = seen_at(game, viewer)
            market.sync(perspective)
            stock.sync(perspective)
            mine = viewer == 0 and not game.over and game.task.actor == 0
            menu = game.options() if mine else ()
            swaps = [action for action in menu if isinstance(action, SwapMarket)]
            trades = [action for action in menu if isinstance(action, StockTrade)]
            assert sorted(stall.kind for stall in market.rows) == [
                kind for kind, count in enumerate(game.state.market) for _ in range(count)
            ]
            assert [stall.count for stall in stock.rows] == game.state.stock
            assert enabled(market) == [any(swap.take == stall.kind for swap in swaps) for stall in market.rows]
            assert enabled(stock) == [any(trade.take == kind for trade in trades) for kind in range(5)]
            for stall in (*market.rows, *stock.rows):
                assert bool(stall.why) != stall.ready
            assert {action for stall in market.rows for action in stall.actions} == set(swaps)
            assert {action for stall in stock.rows for action in stall.actions} == set(trades)
            opened += sum(enabled(market)) + sum(enabled(stock))
    assert opened
    assert len(testers) == 2


def test_a_tile_stays_on_its_booth_until_it_is_swapped() -> None:
    assert laid_out([], [1, 1, 1, 1, 1]) == [W, G, M, C, O]
    assert laid_out([W, G, M, C, O], [1, 2, 1, 0, 1]) == [W, G, M, G, O]
    assert laid_out([W, G, M, G, O], [1, 2, 1, 0, 1]) == [W, G, M, G, O]
    assert laid_out([G, G, G, G, G], [1, 1, 1, 1, 1]) == [G, W, M, C, O]
    assert laid_out([W, G, M, C, O], [0, 0, 0, 0, 0]) == []
    assert laid_out([W, G, M], [0, 2, 0, 0, 0]) == [G, G]


def test_only_the_booth_that_changed_is_told(qtbot: QtBot) -> None:
    game = table(player("ww"))
    model = MarketModel()
    model.sync(seen_at(game, NOBODY))
    changed, reset = QSignalSpy(model.dataChanged), QSignalSpy(model.modelReset)
    game.play(SwapMarket(W, C))
    model.sync(seen_at(game, NOBODY))
    assert [changed.at(i)[0].row() for i in range(changed.count())] == [3]
    assert [stall.key for stall in model.rows] == ["wood", "goat", "molasses", "wood", "gold"]
    model.sync(seen_at(game, NOBODY))
    assert changed.count() == 1
    assert reset.count() == 0


@pytest.mark.parametrize(
    ("tiles", "booth", "pile"),
    [
        ("", "You have no tile to give.", "You need two of a kind to swap with the stock."),
        ("w", "You have no other tile to give for it.", "You need two of a kind to swap with the stock."),
        ("ww", "You have no other tile to give for it.", "You have no two others of a kind to give for it."),
    ],
)
def test_a_closed_row_says_why(tiles: str, booth: str, pile: str, qtbot: QtBot) -> None:
    market, stock = MarketModel(), StockModel()
    perspective = seen_at(table(player(tiles)))
    market.sync(perspective)
    stock.sync(perspective)
    assert market.index(W).data(Qt.ItemDataRole.ToolTipRole) == booth
    assert stock.index(W).data(Qt.ItemDataRole.ToolTipRole) == pile
    assert booth in market.index(W).data(Qt.ItemDataRole.AccessibleTextRole)
    assert pile in stock.index(W).data(Qt.ItemDataRole.AccessibleTextRole)


def test_it_says_when_it_is_too_early_too_late_or_not_ones_turn(qtbot: QtBot) -> None:
    model = MarketModel()
    model.sync(seen_at(table(player("wg"), todo=[BeforeRoll(0)])))
    assert {stall.why for stall in model.rows} == {"Roll the die first."}
    game = table(player("wgg"))
    model.sync(seen_at(game, 1))
    assert {stall.why for stall in model.rows} == {"Wait for your turn, captain."}
    game.play(SwapMarket(W, O))
    model.sync(seen_at(game))
    assert {stall.why for stall in model.rows} == {"You have already been to the market. Once per turn is enough!"}


# The panel


def panel_on(context: PageContext, qtbot: QtBot) -> MarketPanel:
    panel = next(one for one in context.kits[0].panels(context) if isinstance(one, MarketPanel))
    qtbot.addWidget(panel)
    panel.sync(context.controller.perspective)
    context.controller.synced.connect(panel.sync)
    panel.resize(300, 260)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def centre(view: StallsView, row: int) -> QPoint:
    model = view.model()
    assert model is not None
    return view.visualRect(model.index(row, 0)).center()


def press(qtbot: QtBot, view: StallsView | None, row: int) -> None:
    assert view is not None
    qtbot.mouseClick(view.viewport(), LEFT, pos=centre(view, row))


def test_a_booth_with_one_possible_gift_is_swapped_at_once(qtbot: QtBot) -> None:
    with desk_at(table(player("gg"))) as context:
        panel = panel_on(context, qtbot)
        asked = QSignalSpy(panel.actions_chosen)
        press(qtbot, panel.booths, O)
        assert asked.count() == 0
        assert hand(context.controller.perspective.game, 0) == "go"
        assert enabled(panel.market) == [False] * 5
        press(qtbot, panel.booths, W)
        assert hand(context.controller.perspective.game, 0) == "go"


def test_a_booth_with_several_possible_gifts_is_asked_about(qtbot: QtBot) -> None:
    with desk_at(table(player("wgm"))) as context:
        panel = panel_on(context, qtbot)
        asked = QSignalSpy(panel.actions_chosen)
        press(qtbot, panel.booths, O)
        assert asked.at(0)[0] == [SwapMarket(give, O) for give in (W, G, M)]
        question = context.kits[0].decide(asked.at(0)[0], context.controller.perspective)
        assert question is not None
        assert question.text == "What do you give the market for 1 gold?"
        assert [choice.goods for choice in question.choices] == [("wood",), ("goat",), ("molasses",)]  # type: ignore[union-attr]


def test_the_stock_gives_one_for_two_alike(qtbot: QtBot) -> None:
    with desk_at(table(player("ggww"))) as context:
        panel = panel_on(context, qtbot)
        asked = QSignalSpy(panel.actions_chosen)
        press(qtbot, panel.piles, C)
        assert asked.at(0)[0] == [StockTrade(W, C), StockTrade(G, C)]
        press(qtbot, panel.piles, G)
        assert hand(context.controller.perspective.game, 0) == "ggg"


def test_booths_are_walked_and_chosen_by_keyboard(qtbot: QtBot) -> None:
    with desk_at(table(player("gg"))) as context:
        panel = panel_on(context, qtbot)
        view = panel.booths
        assert view is not None
        view.setFocus()
        view.setCurrentIndex(panel.market.index(W))
        for _ in range(3):
            qtbot.keyClick(view, Qt.Key.Key_Right)
        assert view.currentIndex().row() == O, "the goat's booth is closed and passed over"
        qtbot.keyClick(view, Qt.Key.Key_Return)
        assert hand(context.controller.perspective.game, 0) == "go"


def test_with_trade_between_players_there_is_only_the_stock(qtbot: QtBot) -> None:
    with desk_at(table(player("gg"), advanced=True)) as context:
        panel = panel_on(context, qtbot)
        assert panel.booths is None
        assert panel.title == "Stock"
        press(qtbot, panel.piles, O)
        assert hand(context.controller.perspective.game, 0) == "o"


@pytest.mark.parametrize("width", [256, 300, 340, 420])
def test_five_stalls_share_the_width_and_stay_readable(width: int, qtbot: QtBot) -> None:
    with desk_at(table(player("gg"))) as context:
        panel = panel_on(context, qtbot)
        panel.resize(width, 260)
        assert panel.minimumSizeHint().width() <= 256
        for view in (panel.booths, panel.piles):
            assert view is not None
            rects = [view.visualRect(view.model().index(row, 0)) for row in range(len(RESOURCES))]
            assert all(view.viewport().rect().contains(rect) for rect in rects)
            assert min(rect.width() for rect in rects) >= 40
            assert view.accessibleName()
