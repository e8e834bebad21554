"""Plays a chapter of a lesson in the page as a person would: reads every note, and makes the moves asked for."""

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import ElementHandle, Error, Page, expect

from bottega.engine.actions import Move
from bottega.lessons import Chapter, Note, Progress, Question, line, texts
from tests.browser.playing import click

Press = Callable[[Page, ElementHandle], None]
WITHIN = 60.0  # seconds for one move; a test machine may be busy

# What to press for one of the wanted moves: its button; a slider; a spot where it can be made; another spot. A sheet
# that offers something else is closed. Nothing while a move is on its way, or if the question is answered.
NEXT = """([asked, wanted, lit, tried]) => {
  const card = document.querySelector('.lesson-card');
  if (card.ariaBusy !== 'false' || card.querySelector('.text').innerText.trim() !== asked) return null;
  const sheet = document.querySelector(':popover-open');
  const covered = e => {
    const {x, y, width, height} = e.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    return sheet !== null && !sheet.contains(e) && sheet.contains(over);
  };
  const seen = e => !e.disabled && !e.closest('[inert]') && e.getClientRects().length > 0 && !covered(e);
  const all = s => [...document.querySelectorAll(s)].filter(seen);
  const name = e => e.dataset.thing + '|' + (e.getAttribute('aria-label') ?? e.textContent).trim();
  const fresh = e => !tried.includes(name(e)) && e.getAttribute('aria-pressed') !== 'true';
  const makes = all('[data-move]').filter(e => wanted.includes(Number(e.dataset.move)));
  const last = makes.filter(e => e.matches('.main, [data-first]') || !e.closest('.popover'));
  const option = makes.filter(e => e.getAttribute('aria-pressed') !== 'true');
  if (last.length) return {element: last[0], does: 'send'};
  if (option.length) return {element: option[0], does: 'click'};
  const sliders = all('.board input[type=range]').filter(e => Number(e.value) < Number(e.max));
  if (sliders.length) return {element: sliders[0], does: 'raise'};
  const leads = e => e.dataset.moves.split(' ').some(move => wanted.includes(Number(move)));
  const spots = all('.board [data-moves]').filter(leads);
  const open = all('.board .open').filter(e => e.dataset.move === undefined);  // the others make another move
  const inOrder = lit.flatMap(id => open.filter(e => e.closest(`[data-thing="${CSS.escape(id)}"]`)));
  const next = [...spots, ...inOrder, ...open].find(fresh);
  if (next) return {element: next, does: 'touch', name: name(next)};
  return sheet && {element: sheet, does: 'close'};
}"""

# Whether a touch has come to something: another text, a sheet, or (after a while) something that stays on the board.
CHANGED = """(before) => {
  const now = performance.now();
  window.touched ??= now;
  const changed = document.querySelector('.lesson-card .text').innerText.trim() !== before;
  const done = changed || document.querySelector(':popover-open') || now - window.touched > 500;
  if (done) delete window.touched;
  return done;
}"""

# Whether the learner is asked this question, or another text is shown.
ASKS = """(asked) => {
  const card = document.querySelector('.lesson-card');
  if (card.ariaBusy !== 'false') return false;
  return card.querySelector('.yours') !== null || card.querySelector('.text').innerText.trim() !== asked;
}"""

# Why nothing of the first thing of a text can be seen; empty if something can.
COVERED = """([things, width]) => {
  const card = document.querySelector('.lesson-card').getBoundingClientRect();
  const boxes = things.map(id =>
    [...document.querySelectorAll(`[data-thing="${CSS.escape(id)}"], [data-area="${CSS.escape(id)}"]`)]
      .map(e => e.getBoundingClientRect()).filter(box => box.width && box.height)).find(list => list.length);
  if (!boxes) return 'there is no such thing on the board';
  if (document.querySelector(':popover-open')) return '';  // a sheet about it, and the note is above
  const free = width < 1000 ? card.top : innerHeight;
  const seen = boxes.filter(({top, bottom}) => top < free && bottom > 0);
  if (!seen.length) return 'it is out of sight';
  return seen.every(({height, bottom}) => height < free / 3 && bottom > free + 12) ? 'the note covers it' : '';
}"""


