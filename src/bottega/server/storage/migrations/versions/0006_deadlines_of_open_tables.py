"""Give open tables a deadline, so that they are closed if nobody returns, also after a restart"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

TWO_DAYS_MS = 2 * 86_400_000  # the server looks at the table then, and knows better when it must be closed


def upgrade() -> None:
    tables = sa.table("tables", sa.column("status"), sa.column("created"), sa.column("deadline"))
    forgotten = (tables.c.status == "open") & tables.c.deadline.is_(None)
    op.execute(tables.update().where(forgotten).values(deadline=tables.c.created + TWO_DAYS_MS))


def downgrade() -> None:
    pass  # an older version ignores it
