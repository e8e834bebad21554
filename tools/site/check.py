"""Checks a built site: every link and anchor leads somewhere, and nothing comes from other servers or is inline."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from bottega.server.documentation import ADDRESS

LOADED = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src", "use": "href"}


@dataclass
class BuiltPage(HTMLParser):
    """What a page links to, loads and contains."""

    path: Path
    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    inline: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.add(given["id"])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in LOADED and LOADED[tag] in given:
            self.loads.append(given[LOADED[tag]])
        script = tag == "script" and "src" not in given and given.get("type", "") != "application/json"
        if script or tag == "style" or "style" in given or any(name.startswith("on") for name in given):
            self.inline.append(self.get_starttag_text() or tag)


class BuiltSite:
    """A site in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    @cached_property
    def pages(self) -> dict[Path, BuiltPage]:
        return {path: BuiltPage(path) for path in sorted(self.folder.rglob("*.html"))}

    def problems(self) -> Iterator[str]:
        for page in self.pages.values():
            name = page.path.relative_to(self.folder)
            for link in page.links:
                reason = self._broken(page, link)
                if reason:
                    yield f"{name}: {link}: {reason}"
            for load in page.loads:
                if urlsplit(load).scheme not in ("", "data") or urlsplit(load).netloc:
                    yield f"{name}: loads {load} from elsewhere"
                elif self._broken(page, load):
                    yield f"{name}: loads {load}, which does not exist"
            for tag in page.inline:
                yield f"{name}: the server's policy forbids {tag}"

    def _broken(self, page: BuiltPage, link: str) -> str:
        """Why a link leads nowhere; empty if it does not, or if it leads to another site."""
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            return ""
        path = unquote(parts.path)
        if path == ADDRESS or path.startswith(f"{ADDRESS}/"):
            target = self.folder / path.removeprefix(ADDRESS).lstrip("/")
        elif path.startswith("/"):
            return "leads out of the site"
        else:
            target = (page.path.parent / path).resolve() if path else page.path
        if target.is_dir():
            if path and path.rpartition("/")[2] not in ("", ".", ".."):
                return "needs a slash at its end"
            target /= "index.html"
        if not target.is_file():
            return "no such page"
        if parts.fragment and target in self.pages and unquote(parts.fragment) not in self.pages[target].ids:
            return "no such anchor"
        return ""
