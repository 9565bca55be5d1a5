"""In Chromium, programs play the same games and grow the same trees as in wasmtime, to the byte."""

from __future__ import annotations

from base64 import b64encode

from playwright.sync_api import Browser

from tests.v8 import SCRIPTS, answers, order, ours, program_of

ASK = """
([bytes, order]) => {
  const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
  return globalThis.answers(new globalThis.Program(data), order);
}
"""


def test_chromium_plays_the_same_games_and_grows_the_same_trees(browser: Browser) -> None:
    page = browser.new_page()
    for script in SCRIPTS:  # modules, as a page that holds them itself
        text = (
            script.read_text(encoding="utf-8")
            .replace("export class", "class")
            .replace("export function", "function")
        )
        name = "Program" if "class Program" in text else "answers"
        page.evaluate(f"() => {{ {text}\n globalThis.{name} = {name}; }}")
    for setting in ours():
        program = b64encode(program_of(setting).read_bytes()).decode()
        assert page.evaluate(ASK, [program, order(setting)]) == answers(setting), str(setting)
    page.close()
