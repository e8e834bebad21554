"""The pages about a game, from what the repository has: its README, its texts, its lesson and its drawings."""

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import bottega

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SMALL = "0 0 24 24"  # the box of drawings that are glyphs
LAYERS = ("wash", "chalk", "fine", "ink")
WHOLE_LESSON = ("welcome", "over")  # they are about the lesson itself


@dataclass(frozen=True)
class GamePages:
    """Writes the pages of one game."""

    slug: str

    @property
    def package(self) -> Path:
        return ROOT / "src" / "bottega" / "games" / self.slug

    @property
    def title(self) -> str:
        return self.say("title")

    def say(self, key: str) -> str:
        message = _texts(self.slug).get_message(key)
        assert message.value is not None, key
        return self._format(message.value)

    def _format(self, pattern: Any) -> str:
        text, errors = _texts(self.slug).format_pattern(pattern, {})
        assert not errors, errors
        return str(text)

    def keys(self, start: str) -> list[str]:
        """What follows this prefix in the keys of the game, in the order of its files."""
        return [key.removeprefix(start) for key in _keys(self.slug) if key.startswith(start)]

    def how_to_play(self) -> str:
        """The introduction, the notes of the lesson with the drawings that belong to them, and the options."""
        game = bottega.game(self.slug)
        seats = f"{min(game.players)} to {max(game.players)} players"
        shown: set[str] = set()
        return "\n\n".join(
            [
                f"# {self.title}",
                f"*{plain(self.say('intro-line'))}*",
                f"{seats} · {self.say('intro-duration')} · {self.say('intro-weight')}",
                f"![A table of {self.title} in the browser](../../pictures/table-{self.slug}-wide-paper.png)",
                self._introduction(),
                "## Step by step",
                "These are the notes of the guided first game, in the order in which a first game needs them. To play "
                "it, press *Learn by playing* on the start page.",
                *(part for tip in _teaching()[self.slug]["lesson"] for part in self._tip(tip, shown)),
                *self._options(),
                "## Play",
                f"In the browser, choose {self.title} on the start page and press *Play now*. In a terminal:",
                f"```sh\nbottega play {self.slug}\n```",
                "Next: [strategy](strategy.md), [every clause of the rules](clauses.md), and "
                "[how we read the rulebook](rulings.md).",
            ]
        )

    def _introduction(self) -> str:
        """The first paragraph of the README."""
        readme = (self.package / "README.md").read_text(encoding="utf-8")
        return readme.split("\n\n")[1]

    def _tip(self, tip: dict[str, str], shown: set[str]) -> Iterator[str]:
        if tip["name"] in WHOLE_LESSON:
            return
        message = _texts(self.slug).get_message(f"tip-{tip['name']}")
        yield f"### {plain(self._format(message.attributes['title']))}"
        clause = tip.get("clause", "")
        section = next((s for s in _parts(clause) if s in _teaching()[self.slug]["pictures"]), "")
        if section and section not in shown:
            shown.add(section)
            yield self._pictures(section)
        assert message.value is not None
        more = f" [{clause}](clauses.md#{clause})" if clause else ""
        yield plain(self._format(message.value)) + more

    def _options(self) -> Iterator[str]:
        described = [key.removesuffix("-about") for key in self.keys("option-") if key.endswith("-about")]
        if described:
            yield "## Options and variants"
            yield "| option | what it does |\n|---|---|\n" + "\n".join(
                f"| {self._option(key)} | {plain(self.say(f'option-{key}-about'))} |" for key in described
            )

    def _option(self, key: str) -> str:
        """A value with the name of its option, or a variant."""
        option, _, _ = key.rpartition("-")
        own = plain(self.say(f"option-{key}"))
        return f"{plain(self.say(f'option-{option}'))}: {own}" if option else own

    def clauses(self) -> str:
        """All sections with their drawings and clauses. Every clause has an anchor: its number."""
        parts = [f"# The rules of {self.title}", "All clauses, in our own words. Refused moves name them."]
        clauses = [key.replace("-", ".") for key in self.keys("clause-")]
        for section in (key.replace("-", ".") for key in self.keys("section-")):
            depth = "###" if "." in section and section.partition(".")[0] in self.keys("section-") else "##"
            title = plain(self.say(f"section-{section.replace('.', '-')}"))
            parts.append(f"{depth} {section} {title} {{: #section-{section} }}")
            if section in _teaching()[self.slug]["pictures"]:
                parts.append(self._pictures(section))
            parts += [self._clause(clause) for clause in clauses if _section_of(clause, self) == section]
        return "\n\n".join(parts)

    def _clause(self, clause: str) -> str:
        text = plain(self.say(f"clause-{clause.replace('.', '-')}"))
        return f"[{clause}](#{clause}){{: .clause-number }} {text}\n{{: #{clause} .clause }}"

    def _pictures(self, section: str) -> str:
        pictures = _teaching()[self.slug]["pictures"][section]
        small = " small" if pictures[0]["box"] == SMALL else ""
        figures = "".join(self._figure(picture) for picture in pictures)
        return f'<div class="drawings{small}">{figures}</div>'

    def _figure(self, picture: dict[str, Any]) -> str:
        layers = "".join(
            f'<path class="{layer}" d="{escape(picture["drawing"][layer])}"/>'
            for layer in LAYERS
            if picture["drawing"].get(layer)
        )
        tint = picture["tint"].removeprefix("var(--").removesuffix(")")
        caption = escape(self.say(picture["name"]))
        drawing = f'<svg viewBox="{picture["box"]}" class="tint-{tint}" aria-hidden="true">{layers}</svg>'
        return f"<figure>{drawing}<figcaption>{caption}</figcaption></figure>"

    def rulings(self) -> str:
        """The README of the game, under another title."""
        _, text = (self.package / "README.md").read_text(encoding="utf-8").split("\n", 1)
        return f"# {self.title}: rulings and sources\n{text}"


def games() -> list[GamePages]:
    """The games of this repository, the oldest first."""
    return [GamePages(slug) for slug in bottega.GAMES if slug in _teaching()]


@cache
def _teaching() -> dict[str, Any]:
    """What web/scripts/teaching.js prints."""
    printed = subprocess.run(["node", "scripts/teaching.js"], cwd=WEB, capture_output=True, text=True, check=False)
    if printed.returncode:
        raise RuntimeError(f"web/scripts/teaching.js: {printed.stderr}")
    return dict(json.loads(printed.stdout))


def _sources(slug: str) -> list[str]:
    folders = (
        ROOT / "src" / "bottega" / "games" / slug / "locale" / "en",
        WEB / "src" / "games" / slug / "locale" / "en",
    )
    return [file.read_text(encoding="utf-8") for folder in folders for file in sorted(folder.glob("*.ftl"))]


@cache
def _texts(slug: str) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for source in _sources(slug):
        bundle.add_resource(FluentResource(source))
    return bundle


@cache
def _keys(slug: str) -> tuple[str, ...]:
    return tuple(key for source in _sources(slug) for key in re.findall(r"^([a-zA-Z][\w-]*) =", source, re.MULTILINE))


def _parts(clause: str) -> Iterator[str]:
    """A clause and the sections that contain it, the innermost first."""
    while clause:
        yield clause
        clause = clause.rpartition(".")[0]


def _section_of(clause: str, pages: GamePages) -> str:
    sections = {key.replace("-", ".") for key in pages.keys("section-")}
    return next(part for part in _parts(clause) if part in sections)


def plain(text: str) -> str:
    """Text as Markdown that shows exactly this text."""
    return re.sub(r"([\\`*_\[\]<>#|])", r"\\\1", " ".join(text.split()))
