"""The source package and the wheel: complete, described, and never without the web client and the documentation."""

import email
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.message import Message
from pathlib import Path

import pytest

import bottega

from .conftest import Packages
from .interpreters import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
REPOSITORY = PROJECT["project"]["urls"]["Repository"]
STATIC = "src/bottega/server/static"
SITE = "src/bottega/server/docs_site"
LIMIT = 120  # seconds


def metadata(packages: Packages) -> Message:
    with zipfile.ZipFile(packages.wheel) as wheel:
        (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        return email.message_from_bytes(wheel.read(name))


@pytest.mark.parametrize("folder", [STATIC, SITE])
def test_both_packages_carry_the_whole_web_client_and_the_documentation(packages: Packages, folder: str) -> None:
    built = {str(file.relative_to(ROOT)) for file in (ROOT / folder).rglob("*") if file.is_file()}
    assert f"{folder}/index.html" in built
    with tarfile.open(packages.sdist) as sdist:
        assert built <= {name.partition("/")[2] for name in sdist.getnames()}
    with zipfile.ZipFile(packages.wheel) as wheel:
        assert built <= {f"src/{name}" for name in wheel.namelist()}


def test_both_packages_carry_the_weights_of_every_network(packages: Packages) -> None:
    weights = {str(file.relative_to(ROOT)) for file in (ROOT / "src").rglob("net.npz")}
    assert weights
    with tarfile.open(packages.sdist) as sdist:
        assert weights <= {name.partition("/")[2] for name in sdist.getnames()}
    with zipfile.ZipFile(packages.wheel) as wheel:
        assert weights <= {f"src/{name}" for name in wheel.namelist()}


def test_the_licences_of_others_code_and_fonts_are_in_the_wheel(packages: Packages) -> None:
    with zipfile.ZipFile(packages.wheel) as wheel:
        texts = [wheel.read(name).decode() for name in wheel.namelist() if "/static/licenses/" in name]
    assert any("svelte" in text for text in texts)
    assert sum("Open Font License" in text for text in texts) == 2


def test_the_wheel_holds_nothing_but_the_package(packages: Packages) -> None:
    with zipfile.ZipFile(packages.wheel) as wheel:
        tops = {name.partition("/")[0] for name in wheel.namelist()}
    assert tops == {"bottega", f"bottega-{bottega.__version__}.dist-info"}


def test_what_git_ignores_is_in_no_package_but_the_client(packages: Packages) -> None:
    with tarfile.open(packages.sdist) as sdist:
        names = [name.partition("/")[2] for name in sdist.getnames()]
    ignored = re.compile(r"(^|/)(\.venv|node_modules|__pycache__|\.mypy_cache|dist|\.mutants)(/|$)")
    assert not [name for name in names if ignored.search(name)]


def test_the_version_is_written_once(packages: Packages) -> None:
    assert metadata(packages)["Version"] == bottega.__version__
    assert "version" not in PROJECT["project"]
    assert '"version": "' not in (ROOT / "web/package.json").read_text(encoding="utf-8")


def test_all_addresses_are_in_one_repository(packages: Packages) -> None:
    for label, address in (line.split(", ") for line in metadata(packages).get_all("Project-URL", [])):
        assert f"{address}/".startswith(f"{REPOSITORY}/"), label
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"repository-code: {REPOSITORY}\n" in citation


def test_every_link_and_picture_of_the_readme_leads_to_the_tag_of_the_version(packages: Packages) -> None:
    text = str(metadata(packages).get_payload())
    links = re.findall(r"\]\(([^)]+)\)", text)
    ours = [link for link in links if link.startswith(REPOSITORY)]
    assert len(ours) > 20
    assert all(link.startswith(("https://", "#")) for link in links)
    for link in ours:
        kind, tag, path = link.removeprefix(f"{REPOSITORY}/").split("/", 2)
        assert tag == f"v{bottega.__version__}"
        assert kind == ("raw" if path.endswith((".png", ".svg")) else "blob")
        assert (ROOT / path).exists(), link


def test_twine_accepts_both(packages: Packages) -> None:
    command = [sys.executable, "-m", "twine", "check", "--strict", str(packages.sdist), str(packages.wheel)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    assert done.returncode == 0, done.stdout


@pytest.fixture
def checkout_without_client(tmp_path: Path) -> Path:
    folder = tmp_path / "checkout"
    (folder / "src/bottega").mkdir(parents=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/bottega/__init__.py"):
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_no_package_is_built_without_the_web_client(checkout_without_client: Path, kind: str) -> None:
    command = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", str(checkout_without_client)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    assert done.returncode != 0
    assert "The web client is not built. Run `make client` (it needs Node), then build again." in done.stderr
    assert not list(checkout_without_client.glob("dist/*"))


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
def test_no_package_is_built_without_the_documentation(checkout_without_client: Path, kind: str) -> None:
    client = checkout_without_client / STATIC / "index.html"
    client.parent.mkdir(parents=True)
    client.touch()
    command = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", str(checkout_without_client)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)
    assert done.returncode != 0
    assert "The documentation is not built. Run `make docs` (it needs Node), then build again." in done.stderr


def test_an_editable_install_needs_no_web_client(checkout_without_client: Path, tmp_path: Path) -> None:
    program = f"import hatchling.build; hatchling.build.build_editable({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", program], cwd=checkout_without_client, check=True, timeout=LIMIT)
    assert list(tmp_path.glob("*.whl"))
