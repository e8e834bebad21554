"""Add home_archive, and home_games.analysis: what becomes of finished games with cardboard"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


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


def downgrade() -> None:
    op.drop_table("home_archive")
    op.drop_column("home_games", "analysis")
