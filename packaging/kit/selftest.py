"""The self-test of an installed program: its report is the contract, for a windowed .exe prints nothing."""

from __future__ import annotations

import json
from pathlib import Path

from kit import product
from kit.progress import Progress, check


def read(progress: Progress, report: Path, shot: Path) -> None:
    """Check the report, and print a summary."""
    check(report.exists(), "the self-test wrote no report")
    told = json.loads(report.read_text("utf-8"))
    for step in told["steps"]:
        progress.tell(
            f"{'ok' if step['ok'] else 'FAILED'}  {step['step']}: {step['told'].strip()} ({step['seconds']} s)"
        )
    check(told["passed"] is True, "the self-test failed")
    progress.tell(told["versions"])
    sound = next((step["told"] for step in told["steps"] if step["step"] == "sound"), "not told")
    check(sound.startswith("miniaudio "), f"the program has no sound: {sound}")
    spoken = len({"en", *(path.stem.removeprefix("catanqt_") for path in product.RESOURCES.glob("i18n/*.ts"))})
    check(f" {spoken} languages" in " ".join(step["told"] for step in told["steps"]), "a language is missing")
    check(f"{product.NAME} {product.VERSION}," in told["versions"], f"the program is not version {product.VERSION}")
    check(shot.exists() and shot.stat().st_size > 20_000, "the self-test took no picture")
