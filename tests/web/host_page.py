"""Pages of somebody else, on a host of their own, with tables in them."""

from __future__ import annotations

import threading
from html import escape
from http.server import BaseHTTPRequestHandler
from json import dumps
from urllib.parse import quote

from place import DIST
from serve import Server

KINGS = {
    "hands": {"S": "KH KD KC 9S 9D 9C 4H JK AS AH AD", "W": 11, "N": 11, "E": 11},
    "pile": "4C 5D KS",
}
GIN = {
    "game": "gin", "step": "play", "turn": "1", "pile": "TD 7C AD", "taken": "KD",
    "hands": {"1": "AS 2S 3S 4C 5C 6C 9D 9H 9S 7H KD", "2": 10},
}  # fmt: skip
HEARING = """
<script>
const heard = [];
const place = (source) => Array.from({length: frames.length}, (_, i) => frames[i]).indexOf(source);
addEventListener("message", ({data, source}) => heard.push({...data, from: place(source)}));
for (const kind of ["ready", "state", "act", "refused", "error", "resize"])
  document.addEventListener(kind, ({detail, target}) => { // also of what does not come up from the element
    if (detail?.melds) (target.said ??= []).push(detail);
  }, true);
</script>
"""


def page(body):
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Rules of a game</title>{HEARING}{body}</html>'


def written(value):
    return value if isinstance(value, str) else dumps(value)


def table(**terms):
    """An element with these attributes."""
    told = " ".join(f'{name}="{escape(written(value))}"' for name, value in terms.items())
    return f"<melds-table {told}></melds-table>"


def frame(site, sandbox=None, **terms):
    """A frame without any script of ours."""
    told = "&".join(f"{name}={quote(written(value))}" for name, value in terms.items())
    boxed = "" if sandbox is None else f' sandbox="{sandbox}"'
    size = 'width="700" height="900" title="table"'
    return f'<iframe src="{site.url}embed.html#{escape(told)}" {size}{boxed}></iframe>'


class Host:
    """A site of somebody else: what is at each of its paths."""

    def __init__(self):
        self.pages = {}
        handler = type("Here", (_Page,), {"host": self})
        self.server = Server(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def url(self):
        """Another host than that of the tables, not only another port."""
        return f"http://localhost:{self.server.server_address[1]}"

    def puts(self, body, path="/"):
        """Put a page at a path; return its address."""
        self.pages[path] = page(body)
        return self.url + path

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


class _Page(BaseHTTPRequestHandler):
    host: Host

    def do_GET(self):  # the name http.server calls it by
        text = self.host.pages.get(self.path)
        if text is None:
            self.send_error(404)
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        """Say nothing."""


def size_of_element():
    return (DIST / "embed.js").stat().st_size
