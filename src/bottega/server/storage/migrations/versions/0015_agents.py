"""Add people.agent, agents, agent_games and agent_thinking"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("people", sa.Column("agent", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "agents",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("availability", sa.Text(), nullable=True),
        sa.Column("stream", sa.String(length=24), nullable=True),
        sa.Column("seen", sa.BigInteger(), nullable=True),
        sa.Column("since", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_agents_person")),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_agents_owner")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_agents")),
    )
    op.create_index(op.f("ix_agents_owner"), "agents", ["owner"])
    op.create_table(
        "agent_games",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ladder", sa.Boolean(), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=True),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_agent_games_table_id")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_agent_games_person")),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_agent_games_by")),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_agent_games")),
    )
    op.create_index(op.f("ix_agent_games_by"), "agent_games", ["by"])
    op.create_index("ix_agent_games_over_person", "agent_games", ["over", "person"])
    op.create_index("ix_agent_games_person_started", "agent_games", ["person", "started"])
    op.create_table(
        "agent_thinking",
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_agent_thinking")),
    )


def downgrade() -> None:
    op.drop_table("agent_thinking")
    op.drop_table("agent_games")
    op.drop_table("agents")
    op.drop_column("people", "agent")  # not as a batch, which would create the table again
