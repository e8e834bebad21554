"""`bottega play`: people against bots, or against each other at one keyboard."""

import os
import time
from pathlib import Path
from shlex import quote

from rich.console import Group, RenderableType
from rich.text import Text

from ..bots import WITH_BUDGET, parse_name
from ..engine.actions import Move
from ..engine.errors import IllegalMove, UndoRefused
from ..engine.messages import SeatRef
from ..terminal.board import board
from ..terminal.emblems import emblem_and_name
from ..terminal.grid import spaced
from ..terminal.translator import Translator
from . import commands, files, move_input, rules
from .errors import UsageError
from .menu import Menu
from .screen import MAX_NOTICE_ROWS, Screen
from .session import Session

Log = list[tuple[int, Move]]
LAST_EVENTS = 12  # shown at the end to several people at one keyboard


class Quit(Exception):
    """The person quits; the game is saved if they wanted that."""


class InteractiveGame:
    """A game at the keyboard. Everything shown to a seat comes from its view and its events."""

    def __init__(self, session: Session, t: Translator, saved: Path | None = None) -> None:
        self.session, self.match, self.bots, self.people = session, session.match, session.bots, session.people
        self.t, self.screen = t, Screen(t)
        self.board = board(self.match.game)
        self.saved = saved  # the file that may be overwritten without asking
        self.saved_log = list(self.match.log)  # the moves that are in a file
        self.shown: int | None = None if len(self.people) > 1 else self.people[0]
        self.seen = {seat: self._last_own_event(seat) for seat in self.people}  # events shown before the last move
        self.seen_before: list[int] = []  # `seen` before each move of a person, for undo
        self.thinking_time = dict.fromkeys(self.bots, 0.0)  # seconds of each bot's last choice
        self.pages = 1  # that the present board and menu take
        self.notices: list[RenderableType] = []  # shown when the board is drawn again
        self.searched = False  # whether the search of a bot is compiled
        self.hinted = False  # whether the rules for a hint are compiled

    def run(self) -> None:
        """Plays to the end. If a person leaves early, by a command or by closing the input, the game is saved."""
        try:
            while not self.match.over:
                bots = [seat for seat in self.match.actors if seat in self.bots]
                if bots:
                    self._bot(bots[0])
                else:
                    self._turn(self.match.actors[0])
            self._finish()
        except Quit:
            self.screen.print(*self.notices)
        except (EOFError, KeyboardInterrupt):
            self._rescue()

    def _ask(self, prompt: str) -> str:
        """Reads a line. Ctrl-C cancels the line; Ctrl-C twice in a row leaves the game."""
        try:
            return self.screen.ask(prompt)
        except KeyboardInterrupt:
            self.screen.print("", Text(self.t("interrupted")))
            return self.screen.ask(prompt)

    def _last_own_event(self, seat: int) -> int:
        """The seat's last own event: from there on, events are news to it when a game is loaded."""
        own = [n for n, event in enumerate(self.match.events) if event.args.get("who") == seat]
        return own[-1] if own else 0

    # ---- one decision

    def _bot(self, seat: int) -> None:
        """Plays a bot's move. A forced move takes as long as its last choice, so that the time reveals nothing."""
        forced, began = len(self.match.legal(seat)) == 1, time.monotonic()
        kind, _ = parse_name(self.session.names[seat], self.match.game, self.match.players)
        compiles = not self.searched and kind in WITH_BUDGET
        with self.screen.waiting(self.t("bot-compiles" if compiles else "bot-thinks", seat=SeatRef(seat))):
            move = self.bots[seat].choose(self.match, seat)
            if not forced:
                self.thinking_time[seat] = time.monotonic() - began
            elif self.screen.live:
                time.sleep(self.thinking_time[seat])
        self.searched |= compiles and not forced
        self.match.play(seat, move)

    def _turn(self, seat: int) -> None:
        """Shows a person the board and reads input until a move is made or taken back."""
        self._hand_over(seat)
        menu = Menu(self.match.legal(seat), self.match.view(seat), self.t, self.board)
        page, changed = 0, False
        self._draw(seat, menu, page)
        while not changed:
            typed = self._ask(self.t("ask", seat=SeatRef(seat)) + " ").strip()
            try:
                command = commands.parse(typed)
                if not typed and len(menu.moves) == 1 and not self.screen.too_small:  # plays the only legal move
                    changed = self._play(seat, str(*menu.moves), menu)
                elif not typed or command == ("more", ""):
                    page = (page + 1) % self.pages
                    if not self.screen.live:
                        self._draw(seat, menu, page)
                elif command:
                    changed = self._run_command(seat, *command)
                else:
                    changed = self._play(seat, typed, menu)
            except UsageError as error:
                self._tell(Text(str(error)))
            if not changed and self.screen.live:
                self._draw(seat, menu, page)

    def _tell(self, *parts: RenderableType) -> None:
        """Prints something; on a terminal it is shown with the board, or page by page if it is long."""
        if not self.screen.live:
            self.screen.print(*parts)
        elif self.screen.rows(Group(*self.notices, *parts)) > MAX_NOTICE_ROWS:
            self.screen.read(*parts)
        else:
            self.notices += parts

    def _hand_over(self, seat: int) -> None:
        """Waits until the next person sits at the keyboard before it shows their hand."""
        if seat != self.shown:
            self.screen.clear(forget=True)
            self.screen.print(Text.assemble(self.t("hand-over") + " ", emblem_and_name(seat, self.t, bold=True)))
            self._ask(self.t("press-enter") + " ")
            self.shown = seat

    def _draw(self, seat: int, menu: Menu, page: int) -> None:
        picture = self.board.draw(self.match.view(seat), self.t)
        question = self.t.prompt(*self.match.game.prompt(self.match.state), self.match.legal(seat))
        events = self.match.events_since(self.seen[seat], seat)
        notice = Group(*self.notices) if self.notices else None
        self.pages = self.screen.show(picture, events, menu, Text(question, "bold"), notice, page)
        self.notices = []

    def _play(self, seat: int, typed: str, menu: Menu) -> bool:
        move = move_input.parse(typed, self.match.game, menu, self.t)
        before = len(self.match.events)
        try:
            self.match.play(seat, move)
        except IllegalMove as refused:
            self._tell(Text(self.t("refused", move=self.t.move(move))), rules.clause(refused.clause, self.t))
            return False
        self.seen_before.append(self.seen[seat])
        self.seen[seat] = before
        return True

    # ---- commands

    def _run_command(self, seat: int, command: str, rest: str) -> bool:
        """Runs a command. Returns whether the board must be shown again."""
        if command == "undo":
            return self._undo(seat)
        if command == "save":
            self._save(rest)
        elif command == "quit":
            self._quit()
        elif command == "hint":
            self._hint(seat)
        else:
            self._tell(commands.INFORMATION[command](self.match, seat, rest, self.t))
        return False

    def _hint(self, seat: int) -> None:
        """Shows a hint. The first one announces that it may take a while; Ctrl-C cancels the hint, not the game."""
        thinks = len(self.match.legal(seat)) > 1
        if thinks and not self.hinted:
            self.screen.print(Text(self.t("hint-wait"), "dim"))
        try:
            self._tell(commands.hint(self.match, seat, self.t))
            self.hinted |= thinks
        except KeyboardInterrupt:
            self._tell(Text(self.t("hint-stopped")))

    def _undo(self, seat: int) -> bool:
        """Goes back to the person's last choice; past the moves of bots, if nobody else is at the keyboard."""
        before = list(self.match.log)
        if all(who != seat for who, _ in before):
            raise UsageError(self.t("undo-nothing"))
        try:
            if len(self.people) == 1:
                self.match = self.session.match = self.match.before_last_choice(seat)
            else:
                self.match.undo()
        except UndoRefused as refused:
            raise UsageError(self._why_not(refused)) from None
        for _ in [who for who, _ in before[len(self.match.log) :] if who == seat]:
            self.seen[seat] = self.seen_before.pop() if self.seen_before else self._last_own_event(seat)
        return True

    def _why_not(self, refused: UndoRefused) -> str:
        if refused.revealed is not None:
            return self.t("undo-revealed", event=self.t.event(refused.revealed))
        if refused.rolled:
            return self.t("undo-rolled")
        return self.t("undo-nothing" if len(self.people) == 1 else "undo-turn")

    # ---- files

    def _save(self, name: str) -> None:
        """Saves to a file; asks before it overwrites another one."""
        if not name:
            raise UsageError(self.t("save-where"))
        path = Path(os.path.expanduser(name))  # leaves unknown users unchanged
        if os.path.isfile(path) and path != self.saved:  # unlike Path.is_file, does not raise for impossible names
            try:
                answer = self.screen.ask(self.t("save-over", file=str(path)) + " ")
            except KeyboardInterrupt:
                self.screen.print("")
                answer = ""
            if not self._means("yes", answer):
                return
        files.save(self.match, path, self.t)
        if os.path.isfile(path):  # not a device or a pipe, from which nothing can be resumed
            self._report_saved(path)

    def _means(self, word: str, answer: str) -> bool:
        """Whether an answer is this word or an abbreviation of it, without regard to accents and case."""
        typed = "".join(move_input.words(answer))
        return typed != "" and "".join(move_input.words(self.t(word))).startswith(typed)

    def _report_saved(self, path: Path) -> None:
        self.saved, self.saved_log = path, list(self.match.log)
        self._tell(Text(self.t("saved", file=str(path))))
        if not self.match.over:
            self._tell(Text(self.t("resume", command=self._command_line(path)), "dim"))

    def _command_line(self, path: Path) -> str:
        return f"bottega play {self.match.game.slug} --load {quote(str(path))} --bots {','.join(self.session.names)}"

    def _quit(self) -> None:
        """Leaves the game. Ctrl-C at the offer to save it goes back to the game."""
        try:
            if self._unsaved():
                self._offer_to_save()
        except KeyboardInterrupt:
            self.screen.print("", Text(self.t("interrupted")))
        else:
            raise Quit

    def _unsaved(self) -> bool:
        """Whether people have made moves that are in no file; what only bots have played is no loss."""
        return self._moves_of_people(self.match.log) != self._moves_of_people(self.saved_log)

    def _moves_of_people(self, log: Log) -> Log:
        return [(seat, move) for seat, move in log if seat in self.people]

    def _offer_to_save(self) -> None:
        """Asks for a file name, again and again until saving works; Enter accepts the suggestion."""
        while self.saved_log != self.match.log:
            suggested = files.free_path(self.match.game.slug)
            answer = self.screen.ask(self.t("save-offer", file=str(suggested)) + " ").strip()
            if self._means("no", answer):
                return
            try:
                self._save(str(suggested) if not answer or self._means("yes", answer) else answer)
            except UsageError as error:
                self.screen.print(Text(str(error)))

    def _rescue(self) -> None:
        self.screen.print("")
        if not self._unsaved():
            self.screen.print(Text(self.t("nothing-lost")))
        else:
            self._report_saved(files.rescue(self.match, self.t))
            self.screen.print(*self.notices)

    def _finish(self) -> None:
        """Shows the last events, the board and the score sheet, and offers to save."""
        one = self.people[0] if len(self.people) == 1 else None
        view = self.match.view(one)
        since = len(self.match.events) - LAST_EVENTS if one is None else self.seen[one]
        self.screen.clear(forget=len(self.people) > 1)
        news = self.screen.recent_events(self.match.events_since(since, one), None)
        picture, sheet = self.board.draw(view, self.t), self.board.sheet(view, self.t)
        if self.screen.live:
            self.screen.read(sheet, news, *picture)
        else:
            self.screen.print(news, "", spaced(picture), "", sheet, "")
        self._offer_to_save()
        self.screen.print(*self.notices)
