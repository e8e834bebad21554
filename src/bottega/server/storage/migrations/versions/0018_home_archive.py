"""Add home_archive, and home_games.analysis: what becomes of finished games with cardboard"""

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

Content = dict[str, Any]


def upgrade() -> None:
    op.add_column("home_games", sa.Column("analysis", sa.Text()))
    op.create_table(
        "home_archive",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("analysis", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_home_archive"),
    )
    op.create_index("ix_home_archive_ended", "home_archive", ["ended"])
    change_games(with_recent_entries)


def downgrade() -> None:
    change_games(with_last_entry)
    op.drop_table("home_archive")
    op.drop_column("home_games", "analysis")


def change_games(change: Callable[[Content], Content]) -> None:
    games, connection = sa.table("home_games", sa.column("id"), sa.column("content")), op.get_bind()
    for id, content in connection.execute(sa.select(games.c.id, games.c.content)).all():
        changed = json.dumps(change(json.loads(content)))
        connection.execute(sa.update(games).where(games.c.id == id).values(content=changed))


def with_recent_entries(content: Content) -> Content:
    """Several entries may come again, not only the last; the clocks run on the phones, not here."""
    kept = {name: value for name, value in content.items() if name not in ("last", "since", "waiting")}
    return {**kept, "recent": [content["last"]] if content["last"] else [], "archived": None}


def with_last_entry(content: Content) -> Content:
    kept = {name: value for name, value in content.items() if name not in ("recent", "archived")}
    return {**kept, "last": content["recent"][-1] if content["recent"] else None, "since": 0, "waiting": []}
