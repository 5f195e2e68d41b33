"""The folders of this user on this machine; each is made when it is first asked for.

`CATANQT_DATA_DIR` puts all of them into one folder: for a portable installation, and for tests.
"""

import os
from contextlib import suppress
from pathlib import Path

import platformdirs

APP = "CatanQt"
OVERRIDE = "CATANQT_DATA_DIR"


def data_dir() -> Path:
    """Saved games and statistics: what must never be lost."""
    return _made(_portable("") or platformdirs.user_data_path(APP, appauthor=False))


def config_dir() -> Path:
    """Preferences."""
    return _made(_portable("config") or platformdirs.user_config_path(APP, appauthor=False))


def _portable(part: str) -> Path | None:
    root = os.environ.get(OVERRIDE)
    return Path(root).expanduser().absolute() / part if root else None


def _made(path: Path) -> Path:
    """The folder, made for its owner if that can be done; if not, whoever opens something in it says so."""
    with suppress(OSError):
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path
