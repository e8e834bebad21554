"""The menu of legal moves, with a number to type for each. Many moves with several arguments become a table."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import groupby

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from ..engine.actions import Move
from ..engine.messages import Arg, SeatArg
from ..terminal.board import Board, View
from ..terminal.translator import Translator

MANY = 3  # up to this many moves of one name are listed line by line, not as a table
LONG = 8  # up to this many moves are listed line by line, not in columns

Value = str | int


class Menu:
    """The legal moves by number.

    If every move is just an amount (a bid, a card), the amount itself is the number: "7" bids seven.
    """

    def __init__(self, moves: Iterable[Move], view: View, t: Translator, board: Board) -> None:
        self._view, self._t, self._board = view, t, board
        groups: dict[str, list[Move]] = {}
        for move in moves:
            groups.setdefault(move.name, []).append(move)
        self._matrices = _matrices(groups)
        self._stacks = _stacks(groups)
        listed = [move for group in groups.values() for move in group]
        ordered = listed + [move for matrix in self._matrices for move in matrix.moves()]
        ordered += [move for stack in self._stacks for row in stack.values() for move in row]
        self._amounts = len(ordered) == len(listed) and len(groups) == 1 and _is_amount(listed[0])
        numbers = (int(move.args[0]) for move in listed) if self._amounts else iter(range(1, len(ordered) + 1))
        self.moves = dict(zip(numbers, ordered, strict=True))
        self._number = {move: number for number, move in self.moves.items()}
        self._listed = listed

    def draw(self) -> RenderableType:
        """The whole menu."""
        return Group(*(block.draw(0, block.length) for block in self._blocks))

    def pages(self, fits: Callable[[RenderableType], bool]) -> list[RenderableType]:
        """The menu in pages that fit. A table that goes on has its headings again."""
        pages: list[list[RenderableType]] = [[]]
        for block in self._blocks:
            start = 0
            while start < block.length:
                most = start
                while most < block.length and fits(Group(*pages[-1], block.draw(start, most + 1))):
                    most += 1
                if most == start and not pages[-1]:  # not even one fits: show it all the same
                    most += 1
                if most > start:
                    pages[-1].append(block.draw(start, most))
                start = most
                if start < block.length:
                    pages.append([])
        return [Group(*page) for page in pages]

    @cached_property
    def _blocks(self) -> list["_Block"]:
        kinds = [list(moves) for _, moves in groupby(self._listed, key=lambda move: move.name)]
        blocks = [self._lines(moves) for moves in kinds]
        for matrix in self._matrices:
            blocks.append(_Block(len(matrix.rows), partial(self._table, matrix)))
        for stack in self._stacks:
            blocks.append(_Block(len(stack), partial(self._stack, stack)))
        return blocks

    def _lines(self, moves: list[Move]) -> "_Block":
        """The lines for moves of one kind. In a long list, moves that differ only in one argument share a line."""
        notes = {move: self._board.note(move, self._view, self._t) for move in moves}
        lines = [self._line(move, self._t.move(move), notes[move]) for move in moves]
        in_lines = _Block(len(lines), lambda start, stop: Group(*lines[start:stop]))
        if len(self._listed) <= LONG or len(moves) == 1:
            return in_lines
        if len(_args(moves[0])) != 1 or len(set(notes.values())) > 1:
            if len(moves) <= LONG:
                return in_lines
            return _Block(len(lines), lambda start, stop: Columns(lines[start:stop], padding=(0, 2), column_first=True))
        if _is_amount(moves[0]):
            first, last = moves[0], moves[-1]
            numbers = f" {self._number[first]}–{self._number[last]}"
            text = Text(f"{numbers}  {self._t.move(first)} … {self._t.move(last)}")
            return _Block(1, lambda start, stop: text)
        (arg,) = _args(moves[0])
        others = [self._line(move, self._label(arg, move.args[0])) for move in moves]
        return _Block(len(lines), lambda start, stop: _Flow([lines[start], *others[start + 1 : stop]]))

    def _line(self, move: Move, said: str, note: str = "") -> Text:
        width = len(str(max(self.moves)))
        line = Text.assemble((f" {self._number[move]:>{width}}", "bold"), "  ", said)
        return line.append(f"  {note}" if note else "", "dim")

    def _table(self, matrix: "_Matrix", start: int, stop: int) -> Table:
        table = Table(box=None, padding=(0, 1), header_style="")
        table.add_column(self._t(f"menu-{matrix.name}"))
        for column in matrix.columns:
            table.add_column(self._title(matrix, column), justify="right")
        table.add_column("", style="dim")
        for value, row in list(matrix.rows.items())[start:stop]:
            cells = [Text(str(self._number[row[c]]), "bold") if c in row else "" for c in matrix.columns]
            first = next(iter(row.values()))
            table.add_row(self._label(matrix.row, value), *cells, self._board.note(first, self._view, self._t))
        return table

    def _stack(self, stack: "_Stack", start: int, stop: int) -> Group:
        """A line for each value of the first argument, with the number and the other arguments of each move."""
        table = Table.grid(padding=(0, 1))
        for value, moves in list(stack.items())[start:stop]:
            row, *others = _args(moves[0])
            said = [" ".join(map(self._short, others, move.args[1:])) for move in moves]
            notes = [self._board.note(move, self._view, self._t) for move in moves]
            table.add_row("", self._label(row, value), _Flow(list(map(self._line, moves, said, notes))))
        return Group(Text(" " + self._t(f"menu-{moves[0].name}")), table)

    def _short(self, arg: Arg, value: Value) -> str:
        """The short name of a value in a table, or its name."""
        key = f"menu-{arg.kind}-{value}"
        return self._t(key) if arg.kind and self._t.has(key) else self._label(arg, value)

    def _title(self, matrix: "_Matrix", column: tuple[str, Value]) -> str:
        name, value = column
        return self._label(matrix.column, value) if name == matrix.name else self._t(f"menu-{name}")

    def _label(self, arg: Arg, value: Value) -> str:
        if isinstance(arg, SeatArg):
            return self._t.seat(int(value))
        if not arg.kind:
            return str(value)
        name = self._t.name(arg.kind, value)
        return f"{value:>2} {name}" if isinstance(value, int) else name


@dataclass(frozen=True)
class _Block:
    """A part of the menu that can be drawn in pieces."""

    length: int
    draw: Callable[[int, int], RenderableType]  # from one entry up to another


class _Flow:
    """Short texts in a row, as many per line as fit."""

    def __init__(self, texts: list[Text]) -> None:
        self._texts = texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self._texts:
            if line and line.cell_len + text.cell_len > options.max_width:
                yield line
                line = Text()
            line.append_text(text).append("  ")
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [text.cell_len + 2 for text in self._texts]
        return Measurement(max(widths), sum(widths)).with_maximum(options.max_width)


class _Matrix:
    """The moves of one block by its two arguments. Moves with only the row's argument are in extra columns."""

    def __init__(self, name: str, row: Arg, column: Arg) -> None:
        self.name, self.row, self.column = name, row, column
        self.rows: dict[Value, dict[tuple[str, Value], Move]] = {}
        self.columns: list[tuple[str, Value]] = []

    def add(self, moves: Iterable[Move]) -> None:
        for move in moves:
            args = dict(zip(_args(move), move.args, strict=True))
            column = (move.name, args.get(self.column, ""))
            self.rows.setdefault(args[self.row], {})[column] = move
            if column not in self.columns:
                self.columns.append(column)
        order = list(self.row.values or ())
        self.rows = {value: self.rows[value] for value in sorted(self.rows, key=order.index)}

    def moves(self) -> Iterable[Move]:
        for row in self.rows.values():
            yield from (row[column] for column in self.columns if column in row)


