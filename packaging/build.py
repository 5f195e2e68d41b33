#!/usr/bin/env python3
"""Builds the installers of the system it runs on, or those of Windows on Linux, under Wine.

    python packaging/build.py                                       what this system installs
    python packaging/build.py --only deb                            one format (Linux: deb, rpm, tar.gz, appimage)
    python packaging/build.py --target windows-wine --python FILE   setup.exe on Linux; FILE is an archive with a
                                                                    Windows Python, see README.md

`python3 dev.py package` sets up what this needs, runs it, and then `verify.py`.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import translations
from kit import bundle, linux, macos, product, tools, windows, wine
from kit.progress import Failed, Progress

LARGEST = {".deb": 50_000_000, ".exe": 30_000_000}


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", choices=("native", "windows-wine"), default="native")
    parser.add_argument("--only", help="formats to build, parted by commas", default=",".join(linux.FORMATS))
    parser.add_argument("--python", type=Path, metavar="ARCHIVE", help="a Windows Python, for windows-wine")
    parser.add_argument("--glibc", metavar="VERSION", help="Linux: fail if the bundle needs a newer one than this")
    parser.add_argument("--reuse-bundle", action="store_true", help="pack the bundle of the last build again")
    chosen = parser.parse_args()
    if chosen.target == "windows-wine" and not (chosen.python or chosen.reuse_bundle):
        parser.error("--target windows-wine wants --python ARCHIVE")
    return chosen


def build(progress: Progress, chosen: argparse.Namespace) -> list[Path]:
    target = chosen.target if chosen.target != "native" else product.system()
    tools.require(progress, target, tools.BUILD)
    product.DIST.mkdir(exist_ok=True)
    icons = product.BUILD / "icons"
    bundle.make_icons(progress, icons)
    with progress.step("Build the translations"):
        translations.build()
    if chosen.reuse_bundle:
        folder = (wine.FOLDER if target == "windows-wine" else product.BUILD) / "frozen" / product.COMMAND
    elif target == "windows-wine":
        folder = wine.freeze(progress, chosen.python, icons)
    else:
        folder = bundle.freeze(progress, product.BUILD, icons, windows.version_info() if target == "windows" else None)
    bundle.look_over(progress, folder)
    if target == "linux":
        linux.check_glibc(progress, folder, chosen.glibc)
        made = linux.make(progress, folder, icons, product.DIST, chosen.only.split(","))
    elif target == "macos":
        made = macos.make(progress, folder, product.DIST)
    else:
        made = windows.make(progress, folder, icons, product.DIST)
    return made if target == "windows-wine" else [*made, write_bill(progress)]


def write_bill(progress: Progress) -> Path:
    """Of the packages installed here, which are those in the bundle; under Wine they are others."""
    from kit import sbom

    with progress.step("Write the bill of materials"):
        return sbom.write(product.DIST)


def report(progress: Progress, made: list[Path]) -> None:
    print(f"\n{product.NAME} {product.VERSION}, built in {progress.seconds:.0f} s (log: {progress.log})")
    lines = []
    for path in made:
        digest, size = hashlib.sha256(path.read_bytes()).hexdigest(), path.stat().st_size
        lines.append(f"{digest}  {path.name}")
        print(f"{path}\n    {size / 1e6:.1f} MB ({size} bytes)  sha256 {digest}")
        if size > LARGEST.get(path.suffix, size):
            raise Failed(f"{path.name} is larger than {LARGEST[path.suffix]} bytes")
    for path, line in zip(made, lines, strict=True):
        path.with_name(f"{path.name}.sha256").write_text(line + "\n", "utf-8", newline="\n")


def main() -> int:
    chosen = options()
    progress = Progress(product.BUILD / f"build-{chosen.target}.log")
    try:
        report(progress, build(progress, chosen))
    except Failed as error:
        print(f"build.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
