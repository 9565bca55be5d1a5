"""Takes the pictures of reports in the documentation: questions of a designer, each asked by one command."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from antics.bench.page import CHROMIUM
from antics.cli import main

FOLDER = Path(__file__).parent / "pictures"
VARIANTS = Path(__file__).parent.parent / "examples" / "variants"
QUESTIONS = {
    "report-last-round": ["sweep", "last_round.four=6..14:2", "--games", "30"],
    "report-order": ["simulate", "antigua", "--players", "3", "--bots", "greedy", "--games", "150"],
    "report-threes": ["compare", str(VARIANTS / "more-threes.toml"), "--games", "40"],
}


def take(name: str, line: list[str], folder: Path) -> None:
    """Ask a question, and take a picture of the answer."""
    report = folder / f"{name}.html"
    if main([*line, "--seed", "designers", "--report", str(report)]):
        raise SystemExit(f"{name}: there was no answer")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1000, "height": 1000}, color_scheme="light")
        page.goto(report.as_uri())
        page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
        browser.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        for question, asked in QUESTIONS.items():
            take(question, asked, Path(place))
