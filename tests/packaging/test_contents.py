"""The allow-list: what goes into a bundle, on each system, and what does not."""

from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

import pytest
from kit import bundle, contents, product
from kit.progress import Failed

WANTED = """
    PySide6/QtCore.abi3.so PySide6/Qt/lib/libQt6Core.so.6
    _miniaudio.abi3.so _cffi_backend.cpython-311-x86_64-linux-gnu.so
    PySide6/Qt/plugins/platforms/libqxcb.so PySide6/Qt/plugins/platforms/libqwayland.so
    PySide6/Qt/plugins/platforms/libqoffscreen.so PySide6/Qt/plugins/imageformats/libqjpeg.so
    PySide6/Qt/translations/qtbase_de.qm libpython3.11.so.1.0 libxcb-cursor.so.0 base_library.zip
    PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so
    python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so resources/boards/classic.json
    libapparmor.so.1 libpcre.so.3 libpcre2-8.so.0 libmpdec.so.3
    PySide6\\Qt6Gui.dll PySide6\\QtGui.pyd PySide6\\plugins\\platforms\\qwindows.dll python311.dll sqlite3.dll
    PySide6\\plugins\\styles\\qmodernwindowsstyle.dll PySide6\\pyside6.abi3.dll VCRUNTIME140.dll _sqlite3.pyd
    _miniaudio.pyd _cffi_backend.cp311-win_amd64.pyd
    PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets PySide6/Qt/plugins/platforms/libqcocoa.dylib
    Python libpyside6.abi3.6.11.dylib
"""

UNWANTED = """
    PySide6/Qt/lib/libQt6Qml.so.6 PySide6/Qt/lib/libQt6Quick.so.6 PySide6/Qt/lib/libQt6WebEngineCore.so.6
    PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so PySide6/Qt/lib/libavcodec.so.61 libgtk-3.so.0
    PySide6/QtMultimedia.abi3.so PySide6/QtNetwork.abi3.so libpulse.so.0 libsndfile.so.1
    PySide6/Qt/plugins/platformthemes/libqgtk3.so PySide6/Qt/plugins/platforms/libqeglfs.so
    PySide6/Qt/plugins/platforms/libqminimalegl.so PySide6/Qt/translations/qtbase_fr.qm libcrypto.so.3
    python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so click-8.1.dist-info/METADATA
    libexpat.so.1 libgcc_s.so.1 libstdc++.so.6
    PySide6\\opengl32sw.dll PySide6\\Qt6Quick.dll PySide6\\avcodec-61.dll _tkinter.pyd libssl-3.dll
    PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml PySide6/Qt/lib/libavcodec.61.dylib
"""


@pytest.mark.parametrize("name", WANTED.split())
def test_goes_in(name: str) -> None:
    assert contents.keep(name)


@pytest.mark.parametrize("name", UNWANTED.split())
def test_stays_out(name: str) -> None:
    assert not contents.keep(name)


def test_every_resource_is_either_bundled_or_left_out_on_purpose() -> None:
    bundled = {Path(file) for file, _ in contents.resources(product.RESOURCES)}
    for path in product.RESOURCES.rglob("*"):
        if path.is_file() and path not in bundled:
            inside = path.relative_to(product.RESOURCES).parts
            assert any(fnmatch(part, rule) for part in inside for rule in contents.NO_RESOURCES), path


def test_resources_of_all_kinds(tmp_path: Path) -> None:
    for name in ("i18n/catanqt_de.qm", "i18n/catanqt_de.ts", "sounds/dice.wav", "sounds/make.py", "fonts/README.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert {where for _, where in contents.resources(tmp_path)} == {"resources/i18n", "resources/sounds"}
    assert {Path(file).name for file, _ in contents.resources(tmp_path)} == {"catanqt_de.qm", "dice.wav"}


def complete() -> set[PurePosixPath]:
    own = {PurePosixPath("_internal", where, Path(file).name) for file, where in contents.resources(product.RESOURCES)}
    qt = {"QtCore.abi3.so", "QtGui.abi3.so", "QtWidgets.abi3.so", "QtSvg.abi3.so",
          "libqsvgicon.so", "libqsvg.so", "libqjpeg.so", *contents.QT_TRANSLATIONS}  # fmt: skip
    sound = {"_miniaudio.abi3.so", "_cffi_backend.cpython-311-x86_64-linux-gnu.so"}
    return (
        own
        | {PurePosixPath("_internal/PySide6", name) for name in qt}
        | {PurePosixPath("_internal", name) for name in sound}
    )


def test_a_complete_bundle_is_good() -> None:
    bundle.check_contents(complete())


@pytest.mark.parametrize("name", ["_internal/resources/boards/classic.json", "_internal/_miniaudio.abi3.so",
                                  "_internal/PySide6/qtbase_de.qm"])  # fmt: skip
def test_what_is_missing_is_named(name: str) -> None:
    with pytest.raises(Failed, match=PurePosixPath(name).name.split(".")[0]):
        bundle.check_contents(complete() - {PurePosixPath(name)})


@pytest.mark.parametrize("name", ["_internal/tests/x.py", "_internal/catanqt_de.ts", "_internal/libavcodec.so.61"])
def test_what_is_too_much_is_named(name: str) -> None:
    with pytest.raises(Failed, match=PurePosixPath(name).name):
        bundle.check_contents(complete() | {PurePosixPath(name)})


def test_a_library_that_pyinstaller_did_not_find_ends_the_build() -> None:
    warning = "WARNING: Library not found: could not resolve '{}', dependency of '{}'."
    asker = "/venv/lib/python3.11/site-packages/PySide6/Qt/plugins/platforms/libqxcb.so"
    with pytest.raises(Failed, match=r"libxcb-icccm\.so\.4"):
        bundle.check_log(warning.format("libxcb-icccm.so.4", asker))
    bundle.check_log(warning.format("libgtk-3.so.0", asker.replace("libqxcb", "libqgtk3")))
    bundle.check_log(warning.format("api-ms-win-crt-heap-l1-1-0.dll", "C:\\PySide6\\Qt6Core.dll"))
