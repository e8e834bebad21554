"""`make release` names everything that a person must still do before a release, and nothing else."""

import subprocess
from pathlib import Path

import pytest
from tools.release import problems, version

import bottega

from .interpreters import ROOT

FILES = {
    "src/bottega/__init__.py": '"""Docs."""\n\n__version__ = "1.2.0"\n',
    "CHANGELOG.md": "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2027-01-31\n\n### Fixed\n\n- A bug.\n",
    "pyproject.toml": '[project.urls]\nRepository = "https://code.org/bottega"\n',
    "CITATION.cff": "repository-code: https://code.org/bottega\n",
}


def git(folder: Path, *arguments: str) -> None:
    who = ("-c", "user.name=Tester", "-c", "user.email=tester@localhost")
    subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def ready(tmp_path: Path) -> Path:
    """A repository that is ready for a release."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(folder: Path) -> None:
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "Change")


def change(folder: Path, name: str, old: str, new: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    commit(folder)


def test_a_repository_that_is_ready_has_no_problems(ready: Path) -> None:
    assert list(problems(ready)) == []


def test_changes_must_be_committed(ready: Path) -> None:
    (ready / "forgotten").touch()
    assert list(problems(ready)) == ["There are changes that are not committed."]


def test_a_version_is_released_once(ready: Path) -> None:
    git(ready, "tag", "v1.2.0")
    assert list(problems(ready)) == ["The tag v1.2.0 exists; raise __version__ in src/bottega/__init__.py."]


def test_the_changelog_must_have_a_dated_section(ready: Path) -> None:
    change(ready, "CHANGELOG.md", "## [1.2.0] - 2027-01-31", "## [1.2.0]")
    (problem,) = problems(ready)
    assert problem.startswith("CHANGELOG.md has no section “## [1.2.0] - YYYY-MM-DD”")


@pytest.mark.parametrize("name", ["pyproject.toml", "CITATION.cff"])
def test_the_placeholder_for_the_repository_must_be_replaced(ready: Path, name: str) -> None:
    change(ready, name, "https://code.org/", "https://github.example/")
    (problem,) = problems(ready)
    assert problem.startswith(f"{name} still has the placeholder")


def test_the_version_is_that_of_the_package() -> None:
    assert version(ROOT) == bottega.__version__
