"""The parts of AppStream's metadata that are read from the repository: screenshots and release notes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape

from kit import product

SCREENSHOTS = (
    ("classic", "The island of a Classic game"),
    ("matchday", "A matchday of Soccer Fever"),
    ("big-game-and-fishermen-dark", "Big Game and Fishermen, dark"),
    ("junior", "Junior"),
    ("new-game", "A new game: rules, board and opponents"),
)
"""Pictures of docs/screenshots and their captions; the first is shown on its own."""


@dataclass(frozen=True)
class Release:
    """A dated section of CHANGELOG.md and its first paragraph, which says in short what is new."""

    version: str
    date: str
    summary: str


def releases(changelog: str) -> list[Release]:
    """The dated sections of a changelog, the newest first."""
    parts = re.split(r"^## \[([^\]]+)\] - (\d{4}-\d\d-\d\d)\n", changelog, flags=re.MULTILINE)[1:]
    return [
        Release(version, date, _first_paragraph(section))
        for version, date, section in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]


def _first_paragraph(section: str) -> str:
    first = section.strip().split("\n\n")[0]
    return "" if first.startswith(("#", "-")) else " ".join(first.split())


def words(version: str) -> dict[str, str]:
    """What the template asks for. A version without a section of its own, as in trials, has only a date."""
    changelog = (product.ROOT / "CHANGELOG.md").read_text("utf-8")
    told = [release for release in releases(changelog) if release.version != version]
    own = [release for release in releases(changelog) if release.version == version]
    newest = own or [Release(version, product.released(), "")]
    older = told if own else []
    return {
        "screenshots": "\n".join(_screenshot(*one, first=at == 0) for at, one in enumerate(SCREENSHOTS)),
        "releases": "\n".join(_release(one) for one in [*newest, *older]),
    }


def _screenshot(name: str, caption: str, first: bool) -> str:
    kind = ' type="default"' if first else ""
    image = f"{product.HOMEPAGE}/raw/main/docs/screenshots/{name}.png"
    return (
        f"    <screenshot{kind}>\n      <caption>{caption}</caption>\n      <image>{image}</image>\n    </screenshot>"
    )


def _release(release: Release) -> str:
    start = f'    <release version="{release.version}" date="{release.date}"'
    if not release.summary:
        return f"{start}/>"
    notes = f"      <description>\n        <p>{escape(_plain(release.summary))}</p>\n      </description>"
    return f"{start}>\n{notes}\n    </release>"


def _plain(markdown: str) -> str:
    return re.sub(r"[`*]|\[([^\]]+)\]\([^)]*\)", lambda found: found[1] or "", markdown)
