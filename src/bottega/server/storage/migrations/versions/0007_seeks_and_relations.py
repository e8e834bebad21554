"""Add seeks and relations: who looks for a game, and who is whose friend or blocked"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("pool", sa.String(length=200), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("bots_at", sa.BigInteger(), nullable=True),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("matched", sa.BigInteger(), nullable=True),
        sa.Column("answered", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seeks_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seeks_table_id")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_seeks")),
        sa.UniqueConstraint("id", name=op.f("uq_seeks_id")),
    )
    op.create_index("ix_seeks_table_id", "seeks", ["table_id"])
    op.create_table(
        "relations",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name=op.f("fk_relations_other")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_relations_person")),
        sa.PrimaryKeyConstraint("person", "other", "kind", name=op.f("pk_relations")),
        sa.UniqueConstraint("id", name=op.f("uq_relations_id")),
    )
    op.create_index(op.f("ix_relations_other"), "relations", ["other"])


def downgrade() -> None:
    op.drop_table("relations")
    op.drop_table("seeks")
