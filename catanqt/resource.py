"""Finds the files that belong to the program: art, sounds, translations, rule data.

Standard library only, so that every layer may use it.
"""

import sys
from pathlib import Path


class MissingResource(FileNotFoundError):
    """A file of the program itself is not there: the installation is incomplete."""

    def __init__(self, name: str, looked: list[Path]) -> None:
        places = ", ".join(str(path) for path in looked)
        super().__init__(f"resource {name!r} is missing; looked for {places}")
        self.name = name
        self.looked = looked


def resource(name: str) -> Path:
    """The path of a file or folder in `resources/`, for example `resource("themes/light.json")`."""
    looked = [folder / name for folder in _folders()]
    for path in looked:
        if path.exists():
            return path
    raise MissingResource(name, looked)


def _folders() -> list[Path]:
    """Where `resources/` lies in a frozen app, in an installed wheel and in a checkout."""
    package = Path(__file__).resolve().parent
    unpacked: str | None = getattr(sys, "_MEIPASS", None)
    frozen = [Path(unpacked) / "resources"] if unpacked else []
    return [*frozen, package / "resources", package.parent / "resources"]
