"""Tables, seats, actions, chat and players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("creator", sa.String(64), nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("rewound_to", sa.Integer, nullable=True),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("bot_to_move", sa.Boolean, nullable=False),
        sa.Column("summary", sa.JSON, nullable=False),
        sa.Column("rematch", sa.String(16), nullable=True),
    )
    op.create_index("ix_tables_creator", "tables", ["creator"])
    op.create_index("tables_by_state", "tables", ["over", "updated"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("shape", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(64), nullable=True),
        sa.Column("bot", sa.String(80), nullable=True),
        sa.Column("level", sa.String(16), nullable=True),
    )
    op.create_index("ix_seats_owner", "seats", ["owner"])
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("notation", sa.String(200), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])
    op.create_table(
        "players",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("shape", sa.String(16), nullable=False),
    )


def downgrade() -> None:
    for name in ("players", "chat", "actions", "seats", "tables"):
        op.drop_table(name)
