"""The files with which a server is deployed agree with its settings, and the page about the settings with both."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from bottega.server.settings import PREFIX, InvalidSetting, Settings, default_database

ROOT = Path(__file__).parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
UNIT = (ROOT / "deploy" / "bottega.service").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
CADDYFILE = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
VARIABLES = {f"{PREFIX}{name.upper()}": field for name, field in Settings.model_fields.items()}
OTHERS = {"BOTTEGA_CACHE", "BOTTEGA_DOMAIN"}  # of the engine, and of compose.yaml itself
IN_WORDS = {"BOTTEGA_DATABASE_URL", "BOTTEGA_WORKERS", "BOTTEGA_HOSTS"}  # defaults that depend on the machine


def as_text(default: Any) -> str:
    if isinstance(default, bool):
        return "yes" if default else "no"
    return f"{default:g}" if isinstance(default, float) else str(default)


def test_the_page_lists_every_variable_with_its_default() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(BOTTEGA_\w+)` \| (.*?) ?\| ", page, re.MULTILINE))
    assert set(rows) == set(VARIABLES)
    assert {name: text for name, text in rows.items() if name not in IN_WORDS} == {
        name: as_text(field.default) for name, field in VARIABLES.items() if name not in IN_WORDS
    }


@pytest.mark.parametrize("text", [DOCKERFILE, UNIT, CADDYFILE, (ROOT / "compose.yaml").read_text(encoding="utf-8")])
def test_only_variables_that_exist_are_set(text: str) -> None:
    assert set(re.findall(r"BOTTEGA_[A-Z_]+", text)) <= {*VARIABLES, *OTHERS}


def test_compose_runs_two_servers_on_one_database_behind_https() -> None:
    services = COMPOSE["services"]
    server, database, caddy = services["server"], services["database"], services["caddy"]
    assert server["deploy"]["replicas"] == 2
    assert "ports" not in server  # only Caddy is reached from outside
    assert "ports" not in database
    assert {port.split(":")[0] for port in caddy["ports"]} == {"80", "443"}
    given = {name: re.sub(r"\$\{(\w+):\?[^}]*\}", r"\1", text) for name, text in server["environment"].items()}
    settings = Settings.read(given)
    assert settings.database_url == "postgresql+psycopg://bottega:POSTGRES_PASSWORD@database/bottega"
    assert settings.secure_cookies
    assert settings.proxied
    assert settings.hosts == "BOTTEGA_DOMAIN" == re.sub(r"[${}]|:\?.*", "", caddy["environment"]["BOTTEGA_DOMAIN"])
    assert server["depends_on"]["database"] == {"condition": "service_healthy"}
    for service in services.values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (ROOT / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]


def test_caddy_forwards_to_the_servers_of_compose() -> None:
    name, port = re.findall(r"^\t+(?:name|port) (\w+)$", CADDYFILE, re.MULTILINE)
    assert name in COMPOSE["services"]
    assert f"EXPOSE {port}\n" in DOCKERFILE
    assert f'"--port", "{port}"' in DOCKERFILE


def test_the_image_copies_files_that_exist() -> None:
    for source in re.findall(r"^COPY (?!--from)(\S+) ", DOCKERFILE, re.MULTILINE):
        assert (ROOT / source).exists(), source
    targets = re.findall(r"make ([\w ]+?) \\", DOCKERFILE)
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert phony is not None
    assert set(targets[0].split()) <= set(phony[1].split())


def test_the_unit_starts_with_its_settings() -> None:
    given = dict(re.findall(r"^Environment=(\w+)=(.*)$", UNIT, re.MULTILINE))
    settings = Settings.read(given)
    assert settings.database_url == "sqlite:////var/lib/bottega/bottega.sqlite"
    assert settings.proxied
    assert {"StateDirectory=bottega", "CacheDirectory=bottega"} <= set(UNIT.splitlines())


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    """Where there is no systemd, its lines are still `Name=value` in three sections."""
    lines = [line for line in UNIT.splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if line.startswith("[")] == ["[Unit]", "[Service]", "[Install]"]
    assert all(re.fullmatch(r"\[\w+\]|[A-Z]\w+=.*", line) for line in lines)
    if shutil.which("systemd-analyze"):
        unit = tmp_path / "bottega.service"
        unit.write_text(UNIT.replace("/opt/bottega/bin/bottega", "/bin/true"))  # it checks that the program exists
        done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stderr) == (0, "")


# ---- reading settings


def test_the_environment_is_read_and_arguments_override_it() -> None:
    given = {
        "BOTTEGA_WORKERS": "3",
        "BOTTEGA_PROXIED": "yes",
        "BOTTEGA_BOT_PACE": "0",
        "WORKERS": "9",
        "bottega_rate": "7",
    }
    settings = Settings.read(given, workers=2, rate=None)
    assert (settings.workers, settings.proxied, settings.bot_pace, settings.rate) == (2, True, 0.0, 1.0)
    assert Settings.read({}).database_url == default_database()
    url = Settings.read({"BOTTEGA_DATABASE_URL": "postgres://a@b/c"}).database_url
    assert url == "postgresql+psycopg://a@b/c"


def test_without_read_the_environment_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_WORKERS", "99")
    assert Settings().workers != 99
    assert Settings.read().workers == 99


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("BOTTEGA_WORKERS", "many", "BOTTEGA_WORKERS: 'many' cannot be read as a whole number"),
        ("BOTTEGA_WORKERS", "1.5", "BOTTEGA_WORKERS: '1.5' cannot be read as a whole number"),
        ("BOTTEGA_PROXIED", "perhaps", "BOTTEGA_PROXIED: 'perhaps' cannot be read as yes or no"),
        ("BOTTEGA_RATE", "fast", "BOTTEGA_RATE: 'fast' cannot be read as a number"),
        ("BOTTEGA_LEASE", "0", "BOTTEGA_LEASE: must be more than 0 seconds"),
        ("BOTTEGA_DATABASE_URL", "mysql://x", "BOTTEGA_DATABASE_URL: must start with sqlite:/// or postgresql://"),
    ],
)
def test_a_wrong_value_is_named_in_a_sentence(name: str, text: str, sentence: str) -> None:
    with pytest.raises(InvalidSetting) as refused:
        Settings.read({name: text})
    assert str(refused.value) == sentence
