"""The command line. Without a command the window opens; the modules of a command are imported only when it is given."""

from __future__ import annotations

import errno
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from catanqt.cli.playing import play
from catanqt.paths import UnknownFolder
from catanqt.resource import DamagedResource, MissingResource

SUFFIX = ".catan"
"""Desktops open a game with its file as the only argument."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, or run a command; returns the exit code.

    0: done. 1: the answer is no, such as dice that are not fair. 2: bad input, or a file that cannot be used.
    70: an error of the program, which Python itself would end with 1. 130: stopped. 141: nobody reads the output.
    """
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
        _discard_output()
        return 141
    except (UnknownFolder, MissingResource, DamagedResource) as error:
        _complain(f"catanqt: {error}")
        return 2
    except KeyboardInterrupt:
        _complain("\ncatanqt: stopped")
        return 130
    except OSError as error:
        # Commands explain what is wrong with their files themselves; what is left is a full disk under the output.
        if error.errno not in (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG):
            return _internal_error()
        _discard_output()
        _complain(f"catanqt: cannot write the output: {error.strerror}")
        return 2
    except Exception:  # noqa: BLE001 - it is told in full, and must not look like an answer
        return _internal_error()


def _complain(text: str) -> None:
    """Print what is wrong; if that fails as well, there is still the exit code."""
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())


def _internal_error() -> int:
    traceback.print_exc()
    return 70


def _discard_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
