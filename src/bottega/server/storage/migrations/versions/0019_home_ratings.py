"""Add home_claims, and results of games without a table: games with cardboard can change ratings"""

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

Content = dict[str, Any]


def upgrade() -> None:
    op.add_column("results", sa.Column("home", sa.Boolean(), nullable=False, server_default=sa.false()))
    change_results(lambda batch: batch.drop_constraint("fk_results_table_id", type_="foreignkey"))
    change_games(lambda content: {**content, "rated": None})
    op.create_table(
        "home_claims",
        sa.Column("game_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["home_games.id"], name="fk_home_claims_game_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_home_claims_person"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_home_claims"),
        sa.UniqueConstraint("game_id", "person", name="uq_home_claims_game_id_person"),
    )
    op.create_index("ix_home_claims_person", "home_claims", ["person"])


def downgrade() -> None:
    op.drop_table("home_claims")
    op.execute("DELETE FROM result_seats WHERE table_id IN (SELECT table_id FROM results WHERE home)")
    op.execute("DELETE FROM results WHERE home")
    change_results(lambda batch: batch.create_foreign_key("fk_results_table_id", "tables", ["table_id"], ["id"]))
    op.drop_column("results", "home")
    change_games(lambda content: {name: value for name, value in content.items() if name != "rated"})


def change_results(change: Callable[[Any], None]) -> None:
    """SQLite makes a new table for that. The seats, which refer to the old one, are put aside meanwhile."""
    sqlite = op.get_bind().dialect.name == "sqlite"
    if sqlite:
        op.execute("CREATE TEMPORARY TABLE kept_seats AS SELECT * FROM result_seats")
        op.execute("DELETE FROM result_seats")
    with op.batch_alter_table("results") as batch:
        change(batch)
    if sqlite:
        op.execute("INSERT INTO result_seats SELECT * FROM kept_seats")
        op.execute("DROP TABLE kept_seats")


def change_games(change: Callable[[Content], Content]) -> None:
    games, connection = sa.table("home_games", sa.column("id"), sa.column("content")), op.get_bind()
    for id, content in connection.execute(sa.select(games.c.id, games.c.content)).all():
        changed = json.dumps(change(json.loads(content)))
        connection.execute(sa.update(games).where(games.c.id == id).values(content=changed))
