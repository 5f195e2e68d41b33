"""The commands of the open game, for the menus. Without a game none is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from catanqt.ui.pages.shortcut_list import END_TURN, ROLL
from catanqt.ui.text.i18n import tr
from catanqt.ui.window.commands import Command, Item, Keys, Separator
from catanqt.ui.window.game_saving import GameSaving
from catanqt.ui.window.game_session import GameSession

if TYPE_CHECKING:
    from catanqt.ui.pages.game.page import GamePage


class GameCommands:
    """Asks the session which commands apply: the game goes on while another page is shown."""

    def __init__(self, session: GameSession, saving: GameSaving, leave: Callable[[], object]) -> None:
        self._session, self._saving, self._leave = session, saving, leave

    @property
    def offered(self) -> bool:
        """Whether a game is open."""
        return self._session.game is not None

    def leaving(self) -> list[Item]:
        game = self._session.game
        if game is None:
            return []
        copy = Command(text=tr("Save a &copy …"), do=self._saving.ask_for_copy, keys=Keys.SaveAs)
        leave = Command(text=tr("&Leave game"), do=self._leave, keys=Keys.Close)
        return [Separator(), copy, leave] if game.kept else [Separator(), leave]

    def history(self) -> list[Item]:
        """Undo and redo."""
        controller = self._session.controller
        if controller is None:
            return []
        return [
            Command(
                text=tr("&Undo"), do=controller.undo, keys=Keys.Undo, name="undo", enabled=lambda: controller.can_undo
            ),
            Command(
                text=tr("&Redo"),
                do=controller.redo,
                keys=("Ctrl+Shift+Z", "Ctrl+Y"),
                name="redo",
                enabled=lambda: controller.can_redo,
            ),
            Separator(),
        ]

    def board(self) -> list[Item]:
        """Zoom of the board."""
        if self._session.controller is None:
            return []
        return [
            self._on_page(tr("Zoom &in"), lambda page: page.zoom(1.2), Keys.ZoomIn),
            self._on_page(tr("Zoom &out"), lambda page: page.zoom(1 / 1.2), Keys.ZoomOut),
            self._on_page(tr("&Fit the board"), lambda page: page.zoom(0), ("Ctrl+0",)),
            Separator(),
            self._on_page(tr("Show or hide the &side panel"), lambda page: page.toggle_side(), ("F9",)),
        ]

    def turn(self) -> list[Item]:
        """Actions of a turn, and pause."""
        controller = self._session.controller
        if controller is None:
            return []
        return [
            self._button(tr("&Roll"), ROLL),
            self._button(tr("&End turn"), END_TURN),
            Separator(),
            self._on_page(tr("&Trade"), lambda page: page.open_trade(), ("T",)),
            self._on_page(tr("H&int"), lambda page: page.hints.toggle(), ("H",)),
            Command(text=tr("&Pause or resume"), do=lambda: controller.pause(not controller.is_paused), keys=("P",)),
            Command(text=tr("&One step"), do=controller.step, keys=(".",)),
            self._on_page(tr("S&kip animations"), lambda page: page.skip()),
        ]

    def past(self) -> list[Item]:
        """Looking at earlier moments."""
        if self._session.controller is None:
            return []
        return [
            self._on_page(tr("Since &your turn"), lambda page: page.toggle_recap(), ("S",)),
            self._on_page(tr("&History"), lambda page: page.history_view.toggle(), ("Ctrl+H",)),
            self._on_page(tr("Replay from the be&ginning"), lambda page: page.history_view.replay()),
        ]

    def _button(self, text: str, key: str) -> Command:
        """The button of the page that has this key, if it is there now."""

        def enabled() -> bool:
            return self._session.page is not None and self._session.page.hand.has_button(key)

        do = self._if_shown(lambda page: page.hand.press_button(key))
        return Command(text=text, do=do, keys=(key,), name=key, enabled=enabled)

    def _on_page(self, text: str, do: Callable[[GamePage], object], keys: Keys | tuple[str, ...] = ()) -> Command:
        return Command(text=text, do=self._if_shown(do), keys=keys)

    def _if_shown(self, do: Callable[[GamePage], object]) -> Callable[[], None]:
        """Done only while the page of the game is shown."""

        def work() -> None:
            if self._session.page is not None:
                do(self._session.page)

        return work
