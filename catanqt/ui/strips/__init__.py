"""Decisions in a strip in the place of the tray: questions, picks, trades and answers. Never a dialog."""

from catanqt.ui.strips.deciding import can_trade, for_actions
from catanqt.ui.strips.strips import Strips

__all__ = ["Strips", "can_trade", "for_actions"]
