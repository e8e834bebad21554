"""Add puzzle_solvers, puzzle_ratings and puzzle_attempts: who has tried which puzzle, and what that says"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def _rating() -> list[sa.Column[float]]:
    return [sa.Column("mu", sa.Float(), nullable=False), sa.Column("sigma", sa.Float(), nullable=False)]


def _counts() -> list[sa.Column[int]]:
    return [sa.Column("attempts", sa.Integer(), nullable=False), sa.Column("solved", sa.Integer(), nullable=False)]


def upgrade() -> None:
    op.create_table(
        "puzzle_solvers",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        *_rating(),
        *_counts(),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_puzzle_solvers_person"),
        sa.PrimaryKeyConstraint("person", "game", name="pk_puzzle_solvers"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(40), nullable=False),
        *_rating(),
        *_counts(),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_puzzle_attempts_person"),
        sa.PrimaryKeyConstraint("person", "puzzle", name="pk_puzzle_attempts"),
    )


def downgrade() -> None:
    for table in ("puzzle_attempts", "puzzle_ratings", "puzzle_solvers"):
        op.drop_table(table)
