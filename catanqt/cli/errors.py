"""Messages of the commands: one line at a time, in characters that the terminal can show."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from typing import TextIO

from catanqt.kernel.codec import brief
from catanqt.storage.errors import one_line


class BadInput(Exception):
    """The user's input cannot be used; the message is the one line they see."""


def number(least: int, most: int) -> Callable[[str], int]:
    """A parser of whole numbers within bounds, for options."""

    def read(text: str) -> int:
        if not re.fullmatch("[+-]?[0-9]{1,18}", text):
            raise argparse.ArgumentTypeError(f"invalid number {brief(text)}, expected {least} to {most}")
        value = int(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"{value} is less than {least}")
        if value > most:
            raise argparse.ArgumentTypeError(f"{value} is more than {most}")
        return value

    return read


def say(text: object, file: TextIO | None = None, lead: str = "") -> None:
    """Print one line; letters the terminal does not know become question marks. `lead` goes first as it is."""
    target = sys.stdout if file is None else file
    encoding = target.encoding or "utf-8"
    print(lead + one_line(text).encode(encoding, "replace").decode(encoding), file=target)
