"""The command line: `bottega play`, `serve`, `watch`, `replay`, `rules` and the rest.

This module only declares the commands and their options. Each command's module is imported when the command runs.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from .. import __version__
from ..engine.extras import MissingExtra, extra
from ..games import GAMES
from .command_line import Commands
from .errors import UsageError
from .language import chosen_translator, environment_language, translator_for

_help = translator_for(environment_language())
app = typer.Typer(
    cls=Commands,
    help=_help("help-app"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # Typer's help with Rich takes a quarter of a second more
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=_help("help-game", games=", ".join(GAMES)))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=_help("help-file"))]
Language = Annotated[str | None, typer.Option("--lang", metavar="en|fr|it", help=_help("help-lang"))]
Players = Annotated[int | None, typer.Option(help=_help("help-players"))]
Seed = Annotated[str | None, typer.Option(help=_help("help-seed"))]
With = Annotated[list[str] | None, typer.Option("--with", metavar="NAME[=VALUE]", help=_help("help-with"))]


@contextmanager
def _report_usage_errors() -> Iterator[None]:
    """Prints a usage error as one sentence and exits with code 2."""
    try:
        yield
    except UsageError as error:
        try:
            typer.echo(str(error), err=True)
        except OSError:  # its disk is full: the exit code says it alone
            sys.stderr = None
        raise typer.Exit(2) from None


@contextmanager
def _importing(extra_name: str, lang: str | None) -> Iterator[None]:
    """Around the import of a command that needs an extra. Raises UsageError."""
    try:
        with extra(extra_name):
            yield
    except MissingExtra as error:
        t = chosen_translator(lang)
        raise UsageError(t("error-extra", package=error.name, extra=error.extra)) from None


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bottega {__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help=_help("help-version"))
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
    from . import session
    from .play import InteractiveGame

    with _report_usage_errors():
        the_game = session.find_game(game, chosen_translator(lang))
        t = chosen_translator(lang, game)
        choices = {"players": players, "seed": seed, **session.parse_settings(the_game, settings or [], t)}
        match = session.load_match(the_game, load, choices, t) if load else session.new_match(the_game, choices, t)
        own = None if seat is None else session.seat_index(seat, match.players, t)
        names = session.assign_seats(bots, match.players, own, t)
        InteractiveGame(session.Session(match, names), t, load).run()


@app.command("home", help=_help("help-home"))
def home_command(
    game: GameName,
    players: Annotated[str | None, typer.Option(metavar="A,B,C", help=_help("help-home-players"))] = None,
    settings: With = None,
    lang: Language = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=_help("help-home-load"))] = None,
) -> None:
    from . import files, home, session

    with _report_usage_errors():
        the_game = session.find_game(game, chosen_translator(lang))
        t = chosen_translator(lang, game)
        chosen = session.parse_settings(the_game, settings or [], t)
        match, names = home.resume(the_game, load, t) if load else home.begin(the_game, players, chosen, t)
        home.HomeGame(match, names, load or files.free_path(game).with_suffix(".json"), t).run()


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
    from . import session
    from .watch import watch

    with _report_usage_errors():
        the_game = session.find_game(game, chosen_translator(lang))
        t = chosen_translator(lang, game)
        choices = {"players": players, "seed": seed, **session.parse_settings(the_game, settings or [], t)}
        match = session.new_match(the_game, choices, t)
        watch(session.Session(match, session.assign_bots(bots, match.players, t)), t, delay)


@app.command("replay", help=_help("help-replay"))
def replay_command(
    file: File,
    seat: Annotated[int | None, typer.Option(help=_help("help-seat-replayed"))] = None,
    delay: Annotated[float | None, typer.Option(min=0, help=_help("help-delay-replayed"))] = None,
    lang: Language = None,
) -> None:
    from . import files, session
    from .replay import replay

    with _report_usage_errors():
        match = files.load(file, chosen_translator(lang))
        t = chosen_translator(lang, match.game.slug)
        replay(match, None if seat is None else session.seat_index(seat, match.players, t), t, delay)


@app.command("rules", help=_help("help-rules"))
def rules_command(
    game: GameName,
    section: Annotated[str | None, typer.Argument(metavar="[SECTION]", help=_help("help-section"))] = None,
    lang: Language = None,
) -> None:
    from . import rules
    from .screen import Screen
    from .session import find_game

    with _report_usage_errors():
        find_game(game, chosen_translator(lang))
        t = chosen_translator(lang, game)
        Screen(t).print(rules.contents(t) if section is None else rules.explain(section, t))


@app.command("arena", help=_help("help-arena"))
def arena_command(
    game: GameName,
    bots: Annotated[str, typer.Option(help=_help("help-arena-bots"))],
    players: Players = None,
    deals: Annotated[int, typer.Option(help=_help("help-arena-deals"))] = 50,
    lineup: Annotated[str, typer.Option(metavar="duel|mixed|ladder", help=_help("help-arena-lineup"))] = "duel",
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help=_help("help-arena-gauntlet"))] = False,
    seed: Seed = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help=_help("help-arena-out"))] = None,
    workers: Annotated[int | None, typer.Option(min=1, help=_help("help-arena-workers"))] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS|local", help=_help("help-arena-ray"))] = None,
    settings: With = None,
    lang: Language = None,
) -> None:
    from . import session

    with _report_usage_errors():
        with _importing("arena", lang):
            from . import arena
        the_game = session.find_game(game, chosen_translator(lang))
        t = chosen_translator(lang, game)
        choices = {"players": players, "seed": seed, **session.parse_settings(the_game, settings or [], t)}
        tournament = arena.tournament(the_game, bots, deals, lineup, gauntlet, choices, out, t)
        arena.run(tournament, arena.runner(workers, ray), out, t)


@app.command("train", help=_help("help-train"))
def train_command(
    game: GameName,
    players: Annotated[int | None, typer.Option(help=_help("help-train-players"))] = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help=_help("help-train-out"))] = None,
    generations: Annotated[int | None, typer.Option(min=0, help=_help("help-train-generations"))] = None,
    positions: Annotated[int | None, typer.Option(min=1, help=_help("help-train-positions"))] = None,
    games: Annotated[int | None, typer.Option(min=1, help=_help("help-train-games"))] = None,
    iterations: Annotated[int | None, typer.Option(min=1, help=_help("help-train-iterations"))] = None,
    start: Annotated[str | None, typer.Option(metavar="FILE|shipped", help=_help("help-train-start"))] = None,
    minutes: Annotated[float | None, typer.Option(min=0, help=_help("help-train-minutes"))] = None,
    threads: Annotated[int | None, typer.Option(min=1, help=_help("help-train-threads"))] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS|local", help=_help("help-train-ray"))] = None,
    seed: Annotated[int, typer.Option(min=0, help=_help("help-train-seed"))] = 1,
    more: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=_help("help-train-set"))] = None,
    lang: Language = None,
) -> None:
    from . import session

    with _report_usage_errors():
        with _importing("learn", lang):
            from . import train
        the_game = session.find_game(game, chosen_translator(lang))
        t = chosen_translator(lang, game)
        fewest = the_game.players[0]
        count = session.new_match(the_game, {"players": players or fewest}, t).players  # checks the number of players
        sizes = {"generations": generations, "positions": positions, "games": games, "iterations": iterations}
        asked = train.settings(the_game, count, {**sizes, "seed": seed}, more or [], t)
        train.train(the_game, asked, out, start, minutes, threads, ray, t)


@app.command("puzzles", help=_help("help-puzzles"))
def puzzles_command(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help=_help("help-puzzles-out"))],
    count: Annotated[int, typer.Option(min=1, help=_help("help-puzzles-count"))] = 100,
    records: Annotated[list[Path] | None, typer.Option(metavar="FILE", help=_help("help-puzzles-records"))] = None,
    games: Annotated[int, typer.Option(min=1, help=_help("help-puzzles-games"))] = 1000,
    iterations: Annotated[int, typer.Option(min=1, help=_help("help-puzzles-iterations"))] = 1000,
    minutes: Annotated[float | None, typer.Option(min=0, help=_help("help-train-minutes"))] = None,
    workers: Annotated[int | None, typer.Option(min=1, help=_help("help-arena-workers"))] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS|local", help=_help("help-puzzles-ray"))] = None,
    seed: Annotated[int, typer.Option(min=0, help=_help("help-train-seed"))] = 1,
    lang: Language = None,
) -> None:
    from ..puzzles.mining import Settings
    from . import puzzles, session

    with _report_usage_errors():
        the_game = session.find_game(game, chosen_translator(lang))
        t = chosen_translator(lang, game)
        asked = Settings(iterations)
        puzzles.mine(the_game, out, asked, count, seed, games, records or [], minutes, workers, ray, t)


@app.command("puzzle", help=_help("help-puzzle"))
def puzzle_command(
    game: GameName,
    id: Annotated[str | None, typer.Option(metavar="ID", help=_help("help-puzzle-id"))] = None,
    theme: Annotated[str | None, typer.Option(metavar="THEME", help=_help("help-puzzle-theme"))] = None,
    rating: Annotated[int | None, typer.Option(min=0, help=_help("help-puzzle-rating"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_help("help-json"))] = False,
    move: Annotated[list[str] | None, typer.Option(metavar="MOVE", help=_help("help-puzzle-move"))] = None,
    solution: Annotated[bool, typer.Option("--solution", help=_help("help-puzzle-solution"))] = False,
    lang: Language = None,
) -> None:
    from . import puzzle, session

    with _report_usage_errors():
        the_game = session.find_game(game, chosen_translator(lang))
        t = chosen_translator(lang, game)
        chosen = puzzle.choose(the_game, id, theme, rating, t)
        if as_json:
            puzzle.print_json(chosen, move or [], solution, t)
        else:
            puzzle.PuzzleAtKeyboard(chosen, t).run()


@app.command("bench", help=_help("help-bench"))
def bench_command(
    game: Annotated[
        str, typer.Argument(metavar="[GAME|server]", help=_help("help-game", games=", ".join(GAMES)))
    ] = GAMES[0],
    players: Players = None,
    search: Annotated[bool, typer.Option("--search", help=_help("help-bench-search"))] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help=_help("help-bench-gpu"))] = False,
    peers: Annotated[bool, typer.Option("--peers", help=_help("help-bench-peers"))] = False,
    peers_env: Annotated[Path | None, typer.Option(metavar="FOLDER", help=_help("help-bench-peers-env"))] = None,
    gpu_figures: Annotated[Path | None, typer.Option(metavar="FILE", help=_help("help-bench-gpu-figures"))] = None,
    out: Annotated[Path, typer.Option(metavar="FILE", help=_help("help-bench-out"))] = Path("docs/benchmarks.md"),
    tables: Annotated[str, typer.Option(help=_help("help-bench-tables"))] = "10,100,1000",
    seconds: Annotated[float, typer.Option(min=1, help=_help("help-bench-seconds"))] = 30,
    processes: Annotated[str | None, typer.Option(help=_help("help-bench-processes"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_help("help-json"))] = False,
    lang: Language = None,
) -> None:
    import json
    from dataclasses import asdict

    from ..bench import peer_environment, speed
    from . import bench
    from .screen import Screen
    from .session import find_game, new_match

    with _report_usage_errors():
        if peers:
            bench.write_page(out, peers_env, gpu_figures, as_json, chosen_translator(lang))
            return
        if gpu:
            t = chosen_translator(lang)
            on_device = bench.device_rows(t)
            rows = [asdict(row) for row in on_device.gpu]
            Screen(t).print(json.dumps(rows, indent=2) if as_json else bench.device_table(on_device, t))
            return
        if game == "server":
            if sys.platform != "linux":
                raise UsageError(chosen_translator(lang)("error-bench-linux"))
            with _importing("server", lang):
                from . import bench_server
            if processes is not None:
                bench_server.run_processes(processes, tables, seconds, as_json, chosen_translator(lang))
            else:
                bench_server.run(tables, seconds, as_json, chosen_translator(lang))
            return
        the_game = find_game(game, chosen_translator(lang))
        t = chosen_translator(lang, game)
        players = new_match(the_game, {"players": players}, t).players  # checks the number of players
        if not as_json:
            typer.echo(t("bench-wait"), err=True)
        if search:
            found = speed.searches(the_game, players, peers_env or peer_environment.default_folder())
            rows = bench.search_rows(found)
            Screen(t).print(json.dumps(rows, indent=2) if as_json else bench.search_table(found, t))
        else:
            measured = speed.rules(the_game, players)
            Screen(t).print(json.dumps(measured, indent=2) if as_json else bench.rules_table(measured, t))


@app.command("analyse", help=_help("help-analyse"))
def analyse_command(
    file: File,
    budget: Annotated[str, typer.Option(help=_help("help-analyse-budget"))] = "500",
    data: Annotated[Path | None, typer.Option("--json", metavar="OUT.json", help=_help("help-analyse-json"))] = None,
    plot: Annotated[Path | None, typer.Option(metavar="OUT.svg|OUT.png", help=_help("help-analyse-plot"))] = None,
    lang: Language = None,
) -> None:
    from . import analyse

    with _report_usage_errors():
        analyse.run(file, budget, data, plot, lang)


@app.command("serve", help=_help("help-serve"))
def serve_command(
    host: Annotated[str, typer.Option(help=_help("help-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help=_help("help-serve-port"))] = 8000,
    database: Annotated[str | None, typer.Option(metavar="URL", help=_help("help-serve-database"))] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=_help("help-serve-ray"))] = None,
    lang: Language = None,
) -> None:
    with _report_usage_errors():
        with _importing("server", lang):
            from .serve import serve
        serve(host, port, database, ray, chosen_translator(lang))


@app.command("agent", help=_help("help-agent"))
def agent_command(
    bot: Annotated[str, typer.Argument(metavar="MODULE:CLASS", help=_help("help-agent-bot"))],
    server: Annotated[str, typer.Option(metavar="URL", help=_help("help-agent-server"))] = "http://localhost:8000",
    token: Annotated[str | None, typer.Option(help=_help("help-agent-token"))] = None,
    game: Annotated[list[str] | None, typer.Option(help=_help("help-agent-game"))] = None,
    players: Annotated[list[int] | None, typer.Option(help=_help("help-agent-players"))] = None,
    at_once: Annotated[int, typer.Option(min=1, max=16, help=_help("help-agent-at-once"))] = 1,
    no_invitations: Annotated[bool, typer.Option("--no-invitations", help=_help("help-agent-no-invitations"))] = False,
    lang: Language = None,
) -> None:
    with _report_usage_errors():
        with _importing("client", lang):
            from .agent import run
        run(bot, server, token, game or [], players or [], at_once, not no_invitations, chosen_translator(lang))


Database = Annotated[str | None, typer.Option("--database", metavar="URL", help=_help("help-serve-database"))]


@app.command("backup", help=_help("help-backup"))
def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_help("help-backup-file"))],
    database: Database = None,
    lang: Language = None,
) -> None:
    with _report_usage_errors():
        with _importing("server", lang):
            from .backup import back_up
        back_up(file, database, chosen_translator(lang))


@app.command("restore", help=_help("help-restore"))
def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_help("help-restore-file"))],
    database: Database = None,
    lang: Language = None,
) -> None:
    with _report_usage_errors():
        with _importing("server", lang):
            from .backup import restore
        restore(file, database, chosen_translator(lang))


@app.command("people", help=_help("help-people"))
def people_command(
    name: Annotated[str, typer.Argument(metavar="NAME", help=_help("help-people-name"))],
    database: Database = None,
    lang: Language = None,
) -> None:
    with _report_usage_errors():
        with _importing("server", lang):
            from .people import people
        people(name, database, chosen_translator(lang))


@app.command("moderate", help=_help("help-moderate"))
def moderate_command(
    action: Annotated[
        str, typer.Argument(metavar="reports|close|operator|rename|silence|hide", help=_help("help-moderate-action"))
    ],
    given: Annotated[list[str] | None, typer.Argument(metavar="[...]", help=_help("help-moderate-given"))] = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    with _report_usage_errors():
        with _importing("server", lang):
            from .moderate import run
        run(action, given or [], database, chosen_translator(lang))


@app.command("expel", help=_help("help-expel"))
def expel_command(
    person: Annotated[str, typer.Argument(metavar="ID", help=_help("help-expel-id"))],
    database: Database = None,
    lang: Language = None,
) -> None:
    with _report_usage_errors():
        with _importing("server", lang):
            from .people import expel
        expel(person, database, chosen_translator(lang))


@app.command("series", help=_help("help-series"))
def series_command(
    action: Annotated[str, typer.Argument(metavar="list|add|end", help=_help("help-series-action"))] = "list",
    what: Annotated[str | None, typer.Argument(metavar="FILE|ID", help=_help("help-series-what"))] = None,
    host: Annotated[str | None, typer.Option(metavar="LOGIN", help=_help("help-series-host"))] = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    with _report_usage_errors():
        with _importing("server", lang):
            from .series import run
        run(action, what, host, database, chosen_translator(lang))


@app.command("suspects", help=_help("help-suspects"))
def suspects_command(
    days: Annotated[int, typer.Option(min=1, max=3650, help=_help("help-suspects-days"))] = 90,
    database: Database = None,
    lang: Language = None,
) -> None:
    with _report_usage_errors():
        with _importing("server", lang):
            from .people import suspects
        suspects(days, database, chosen_translator(lang))


@app.command("archive", help=_help("help-archive"))
def archive_command(
    action: Annotated[str, typer.Argument(metavar="export|import|verify", help=_help("help-archive-action"))],
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_help("help-archive-file"))],
    database: Database = None,
    lang: Language = None,
) -> None:
    with _report_usage_errors():
        with _importing("server", lang):
            from .archive import run
        run(action, file, database, chosen_translator(lang))


@app.command("chaos", help=_help("help-chaos"))
def chaos_command(
    database: Annotated[str, typer.Option(metavar="sqlite|postgresql", help=_help("help-chaos-database"))] = "sqlite",
    faults: Annotated[int, typer.Option(min=1, help=_help("help-chaos-faults"))] = 20,
    seed: Annotated[int, typer.Option(min=0, help=_help("help-chaos-seed"))] = 1,
    tables: Annotated[int, typer.Option(min=1, max=50, help=_help("help-chaos-tables"))] = 6,
    minutes: Annotated[float | None, typer.Option(min=0, help=_help("help-chaos-minutes"))] = None,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help=_help("help-chaos-out"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_help("help-json"))] = False,
    lang: Language = None,
) -> None:
    with _report_usage_errors():
        if sys.platform != "linux":
            raise UsageError(chosen_translator(lang)("error-chaos-linux"))
        with _importing("server", lang):
            from .chaos import chaos
        code = chaos(database, faults, seed, tables, minutes, out, as_json, chosen_translator(lang))
    raise typer.Exit(code)


@app.command("tables", help=_help("help-tables"))
def tables_command(
    action: Annotated[str, typer.Argument(metavar="check|repair", help=_help("help-tables-action"))],
    table: Annotated[str | None, typer.Argument(metavar="[TABLE]", help=_help("help-tables-table"))] = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    with _report_usage_errors():
        with _importing("server", lang):
            from .tables import run
        run(action, table, database, chosen_translator(lang))


@app.command("warm", help=_help("help-warm"))
def warm_command(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=_help("help-warm-game", games=", ".join(GAMES)))
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help=_help("help-warm-clear"))] = False,
    lang: Language = None,
) -> None:
    from . import warm
    from .session import find_game

    with _report_usage_errors():
        t = chosen_translator(lang)
        if clear:
            warm.clear(t)
        else:
            warm.warm([find_game(game, t).slug] if game else GAMES, t)
