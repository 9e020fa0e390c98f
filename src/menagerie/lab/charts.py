"""Small charts for a page without scripts or network: bars, dots and steps over one axis, every line with its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from statistics import fmean

COLOURS = 8
NEUTRAL = -1
BINS = 24
TICKS = 5
NOTHING = "<p>Nothing to show.</p>"

STYLE = """
:root{--page:#fdfcf8;--ink:#222;--soft:#555;--line:#ddd9cc;--track:#f1eee3;--good:#1d7a46;--bad:#b5541c;--none:#8a8778;
--c0:#2f6f4f;--c1:#c8702a;--c2:#3b6ea5;--c3:#a23b5a;--c4:#7a6a2f;--c5:#5b4b9a;--c6:#2b8c8c;--c7:#777}
@media (prefers-color-scheme:dark){
:root{color-scheme:dark;--page:#1b1d1a;--ink:#e9e6dc;--soft:#b3afa2;--line:#3d4039;--track:#282b26;--good:#3fa56c;--bad:#d9803f;
--none:#8f8c7f;--c0:#5fb389;--c1:#e39a5c;--c2:#7fb0e6;--c3:#e07f9d;--c4:#c4b265;--c5:#a99ae8;--c6:#5fc4c4;--c7:#aaa}}
.chart{display:grid;grid-template-columns:minmax(5rem,auto) 1fr minmax(3.2rem,auto);gap:.2rem .6rem;align-items:center}
.chart .name{max-width:9rem;text-align:right;overflow-wrap:anywhere;line-height:1.15}
.chart .words{font-variant-numeric:tabular-nums;white-space:nowrap}
.track{position:relative;height:1.15rem;background:var(--track)}
.track i{position:absolute;top:0;height:100%}
.track .tick{border-left:1px solid var(--line)}
.track .dot{top:15%;height:70%;width:.8rem;margin-left:-.4rem;border-radius:50%}
.track .interval{top:30%;height:40%;border:solid var(--ink);border-width:0 1px;
background:linear-gradient(var(--ink),var(--ink)) 0 50%/100% 1px no-repeat}
.track .mark{top:-15%;height:130%;border-left:2px dashed var(--soft)}
.tall{height:3rem;border-bottom:1px solid var(--soft)}
.steps{position:absolute;width:100%;height:100%;display:block}
.axis{position:relative;height:1.3rem;font-size:.85rem;color:var(--soft);font-variant-numeric:tabular-nums}
.axis span{position:absolute;transform:translateX(-50%);white-space:nowrap}
.unit{grid-column:1/-1;font-size:.85rem;color:var(--soft);text-align:center;margin-bottom:.4rem}
@media (max-width:600px){.chart .name{max-width:6rem}.chart{column-gap:.4rem}}
"""


@dataclass(frozen=True)
class Bar:
    """A value with the ends of its interval, drawn in the colour of that number and written as `words`."""

    name: str
    value: float
    low: float
    high: float
    words: str
    colour: int = NEUTRAL


@dataclass(frozen=True)
class Axis:
    """Where values stand from left to right, in per cent, and the values that are written below."""

    low: float
    high: float
    ticks: Sequence[float]
    word: Callable[[float], str]
    logarithmic: bool = False

    def at(self, value: float) -> float:
        if self.logarithmic:
            return 100 * (log10(value) - log10(self.low)) / (log10(self.high) - log10(self.low))
        return 100 * (value - self.low) / (self.high - self.low)

    def lines(self) -> str:
        return "".join(f'<i class="tick" style="left:{self.at(tick):.2f}%"></i>' for tick in self.ticks)

    def drawn(self, unit: str) -> str:
        ticks = "".join(f'<span style="left:{self.at(tick):.2f}%">{self.word(tick)}</span>' for tick in self.ticks)
        words = f'<span class="unit">{escape(unit)}</span>' if unit else ""
        return f'<span></span><span class="axis" aria-hidden="true">{ticks}</span><span></span>{words}'


def bars(rows: Sequence[Bar], unit: str, mark: float | None = None, *, dots: bool = False, share: bool = False) -> str:
    """Horizontal bars from zero, or dots where zero means nothing; `mark` is a dashed line for comparison."""
    if not rows:
        return NOTHING
    ends = [end for row in rows for end in (row.value, row.low, row.high)]
    ends += [mark] if mark is not None else []
    ends += [] if dots else [0.0]
    least, most = min(ends), max(ends)
    margin = 0.03 * (most - least or 1.0)
    least, most = least - margin * (dots or least < 0), most + margin * (dots or most > 0)
    most = most if most > least else least + 1.0
    axis = Axis(least, most, round_values(least, most), _per_cent if share else _plain)
    return _chart([_row(row, axis, dots, mark) for row in rows], axis, unit)


def on_a_log_scale(rows: Sequence[Bar], unit: str) -> str:
    """Dots over powers of ten, for values that differ by orders of magnitude."""
    if not rows:
        return NOTHING
    values = [row.value for row in rows]
    low, high = floor(log10(min(values))), ceil(log10(max(values)))
    powers = range(low, max(high, low + 1) + 1)
    shown = [10.0**power for power in powers if (power - low) % ceil(len(powers) / (TICKS - 1)) == 0]
    axis = Axis(10.0**low, 10.0 ** powers[-1], shown, _plain, logarithmic=True)
    return _chart([_row(row, axis, True, None) for row in rows], axis, unit)


def histograms(series: Sequence[tuple[str, Sequence[float]]], unit: str) -> str:
    """The distributions of several series, one below the other over one axis; equal heights are equal shares."""
    values = [value for _, each in series for value in each]
    if not values:
        return NOTHING
    low, high = min(values), max(values)
    whole = all(float(value).is_integer() for value in values)
    width = float(ceil((high - low + 1) / BINS)) if whole else (high - low) / BINS or 1.0
    count = int((high - low) / width) + 1
    shares = [_shares(each, low, width, count) for _, each in series]
    top = max(max(heights) for heights in shares)
    last = low + width * count
    axis = Axis(low, last, [tick for tick in round_values(low, last) if not whole or tick.is_integer()], _plain)
    drawn = [
        _steps(name, each, heights, top, axis, at)
        for at, ((name, each), heights) in enumerate(zip(series, shares, strict=True))
    ]
    step = f", in steps of {width:g}" if width != 1 else ""
    return _chart(drawn, axis, f"{unit}{step}; the highest step is {top:.0%} of the games")


def round_values(low: float, high: float) -> list[float]:
    """A few round numbers between two values."""
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(step for step in (power, 2 * power, 5 * power, 10 * power) if step >= rough * 0.999)
    return [number * step for number in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def _chart(rows: Sequence[str], axis: Axis, unit: str) -> str:
    return f'<div class="chart">{"".join(rows)}{axis.drawn(unit)}</div>'


def _row(row: Bar, axis: Axis, dots: bool, mark: float | None) -> str:
    colour = _colour(row.colour)
    at = axis.at(row.value)
    drawn = axis.lines()
    if dots:
        drawn += f'<i class="dot" style="left:{at:.2f}%;background:{colour}"></i>'
    else:
        start, end = sorted((axis.at(0.0), at))
        drawn += f'<i style="left:{start:.2f}%;width:{end - start:.2f}%;background:{colour}"></i>'
    if row.high > row.low:
        low, high = axis.at(row.low), axis.at(row.high)
        drawn += f'<i class="interval" style="left:{low:.2f}%;width:{high - low:.2f}%"></i>'
    if mark is not None:
        drawn += f'<i class="mark" style="left:{axis.at(mark):.2f}%"></i>'
    between = f" ({row.low:.3g} to {row.high:.3g})" if row.high > row.low else ""
    return (
        f'<span class="name">{escape(row.name)}</span>'
        f'<span class="track" title="{escape(row.name + ": " + row.words + between)}">{drawn}</span>'
        f'<span class="words">{escape(row.words)}</span>'
    )


def _steps(name: str, values: Sequence[float], heights: Sequence[float], top: float, axis: Axis, at: int) -> str:
    colour = _colour(at)
    path = "".join(f"V{100 - 96 * height / top:.1f}h1" for height in heights)
    words = f"mean {fmean(values):.1f}" if values else "none"
    return (
        f'<span class="name">{escape(name)}</span><span class="track tall">{axis.lines()}'
        f'<svg class="steps" viewBox="0 0 {len(heights)} 100" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(f"Distribution of {name}: {words}")}"><path d="M0 100{path}V100" fill="{colour}" '
        f'fill-opacity=".45" stroke="{colour}" stroke-width="1.5" vector-effect="non-scaling-stroke"/></svg></span>'
        f'<span class="words">{words}</span>'
    )


def _shares(values: Sequence[float], low: float, width: float, count: int) -> list[float]:
    heights = [0.0] * count
    for value in values:
        heights[min(int((value - low) / width), count - 1)] += 1 / len(values)
    return heights


def _colour(number: int) -> str:
    return "var(--none)" if number == NEUTRAL else f"var(--c{number % COLOURS})"


def _plain(value: float) -> str:
    return f"{value + 0.0:.10g}".replace("-", "−")


def _per_cent(value: float) -> str:
    return f"{100 * value:.10g} %"
