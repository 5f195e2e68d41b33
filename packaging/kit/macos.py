"""macOS: the metadata of the .app, and the .dmg around it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from kit import product
from kit.progress import Progress


def info_plist() -> dict[str, Any]:
    """Info.plist: the names and versions, and that `.catan` files are ours to open."""
    return {
        "CFBundleName": product.NAME,
        "CFBundleDisplayName": product.NAME,
        "CFBundleIdentifier": product.APP_ID,
        "CFBundleShortVersionString": product.VERSION,
        "CFBundleVersion": product.VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": product.MACOS_OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{product.AUTHORS}, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": product.DOCUMENT,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "catanqt.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{product.APP_ID}.game"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{product.APP_ID}.game",
                "UTTypeDescription": product.DOCUMENT,
                "UTTypeConformsTo": ["public.data"],
                "UTTypeIconFile": "catanqt.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": [product.SUFFIX.removeprefix(".")],
                    "public.mime-type": product.MIME,
                },
            }
        ],
    }


def dmg_name(version: str = product.VERSION) -> str:
    return f"{product.NAME}-{version}-macos-{product.machine()}.dmg"


def sign(progress: Progress, app: Path) -> None:
    """Sign with the identity of the environment; without one the app keeps PyInstaller's ad-hoc signature."""
    identity = os.environ.get("CODESIGN_IDENTITY")
    if not identity:
        progress.tell("CODESIGN_IDENTITY is not set: ad-hoc signature, Gatekeeper will ask the player")
        return
    entitlements = product.PACKAGING / "macos" / "entitlements.plist"
    options = ["--force", "--deep", "--options", "runtime", "--timestamp", "--entitlements", entitlements]
    progress.run(["codesign", *options, "--sign", identity, app])
    progress.run(["codesign", "--verify", "--deep", "--strict", app])


def notarize(progress: Progress, dmg: Path) -> None:
    """Let Apple check the image, if the environment has the three secrets it takes."""
    secrets = [os.environ.get(name) for name in ("NOTARY_APPLE_ID", "NOTARY_TEAM_ID", "NOTARY_PASSWORD")]
    if not all(secrets):
        progress.tell("NOTARY_APPLE_ID, NOTARY_TEAM_ID and NOTARY_PASSWORD are not all set: not notarized")
        return
    apple, team, password = secrets
    account = ["--apple-id", apple, "--team-id", team, "--password", password]
    submit: list[object] = ["xcrun", "notarytool", "submit", dmg, "--wait", *account]
    progress.run(submit, called="xcrun notarytool submit", seconds=3600)
    progress.run(["xcrun", "stapler", "staple", dmg])


def make(progress: Progress, bundle: Path, out: Path, version: str = product.VERSION) -> list[Path]:
    """The .dmg with the app and a link to /Applications, from the folder PyInstaller made."""
    app = bundle.parent / f"{product.NAME}.app"
    with progress.step("Sign the app"):
        sign(progress, app)
    with progress.step("Build the .dmg"):
        stage = bundle.parent / "dmg"
        progress.run(["rm", "-rf", stage])
        stage.mkdir()
        progress.run(["ditto", app, stage / app.name])
        (stage / "Applications").symlink_to("/Applications")
        dmg = out / dmg_name(version)
        volume = ["-volname", f"{product.NAME} {version}", "-fs", "HFS+", "-format", "UDZO"]
        progress.run(["hdiutil", "create", "-ov", *volume, "-srcfolder", stage, dmg])
        if os.environ.get("CODESIGN_IDENTITY"):
            progress.run(["codesign", "--sign", os.environ["CODESIGN_IDENTITY"], "--timestamp", dmg])
            notarize(progress, dmg)
    return [dmg]
