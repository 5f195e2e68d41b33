#!/usr/bin/env python3
"""The one tool of a checkout: sets everything up, then does what is asked.

    python3 dev.py play [ARGUMENTS]     start the game, or a command of its command line
    python3 dev.py test [ARGUMENTS]     run the tests, without a display; arguments go to pytest
    python3 dev.py test --quick         only the kernel, the rules, storage and models: under a minute
    python3 dev.py lint                 ruff, mypy and the import contracts
    python3 dev.py bench [NAME]         run one benchmark, or all
    python3 dev.py translate            put all texts into the files of the translators, and say what they lack
    python3 dev.py docs [FOLDER]        build the documentation as static pages, in build/site
    python3 dev.py package              build the installers of this system, and prove them

Standard library only, because it runs before anything is installed. The syntax stays readable for Python 3.6,
so that an old Python says one sentence instead of a syntax error.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("CatanQt needs Python 3.11 or newer, but this is Python {}.{}.".format(*sys.version_info))

import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.append(str(ROOT / "packaging"))
import translations

VENV = ROOT / ".venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "catanqt-installed.json"
BYTECODE = VENV / "bytecode"
LOCK = ROOT / "packaging" / "requirements.lock"

# What Qt's wheels take from the system: their NEEDED entries, without those that every system has.
OFFSCREEN = """libEGL.so.1 libGL.so.1 libX11.so.6 libdbus-1.so.3 libfontconfig.so.1 libfreetype.so.6
    libglib-2.0.so.0 libgthread-2.0.so.0 libxkbcommon.so.0 libzstd.so.1"""
XCB = """libX11-xcb.so.1 libxcb-cursor.so.0 libxcb-icccm.so.4 libxcb-image.so.0 libxcb-keysyms.so.1
    libxcb-randr.so.0 libxcb-render-util.so.0 libxcb-shape.so.0 libxcb-shm.so.0 libxcb-sync.so.1
    libxcb-util.so.1 libxcb-xfixes.so.0 libxcb-xkb.so.1 libxkbcommon-x11.so.0"""
WAYLAND = "libwayland-client.so.0 libwayland-cursor.so.0"
# No library asks for a font, but without one Qt draws no text.
FONT = "fonts-dejavu-core"
# A screen and hands for the tests that play the program from outside; without them on other systems.
SCREEN = {"Xvfb": "xvfb", "xdotool": "xdotool"}
END_TO_END = "tests/e2e"
# A sound server without a device, for the tests that record what is heard; without them on other systems.
SOUND = {"pulseaudio": "pulseaudio", "pactl": "pulseaudio-utils", "parec": "pulseaudio-utils"}
RECORDED = "tests/recorded"
# What is worth running at every change. Tests marked `slow` (killed processes, bad files, whole games) are left out.
QUICK = ("tests/kernel", "tests/rules", "tests/storage", "tests/ui/models", "-m", "not slow")


class Stop(Exception):
    """Ends the program with one sentence for the person who started it."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def run(command: Sequence[object], env: Mapping[str, str] | None = None) -> int:
    """Run a program in the checkout and give its exit code; on Ctrl-C let it end in its own way first."""
    interrupted = False
    with subprocess.Popen([str(part) for part in command], cwd=ROOT, env=env) as child:
        while child.returncode is None:
            try:
                child.wait()
            except KeyboardInterrupt:
                interrupted = True
    if interrupted:
        raise KeyboardInterrupt
    return child.returncode if child.returncode >= 0 else 128 - child.returncode


def python(*arguments: object, env: Mapping[str, str] | None = None) -> int:
    return run([VENV_PYTHON, *arguments], env)


def opens_window(arguments: Sequence[str]) -> bool:
    """Whether the game would open its window: a bare word is a command for the terminal, all else plays."""
    if {"-h", "--help", "--version"} & set(arguments):
        return False
    first = arguments[0] if arguments else "play"
    return first == "play" or first.startswith("-") or not first.replace("-", "").isalpha()


def check_display(env: Mapping[str, str]) -> None:
    asked = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform == "linux" and not any(env.get(name) for name in asked):
        raise Stop(
            "There is no display to open the game's window on: start it from a desktop session, "
            "or give it one (for example `ssh -X`, or `xvfb-run python3 dev.py play`)."
        )


def libraries(env: Mapping[str, str]) -> list[str]:
    """The libraries that Qt loads for the display it will choose."""
    chosen = env.get("QT_QPA_PLATFORM", "")
    x11 = chosen.startswith("xcb") or (not chosen and env.get("DISPLAY"))
    wayland = chosen.startswith("wayland") or (not chosen and env.get("WAYLAND_DISPLAY"))
    return " ".join([OFFSCREEN, XCB if x11 else "", WAYLAND if wayland else ""]).split()


