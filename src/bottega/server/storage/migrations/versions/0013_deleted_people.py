"""Add people.deleted: when a person was deleted. Their row stays, with a neutral name, because games refer to it"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("people", sa.Column("deleted", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("people", "deleted")  # not as a batch, which would create the table again
