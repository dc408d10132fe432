"""A pseudonym of the address a table was set up from: people of one address share what the server has to give"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("address", sa.String(32), nullable=True))
    op.create_index("ix_tables_address", "tables", ["address"])


def downgrade() -> None:
    op.drop_index("ix_tables_address", "tables")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("address")
