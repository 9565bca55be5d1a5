"""What pyproject.toml cannot say: wheels and source archives always have the page in them, and the links and
pictures of the README lead somewhere on an index page, too."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

HERE = Path(__file__).parent
WEB = HERE / "web"
PAGE = HERE / "src" / "antics" / "server" / "page" / "index.html"
SOURCES = ("src", "public", "index.html", "vite.config.ts", "package-lock.json")
NO_NODE = (
    "the page of Antics has to be built, and there is no npm: install Node 20 or newer (https://nodejs.org), "
    "or take a wheel that is built already"
)


def build_page() -> None:
    """Build the page, unless it is there and nothing has changed. (A source archive has it, and no `web`.)"""
    if not WEB.is_dir() or (PAGE.is_file() and PAGE.stat().st_mtime >= _changed()):
        if not PAGE.is_file():
            raise SetupError(f"{PAGE}: the page is missing")
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SetupError(NO_NODE)
    try:
        if not (WEB / "node_modules").is_dir():
            subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=WEB, check=True)
    except subprocess.CalledProcessError as error:
        raise SetupError(f"the page of Antics could not be built: {' '.join(error.cmd)} failed") from error


def _changed() -> float:
    """When the page's sources were last changed."""
    places = [WEB / name for name in SOURCES]
    files = [path for place in places for path in (place, *place.rglob("*")) if path.is_file()]
    return max((path.stat().st_mtime for path in files), default=0)


def readme() -> str:
    """The README with absolute links: an index shows it far from the files that it speaks of."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    code = (HERE / "src" / "antics" / "__init__.py").read_text(encoding="utf-8")
    version = re.findall(r'^__version__ = "(.*?)"', code, re.MULTILINE)[0]
    where = "main" if "dev" in version else f"v{version}"

    def absolute(link: re.Match[str]) -> str:
        kind = "raw" if link[2].endswith((".jpg", ".png", ".svg")) else "blob"
        return f"{link[1]}({project['urls']['Source']}/{kind}/{where}/{link[2]})"

    text = (HERE / "README.md").read_text(encoding="utf-8")
    return re.sub(r"(\])\((?!https?:|#)([^)\s]+)\)", absolute, text)


class BuildWithPage(build_py):
    """Not where the sources are used as they are (`pip install -e`): there `make` builds the page."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
            self.data_files = self._get_data_files()  # which were looked for before it was built
        super().run()


class ArchiveWithPage(sdist):
    def run(self) -> None:
        build_page()
        super().run()


setup(
    long_description=readme(),
    long_description_content_type="text/markdown",
    cmdclass={"build_py": BuildWithPage, "sdist": ArchiveWithPage},
)
