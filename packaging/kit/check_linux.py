"""Proves the Linux packages: installed in a clean system, used, upgraded, removed."""

from __future__ import annotations

import os
import shutil
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

from kit import bundle, linux, product, sample, selftest, tools
from kit.chroot import HOME, PLAYER, Chroot
from kit.progress import Progress, check
from kit.screen import Screen

WORK = product.BUILD / "verify"
ONLY_OLDER = f"{linux.LIB}/_internal/only-in-the-older-build"
APP = product.APP_ID
SLOWEST = 1.5
"""How much longer than a run from source the installed program may take to show its window."""
RUNS = 5


def verify(progress: Progress, only: Sequence[str] = linux.FORMATS) -> list[str]:
    """Everything that can be proved here; gives what could not be."""
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    there = {kind: product.DIST / linux.file_name(kind) for kind in linux.FORMATS if kind in only}
    left = [f"{kind} (not built)" for kind, path in there.items() if not path.exists() and kind != "appimage"]
    game = sample.make(progress, WORK)
    there = {kind: path for kind, path in there.items() if path.exists()}
    if "deb" in there:
        if os.geteuid() == 0 and shutil.which("apt-get"):
            tools.require(progress, "deb", tools.VERIFY)
            Deb(progress, there["deb"], game).verify()
        else:
            left.append("deb (that takes root on Debian or Ubuntu: sudo .venv/bin/python packaging/verify.py)")
    others = {"rpm": verify_rpm, "tar.gz": verify_tarball, "appimage": verify_appimage}
    for kind in [kind for kind in others if kind in there]:
        others[kind](progress, there[kind])
    return left


