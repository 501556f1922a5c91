"""The languages of the page, and the messages that each of them has."""

import re

from place import ROOT

LOCALES = ROOT / "web/locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)


def messages(language):
    """Return the names of its messages, in the order of its files."""
    found = []
    for file in sorted((LOCALES / language).glob("*.ftl")):
        found += MESSAGE.findall(file.read_text("utf-8"))
    return found
