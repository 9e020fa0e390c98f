"""Small charts for a page without scripts or network: bars and dots with intervals, and histograms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil

COLOURS = ("#2f6f4f", "#c8702a", "#3b6ea5", "#a23b5a", "#7a6a2f", "#5b4b9a", "#2b8c8c", "#777777")
BINS = 24
NOTHING = "<p>Nothing to show.</p>"

STYLE = """
.row{display:grid;grid-template-columns:8rem 1fr 3.5rem;gap:.6rem;align-items:center;margin:.2rem 0}
.row .name{text-align:right;overflow-wrap:anywhere;line-height:1.15}
.track{position:relative;height:1.15rem;background:#f1eee3}
.track i{position:absolute;top:0;height:100%}
.track .dot{top:15%;height:70%;width:.8rem;margin-left:-.4rem;border-radius:50%}
.track .interval{top:30%;height:40%;border:solid #222;border-width:0 1px;background:linear-gradient(#222,#222) 0 50%/100% 1px no-repeat}
.track .mark{top:-15%;height:130%;border-left:1px dashed #555}
.steps{width:100%;height:11rem;border-bottom:1px solid #888;display:block}
.axis{display:flex;justify-content:space-between;font-size:.85rem;color:#555}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin:.3rem 0}
.legend b{display:inline-block;width:.8rem;height:.8rem;margin-right:.4rem}
"""  # noqa: E501


@dataclass(frozen=True)
class Bar:
    """A value with the ends of its interval, drawn in the colour of that number and written as `words`."""

    name: str
    value: float
    low: float
    high: float
    words: str
    colour: int = 0


def bars(rows: Sequence[Bar], mark: float | None = None, *, dots: bool = False) -> str:
    """Horizontal bars from zero, or dots where zero means nothing; `mark` is a dashed line for comparison."""
    if not rows:
        return NOTHING
    ends = [end for row in rows for end in (row.value, row.low, row.high)]
    ends += [mark] if mark is not None else []
    ends += [] if dots else [0.0]
    least, most = min(ends), max(ends)
    margin = 0.03 * (most - least or 1.0)
    least, most = least - margin * (dots or least < 0), most + margin

    def at(value: float) -> float:
        return 100 * (value - least) / (most - least)

    lines = []
    for row in rows:
        colour = COLOURS[row.colour % len(COLOURS)]
        start, end = sorted((at(0.0), at(row.value)))
        drawn = (
            f'<i class="dot" style="left:{at(row.value):.2f}%;background:{colour}"></i>'
            if dots
            else f'<i style="left:{start:.2f}%;width:{end - start:.2f}%;background:{colour}"></i>'
        )
        if row.high > row.low:
            width = at(row.high) - at(row.low)
            drawn += f'<i class="interval" style="left:{at(row.low):.2f}%;width:{width:.2f}%"></i>'
        if mark is not None:
            drawn += f'<i class="mark" style="left:{at(mark):.2f}%"></i>'
        lines.append(
            f'<div class="row"><span class="name">{escape(row.name)}</span>'
            f'<span class="track">{drawn}</span><span>{escape(row.words)}</span></div>'
        )
    return "".join(lines)


def histogram(series: Sequence[tuple[str, Sequence[float]]]) -> str:
    """The distributions of several series over one axis, drawn as steps."""
    values = [value for _, each in series for value in each]
    if not values:
        return NOTHING
    low, high = min(values), max(values)
    if all(float(value).is_integer() for value in values):
        width = float(ceil((high - low + 1) / BINS))
    else:
        width = (high - low) / BINS or 1.0
    count = int((high - low) / width) + 1
    shares = [_shares(each, low, width, count) for _, each in series]
    top = max(max(heights) for heights in shares) or 1.0
    paths = []
    for at, heights in enumerate(shares):
        colour = COLOURS[at % len(COLOURS)]
        path = "".join(f"V{100 - 96 * height / top:.1f}h1" for height in heights)
        paths.append(
            f'<path d="M0 100{path}V100" fill="{colour}" fill-opacity=".18" stroke="{colour}" stroke-width="1.5" '
            f'vector-effect="non-scaling-stroke"/>'
        )
    edges = [low, low + width * (count // 2), low + width * count]
    axis = "".join(f"<span>{edge:.4g}</span>" for edge in edges)
    names = "".join(
        f'<span><b style="background:{COLOURS[at % len(COLOURS)]}"></b>{escape(name)}</span>'
        for at, (name, _) in enumerate(series)
    )
    return (
        f'<svg class="steps" viewBox="0 0 {count} 100" preserveAspectRatio="none" role="img" '
        f'aria-label="distribution">{"".join(paths)}</svg><div class="axis">{axis}</div>'
        f'<div class="legend">{names if len(series) > 1 else ""}</div>'
    )


def _shares(values: Sequence[float], low: float, width: float, count: int) -> list[float]:
    heights = [0.0] * count
    for value in values:
        heights[min(int((value - low) / width), count - 1)] += 1 / len(values)
    return heights
