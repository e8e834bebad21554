"""What is wrong with a command line, in one sentence and in the language that was chosen."""

import inspect
import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, get_args, get_type_hints

import typer
from typer.core import TyperGroup
from typer.models import ParameterInfo

from ..engine.messages import LANGUAGES
from ..terminal.translator import Translator
from .language import environment_language, translator_for

# The base class of errors in a command line. Newer versions of Typer bring their own click, older ones import it.
_CommandLineError: type[Any] = typer.BadParameter.__mro__[1]


class Commands(TyperGroup):
    """The commands. An error in the command line is printed as one sentence, with exit code 2."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **options: Any) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        try:
            result = super().main(given, *rest, **{**options, "standalone_mode": False})
        except _CommandLineError as error:
            if type(error).__name__ == "NoArgsIsHelpError":
                error.show()
            else:
                typer.echo(_sentence(error, self, given, _translator(given)), err=True)
            sys.exit(2)
        except typer.Abort:
            sys.exit(1)
        if options.get("standalone_mode", True):
            sys.exit(result if isinstance(result, int) else 0)
        return result

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Lists the commands with their whole help; by default it would be cut to one line."""
        for command in self.commands.values():
            command.short_help = command.help
        super().format_commands(ctx, formatter)


def _translator(given: Sequence[str]) -> Translator:
    """The language of `--lang`, which may not have been parsed yet, or that of the terminal."""
    language = _value_of("--lang", given)
    return translator_for(language if language in LANGUAGES else environment_language())


def _value_of(option: str, given: Sequence[str]) -> str:
    """The last value of an option in a command line."""
    values = [after for before, after in pairwise(given) if before == option]
    values += [one.partition("=")[2] for one in given if one.startswith(f"{option}=")]
    return values[-1] if values else ""


def _sentence(error: Any, commands: Commands, given: Sequence[str], t: Translator) -> str:
    """The sentence for an error, by its class and by what it names; Typer's own words differ between versions."""
    kind, context = type(error).__name__, error.ctx
    if kind == "MissingParameter":
        name = error.param.metavar if error.param.param_type_name == "argument" else error.param.opts[0]
        return t("usage-missing", name=name, command=context.command_path)
    if kind == "NoSuchOption":
        known = [option for param in context.command.params for option in param.opts if option.startswith("--")]
        return t("usage-no-option", option=error.option_name, known=", ".join([*known, "--help"]))
    if kind == "BadOptionUsage":
        valued = any(one.startswith(f"{error.option_name}=") for one in given)
        return t("usage-with-value" if valued else "usage-no-value", option=error.option_name)
    if kind == "BadParameter":
        return _wrong_number(error, given, t)
    if context is not None and context.command is commands:
        name = next(one for one in given if not one.startswith("-"))
        return t("usage-no-command", name=name, known=", ".join(commands.commands))
    extra = re.search(r"\(([^()]*)\)$", error.message)
    return t("usage-extra", extra=extra[1] if extra else " ".join(given), command=context.command_path)


def _wrong_number(error: Any, given: Sequence[str], t: Translator) -> str:
    """Every option that Typer checks is a number; its declaration has the limits."""
    option = error.param.opts[0]
    declared = get_type_hints(inspect.unwrap(error.ctx.command.callback), include_extras=True)[error.param.name]
    kind, info = get_args(declared)
    assert isinstance(info, ParameterInfo)
    return t(
        "usage-number",
        option=option,
        value=_value_of(option, given),
        whole="yes" if int in (kind, *get_args(kind)) else "no",
        limits="none" if info.min is None else "low" if info.max is None else "both",
        low="" if info.min is None else f"{info.min:g}",
        high="" if info.max is None else f"{info.max:g}",
    )
