"""Builds the documentation as static pages: `python3 dev.py docs [FOLDER]` (without a folder: build/site).

Pages are the Markdown files of this folder. The rules come from the help that the game shows, the house rules from the
options that the rules declare, and the pages for developers from the documents of the repository, so that nothing is
written twice. Every link and picture is checked; a broken one is an error.
"""

from __future__ import annotations

import html
import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "ai")]

from markdown_it import MarkdownIt

from catanqt.kernel.rule_options import RuleOption, Value
from catanqt.rule_help import help_text, topics
from catanqt.rules import catalog

REPOSITORY = "https://github.com/catanqt/catanqt"
PICTURES = ROOT / "docs" / "screenshots"
TITLES = {
    "classic": "Classic",
    "soccer-fever": "Soccer Fever",
    "big-game": "Big Game Big Honor",
    "fishermen": "Fishermen",
    "combinations": "Combining scenarios",
    "junior": "Junior",
}
DOCUMENTS = {
    "architecture": ("Architecture", "ARCHITECTURE.md"),
    "contributing": ("Contributing", "CONTRIBUTING.md"),
    "computer-players": ("Computer players: how they work", "docs/ai.md"),
    "command-line": ("Command line", "docs/cli.md"),
    "benchmarks": ("Benchmarks", "benchmarks/README.md"),
    "installers": ("Installers", "packaging/README.md"),
    "changelog": ("Changelog", "CHANGELOG.md"),
    "security": ("Security", "SECURITY.md"),
}
"""Pages made of documents of the repository: their titles and files."""


class BrokenSite(Exception):
    """Links or pictures that lead nowhere, one a line."""


@dataclass(frozen=True)
class Page:
    """A page to be: its address, the heading of its group in the menu, its title in the menu, and its Markdown."""

    address: str
    group: str
    title: str
    text: str
    language: str = "en"


def pages() -> list[Page]:
    """All pages, in the order of the menu."""
    own = {path.stem: path.read_text("utf-8") for path in sorted(HERE.glob("*.md"))}
    own["house-rules"] = own["house-rules"].replace("<!-- options -->", "\n".join(_options()))
    start = [Page(f"{name}.html", "Play", _title(own[name]), own[name]) for name in ("index", "play", "opponents")]
    fair = [
        Page(f"{name}.html", "Understand", _title(own[name]), own[name])
        for name in ("fair-dice", "review", "house-rules")
    ]
    documents = [
        Page(f"{name}.html", "Develop", title, _relinked((ROOT / file).read_text("utf-8"), file))
        for name, (title, file) in DOCUMENTS.items()
    ]
    return [*start, *_rules("en", "Rules"), *fair, *documents, *_rules("de", "Spielregeln")]


def _title(text: str) -> str:
    return text.partition("\n")[0].removeprefix("# ")


def _rules(language: str, group: str) -> Iterator[Page]:
    known = [topic for topic in TITLES if topic in topics()]
    for topic in [*known, *(topic for topic in topics() if topic not in known)]:
        text = re.sub(r" *<!--.*?-->", "", help_text(topic, language))
        title = TITLES.get(topic, _title(text)) if language == "en" else _title(text)
        yield Page(f"rules-{topic}.{language}.html", group, title, text, language)


def _options() -> Iterator[str]:
    """A table of the house rules for each game and scenario."""
    options = catalog.all_options()
    for owner in dict.fromkeys(option.belongs for option in options):
        yield f"\n## {TITLES[owner]}\n\n| rule | what it does | printed rule |\n|---|---|---|"
        for option in options:
            if option.belongs == owner:
                yield f"| {option.name} | {option.about} | {_value(option, option.usual)} |"


