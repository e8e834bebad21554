"""Add names: which account has a name, so that nobody else takes one that looks like it"""

import sqlalchemy as sa
from alembic import op

from bottega.server.people.names import name_key

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    names = op.create_table(
        "names",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_names_person"),
        sa.PrimaryKeyConstraint("key", name="pk_names"),
    )
    op.create_index("ix_names_person", "names", ["person"])
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("created"))
    accounts = sa.select(people.c.id, people.c.name).where(people.c.login.is_not(None)).order_by(people.c.created)
    owners: dict[str, str] = {}
    for person, name in op.get_bind().execute(accounts):
        owners.setdefault(name_key(name), person)  # the oldest account of several with the same name
    if owners:
        op.bulk_insert(names, [{"key": key, "person": person} for key, person in owners.items()])


def downgrade() -> None:
    op.drop_table("names")
