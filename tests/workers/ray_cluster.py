"""A Ray cluster on this machine, to which a test adds a node and kills it."""

from collections.abc import Iterator
from typing import Any

import pytest

NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 << 20}  # about the least memory that Ray takes


class RayCluster:
    """One node, and those that are added."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster  # heavy

        self._cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
        self.address: str = self._cluster.address

    def add_node(self) -> Any:
        """Starts one more node; its `node_id` is what jobs see."""
        return self._cluster.add_node(**NODE)

    def kill(self, node: Any) -> None:
        """Ends a node as a machine that loses its power."""
        self._cluster.remove_node(node, allow_graceful=False)

    def close(self) -> None:
        """Ends all nodes, and this process's connection to them."""
        import ray

        ray.shutdown()
        self._cluster.shutdown()


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    made = RayCluster()
    try:
        yield made
    finally:
        made.close()