def play_chapter(page: Page, chapter: Chapter, language: str = "en", press: Press = click) -> None:
    """Plays a chapter to its end by the moves that it asks for first."""
    say = texts(chapter.game).say
    page.goto(f"/learn/{chapter.game.slug}/{chapter.name}")
    text = page.locator(".lesson-card .text")
    came = line(chapter)[1]
    for n, progress in enumerate(came):
        for note in progress.notes:
            expect(text).to_have_text(say(note.key, language))
            check_spotlight(page, note)
            press(page, handle(page, ".lesson-card .next"))
        if progress.question is not None:
            asked = say(progress.question.key, language)
            # A gesture on the board may make several moves at once; then this question is answered already.
            following = [say(key, language) for key in (*texts_after(came[n + 1 :]), chapter.key("done"))]
            expect(text).to_have_text(re.compile("|".join(re.escape(one) for one in (asked, *following))))
            page.wait_for_function(ASKS, arg=asked)
            if text.inner_text().strip() == asked:
                check_spotlight(page, progress.question)
                make_move(page, progress, asked, press)
    expect(text).to_contain_text(say(chapter.key("done"), language))


def texts_after(later: Sequence[Progress]) -> list[str]:
    """The texts that may be shown if the questions before them are answered: questions up to a note, and the note."""
    keys: list[str] = []
    for progress in later:
        if progress.notes:
            return [*keys, progress.notes[0].key]
        keys += [progress.question.key] if progress.question else []
    return keys


def handle(page: Page, selector: str) -> ElementHandle:
    return page.wait_for_selector(selector)  # type: ignore[return-value]


def check_spotlight(page: Page, step: Note | Question) -> None:
    """The things of a text are on the board, in sight, and not under the note."""
    if not step.spotlight:
        return
    expect(page.locator(".spotlight .ring").first).to_be_attached()
    width = page.viewport_size["width"] if page.viewport_size else 0
    for _ in range(100):  # it scrolls there
        problem = page.evaluate(COVERED, [list(step.spotlight), width])
        if not problem:
            break
        page.wait_for_timeout(100)
    assert not problem, f"{step.key}: {problem}"
    if isinstance(step, Note):  # a question may name a thing that is used already, if two moves come in either order
        for thing in step.spotlight:
            assert page.locator(f'[data-thing="{thing}"], [data-area="{thing}"]').count(), f"{step.key}: no {thing}"


def make_move(page: Page, progress: Progress, asked: str, press: Press) -> None:
    """Makes one of the moves asked for, by whatever leads to it on the board, until another text is shown."""
    assert progress.question is not None
    lead_to(page, progress.question.moves[0], list(progress.question.spotlight), asked, press)
    another = page.locator(".lesson-card .headline").count() and not page.locator(".again").count()
    assert not another, f"{progress.question.key}: another move was made"


def lead_to(page: Page, move: Move, lit: Sequence[str], asked: str, press: Press) -> None:
    """Makes a move by whatever leads to it on the board, until another text than the present one is shown."""
    wanted = [move.number]
    text = page.locator(".lesson-card .text")
    tried: list[str] = []
    deadline = time.monotonic() + WITHIN
    while time.monotonic() < deadline:
        if text.inner_text().strip() != asked:
            return
        found: Any = page.evaluate_handle(NEXT, [asked, wanted, list(lit), tried])
        does = found.get_property("does").json_value() if found.json_value() else None
        element = found.get_property("element").as_element() if does else None
        if element is None:
            page.wait_for_timeout(200)  # the board may still be changing
            tried.clear()
        elif does == "close":
            page.keyboard.press("Escape")
        elif does == "raise":
            element.focus()
            page.keyboard.press("ArrowRight")
        else:
            tried += [found.get_property("name").json_value()] if does == "touch" else []
            try:
                press(page, element)
            except Error as error:  # the board has changed meanwhile; look again
                if "not attached" not in str(error) and "Timeout" not in str(error):
                    raise
                continue
        if does == "send":
            expect(text).not_to_have_text(asked)
        elif does == "touch":  # it opens a sheet, or makes the move at once
            page.wait_for_function(CHANGED, arg=asked)
    raise AssertionError(f"{asked}: the board does not lead to {move}")
