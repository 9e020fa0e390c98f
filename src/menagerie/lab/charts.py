"""Small charts as inline SVG: bars with intervals and histograms, readable without scripts or network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

COLOURS = ("#2f6f4f", "#c8702a", "#3b6ea5", "#a23b5a", "#7a6a2f", "#5b4b9a", "#2b8c8c", "#777777")
LEFT = 170
WIDE = 640
ROW = 26


def bars(rows: Sequence[tuple[str, float, float, float, str]], mark: float | None = None) -> str:
    """Horizontal bars: name, value, lower and upper end of its interval, and the value in words."""
    if not rows:
        return "<p>Nothing to show.</p>"
    least = min(0.0, *(min(row[1], row[2]) for row in rows))
    most = max(1e-9, *(max(row[1], row[3]) for row in rows), mark or 0.0)
    scale = (WIDE - LEFT - 130) / (most - least or 1.0)
    zero = LEFT - least * scale
    parts = []
    for at, (name, value, low, high, words) in enumerate(rows):
        y = at * ROW + 4
        start, end = sorted((zero, zero + value * scale))
        colour = COLOURS[at % len(COLOURS)]
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="{start:.1f}" y="{y}" width="{max(end - start, 0.5):.1f}" height="18" fill="{colour}"/>'
        )
        edge = end
        if high > low:
            a, b = zero + low * scale, zero + high * scale
            edge = max(edge, b)
            parts.append(
                f'<path d="M{a:.1f} {y + 9}H{b:.1f}M{a:.1f} {y + 5}v8M{b:.1f} {y + 5}v8" stroke="#222" fill="none"/>'
            )
        parts.append(f'<text x="{edge + 6:.1f}" y="{y + 14}">{escape(words)}</text>')
    height = len(rows) * ROW + 6
    if mark is not None:
        x = zero + mark * scale
        parts.append(f'<path d="M{x:.1f} 0V{height}" stroke="#888" stroke-dasharray="3 3"/>')
    return _svg(WIDE, height, "".join(parts))


def histogram(series: Sequence[tuple[str, Sequence[float]]], bins: int = 24) -> str:
    """The distributions of several series over one axis, drawn as steps."""
    values = [value for _, each in series for value in each]
    if not values:
        return "<p>Nothing to show.</p>"
    low, high = min(values), max(values)
    width = max((high - low) / bins, 1.0 if all(float(value).is_integer() for value in values) else 1e-9)
    count = int((high - low) / width) + 1
    shares = []
    for _, each in series:
        heights = [0.0] * count
        for value in each:
            heights[min(int((value - low) / width), count - 1)] += 1 / len(each)
        shares.append(heights)
    top = max(max(heights) for heights in shares) or 1.0
    step = (WIDE - 60) / count
    parts = ['<path d="M40 170H630" stroke="#888"/>']
    for at, ((name, _), heights) in enumerate(zip(series, shares, strict=True)):
        colour = COLOURS[at % len(COLOURS)]
        path = "".join(f"V{170 - 150 * height / top:.1f}h{step:.1f}" for height in heights)
        parts.append(f'<path d="M40 170{path}V170" fill="{colour}" fill-opacity="0.18" stroke="{colour}"/>')
        parts.append(
            f'<text x="{46 + 150 * (at % 4)}" y="{206 + 18 * (at // 4)}" fill="{colour}">■ {escape(name)}</text>'
        )
    for part in (0.0, 0.5, 1.0):
        x, value = 40 + part * count * step, low + part * count * width
        parts.append(f'<text x="{x:.0f}" y="186" text-anchor="middle">{value:.4g}</text>')
    return _svg(WIDE, 212 + 18 * ((len(series) - 1) // 4), "".join(parts))


def _svg(width: int, height: int, inside: str) -> str:
    return f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">{inside}</svg>'
