"""Compiled or not: with MENAGERIE_PURE=1 the plain source is imported although compiled modules lie beside it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType


class _SourceFinder:
    """Finds modules of this package as source files only."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("menagerie.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def prefer_source_if_asked() -> None:
    if os.environ.get("MENAGERIE_PURE") == "1" and _SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, _SourceFinder)


def compiled() -> bool:
    """Whether the engine in use is compiled."""
    module = sys.modules.get("menagerie.core.state")
    return module is not None and not (module.__file__ or "").endswith(".py")


def stale_modules() -> list[str]:
    """Sources that are newer than the compiled module beside them."""
    root = Path(__file__).parent
    found = []
    for built in root.rglob("*.so"):
        source = built.with_name(built.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > built.stat().st_mtime + 1:
            found.append(str(source.relative_to(root)))
    return sorted(found)
