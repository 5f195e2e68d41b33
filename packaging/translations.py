"""Keeps the translations: finds the texts in the window's source, updates the .ts files, builds .qm files from them.

    python3 dev.py translate     put every text of the program into resources/i18n/*.ts, and say what is to be done

The .ts files are Qt Linguist's. Standard library only, for wheels and checkouts are built before Qt is there. Qt's own
tools are not used: lupdate takes any value after a comment for the number of a plural, and lrelease needs Qt's network
libraries, which systems without a desktop lack. tests/ui/text/test_i18n.py reads what is built with Qt itself.
"""

from __future__ import annotations

import ast
import os
import struct
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "catanqt"
FOLDER = ROOT / "resources" / "i18n"
SPOKEN_IN_SOURCE = "en"

# How a language counts, in the byte code that Qt reads from a .qm file; taken from Qt 6.11's lrelease. A rule ends with
# ff, the last form needs none. Languages that are not named here have one form for all numbers.
COUNTING = {
    "0101": """aa ab af am as az ba bg bn ca co da de el en eo es et eu fi fo fur fy gl gu ha he hi ia ie it ka kk kl km
        kn ks ku kw ky la lb lg ln lo mg ml mn mr nb ne nl nn nso oc or pa ps qu rm rn rw sd si sn so sq ss st sv sw ta
        te tg tk tn to ts ug ur uz vo wo xh yi zu""",
    "0301": "br fil fr hy pt ti wa",
    "0101ff0102": "dv ga gv iu mi sa se",
    "1101fd290bff140204fd2c0a13": "be bs hr ru sr uk",
    "0101ff040204": "cs sk",
    "0100ff0101ff0102ff24030aff2a0b": "ar",
    "0100ff0101ff040205ff0106": "cy",
    "0101fe010bff0102fe010cff040313": "gd",
    "1101fd290b": "is",
    "1101fd290bff1900fd2c0a13": "lt",
    "1101fd290bff0900": "lv",
    "1101ff1102": "mk",
    "0101ff0100fe24010aff240b13": "mt",
    "0101ff140204fd2c0a13": "pl",
    "0101ff0100fe240113": "ro",
    "2101ff2102ff240304": "sl",
}


class Key(NamedTuple):
    """Identifies a text."""

    source: str
    comment: str


@dataclass
class Text:
    """A text of the program: whether it counts something, and where it is."""

    plural: bool
    places: list[Path] = field(default_factory=list)


class NotATranslation(ValueError):
    """A text cannot be translated: the place, and what is wrong there."""


# The texts in the source


def texts(source: Path = SOURCE) -> dict[Key, Text]:
    """Every text in the source, in the order in which it stands there."""
    found: dict[Key, Text] = {}
    for path in sorted(source.rglob("*.py")):
        for call in _calls(path):
            key, plural = _read(call, path)
            text = found.setdefault(key, Text(plural))
            if text.plural != plural:
                raise NotATranslation(f"{path}:{call.lineno}: {key.source!r} is counted here and not elsewhere")
            if path not in text.places:
                text.places.append(path)
    return found


def _calls(path: Path) -> list[ast.Call]:
    tree = ast.parse(path.read_text("utf-8"), str(path))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _is_tr(node.func)]
    return sorted(calls, key=lambda call: (call.lineno, call.col_offset))


def _is_tr(function: ast.expr) -> bool:
    """Whether it is `tr`, or `tr_noop` that marks the texts of data."""
    return isinstance(function, ast.Name) and function.id in ("tr", "tr_noop")


def _read(call: ast.Call, path: Path) -> tuple[Key, bool]:
    """The text that a call of `tr` asks for. It must be written out: no tool and no translator can guess it."""
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    given = dict(zip(("source", "comment", "n"), call.args, strict=False)) | named
    words = [given.get("source"), given.get("comment", ast.Constant(""))]
    written = [word.value for word in words if isinstance(word, ast.Constant) and isinstance(word.value, str)]
    if len(written) != 2:
        raise NotATranslation(f"{path}:{call.lineno}: tr() wants its text and comment written out as plain strings")
    plural = "n" in given
    if plural != ("%n" in written[0]):
        raise NotATranslation(f"{path}:{call.lineno}: {written[0]!r} must have both %n and a number, or neither")
    return Key(*written), plural


# The .ts files


@dataclass
class Translation:
    """The translation of a text in a .ts file: one form, or one for each plural."""

    forms: list[str]
    finished: bool = True
    plural: bool = False


def language(path: Path) -> str:
    """The language of a file, by its name: catanqt_de.ts, catanqt_pt_BR.qm."""
    return path.stem.removeprefix("catanqt_")


def counting(code: str) -> bytes:
    """How a language counts."""
    short = code.split("_")[0]
    return next((bytes.fromhex(rule) for rule, codes in COUNTING.items() if short in codes.split()), b"")


def number_of_forms(code: str) -> int:
    rule = counting(code)
    return rule.count(0xFF) + 2 if rule else 1


def read(path: Path) -> dict[Key, Translation]:
    """The translations in a .ts file; an empty one is a language that begins."""
    found: dict[Key, Translation] = {}
    if not path.stat().st_size:
        return found
    for message in ElementTree.parse(path).iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type") in ("vanished", "obsolete"):
            continue
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        key = Key(message.findtext("source", ""), message.findtext("comment", ""))
        plural = message.get("numerus") == "yes"
        found[key] = Translation(forms, translation.get("type") != "unfinished", plural)
    return found


