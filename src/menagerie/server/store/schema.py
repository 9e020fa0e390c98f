"""The database tables. Only the record of a game is truth; `summary` is what lists of tables show."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("creator", String(64), nullable=False, index=True),
    Column("practice", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change
    Column("position", Integer, nullable=False),  # actions from here on were taken back and may be played again
    Column("rewound_to", Integer, nullable=True),  # the lowest position that an undo ever went back to
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often something was undone or redone
    Column("over", Boolean, nullable=False),
    Column("bot_to_move", Boolean, nullable=False),
    Column("summary", JSON, nullable=False),
    Column("rematch", String(16), nullable=True),
    Index("tables_by_state", "over", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("shape", String(16), nullable=False),
    Column("owner", String(64), nullable=True, index=True),  # SHA-256 of the owner's key
    Column("bot", String(80), nullable=True),
    Column("level", String(16), nullable=True),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("notation", String(200), nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("shape", String(16), nullable=False),
)
