"""How commands complain."""

from __future__ import annotations


class BadInput(Exception):
    """What the user gave cannot be used; the message is the one line they see."""
