"""`python -m bottega.server.warm_up` compiles what bots need, so that nobody waits for it at a table."""

from ..games import GAMES
from ..workers import Pool
from .bot_jobs import WarmUp


def main() -> None:
    for _ in Pool().run([WarmUp(slug) for slug in GAMES]):  # one game per core
        pass


if __name__ == "__main__":
    main()
