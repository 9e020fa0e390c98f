"""One small random generator: the same sequence on every platform, compiled or not."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

LOW_32: Final[i64] = 0xFFFFFFFF


@final
class Rng:
    """The xoroshiro64** generator: 64 bits of state in two words, period 2**64 - 1.

    Every intermediate result is cut to 32 bits, because `i64` wraps only when compiled.
    """

    def __init__(self, seed: int) -> None:
        """Start the sequence of a seed; a negative one only makes room for a copy."""
        if seed < 0:
            self.low: i64 = 1
            self.high: i64 = 0
            return
        mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 31
        self.low = mixed & 0xFFFFFFFF
        self.high = mixed >> 32
        if self.low == 0 and self.high == 0:
            self.low = 1

    def copy(self) -> Rng:
        twin = Rng(-1)
        twin.low = self.low
        twin.high = self.high
        return twin

    def bits(self) -> i64:
        """32 random bits."""
        low = self.low
        high = self.high
        product = (low * 0x9E3779BB) & LOW_32
        result = ((((product << 5) | (product >> 27)) & LOW_32) * 5) & LOW_32
        high ^= low
        self.low = (((low << 26) | (low >> 6)) & LOW_32) ^ high ^ ((high << 9) & LOW_32)
        self.high = ((high << 13) | (high >> 19)) & LOW_32
        return result

    def below(self, bound: i64) -> i64:
        """A whole number from 0 to `bound` - 1, each equally likely (`bound` up to 2**31)."""
        product = self.bits() * bound
        if (product & LOW_32) < bound:
            threshold = (LOW_32 + 1 - bound) % bound
            while (product & LOW_32) < threshold:
                product = self.bits() * bound
        return product >> 32

    def chance(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""
        return float(self.bits()) / 4294967296.0

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle in place."""
        self.shuffle_part(items, 0, len(items))

    def shuffle_part(self, items: vec[i64], start: i64, stop: i64) -> None:
        """Shuffle the items from `start` up to `stop` (excluded) in place."""
        i = stop - 1
        while i > start:
            j = start + self.below(i - start + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1

    def shuffle_bytes(self, items: vec[u8], start: i64, stop: i64) -> None:
        """Shuffle the small numbers from `start` up to `stop` (excluded) in place."""
        i = stop - 1
        while i > start:
            j = start + self.below(i - start + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1
