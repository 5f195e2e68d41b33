"""Proves the .dmg on a Mac: mounted, the app copied out of it, used, and removed."""

from __future__ import annotations

import plistlib
import shutil

from kit import macos, product, selftest
from kit.progress import Progress, check

WORK = product.BUILD / "verify"


def verify(progress: Progress) -> list[str]:
    dmg = product.DIST / macos.dmg_name()
    check(dmg.exists(), f"there is no {dmg}: build it first")
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    volume, app = WORK / "volume", WORK / "Applications" / f"{product.NAME}.app"
    with progress.step(f"Mount {dmg.name} and copy the app"):
        progress.run(["hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", volume, dmg])
        try:
            check((volume / "Applications").is_symlink(), "the image has no link to /Applications")
            progress.run(["ditto", volume / app.name, app])
        finally:
            progress.run(["hdiutil", "detach", volume])
    with progress.step("Version, document type, signature"):
        told = plistlib.loads((app / "Contents" / "Info.plist").read_bytes())
        for key, wanted in macos.info_plist().items():
            check(told.get(key) == wanted, f"Info.plist says {key} = {told.get(key)!r} instead of {wanted!r}")
        progress.run(["codesign", "--verify", "--deep", app])
    with progress.step("Self-test of the app"):
        report, shot = WORK / "report.json", product.BUILD / "verify-macos-self-test.png"
        program = app / "Contents" / "MacOS" / product.COMMAND
        env = {"CATANQT_DATA_DIR": str(WORK / "data")}
        progress.run([program, "--self-test", "--report", report, "--shot", shot], env=env, good=(0, 1), seconds=180)
        selftest.read(progress, report, shot)
    with progress.step("Remove the app"):
        shutil.rmtree(app)
        progress.tell("an app is one folder: nothing left")
    return ["upgrade on macOS (the app is one folder, replaced as a whole)"]
