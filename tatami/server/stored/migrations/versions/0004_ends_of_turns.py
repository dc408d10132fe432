"""The ends of turns that are told as a whole stand in the log"""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

# So far such a turn ended at a version that is a multiple of 64. Only Bora Bora was told in whole turns.
ENDS = "kind IN ('move', 'confirm') AND version % 64 = 0"
GAMES = """"table" IN (SELECT id FROM tables WHERE game = 'bora_bora' AND origin <> 'upload')"""


def upgrade() -> None:
    """Mark the entries that end a turn with the version at which it began, and hide holds from the lists."""
    op.execute(
        f"""UPDATE entry SET data = '{{"turn":' || COALESCE(
            (SELECT MAX(e.version) FROM entry AS e
             WHERE e."table" = entry."table" AND e.version < entry.version
               AND e.kind IN ('move', 'confirm') AND e.version % 64 = 0), 0) || ', "step": 1}}'
            WHERE {ENDS} AND data = '{{}}' AND {GAMES}"""
    )
    op.execute("UPDATE tables SET awaiting = 'decision' WHERE awaiting = 'confirm' AND version <> shown_version")


def downgrade() -> None:
    op.execute(f"""UPDATE entry SET data = '{{}}' WHERE data LIKE '{{"turn":%' AND {GAMES}""")
