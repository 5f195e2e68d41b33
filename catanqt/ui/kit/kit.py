"""A `Kit` presents a game or a scenario: pages ask it and know no rules themselves.

A game is shown by a list of kits: its own, then one for each scenario. The page asks all of them and combines their
answers. Every answer is small frozen data (`view_data`), so that kits can be tested without a window.
"""

from __future__ import annotations

from catanqt.kernel.record import Header
from catanqt.ui.kit.board_hooks import BoardHooks
from catanqt.ui.kit.control_hooks import ControlHooks
from catanqt.ui.kit.text_hooks import TextHooks
from catanqt.ui.theme.theme import Theme


class Kit(BoardHooks, TextHooks, ControlHooks):
    """What one game or scenario shows. Every hook has a default that adds nothing; `perspective` is the moment to show.

    On the board: `board_layout`, `decorate`, `pieces`, `look`, `gesture`, `motions`, `moments`.
    In words: `prompt`, `also_allowed`, `line`, `line_group`, `grouped_line`, `facts`, `fact`, `refusal`, `move`,
    `choice`, `goods_name`.
    Around the board: `counters`, `awards`, `goal`, `scenery`, `dice`, `rolled`, `bank`, `tools`, `buttons`,
    `hand`, `cards`, `ask`, `decide`, `goods`, `swaps`, `exchanges`, `panels`, `extras`, `stage`, `automatic_action`,
    `waits`.
    """

    def __init__(self, theme: Theme, header: Header) -> None:
        self.theme = theme
        self.header = header
        self.fellows: tuple[Kit, ...] = (self,)
        """All kits of the game, in the order of the engine's goods; set by `games.kits`."""