class Deb:
    """The life cycle of the .deb on a computer."""

    def __init__(self, progress: Progress, deb: Path, game: Path) -> None:
        self.progress = progress
        self.deb = deb
        self.game = game

    def verify(self) -> None:
        with self.progress.step("Lintian"):
            told = self.progress.run(["lintian", "--fail-on", "error", self.deb])
            self.progress.tell(f"no errors, {sum(line.startswith('W: ') for line in told.splitlines())} warnings")
        with self.progress.step("A clean system without Python"):
            self.clean = Chroot.fresh(self.progress)
            self.before = self.clean.files()
            self.clean.run("sh", "-c", "! command -v python3")
            self.progress.tell(f"{len(self.before)} files, no python3")
        with Screen() as screen:
            self.screen = screen
            self.install_older()
            self.upgrade()
            self.check_desktop()
            self.self_test()
            self.open_file()
            self.start_times()
            self.purge()
        self.clean.remove()

    def install(self, deb: Path) -> None:
        inside = self.clean.root / "root" / deb.name
        shutil.copyfile(deb, inside)
        self.clean.run("apt-get", "update", "-qq")
        self.clean.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", f"/root/{deb.name}")
        inside.unlink()

    def version(self) -> str:
        return self.clean.run("dpkg-query", "-W", "-f", "${Version} ${Status}", "catanqt").strip()

    def saves(self) -> str:
        return self.clean.run("catanqt", "list", user=PLAYER)

    def install_older(self) -> None:
        with self.progress.step(f"Install an older build ({product.OLDER_VERSION}) with apt, and save a game"):
            share, mark = WORK / "share", WORK / "only-in-the-older-build"
            linux.stage(share, product.BUILD / "icons", product.OLDER_VERSION)
            mark.write_text("older\n", "utf-8")
            folder = product.BUILD / "frozen" / product.COMMAND
            more = {ONLY_OLDER: str(mark)}
            older = linux.package(
                self.progress, "deb", folder, share, WORK, product.OLDER_VERSION, quick=True, more=more
            )
            self.install(older)
            older.unlink()
            check(self.version().startswith(f"{product.OLDER_VERSION}-1 "), f"installed is {self.version()}")
            place = self.clean.root / HOME.lstrip("/") / self.game.name
            shutil.copyfile(self.game, place)
            self.clean.run("catanqt", "import", f"{HOME}/{self.game.name}", user=PLAYER)
            check(sample.NAME in self.saves(), "the game was not saved")

    def upgrade(self) -> None:
        with self.progress.step(f"Upgrade to {self.deb.name}"):
            before = self.saves()
            self.install(self.deb)
            check(self.version() == f"{product.VERSION}-1 install ok installed", f"installed is {self.version()}")
            self.clean.run("sh", "-c", "! command -v python3")
            check(not (self.clean.root / ONLY_OLDER.lstrip("/")).exists(), "a file of the older build stayed")
            told = self.clean.run("catanqt", "--version", user=PLAYER).strip()
            check(told == f"catanqt {product.VERSION}", f"--version says {told!r}")
            check(self.saves() == before, "the saved games are not the same after the upgrade")
            size = bundle.folder_size(self.clean.root / linux.LIB.lstrip("/"))
            check(size <= bundle.LARGEST, f"installed it takes {size} bytes")
            self.progress.tell(f"{told}; {size / 1e6:.1f} MB installed; kept: {before.strip()}")

    def check_desktop(self) -> None:
        with self.progress.step("Shortcut, icon, file association, manual"):
            root = self.clean.root
            for name in (f"applications/{APP}.desktop", f"icons/hicolor/256x256/apps/{APP}.png",
                         f"icons/hicolor/scalable/apps/{APP}.svg", f"metainfo/{APP}.metainfo.xml"):  # fmt: skip
                check((root / "usr/share" / name).exists(), f"/usr/share/{name} is missing")
            told = self.clean.run(
                "gio", "info", "-a", "standard::content-type", f"{HOME}/{self.game.name}", user=PLAYER
            )
            check(product.MIME in told, f"a {product.SUFFIX} file is not known as {product.MIME}: {told}")
            opener = self.clean.run("gio", "mime", product.MIME, user=PLAYER)
            check(f"{APP}.desktop" in opener, f"nothing opens {product.MIME}: {opener}")
            self.progress.tell(f"{self.game.name} is {product.MIME}, opened by {APP}.desktop")

    def self_test(self) -> None:
        with self.progress.step("Self-test of the installed program"):
            report, shot = f"{HOME}/report.json", f"{HOME}/shot.png"
            command = [
                "env",
                f"DISPLAY={self.screen.name}",
                "catanqt",
                "--self-test",
                "--report",
                report,
                "--shot",
                shot,
            ]
            self.clean.run(*command, user=PLAYER, good=(0, 1))
            picture = product.BUILD / "verify-deb-self-test.png"
            kept = WORK / "report.json"
            for inside, outside in ((report, kept), (shot, picture)):
                if (self.clean.root / inside.lstrip("/")).exists():
                    shutil.move(self.clean.root / inside.lstrip("/"), outside)
            selftest.read(self.progress, kept, picture)
            self.progress.tell(f"picture: {picture}")

    def open_file(self) -> None:
        with self.progress.step(f"Open the {product.SUFFIX} file as a desktop does"):
            picture = product.BUILD / "verify-deb-window.png"
            env = {"DISPLAY": self.screen.name}
            opened = sample.make(self.progress, WORK, sample.OPENED)
            shutil.copyfile(opened, self.clean.root / HOME.lstrip("/") / opened.name)
            command = self.clean.enter(["catanqt", f"{HOME}/{opened.name}"], PLAYER)
            self.screen.first_paint(self.progress, command, env, picture)
            check(sample.OPENED in self.saves(), "the opened file is not among the saved games")
            self.progress.tell(f"picture: {picture}")

    def start_times(self) -> None:
        with self.progress.step("Time from start to a painted window, installed against source"):
            installed, source = [], []
            for _ in range(RUNS):
                command = self.clean.enter(["catanqt"], PLAYER)
                installed.append(self.screen.first_paint(self.progress, command, {}))
                env = {"CATANQT_DATA_DIR": str(WORK / "source-data"), "PYTHONPATH": str(product.ROOT)}
                source.append(self.screen.first_paint(self.progress, [sys.executable, "-m", "catanqt"], env))
            ours, theirs = statistics.median(installed), statistics.median(source)
            told = f"installed {ours:.2f} s, source {theirs:.2f} s (medians of {RUNS}): {ours / theirs:.2f} times"
            self.progress.tell(told)
            check(ours <= SLOWEST * theirs, f"too slow to start: {told}")

    def purge(self) -> None:
        with self.progress.step("Purge"):
            saved = self.saves()
            self.clean.run("apt-get", "purge", "-y", "-qq", "catanqt")
            new = self.clean.files() - self.before
            ours = sorted(name for name in new if "catan" in name.lower())
            home = HOME.lstrip("/")
            kept = [name for name in ours if name.startswith(f"{home}/")]
            left = [name for name in ours if name not in kept]
            check(not left, f"left behind: {', '.join(left[:10])}")
            for name in ("usr/share/applications/mimeinfo.cache", "usr/share/mime/globs2"):
                file = self.clean.root / name
                check(
                    "catan" not in file.read_text("utf-8").lower() if file.exists() else True, f"{name} still knows us"
                )
            check(any(name.endswith(".db") or "sqlite" in name for name in kept), "the saved games are gone")
            self.install(self.deb)
            check(self.saves() == saved, "the saved games cannot be read after installing again")
            self.clean.run("apt-get", "purge", "-y", "-qq", "catanqt")
            self.progress.tell(
                f"nothing left but {', '.join(sorted({'/'.join(name.split('/')[2:5]) for name in kept}))}"
            )


