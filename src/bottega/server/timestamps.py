"""Time as the database stores it: whole milliseconds since 1970."""

import time


def now_ms() -> int:
    return time.time_ns() // 1_000_000
