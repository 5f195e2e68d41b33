"""The documentation site: built whole, with every link and picture leading somewhere."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_site_build", ROOT / "docs" / "site" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_every_page_is_built_and_no_link_is_broken(builder: ModuleType, tmp_path: Path) -> None:
    made = builder.build(tmp_path / "site")
    names = {path.name for path in made}
    assert {"index.html", "play.html", "rules-classic.en.html", "rules-junior.de.html", "architecture.html"} <= names
    for path in made:
        text = path.read_text("utf-8")
        assert "{{" not in text
        assert text.count("<h1>") == 1, path.name
        assert 'aria-current="page"' in text


def test_the_house_rules_name_every_option(builder: ModuleType, tmp_path: Path) -> None:
    builder.build(tmp_path)
    text = (tmp_path / "house-rules.html").read_text("utf-8")
    for option in builder.catalog.all_options():
        assert builder.html.escape(option.name, quote=False) in text


@pytest.mark.parametrize("link", ["[x](nowhere.html)", "![x](screenshots/none.png)", "[x](play.html#nowhere)"])
def test_a_broken_link_is_found(builder: ModuleType, tmp_path: Path, link: str) -> None:
    page = builder.Page("index.html", "Play", "Start", f"# Start\n\n{link}\n")
    (tmp_path / "play.html").write_text("<h1>Play</h1>", "utf-8")
    for name in ("catanqt.svg", "site.css"):
        (tmp_path / name).touch()
    (tmp_path / "index.html").write_text(builder.render(page, [page]), "utf-8")
    (broken,) = builder.broken_links(tmp_path)
    assert link[4:-1].removeprefix("(").split("(")[-1] in broken


def test_a_document_that_names_a_missing_file_is_an_error(builder: ModuleType) -> None:
    with pytest.raises(builder.BrokenSite, match="missing"):
        builder._relinked("[x](missing.md)", "README.md")
