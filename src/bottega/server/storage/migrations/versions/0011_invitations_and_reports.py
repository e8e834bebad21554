"""Add invitations, reports and hidden_messages, people.operator and people.silenced"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("people", sa.Column("operator", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("people", sa.Column("silenced", sa.BigInteger(), nullable=True))
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("answered", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invitations_table_id")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_invitations_person")),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_invitations_by")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitations")),
        sa.UniqueConstraint("table_id", "person", name=op.f("uq_invitations_table_id_person")),
    )
    op.create_index(op.f("ix_invitations_person"), "invitations", ["person"])
    op.create_index(op.f("ix_invitations_by"), "invitations", ["by"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_reports_by")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reports_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_reports_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_by"), "reports", ["by"])
    op.create_index("ix_reports_closed_created", "reports", ["closed", "created"])
    op.create_table(
        "hidden_messages",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("hidden", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_hidden_messages_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_hidden_messages")),
    )
    op.create_index(op.f("ix_hidden_messages_hidden"), "hidden_messages", ["hidden"])


def downgrade() -> None:
    op.drop_table("hidden_messages")
    op.drop_table("reports")
    op.drop_table("invitations")
    op.drop_column("people", "silenced")  # not as a batch, which would create the table again
    op.drop_column("people", "operator")