def updated(code: str, found: Mapping[Key, Text], old: Mapping[Key, Translation]) -> dict[Key, Translation]:
    """What a .ts file holds for these texts: what it held, and a gap for what is new. English only counts."""
    wanted = {key: text for key, text in found.items() if text.plural or code != SPOKEN_IN_SOURCE}
    fresh: dict[Key, Translation] = {}
    for key, text in wanted.items():
        forms = number_of_forms(code) if text.plural else 1
        kept = old.get(key)
        fits = kept is not None and kept.plural == text.plural and len(kept.forms) == forms
        fresh[key] = kept if kept is not None and fits else Translation([""] * forms, False, text.plural)
    return fresh


def write(path: Path, translations: Mapping[Key, Translation], found: Mapping[Key, Text]) -> None:
    """Write a .ts file as Qt Linguist does, so that either may write it without a needless difference."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines += [f'<TS version="2.1" language="{language(path)}">', "<context>", "    <name></name>"]
    for key, translation in translations.items():
        lines += _message(key, translation, found[key].places, path.parent)
    lines += ["</context>", "</TS>", ""]
    path.write_text("\n".join(lines), "utf-8", newline="\n")


def _message(key: Key, translation: Translation, places: Iterable[Path], folder: Path) -> Iterator[str]:
    yield '    <message numerus="yes">' if translation.plural else "    <message>"
    for place in places:
        yield f'        <location filename="{Path(os.path.relpath(place, folder)).as_posix()}"/>'
    yield f"        <source>{_escaped(key.source)}</source>"
    if key.comment:
        yield f"        <comment>{_escaped(key.comment)}</comment>"
    kind = "" if translation.finished else ' type="unfinished"'
    if translation.plural:
        yield f"        <translation{kind}>"
        yield from (f"            <numerusform>{_escaped(form)}</numerusform>" for form in translation.forms)
        yield "        </translation>"
    else:
        yield f"        <translation{kind}>{_escaped(translation.forms[0])}</translation>"
    yield "    </message>"


def _escaped(text: str) -> str:
    return escape(text, {'"': "&quot;", "'": "&apos;"})


def update(source: Path = SOURCE, folder: Path = FOLDER) -> dict[str, int]:
    """Put every text into every .ts file; give how many each of them still lacks."""
    found = texts(source)
    lacking = {}
    for path in sorted(folder.glob("catanqt_*.ts")):
        translations = updated(language(path), found, read(path))
        write(path, translations, found)
        lacking[path.name] = sum(not translation.finished for translation in translations.values())
    return lacking


# The .qm files

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
LANGUAGE, HASHES, MESSAGES, RULES = 0xA7, 0x42, 0x69, 0x88
END, TRANSLATION, SOURCE_TEXT, CONTEXT, COMMENT = 1, 3, 6, 7, 8


def build(folder: Path = FOLDER) -> list[Path]:
    """Build each .qm file that is older than its .ts file; give those that were built."""
    built = []
    for path in sorted(folder.glob("catanqt_*.ts")):
        target = path.with_suffix(".qm")
        if target.exists() and target.stat().st_mtime_ns >= path.stat().st_mtime_ns:
            continue
        _replace(target, compiled(language(path), read(path)))
        built.append(target)
    return built


def compiled(code: str, translations: Mapping[Key, Translation]) -> bytes:
    """The translations as Qt loads them. A text without one is left out: it stays English."""
    hashes: list[tuple[int, int]] = []
    messages = bytearray()
    for key, translation in translations.items():
        if all(translation.forms):
            hashes.append((_hash((key.source + key.comment).encode()), len(messages)))
            messages += _packed_message(key, translation)
    table = b"".join(struct.pack(">II", *entry) for entry in sorted(hashes))
    parts = ((LANGUAGE, code.encode()), (HASHES, table), (MESSAGES, bytes(messages)), (RULES, counting(code)))
    return MAGIC + b"".join(_packed(tag, data) for tag, data in parts if data)


def _packed_message(key: Key, translation: Translation) -> bytes:
    forms = b"".join(_packed(TRANSLATION, form.encode("utf-16-be")) for form in translation.forms)
    named = ((COMMENT, key.comment), (SOURCE_TEXT, key.source), (CONTEXT, ""))
    return forms + b"".join(_packed(tag, text.encode()) for tag, text in named) + bytes([END])


def _packed(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def _hash(data: bytes) -> int:
    """The hash by which Qt looks a text up: that of ELF files."""
    value = 0
    for byte in data:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high
    return value or 1


def _replace(target: Path, data: bytes) -> None:
    """Write a file at once, for a program may be reading it."""
    with tempfile.NamedTemporaryFile(dir=target.parent, delete=False) as file:
        file.write(data)
    Path(file.name).chmod(0o644)
    Path(file.name).replace(target)


def main() -> int:
    try:
        lacking = update()
    except NotATranslation as error:
        print(error, file=sys.stderr)
        return 1
    for name, count in lacking.items():
        print(f"{name}: {count} to translate" if count else f"{name}: complete")
    build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
