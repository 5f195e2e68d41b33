"""Let monkeys play for as long as you like: python -m tests.ui.monkeys --minutes 20 --seed 1."""

from __future__ import annotations

import argparse
import gc
import os
import random
import sys
import time
import traceback
from pathlib import Path
from typing import Any

from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication

from catanqt import app
from catanqt.save_service import SaveService
from catanqt.storage.store import SaveStore
from catanqt.ui.qt.agent_worker import AgentWorker
from catanqt.ui.qt.preferences import Preferences
from catanqt.ui.text.i18n import speak
from catanqt.ui.theme.theme import load_fonts
from catanqt_ai.registry import make_agent
from tests.ui.monkeys.monkey import Monkey
from tests.ui.monkeys.variants import VARIANTS, sit_down

HARMLESS = "This plugin does not support "


class Watch:
    """Notes every exception and every warning of Qt."""

    def __init__(self) -> None:
        self.found: list[str] = []
        sys.excepthook = self.caught
        qInstallMessageHandler(self.told)

    def caught(self, kind: Any, error: Any, trace: Any) -> None:
        self.found.append("".join(traceback.format_exception(kind, error, trace)))

    def told(self, kind: QtMsgType, context: Any, message: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not message.startswith(HARMLESS):
            self.found.append(f"Qt: {message}\n" + "".join(traceback.format_stack(limit=12)))


def resident() -> int:
    """Memory in use, in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def one_game(name: str, seed: str, steps: int, motion: str, watch: Watch, agent_worker: AgentWorker) -> Monkey:
    preferences = Preferences()
    preferences["motion"] = motion
    preferences["ai_pace"] = 0
    store = SaveStore(None)
    window = app.build(SaveService(store=store), preferences, agent_worker)
    window.show()
    sit_down(window, name, seed, random.Random(seed).choice((0, 60, 150, 250, 350)))
    monkey = Monkey(window, seed, make_agent("novice", seed))
    try:
        for _ in range(steps):
            monkey.step()
            if watch.found:
                raise AssertionError("something was caught")
            if window.controller is not None and window.controller.perspective.over:
                break
    except BaseException:
        print(f"\n=== {name} seed {seed} motion {motion}, step {monkey.steps} ===")
        print("\n".join(monkey.trace))
        for found in watch.found:
            print(found)
        watch.found.clear()
        raise
    finally:
        window.close()
        window.deleteLater()
        speak("en")
        store.close()
    return monkey


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--only", default="")
    parser.add_argument("--motion", default="")
    parser.add_argument("--stop", action="store_true")
    chosen = parser.parse_args()
    application = QApplication([])
    application.setStyle("Fusion")
    load_fonts()
    speak("en")
    QDesktopServices.openUrl = lambda *_: True  # type: ignore[method-assign]
    watch = Watch()
    agent_worker = AgentWorker(make_agent)
    end, seed, failures, steps, done = time.monotonic() + 60 * chosen.minutes, chosen.seed, 0, 0, 0
    while time.monotonic() < end:
        rng = random.Random(seed)
        name = chosen.only or rng.choice(list(VARIANTS))
        motion = chosen.motion or rng.choice(("instant", "instant", "fast", "normal"))
        begun = time.monotonic()
        try:
            monkey = one_game(name, str(seed), chosen.steps, motion, watch, agent_worker)
        except BaseException:  # noqa: BLE001 - told, counted, and on to the next seed
            traceback.print_exc(file=sys.stdout)
            failures += 1
            if chosen.stop:
                break
        else:
            steps, done = steps + monkey.steps, done + monkey.options_done
            print(
                f"{name} {seed} {motion}: {monkey.steps} steps, {monkey.options_done} options, "
                f"{time.monotonic() - begun:.1f} s, {resident()} MB",
                flush=True,
            )
        gc.collect()
        seed += 1
    agent_worker.stop()
    print(f"{steps} steps, {done} options, {seed - chosen.seed} games, {failures} failures, {resident()} MB")
    return failures


if __name__ == "__main__":
    sys.exit(main())
