"""Starts the game itself. Qt is imported only here, so that all other commands work without a display."""

from __future__ import annotations

from pathlib import Path

from catanqt.resource import read_data


def play(file: Path | None = None) -> int:
    """Open the window, on the start page or with the game in a file; it ends the process when it is closed."""
    from catanqt.rules.catalog import data_files

    for name in data_files():
        read_data(name)
    from catanqt import fault_log, paths

    crash = fault_log.start(paths.log_dir())
    from catanqt import pyside_import_patch, pyside_override_patch

    pyside_import_patch.prepare()
    pyside_override_patch.prepare()
    from catanqt import app

    return app.run(file, crash)
