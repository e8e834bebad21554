"""A cable between a browser and a server, which a test can cut."""

import selectors
import socket
import threading
from contextlib import suppress

CHUNK = 65_536


class Cable:
    """Forwards connections to a port. While it is cut, those it had are gone and no new one is let through."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        self._whole = True
        self._refused = threading.Event()
        self._lock = threading.Lock()
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            self._refused.clear()
            for end in self._ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            self._ends.clear()

    def wait_for_refusal(self, within: float) -> bool:
        """Waits until a connection has been tried since it was cut."""
        return self._refused.wait(within)

    def mend(self) -> None:
        self._whole = True

    def _accept(self) -> None:
        while True:
            near, _ = self._door.accept()
            with self._lock:
                try:
                    if not self._whole:
                        raise ConnectionRefusedError
                    far = socket.create_connection(("127.0.0.1", self._to))
                except OSError:  # nobody is at the other end
                    near.close()
                    self._refused.set()
                    continue
                self._ends += [near, far]
            threading.Thread(target=_forward, args=(near, far), daemon=True).start()


def _forward(near: socket.socket, far: socket.socket) -> None:
    """Carries bytes both ways until one end is gone."""
    with near, far, selectors.DefaultSelector() as ready:
        ready.register(near, selectors.EVENT_READ, far)
        ready.register(far, selectors.EVENT_READ, near)
        with suppress(OSError):
            while True:
                for key, _ in ready.select():
                    data = key.fileobj.recv(CHUNK)  # type: ignore[union-attr]
                    if not data:
                        return
                    key.data.sendall(data)
