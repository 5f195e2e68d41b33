"""A clean system of the same release as this one, without Python, to install into: debootstrap in a folder.

Everything that is mounted for it lives in a mount namespace of the command that runs, and ends with it.
"""

from __future__ import annotations

import platform
import shlex
import shutil
from collections.abc import Sequence
from pathlib import Path

from kit import product
from kit.progress import Failed, Progress, check

PLAYER = "player"
HOME = f"/home/{PLAYER}"
DESKTOP = ("desktop-file-utils", "shared-mime-info", "libglib2.0-bin", "hicolor-icon-theme")
"""What every desktop has, and what makes associations out of the files of a package."""

ENTER = """
set -e
mount --bind /dev {root}/dev
mount -t proc proc {root}/proc
if [ -d /tmp/.X11-unix ]; then  # not before the first X server of this computer
    mkdir -p {root}/tmp/.X11-unix
    mount --bind /tmp/.X11-unix {root}/tmp/.X11-unix
fi
exec chroot {root} "$@"
"""


class Chroot:
    """A system in a folder; commands run in it as root, or as a player with a home."""

    def __init__(self, progress: Progress, folder: Path) -> None:
        self.progress = progress
        self.root = folder

    @classmethod
    def fresh(cls, progress: Progress) -> Chroot:
        """A new one; the base system is got once and kept as an archive."""
        release = platform.freedesktop_os_release()["VERSION_CODENAME"]
        base = product.BUILD / "clean" / f"{release}.tar"
        if not base.exists():
            _bootstrap(progress, release, base)
        folder = product.BUILD / "clean" / "root"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        progress.run(["tar", "-xpf", base, "-C", folder, "--numeric-owner"])
        return cls(progress, folder)

    def enter(self, command: Sequence[object], user: str = "root") -> list[str]:
        """The command line that runs a command in here."""
        words = [str(word) for word in command]
        home = "/root" if user == "root" else HOME
        variables = [f"HOME={home}", "LANG=C.UTF-8", "DEBIAN_FRONTEND=noninteractive", f"USER={user}"]
        path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        inside = ["env", "-u", "TMPDIR", "-u", "XDG_RUNTIME_DIR", path, *variables, *words]
        if user != "root":
            inside = ["runuser", "-u", user, "--", *inside]
        script = ENTER.format(root=shlex.quote(str(self.root)))
        return ["unshare", "--mount", "--propagation", "private", "sh", "-c", script, "sh", *inside]

    def run(self, *command: object, user: str = "root", good: Sequence[int] = (0,)) -> str:
        return self.progress.run(self.enter(command, user), good=good)

    def files(self) -> set[str]:
        """Every path in here that is not a device, a process or a cache of the package system."""
        beside = ("dev", "proc", "sys", "var/log", "var/cache", "var/lib/apt", "var/lib/dpkg", "tmp/.X11-unix")
        found = set()
        for path in self.root.rglob("*"):
            name = path.relative_to(self.root).as_posix()
            if not any(name == top or name.startswith(f"{top}/") for top in beside):
                found.add(name)
        return found

    def remove(self) -> None:
        shutil.rmtree(self.root)


def mirror(progress: Progress, release: str) -> str:
    """Where this system itself gets its packages from."""
    told = progress.run(["apt-get", "indextargets", "--format", "$(REPO_URI) $(CODENAME) $(COMPONENT)"])
    for line in told.splitlines():
        where, _, rest = line.partition(" ")
        if rest == f"{release} main":
            # A list of mirrors is apt's own invention: debootstrap is given the first of them.
            listed = Path(where.removeprefix("mirror+file:"))
            return listed.read_text("utf-8").split()[0] if where.startswith("mirror+file:") else where
    raise Failed(f"apt knows no source of {release} main")


def _bootstrap(progress: Progress, release: str, base: Path) -> None:
    folder = base.parent / "bootstrap"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    source = mirror(progress, release)
    more = ["--include=ca-certificates"] if source.startswith("https:") else []
    progress.run(["debootstrap", "--variant=minbase", *more, release, folder, source])
    clean = Chroot(progress, folder)
    clean.run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *DESKTOP)
    clean.run("apt-get", "clean")
    clean.run("useradd", "--create-home", PLAYER)
    pythons = [
        name for name in clean.files() if name.startswith("usr/") and name.rsplit("/", 1)[-1].startswith("python3")
    ]
    check(not pythons, f"the clean system has a Python: {', '.join(sorted(pythons)[:5])}")
    part = base.with_suffix(".part")
    progress.run(["tar", "-cpf", part, "--numeric-owner", "-C", folder, "."])
    part.rename(base)
    shutil.rmtree(folder)
