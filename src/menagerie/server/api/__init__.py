"""The routes."""
