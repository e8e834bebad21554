"""Every small change that can be made to a source file: one comparison, one number, one statement."""

import ast
import copy
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
DECLARATIONS = ("In", "Never")  # of moves: each phase, check and effect in them can be left out
A_LINE = 110
NEGATED_BY_ITS_OPERATOR = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)


@dataclass(frozen=True)
class Mutant:
    """One change. `before` and `after` show the statement it is in, on one line."""

    file: str
    function: str  # the outermost function around it, with its class; empty at module level
    before: str
    after: str
    line: int
    start: int  # the bytes of the file that `text` replaces
    end: int
    text: str
    nth: int = 0  # among those of the same key

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What stays the same when lines above are added."""
        return self.file, self.function, self.before, self.after

    @property
    def place(self) -> str:
        """The function it is in."""
        return f"{self.file}:{self.function}"

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.before}  ->  {self.after}"


def mutants(file: str, source: bytes, numbers: bool = True) -> list[Mutant]:
    """All mutants of a file, in the order of its lines; with or without those that change a number by one."""
    found: list[Mutant] = []
    same: Counter[tuple[str, str, str, str]] = Counter()
    for mutant in sorted(_Finder(file, source, numbers).all(), key=lambda m: (m.start, m.end, m.text)):
        found.append(replace(mutant, nth=same[mutant.key]))
        same[mutant.key] += 1
    return found


class _Finder:
    """Walks through a syntax tree and notes each change at each node."""

    def __init__(self, file: str, source: bytes, numbers: bool) -> None:
        self._file, self._numbers = file, numbers
        self._lines = [0]
        for line in source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self._tree = ast.parse(source)

    def all(self) -> Iterator[Mutant]:
        yield from self._in_block(self._tree.body, ())

    def _in_block(self, body: list[ast.stmt], scope: tuple[str, ...]) -> Iterator[Mutant]:
        for statement in body:
            if _is_docstring(statement) or _is_for_types_only(statement):
                continue
            inner = scope
            if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = (*scope, statement.name)
            outside = "" if inner == scope and not scope else ".".join(scope)
            yield from self._of_statement(statement, outside)
            for name in ("body", "orelse", "finalbody"):
                yield from self._in_block(getattr(statement, name, []), inner)
            for part in [*getattr(statement, "handlers", []), *getattr(statement, "cases", [])]:
                yield from self._in_block(part.body, inner)

    def _of_statement(self, statement: ast.stmt, function: str) -> Iterator[Mutant]:
        header = _header(statement)

        def mutant(node: ast.stmt | ast.expr, text: str, before: str, after: str) -> Mutant:
            start, end = self._span(node)
            return Mutant(self._file, function, before, after, node.lineno, start, end, text)

        if _may_drop(statement):
            yield mutant(statement, "pass", _one_line(header), "pass")
        if isinstance(statement, ast.AugAssign) and type(statement.op) in ARITHMETIC:
            changed = copy.copy(statement)
            changed.op = ARITHMETIC[type(statement.op)]()
            yield mutant(statement, ast.unparse(changed), _one_line(header), _one_line(changed))
        for holders, field, index, node in _expressions(header, ()):
            if isinstance(node, ast.Constant) and type(node.value) is int and not self._numbers:
                continue
            for replacement in _replacements(node, holders[-1], field):
                shown = _shown((*holders, node))
                before = _one_line(shown)
                _put(holders[-1], field, index, replacement)
                after = _one_line(replacement if shown is node else shown)
                _put(holders[-1], field, index, node)
                yield mutant(node, f"({ast.unparse(replacement)})", before, after)

    def _span(self, node: ast.stmt | ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._lines[node.lineno - 1] + node.col_offset, self._lines[node.end_lineno - 1] + node.end_col_offset


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _is_for_types_only(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING"


def _may_drop(statement: ast.stmt) -> bool:
    """Whether the file still makes sense without the statement. A local name without a value would not."""
    match statement:
        case ast.Assign(targets=targets):
            return all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
        case ast.AnnAssign() | ast.Import() | ast.ImportFrom() | ast.Pass():
            return False
        case ast.Return(value=None) | ast.Continue() | ast.Break() | ast.Raise() | ast.Delete():
            return True
        case ast.Expr() | ast.AugAssign() | ast.For() | ast.AsyncFor():
            return True
        case ast.If(body=body, orelse=[]):
            return len(body) > 1 or not _may_drop(body[0])  # otherwise it is the same as dropping what it holds
    return False


def _header(statement: ast.stmt) -> ast.stmt:
    """The statement without the statements it holds. Its expressions are those of the tree."""
    header = copy.copy(statement)
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        if hasattr(header, name):
            setattr(header, name, [])
    if isinstance(header, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        header.decorator_list = []
    return header


def _one_line(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


def _shown(around: Sequence[ast.AST]) -> ast.AST:
    """The outermost of these nodes that fits in a line: of a table, a row is enough."""
    fitting = (node for node in around if isinstance(node, ast.stmt | ast.expr) and len(_one_line(node)) <= A_LINE)
    return next(fitting, around[-1])


Place = tuple[tuple[ast.AST, ...], str, int | None, ast.expr]


def _expressions(node: ast.AST, around: tuple[ast.AST, ...]) -> Iterator[Place]:
    """Every expression below a node: all that is around it, in which field and at which index it is, and itself."""
    holders = (*around, node)
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "type_comment") or isinstance(node, ast.JoinedStr):
            continue  # the places of expressions in a formatted string are not known
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.expr):
                yield holders, field, index, child
            if isinstance(child, ast.AST):
                yield from _expressions(child, holders)


def _put(holder: ast.AST, field: str, index: int | None, node: ast.expr) -> None:
    if index is None:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[index] = node


def _replacements(node: ast.expr, holder: ast.AST, field: str) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                changed = copy.copy(node)
                changed.ops = [*ops[:place], COMPARISONS[type(op)](), *ops[place + 1 :]]
                yield changed
        case ast.BoolOp(op=both, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(both, ast.And) else ast.And(), values)
            for place in range(len(values)):
                rest = values[:place] + values[place + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(both, rest)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            yield ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            if value > 0:
                yield ast.Constant(value - 1)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            changed_call = copy.copy(node)
            changed_call.func = ast.Name(CALLS[name])
            yield changed_call
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in DECLARATIONS:
            for place in range(len(args)):
                yield ast.Call(node.func, args[:place] + args[place + 1 :], keywords)
            for place in range(len(keywords)):
                yield ast.Call(node.func, args, keywords[:place] + keywords[place + 1 :])
    if field == "test" and isinstance(holder, ast.If | ast.While | ast.IfExp) and not _negated_otherwise(node):
        yield ast.UnaryOp(ast.Not(), node)


def _negated_otherwise(node: ast.expr) -> bool:
    match node:
        case ast.Compare(ops=[op]):
            return isinstance(op, NEGATED_BY_ITS_OPERATOR)
        case ast.UnaryOp(op=ast.Not()) | ast.Constant():
            return True
    return False
