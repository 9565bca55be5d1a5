"""The page with hot reload, before a service that starts anew whenever something of its own changes.

Vite serves the page on port 5173 and hands requests to the service on port 8000 (see vite.config.ts).
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "antics"
PAGE = [f"http://{name}:5173" for name in ("localhost", "127.0.0.1")]
SERVICE = [
    sys.executable,
    "-m",
    "antics",
    "serve",
    *(word for origin in PAGE for word in ("--origin", origin)),
]


def changed() -> dict[Path, int]:
    """When each file that the service reads was changed last."""
    files = (path for kind in ("py", "ftl", "md", "toml") for path in SOURCES.rglob(f"*.{kind}"))
    return {path: path.stat().st_mtime_ns for path in files if path.exists()}


def main() -> None:
    page = subprocess.Popen(["npm", "run", "--silent", "dev"], cwd=ROOT / "web")
    service = subprocess.Popen(SERVICE, cwd=ROOT)
    known = changed()
    try:
        while page.poll() is None:
            time.sleep(0.5)
            if (now := changed()) != known:
                known = now
                service.terminate()
                service.wait()
                service = subprocess.Popen(SERVICE, cwd=ROOT)
    except KeyboardInterrupt:
        pass
    finally:
        for process in (page, service):
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
