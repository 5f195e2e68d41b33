"""The command line. Who gives no command plays: the commands are fetched only for those who give one."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from catanqt.cli.playing import play
from catanqt.paths import UnknownFolder

SUFFIX = ".catan"
"""A desktop opens a game with nothing but its file."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, or run a command; returns the exit code: 0 done, 1 the answer is no, 2 bad input."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if not words:
            return play()
        if words[0].endswith(SUFFIX) and len(words) == 1:
            return play(Path(words[0]))
        from catanqt.cli.commands import run

        code = run(words)
        print(end="", flush=True)
        return code
    except BrokenPipeError:
        # Whoever read along, such as `head`, has had enough; nor shall the end of the program stumble over the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except UnknownFolder as error:
        print(f"catanqt: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ncatanqt: stopped", file=sys.stderr)
        return 130
