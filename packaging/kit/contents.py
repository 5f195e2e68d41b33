"""The allow-list: what a bundle may carry. Whatever is not named here stays out.

PyInstaller collects generously, with whole families of Qt plugins and the libraries behind them; a bundle of the game
needs a tenth. Names are compared by their stems, so that one list serves `libQt6Core.so.6`, `Qt6Core.dll`, `QtCore.pyd`
and `QtCore.framework`.
"""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

QT_MODULES = {"Core", "Gui", "Widgets", "Svg", "SvgWidgets"}
"""What the game imports."""

QT_LIBRARIES = QT_MODULES | {"DBus", "XcbQpa", "WaylandClient", "WlShellIntegration"}

PLUGINS = {
    "platforms": ("qxcb", "qwayland*", "qoffscreen", "qwindows", "qcocoa"),
    "iconengines": ("qsvgicon",),
    "imageformats": ("qsvg", "qico", "qjpeg"),
    "platformthemes": ("qxdgdesktopportal",),
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "styles": ("qmodernwindowsstyle", "qwindowsvistastyle", "qmacstyle"),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("bradient", "adwaita"),
}

QT_TRANSLATIONS = ("qtbase_de.qm",)
"""Qt's own texts (buttons of dialogs) in the languages of the game."""

_LIBRARIES = """
    libpython3* python3*.dll Python
    libshiboken6* shiboken6* libpyside6.* pyside6.* pyside6.abi3.dll
    libicudata* libicui18n* libicuuc* libsqlite3* sqlite3.dll libffi* libz.* libbz2* liblzma* libzstd*
    libxcb-cursor* libxcb-icccm* libxcb-image* libxcb-keysyms* libxcb-randr* libxcb-render.* libxcb-render-util*
    libxcb-shape* libxcb-shm* libxcb-sync* libxcb-util* libxcb-xfixes* libxcb-xkb* libX11-xcb* libXau* libXdmcp*
    libxkbcommon.* libxkbcommon-x11* libdbus-1* libbsd* libmd.* libsystemd* libgcrypt* libgpg-error* liblz4* libcap.*
    libglib-2.0* libgthread-2.0* libpcre2-8* libpcre.* libb2* libbrotli* libuuid*
    libapparmor* libmpdec*
    vcruntime140*.dll msvcp140*.dll libintl*
"""
LIBRARIES = _LIBRARIES.split()
"""Libraries that are neither Qt's nor Python modules.

Some serve other builders: Ubuntu's libdbus wants libapparmor, an older libglib libpcre, Debian's Python libmpdec.
Not among them: libexpat and libgcc_s. The system's fontconfig and libstdc++, which are not bundled either, bring them
along, and the builder's own would ask for a newer glibc than all the rest.
"""

_FROM_LINUX = """
    libEGL.so.1 libGL.so.1 libX11.so.6 libxcb.so.1 libwayland-client.so.0 libwayland-cursor.so.0
    libfontconfig.so.1 libfreetype.so.6 libexpat.so.1 libstdc++.so.6 libgcc_s.so.1 libgssapi_krb5.so.2
"""
FROM_LINUX = set(_FROM_LINUX.split())
"""What a bundle may take from the system, besides glibc: by these names every Linux with a desktop has them."""

HIDDEN_MODULES = ("_miniaudio", "_cffi_backend")
"""Modules that PyInstaller does not see, for sound is loaded by name and in C."""

_NO_MODULES = """
    tkinter unittest pydoc doctest test lib2to3 distutils ensurepip idlelib turtledemo venv xmlrpc curses
    setuptools pkg_resources pip wheel pytest _pytest hypothesis mypy ruff ssl _ssl
    PySide6.QtQml PySide6.QtQuick PySide6.QtPdf PySide6.QtVirtualKeyboard PySide6.QtOpenGL PySide6.QtTest
    PySide6.QtDBus PySide6.QtPrintSupport PySide6.QtSql PySide6.QtXml PySide6.QtWebEngineCore
    IPython numpy PIL cffi pycparser miniaudio
"""
NO_MODULES = _NO_MODULES.split()
"""Modules that some library would like if they were there."""

NO_EXTENSIONS = ("_ssl", "_hashlib", "_tkinter", "_curses", "_test", "_crypt", "_dbm", "_gdbm", "readline", "nis",
                 "ossaudiodev", "spwd", "_xxsubinterpreters", "xxlimited")  # fmt: skip
"""Compiled modules of Python that nobody needs; hashes are made by Python's own code, without OpenSSL."""

RESOURCE_SUFFIXES = {".svg", ".png", ".jpg", ".json", ".md", ".txt", ".ttf", ".otf", ".qss", ".qm", ".wav", ".html"}
NO_RESOURCES = ("README.md", "*.ts", "*.py", "*.xcf", ".*")


def resources(folder: Path) -> list[tuple[str, str]]:
    """The program's own files, as PyInstaller wants them: the file, and the folder it goes to."""
    found = []
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        hidden = any(fnmatch(part, pattern) for part in inside.parts for pattern in NO_RESOURCES)
        if path.is_file() and not hidden and path.suffix in RESOURCE_SUFFIXES:
            found.append((str(path), str(PurePosixPath("resources", *inside.parts[:-1]))))
    return found


def scenario_help(folder: Path) -> list[tuple[str, str]]:
    """The help pages that lie in the scenarios' folders, as PyInstaller wants them."""
    pages = sorted(folder.glob("*/help.*.md"))
    return [(str(page), str(PurePosixPath("catanqt", "scenarios", page.parent.name))) for page in pages]


def keep(name: str) -> bool:
    """Whether a file that PyInstaller collected goes into the bundle; `name` is its place there."""
    path = PurePosixPath(name.replace("\\", "/"))
    parts = path.parts
    if "resources" in parts[:1] or parts[:2] == ("catanqt", "scenarios") or path.name == "base_library.zip":
        return True
    if "plugins" in parts:
        family = parts[parts.index("plugins") + 1]
        return any(fnmatch(stem(path.name), wanted) for wanted in PLUGINS.get(family, ()))
    if "translations" in parts:
        return path.name in QT_TRANSLATIONS
    if _is_qt(path):
        return _qt_module(path) in QT_LIBRARIES
    if any(part.endswith(".dist-info") for part in parts):
        return False
    if _is_extension(path):
        return not any(path.name.startswith(bad) for bad in NO_EXTENSIONS)
    return any(fnmatch(path.name.lower(), wanted.lower()) for wanted in LIBRARIES)


def stem(name: str) -> str:
    """A library's name without `lib`, and without what the systems add at its end."""
    return re.sub(r"\.(dll|pyd|dylib|so)\b.*$|\.abi3.*$", "", name).removeprefix("lib")


def _qt_module(path: PurePosixPath) -> str:
    framework = next((part for part in path.parts if part.endswith(".framework")), None)
    return re.sub(r"^Qt6?", "", framework.removesuffix(".framework") if framework else stem(path.name))


def _is_qt(path: PurePosixPath) -> bool:
    return any(part.endswith(".framework") and part.startswith("Qt") for part in path.parts) or bool(
        re.match(r"Qt6?[A-Z]", stem(path.name))
    )


def _is_extension(path: PurePosixPath) -> bool:
    """A compiled Python module: it says for which Python, or lies in Python's own folder, or is a .pyd."""
    return bool(re.search(r"\.cpython-|\.abi3\.|\.pyd$", path.name)) or "lib-dynload" in path.parts
