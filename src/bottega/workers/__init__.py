"""Worker processes and threads, for arena, server, analysis and benchmarks.

A worker is a process of its own that runs one job after another. It reports progress, never receives Ctrl-C, and ends
with its parent. A worker that dies is replaced, and its job runs again.

    Pool            runs a list of jobs; results come as they are ready
    AsyncPool       runs jobs for an event loop, with priorities, progress and cancellation
    RayPool         the same on a Ray cluster; in `ray_pool`, because few need Ray
    Crew            threads or a Ray cluster, for the jobs of a long run; in `crew`
    CommandWorker   a process started by a command, which answers lines of text with lines of JSON
    ThreadPool      runs compiled code, which does not hold Python's lock, in threads
"""

from .async_pool import AsyncPool
from .command import CommandFailed, CommandWorker
from .errors import MAX_DEATHS, JobFailed, WorkersDied
from .jobs import Job, Progress, ignore_progress
from .pool import Pool
from .process import available_cores
from .threads import ThreadPool

__all__ = [
    "MAX_DEATHS",
    "AsyncPool",
    "CommandFailed",
    "CommandWorker",
    "Job",
    "JobFailed",
    "Pool",
    "Progress",
    "ThreadPool",
    "WorkersDied",
    "available_cores",
    "ignore_progress",
]
