"""Proves the setup of Windows, on Windows itself or under Wine: silent install, use, upgrade, silent uninstall."""

from __future__ import annotations

import contextlib
import os
import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from kit import bundle, product, sample, selftest, windows, wine
from kit.progress import Failed, Progress, check
from kit.screen import Screen

WORK = product.BUILD / "verify-windows"
ONLY_OLDER = "_internal/only-in-the-older-build"
UNINSTALL = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{product.NAME}"
CLASSES = r"HKCU\Software\Classes"


class Machine:
    """A Windows system: runs programs, and knows the user's folders."""

    screen: Screen | None = None

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        self.local = Path(os.environ.get("LOCALAPPDATA", ""))
        self.roaming = Path(os.environ.get("APPDATA", ""))
        self.frozen = product.BUILD / "frozen" / product.COMMAND

    def command(self, program: Path | str, arguments: Sequence[object]) -> list[object]:
        return [program, *arguments]

    def path(self, path: Path) -> str:
        """A path as programs of this Windows write it."""
        return str(path)

    def run(self, program: Path | str, *arguments: object, good: Sequence[int] = (0,)) -> str:
        words = [self.path(word) if isinstance(word, Path) else str(word) for word in arguments]
        return self.progress.run(self.command(program, words), good=good, seconds=900)

    def registry(self, key: str, value: str = "") -> str | None:
        """What the registry says, or None if there is no such thing."""
        which = ["/v", value] if value else ["/ve"]
        told = self.run("reg", "query", key, *which, good=(0, 1))
        for line in told.splitlines():
            for kind in ("REG_SZ", "REG_DWORD"):
                if kind in line:
                    return line.split(kind, 1)[1].strip()
        return None

    def has_key(self, key: str) -> bool:
        return "HKEY_CURRENT_USER" in self.run("reg", "query", key, good=(0, 1))


class WineMachine(Machine):
    """Windows as emulated by Wine."""

    def __init__(self, progress: Progress, screen: Screen, env: dict[str, str], prefix: Path) -> None:
        super().__init__(progress)
        self.screen = screen
        self.env = {**env, "CATANQT_SELF_TEST_SECONDS": "400"}  # what Wine paints takes its time
        user = next(path for path in (prefix / "drive_c" / "users").iterdir() if path.name != "Public")
        self.local, self.roaming = user / "AppData" / "Local", user / "AppData" / "Roaming"
        self.frozen = wine.FOLDER / "frozen" / product.COMMAND
        self.drive = prefix / "drive_c"

    def command(self, program: Path | str, arguments: Sequence[object]) -> list[object]:
        return ["env", *(f"{key}={value}" for key, value in self.env.items()), "wine", program, *arguments]

    def path(self, path: Path) -> str:
        if path.is_relative_to(self.drive):
            return "C:\\" + str(path.relative_to(self.drive)).replace("/", "\\")
        return wine.windows_path(path)


@contextmanager
def machine(progress: Progress, under_wine: bool) -> Iterator[Machine]:
    if not under_wine:
        yield Machine(progress)
        return
    prefix = WORK / "prefix"
    with Screen() as screen:
        with progress.step("A fresh Windows of Wine"):
            env = wine.make_prefix(progress, prefix, screen)
            progress.tell(progress.run(["wine", "--version"]).strip().splitlines()[-1])
        try:
            yield WineMachine(progress, screen, env, prefix)
        finally:
            wine.stop(progress, env)
    shutil.rmtree(prefix)


def verify(progress: Progress, under_wine: bool) -> list[str]:
    setup = product.DIST / windows.file_name()
    if not setup.exists():
        raise Failed(f"there is no {setup}: build it first")
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    game = sample.make(progress, WORK)
    with machine(progress, under_wine) as there:
        Setup(there, setup, game).verify()
    return ["on Windows itself (this was Wine)"] if under_wine else []


