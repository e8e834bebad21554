"""Prepares a process for thousands of tables and sockets."""

import gc
import sys

GC_THRESHOLDS = 20_000, 10, 50  # how rarely Python's garbage collector runs


def tune_process() -> None:
    """Call it when everything is imported.

    With many objects in memory, a full garbage collection stops the server for seconds. Reference cycles are rare here,
    so it runs rarely. The limit of open files, and so of sockets, is raised as far as it goes.
    """
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    if sys.platform != "win32":
        import resource

        _, limit = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
