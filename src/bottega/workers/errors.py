"""Why a job has no result."""

from typing import Any

MAX_DEATHS = 3  # workers that may die while they run the same job


class JobFailed(Exception):
    """The job raised an exception, or its pool was closed. `details` may hold a traceback: it is for logs."""

    def __init__(self, message: str, details: str = "", job: Any = None) -> None:
        super().__init__(message)
        self.details = details
        self.job = job


class WorkersDied(JobFailed):
    """Several workers died while they ran this job."""

    def __init__(self, job: Any, details: str = "") -> None:
        super().__init__(f"{MAX_DEATHS} workers died while they ran the same job", details, job)