def _value(option: RuleOption, value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return option.value_name(value) or str(value)


def _relinked(text: str, file: str) -> str:
    """A document of the repository with its links led to pages here, or to the repository."""
    by_file = {known: f"{name}.html" for name, (_, known) in DOCUMENTS.items()}
    base = (ROOT / file).parent

    def lead(found: re.Match[str]) -> str:
        target, _, anchor = found[2].partition("#")
        if urlsplit(target).scheme or not target:
            return found[0]
        place = (base / target).resolve().relative_to(ROOT).as_posix()
        if place.startswith("docs/screenshots/"):
            return f"{found[1]}({place.removeprefix('docs/')})"
        if not (ROOT / place).exists():
            raise BrokenSite(f"{file}: {target}")
        kind = "tree" if (ROOT / place).is_dir() else "blob"
        address = by_file.get(place, f"{REPOSITORY}/{kind}/main/{place}")
        return f"{found[1]}({address}{'#' + anchor if anchor else ''})"

    return re.sub(r"(\[[^\]]*\])\(([^)\s]+)\)", lead, text)


def build(folder: Path) -> list[Path]:
    """Write the site into an empty folder and check it."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "screenshots").mkdir(parents=True)
    for picture in [*PICTURES.glob("*.png"), *PICTURES.glob("*.webp"), *PICTURES.glob("*.gif")]:
        shutil.copyfile(picture, folder / "screenshots" / picture.name)
    shutil.copyfile(ROOT / "resources" / "logo" / "catanqt.svg", folder / "catanqt.svg")
    shutil.copyfile(HERE / "site.css", folder / "site.css")
    made = pages()
    for page in made:
        (folder / page.address).write_text(render(page, made), "utf-8")
    broken = list(broken_links(folder))
    if broken:
        raise BrokenSite("\n".join(broken))
    return [folder / page.address for page in made]


def render(page: Page, made: list[Page]) -> str:
    template = (HERE / "template.html").read_text("utf-8")
    body = MarkdownIt("commonmark").enable(["table", "strikethrough"]).render(page.text)
    filled = {
        "language": page.language,
        "title": html.escape(page.title),
        "menu": "\n".join(_menu(page, made)),
        "body": _anchored(body),
    }
    return re.sub(r"\{\{(\w+)\}\}", lambda found: filled[found[1]], template)


def _menu(page: Page, made: list[Page]) -> Iterator[str]:
    for group in dict.fromkeys(one.group for one in made):
        members = [one for one in made if one.group == group]
        language = members[0].language
        yield f'<h2 lang="{language}">{group}</h2>\n<ul lang="{language}">'
        for one in members:
            here = ' aria-current="page"' if one.address == page.address else ""
            yield f'<li><a href="{one.address}"{here}>{html.escape(one.title)}</a></li>'
        yield "</ul>"


def _anchored(body: str) -> str:
    """Headings get the anchors that links to the same document on the repository's pages use."""

    def anchor(found: re.Match[str]) -> str:
        words = html.unescape(re.sub(r"<[^>]+>", "", found[2])).lower()
        name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        return f'<h{found[1]} id="{name}">{found[2]}</h{found[1]}>'

    return re.sub(r"<h([2-4])>(.*?)</h\1>", anchor, body)


def broken_links(folder: Path) -> Iterator[str]:
    """Links and pictures that lead to nothing inside the site."""
    texts = {path.name: path.read_text("utf-8") for path in folder.glob("*.html")}
    ids = {name: set(re.findall(r'id="([^"]+)"', text)) for name, text in texts.items()}
    for name, text in texts.items():
        for target in re.findall(r'(?:href|src)="([^"]+)"', text):
            parts = urlsplit(html.unescape(target))
            if parts.scheme:
                continue
            file = parts.path or name
            if not (folder / file).is_file() or (parts.fragment and parts.fragment not in ids.get(file, ())):
                yield f"{name}: {target}"


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0]) if arguments else ROOT / "build" / "site"
    try:
        made = build(folder)
    except BrokenSite as broken:
        print(f"Links that lead nowhere:\n{broken}", file=sys.stderr)
        return 1
    print(f"{len(made)} pages: {folder / 'index.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
