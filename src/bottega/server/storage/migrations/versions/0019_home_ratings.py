"""Games at home can change ratings: results of games without a table, and who says who they were"""

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
    change_games(lambda content: {**content, "claims": {}, "rated": None})


def downgrade() -> None:
    op.execute("DELETE FROM result_seats WHERE table_id IN (SELECT table_id FROM results WHERE home)")
    op.execute("DELETE FROM results WHERE home")
    change_results(lambda batch: batch.create_foreign_key("fk_results_table_id", "tables", ["table_id"], ["id"]))
    op.drop_column("results", "home")
    change_games(lambda content: {name: content[name] for name in content if name not in ("claims", "rated")})


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
