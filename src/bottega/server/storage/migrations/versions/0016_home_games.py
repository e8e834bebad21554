"""Add home_games: games with cardboard that people enter"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "home_games",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_home_games")),
    )
    op.create_index(op.f("ix_home_games_changed"), "home_games", ["changed"])


def downgrade() -> None:
    op.drop_table("home_games")
