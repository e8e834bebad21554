"""Around imports, `extra` says which extra brings a package that is missing."""

from importlib import import_module

import pytest

from bottega.engine.extras import MissingExtra, extra


def test_a_missing_package_is_named_with_its_extra() -> None:
    with pytest.raises(MissingExtra) as caught, extra("plot"):
        import_module("no_such_package.of.mine")
    assert (caught.value.name, caught.value.extra) == ("no_such_package", "plot")
    assert str(caught.value) == "no_such_package is not installed; add it with: pip install 'bottega[plot]'"


def test_the_innermost_extra_is_named() -> None:
    with pytest.raises(MissingExtra) as caught, extra("server"), extra("client"):
        import_module("no_such_package")
    assert caught.value.extra == "client"


def test_a_module_of_our_own_that_is_missing_is_a_bug_and_not_an_extra() -> None:
    with pytest.raises(ModuleNotFoundError) as caught, extra("server"):
        import_module("bottega.no_such_module")
    assert not isinstance(caught.value, MissingExtra)


def test_other_errors_pass() -> None:
    with pytest.raises(ZeroDivisionError), extra("server"):
        _ = 1 / 0
