"""A package that ends the process that loads it."""

from __future__ import annotations

import sys

sys.exit(3)
