"""The bundle: one folder with the program, Python, Qt and all resources, made by PyInstaller and then checked."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from kit import contents, product
from kit.progress import Failed, Progress, check

FORBIDDEN = ("*.ts", "*.pyi", "test_*", "tests", "*.c", "*.cpp", "*.h", "*.spec", ".git*", "conftest*", "*.toml",
             "*libav*", "*ffmpeg*", "*.prl", "*.cmake", "dev.py", "*WebEngine*", "*.a", "*.lib")  # fmt: skip
"""What a player has no use for, wherever it comes from."""

LARGEST = 150_000_000


def make_icons(progress: Progress, folder: Path) -> None:
    with progress.step("Draw the icons"):
        progress.run([sys.executable, product.PACKAGING / "kit" / "icons.py", product.LOGO, folder])
        progress.tell(f"{len(list(folder.iterdir()))} files from {product.LOGO.relative_to(product.ROOT)}")


def environment(icons: Path) -> dict[str, str]:
    """What the spec wants to know."""
    return {"CATANQT_ICONS": str(icons), "PYTHONHASHSEED": "1"}


def freeze(progress: Progress, work: Path, icons: Path, env: dict[str, str] | None = None) -> Path:
    """Run PyInstaller with this Python; gives the folder."""
    with progress.step("Freeze the program"):
        out = work / "frozen"
        shutil.rmtree(out, ignore_errors=True)
        command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "INFO"]
        places = ["--distpath", out, "--workpath", work / "pyinstaller", product.PACKAGING / "catanqt.spec"]
        told = progress.run([*command, *places], env={**environment(icons), **(env or {})})
        check_log(told)
    return out / product.COMMAND


def check_log(told: str) -> None:
    """A library that PyInstaller did not find is only a warning to it, and a window that does not open to a player."""
    lost = {name for name in re.findall(r"Library not found: could not resolve '([^']+)'", told) if _wanted(told, name)}
    lost |= {name for name in re.findall(r"Hidden import \"?'?([\w.]+)'?\"? not found", told) if name.startswith("cat")}
    if lost:
        raise Failed(f"PyInstaller did not find what the bundle needs; please install: {', '.join(sorted(lost))}")


def _wanted(told: str, name: str) -> bool:
    """Whether a file that stays in the bundle asks for this library, and Windows does not bring it itself."""
    if name.lower().startswith("api-ms-win-"):
        return False
    askers = re.findall(rf"could not resolve '{re.escape(name)}', dependency of '([^']+)'", told)
    return any(contents.keep(asker.split("site-packages/")[-1].replace("\\", "/")) for asker in askers)


def look_over(progress: Progress, folder: Path) -> None:
    """Everything in it that must be, and nothing else."""
    with progress.step("Look the bundle over"):
        names = [PurePosixPath(path.relative_to(folder).as_posix()) for path in folder.rglob("*") if path.is_file()]
        check_contents(names)
        size = folder_size(folder)
        progress.tell(f"{len(names)} files, {size / 1e6:.1f} MB")
        check(size <= LARGEST, f"the bundle has {size} bytes, more than {LARGEST}")


def check_contents(names: Iterable[PurePosixPath]) -> None:
    """Names what is missing from a bundle and what must not be in it."""
    there = list(names)
    bad = [
        str(name) for name in there for rule in FORBIDDEN if any(PurePosixPath(part).match(rule) for part in name.parts)
    ]
    check(not bad, f"the bundle carries what it must not: {', '.join(bad[:10])}")
    own = {str(PurePosixPath(where, Path(file).name)) for file, where in contents.resources(product.RESOURCES)}
    inside = {
        str(PurePosixPath(*name.parts[name.parts.index("resources") :])) for name in there if "resources" in name.parts
    }
    check(own <= inside, f"resources are missing from the bundle: {', '.join(sorted(own - inside)[:10])}")
    stems = {contents.stem(name.name) for name in there}
    wanted = {"QtCore", "QtGui", "QtWidgets", "QtSvg", "qsvgicon", "qsvg", "qjpeg"}
    check(wanted <= stems, f"Qt is not complete in the bundle: {', '.join(sorted(wanted - stems))}")
    sound = {"_miniaudio", "_cffi_backend"}
    found = {name.partition(".")[0] for name in stems}
    check(sound <= found, f"sound is missing from the bundle: {', '.join(sorted(sound - found))}")
    texts = set(contents.QT_TRANSLATIONS) - {name.name for name in there}
    texts |= {f"{path.stem}.qm" for path in product.RESOURCES.glob("i18n/*.ts")} - {name.name for name in there}
    check(not texts, f"translations are missing from the bundle: {', '.join(texts)}")


def folder_size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
