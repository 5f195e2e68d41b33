"""The computer players. They see only what `imagine` shows a seat, and know nothing of Qt or of saved games.

`docs/ai.md` explains how they decide; `registry.py` makes them by name.
"""
