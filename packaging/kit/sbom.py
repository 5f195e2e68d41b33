"""The bill of materials (CycloneDX) of a build: Python, and every package that the program brings with it."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot5
from packageurl import PackageURL
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from kit import product


def file_name(version: str = product.VERSION) -> str:
    return f"{product.NAME}-{version}-{product.system()}-{product.machine()}.cdx.json"


def requirements(name: str) -> dict[str, metadata.Distribution]:
    """The installed packages that a package needs on this system, and what these need, by name; extras left out."""
    found: dict[str, metadata.Distribution] = {}
    waiting = list(_needed(metadata.distribution(name)))
    while waiting:
        one = canonicalize_name(waiting.pop())
        if one not in found:
            found[one] = metadata.distribution(one)
            waiting.extend(_needed(found[one]))
    return found


def _needed(package: metadata.Distribution) -> Iterator[str]:
    for line in package.requires or ():
        wanted = Requirement(line)
        if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
            yield wanted.name


def bill() -> Bom:
    """The program and its components."""
    bom, root = Bom(), Component(name=product.NAME, version=product.VERSION, type=ComponentType.APPLICATION)
    bom.metadata.component = root
    python = Component(name="CPython", version=platform.python_version(), type=ComponentType.PLATFORM)
    packages = [_component(name, one) for name, one in sorted(requirements(product.COMMAND).items())]
    for component in [python, *packages]:
        bom.components.add(component)
    bom.register_dependency(root, [python, *packages])
    return bom


def _component(name: str, package: metadata.Distribution) -> Component:
    described = re.sub(r"\s+", " ", package.metadata["Summary"]).strip() if "Summary" in package.metadata else ""
    purl = PackageURL("pypi", name=name, version=package.version)
    return Component(
        name=name, version=package.version, purl=purl, bom_ref=str(purl),
        type=ComponentType.LIBRARY, description=described or None,
    )  # fmt: skip


def write(folder: Path) -> Path:
    made = folder / file_name()
    made.write_text(JsonV1Dot5(bill()).output_as_string(indent=2) + "\n", "utf-8", newline="\n")
    return made
