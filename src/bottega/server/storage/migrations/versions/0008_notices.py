"""Add destinations and notices: where people want notices, and those that they are owed"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "destinations",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("channel", sa.String(length=12), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("kinds", sa.String(length=100), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("digest", sa.Integer(), nullable=True),
        sa.Column("session", sa.String(length=24), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("confirmed", sa.BigInteger(), nullable=True),
        sa.Column("refused", sa.BigInteger(), nullable=True),
        sa.Column("problem", sa.String(length=100), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_destinations_person")),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], name=op.f("fk_destinations_session")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_destinations")),
        sa.UniqueConstraint("key", name=op.f("uq_destinations_key")),
    )
    op.create_index(op.f("ix_destinations_person"), "destinations", ["person"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("destination", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("holder", sa.String(length=24), nullable=True),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.String(length=12), nullable=True),
        sa.ForeignKeyConstraint(["destination"], ["destinations.id"], name=op.f("fk_notices_destination")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_notices_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_destination"), "notices", ["destination"])
    op.create_index(op.f("ix_notices_done_due"), "notices", ["done", "due"])


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("destinations")
