#!/usr/bin/env python3
"""Proves the installers that build.py made: install, self-test, shortcut, file association, upgrade, uninstall.

    python packaging/verify.py                          what was built for this system
    python packaging/verify.py --target windows-wine    the setup.exe, under Wine

Nothing is installed into this Linux itself: the .deb goes into a clean system in a folder (that takes root), the .rpm
into a folder, the setup.exe into a Windows of Wine that is made for it and thrown away.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from kit import check_linux, check_macos, check_windows, linux, product, tools
from kit.progress import Failed, Progress


def verify(progress: Progress, target: str, only: list[str]) -> list[str]:
    tools.require(progress, target, tools.VERIFY)
    if target == "linux":
        return check_linux.verify(progress, only)
    if target == "macos":
        return check_macos.verify(progress)
    return check_windows.verify(progress, under_wine=target == "windows-wine")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", choices=("native", "windows-wine"), default="native")
    parser.add_argument("--only", help="Linux: formats to verify, parted by commas", default=",".join(linux.FORMATS))
    chosen = parser.parse_args()
    target = chosen.target if chosen.target != "native" else product.system()
    progress = Progress(product.BUILD / f"verify-{chosen.target}.log")
    try:
        left = verify(progress, target, chosen.only.split(","))
    except Failed as error:
        print(f"verify.py: {error}", file=sys.stderr)
        return 1
    print(f"\n{product.NAME} {product.VERSION} verified in {progress.seconds:.0f} s (log: {progress.log})")
    for what in left:
        print(f"NOT verified: {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
