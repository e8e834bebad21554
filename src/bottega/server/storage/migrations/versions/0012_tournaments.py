"""Add tournament_series, tournaments, entrants and tournament_games"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "tournament_series",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tournament_series_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournament_series")),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("series", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tournaments_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
        sa.UniqueConstraint("series", "starts", name=op.f("uq_tournaments_series_starts")),
    )
    op.create_index(op.f("ix_tournaments_host"), "tournaments", ["host"])
    op.create_index("ix_tournaments_status_starts", "tournaments", ["status", "starts"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entered", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("withdrawn", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_entrants_person")),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name=op.f("fk_entrants_tournament_id")),
        sa.PrimaryKeyConstraint("tournament_id", "person", name=op.f("pk_entrants")),
        sa.UniqueConstraint("tournament_id", "number", name=op.f("uq_entrants_tournament_id_number")),
    )
    op.create_index(op.f("ix_entrants_person"), "entrants", ["person"])
    op.create_table(
        "tournament_games",
        sa.Column("tournament_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name=op.f("fk_tournament_games_tournament_id")),
        sa.PrimaryKeyConstraint("tournament_id", "number", name=op.f("pk_tournament_games")),
        sa.UniqueConstraint("table_id", name=op.f("uq_tournament_games_table_id")),
    )


def downgrade() -> None:
    op.drop_table("tournament_games")
    op.drop_table("entrants")
    op.drop_table("tournaments")
    op.drop_table("tournament_series")
