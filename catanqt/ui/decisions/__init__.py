"""Decisions are made in a strip in place of the tray: questions, picks, trades and answers. Never a dialog."""

from catanqt.ui.decisions.action_questions import can_trade, for_actions
from catanqt.ui.decisions.strip_stack import StripStack

__all__ = ["StripStack", "can_trade", "for_actions"]
