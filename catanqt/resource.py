"""Finds the files that belong to the program: art, sounds, translations, rule data.

Standard library only, so that every layer may use it.
"""

import json
import sys
from pathlib import Path
from typing import Any


class MissingResource(FileNotFoundError):
    """A file of the program itself is not there: the installation is incomplete."""

    def __init__(self, name: str, looked: list[Path]) -> None:
        places = ", ".join(str(path) for path in looked)
        super().__init__(f"resource {name!r} is missing; looked for {places}")
        self.name = name
        self.looked = looked


class DamagedResource(ValueError):
    """A file of the program itself does not hold what it should: the installation is damaged."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"{path} is damaged: {problem}")
        self.path = path


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


def _folders() -> list[Path]:
    """Where `resources/` lies in a frozen app, in an installed wheel and in a checkout."""
    package = Path(__file__).resolve().parent
    unpacked: str | None = getattr(sys, "_MEIPASS", None)
    frozen = [Path(unpacked) / "resources"] if unpacked else []
    return [*frozen, package / "resources", package.parent / "resources"]
