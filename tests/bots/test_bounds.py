"""Compiled code stays inside its arrays. `test_net.py` compares inputs with plain Python, which checks every index."""

import pytest

import bottega

from .bounds import checked


@pytest.mark.long
@pytest.mark.parametrize("slug", bottega.GAMES)
def test_no_index_is_outside_its_array(slug: str) -> None:
    done = checked(slug)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("inside the arrays") == len(bottega.game(slug).players)
