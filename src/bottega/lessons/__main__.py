"""Prints the chapters of a lesson as text, for those who write one.

python -m bottega.lessons <game> [chapter] [--language fr]
"""

import argparse

from ..engine.errors import BottegaError
from ..engine.messages import LANGUAGES
from ..games import GAMES, game
from .chapter import Chapter, chapters, texts
from .play import line


def show(chapter: Chapter, language: str) -> None:
    """Prints one chapter, played by its first expected moves."""
    messages = texts(chapter.game)

    def say(key: str) -> str:
        return messages.say(key, language) if messages.has(key, language) else f"({key})"

    print(f"== {say(chapter.key('title'))}: {say(chapter.key('goal'))}")
    for progress in line(chapter)[1]:
        notes = {note.frame: [n for n in progress.notes if n.frame == note.frame] for note in progress.notes}
        for number, frame in enumerate(progress.frames):
            if frame.move is not None:
                print(f"   {frame.seat}: {' '.join(map(str, frame.move.parts))}")
            for event in frame.events:
                print(f"        {event.say(language)}")
            for note in notes.get(number, []):
                print(f"{note.step:2} {say(note.key)}  {' '.join(note.spotlight)}")
        if progress.question is not None:
            print(f"{progress.question.step:2} {say(progress.question.key)}  {' '.join(progress.question.spotlight)}")
            expected = progress.question.moves
            listed = [*expected, *(move for move in progress.choices if move not in expected)]
            print("   ? " + ", ".join(" ".join(map(str, m.parts)) + ("*" if m in expected else "") for m in listed))
    print(f"   {say(chapter.key('done'))}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bottega.lessons", description="Prints a lesson as text.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("chapter", nargs="?")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    wanted = parser.parse_args()
    for chapter in chapters(game(wanted.game)):
        if wanted.chapter in (None, chapter.name):
            show(chapter, wanted.language)


if __name__ == "__main__":
    try:
        main()
    except BottegaError as error:
        raise SystemExit(f"{error}.") from None
