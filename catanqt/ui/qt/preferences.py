"""The player's preferences: kept in one small file; every change is signalled."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QByteArray, QObject, Signal

from catanqt.ui.qt.ini_file import Value, read_ini, write_ini

LONGEST_NAME = 24
CONTROL = "\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029\\ud800-\\udfff"
"""Letters that no name has, as a regular expression puts them: controls, line ends, halves of letters."""


def player_name(typed: str) -> str:
    """A typed name, cleaned so that it can be stored."""
    return re.sub(f"[{CONTROL}]", "", typed).strip()[:LONGEST_NAME].rstrip()


class Domain(Protocol):
    """The values a preference may have."""

    @property
    def default(self) -> Any: ...

    def allows(self, value: object) -> bool:
        """Whether this may be its value."""
        ...

    def read(self, text: str) -> object:
        """The value that is written as this text, allowed or not."""
        ...


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    default: bool

    def allows(self, value: object) -> bool:
        return type(value) is bool

    def read(self, text: str) -> object:
        return {"true": True, "false": False}.get(text.lower())


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `least` to `most`."""

    default: int
    least: int
    most: int

    def allows(self, value: object) -> bool:
        return type(value) is int and self.least <= value <= self.most

    def read(self, text: str) -> object:
        return int(text) if re.fullmatch("-?[0-9]{1,9}", text) else None


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]
    default: str

    def allows(self, value: object) -> bool:
        return type(value) is str and value in self.words

    def read(self, text: str) -> object:
        return text


@dataclass(frozen=True, slots=True)
class Text:
    """A text of a given form."""

    default: str
    form: str
    """A regular expression for the whole of it."""

    def allows(self, value: object) -> bool:
        return type(value) is str and re.fullmatch(self.form, value) is not None

    def read(self, text: str) -> object:
        return text


class Preferences(QObject):
    """Named values, each within its domain. `changed` carries the name of a changed value."""

    changed = Signal(str)

    DOMAINS: ClassVar[dict[str, Domain]] = {
        "appearance": OneOf(("system", "light", "dark"), "system"),
        "colour_blind": Flag(False),
        "language": Text("system", "system|[A-Za-z]{2,3}([_-][A-Za-z]{2,4})?"),
        "scale": Number(100, 80, 200),  # per cent
        "motion": OneOf(("instant", "fast", "normal", "slow"), "normal"),
        "reduce_motion": Flag(False),
        "ai_pace": Number(2, 0, 4),  # from no pause to slow
        "ai_offers": Flag(True),
        "talk": Flag(True),
        "win_chance": Flag(False),
        "confirm_end_turn": Flag(False),
        "sound": Flag(True),
        "volume": Number(60, 0, 100),
        "player_name": Text("", f"[^{CONTROL}]{{0,{LONGEST_NAME}}}"),
    }

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        """Keep values in this file; without one, only as long as the program runs."""
        super().__init__(parent)
        self._file = file
        self._kept: dict[str, Value] = {}
        self.problem = ""
        """Why the file could not be read or written last time, in the words of the system; empty if all is well."""
        if file is not None:
            try:
                self._kept = read_ini(file)
            except OSError as error:
                self.problem = f"{file}: {error.strerror}"
        self._values = {name: self._read(name, domain) for name, domain in self.DOMAINS.items()}

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __setitem__(self, name: str, value: Any) -> None:
        domain = self.DOMAINS[name]
        if type(value) is not type(domain.default):
            raise TypeError(f"{name} is a {type(domain.default).__name__}, not {value!r}")
        if not domain.allows(value):
            raise ValueError(f"{name} cannot be {value!r}: expected {domain}")
        if value == self._values[name]:
            return
        self._values[name] = value
        self._keep(name, str(value).lower() if isinstance(value, bool) else str(value))
        self.changed.emit(name)

    def reset(self) -> None:
        for name, domain in self.DOMAINS.items():
            self[name] = domain.default

    def remember(self, name: str, value: Value) -> None:
        """Store state of the window, such as its place; no signal is sent."""
        self._keep(f"window/{name}", value)

    def remembered(self, name: str) -> Value | None:
        """A stored value, text or bytes as in the file; the caller must validate it."""
        return self._kept.get(f"window/{name}")

    def _keep(self, key: str, value: Value) -> None:
        """Note a value, in the file too, on top of what another running instance has written there meanwhile."""
        self._kept[key] = value
        if self._file is None:
            return
        try:
            write_ini(self._file, {**read_ini(self._file), key: value})
            self.problem = ""
        except OSError as error:
            self.problem = f"{self._file}: {error.strerror}"

    def _read(self, name: str, domain: Domain) -> Any:
        """A value as it was kept; what is outside its domain is the default, for people edit such files."""
        text = self._kept.get(name)
        if text is None or isinstance(text, QByteArray):
            return domain.default
        value = domain.read(text)
        return value if domain.allows(value) else domain.default
