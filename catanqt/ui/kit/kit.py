"""A `Kit` presents a game or a scenario: pages ask it and know no rules themselves.

A game is shown by a list of kits: its own, then one for each scenario. The page asks all of them and combines their
answers. Every answer is small frozen data (`view_data`), so that kits can be tested without a window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from catanqt.kernel.record import Header
from catanqt.ui.kit.board_hooks import BoardHooks
from catanqt.ui.kit.table_hooks import TableHooks
from catanqt.ui.kit.text_hooks import TextHooks
from catanqt.ui.theme.theme import Theme

if TYPE_CHECKING:
    pass


class Kit(BoardHooks, TextHooks, TableHooks):
    """What one game or scenario shows. Every hook has a default that adds nothing; `perspective` is the moment to show.

    On the board: `chart`, `decorate`, `pieces`, `look`, `gesture`, `motions`, `moments`.
    In words: `prompt`, `also`, `line`, `gathers`, `gathered`, `facts`, `fact`, `refusal`, `move`, `choice`,
    `called`.
    Around the board: `counters`, `awards`, `goal`, `scenery`, `dice`, `rolled`, `bank`, `tools`, `buttons`,
    `hand`, `cards`, `ask`, `decide`, `goods`, `swaps`, `exchanges`, `panels`, `extras`, `stage`, `obvious`,
    `waits`.
    """

    def __init__(self, theme: Theme, header: Header) -> None:
        self.theme = theme
        self.header = header
        self.fellows: tuple[Kit, ...] = (self,)
        """All kits of the game, in the order of the engine's goods; `games.kits` tells them of each other."""
