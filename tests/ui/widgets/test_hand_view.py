from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import SpecialCard
from catanqt.ui.play.page_context import PageContext
from catanqt.ui.theme.theme import Theme
from catanqt.ui.widgets.density import SIZES, Density, density_of
from catanqt.ui.widgets.hand import LEAST, CardRow, CardsView, HandView


def hand_of(qtbot: QtBot, context: PageContext, theme: Theme | None = None) -> HandView:
    view = HandView(theme or context.theme, context.kits)
    _show(qtbot, view, context.controller.perspective)
    return view


def cards_of(qtbot: QtBot, context: PageContext) -> CardsView:
    view = CardsView(context.theme, context.kits)
    _show(qtbot, view, context.controller.perspective)
    return view


def _show(qtbot: QtBot, view: HandView | CardsView, perspective: Perspective) -> None:
    qtbot.addWidget(view)
    view.sync(perspective)
    view.resize(view.sizeHint())
    view.show()
    QApplication.processEvents()


def centre(view: CardRow, place: int) -> QPoint:
    return view.visualRect(view.model().index(place, 0)).center()


def test_the_hand_shows_every_kind(qtbot: QtBot, context: PageContext, theme: Theme) -> None:
    view = hand_of(qtbot, context, theme)
    assert [row.count for row in view.hand.rows] == [2, 2, 2, 2, 0]
    assert view.width() == 5 * theme.px(66 + 14)
    assert view.accessibleName() == "Your hand"


def test_a_press_on_a_card_picks_its_kind(qtbot: QtBot, context: PageContext) -> None:
    view = hand_of(qtbot, context)
    with qtbot.waitSignal(view.picked) as caught:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre(view, 2))
    assert caught.args == ["wool"]


def test_keys_pick_too(qtbot: QtBot, context: PageContext) -> None:
    view = hand_of(qtbot, context)
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    qtbot.keyClick(view, Qt.Key.Key_Right)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        with qtbot.waitSignal(view.picked) as caught:
            qtbot.keyClick(view, key)
        assert caught.args == ["brick"]


def test_focus_and_count_show(qtbot: QtBot, context: PageContext) -> None:
    view = hand_of(qtbot, context)
    before = view.grab().toImage()
    view.setFocus()
    view.setCurrentIndex(view.model().index(1, 0))
    assert view.grab().toImage() != before


def test_cards_that_can_be_played_are_picked_and_others_are_not(qtbot: QtBot, context: PageContext) -> None:
    view = cards_of(qtbot, context)
    names = [row.icon for row in view.cards.rows]
    playable = [bool(row.actions) for row in view.cards.rows]
    assert sorted(playable) == [False, True]
    with qtbot.waitSignal(view.picked) as caught:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre(view, playable.index(True)))
    assert isinstance(caught.args[0], SpecialCard)
    assert caught.args[0].icon == "knight"
    with qtbot.assertNotEmitted(view.picked):
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre(view, playable.index(False)))
    assert names[playable.index(False)] != "knight"


def test_the_same_moment_twice_changes_nothing(qtbot: QtBot, context: PageContext) -> None:
    view = hand_of(qtbot, context)
    changes: list[object] = []
    for signal in (view.hand.dataChanged, view.hand.rowsInserted, view.hand.rowsRemoved, view.hand.modelReset):
        signal.connect(lambda *args: changes.append(args))
    view.sync(context.controller.perspective)
    assert changes == []


def test_cards_get_narrower_when_there_is_little_room(qtbot: QtBot, context: PageContext) -> None:
    view = hand_of(qtbot, context)
    view.resize(5 * (50 + 14), view.height())
    QApplication.processEvents()
    assert view.sizeHintForColumn(0) == 50 + 14
    view.resize(40, view.height())
    QApplication.processEvents()
    assert view.sizeHintForColumn(0) == LEAST + 14
    assert not view.grab().isNull()


def test_cards_follow_the_size_of_the_window(qtbot: QtBot, context: PageContext) -> None:
    view = hand_of(qtbot, context)
    view.fit(Density.TINY)
    assert view.maximumWidth() == 5 * (58 + 14)
    view.fit(Density.LARGE)
    assert view.maximumWidth() == 5 * (92 + 14)


def test_every_pixel_counts_in_the_tightest_strip(qtbot: QtBot, context: PageContext) -> None:
    """Numbers reach to the next card, but that of the last card is not cut."""
    view = hand_of(qtbot, context)
    view.fit(Density.NANO)
    view.set_width(40)
    assert view.maximumWidth() == 5 * (40 + 8) + 6
    assert view.widest(view.maximumWidth()) == 40


def test_windows_have_their_density(context: PageContext) -> None:
    theme = context.theme
    assert [density_of(width, theme) for width in (1024, 1179, 1180, 1499, 1500)] == [
        Density.TINY,
        Density.TINY,
        Density.COMPACT,
        Density.COMPACT,
        Density.WIDE,
    ]
    assert density_of(1600, theme, roomy=True) is Density.LARGE
    assert density_of(1280, theme, roomy=True) is Density.WIDE
    assert set(SIZES) == set(Density)
