"""Two people who played with each other: friends, invitations, reports, and the operator's page."""

from playwright.sync_api import expect

from bottega.server.people import moderation
from bottega.server.storage.database import connect
from tests.browser.conftest import NewPage, on_both_in_the_long_run
from tests.browser.playing import be_somebody, open_table
from tests.server.running import MINE, OPEN, RunningServer


@on_both_in_the_long_run
def test_people_invite_report_and_mute_each_other_and_an_operator_hides_a_message(
    new_page: NewPage, visited: RunningServer
) -> None:
    ada, bea = new_page(), new_page()
    be_somebody(ada, "Ada")
    be_somebody(bea, "Bea")
    table = open_table(ada, [MINE, OPEN])
    bea.goto(f"/t/{table}")
    bea.get_by_role("button", name="Sit").first.click()
    bea.wait_for_selector(".prompt")
    origin = "/".join(bea.url.split("/")[:3])
    said = bea.request.post(f"/api/tables/{table}/say", data={"text": "something rude"}, headers={"Origin": origin})
    assert said.ok, said.text()

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

    # Ada reports and mutes Bea.
    ada.goto(f"/t/{table}")
    expect(ada.locator(".log .chat")).to_contain_text("something rude")
    ada.get_by_role("button", name="Table", exact=True).click()
    ada.get_by_text("People", exact=True).click()
    ada.get_by_role("button", name="Report").click()
    ada.get_by_role("button", name="Send", exact=True).last.click()
    ada.get_by_role("button", name="Mute").click()
    expect(ada.get_by_role("button", name="Unmute")).to_be_visible()
    expect(ada.locator(".log .chat")).to_have_count(0)

    # Ada becomes an operator and hides the message. Bea sees it.
    me = ada.request.get("/api/me").json()["id"]
    engine = connect(visited.database)
    moderation.appoint(engine, me, True)
    engine.dispose()
    while not ada.request.get("/api/operator/reports").ok:  # the server remembers for some seconds who she was
        ada.wait_for_timeout(200)
    bea.goto(f"/t/{table}")
    expect(bea.locator(".log .chat")).to_contain_text("something rude")
    ada.goto("/operator")
    ada.get_by_role("button", name="Hide").click()
    expect(bea.locator(".log .chat")).to_contain_text("An operator has hidden this message.")
    ada.get_by_role("button", name="Close the report").click()
    expect(ada.get_by_text("No report is open.")).to_be_visible()
