"""The figures Prometheus collects. Whoever does what they count, counts it here."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

REQUESTS = Counter("bottega_requests", "Requests answered", ["method", "route", "status"], registry=REGISTRY)
LATENCY = Histogram(
    "bottega_request_seconds", "From a request to the start of its answer", ["route"], registry=REGISTRY
)
TABLES = Gauge("bottega_tables_live", "Tables this process keeps", registry=REGISTRY)
SOCKETS = Gauge("bottega_sockets_open", "Sockets open to this process", registry=REGISTRY)
MOVES = Counter("bottega_moves", "Moves written and acknowledged", registry=REGISTRY)
REFUSED = Counter("bottega_moves_refused", "Moves refused, whatever the reason", registry=REGISTRY)
