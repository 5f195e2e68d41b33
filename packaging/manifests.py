#!/usr/bin/env python3
"""Writes the manifests by which winget and Homebrew install a release, from the installers themselves.

    python packaging/manifests.py DIST OUT      DIST holds the setup.exe and the .dmg files of the release

Only standard library, because it runs where a release is published.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from kit import product, windows

WINGET = "CatanQt.CatanQt"
SCHEMA = "1.6.0"
FROM = product.PACKAGING / "manifests"


def sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def dmg(dist: Path, machine: str, version: str) -> Path:
    return dist / f"{product.NAME}-{version}-macos-{machine}.dmg"


def write(dist: Path, out: Path, version: str = product.VERSION) -> list[Path]:
    """The three files of winget and Homebrew's cask, by the names their repositories ask for."""
    setup = dist / windows.file_name(version)
    words = {
        "winget": WINGET,
        "schema": SCHEMA,
        "setup": setup.name,
        "setup_checksum": sha256(setup).upper(),
        "dmg_arm_checksum": sha256(dmg(dist, "arm64", version)),
        "dmg_intel_checksum": sha256(dmg(dist, "x86_64", version)),
        "macos_oldest": {"13.0": "ventura", "14.0": "sonoma"}[product.MACOS_OLDEST],
    }
    targets = {
        "winget.version.yaml.in": f"winget/{WINGET}.yaml",
        "winget.installer.yaml.in": f"winget/{WINGET}.installer.yaml",
        "winget.locale.yaml.in": f"winget/{WINGET}.locale.en-US.yaml",
        "homebrew.rb.in": f"homebrew/{product.COMMAND}.rb",
    }
    for template, target in targets.items():
        product.render(FROM / template, out / target, words, version)
    return [out / target for target in targets.values()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dist", type=Path, metavar="DIST")
    parser.add_argument("out", type=Path, metavar="OUT")
    chosen = parser.parse_args()
    try:
        made = write(chosen.dist, chosen.out)
    except FileNotFoundError as missing:
        print(f"manifests: {missing.filename} is missing", file=sys.stderr)
        return 1
    for path in made:
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
