"""What is packaged: names, version and install paths, each defined once and rendered into every format."""

from __future__ import annotations

import datetime
import importlib.util
import platform
import re
import shutil
import string
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
RESOURCES = ROOT / "resources"
LOGO = RESOURCES / "logo" / "catanqt.svg"
BUILD = ROOT / "build" / "packaging"
DIST = ROOT / "dist"

NAME = "CatanQt"
COMMAND = "catanqt"
SUMMARY = "Settle, trade and build on a hexagonal island"
AUTHORS = "The CatanQt authors"
HOMEPAGE = "https://github.com/catanqt/catanqt"
MIME = "application/x-catanqt"
SUFFIX = ".catan"
PROGID = "CatanQt.Game"
DOCUMENT = "CatanQt game"
MACOS_OLDEST = "13.0"
"""What Qt asks for: below PySide6 6.12 it is 13, from then on 14."""

OLDER_VERSION = "0.0.1"
"""What an older build calls itself, when an upgrade is tried."""


def _said(name: str) -> str:
    """A constant of the program, read without importing it."""
    text = (ROOT / "catanqt" / "__init__.py").read_text("utf-8")
    found = re.search(rf'^{name} = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise LookupError(f"catanqt/__init__.py does not say {name}")
    return found[1]


VERSION = _said("__version__")
APP_ID = _said("APP_ID")


def machine() -> str:
    """The processor by the name that file names use."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(name, name)


def four_numbers(version: str) -> str:
    """A version as Windows wants it: 1.2.0rc1 becomes 1.2.0.0."""
    numbers = re.findall(r"\d+", re.split(r"[^\d.]", version)[0])
    return ".".join([*numbers, "0", "0", "0", "0"][:4])


def released() -> str:
    """The day of the last commit, so that building the same commit twice says the same."""
    git, told = shutil.which("git"), ""
    if git:
        command = [git, "log", "-1", "--format=%cs"]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    return told or datetime.date.today().isoformat()


def words(version: str = VERSION) -> dict[str, str]:
    """What templates may name."""
    return {
        "app_id": APP_ID,
        "authors": AUTHORS,
        "command": COMMAND,
        "date": released(),
        "document": DOCUMENT,
        "homepage": HOMEPAGE,
        "mime": MIME,
        "name": NAME,
        "progid": PROGID,
        "suffix": SUFFIX,
        "summary": SUMMARY,
        "version": version,
        "windows_version": four_numbers(version),
        "year": released()[:4],
    }


def render(template: Path, target: Path, more: Mapping[str, str] | None = None, version: str = VERSION) -> None:
    """Fill a template's `@word@`s; one that nobody knows is an error."""
    filled = _Template(template.read_text("utf-8")).substitute({**words(version), **(more or {})})
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(filled, "utf-8", newline="\n")


class _Template(string.Template):
    """Placeholders stand between at signs, because a dollar has a meaning in most of these formats."""

    delimiter = "@"
    pattern = r"@(?:(?P<escaped>@)|(?P<named>[a-z_]+)@|(?P<braced>(?!))|(?P<invalid>(?!)))"  # type: ignore[assignment]


def system() -> str:
    """The system this runs on: linux, windows or macos."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


def dev() -> ModuleType:
    """The checkout's dev.py: it knows what Qt takes from a Linux, and how Debian names the package of a library."""
    spec = importlib.util.spec_from_file_location("catanqt_dev", ROOT / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
