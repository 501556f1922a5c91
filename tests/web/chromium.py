"""Which Chromium the tests drive: the one CHROMIUM names, one on this machine, or Playwright's own.

One test needs a browser with windows, which can keep storage from third parties; `python chromium.py windows` names it.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

# A page of its own costs this one half of what it costs the others.
WITHOUT_WINDOWS = "chromium-headless-shell"
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find() -> str | None:
    """Give the path of a browser, or None where there is none."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    return shutil.which(WITHOUT_WINDOWS) or with_windows()


def with_windows() -> str | None:
    """Give the path of a browser that has windows, or None where there is none."""
    for name in (*NAMES, *PLACES):
        if path := shutil.which(name):
            return path
    from playwright.sync_api import sync_playwright  # slow, and seldom needed

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
        return path if Path(path).exists() else None


if __name__ == "__main__":
    browser = with_windows() if sys.argv[1:] == ["windows"] else find()
    if browser is None:
        sys.exit(1)
    print(browser)
