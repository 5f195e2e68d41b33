"""Moments of the base game for tests of its kit."""

from __future__ import annotations

from catanqt.kernel.game import Event
from catanqt.rules.base.state import Catan
from catanqt.ui.games import kits
from catanqt.ui.games.classic.kit import ClassicKit
from catanqt.ui.kit.perspective import Perspective
from catanqt.ui.kit.view_data import Line
from catanqt.ui.theme.theme import make_theme
from tests.rules.base.table import player, table
from tests.ui.helpers.scenario_context import seen_at

PLAYERS = (player(), player(), player(), player())


def kit_of(perspective: Perspective) -> ClassicKit:
    kit, *_ = kits(make_theme(), perspective.header)
    assert isinstance(kit, ClassicKit)
    return kit


def line_of(event: Event, viewer: int = 0, game: Catan | None = None) -> Line:
    """How the log tells an event to a seat."""
    perspective = seen_at(table(*PLAYERS) if game is None else game, viewer)
    line = kit_of(perspective).line(event, perspective)
    assert line is not None
    return line
