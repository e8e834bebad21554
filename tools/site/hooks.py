"""The hooks of MkDocs (mkdocs.yml): pages that are generated, links, and a site that needs nothing inline.

The server serves the site under /docs with the same Content-Security-Policy as everything else, which allows no inline
script and nothing from other servers. So inline scripts become files.
"""

import hashlib
import re
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from bottega.server.documentation import ADDRESS
from tools.site.games import ROOT, GamePages, games
from tools.site.http_reference import HttpReference
from tools.site.links import moved_links

REPOSITORY_PAGES = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "docs/examples/bot.py": "programmers/bot.md",
    "examples/README.md": "researchers/examples.md",
    "examples/goofspiel/README.md": "contributors/goofspiel.md",
}
PROGRAMS = {".js": "javascript", ".py": "python"}  # examples in these languages are pages too
FELL = "node_modules/@fontsource/im-fell-english"
SOURCE_SANS = "node_modules/@fontsource-variable/source-sans-3"
WEB_FILES = {
    "icon.svg": "src/look/icon.svg",
    "fonts/im-fell-english.woff2": f"{FELL}/files/im-fell-english-latin-400-normal.woff2",
    "fonts/source-sans-3.woff2": f"{SOURCE_SANS}/files/source-sans-3-latin-wght-normal.woff2",
    "licenses/im-fell-english.txt": f"{FELL}/LICENSE",
    "licenses/source-sans-3.txt": f"{SOURCE_SANS}/LICENSE",
}
INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
UNUSED = ("*.map", "assets/javascripts/lunr", "sitemap.xml", "sitemap.xml.gz")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """An entry of the navigation with `{slug}` is repeated for every game."""
    config.nav = _for_each_game(config.nav)
    return config


def _for_each_game(nav: Any) -> Any:
    if isinstance(nav, list):
        return [
            item
            for entry in nav
            for item in (
                [_filled(entry, game) for game in games()]
                if "{title}" in str(list(entry)[:1])
                else [_for_each_game(entry)]
            )
        ]
    if isinstance(nav, dict):
        return {title: _for_each_game(inside) for title, inside in nav.items()}
    return nav


def _filled(entry: Any, game: GamePages) -> Any:
    if isinstance(entry, str):
        return entry.format(slug=game.slug, title=game.title)
    if isinstance(entry, list):
        return [_filled(item, game) for item in entry]
    return {_filled(title, game): _filled(inside, game) for title, inside in entry.items()}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the generated pages, the fonts of the web client, and the licence of the theme."""
    for page, text in _generated().items():
        files.append(File.generated(config, page, content=text))
    for name, source in WEB_FILES.items():
        files.append(File.generated(config, f"assets/{name}", abs_src_path=str(ROOT / "web" / source)))
    licences = [file for file in distribution("mkdocs-material").files or () if file.match("licenses/LICENSE")]
    files.append(File.generated(config, "assets/licenses/mkdocs-material.txt", content=licences[0].read_text()))
    return files


def _generated() -> dict[str, str]:
    sources = _sources()
    pages = {page: moved_links(_text(source), source, page, sources) for source, page in sources.items()}
    for game in games():
        pages[f"players/{game.slug}/index.md"] = game.how_to_play()
        pages[f"players/{game.slug}/clauses.md"] = game.clauses()
        pages[f"players/{game.slug}/rulings.md"] = game.rulings()
    for name, text in HttpReference().pages().items():
        pages[f"programmers/{name}"] = text
    return pages


def _sources() -> dict[str, str]:
    """The files of the repository that are pages of the site, and these pages."""
    files = [file for file in sorted((ROOT / "examples").iterdir()) if file.suffix in PROGRAMS]
    return REPOSITORY_PAGES | {f"examples/{file.name}": f"researchers/{file.stem}.md" for file in files}


def _text(source: str) -> str:
    """A file of the repository as Markdown."""
    text = (ROOT / source).read_text(encoding="utf-8")
    language = PROGRAMS.get(Path(source).suffix)
    return f"# {Path(source).name}\n\n```{language}\n{text}```\n" if language else text


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Pages in docs/ may link to files elsewhere in the repository, as on a code forge."""
    if page.file.generated_by:
        return markdown
    path = page.file.src_uri
    return moved_links(markdown, f"docs/{path}", path, _sources())


def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    """The page for unknown addresses is shown at any depth, so its links are absolute."""
    if template_name == "404.html":
        context["base_url"] = f"{ADDRESS}/"
    return context


def on_post_build(config: MkDocsConfig) -> None:
    """Inline scripts become files, and what the site does not use is removed."""
    site = Path(config.site_dir)
    for pattern in UNUSED:
        for path in [*site.rglob(pattern)] if "*" in pattern else [site / pattern]:
            _remove(path)
    written: dict[str, str] = {}
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        root = ADDRESS if page.name == "404.html" else "../" * (len(page.relative_to(site).parts) - 1) or "."
        page.write_text(_without_inline(text, root.rstrip("/"), written), encoding="utf-8")
    scripts = site / "assets" / "javascripts"
    for name, script in written.items():
        (scripts / name).write_text(script, encoding="utf-8")


def _without_inline(text: str, root: str, written: dict[str, str]) -> str:
    def moved(found: re.Match[str]) -> str:
        script = found[1]
        name = f"page.{hashlib.sha256(script.encode()).hexdigest()[:8]}.js"
        written[name] = script
        return f'<script src="{root}/assets/javascripts/{name}"></script>'

    return INLINE_SCRIPT.sub(moved, text)


def _remove(path: Path) -> None:
    if path.is_dir():
        for inside in path.iterdir():
            _remove(inside)
        path.rmdir()
    else:
        path.unlink(missing_ok=True)
