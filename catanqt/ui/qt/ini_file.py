"""Reads and writes the small INI file of the preferences, in the format of `QSettings`.

`QSettings` itself decodes any `@Variant(...)` in the file as soon as one key of a section is read. Here a value is a
text or, as `@ByteArray(...)`, bytes; anything else is ignored.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from string import hexdigits

from PySide6.QtCore import QByteArray

from catanqt.regular_file import read_bytes

LARGEST = 1_000_000
"""Bytes; a file of preferences has some thousand."""
GENERAL = "General"
"""The section of keys without a section."""

Value = str | QByteArray

_LINE_END = re.compile(r"\r\n|\n|\r")
_ESCAPE = re.compile(r"\\(x[0-9A-Fa-f]{1,8}|[0-7]{1,3}|.)", re.DOTALL)
_LETTERS = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_BYTES = re.compile(r"@ByteArray\((.*)\)", re.DOTALL)


def read_ini(path: Path) -> dict[str, Value]:
    """The values by key, `section/key` outside the general section; none if there is no file.

    Raises `OSError` for what cannot be read as a file. A line that says nothing is skipped.
    """
    try:
        text = read_bytes(path, LARGEST).decode("utf-8", "replace")
    except FileNotFoundError:
        return {}
    found: dict[str, Value] = {}
    section = ""
    for line in _LINE_END.split(text):
        name, equals, raw = line.partition("=")
        if line.startswith("[") and line.rstrip().endswith("]"):
            section = line.strip()[1:-1]
        elif equals and not line.startswith(";"):
            value = _decoded(raw.strip())
            if value is not None:
                found[name.strip() if section in ("", GENERAL) else f"{section}/{name.strip()}"] = value
    return found


def write_ini(path: Path, values: dict[str, Value]) -> None:
    """Write all values; the file is replaced at once, so that nobody ever reads half of it."""
    sections: dict[str, list[str]] = {}
    for key, value in sorted(values.items()):
        section, _, name = key.rpartition("/")
        sections.setdefault(section or GENERAL, []).append(f"{name}={_encoded(value)}")
    text = "\n\n".join("\n".join((f"[{section}]", *lines)) for section, lines in sections.items())
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with part.open("x", encoding="utf-8") as file:
            file.write(f"{text}\n")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _decoded(raw: str) -> Value | None:
    quoted = len(raw) > 1 and raw[0] == raw[-1] == '"'
    text = _ESCAPE.sub(_unescaped, raw[1:-1] if quoted else raw)
    held = _BYTES.fullmatch(text)
    if held is not None:
        try:
            return QByteArray(held[1].encode("latin-1"))
        except UnicodeEncodeError:
            return None
    if text.startswith("@@"):
        return text[1:]
    return None if text.startswith("@") else text


def _unescaped(found: re.Match[str]) -> str:
    word = found[1]
    if word[0] == "x" and len(word) > 1:
        return _letter(int(word[1:], 16))
    if word[0] in "01234567":
        return _letter(int(word, 8))
    return _LETTERS.get(word, word)


def _letter(code: int) -> str:
    """A character by its number; what is none is shown as such."""
    return chr(code) if code < 0x110000 and not 0xD800 <= code < 0xE000 else "\N{REPLACEMENT CHARACTER}"


def _encoded(value: Value) -> str:
    if isinstance(value, QByteArray):
        return f'"@ByteArray({_escaped(bytes(value.data()).decode("latin-1"))})"'
    return f'"{_escaped(f"@{value}" if value.startswith("@") else value)}"'


def _escaped(text: str) -> str:
    """Plain letters stay; after a number a digit must not follow, for it would count as part of it."""
    made: list[str] = []
    for letter in text:
        if letter in '"\\':
            made.append(f"\\{letter}")
        elif letter.isprintable() and not (made and made[-1].startswith("\\x") and letter in hexdigits):
            made.append(letter)
        else:
            made.append(f"\\x{ord(_letter(ord(letter))):x}")
    return "".join(made)
