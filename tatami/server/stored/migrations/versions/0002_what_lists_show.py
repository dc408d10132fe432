"""What lists show of a table while a turn is being played"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("shown_version", sa.Integer(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("shown_ply", sa.Integer(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("shown_at", sa.BigInteger(), server_default="0", nullable=False))
        batch_op.drop_index("ix_tables_lobby")
        batch_op.create_index("ix_tables_lobby", ["visibility", "status", "shown_at"])
    op.execute("UPDATE tables SET shown_version = version, shown_ply = ply, shown_at = updated")


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_lobby")
        batch_op.create_index("ix_tables_lobby", ["visibility", "status", "updated"])
        batch_op.drop_column("shown_at")
        batch_op.drop_column("shown_ply")
        batch_op.drop_column("shown_version")
