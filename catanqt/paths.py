"""The folders of the current user. Each is created when it is first asked for.

`CATANQT_DATA_DIR` puts all of them into one folder: for a portable installation, and for tests.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import platformdirs

APP = "CatanQt"
OVERRIDE = "CATANQT_DATA_DIR"


class UnknownFolder(OSError):
    """A folder lies in the home folder of a user who does not exist, or has none."""


def data_dir() -> Path:
    """Saved games and statistics: what must never be lost."""
    return _made(_portable("") or _usual(platformdirs.user_data_path))


def config_dir() -> Path:
    """Preferences."""
    return _made(_portable("config") or _usual(platformdirs.user_config_path))


def log_dir() -> Path:
    """Reports of crashes."""
    return _made(_portable("logs") or _usual(platformdirs.user_log_path))


def _portable(part: str) -> Path | None:
    root = os.environ.get(OVERRIDE)
    if not root:
        return None
    try:
        return Path(root).expanduser().absolute() / part
    except RuntimeError as error:
        raise UnknownFolder(f"there is no such home folder: {OVERRIDE}={root}") from error


def _usual(folder: Callable[..., Path]) -> Path:
    """The system's usual folder; a user without an account, as in a container, has none."""
    try:
        return folder(APP, appauthor=False)
    except RuntimeError as error:
        raise UnknownFolder(f"you have no home folder: set {OVERRIDE} to where games shall be kept") from error


def _made(path: Path) -> Path:
    """The folder, created for its owner if possible; if not, opening a file in it will fail."""
    with suppress(OSError):
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path
