"""Moments of the base game for tests of its kit."""

from __future__ import annotations

from catanqt.kernel.game import Event
from catanqt.rules.base.state import Catan
from catanqt.ui.games import kits
from catanqt.ui.games.classic.kit import ClassicKit
from catanqt.ui.games.kit import Line
from catanqt.ui.seen import Seen
from catanqt.ui.theme import make_theme
from tests.rules.base.table import player, table
from tests.ui.games.scenario_desk import seen_at

PLAYERS = (player(), player(), player(), player())


def kit_of(seen: Seen) -> ClassicKit:
    kit, *_ = kits(make_theme(), seen.header)
    assert isinstance(kit, ClassicKit)
    return kit


def line_of(event: Event, viewer: int = 0, game: Catan | None = None) -> Line:
    """How the log tells an event to a seat."""
    seen = seen_at(table(*PLAYERS) if game is None else game, viewer)
    line = kit_of(seen).line(event, seen)
    assert line is not None
    return line
