"""Finds the files that belong to the program: art, sounds, translations, rule data.

`resource` and `read_data` are for what the game cannot be played without: they raise. For everything else there is a
substitute: `optional` and `optional_text` return None, and a caller that finds a file damaged calls `report`. Missing
and damaged files are collected in `shortages`, which the window tells the player.

Standard library only, so that every layer may use it.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


class MissingResource(FileNotFoundError):
    """A file of the program is missing: the installation is incomplete."""

    def __init__(self, name: str, looked: list[Path]) -> None:
        places = ", ".join(str(path) for path in looked)
        super().__init__(f"resource {name!r} is missing; looked for {places}")
        self.name = name
        self.looked = looked


class DamagedResource(ValueError):
    """A file of the program has the wrong content: the installation is damaged."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path} is damaged: {problem}")
        self.path = path


@dataclass(slots=True)
class Shortages:
    """The files of the program that turned out to be missing or damaged."""

    found: dict[str, str] = field(default_factory=dict)
    """What is wrong with each, by its name."""
    listeners: list[Callable[[], object]] = field(default_factory=list)
    """Called after each new one, in whichever thread asked for it."""

    def report(self, name: str, problem: str) -> None:
        if name not in self.found:
            self.found[name] = problem
            for heard in tuple(self.listeners):
                heard()


shortages = Shortages()
"""Those of this installation: there is one, as there is one folder `resources`."""
report = shortages.report


def optional(name: str) -> Path | None:
    """The path of a file or folder that the program can do without."""
    try:
        return resource(name)
    except MissingResource:
        folder = name.rpartition("/")[0]
        report(folder if folder and not _is_there(folder) else name, "missing")
        return None


def optional_text(name: str) -> str | None:
    """The text of a file that the program can do without."""
    path = optional(name)
    if path is None:
        return None
    try:
        return path.read_text("utf-8")
    except (OSError, ValueError) as error:
        report(name, f"damaged: {error}")
        return None


def resource(name: str) -> Path:
    """The path of a file or folder in `resources/`, for example `resource("themes/light.json")`."""
    looked = [folder / name for folder in _folders()]
    for path in looked:
        if path.exists():
            return path
    raise MissingResource(name, looked)


def read_data(name: str) -> dict[str, Any]:
    """The JSON object in a resource."""
    path = resource(name)
    try:
        data = json.loads(path.read_text("utf-8"))
    except (ValueError, RecursionError) as error:
        raise DamagedResource(path, str(error)) from error
    except OSError as error:
        raise DamagedResource(path, error.strerror or str(error)) from error
    if not isinstance(data, dict):
        raise DamagedResource(path, "it holds no object")
    return data


def _is_there(name: str) -> bool:
    return any((folder / name).exists() for folder in _folders())


def _folders() -> list[Path]:
    """Where `resources/` lies in a frozen app, in an installed wheel and in a checkout."""
    package = Path(__file__).resolve().parent
    unpacked: str | None = getattr(sys, "_MEIPASS", None)
    frozen = [Path(unpacked) / "resources"] if unpacked else []
    return [*frozen, package / "resources", package.parent / "resources"]
