"""The rule help: one short page for each game, in the player's language.

Pages are Markdown in `resources/help`, those of scenarios in the scenarios' folders. In the source every statement ends
with a comment that names the rules it explains; readers do not see it, and tests check with it that every rule is
explained.
"""

import re
from itertools import pairwise

from catanqt.resource import optional_text, report
from catanqt.rules.catalog import BASE, GAMES, SCENARIOS
from catanqt.scenarios import help_file

COMBINATIONS = "combinations"
TOPICS = (BASE, *SCENARIOS, COMBINATIONS, *GAMES[1:])
LANGUAGES = ("en", "de")

_COMMENT = re.compile(r"[ \t]*<!--(.*?)-->")
_RULE_UNDER_HEAD = re.compile(r"\|[-:| ]+\|")


class UnknownTopic(ValueError):
    """The rule help has no such page."""

    def __init__(self, topic: str) -> None:
        super().__init__(f"there is no help on {topic!r}; there is {', '.join(TOPICS)}")
        self.topic = topic


def topics() -> tuple[str, ...]:
    """The names of all pages, in the order in which a reader wants them."""
    return TOPICS


def help_text(topic: str, language: str) -> str:
    """A page as Markdown; in English where the language ("de", also "de_AT") is not ours. Empty if it is missing."""
    return _COMMENT.sub("", _page(topic, language))


def statements(topic: str, language: str) -> list[tuple[str, tuple[str, ...]]]:
    """What a page says, line by line: the text and the ids of the rules it explains."""
    lines = _page(topic, language).splitlines()
    return [(_text(line), _ids(line)) for line, below in pairwise([*lines, ""]) if _states_something(line, below)]


def heading(topic: str, language: str, rule: str) -> str | None:
    """The heading under which a page says most about a rule; None where it says nothing, or stands before them all."""
    counts: dict[str, int] = {}
    title = ""
    for line in _page(topic, language).splitlines():
        if line.startswith("## "):
            title = line.removeprefix("## ").strip()
        elif title and rule in _ids(line):
            counts[title] = counts.get(title, 0) + 1
    return max(counts, key=lambda name: counts[name], default=None)


def _page(topic: str, spoken_language: str) -> str:
    if topic not in TOPICS:
        raise UnknownTopic(topic)
    spoken = re.split("[-_]", spoken_language)[0]
    known = spoken if spoken in LANGUAGES else LANGUAGES[0]
    for language in dict.fromkeys((known, LANGUAGES[0])):
        text = _scenario_text(topic, language) if topic in SCENARIOS else optional_text(f"help/{topic}.{language}.md")
        if text is not None:
            return text
    return ""


def _scenario_text(name: str, language: str) -> str | None:
    """A scenario's own page; it need not have one."""
    path = help_file(name, language)
    if path is None:
        return None
    try:
        return path.read_text("utf-8")
    except (OSError, ValueError) as error:
        report(path.name, f"damaged: {error}")
        return None


def _states_something(line: str, below: str) -> bool:
    """Everything does but blank lines, headings, and the head of a table with the rule under it."""
    if not line.strip() or line.startswith("#"):
        return False
    return not any(map(_RULE_UNDER_HEAD.fullmatch, (line, below)))


def _text(line: str) -> str:
    """The words of a line; of a table's row those of its cells."""
    return _COMMENT.sub("", line).removeprefix("- ").strip("| ")


def _ids(line: str) -> tuple[str, ...]:
    return tuple(name for comment in _COMMENT.findall(line) for name in comment.split())
