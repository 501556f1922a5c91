"""Serves dist/ on this machine as any static host would, with right types and a strict policy.

The only things a host must get right are the types of `.mjs` and `.wasm`; the headers here are the strictest
that the page works under, and the tests run under them.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
import threading
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TYPES = {
    "": "application/octet-stream",
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
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; style-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-src 'self'; frame-ancestors 'self'"
)


FRAMED = POLICY.replace("frame-ancestors 'self'", "frame-ancestors *")


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
        self.send_header("Cache-Control", "no-cache")
        if "/wheels/" in self.path or self.path.endswith("/embed.js"):  # for pages of other sites
            self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing: the address is all that is printed."""


class Server(ThreadingHTTPServer):
    """A server that a browser which has gone away does not upset."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Let connections break; report anything else."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def server(folder: Path, port: int = 0) -> Server:
    """Make a server for a folder; port 0 takes any that is free."""
    return Server(("127.0.0.1", port), partial(Site, directory=str(folder)))


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
