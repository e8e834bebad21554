"""Add results, result_seats and ratings: how games ended, and how strong people play

Games that are over already get a result, as far as their rows and texts tell it. They were not rated.
"""

import json
import re

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

BATCH = 500
ENDING = re.compile(r"^end: (\d+) moves, over, ([-0-9 ]+) \[", re.MULTILINE)


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    op.create_index("ix_results_public_ended", "results", ["public", "ended"])
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(24)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("emblem", sa.String(24), nullable=False),
        sa.Column("level", sa.String(24)),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("sources", sa.Text(), nullable=False),
        sa.Column("opening", sa.Text()),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
        sa.Column("mu_after", sa.Float()),
        sa.Column("sigma_after", sa.Float()),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_result_seats_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_result_seats_person"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result_seats"),
    )
    op.create_index("ix_result_seats_person", "result_seats", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("player_class", sa.String(8), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person"),
        sa.PrimaryKeyConstraint("person", "game", "player_class", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_player_class_mu", "ratings", ["game", "player_class", "mu"])
    _record_old_games()


def _record_old_games() -> None:
    connection = op.get_bind()
    finished = connection.execute(sa.text("SELECT id FROM tables WHERE status = 'finished' AND damaged IS NULL"))
    ids = [row.id for row in finished]
    for first in range(0, len(ids), BATCH):
        for id in ids[first : first + BATCH]:
            _record(connection, id)


def _record(connection: sa.Connection, id: str) -> None:
    about = connection.execute(
        sa.text(
            "SELECT t.game, t.rules, t.public, t.created, t.summary, x.text FROM tables t "
            "JOIN texts x ON x.table_id = t.id WHERE t.id = :id"
        ),
        {"id": id},
    ).first()
    ending = about and ENDING.search(about.text)
    if not about or not ending:
        return
    try:
        summary = json.loads(about.summary)
    except ValueError:
        return  # it is written again when the table is next loaded
    ended = connection.execute(
        sa.text("SELECT max(at) FROM entries WHERE table_id = :id AND kind = 'moved'"), {"id": id}
    ).scalar()
    seated = connection.execute(
        sa.text("SELECT seat, person FROM entries WHERE table_id = :id AND kind = 'sat' ORDER BY seq"), {"id": id}
    )
    people = {row.seat: row.person for row in seated}
    known = {
        person
        for person in set(people.values())
        if connection.execute(sa.text("SELECT id FROM people WHERE id = :id"), {"id": person}).first()
    }
    points = [int(word) for word in ending[2].split()]
    keys = [(n in summary["winners"], points[n]) for n in range(len(points))]
    row = {"id": id, "game": about.game, "rules": about.rules, "players": len(points), "public": about.public}
    row |= {"created": about.created, "ended": ended or about.created, "moves": int(ending[1])}
    row |= {"options": json.dumps(summary["options"], separators=(",", ":")), "no": False, "yes": True}
    connection.execute(
        sa.text(
            "INSERT INTO results (table_id, game, rules, players, public, rated, finished, created, ended, moves, "
            "options) VALUES (:id, :game, :rules, :players, :public, :no, :yes, :created, :ended, :moves, :options)"
        ),
        row,
    )
    for n, seat in enumerate(summary["seats"]):
        person = people.get(n) if seat["level"] is None else None
        values = {"id": id, "seat": n, "person": person if person in known else None, "name": seat["name"]}
        values |= {"emblem": seat["emblem"], "level": seat["level"], "points": points[n], "no": False}
        values |= {"place": 1 + sum(other > keys[n] for other in keys)}
        connection.execute(
            sa.text(
                "INSERT INTO result_seats "
                '(table_id, seat, person, name, emblem, level, points, place, "left", sources) '
                "VALUES (:id, :seat, :person, :name, :emblem, :level, :points, :place, :no, '{}')"
            ),
            values,
        )


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("result_seats")
    op.drop_table("results")