def debian_package(library: str) -> str:
    """The package by Debian's naming rule: name and version, parted by a dash where two digits would meet."""
    name, _, version = library.lower().partition(".so.")
    if name.endswith("-2.0"):  # GLib keeps its family in one package and drops the first dash
        return f"libglib2.0-{version}"
    return f"{name}-{version}" if name[-1].isdigit() else f"{name}{version}"


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def check_libraries(env: Mapping[str, str]) -> None:
    wanted = libraries(env) if sys.platform == "linux" else []
    missing = [library for library in wanted if not loads(library)]
    if missing and not shutil.which("apt-get"):
        raise Stop(f"Qt needs these system libraries, please install them: {' '.join(missing)}")
    if missing:
        install_packages([*map(debian_package, missing), FONT], "Qt needs system libraries that are not here")


def install_packages(packages: Iterable[str], why: str) -> None:
    """Install Debian packages as root; otherwise name the line that does."""
    names = list(dict.fromkeys(packages))
    install = ["apt-get", "install", "-y", "--no-install-recommends", *names]
    if not (hasattr(os, "geteuid") and os.geteuid() == 0):
        raise Stop(f"{why}; please run: sudo {' '.join(install)}")
    print(f"{why}; installing {' '.join(names)} ...", flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # One source that cannot be updated need not be the one we need: the install decides.
    run(["apt-get", "update", "-qq"], env)
    if run([*install, "-qq"], env) != 0:
        raise Stop(f"Installing failed (apt's message is above); please run: {' '.join(install)}", 1)


def fingerprint() -> dict[str, str]:
    """What an environment is made from: another Python or place needs a new one, new settings an update."""
    return {
        "python": "{}.{}".format(*sys.version_info),
        "root": str(ROOT),
        "pyproject": hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest(),
    }


def read_stamp() -> dict[str, str]:
    """The fingerprint and the extras of the last install that went through; empty if there is none."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(key): str(value) for key, value in stamp.items()} if isinstance(stamp, dict) else {}


def set_up(*extras: str) -> None:
    """Whatever the program needs to run in the checkout, as far as it is not there yet."""
    install(*extras)
    translations.build(ROOT / "resources" / "i18n")


def install(*extras: str) -> None:
    """Make `.venv` and install the project into it, unless that has been done."""
    now, stamp = fingerprint(), read_stamp()
    usable = VENV_PYTHON.exists() and all(stamp.get(key) == now[key] for key in ("python", "root"))
    had = set(stamp.get("extras", "").split()) if usable else set()
    if usable and stamp.get("pyproject") == now["pyproject"] and had.issuperset(extras):
        return
    # As long as there is no stamp, an install that was interrupted is started afresh next time.
    STAMP.unlink(missing_ok=True)
    if not usable:
        make_venv()
    print("Installing CatanQt and what it needs into .venv ...", flush=True)
    # What was installed earlier stays, so that playing and testing in turn does not install in turn.
    wanted = sorted(had.union(extras))
    project = f".[{','.join(wanted)}]" if wanted else "."
    if python("-m", "pip", "install", "--disable-pip-version-check", "--editable", project) != 0:
        raise Stop("Installing failed (pip's message is above): check the network and try again.", 1)
    STAMP.write_text(json.dumps({**now, "extras": " ".join(wanted)}), encoding="utf-8")


def make_venv() -> None:
    if importlib.util.find_spec("ensurepip") is None:
        if not shutil.which("apt-get"):
            raise Stop("This Python cannot make virtual environments: its module ensurepip is missing.")
        debian = "python{}.{}-venv".format(*sys.version_info)
        install_packages([debian], "This Python cannot make virtual environments yet")
    # Started from inside `.venv`, it is the Python behind it that must make the new one.
    maker = getattr(sys, "_base_executable", sys.executable)
    if run([maker, "-m", "venv", "--clear", VENV]) != 0:
        raise Stop("Making the folder .venv failed (the message is above): remove it and try again.", 1)


def play(*arguments: str) -> int:
    if opens_window(arguments):
        check_display(os.environ)
        check_libraries(os.environ)
    set_up()
    return python("-m", "catanqt", *arguments)


def test(*arguments: str) -> int:
    env = test_environment()
    check_libraries(env)
    if "--quick" in arguments:
        set_up("test")
        others = [one for one in arguments if one != "--quick"]
        return python("-m", "pytest", "-n", "auto", "--maxprocesses", 8, *QUICK, *others, env=env)
    prepared = {END_TO_END: prepare_screen(), RECORDED: prepare_sound()}
    outside = [f"--ignore={folder}" for folder, ready in prepared.items() if not ready]
    set_up("test")
    return python(
        "-m", "pytest", "-n", "auto", "--maxprocesses", 8, "--dist", "worksteal", *outside, *arguments, env=env
    )


def test_environment() -> dict[str, str]:
    """Without a display; bytecode is cached in `.venv`, even if PYTHONDONTWRITEBYTECODE is set.

    Otherwise each test worker compiles all tests anew (10 s), and each program that tests start all that it imports.
    """
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(BYTECODE)}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    return env


def prepare_screen() -> bool:
    """Whether the program can be played from outside, on an X server of its own: on Linux, once that is installed."""
    libraries = [debian_package(library) for library in XCB.split() if not loads(library)]
    return prepare(END_TO_END, SCREEN, libraries, "The tests play the program on a screen of its own")


def prepare_sound() -> bool:
    """Whether what is heard can be recorded, from a sound server of its own: on Linux, once that is installed."""
    return prepare(RECORDED, SOUND, [], "The tests record what the program plays")


def prepare(folder: str, tools: Mapping[str, str], packages: Sequence[str], why: str) -> bool:
    if sys.platform != "linux":
        return False
    missing = [*dict.fromkeys(package for tool, package in tools.items() if not shutil.which(tool)), *packages]
    if missing and not (shutil.which("apt-get") and os.geteuid() == 0):
        print(f"Without {' '.join(missing)} the tests in {folder} are left out.", flush=True)
        return False
    if missing:
        install_packages(missing, why)
    return True


def lint(*arguments: str) -> int:
    if arguments:
        raise Stop("dev.py lint takes no arguments.")
    set_up("test")
    failed = []
    for line in ("ruff check", "ruff format --check", "mypy", "lint-imports"):
        print(f"== {line}", flush=True)
        tool, *options = line.split()
        if run([VENV_PYTHON.with_name(tool + VENV_PYTHON.suffix), *options]) != 0:
            failed.append(line)
    print(f"lint: failed: {', '.join(failed)}" if failed else "lint: all clean")
    return 1 if failed else 0


def bench(*arguments: str) -> int:
    """Run one benchmark with the arguments after its name, or all of them."""
    there = {path.stem: path for path in sorted((ROOT / "benchmarks").glob("[!_]*.py"))}
    names = arguments[:1] or tuple(there)
    if not names or names[0] not in there:
        raise Stop(f"There is no such benchmark; there are: {', '.join(there) or 'none yet'}.")
    set_up("test", "bench")
    return max(python(there[name], *arguments[1:]) for name in names)


def translate(*arguments: str) -> int:
    if arguments:
        raise Stop("dev.py translate takes no arguments.")
    return translations.main()


def docs(*arguments: str) -> int:
    set_up("test")
    return python(ROOT / "docs" / "site" / "build.py", *arguments)


def install_locked() -> None:
    """Install exactly the packages of the lock file, by their checksums, so that a release is built of nothing else."""
    make_venv()
    pip = ("-m", "pip", "install", "--disable-pip-version-check")
    locked = python(*pip, "--require-hashes", "--requirement", LOCK)
    if locked != 0 or python(*pip, "--no-deps", "--no-build-isolation", "--editable", ".") != 0:
        raise Stop(f"Installing what {LOCK.name} names failed (pip's message is above).", 1)
    STAMP.write_text(json.dumps({**fingerprint(), "extras": "package"}), encoding="utf-8")


def package(*arguments: str) -> int:
    """Build the installers and prove them; arguments go to build.py, but for --locked."""
    build = ROOT / "packaging" / "build.py"
    if not build.exists():
        raise Stop("packaging/build.py is missing from this checkout.")
    if "--locked" in arguments:
        install_locked()
        arguments = tuple(one for one in arguments if one != "--locked")
    set_up("package")
    failed = python(build, *arguments)
    if failed or {"-h", "--help"} & set(arguments):
        return failed
    target = ("--target", "windows-wine") if "windows-wine" in arguments else ()
    return python(build.with_name("verify.py"), *target)


def main(arguments: Sequence[str]) -> int:
    commands = {
        "play": play,
        "test": test,
        "lint": lint,
        "bench": bench,
        "translate": translate,
        "docs": docs,
        "package": package,
    }
    if arguments and arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 0
    try:
        if not arguments or arguments[0] not in commands:
            raise Stop(f"dev.py: say what to do: {', '.join(commands)} (--help tells more).")
        return commands[arguments[0]](*arguments[1:])
    except Stop as stop:
        print(stop, file=sys.stderr)
        return stop.code
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
