"""Serves the built client: hashed files for ever, the page itself for every address that is not a file."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, Response

from menagerie.server.problems import Refusal

CLIENT = Path(__file__).with_name("client")
NOT_BUILT = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Menagerie</title></head>
<body><h1>Menagerie</h1>
<p>The server runs, but its pages are not built yet: run <code>make client</code> and reload.</p>
</body></html>"""

router = APIRouter()


@router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def page(path: str) -> Response:
    if path.startswith("api/"):
        raise Refusal(404, "no_address", "There is nothing at this address.")
    root = CLIENT.resolve()
    file = _file(root, path)
    if file is not None:
        forever = "/assets/" in f"/{path}"
        return FileResponse(
            file, headers={"cache-control": "public, max-age=31536000, immutable" if forever else "no-cache"}
        )
    if "." in path.rsplit("/", 1)[-1]:
        raise Refusal(404, "no_address", "There is nothing at this address.")
    index = root / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    return HTMLResponse(NOT_BUILT)


def _file(root: Path, path: str) -> Path | None:
    """The file of the client at that path; never one outside, whatever the path is."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # too long, or with a null character
        return None