def verify_rpm(progress: Progress, rpm: Path) -> None:
    """Into a folder of its own: this is no system of RPMs, but rpm itself installs, and erases, the package."""
    with progress.step(f"Install, run and erase {rpm.name}"):
        root = WORK / "rpm"
        root.mkdir()
        words = ["rpm", "--root", root, "--dbpath", "/var/lib/rpm"]
        progress.run(["rpm", "--checksig", "--nosignature", rpm])
        progress.run([*words, "--install", "--nodeps", "--noscripts", rpm])
        told = progress.run([*words, "--query", "--queryformat", "%{NAME} %{VERSION}-%{RELEASE}", "catanqt"])
        check(told.strip() == f"catanqt {product.VERSION}-1", f"installed is {told}")
        run_self_test(progress, root / "usr/lib/catanqt/catanqt", "rpm")
        progress.run([*words, "--erase", "--nodeps", "catanqt"])
        left = [path for path in root.rglob("*") if "catan" in path.name.lower()]
        check(not left, f"left behind: {', '.join(map(str, left[:10]))}")
        progress.tell(f"{told.strip()}: self-test passed, erased, nothing left")


def verify_tarball(progress: Progress, archive: Path) -> None:
    with progress.step(f"Unpack and run {archive.name}"):
        (WORK / "portable").mkdir()
        progress.run(["tar", "-xzf", archive, "-C", WORK / "portable"])
        run_self_test(progress, WORK / "portable" / archive.name.removesuffix(".tar.gz") / "catanqt", "portable")


def verify_appimage(progress: Progress, image: Path) -> None:
    with progress.step(f"Run {image.name}"):
        run_self_test(progress, image, "appimage")


def run_self_test(progress: Progress, program: Path, name: str) -> None:
    """The self-test on a screen of its own, with nothing of this user's in reach."""
    report, shot = WORK / f"{name}.json", WORK / f"{name}.png"
    env = {"CATANQT_DATA_DIR": str(WORK / f"{name}-data"), "APPIMAGE_EXTRACT_AND_RUN": "1"}
    with Screen() as screen:
        command = [program, "--self-test", "--report", report, "--shot", shot]
        progress.run(command, env={**env, "DISPLAY": screen.name}, good=(0, 1), seconds=120)
    selftest.read(progress, report, shot)
