"""Runs inside Pyodide after `converse.py`: packs what that needed, compiled by the Python that will run it."""

from __future__ import annotations

import sys

NEEDED = dict(sys.modules)  # before this module adds its own

import io  # noqa: E402
import zipfile  # noqa: E402
from importlib._bootstrap_external import _code_to_hash_pyc  # noqa: E402  # the one way to a .pyc that looks at no clock
from importlib.util import source_hash  # noqa: E402
from pathlib import Path  # noqa: E402
from zipimport import zipimporter  # noqa: E402

TERMINAL = {"melds.cli", "melds.__main__"}


def packed(files: dict[str, bytes]) -> bytes:
    """Make an archive that is the same whenever and wherever it is made."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name), data)
    return out.getvalue()


def compiled(source: bytes, name: str) -> bytes:
    """Compile a module without asserts and docstrings, checked against nothing when it is loaded."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return bytes(_code_to_hash_pyc(code, source_hash(source), checked=False))


def library() -> bytes:
    """Pack what was imported of the standard library."""
    files = {}
    for module in NEEDED.values():
        loader = getattr(getattr(module, "__spec__", None), "loader", None)
        if isinstance(loader, zipimporter):
            path = module.__spec__.origin.removeprefix(loader.archive + "/")
            files[path + "c"] = compiled(loader.get_data(path), path)
    return packed(files)


def engine() -> bytes:
    """Pack the engine, all but its terminal."""
    package = Path(sys.modules["melds"].__file__).parent
    files = {}
    for path in package.rglob("*"):
        name = path.relative_to(package.parent).as_posix()
        if not path.is_file() or "__pycache__" in name or path.name == "py.typed":
            continue
        if path.suffix != ".py":
            files[name] = path.read_bytes()
        elif name.removesuffix(".py").replace("/", ".") not in TERMINAL:
            files[name + "c"] = compiled(path.read_bytes(), name)
    return packed(files)
