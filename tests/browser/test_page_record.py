"""A test that fails says what its pages did."""

from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPage
from tests.browser.page_record import PageRecord


def test_requests_that_fail_and_notices_are_in_the_report_after_they_are_gone(new_page: NewPage) -> None:
    page = new_page()
    record = PageRecord(page)
    page.route("**/api/people?*", lambda route: route.abort())
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    notice = page.locator(".notices p")
    said = notice.inner_text()
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    text = record.text()
    assert f"notice: {said}" in text
    assert f"failed: POST {page.url}api/people" in text
    assert "click: <button" in text
    assert "Play now" in text


def test_requests_without_an_answer_are_in_the_report(new_page: NewPage) -> None:
    page = new_page()
    record = PageRecord(page)
    held: list[Route] = []
    page.route("**/api/people?*", lambda route: held.append(route))
    page.goto("/")
    with page.expect_request("**/api/people?*"):
        page.get_by_role("button", name="Play now").first.click()
    assert f"not answered: POST {page.url}api/people" in record.text()
