"""Compile the engine with mypyc where a C compiler is at hand; without one the same source runs as it is.

Every game is a group of its own, so that a change in one game recompiles only that game.
MENAGERIE_OPT sets the optimisation level (0 to 3); MENAGERIE_PURE=1 skips the compilation.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/menagerie")
CORE = [SOURCE / "core" / name for name in ("rng.py", "journal.py", "state.py", "observation.py")]
EDGES = ("__init__.py", "content.py", "view.py", "text.py", "terminal.py", "statistics.py")  # plain Python


def compiled_groups() -> list[tuple[list[str], str]]:
    bots = [path for path in sorted((SOURCE / "bots").glob("*.py")) if path.name not in {"__init__.py", "registry.py"}]
    groups = [([str(path) for path in CORE + bots], "menagerie_core")]
    for folder in sorted((SOURCE / "games").iterdir()):
        modules = [str(path) for path in sorted(folder.rglob("*.py")) if not path.name.endswith(EDGES)]
        if modules:
            groups.append((modules, f"menagerie_{folder.name}"))
    return groups


def has_compiler() -> bool:
    configured = str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(configured) is not None


def extensions() -> list[object]:
    if os.environ.get("MENAGERIE_PURE") == "1":
        return []
    if not has_compiler():
        print("No C compiler found: the games run uncompiled, about thirty times slower.", file=sys.stderr)
        return []
    from mypyc.build import mypycify  # noqa: PLC0415

    groups = compiled_groups()
    files = [path for group, _ in groups for path in group]
    fresh = f"--cache-dir={os.devnull}"  # with the type checker's cache a changed module may be skipped or fail
    modules = mypycify([fresh, *files], opt_level=os.environ.get("MENAGERIE_OPT", "3"), separate=groups)
    for module in modules if os.name == "posix" else []:
        module.extra_compile_args.append("-fvisibility=hidden")  # calls within a game become direct and may be inlined
    return modules


setup(ext_modules=extensions())
