"""The games, each complete in its own folder."""
