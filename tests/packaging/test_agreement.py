"""Version, name, id and icon are the same wherever they are said."""

import configparser
import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml
from kit import linux, macos, product, windows

import catanqt
from catanqt.storage import catanfile

VERSION, APP_ID = catanqt.__version__, catanqt.APP_ID


@pytest.fixture
def share(tmp_path: Path) -> Path:
    """What goes to /usr/share, with stand-ins for the drawn icons."""
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    for size in linux.icons.PNG_SIZES:
        (pictures / f"{size}.png").write_bytes(b"picture")
    linux.stage(tmp_path / "share", pictures)
    return tmp_path / "share"


def test_the_kit_says_what_the_program_says() -> None:
    assert (product.VERSION, product.APP_ID, product.SUFFIX) == (VERSION, APP_ID, catanfile.SUFFIX)


def test_the_version_is_written_once() -> None:
    project = tomllib.loads((product.ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    written = [
        path.relative_to(product.ROOT)
        for path in product.PACKAGING.rglob("*")
        if path.is_file() and path.suffix not in (".pyc", ".md") and VERSION in path.read_text("utf-8")
    ]
    assert written == []


def test_the_window_carries_id_and_icon() -> None:
    source = (product.ROOT / "catanqt" / "app.py").read_text("utf-8")
    assert "setDesktopFileName(APP_ID)" in source
    assert f'optional("{product.LOGO.relative_to(product.RESOURCES).as_posix()}")' in source


def test_desktop_file(share: Path) -> None:
    read = configparser.ConfigParser(interpolation=None, delimiters="=")
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(share / "applications" / f"{APP_ID}.desktop", "utf-8")
    entry = read["Desktop Entry"]
    assert entry["Name"] == product.NAME
    assert entry["Icon"] == entry["StartupWMClass"] == APP_ID
    assert entry["Exec"] == f"{product.COMMAND} %f"
    assert entry["MimeType"] == f"{product.MIME};"


def test_metainfo(share: Path) -> None:
    root = ElementTree.parse(share / "metainfo" / f"{APP_ID}.metainfo.xml").getroot()
    assert root.findtext("id") == root.findtext("icon") == APP_ID
    assert root.findtext("launchable") == f"{APP_ID}.desktop"
    assert root.findtext("name") == product.NAME
    assert [release.get("version") for release in root.iter("release")] == [VERSION]
    assert root.findtext("provides/mediatype") == product.MIME


def test_mime_type(share: Path) -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ElementTree.parse(share / "mime" / "packages" / f"{APP_ID}.xml").getroot().find(f"{space}mime-type")
    assert kind is not None
    assert kind.get("type") == product.MIME
    glob, icon = kind.find(f"{space}glob"), kind.find(f"{space}icon")
    assert glob is not None
    assert icon is not None
    assert (glob.get("pattern"), icon.get("name")) == (f"*{product.SUFFIX}", APP_ID)


def test_icons_carry_the_id(share: Path) -> None:
    found = {path.stem for path in (share / "icons").rglob("*") if path.is_file()}
    assert found == {APP_ID}
    assert (share / "icons/hicolor/scalable/apps" / f"{APP_ID}.svg").read_bytes() == product.LOGO.read_bytes()


def test_packages(tmp_path: Path, share: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linux, "depends", lambda _: (["libc6 (>= 2.35)"], ["libc.so.6(GLIBC_2.35)(64bit)"]))
    linux.recipe(tmp_path / "bundle", share, tmp_path / "nfpm.yaml", VERSION, quick=False, more={})
    told = yaml.safe_load((tmp_path / "nfpm.yaml").read_text("utf-8"))
    assert (told["name"], told["version"], told["license"]) == (product.COMMAND, VERSION, "MIT")
    assert "@" in told["maintainer"]
    assert told["overrides"]["deb"]["depends"] == ["libc6 (>= 2.35)"]
    places = {entry["dst"] for entry in told["contents"]}
    assert {"/usr/bin/catanqt", linux.LIB, f"/usr/share/applications/{APP_ID}.desktop"} <= places
    assert "/usr/share/man/man1/catanqt.1.gz" in places


def test_mac_app() -> None:
    told = macos.info_plist()
    assert told["CFBundleIdentifier"] == APP_ID
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == VERSION
    assert told["CFBundleName"] == product.NAME


def test_setup_of_windows(tmp_path: Path) -> None:
    defined = windows.definitions(tmp_path, tmp_path, tmp_path / "setup.exe", VERSION, quick=False)
    script = (product.PACKAGING / "windows" / "catanqt.nsi").read_text("utf-8")
    named = set(re.findall(r"\$\{([A-Z_]+)\}", script))
    own = {"UNINSTALL", "CLASSES", "LANG_ENGLISH", "LANG_GERMAN"}
    assert named - own <= set(defined)
    assert (defined["NAME"], defined["VERSION"], defined["SUFFIX"]) == (product.NAME, VERSION, product.SUFFIX)
    assert product.four_numbers("1.2.3rc1") == "1.2.3.0"
    windows.version_info(tmp_path)
    info = (tmp_path / "version_info.py").read_text("utf-8")
    compile(info, "version_info.py", "exec")
    assert f"'ProductVersion', '{VERSION}'" in info


@pytest.mark.parametrize("kind", linux.FORMATS)
def test_file_names_carry_name_and_version(kind: str) -> None:
    for name in (linux.file_name(kind), windows.file_name(), macos.dmg_name()):
        assert product.COMMAND in name.lower()
        assert VERSION in name
