"""The command line: `bottega play`, `serve`, `watch`, `replay`, `rules` and the rest.

Here are only the command lines; what each does is in the module of its name, loaded when it is asked for.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from ..games import GAMES
from .errors import UsageError
from .language import chosen_translator, environment_language, translator_for

_help = translator_for(environment_language())
app = typer.Typer(help=_help("help-app"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=_help("help-game", games=", ".join(GAMES)))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=_help("help-file"))]
Language = Annotated[str | None, typer.Option("--lang", metavar="en|fr|it", help=_help("help-lang"))]
Players = Annotated[int | None, typer.Option(help=_help("help-players"))]
Seed = Annotated[str | None, typer.Option(help=_help("help-seed"))]
With = Annotated[list[str] | None, typer.Option("--with", metavar="NAME[=VALUE]", help=_help("help-with"))]


@contextmanager
def _edge() -> Iterator[None]:
    """What is wrong with the input is said in a sentence, with the exit code for it."""
    try:
        yield
    except UsageError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bottega {version('bottega')}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help=_help("help-version"))
    ] = False,
) -> None:
    pass


@app.command("play", help=_help("help-play"))
def play_command(
    game: GameName,
    players: Players = None,
    bots: Annotated[str, typer.Option(help=_help("help-bots"))] = "greedy",
    seat: Annotated[int | None, typer.Option(help=_help("help-seat"))] = None,
    seed: Seed = None,
    settings: With = None,
    lang: Language = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=_help("help-load"))] = None,
) -> None:
    from . import table as tables
    from .play import Play

    with _edge():
        the_game = tables.find_game(game, chosen_translator(lang))
        words = chosen_translator(lang, game)
        choices = {"players": players, "seed": seed, **tables.settings(the_game, settings or [], words)}
        match = tables.take_up(the_game, load, choices, words) if load else tables.begin(the_game, choices, words)
        own = None if seat is None else tables.seat_number(seat, match.players, words)
        names = tables.seated(bots, match.players, own, words)
        Play(tables.Table(match, names), words, load).run()


@app.command("watch", help=_help("help-watch"))
def watch_command(
    game: GameName,
    players: Players = None,
    bots: Annotated[str, typer.Option(help=_help("help-bots-watched"))] = "greedy",
    delay: Annotated[float, typer.Option(min=0, help=_help("help-delay"))] = 0.5,
    seed: Seed = None,
    settings: With = None,
    lang: Language = None,
) -> None:
    from . import table as tables
    from .watch import watch

    with _edge():
        the_game = tables.find_game(game, chosen_translator(lang))
        words = chosen_translator(lang, game)
        choices = {"players": players, "seed": seed, **tables.settings(the_game, settings or [], words)}
        match = tables.begin(the_game, choices, words)
        watch(tables.Table(match, tables.watched(bots, match.players, words)), words, delay)


@app.command("replay", help=_help("help-replay"))
def replay_command(
    file: File,
    seat: Annotated[int | None, typer.Option(help=_help("help-seat-replayed"))] = None,
    delay: Annotated[float | None, typer.Option(min=0, help=_help("help-delay-replayed"))] = None,
    lang: Language = None,
) -> None:
    from . import files
    from . import table as tables
    from .replay import replay

    with _edge():
        match = files.load(file, chosen_translator(lang))
        words = chosen_translator(lang, match.game.slug)
        replay(match, None if seat is None else tables.seat_number(seat, match.players, words), words, delay)


@app.command("rules", help=_help("help-rules"))
def rules_command(
    game: GameName,
    section: Annotated[str | None, typer.Argument(metavar="[SECTION]", help=_help("help-section"))] = None,
    lang: Language = None,
) -> None:
    from . import rules
    from .screen import Screen
    from .table import find_game

    with _edge():
        find_game(game, chosen_translator(lang))
        words = chosen_translator(lang, game)
        Screen(words).print(rules.contents(words) if section is None else rules.explain(section, words))


@app.command("arena", help=_help("help-arena"))
def arena_command(
    game: GameName,
    bots: Annotated[str, typer.Option(help=_help("help-arena-bots"))],
    players: Players = None,
    deals: Annotated[int, typer.Option(help=_help("help-arena-deals"))] = 50,
    lineup: Annotated[str, typer.Option(metavar="duel|mixed", help=_help("help-arena-lineup"))] = "duel",
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help=_help("help-arena-gauntlet"))] = False,
    seed: Seed = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help=_help("help-arena-out"))] = None,
    workers: Annotated[int | None, typer.Option(min=1, help=_help("help-arena-workers"))] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS|local", help=_help("help-arena-ray"))] = None,
    settings: With = None,
    lang: Language = None,
) -> None:
    from . import arena
    from . import table as tables

    with _edge():
        the_game = tables.find_game(game, chosen_translator(lang))
        words = chosen_translator(lang, game)
        choices = {"players": players, "seed": seed, **tables.settings(the_game, settings or [], words)}
        asked = arena.tournament(the_game, bots, deals, lineup, gauntlet, choices, out, words)
        arena.hold(asked, arena.runner(workers, ray), out, words)


@app.command("bench", help=_help("help-bench"))
def bench_command(
    game: Annotated[
        str, typer.Argument(metavar="[GAME|server]", help=_help("help-game", games=", ".join(GAMES)))
    ] = GAMES[0],
    players: Annotated[int, typer.Option(help=_help("help-players"))] = 4,
    search: Annotated[bool, typer.Option("--search", help=_help("help-bench-search"))] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help=_help("help-bench-gpu"))] = False,
    peers: Annotated[bool, typer.Option("--peers", help=_help("help-bench-peers"))] = False,
    peers_env: Annotated[Path | None, typer.Option(metavar="FOLDER", help=_help("help-bench-peers-env"))] = None,
    gpu_figures: Annotated[Path | None, typer.Option(metavar="FILE", help=_help("help-bench-gpu-figures"))] = None,
    out: Annotated[Path, typer.Option(metavar="FILE", help=_help("help-bench-out"))] = Path("docs/benchmarks.md"),
    tables: Annotated[str, typer.Option(help=_help("help-bench-tables"))] = "10,100,1000",
    seconds: Annotated[float, typer.Option(min=1, help=_help("help-bench-seconds"))] = 30,
    as_json: Annotated[bool, typer.Option("--json", help=_help("help-json"))] = False,
    lang: Language = None,
) -> None:
    import json
    from dataclasses import asdict

    from ..bench import environment, speed
    from . import bench
    from .screen import Screen
    from .table import begin, find_game

    with _edge():
        if peers:
            bench.write_page(out, peers_env, gpu_figures, as_json, chosen_translator(lang))
            return
        if gpu:
            words = chosen_translator(lang)
            on_device = bench.device_rows(words)
            rows = [asdict(row) for row in on_device.gpu]
            Screen(words).print(json.dumps(rows, indent=2) if as_json else bench.device_sheet(on_device, words))
            return
        if game == "server":
            if sys.platform != "linux":
                raise UsageError(chosen_translator(lang)("error-bench-linux"))
            from . import bench_server

            bench_server.run(tables, seconds, as_json, chosen_translator(lang))
            return
        the_game = find_game(game, chosen_translator(lang))
        words = chosen_translator(lang, game)
        begin(the_game, {"players": players}, words)  # refuses a number of players the game is not for
        if not as_json:
            typer.echo(words("bench-wait"), err=True)
        if search:
            found = speed.searches(the_game, players, peers_env or environment.usual_folder())
            rows = bench.search_rows(found)
            Screen(words).print(json.dumps(rows, indent=2) if as_json else bench.search_sheet(found, words))
        else:
            figures = speed.rules(the_game, players)
            Screen(words).print(json.dumps(figures, indent=2) if as_json else bench.rules_sheet(figures, words))


@app.command("analyse", help=_help("help-analyse"))
def analyse_command(
    file: File,
    budget: Annotated[str, typer.Option(help=_help("help-analyse-budget"))] = "500",
    data: Annotated[Path | None, typer.Option("--json", metavar="OUT.json", help=_help("help-analyse-json"))] = None,
    plot: Annotated[Path | None, typer.Option(metavar="OUT.svg|OUT.png", help=_help("help-analyse-plot"))] = None,
    lang: Language = None,
) -> None:
    from . import analyse

    with _edge():
        analyse.run(file, budget, data, plot, lang)


@app.command("serve", help=_help("help-serve"))
def serve_command(
    host: Annotated[str, typer.Option(help=_help("help-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help=_help("help-serve-port"))] = 8000,
    database: Annotated[str | None, typer.Option(metavar="URL", help=_help("help-serve-database"))] = None,
    lang: Language = None,
) -> None:
    from .serve import serve

    with _edge():
        serve(host, port, database, chosen_translator(lang))
