"""What tests in several folders use."""

from tests.cli.driving import drive

__all__ = ["drive"]
