"""`make release`: everything that a release needs up to the upload.

1. Checks what a person must have done: all changes committed, the changelog's section dated, the repository's address.
2. Runs all tests.
3. Builds the source package and the wheel into dist/, in an environment of their own, as `python -m build` does.
4. Checks them with twine, and plays with them in new environments, with every supported Python on the machine.
5. Prints the commands that upload them.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACEHOLDER = ".example/"  # RFC 2606 reserves this ending, so that nobody can own such an address


def version(root: Path) -> str:
    found = re.search(r'^__version__ = "(.+)"$', (root / "src/bottega/__init__.py").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def problems(root: Path) -> Iterator[str]:
    """What a person must do before this version can be released, one sentence each."""
    new = version(root)
    if _git(root, "status", "--porcelain"):
        yield "There are changes that are not committed."
    if _git(root, "tag", "--list", f"v{new}"):
        yield f"The tag v{new} exists; raise __version__ in src/bottega/__init__.py."
    changelog = (root / "CHANGELOG.md").read_text("utf-8")
    if not re.search(rf"^## \[{re.escape(new)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE):
        yield f"CHANGELOG.md has no section “## [{new}] - YYYY-MM-DD”; make it from what is under Unreleased."
    for name in ("pyproject.toml", "CITATION.cff", "CHANGELOG.md"):
        if PLACEHOLDER in (root / name).read_text("utf-8"):
            yield f"{name} still has the placeholder for the repository's address, which ends in .example."


def _git(root: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def _run(title: str, *command: str, **environment: str) -> None:
    print(f"\n== {title}: {' '.join(command)}", flush=True)
    subprocess.run(command, cwd=ROOT, check=True, env=os.environ | environment)


def main() -> int:
    found = list(problems(ROOT))
    if found:
        print("Not ready for a release:", *found, sep="\n- ")
        return 1
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    python = (sys.executable, "-m")
    try:
        _run("Tests", "make", "test")
        _run("Build", *python, "build", "--outdir", str(dist))
        _run("Check", *python, "twine", "check", "--strict", *sorted(str(file) for file in dist.iterdir()))
        _run("Play", *python, "pytest", "tests/packages", PACKAGES=str(dist), PACKAGE_PYTHONS="all")
    except subprocess.CalledProcessError as error:
        print(f"\nStopped: this failed with code {error.returncode}.")
        return 1
    found = list(problems(ROOT))  # the tests take a while
    if found:
        print("Not ready for a release:", *found, sep="\n- ")
        return 1
    tag = f"v{version(ROOT)}"
    message = f'git tag --annotate {tag} --message "Bottega {version(ROOT)}" && git push origin {tag}'
    print(f"\nReady in dist/. To release, push the tag; .github/workflows/release.yml uploads:\n\n    {message}\n")
    print("Or upload these files yourself:\n\n    .venv/bin/python -m twine upload dist/*")
    return 0


if __name__ == "__main__":
    sys.exit(main())
