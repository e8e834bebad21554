"""A description of this machine."""

import os
import platform
import shutil
from pathlib import Path


def description() -> str:
    """Processor, cores, system and Python."""
    cores = f"{os.cpu_count()} cores"
    return f"{_processor()}, {cores}; {platform.system()} {platform.release()}; Python {platform.python_version()}"


def load() -> str:
    """The load average of the last minute; unknown on some systems."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def has_cuda_device() -> bool:
    """Whether NVIDIA's driver is installed, without loading it."""
    return shutil.which("nvidia-smi") is not None


def _processor() -> str:
    listed = Path("/proc/cpuinfo")
    if listed.is_file():
        for line in listed.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
