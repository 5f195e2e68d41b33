"""The modules of the AI can be read from the bottom up: what is imported is imported at the top, without exception.

The order itself is in the import contracts of `pyproject.toml`.
"""

from __future__ import annotations

import ast
from pathlib import Path

import catanqt_ai

PACKAGE = Path(catanqt_ai.__file__).parent


def nested_imports(path: Path) -> list[str]:
    """The imports of our own modules that are not statements of the module itself."""
    tree = ast.parse(path.read_text("utf-8"))
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node not in tree.body:
            found.append(node.module or "")
        elif isinstance(node, ast.Import) and node not in tree.body:
            found += [alias.name for alias in node.names]
    return [name for name in found if name.split(".")[0] in ("catanqt", "catanqt_ai")]


def test_nothing_is_imported_late() -> None:
    found = {path.name: nested_imports(path) for path in sorted(PACKAGE.rglob("*.py"))}
    assert len(found) > 40
    assert {name: modules for name, modules in found.items() if modules} == {}


def test_late_imports_would_be_found(tmp_path: Path) -> None:
    late = tmp_path / "late.py"
    late.write_text("import os\nif 1:\n    from catanqt_ai import skill\ndef f():\n    import catanqt.rules\n", "utf-8")
    assert nested_imports(late) == ["catanqt_ai", "catanqt.rules"]
