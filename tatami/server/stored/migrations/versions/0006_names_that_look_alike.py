"""Names that look alike: keys that see through more scripts"""

from alembic import op
from sqlalchemy import column, select, table, update

from tatami.server.pure.names import name_key

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

person = table("person", column("id"), column("name"), column("name_key"), column("kind"))


def upgrade() -> None:
    """Every name gets its key anew; of two accounts that look alike by now, the later gets a key of its own."""
    db = op.get_bind()
    rows = db.execute(select(person.c.id, person.c.name, person.c.kind).order_by(person.c.kind, person.c.id)).all()
    accounts = person.c.kind == "account"
    db.execute(update(person).where(accounts).values(name_key="~" + person.c.id))  # so that no two meet on the way
    taken: set[str] = set()
    for row in rows:
        key = name_key(row.name)
        if row.kind == "account":
            key = f"~{row.id}" if key in taken else key
            taken.add(key)
        db.execute(update(person).where(person.c.id == row.id).values(name_key=key))


def downgrade() -> None:
    """The keys of before are not worked out again: these are stricter, and serve as well."""
