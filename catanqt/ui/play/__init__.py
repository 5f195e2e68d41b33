"""A game being played in the window: who acts when, hints, history, placement, saved games."""
