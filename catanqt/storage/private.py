"""Creates files that only their owner can read: a saved game holds the seed of the dice still to come.

Nothing here follows a symbolic link: somebody who may write into the folder must not be able to redirect our files.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkstemp

FOLDER, FILE = 0o700, 0o600
OTHERS = 0o077
NO_LINK = getattr(os, "O_NOFOLLOW", 0)
"""Windows has no such flag, and links only for administrators."""


def make_folder(path: Path) -> None:
    """Make a folder for its owner; one that is there already stays as it is."""
    path.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def open_file(path: Path) -> int:
    """A handle to read and write a file, made if need be; `OSError` if a link is in its place."""
    return os.open(path, os.O_RDWR | os.O_CREAT | NO_LINK, FILE)


def tighten(path: Path) -> None:
    """Restrict a file to its owner, except on file systems without permissions, or if it is somebody else's."""
    with suppress(OSError):
        mode = path.lstat().st_mode
        if stat.S_ISREG(mode) and mode & OTHERS:
            path.chmod(FILE)


@contextmanager
def replacement(path: Path) -> Iterator[Path]:
    """An empty file with a name nobody can guess, which takes the place of another one if all goes well."""
    handle, name = mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.", suffix=".part")
    os.close(handle)
    part = Path(name)
    try:
        yield part
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
