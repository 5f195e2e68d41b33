"""What a player likes: kept in one small file, told at once to whoever listens."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QSettings, Signal


class Preferences(QObject):
    """Named values with defaults. `changed` carries the name of what changed."""

    changed = Signal(str)

    DEFAULTS: ClassVar[dict[str, Any]] = {
        "appearance": "system",  # system, light, dark
        "colour_blind": False,
        "language": "system",  # system, or a language code
        "scale": 100,  # per cent, 80-200
        "motion": "normal",  # instant, fast, normal, slow
        "reduce_motion": False,
        "ai_pace": 2,  # 0 (no pause) to 4 (slow)
        "ai_offers": True,
        "win_chance": False,
        "confirm_end_turn": False,
        "sound": True,
        "volume": 60,
        "player_name": "",
    }

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        """Keep values in this file; without one, only as long as the program runs."""
        super().__init__(parent)
        self._kept = QSettings(str(file), QSettings.Format.IniFormat) if file else None
        self._remembered: dict[str, Any] = {}
        self._values = {name: self._read(name, default) for name, default in self.DEFAULTS.items()}

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __setitem__(self, name: str, value: Any) -> None:
        if type(value) is not type(self.DEFAULTS[name]):
            raise TypeError(f"{name} is a {type(self.DEFAULTS[name]).__name__}, not {value!r}")
        if value == self._values[name]:
            return
        self._values[name] = value
        if self._kept is not None:
            self._kept.setValue(name, value)
        self.changed.emit(name)

    def reset(self) -> None:
        for name, default in self.DEFAULTS.items():
            self[name] = default

    def write(self) -> None:
        """Write what has changed now; without this it is written when the event loop or the program has time."""
        if self._kept is not None:
            self._kept.sync()

    def remember(self, name: str, value: Any) -> None:
        """Keep something of the window itself, such as its place; nobody is told."""
        self._remembered[name] = value
        if self._kept is not None:
            self._kept.setValue(f"window/{name}", value)

    def remembered(self, name: str) -> Any:
        return self._remembered.get(name) if self._kept is None else self._kept.value(f"window/{name}")

    def _read(self, name: str, default: Any) -> Any:
        """A value as it was kept; what does not fit its kind is forgotten, for people edit such files."""
        if self._kept is None:
            return default
        text = self._kept.value(name)
        if text is None:
            return default
        if isinstance(default, bool):
            return str(text).lower() == "true"
        if isinstance(default, int):
            return int(text) if str(text).lstrip("-").isdigit() else default
        return str(text)
