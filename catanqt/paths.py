"""The folders of this user on this machine; each is made when it is first asked for.

`CATANQT_DATA_DIR` puts all of them into one folder: for a portable installation, and for tests.
"""

import os
from contextlib import suppress
from pathlib import Path

import platformdirs

APP = "CatanQt"
OVERRIDE = "CATANQT_DATA_DIR"


class UnknownFolder(OSError):
    """`CATANQT_DATA_DIR` begins with the home folder of a user who does not exist."""

    def __init__(self, root: str) -> None:
        super().__init__(f"there is no such home folder: {OVERRIDE}={root}")


def data_dir() -> Path:
    """Saved games and statistics: what must never be lost."""
    return _made(_portable("") or platformdirs.user_data_path(APP, appauthor=False))


def config_dir() -> Path:
    """Preferences."""
    return _made(_portable("config") or platformdirs.user_config_path(APP, appauthor=False))


def log_dir() -> Path:
    """Reports of crashes."""
    return _made(_portable("logs") or platformdirs.user_log_path(APP, appauthor=False))


def _portable(part: str) -> Path | None:
    root = os.environ.get(OVERRIDE)
    if not root:
        return None
    try:
        return Path(root).expanduser().absolute() / part
    except RuntimeError as error:
        raise UnknownFolder(root) from error


def _made(path: Path) -> Path:
    """The folder, made for its owner if that can be done; if not, whoever opens something in it says so."""
    with suppress(OSError):
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path
