"""Starting the game itself; Qt is loaded only here, so that all commands work without a display."""

from __future__ import annotations

from pathlib import Path

from catanqt.resource import read_data


def play(file: Path | None = None) -> int:
    """Open the window, on the start page or with the game in a file; returns the exit code."""
    from catanqt.rules.catalog import data_files

    for name in data_files():
        read_data(name)
    from catanqt import fault_log, paths

    crash = fault_log.start(paths.log_dir())
    from catanqt import quickstart

    quickstart.prepare()
    from catanqt import app

    return app.run(file, crash)