_Stack = dict[Value, list[Move]]  # the moves of one block of more than two arguments, by the first


def _args(move: Move) -> tuple[Arg, ...]:
    return move.game.moves.kind(move.number).args


def _is_amount(move: Move) -> bool:
    return (
        len(move.args) == 1
        and isinstance(move.args[0], int)
        and type(_args(move)[0]) is Arg
        and not _args(move)[0].kind
    )


def _matrices(groups: dict[str, list[Move]]) -> list[_Matrix]:
    """Removes from the groups the moves that become tables."""
    matrices = []
    for name in [name for name, moves in groups.items() if len(moves) > MANY and len(_args(moves[0])) == 2]:
        moves = groups.pop(name)
        args = _args(moves[0])
        row, column = sorted(args, key=lambda arg: (bool(arg.kind), len(arg.values or ())), reverse=True)
        matrix = _Matrix(name, row, column)
        matrix.add(moves)
        for other in [other for other, rest in groups.items() if len(rest) > 1 and _args(rest[0]) == (row,)]:
            matrix.add(groups.pop(other))
        matrices.append(matrix)
    return matrices


def _stacks(groups: dict[str, list[Move]]) -> list[_Stack]:
    """Removes from the groups the moves that become lines by their first argument."""
    stacks = []
    for name in [name for name, moves in groups.items() if len(moves) > MANY and len(_args(moves[0])) > 2]:
        stack: _Stack = {}
        for move in sorted(groups.pop(name), key=lambda move: move.number):
            stack.setdefault(move.args[0], []).append(move)
        stacks.append(stack)
    return stacks
