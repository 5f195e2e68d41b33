"""Resources are found in a checkout, in a wheel and in a frozen app, and a missing one is named."""

import sys
from pathlib import Path

import pytest

from catanqt import resource as module
from catanqt.resource import MissingResource, resource


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place that the module believes to be its package."""
    folder = tmp_path / "place" / "catanqt"
    folder.mkdir(parents=True)
    monkeypatch.setattr(module, "__file__", str(folder / "resource.py"))
    return folder


def put(path: Path) -> Path:
    path.parent.mkdir(parents=True)
    path.write_text("here")
    return path


def test_in_a_checkout_resources_lie_beside_the_package(package: Path) -> None:
    there = put(package.parent / "resources" / "art" / "sheep.svg")
    assert resource("art/sheep.svg") == there


def test_in_a_wheel_resources_lie_inside_the_package(package: Path) -> None:
    put(package.parent / "resources" / "sheep.svg")
    inside = put(package / "resources" / "sheep.svg")
    assert resource("sheep.svg") == inside


def test_a_frozen_app_looks_where_it_was_unpacked_first(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(package / "resources" / "sheep.svg")
    unpacked = put(tmp_path / "unpacked" / "resources" / "sheep.svg")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "unpacked"), raising=False)
    assert resource("sheep.svg") == unpacked


def test_a_folder_is_a_resource_too(package: Path) -> None:
    there = put(package.parent / "resources" / "art" / "sheep.svg")
    assert resource("art") == there.parent


def test_a_missing_resource_says_what_and_where(package: Path) -> None:
    with pytest.raises(MissingResource) as error:
        resource("art/goat.svg")
    assert error.value.name == "art/goat.svg"
    assert error.value.looked == [
        package / "resources" / "art" / "goat.svg",
        package.parent / "resources" / "art" / "goat.svg",
    ]
    assert "'art/goat.svg'" in str(error.value)
    assert all(str(path) in str(error.value) for path in error.value.looked)
