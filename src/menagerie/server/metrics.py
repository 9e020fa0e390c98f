"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Counter("menagerie_tables_created", "Tables created.", registry=self.registry)
        self.actions = Counter("menagerie_actions", "Actions accepted.", ["by"], registry=self.registry)
        self.refused = Counter("menagerie_refusals", "Requests refused.", ["code"], registry=self.registry)
        self.live = Gauge("menagerie_live_tables", "Tables in memory.", registry=self.registry)
        self.connections = Gauge("menagerie_connections", "Open WebSockets.", registry=self.registry)
        self.thinking = Gauge(
            "menagerie_bots_thinking", "Bots that think or wait for a worker.", registry=self.registry
        )
        self.commit_seconds = Histogram(
            "menagerie_commit_seconds", "Time to store a change.", buckets=SECONDS, registry=self.registry
        )
        self.bot_seconds = Histogram("menagerie_bot_seconds", "Time a bot took.", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
