"""The scenarios of the base game, one folder each. They are discovered; no other module knows one by name.

What a scenario's folder may hold, layer by layer; all but the first can be left out:

    rules             `SCENARIO`, the class of `catanqt.rules.base.scenario`: what it changes in the game
    ai                `HEURISTICS` for the computer players that plan, `ADVICE` for the novice
    ui                `PRESENTATION`: name, picture, kit, lesson, statistics, sounds, links into the rules
    help.<code>.md    its page of the rules help, one file for each language

A scenario is called like its folder, with hyphens: `soccer_fever` is "soccer-fever". Import contracts keep the layers
apart within a folder, and the folders apart from one another.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType


def folders() -> list[str]:
    """The names of all scenarios whose folders are there."""
    return sorted(found.name.replace("_", "-") for found in iter_modules(__path__) if found.ispkg)


def layer(name: str, part: str) -> ModuleType | None:
    """The module of one layer ("rules", "ai", "ui") of a scenario; None if it has none."""
    module = f"{__name__}.{name.replace('-', '_')}.{part}"
    return import_module(module) if find_spec(module) is not None else None


def help_file(name: str, language: str) -> Path | None:
    """Its page of the rules help in this language, if there is one."""
    for place in __path__:
        file = Path(place) / name.replace("-", "_") / f"help.{language}.md"
        if file.is_file():
            return file
    return None
