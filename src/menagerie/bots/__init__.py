"""Bots that fill any seat. They see an observation, never the position."""
