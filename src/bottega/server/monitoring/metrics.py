"""The metrics for Prometheus."""

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
    "bottega_request_seconds", "From a request to the start of its response", ["route"], registry=REGISTRY
)
TABLES_LOADED = Gauge("bottega_tables_live", "Tables in the memory of this process", registry=REGISTRY)
SOCKETS_OPEN = Gauge("bottega_sockets_open", "Sockets open to this process", registry=REGISTRY)
MOVES = Counter("bottega_moves", "Moves of people and bots that this process wrote to a log", registry=REGISTRY)
MOVES_REFUSED = Counter("bottega_moves_refused", "Moves of people that were refused, for any reason", registry=REGISTRY)
