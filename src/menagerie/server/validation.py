"""Words for input that has the wrong shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WORDS = {
    "missing": "is missing",
    "extra_forbidden": "is not a field of this message",
    "int_type": "must be a whole number",
    "int_parsing": "must be a whole number",
    "int_from_float": "must be a whole number",
    "finite_number": "must be a whole number",
    "bool_type": "must be true or false",
    "string_type": "must be text",
    "string_pattern_mismatch": "must not have control characters or ones that change the direction of text",
    "string_too_short": "must not be empty",
    "string_too_long": "may have {max_length} characters",
    "list_type": "must be a list",
    "dict_type": "must be an object with fields",
    "model_type": "must be an object with fields",
    "model_attributes_type": "must be an object with fields",
    "too_short": "needs {min_length} entries",
    "too_long": "may have {max_length} entries",
    "greater_than_equal": "must be at least {ge}",
    "less_than_equal": "must be at most {le}",
    "literal_error": "must be {expected}",
    "union_tag_not_found": "needs a type",
    "union_tag_invalid": "must have one of the types {expected_tags}",
}
NOT_JSON = {"json_invalid", "json_type"}
OTHER_KIND = {"int_type", "int_parsing", "string_type", "literal_error"}


def sentence(errors: Sequence[Any]) -> str:
    """The first problem as a sentence that names the field."""
    if errors[0]["type"] in NOT_JSON:
        return "The message is not valid JSON."
    place = _place(errors[0])
    same = [error for error in errors if _place(error) == place]
    # A field that takes several kinds complains about each; what is wrong with the kind that was given says more.
    told = [error for error in same if error["type"] not in OTHER_KIND] or same
    words = [WORDS.get(error["type"], "is wrong").format(**error.get("ctx", {})) for error in told]
    return f"{place or 'The message'} {' or '.join(dict.fromkeys(words))}."


def _place(error: Any) -> str:
    """The field, without where it is and which of its kinds was tried."""
    parts = [str(part) for part in error["loc"] if part not in {"body", "query", "path"}]
    return ".".join(part for part in parts if not part.startswith(("constrained-", "literal[")))
