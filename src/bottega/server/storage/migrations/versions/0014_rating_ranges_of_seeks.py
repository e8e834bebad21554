"""Add seeks.rating_from and seeks.rating_to: whom a person wants to meet; and an index of those paired lately"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
RANGE = ("rating_from", "rating_to")


def upgrade() -> None:
    for name in RANGE:
        op.add_column("seeks", sa.Column(name, sa.Integer(), nullable=True))
    op.create_index(op.f("ix_seeks_matched"), "seeks", ["matched"])


def downgrade() -> None:
    op.drop_index(op.f("ix_seeks_matched"), table_name="seeks")
    for name in RANGE:
        op.drop_column("seeks", name)  # not as a batch, which would create the table again
