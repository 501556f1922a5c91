"""What Lighthouse says of the menu page: mobile preset, a host that compresses text and sends no header of ours.

It is fetched with npx when it is asked for (some 190 MB), and is no part of the tests. Scores are 0 to 100; whatever
keeps one below that is printed with what it found.
"""

import gzip
import json
import os
import subprocess
import sys
import tempfile
from http.server import SimpleHTTPRequestHandler
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests/web"), str(ROOT / "web")]

from chromium import FLAGS, find  # noqa: E402 - after the path
from place import BASE, DIST, Fickle, Served  # noqa: E402

VERSION = "12.8.2"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
TIMES = {
    "first-contentful-paint": "first contentful paint",
    "largest-contentful-paint": "largest contentful paint",
    "speed-index": "speed index",
    "total-blocking-time": "total blocking time",
}
COMPRESSED = {".html", ".css", ".js", ".mjs", ".svg", ".webmanifest", ".json", ".txt"}


class Common(Fickle):
    """Compresses text as common hosts do."""

    def do_GET(self):  # noqa: N802 - the name http.server calls it by
        path = DIST / self.path.partition("?")[0].removeprefix(BASE)
        if path.is_dir():
            path /= "index.html"
        if path.suffix not in COMPRESSED or not path.is_file() or "gzip" not in self.headers.get("Accept-Encoding", ""):
            return super().do_GET()
        data = gzip.compress(path.read_bytes(), 6)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)
        return None

    def end_headers(self):
        self.send_header("Cache-Control", "public, max-age=31536000" if "/index" not in self.path else "no-cache")
        SimpleHTTPRequestHandler.end_headers(self)


def figures(_options):
    """Yield the four scores and the times of the menu page."""
    site = Served(DIST, Common)
    try:
        told = asked(site.url)
    finally:
        site.stop()
    for name in CATEGORIES:
        category = told["categories"][name]
        yield f"lighthouse, {name}", 100 * (category["score"] or 0), "of 100"
        for fault in faults(told, category):
            print(f"  {fault}", file=sys.stderr)
    for audit, label in TIMES.items():
        yield label, told["audits"][audit]["numericValue"], "ms"
    yield "cumulative layout shift", told["audits"]["cumulative-layout-shift"]["numericValue"], ""


def asked(url):
    """Run Lighthouse on an address; return its report as data."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        lighthouse = os.environ.get("LIGHTHOUSE", f"npx --yes lighthouse@{VERSION}").split()
        flags = " ".join(["--headless=new", *FLAGS])
        only = f"--only-categories={','.join(CATEGORIES)}"
        written = ["--output=json", f"--output-path={report}", "--quiet"]
        command = [*lighthouse, url, *written, f"--chrome-flags={flags}", only]
        subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": whole()})
        return json.loads(report.read_text("utf-8"))


def whole():
    """Return the path of a browser: the one that tests drive may lack what Lighthouse asks it for."""
    found = find() or ""
    beside = found.replace("chromium-headless-shell", "chromium")
    return beside if Path(beside).exists() else found


def faults(told, category):
    """Yield what takes something from a score, as Lighthouse says it."""
    for reference in category["auditRefs"]:
        audit = told["audits"][reference["id"]]
        if reference["weight"] and audit["score"] is not None and audit["score"] < 1:
            yield f"{audit['id']}: {audit['score']:.2f} {audit.get('displayValue', '')}"
