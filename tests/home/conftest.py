"""What all tests of the companion share."""

import pytest


@pytest.fixture(autouse=True)
def _few_samples(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer worlds are compared than at a real table: the person corrects more, and the tests are quicker."""
    if "long" not in request.keywords:
        monkeypatch.setattr("bottega.home.match.SAMPLES", 4)
