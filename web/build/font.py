"""Makes the one display face of the page: Bitter 700, only the letters of the five languages.

Usage: font.py OUT LATIN LATIN_EXT, the last two being the files that @fontsource/bitter splits the face into.
"""

from __future__ import annotations

import io
import logging
import sys
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0§«·»ÀÁÂÄÇÈÉÊËÌÍÎÏÒÓÔÖ×ÙÚÛÜàáâäçèéêëìíîïòóôöùúûüÿĞğİıŞşŴŵŶŷ–—‘’“”…−"  # noqa: RUF001  # as printed on the page
)


def subset(font: TTFont, letters: str) -> TTFont:
    """Keep the glyphs of some letters, and the figures that a score pad needs."""
    options = Options()
    options.layout_features = ["ccmp", "kern", "liga", "lnum", "mark", "tnum"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    return font


def plain(font: TTFont, path: Path) -> str:
    """Write a font unpacked, as the merger wants it."""
    font.flavor = None
    font.save(path)
    return str(path)


def main() -> None:
    """Take each letter from the file that has it and write one font."""
    logging.disable(logging.WARNING)
    out, *sources = map(Path, sys.argv[1:])
    parts: list[str] = []
    missing = set(LETTERS)
    for number, source in enumerate(sources):
        font = TTFont(source)
        here = missing & set(map(chr, font.getBestCmap()))
        parts.append(plain(subset(font, "".join(sorted(here))), out.with_suffix(f".{number}.ttf")))
        missing -= here
    if missing:
        sys.exit(f"the face lacks {''.join(sorted(missing))!r}")
    merged = Merger().merge(parts)
    rounded = io.BytesIO()
    merged.save(rounded)
    rounded.seek(0)
    font = subset(TTFont(rounded), LETTERS)
    font.flavor = "woff2"
    font.save(out)
    for part in parts:
        Path(part).unlink()


if __name__ == "__main__":
    main()
