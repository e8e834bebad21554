"""Rename tables.card to summary and tables.drawn to projected_seq"""

from alembic import op

revision = "0003"
down_revision = "0002"

NEW_NAMES = {"card": "summary", "drawn": "projected_seq"}


def upgrade() -> None:
    for old, new in NEW_NAMES.items():
        op.alter_column("tables", old, new_column_name=new)


def downgrade() -> None:
    for old, new in NEW_NAMES.items():
        op.alter_column("tables", new, new_column_name=old)
