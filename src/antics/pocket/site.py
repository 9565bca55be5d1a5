"""The whole game as a folder of files, for any host of files: `antics export`.

The page is the one that the service serves. Its first file says that no service answers, which digests the
others have, and what the page may load and run.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import zipfile
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256, sha384
from html import escape
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

import antics
from antics.core.errors import AnticsError
from antics.core.forms import program
from antics.core.registry import game, game_names
from antics.core.speech import LANGUAGES, words_in
from antics.core.weights import settings_learned, weights_for
from antics.table import catalogue

FIRST, LIST, WORKER = "index.html", "files.json", "service-worker.js"
RUNTIME = ("python/pyodide.bin", "python/stdlib.zip")
COMPILED = "python/compiled.zip"  # modules for the browser's Python, each named by the digest of its source
LEFT_OUT = ("server", "cli", "bench", "conformance", "train")  # of what `antics` consists of
WITH = ("fluent", "rich", "typing_extensions")  # packages of others that are needed there
TOO_MUCH = ("__pycache__",)
OLD = re.compile(r"rich/_unicode_data/unicode(\d|1[0-6])-")  # widths of letters, of which the newest are used
MODULES = (".py", ".wasm", ".net", ".ftl", ".md", ".txt", ".toml", ".css")
DAY = (1980, 1, 1, 0, 0, 0)  # of all that is archived: the same files make the same archive
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' {scripts}; worker-src 'self' blob:; "
    "connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'"
)


def export(folder: Path, page: Path, service: str = "") -> dict[str, int]:
    """Write the site; the files, and how long they are.

    Raises `AnticsError` if the page was not built, a program is not that of its rules, or the folder holds
    something else.
    """
    if not all((page / name).is_file() for name in (FIRST, *RUNTIME)):
        raise AnticsError("the page has not been built (make setup)")
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / LIST).is_file())):
        raise AnticsError(f"{folder}: holds something else; name an empty or a new folder")
    files = dict(_files(page))
    digests = {name: {"bytes": len(data), "sha256": sha256(data).hexdigest()} for name, data in files.items()}
    files[LIST] = json.dumps(digests, indent=1).encode()
    files[FIRST] = _first(page, files, service).encode()
    files[WORKER] = _worker(page, files).encode()
    _write(folder, files)
    return {name: len(data) for name, data in files.items()}


def _write(folder: Path, files: dict[str, bytes]) -> None:
    """All of it beside what is there, then in its place."""
    draft = folder.with_name(f"{folder.name}.part")
    shutil.rmtree(draft, ignore_errors=True)
    try:
        for name, data in files.items():
            file = draft / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        shutil.rmtree(folder, ignore_errors=True)
        draft.rename(folder)
    except OSError as error:
        shutil.rmtree(draft, ignore_errors=True)
        raise AnticsError(f"{folder}: cannot be written: {error.strerror}") from error


# ---- what lies there ---------------------------------------------------------------------------------


def _files(page: Path) -> Iterator[tuple[str, bytes]]:
    """All but the first file, the list and the service worker."""
    for file in sorted(page.rglob("*")):
        name = file.relative_to(page).as_posix()
        if not file.is_file() or file.suffix in (".gz", ".br") or name in (FIRST, WORKER, COMPILED):
            continue
        if re.fullmatch(r"assets/worker-[^/]+\.js", name):  # large, and not every host of files compresses
            yield f"python/{file.name}.bin", gzip.compress(file.read_bytes(), 9, mtime=0)
        else:
            yield name, file.read_bytes()
    yield "python/antics.zip", archive(page / COMPILED)
    yield "data/games.json", json.dumps(catalogue.games()).encode()
    for language in LANGUAGES:
        yield f"data/words/{language}", words_in("antics.core", language).encode()
        for name in game_names():
            yield f"data/games/{name}/words/{language}", words_in(game(name).package, language).encode()
            yield f"data/games/{name}/rules/{language}", json.dumps(catalogue.rules(name, language)).encode()


def archive(compiled: Path | None = None) -> bytes:
    """The modules of Python that a browser imports, as one file; compiled, unless they have changed since."""
    found = BytesIO()
    there = _compiled(compiled)
    with zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, data in sorted(_modules()):
            code = there.get(f"{sha256(data).hexdigest()}.pyc") if name.endswith(".py") else None
            name, data = (f"{name}c", code) if code else (name, data)
            packed.writestr(zipfile.ZipInfo(name, DAY), data, zipfile.ZIP_DEFLATED, 9)
    return found.getvalue()


def _compiled(file: Path | None) -> dict[str, bytes]:
    if file is None or not file.is_file():
        return {}
    with zipfile.ZipFile(file) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def _modules() -> Iterator[tuple[str, bytes]]:
    for name in game_names():
        if game(name).package.startswith(f"{antics.__name__}."):
            program(game(name))  # which is of these rules, or an error; and so is what was learned
            for setting in settings_learned(game(name)):
                weights_for(game(name), setting)
    root = Path(antics.__file__).parent
    for file in sorted(root.rglob("*")):
        path = file.relative_to(root)
        if file.suffix in MODULES and path.parts[0] not in LEFT_OUT and not set(path.parts) & set(TOO_MUCH):
            yield f"antics/{path.as_posix()}", file.read_bytes()
    for package in WITH:
        yield from _of_others(package)


def _of_others(package: str) -> Iterator[tuple[str, bytes]]:
    spec = find_spec(package)
    places = list(spec.submodule_search_locations or []) if spec else []
    if spec and not places and spec.origin:
        yield Path(spec.origin).name, Path(spec.origin).read_bytes()
    for place in places:
        for file in sorted(Path(place).rglob("*.py")):
            name = f"{package}/{file.relative_to(place).as_posix()}"
            if not OLD.match(name):
                yield name, file.read_bytes()


# ---- the first file ----------------------------------------------------------------------------------


def _first(page: Path, files: dict[str, bytes], service: str) -> str:
    """The page's first file, as it stands anywhere, without a service."""
    text = (page / FIRST).read_text(encoding="utf-8")
    text = text.replace('name="base" content=""', 'name="base" content="."')
    text = re.sub(r'\b(href|src)="/', r'\1="./', text)
    text = re.sub(
        r'<(script|link)\b[^>]*\b(?:src|href)="\./(assets/[^"]+)"', lambda it: _checked(it, files), text
    )
    digests = {f"./{name}": _integrity(data) for name, data in files.items() if name.endswith(".js")}
    scripts = json.dumps({"imports": {}, "integrity": digests})
    allowed = f"'sha256-{b64encode(sha256(scripts.encode()).digest()).decode()}'"
    said = "\n    ".join(
        [
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY.format(scripts=allowed)}" />',
            '<meta name="host" content="pocket" />',
            f'<meta name="service" content="{escape(service)}" />',
            f'<meta name="files" content="{sha256(files[LIST]).hexdigest()}" />',
            f'<script type="importmap">{scripts}</script>',
        ]
    )
    return text.replace('<meta name="host" content="service" />', said)


def _checked(found: re.Match[str], files: dict[str, bytes]) -> str:
    return f'{found[0]} integrity="{_integrity(files[found[2]])}"'


def _integrity(data: bytes) -> str:
    return f"sha384-{b64encode(sha384(data).digest()).decode()}"


def _worker(page: Path, files: dict[str, bytes]) -> str:
    """The service worker, which keeps all files for when there is no network."""
    text = (page / WORKER).read_text(encoding="utf-8")
    digests = {name: sha256(data).hexdigest() for name, data in sorted(files.items())}
    return text.replace("const FILES = {};", f"const FILES = {json.dumps(digests)};")


def compressed(sizes: dict[str, int], folder: Path) -> int:
    """How many bytes a host that compresses sends for all of it."""
    return sum(min(size, len(gzip.compress((folder / name).read_bytes(), 9))) for name, size in sizes.items())
