"""A bot for a Bottega server, to copy from. It prefers some kinds of moves, and is otherwise random.

python bot.py http://localhost:8000              as a guest, against two bots
python bot.py https://... bottega_TOKEN TABLE    at a table that has an open seat
"""

import random
import sys

from bottega.client import Client, TableView

LIKED = ("announce", "start", "take", "collect", "hire", "improve")


def choose(table: TableView):
    liked = [choice for name in LIKED for choice in table.choices if choice.name == name]
    return liked[0] if liked else random.choice(table.choices)


def main(address: str, token: str | None = None, table: str | None = None) -> None:
    with Client(address, token) as client:
        if table is None:
            table = client.open("leonardo", ["mine", "garzone", "apprentice"])
        else:
            client.sit(table)
        for now in client.play(table):
            if now.over:
                print("scores", now.view["scores"], "I am seat", now.seat)
            else:
                client.move(now, choose(now))


main(*sys.argv[1:])
