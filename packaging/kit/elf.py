"""The dependencies of the libraries in a Linux bundle: other libraries, and a version of glibc. Read with objdump."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

FROM_LIBC = {"libc.so.6", "libm.so.6", "libmvec.so.1", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libutil.so.1",
             "libresolv.so.2", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}  # fmt: skip
"""What comes with glibc; its version is asked for by `glibc`."""


def files(folder: Path) -> list[Path]:
    """Every program and library in a folder."""
    found = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    found.append(path)
    return found


def _headers(paths: list[Path]) -> str:
    return subprocess.run(["objdump", "-p", *map(str, paths)], capture_output=True, text=True, check=True).stdout


def needed(folder: Path) -> set[str]:
    """The libraries that the bundle takes from the system."""
    wanted = set(re.findall(r"^\s+NEEDED\s+(\S+)", _headers(files(folder)), re.MULTILINE))
    own = {path.name for path in folder.rglob("*.so*")}
    return wanted - own - FROM_LIBC


def glibc(folder: Path) -> str:
    """The oldest glibc that has everything the bundle asks for."""
    versions: list[str] = re.findall(r"\bGLIBC_(\d+\.\d+)", _headers(files(folder)))
    return max(versions, key=numbers)


def numbers(version: str) -> tuple[int, ...]:
    """A version to compare with others: 2.4 is older than 2.35."""
    return tuple(int(part) for part in version.split("."))
