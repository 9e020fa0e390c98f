"""How much one address or connection may send."""

from __future__ import annotations

import time
from collections import OrderedDict

REMEMBERED = 10_000


class Bucket:
    """Lets `rate` things a second pass, and at once as many as would come in `burst` seconds."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.most = rate * burst
        self.left = self.most
        self.at = time.monotonic()

    def take(self) -> bool:
        if self.rate <= 0:
            return True
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket per address; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take()
