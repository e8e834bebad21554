"""Add states, tables.damaged and cut_entries: saved states of tables, and what is wrong with a log and was cut off"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "states",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_states_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_states")),
    )
    op.create_table(
        "cut_entries",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("cut", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_cut_entries_table_id")),
        sa.PrimaryKeyConstraint("table_id", "cut", "seq", name=op.f("pk_cut_entries")),
    )
    op.add_column("tables", sa.Column("damaged", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "damaged")  # not as a batch, which would create the table again
    op.drop_table("cut_entries")
    op.drop_table("states")
