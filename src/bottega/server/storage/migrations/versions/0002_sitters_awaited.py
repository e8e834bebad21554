"""Add sitters.awaited: whether the game waits for a person, while no process has the table in memory"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("sitters", schema=None) as batch_op:
        batch_op.add_column(sa.Column("awaited", sa.Boolean(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("sitters", schema=None) as batch_op:
        batch_op.drop_column("awaited")
