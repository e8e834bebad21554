"""Finds Chromium, and installs Debian's where there is none. `python -m tests.browser.chromium` does just that."""

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> Path | None:
    path = next((shutil.which(name) for name in NAMES if shutil.which(name)), None)
    return Path(path) if path else None


def chromium() -> Path:
    """The browser's path. Raises if there is none and none can be had: a browser test is never skipped."""
    path = found()
    if path is None:
        sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
        for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run([*sudo, *command], check=True, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})
        path = found()
    assert path is not None, "the browser tests need Chromium; install it, or allow apt-get to"
    return path


if __name__ == "__main__":
    print(chromium())
