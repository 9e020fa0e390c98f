"""Rules traceability: which clauses, rulings and cases of a rules text are cited by tests."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from menagerie.core.errors import MenagerieError
from menagerie.core.game import Game
from menagerie.core.rules import RuleKeys, rule_keys

MARK = "rule"


@dataclass(frozen=True)
class Coverage:
    """The keys of a game's rules and the tests that cite each of them."""

    game: str
    keys: RuleKeys
    tests: dict[str, list[str]]

    @property
    def missing(self) -> list[str]:
        return [key for key in self.keys.all if key not in self.tests]

    @property
    def unknown(self) -> list[str]:
        """Keys that tests cite but the rules do not define."""
        return [key for key in self.tests if key not in self.keys.all]

    def as_data(self) -> dict[str, Any]:
        counted = self.keys.clauses + self.keys.cases
        return {
            "game": self.game,
            "clauses": len(self.keys.clauses),
            "cases": len(self.keys.cases),
            "rulings": len(self.keys.rulings),
            "covered": sum(key in self.tests for key in counted),
            "missing": self.missing,
            "unknown": self.unknown,
        }

    def summary(self) -> str:
        data = self.as_data()
        rulings = sum(key in self.tests for key in self.keys.rulings)
        lines = [
            f"{self.game}: {data['clauses']} clauses, {data['cases']} cases, {data['rulings']} rulings",
            f"covered: {data['covered']} of {data['clauses'] + data['cases']} clauses and cases, "
            f"{rulings} of {data['rulings']} rulings",
        ]
        if self.missing:
            lines.append("missing: " + ", ".join(self.missing))
        if self.unknown:
            lines.append("cited but not in the rules: " + ", ".join(self.unknown))
        return "\n".join(lines)

    def table(self) -> str:
        """The keys and their tests as a Markdown page."""
        lines = [f"# {self.game}: clause by clause", "", self.summary().replace("\n", "  \n"), ""]
        lines += ["| key | tests |", "|---|---|"]
        for key in self.keys.all:
            lines.append(f"| {key} | {', '.join(f'`{test}`' for test in sorted(set(self.tests.get(key, []))))} |")
        return "\n".join(lines) + "\n"


def tests_folder() -> Path:
    """The tests of the source checkout that this package runs from."""
    folder = Path(__file__).parents[3] / "tests"
    if not folder.is_dir():
        raise MenagerieError("Coverage needs the tests: run this in a source checkout.")
    return folder


def coverage(game: Game, folder: Path | None = None) -> Coverage:
    """Read the marks `@pytest.mark.rule("MZ-6.3", …)` of all tests."""
    prefix = game.rules_prefix + "-"
    found: dict[str, list[str]] = {}
    for path in sorted((folder or tests_folder()).rglob("test_*.py")):
        for test, keys in marked_tests(path).items():
            for key in keys:
                if key.startswith(prefix):
                    found.setdefault(key, []).append(f"{path.stem}::{test}")
    return Coverage(game.id, rule_keys(game), found)


def marked_tests(path: Path, mark: str = MARK) -> dict[str, list[str]]:
    """The tests of a file with the arguments of their marks, `pytest.param(…, marks=…)` included."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: dict[str, list[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            keys = [key for decorator in node.decorator_list for key in _cited(decorator, mark)]
            if keys:
                found.setdefault(node.name, []).extend(keys)
    return found


def _cited(decorator: ast.expr, mark: str) -> list[str]:
    keys = []
    for call in ast.walk(decorator):
        if isinstance(call, ast.Call) and mark == (getattr(call.func, "attr", None) or getattr(call.func, "id", None)):
            keys += [str(arg.value) for arg in call.args if isinstance(arg, ast.Constant)]
    return keys