class Setup:
    """The life cycle of the setup.exe on a computer."""

    def __init__(self, there: Machine, setup: Path, game: Path) -> None:
        self.there = there
        self.progress = there.progress
        self.setup = setup
        self.game = game
        self.folder = there.local / "Programs" / product.NAME
        self.program = self.folder / "catanqt.exe"
        self.saves = there.local / product.NAME
        self.shortcut = there.roaming / "Microsoft/Windows/Start Menu/Programs" / f"{product.NAME}.lnk"

    def verify(self) -> None:
        # On a real Windows this is somebody's computer: what is theirs is not touched.
        check(not self.folder.exists(), f"{product.NAME} is installed here already; please remove it first")
        check(not self.saves.exists(), f"there are saved games in {self.saves}; please try on another computer")
        self.install_older()
        self.upgrade()
        self.check_desktop()
        self.self_test()
        self.open_window()
        self.uninstall()

    def export(self, name: str) -> bytes:
        """The first saved game as the installed program writes it."""
        file = WORK / name
        self.there.run(self.program, "export", "1", file)
        return file.read_bytes()

    def install_older(self) -> None:
        with self.progress.step(f"Install an older build ({product.OLDER_VERSION}) silently, and save a game"):
            older_bundle = WORK / "older"
            shutil.copytree(self.there.frozen, older_bundle)
            (older_bundle / ONLY_OLDER).write_text("older\n", "utf-8")
            icons = product.BUILD / "icons"
            older = windows.setup(self.progress, older_bundle, icons, WORK, product.OLDER_VERSION, quick=True)
            self.there.run(older, "/S")
            older.unlink()
            shutil.rmtree(older_bundle)
            version = self.there.registry(UNINSTALL, "DisplayVersion")
            check(version == product.OLDER_VERSION, f"installed is {version}")
            self.there.run(self.program, "import", self.game)
            check(self.saves.is_dir(), f"nothing was saved in {self.saves}")

    def upgrade(self) -> None:
        with self.progress.step(f"Upgrade with {self.setup.name} /S"):
            before, start = self.export("before.catan"), time.perf_counter()
            self.there.run(self.setup, "/S")
            seconds = time.perf_counter() - start
            version = self.there.registry(UNINSTALL, "DisplayVersion")
            check(version == product.VERSION, f"installed is {version}")
            check(not (self.folder / ONLY_OLDER).exists(), "a file of the older build stayed")
            check(self.export("after.catan") == before, "the saved game is not the same after the upgrade")
            size = bundle.folder_size(self.folder)
            check(size <= bundle.LARGEST, f"installed it takes {size} bytes")
            self.progress.tell(
                f"version {version}, {size / 1e6:.1f} MB, installed in {seconds:.1f} s; the game was kept"
            )

    def check_desktop(self) -> None:
        with self.progress.step("Start menu, file association, entry in the list of programs"):
            check(self.shortcut.exists(), f"there is no {self.shortcut}")
            program = self.there.path(self.program)
            expected = {
                (rf"{CLASSES}\{product.SUFFIX}", ""): product.PROGID,
                (rf"{CLASSES}\{product.PROGID}\shell\open\command", ""): f'"{program}" "%1"',
                (rf"{CLASSES}\{product.PROGID}\DefaultIcon", ""): f"{program},0",
                (UNINSTALL, "QuietUninstallString"): f'"{self.there.path(self.folder)}\\uninstall.exe" /S',
                (UNINSTALL, "DisplayName"): product.NAME,
                (UNINSTALL, "Publisher"): product.AUTHORS,
            }
            for (key, value), wanted in expected.items():
                told = self.there.registry(key, value)
                check(told == wanted, f"{key} {value}: {told!r} instead of {wanted!r}")
            self.progress.tell(f"{self.shortcut.name}; {product.SUFFIX} is opened by {program}")

    def self_test(self) -> None:
        with self.progress.step("Self-test of the installed program"):
            report, shot = WORK / "report.json", product.BUILD / "verify-windows-self-test.png"
            shot.unlink(missing_ok=True)
            self.there.run(self.program, "--self-test", "--report", report, "--shot", shot, good=(0, 1))
            selftest.read(self.progress, report, shot)
            self.progress.tell(f"picture: {shot}")

    def open_window(self) -> None:
        if self.there.screen is None:
            return
        with self.progress.step(f"Open the {product.SUFFIX} file, and look at the window"):
            picture = product.BUILD / "verify-windows-window.png"
            command = self.there.command(self.program, [self.there.path(self.game)])
            seconds = self.there.screen.first_paint(self.progress, command, {}, picture)
            self.progress.tell(f"painted after {seconds:.1f} s; picture: {picture}")

    def uninstall(self) -> None:
        with self.progress.step("Uninstall silently"):
            self.there.run(self.folder / "uninstall.exe", "/S")
            # It goes on from a copy of itself, so that it can remove itself.
            end = time.monotonic() + 60
            while self.folder.exists() and time.monotonic() < end:
                time.sleep(0.2)
            check(not self.folder.exists(), f"left behind: {[str(path) for path in self.folder.rglob('*')][:10]}")
            check(not self.shortcut.exists(), "the shortcut is left behind")
            keys = [
                UNINSTALL,
                rf"HKCU\Software\{product.NAME}",
                rf"{CLASSES}\{product.PROGID}",
                rf"{CLASSES}\{product.SUFFIX}",
            ]
            left = [key for key in keys if self.there.has_key(key)]
            check(not left, f"left in the registry: {', '.join(left)}")
            kept = sorted(path.name for path in self.saves.iterdir())
            check(
                any(name.endswith((".db", ".sqlite")) or "sqlite" in name for name in kept),
                f"the saves are gone: {kept}",
            )
            self.progress.tell(f"nothing left but the saved games: {self.saves.name}/{{{', '.join(kept)}}}")
            if self.there.screen is None:
                with contextlib.suppress(FileNotFoundError):
                    shutil.rmtree(self.saves)
