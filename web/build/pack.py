"""Runs inside Pyodide after `converse.py`: packs what that needed, compiled by the Python that will run it.

Without columns (a crash names the line of its statement), asserts, docstrings, the annotations of functions and the
names of what is local to them: the page reads none.
"""

from __future__ import annotations

import sys

NEEDED = dict(sys.modules)  # before this module adds its own

import ast  # noqa: E402
import io  # noqa: E402
import zipfile  # noqa: E402
from importlib._bootstrap_external import _code_to_hash_pyc  # noqa: E402  # the one way to a .pyc that looks at no clock
from inspect import CO_VARARGS, CO_VARKEYWORDS  # noqa: E402
from pathlib import Path  # noqa: E402
from types import CodeType  # noqa: E402
from zipimport import zipimporter  # noqa: E402

# Imported on the way, and asked for nothing but names.
EMPTY = {
    "asyncio/base_events.py",
    "asyncio/graph.py",
    "asyncio/protocols.py",
    "asyncio/streams.py",
    "asyncio/subprocess.py",
    "asyncio/transports.py",
    "socket.py",
    "subprocess.py",
}
NAMES = """
__all__ = ()


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    return type(name, (), {})
"""


class Unannotated(ast.NodeTransformer):
    """Takes the annotations off functions, and off types of dictionaries; those of other classes make fields."""

    def __init__(self) -> None:
        self.dictionaries = {"TypedDict"}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Drop what parameters and result are said to be."""
        node.returns = None
        return self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815 - the name `ast` calls it by

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """Drop what a parameter is said to be."""
        node.annotation = None
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Drop what a dictionary is said to hold."""
        if {base.id for base in node.bases if isinstance(base, ast.Name)} & self.dictionaries:
            self.dictionaries.add(node.name)
            node.body = [ast.Pass(lineno=node.lineno, col_offset=0)]
        return self.generic_visit(node)


def without_unused(tree: ast.Module) -> ast.Module:
    """Drop what only annotations have asked other modules for."""
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    used |= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for node in list(tree.body):
        if isinstance(node, ast.ImportFrom) and node.module != "__future__":
            node.names = [name for name in node.names if (name.asname or name.name) in used]
            if not node.names:
                tree.body.remove(node)
    return tree


def by_statement(tree: ast.Module) -> ast.Module:
    """Put every part of a statement on its first line."""
    parts = (ast.expr, ast.keyword, ast.arg, ast.alias, ast.pattern)
    for statement in ast.walk(tree):  # outer ones first, so that inner ones have the last word
        if isinstance(statement, ast.stmt):
            for part in ast.walk(statement):
                if isinstance(part, parts):
                    part.lineno = part.end_lineno = statement.lineno
                    part.col_offset = part.end_col_offset = 0  # columns are not kept, but have to be in order
    return tree


def plain(code: CodeType) -> CodeType:
    """Give every function its plain name alone: the long one says where it stands, and the line does that."""
    inner = tuple(plain(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    return code.replace(co_consts=inner, co_qualname=code.co_name)


def unnamed(code: CodeType) -> CodeType:
    """Call what is local to a function, and neither its parameter nor in a closure, by its number."""
    inner = tuple(unnamed(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    starred = bool(code.co_flags & CO_VARARGS) + bool(code.co_flags & CO_VARKEYWORDS)
    given = {*code.co_varnames[: code.co_argcount + code.co_kwonlyargcount + starred], *code.co_cellvars}
    numbered = tuple(name if name in given else f"_{place}" for place, name in enumerate(code.co_varnames))
    return code.replace(co_consts=inner, co_varnames=numbered)


def packed(files: dict[str, bytes]) -> bytes:
    """Make an archive that is the same whenever and wherever it is made."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name), data)
    return out.getvalue()


def compiled(source: bytes, name: str, *, ours: bool = False) -> bytes:
    """Compile a module, checked against nothing when it is loaded."""
    tree = Unannotated().visit(ast.parse(source, name))
    if ours and not name.endswith("__init__.py"):
        tree = without_unused(tree)
    code = compile(by_statement(tree) if ours else tree, name, "exec", dont_inherit=True, optimize=2)
    if any(column is not None for _, _, *columns in code.co_positions() for column in columns):
        raise RuntimeError(f"{name} is compiled with columns: start Pyodide with PYTHONNODEBUGRANGES")
    code = plain(code)
    return bytes(_code_to_hash_pyc(unnamed(code) if ours else code, bytes(8), checked=False))


def library(lean: dict[str, str], wanted: set[str] | None = None) -> bytes:
    """Pack what was imported of the standard library, or what is wanted of it, with stand-ins by their path."""
    files = {}
    for module in NEEDED.values():
        loader = getattr(getattr(module, "__spec__", None), "loader", None)
        if isinstance(loader, zipimporter):
            path = module.__spec__.origin.removeprefix(loader.archive + "/")
            if wanted is None or path in wanted:
                own = NAMES if path in EMPTY else lean.get(path)
                files[path + "c"] = compiled(own.encode() if own else loader.get_data(path), path)
    return packed(files)


def engine() -> bytes:
    """Pack the engine's modules, all but those that only a terminal asks for."""
    package = Path(sys.modules["melds"].__file__).parent
    files = {}
    for path in package.rglob("*.py"):
        name = path.relative_to(package.parent).as_posix()
        if name.removesuffix(".py").replace("/", ".").removesuffix(".__init__") in NEEDED:
            files[name + "c"] = compiled(path.read_bytes(), name, ours=True)
    return packed(files)
