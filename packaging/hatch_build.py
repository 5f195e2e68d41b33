"""Lets hatchling build the translations before it packs or links the project."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file by its path and knows nothing of the folder.
sys.path.append(str(Path(__file__).parent))
import translations


class Translations(BuildHookInterface[Any]):
    """Builds the .qm files that a wheel carries and that an editable install reads in the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        translations.build()
