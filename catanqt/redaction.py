"""Removes private data from error reports, which are meant to be sent to somebody.

Folders, names and seeds get into a report through the paths of files and the messages of exceptions. Of paths, the part
inside the program or a library is kept. Of a message, quoted texts are kept only if they are identifiers of the
program, such as the name of an attribute; anything that comes from a player, a file or the dice is not.
"""

from __future__ import annotations

import builtins
import os
import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from types import CodeType

HIDDEN = "…"
OURS = ("catanqt", "catanqt_ai", "builtins")
"""The packages whose identifiers are public."""
_INSIDE = re.compile(r"(?:.*[/\\])?((?:catanqt|catanqt_ai|site-packages|python3\.\d+)[/\\][^\"]*)$")
_FRAME = re.compile(r'^(?P<start>\W*File )"(?P<path>[^"]*)"(?P<rest>, line \d+.*)$')
_QUOTED = re.compile(r"'((?:[^'\\]|\\.)*)'|\"((?:[^\"\\]|\\.)*)\"")
_PATH = re.compile(r"(?:[A-Za-z]:|~)?(?:[/\\][^\s/\\'\":,;)]+){2,}[/\\]?|file://\S+")
_SEED = re.compile(r"\b[0-9a-fA-F]{16,}\b")
_SOURCE = re.compile(r"^\s+")
"""Lines of source and their marks are indented; they are the program's own."""


def redacted(text: str) -> str:
    """A report without folders of this machine, names of people and games, and seeds."""
    words = _known_words(len(sys.modules))
    lines = [_line(line, words) for line in text.splitlines(keepends=True)]
    home = os.path.expanduser("~")  # noqa: PTH111 - "~" for a user without a home, no error
    return "".join(lines).replace(home, "~") if len(home) > 1 else "".join(lines)


def _line(line: str, words: frozenset[str]) -> str:
    body = line.rstrip("\r\n")
    end = line[len(body) :]
    frame = _FRAME.match(body)
    if frame:
        inside = _INSIDE.match(frame["path"])
        path = inside[1] if inside else frame["path"] if frame["path"].startswith("<") else HIDDEN
        return f'{frame["start"]}"{path}"{frame["rest"]}{end}'
    if _SOURCE.match(body):
        return line
    body = _QUOTED.sub(lambda found: _quoted(found, words), body)
    return _SEED.sub(HIDDEN, _PATH.sub(HIDDEN, body)) + end


def _quoted(found: re.Match[str], words: frozenset[str]) -> str:
    text = found[1] if found[1] is not None else found[2]
    mark = found[0][0]
    return found[0] if text in words else f"{mark}{HIDDEN}{mark}"


@lru_cache(maxsize=1)
def _known_words(modules: int) -> frozenset[str]:
    """All names and texts in the code that is loaded, which players did not write; cached by the number of modules."""
    words = {"NoneType", *dir(builtins)}
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in OURS:
            for thing in list(vars(module).values()):
                words.update(_words_of(thing))
    return frozenset(words)


def _words_of(thing: object) -> Iterator[str]:
    """The words in a function, or in a class and its methods."""
    if isinstance(thing, type):
        yield thing.__name__
        for name, member in list(vars(thing).items()):
            yield name
            if not isinstance(member, type):
                yield from _words_of(member)
    code = getattr(thing, "__code__", None)
    if isinstance(code, CodeType):
        yield from _words_in(code)


def _words_in(code: CodeType) -> Iterator[str]:
    yield from (code.co_name, *code.co_names, *code.co_varnames)
    for constant in code.co_consts:
        if isinstance(constant, str):
            yield constant
        elif isinstance(constant, CodeType):
            yield from _words_in(constant)
