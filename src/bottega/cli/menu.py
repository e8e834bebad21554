"""The moves that are open, numbered. Moves with two arguments are many and become a table of numbers to type."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..engine.actions import Move
from ..engine.words import Arg, SeatArg
from .boards import Board, View
from .speech import Speech

MANY = 3  # moves of one name that are listed line by line although they could be a table
LONG = 8  # amounts that are listed line by line

Value = str | int


class Menu:
    """Numbers for the legal moves.

    Where every move is just an amount (a bid, a card), the amount itself is the number, so that "7" bids seven.
    """

    def __init__(self, moves: Iterable[Move], view: View, speech: Speech, board: Board) -> None:
        self._view, self._speech, self._board = view, speech, board
        groups: dict[str, list[Move]] = {}
        for move in moves:
            groups.setdefault(move.name, []).append(move)
        self._matrices = _matrices(groups)
        listed = [move for group in groups.values() for move in group]
        ordered = listed + [move for matrix in self._matrices for move in matrix.moves()]
        self._amounts = not self._matrices and len(groups) == 1 and _is_amount(listed[0])
        numbers = (int(move.args[0]) for move in listed) if self._amounts else iter(range(1, len(ordered) + 1))
        self.moves = dict(zip(numbers, ordered, strict=True))
        self._number = {move: number for number, move in self.moves.items()}
        self._listed = listed

    def draw(self) -> RenderableType:
        if self._amounts and len(self._listed) > LONG:
            low, high = min(self.moves), max(self.moves)
            return Text(f" {low}–{high}  {self._speech.move(self.moves[low])} … {self._speech.move(self.moves[high])}")
        return Group(*self._lines(), *(self._table(matrix) for matrix in self._matrices))

    def _lines(self) -> Iterable[Text]:
        width = len(str(max(self.moves)))
        for move in self._listed:
            line = Text.assemble((f" {self._number[move]:>{width}}", "bold"), "  ", self._speech.move(move))
            note = self._board.note(move, self._view, self._speech)
            yield line.append(f"  {note}" if note else "", "dim")

    def _table(self, matrix: "_Matrix") -> Table:
        table = Table(box=None, padding=(0, 1), header_style="")
        table.add_column(self._speech(f"menu-{matrix.name}"))
        for column in matrix.columns:
            table.add_column(self._title(matrix, column), justify="right")
        table.add_column("", style="dim")
        for value, row in matrix.rows.items():
            cells = [Text(str(self._number[row[c]]), "bold") if c in row else "" for c in matrix.columns]
            first = next(iter(row.values()))
            table.add_row(self._label(matrix.row, value), *cells, self._board.note(first, self._view, self._speech))
        return table

    def _title(self, matrix: "_Matrix", column: tuple[str, Value]) -> str:
        name, value = column
        return self._label(matrix.column, value) if name == matrix.name else self._speech(f"menu-{name}")

    def _label(self, arg: Arg, value: Value) -> str:
        if isinstance(arg, SeatArg):
            return self._speech.seat(int(value))
        if not arg.kind:
            return str(value)
        name = self._speech.name(arg.kind, value)
        return f"{value:>2} {name}" if isinstance(value, int) else name


class _Matrix:
    """The moves of one block, by its two arguments; moves that take only the row's argument stand in a last column."""

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


def _args(move: Move) -> tuple[Arg, ...]:
    return move.game.moves.block(move.number).args


def _is_amount(move: Move) -> bool:
    return (
        len(move.args) == 1
        and isinstance(move.args[0], int)
        and type(_args(move)[0]) is Arg
        and not _args(move)[0].kind
    )


def _matrices(groups: dict[str, list[Move]]) -> list[_Matrix]:
    """Takes out of the groups what goes into tables."""
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
