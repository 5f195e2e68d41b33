"""Disks of our own: tiny ones to fill, and folders that nobody can write to."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


@contextmanager
def mounted(path: Path, size: str) -> Iterator[None]:
    """A disk of its own, where this user may have one."""
    path.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(path)]
    if shutil.which("mount") is None or subprocess.run(command, capture_output=True).returncode != 0:
        pytest.skip("only root can mount a disk")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(path)], check=True)


def fill(folder: Path) -> Path:
    """Take all space that is left."""
    path = folder / "filler"
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(1024))
        except OSError:
            return path


@contextmanager
def unwritable(path: Path) -> Iterator[None]:
    """Nobody can write here, not even root: a disk turned read-only; for others the rights are enough."""
    if not is_root():
        path.chmod(0o555)
        yield
        path.chmod(0o755)
        return
    subprocess.run(["mount", "-o", "remount,ro", str(path)], check=True)
    yield
