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
TABLES_DAMAGED = Gauge(
    "bottega_tables_damaged", "Tables whose logs cannot be read; `bottega tables` repairs them", registry=REGISTRY
)
TABLES_OTHER_RULES = Gauge(
    "bottega_tables_other_rules", "Tables that cannot continue under the rules of this server", registry=REGISTRY
)
SOCKETS_OPEN = Gauge("bottega_sockets_open", "Sockets open to this process", registry=REGISTRY)
MOVES = Counter("bottega_moves", "Moves of people and bots that this process wrote to a log", registry=REGISTRY)
MOVES_REFUSED = Counter("bottega_moves_refused", "Moves of people that were refused, for any reason", registry=REGISTRY)

# Thinking: moves of bots, hints, replays, analyses
THINKING_WAITING = Gauge("bottega_thinking_waiting", "Jobs that wait for a worker", ["class"], registry=REGISTRY)
THINKING_WAIT = Histogram(
    "bottega_thinking_wait_seconds", "From the request of a job to its start", ["class"], registry=REGISTRY
)
THINKING_SECONDS = Counter(
    "bottega_thinking_seconds", "CPU seconds of jobs that have ended", ["class"], registry=REGISTRY
)
THINKING_SHORTENED = Counter(
    "bottega_thinking_shortened", "Jobs that thought for a shorter time than usual, because of load", registry=REGISTRY
)
THINKING_OVER_QUOTA = Counter(
    "bottega_thinking_over_quota",
    "Jobs of people over their quota, which ran when nobody else waited",
    registry=REGISTRY,
)
REFUSED_BY_QUOTA = Counter("bottega_refused_by_quota", "Requests refused by a quota", ["what"], registry=REGISTRY)

# Pairing
SEEKS_WAITING = Gauge("bottega_seeks_waiting", "People who wait to be paired, on all processes", registry=REGISTRY)
PAIRED = Counter("bottega_paired", "People whom this process brought to a table", registry=REGISTRY)
PAIRING_WAIT = Histogram("bottega_pairing_wait_seconds", "From a seek to its table", registry=REGISTRY)

# Notices
NOTICES_SENT = Counter(
    "bottega_notices", "Notices by channel and what became of them", ["channel", "outcome"], registry=REGISTRY
)
