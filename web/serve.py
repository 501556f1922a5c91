"""Serves dist/ on this machine as any static host would, with right types and a strict policy.

The only things a host must get right are the types of `.mjs` and `.wasm`; the headers here are the strictest
that the page works under, and the tests run under them.
"""

from __future__ import annotations

import argparse
import errno
import os
import re
import sys
import threading
import webbrowser
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import io
    from typing import BinaryIO

TYPES = {
    "": "application/octet-stream",
    ".br": "application/octet-stream",
    ".css": "text/css",
    ".ftl": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; style-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-src 'self'; frame-ancestors 'self'"
)

HASHED = re.compile(r"-[0-9A-Za-z]{8}\.(?:css|js|zip)$|/runtime/[0-9a-f]{8}/")


# With "frame-ancestors *" a page that was opened from a file, or is in a sandbox, could not frame it.
FRAMED = POLICY.replace("; frame-ancestors 'self'", "")


class Site(SimpleHTTPRequestHandler):
    """One folder, file by file."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES

    def end_headers(self) -> None:
        """Add what every answer carries."""
        framed = self.path.split("?")[0].endswith("/embed.html")  # any page may have it in a frame
        self.send_header("Content-Security-Policy", FRAMED if framed else POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header("Cache-Control", self.keeping())
        if "/wheels/" in self.path or self.path.endswith("/embed.js"):  # for pages of other sites
            self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def keeping(self) -> str:
        """Say how long an answer may be kept: this one asks to be asked each time."""
        return "no-cache"

    def log_message(self, *_: object) -> None:
        """Say nothing: the address is all that is printed."""


class Packed(Site):
    """The same as a good host does it: what lies packed goes out packed, a name with a checksum is kept for good."""

    def keeping(self) -> str:
        """Say how long an answer may be kept, by its name."""
        return "public, max-age=31536000, immutable" if HASHED.search(self.path) else "no-cache"

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Send the headers of a packed twin where there is one that the browser takes, or of the file itself."""
        whole = Path(self.translate_path(self.path))
        taken = self.headers.get("Accept-Encoding", "")
        for coding, ending in (("br", ".br"), ("gzip", ".gz")):
            twin = whole.with_name(whole.name + ending)
            if coding in taken and twin.is_file():
                mark = f'"{twin.stat().st_mtime_ns:x}{ending}"'
                if self.headers.get("If-None-Match") == mark:
                    self.send_response(HTTPStatus.NOT_MODIFIED)
                    self.end_headers()
                    return None
                self.send_response(HTTPStatus.OK)
                self.send_header("ETag", mark)
                self.send_header("Content-Type", self.guess_type(str(whole)))
                self.send_header("Content-Encoding", coding)
                self.send_header("Content-Length", str(twin.stat().st_size))
                self.send_header("Vary", "Accept-Encoding")
                self.end_headers()
                return twin.open("rb")
        return super().send_head()


class Server(ThreadingHTTPServer):
    """A server that a browser which has gone away does not upset."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Let connections break; report anything else."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, port: int = 0) -> Server:
    """Make a server for a folder; port 0 takes any that is free."""
    return Server(("127.0.0.1", port), partial(Packed, directory=str(folder)))


def first_free(folder: Path, port: int) -> Server:
    """Make a server on a port, or on the next one that is free."""
    for candidate in range(port, port + 50):
        try:
            return server(folder, candidate)
        except OSError as error:
            if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
                raise
    return server(folder)


def has_screen() -> bool:
    """Say whether a browser could be opened for somebody to see."""
    if os.environ.get("CI"):
        return False
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> None:
    """Serve until Ctrl-C."""
    parser = argparse.ArgumentParser(prog="./build.sh serve", description="Serves the site on this machine.")
    parser.add_argument("--port", type=int, default=8000, help="the first port to try (8000)")
    parser.add_argument("--no-open", action="store_true", help="open no browser")
    options = parser.parse_args()
    with first_free(Path(__file__).parent.parent / "dist", options.port) as site:
        address = f"http://localhost:{site.server_address[1]}/"
        print(f"Melds is at {address} (Ctrl-C ends it)", flush=True)
        if has_screen() and not options.no_open:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        try:
            site.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
