"""What the site needs beyond mkdocs.yml: pages from files beside `docs`, and links that fit both places."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from antics.cli.serve import PAGE
from antics.pocket import site

ROOT = Path(__file__).parents[2]
BESIDE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}


def on_files(files: Files, config: Any) -> Files:
    """Contributing and the changelog stand where everyone looks for them; the site shows them, too."""
    for source, page in BESIDE.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links between files of the repository as links of the site; what is no page of it is shown there."""
    beside = page.file.src_path in BESIDE.values()

    def link(found: re.Match[str]) -> str:
        target, _, anchor = found[1].partition("#")
        path = (Path() if beside else Path("docs") / Path(page.file.src_path).parent) / target
        inside = _within(path)
        if inside is None:
            return f"]({config['repo_url']}/blob/main/{_tidy(path)})"
        up = "../" * (len(Path(page.file.src_path).parts) - 1)
        return f"]({up}{inside}{'#' + anchor if anchor else ''})"

    return re.sub(r"\]\((?!https?:|#|mailto:)([^)\s]+)\)", link, markdown)


def on_post_build(config: Any) -> None:
    """The whole game lies beside the documentation, for its console."""
    site.export(Path(config["site_dir"], "pocket"), PAGE)


def _tidy(path: Path) -> str:
    parts: list[str] = []
    for part in path.parts:
        parts = parts[:-1] if part == ".." else [*parts, part]
    return "/".join(parts)


def _within(path: Path) -> str | None:
    """Where a file of the repository is on the site, if it is."""
    tidy = _tidy(path)
    return BESIDE.get(tidy) or (tidy.removeprefix("docs/") if tidy.startswith("docs/") else None)
