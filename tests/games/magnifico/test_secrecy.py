"""Whose the fields of the record are; the rest is in ../test_secrecy.py."""

import pytest

import bottega
from bottega.engine.fields import NOBODY, OWNER


@pytest.mark.rule("magnifico:4.2", "magnifico:5.3.4", "magnifico:3.3")
def test_a_bid_is_its_owners_alone_and_the_decks_and_the_box_are_nobodys() -> None:
    fields = bottega.game("magnifico").record.fields
    assert {name for name, field in fields.items() if field.see == OWNER} == {"bid"}
    assert {name for name, field in fields.items() if field.see == NOBODY} == {
        "rng", "machine_deck", "machines_known", "machines_boxed", "project_deck", "projects_known",
    }  # fmt: skip
