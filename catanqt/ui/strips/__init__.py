"""Decisions under the board, without dialogs: questions, picking cards, trade."""
