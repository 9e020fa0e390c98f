"""How often a table was turned back or forward, so that decisions from before are recognised."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
