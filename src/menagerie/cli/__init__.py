"""The command line. Every command is a module of its own."""

from __future__ import annotations


def main() -> None:
    from menagerie.cli import commands  # noqa: F401, PLC0415
    from menagerie.cli.app import run  # noqa: PLC0415

    run()
