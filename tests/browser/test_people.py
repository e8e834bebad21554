"""Two people who played with each other: friends and invitations."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import be_somebody, open_table
from tests.server.running import MINE, OPEN


def test_a_person_keeps_another_as_a_friend_and_invites_them(new_page: NewPage) -> None:
    ada, bea = new_page(), new_page()
    be_somebody(ada, "Ada")
    be_somebody(bea, "Bea")
    table = open_table(ada, [MINE, OPEN])
    bea.goto(f"/t/{table}")
    bea.get_by_role("button", name="Sit").first.click()
    bea.wait_for_selector(".prompt")

    # Ada keeps Bea as a friend, and invites her to another table.
    ada.goto("/profile")
    ada.get_by_role("button", name="Add as friend").click()
    expect(ada.get_by_role("heading", name="Friends")).to_be_visible()
    open_table(ada, [MINE, OPEN])
    ada.get_by_text("Invite friends").click()
    ada.get_by_role("button", name="Invite", exact=True).click()
    expect(ada.get_by_role("button", name="Invited")).to_be_disabled()
    bea.goto("/")
    expect(bea.get_by_role("heading", name="Invitations")).to_be_visible()
    bea.get_by_role("button", name="Decline").click()
    expect(bea.get_by_role("heading", name="Invitations")).to_have_count(0)
