"""Links between pages, when a page of the site comes from a file elsewhere in the repository."""

import posixpath
import re
from collections.abc import Mapping

CODE = r"^```.*?^```$|`[^`\n]+`"  # comes first, so that no link is found inside
LINK = re.compile(CODE + r"|(\]\()(?![a-z]+:|#)([^)#\s]+)([^)]*\))", re.MULTILINE | re.DOTALL)


class LinkToNoPage(Exception):
    """A page links to a file of the repository that the site does not have."""


def moved_links(text: str, source: str, page: str, pages: Mapping[str, str]) -> str:
    """The text of a file, as a page of the site: its relative links lead to pages of the site.

    `source` is the path of the file in the repository, `page` that of the page in docs/, and `pages` says which page
    each file of the repository has become. Raises LinkToNoPage.

    >>> moved_links("[a](docs/a.md#x) [b](b.md)", "README.md", "more/read.md", {"b.md": "b/index.md"})
    '[a](../a.md#x) [b](../b/index.md)'
    """

    def moved(link: re.Match[str]) -> str:
        start, target, rest = link.groups()
        if start is None:
            return link[0]
        found = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if found not in pages and not found.startswith("docs/"):
            raise LinkToNoPage(f"{source} links to {target}, which is no page of the site")
        site = pages.get(found, found.removeprefix("docs/"))
        return f"{start}{posixpath.relpath(site, posixpath.dirname(page) or '.')}{rest}"

    return LINK.sub(moved, text)
