"""Copies of the checkout in which places are broken, each with a worker of its own."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path
from types import TracebackType

from bottega.engine.compile import cache_folder

from .operators import Mutant
from .plugin import Order, Report

HERE = Path(__file__).parents[2]
TOOLS_AND_PACKAGES = shutil.ignore_patterns(".*", "node_modules", "pictures", "__pycache__")


class Copy:
    """A copy of the checkout, and the process that runs tests in it."""

    def __init__(self, root: Path, folder: Path) -> None:
        self._folder = folder
        self.root = folder / "checkout"
        shutil.copytree(root, self.root, ignore=TOOLS_AND_PACKAGES)
        path = os.pathsep.join(map(str, (self.root / "src", self.root, HERE)))
        self._worker = subprocess.Popen(
            [sys.executable, "-m", "tests.mutants.worker"],
            cwd=self.root,
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, order: Order, mutant: Mutant | None = None) -> Report:
        """Runs tests on the sources as they are, or with one place broken."""
        if mutant is None:
            return self._ask(order)
        file = self.root / mutant.file
        source, date = file.read_bytes(), file.stat().st_mtime
        file.write_bytes(mutant.apply(source))
        os.utime(file, (date + 10, date + 10))  # Python tells by date and size whether its bytecode is still good
        try:
            return self._ask(replace(order, machine_code=self._machine_code()))
        finally:
            file.write_bytes(source)
            os.utime(file, (date, date))

    def _machine_code(self) -> str:
        """A folder for what mutants compile to. It begins with what is there for sound sources."""
        folder = self._folder / "machine_code"
        if not folder.exists() and cache_folder().is_dir():
            shutil.copytree(cache_folder(), folder, copy_function=_link)
        return str(folder)

    def _ask(self, order: Order) -> Report:
        assert self._worker.stdin is not None
        assert self._worker.stdout is not None
        print(json.dumps(asdict(order)), file=self._worker.stdin, flush=True)
        return Report.of(json.loads(self._worker.stdout.readline()))

    def __enter__(self) -> "Copy":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self._worker.stdin is not None
        self._worker.stdin.close()
        self._worker.wait()
        shutil.rmtree(self._folder)


def _link(source: str, target: str) -> str:
    try:
        os.link(source, target)
    except FileNotFoundError:  # a temporary file of somebody who compiles
        pass
    except OSError:  # on another file system
        shutil.copy2(source, target)
    return target
