"""Windows: the setup around the bundle, made with NSIS on Windows and on Linux alike."""

from __future__ import annotations

import os
from pathlib import Path

from kit import product
from kit.progress import Progress

FROM = product.PACKAGING / "windows"


def file_name(version: str = product.VERSION) -> str:
    return f"{product.NAME}-{version}-windows-x86_64-setup.exe"


def version_info(folder: Path = product.BUILD) -> dict[str, str]:
    """Write the version resource of the .exe, and return the variable that names it to the spec."""
    numbers = product.four_numbers(product.VERSION).replace(".", ", ")
    product.render(FROM / "version_info.py.in", folder / "version_info.py", {"numbers": numbers})
    return {"CATANQT_VERSION_INFO": str(folder / "version_info.py")}


def definitions(bundle: Path, icons: Path, made: Path, version: str, quick: bool) -> dict[str, str]:
    """What the .nsi wants to know."""
    return {
        "NAME": product.NAME,
        "VERSION": version,
        "FOUR_NUMBERS": product.four_numbers(version),
        "APP_ID": product.APP_ID,
        "PROGID": product.PROGID,
        "SUFFIX": product.SUFFIX,
        "DOCUMENT": product.DOCUMENT,
        "MIME": product.MIME,
        "AUTHORS": product.AUTHORS,
        "BUNDLE": str(bundle),
        "ICON": str(icons / "catanqt.ico"),
        "LICENCE": str(product.ROOT / "LICENSE"),
        "OUT": str(made),
        **({"QUICK": "1"} if quick else {}),
        **({} if os.name == "nt" else {"AMD64": "1"}),
    }


def setup(progress: Progress, bundle: Path, icons: Path, out: Path, version: str, quick: bool = False) -> Path:
    """Run NSIS; `quick` does not compress."""
    made = out / file_name(version)
    mark = "/" if os.name == "nt" else "-"
    defined = [f"{mark}D{key}={value}" for key, value in definitions(bundle, icons, made, version, quick).items()]
    warnings_are_errors = f"{mark}WX"
    progress.run(["makensis", f"{mark}V3", warnings_are_errors, *defined, FROM / "catanqt.nsi"])
    return made


def make(progress: Progress, bundle: Path, icons: Path, out: Path) -> list[Path]:
    with progress.step("Build the setup"):
        made = setup(progress, bundle, icons, out, product.VERSION)
    with progress.step("Sign the setup"):
        sign(progress, made)
    return [made]


def sign(progress: Progress, file: Path) -> None:
    """Sign if the environment names a certificate; otherwise SmartScreen will ask the player."""
    certificate, password = os.environ.get("SIGNTOOL_PFX"), os.environ.get("SIGNTOOL_PASSWORD")
    if os.name != "nt" or not (certificate and password):
        progress.tell("SIGNTOOL_PFX and SIGNTOOL_PASSWORD are not set: not signed")
        return
    command: list[object] = ["signtool", "sign", "/fd", "sha256", "/f", certificate, "/p", password, file]
    progress.run(command, called="signtool sign")
