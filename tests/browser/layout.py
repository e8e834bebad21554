"""Waits until the layout of a page is final, and measures what is cut off: text wider or higher than its box, outside
the page, or broken inside a word."""

from playwright.sync_api import Page

# A word longer than this may be broken: no column is wide enough for it at every width.
LONGEST_WORD = 16

_CUT_OFF = """([longest]) => {
  const found = [];
  const say = (what, e, text) => found.push(`${what}: "${text.slice(0, 40)}" in <${e.localName} class="${
    e.getAttribute("class") ?? ""}">`);
  const page = document.scrollingElement.clientWidth;
  const visible = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  const hidden = e => !e.checkVisibility(visible)
    || e.closest(".unseen, [hidden], .skip, dialog:not([open])") || clipped(e);
  const clipped = e => { for (let at = e; at; at = at.parentElement)
    if (getComputedStyle(at).clipPath.startsWith("inset")) return true; return false; }; // for screen readers only
  const scrolls = e => ["auto", "scroll"].includes(getComputedStyle(e).overflowX);
  const inScroller = e => { for (let at = e; at; at = at.parentElement) if (scrolls(at)) return true; return false; };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement, text = node.data.trim();
    if (!text || !e || e.closest("script, style, svg") || hidden(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    if ((box.right > page + 1 || box.left < -1) && !inScroller(e)) say("outside the page", e, text);
    for (let at = e; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at), clip = at.getBoundingClientRect();
      const cut = ["hidden", "clip"];
      if (cut.includes(style.overflowX) && (box.right > clip.right + 1 || box.left < clip.left - 1)) {
        say("cut off sideways", e, text);
        break;
      }
      if (cut.includes(style.overflowY) && (box.bottom > clip.bottom + 2 || box.top < clip.top - 2)) {
        say("cut off below or above", e, text);
        break;
      }
      if (["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY)) break;
    }
    for (const match of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      if (match[0].length > longest) continue;
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = new Set([...range.getClientRects()].map(r => Math.round(r.top)));
      if (tops.size > 1) say("broken word", e, match[0]);
    }
  }
  return [...new Set(found)];
}"""


def cut_off(page: Page) -> list[str]:
    """Every text that cannot be read in full, as a sentence for the report of a test."""
    found: list[str] = page.evaluate(_CUT_OFF, [LONGEST_WORD])
    return found


def wait_for_fonts(page: Page) -> None:
    """Text moves when its font arrives."""
    page.evaluate("async () => { await document.fonts.ready }")


def wait_for_layout(page: Page) -> None:
    """Until the page is laid out again after a change. The first of two frames may have begun before it."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
