"""Being called in a real browser: the service worker shows a push; who comes back reads what was."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import Service, Visit

DAY = 24 * 3600
SHOWN = "navigator.serviceWorker.ready.then(r => r.getNotifications()).then(all => all.map(n => n.title))"


def ask(page: Page, service: Service, path: str, body: Any) -> Any:
    answer = page.request.post(f"{service.address}/api{path}", data=body, headers={"origin": service.address})
    assert answer.ok, answer.text()
    return answer.json()


def test_a_push_is_shown_and_opens_the_table(visit: Visit, service: Service) -> None:
    page = visit("/calls", permissions=["notifications"])
    expect(page.get_by_role("heading", name="On this device")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    devtools = page.context.new_cdp_session(page)
    found: dict[str, str] = {}
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.update({it["scopeURL"]: it["registrationId"] for it in event["registrations"]}),
    )
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.controller")
    registration = found[f"{service.address}/"]
    data = '{"title": "Antigua: your turn", "body": "Until Tuesday.", "url": "/rules", "tag": "a"}'
    for _ in range(2):  # what is about the same takes the place of what was shown
        told = {"origin": service.address, "registrationId": registration, "data": data}
        devtools.send("ServiceWorker.deliverPushMessage", told)
    page.evaluate(f"(async () => {{ while (!(await {SHOWN}).length) await new Promise(setTimeout); }})()")
    assert page.evaluate(SHOWN) == ["Antigua: your turn"]
    manifest = page.request.get(f"{service.address}/manifest.webmanifest").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(f"{service.address}/{icon['src']}").ok


def test_two_people_over_days(visit: Visit, service: Service) -> None:
    ann = visit("/new/connect-four")
    ann.get_by_text("Over days").click()
    ann.get_by_role("group", name="Days for each move").get_by_role("radio", name="3").check()
    ann.get_by_role("button", name="Set up the table").click()
    ann.wait_for_url(re.compile("/t/"))
    id = ann.url.rpartition("/")[2]
    link = ann.request.get(f"{service.address}/api/tables/{id}/links").json()[0]["link"]
    bob = visit(f"/join/{link}")
    ask(bob, service, f"/links/{link}", {"name": "Bob"})
    bob.goto(f"/t/{id}")
    expect(bob.get_by_role("list", name="Time for this move")).to_contain_text("until")
    bob.wait_for_function(f"localStorage.getItem('antics-seen-{id}-1') !== null")
    bob.goto("/calls")

    seen = ann.request.get(f"{service.address}/api/tables/{id}/snapshot?seat=0").json()
    steps = seen["decision"]["choices"][3]["steps"]
    move = {"seat": 0, "decision_number": seen["decision_number"], "steps": steps, "key": "move-0001"}
    ask(ann, service, f"/tables/{id}/moves", move)
    bob.goto(f"/t/{id}")
    away = bob.get_by_role("dialog", name="While you were away")
    expect(away.get_by_role("listitem")).to_have_count(2)
    expect(away).to_contain_text("Your turn")
    away.get_by_role("button", name="Make my move").click()

    # The same for whoever comes back to a page that was open all the time, and out of sight.
    look = "hidden => { Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});"
    look += " document.dispatchEvent(new Event('visibilitychange')); }"
    bob.evaluate(look, True)
    for page, seat in ((bob, 1), (ann, 0)):
        move |= {"seat": seat, "decision_number": 2 - seat, "key": f"move-000{3 - seat}"}
        ask(page, service, f"/tables/{id}/moves", move)
    expect(away).to_have_count(0)
    bob.evaluate(look, False)
    expect(away).to_contain_text("Your turn")
    away.get_by_role("button", name="Make my move").click()

    ask(bob, service, f"/tables/{id}/seats/1/proposal", {"what": "pause"})
    ann.goto(f"/t/{id}")
    ann.get_by_role("alertdialog").get_by_role("button").first.click()
    expect(bob.get_by_text("All clocks stand still.")).to_be_visible()
    bob.get_by_role("button", name="Go on").click()
    expect(ann.get_by_text("All clocks stand still.")).to_have_count(0)

    bob.goto("/calls")
    bob.get_by_label("The address of the webhook").fill("https://10.1.2.3/secret")
    bob.get_by_role("button", name="Add").last.click()
    expect(bob.get_by_role("alert").filter(has_text="no address")).to_be_visible()
    expect(bob.get_by_label("The address of the webhook")).to_have_value("https://10.1.2.3/secret")
