"""A command or import that lacks its extra names the extra in one sentence. The blocked packages are those of the extra
in pyproject.toml.
"""

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import bottega

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
LIMIT = 120  # seconds
SLUG = bottega.GAMES[0]

BLOCK = """
import sys
for name in sys.argv.pop().split(","):
    sys.modules[name] = None
"""
COMMAND = "from bottega.cli import app; app()"


def direct(extra: str) -> set[str]:
    """The packages of an extra and of the extras that it includes, by the names of PyPI."""
    found: set[str] = set()
    for requirement in map(Requirement, EXTRAS[extra]):
        if requirement.name == "bottega":
            found.update(*(direct(included) for included in requirement.extras))
        else:
            found.add(_normal(requirement.name))
    return found


def always() -> set[str]:
    """The packages that are always there. An extra may name one of them to limit its version."""
    return {_normal(Requirement(text).name) for text in PROJECT["dependencies"]}


def modules(extra: str) -> set[str]:
    wanted = direct(extra) - always()
    return {module for module, names in packages_distributions().items() if wanted & set(map(_normal, names))}


def _normal(name: str) -> str:
    return name.lower().replace("_", "-")


def run_without(extra: str, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    blocked = ",".join(sorted(modules(extra)))
    command = [sys.executable, "-c", BLOCK + program, *arguments, blocked]
    return subprocess.run(command, capture_output=True, text=True, timeout=LIMIT)


@pytest.mark.parametrize(
    ("extra", "program"),
    [
        ("client", "import bottega.client"),
        ("client", "import bottega.agent"),
        ("learn", "import bottega.learn.expert_iteration"),
        ("server", "import bottega.server.app"),
        ("arena", "import bottega.arena"),
        ("envs", f"from bottega.envs import {SLUG}_v0; {SLUG}_v0.env()"),
        ("envs", f"from bottega.envs import {SLUG}_v0; {SLUG}_v0.parallel_env()"),
        ("envs", "import bottega.envs.single_agent"),
        ("envs", "import bottega.envs.vector"),
        ("envs", "import bottega.envs.openspiel"),
        ("cuda", "import bottega.envs.cuda"),
        ("cuda", f"import bottega; bottega.compile(bottega.game({SLUG!r}), 'cuda')"),
        ("plot", "from bottega.analysis.plot import draw; draw(None, None)"),
    ],
)
def test_an_import_without_its_extra_names_it(extra: str, program: str) -> None:
    told = run_without(extra, program).stderr.splitlines()[-1]
    package = told.partition("MissingExtra: ")[2].partition(" ")[0]
    assert package in modules(extra)
    assert told.endswith(f"MissingExtra: {package} is not installed; add it with: pip install 'bottega[{extra}]'")


@pytest.mark.parametrize(
    ("extra", "command"),
    [
        ("server", "serve"),
        ("server", "bench server"),
        ("server", "chaos"),
        ("arena", f"arena {SLUG} --bots random,greedy"),
    ],
)
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "{} is not installed; add it with: pip install 'bottega[{}]'\n"),
        ("fr", "{} n’est pas installé ; ajoutez-le avec : pip install 'bottega[{}]'\n"),
        ("it", "{} non è installato; aggiungilo con: pip install 'bottega[{}]'\n"),
    ],
)
def test_a_command_without_its_extra_names_it(extra: str, command: str, language: str, sentence: str) -> None:
    done = run_without(extra, COMMAND, *command.split(), "--lang", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr in {sentence.format(module, extra) for module in modules(extra)}


WITH_EXTRAS = (  # everything else needs none
    "bottega.arena",
    "bottega.bench.server",
    "bottega.chaos",
    "bottega.cli.arena",
    "bottega.agent",
    "bottega.cli.agent",
    "bottega.cli.backup",
    "bottega.cli.bench_server",
    "bottega.cli.chaos",
    "bottega.cli.people",
    "bottega.cli.serve",
    "bottega.cli.tables",
    "bottega.cli.train",
    "bottega.cli.archive",
    "bottega.cli.moderate",
    "bottega.cli.series",
    "bottega.client",
    "bottega.envs.",  # but `bottega.envs` itself, because `bottega.envs.cuda` needs no Gymnasium
    "bottega.learn.expert_iteration",
    "bottega.learn.report",
    "bottega.learn.run_folder",
    "bottega.learn.settings",
    "bottega.learn.training",
    "bottega.server",
)
IMPORT = "import sys, importlib\nfor name in sys.argv[1:]: importlib.import_module(name)"


def test_everything_else_is_imported_without_any_extra() -> None:
    files = sorted((ROOT / "src").rglob("*.py"))
    names = [".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__") for file in files]
    others = [name for name in names if not name.startswith(WITH_EXTRAS)]
    assert len(others) > 100
    done = run_without("all", IMPORT, *others)
    assert done.returncode == 0, done.stderr


def test_all_has_every_extra_but_those_for_developers() -> None:
    (everything,) = map(Requirement, EXTRAS["all"])
    assert everything.name == "bottega"
    assert everything.extras == set(EXTRAS) - {"all", "docs", "test"}


def test_every_requirement_has_an_exact_version_in_the_constraints() -> None:
    pinned = {_normal(line.partition("==")[0]) for line in (ROOT / "constraints.txt").read_text().splitlines()}
    wanted = direct("test") | always()
    assert wanted <= pinned
