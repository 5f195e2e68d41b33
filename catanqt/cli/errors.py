"""How commands speak: one line at a time, whatever the terminal can show."""

from __future__ import annotations

import sys
from typing import TextIO

from catanqt.storage.errors import one_line


class BadInput(Exception):
    """What the user gave cannot be used; the message is the one line they see."""


def say(text: object, file: TextIO | None = None, lead: str = "") -> None:
    """Print one line; letters the terminal does not know become question marks. `lead` goes first as it is."""
    target = sys.stdout if file is None else file
    encoding = target.encoding or "utf-8"
    print(lead + one_line(text).encode(encoding, "replace").decode(encoding), file=target)
