"""Which facts, rulings and faults are tests: those that a test names which asserts something."""

import ast
import re


def named(folder, letter):
    """Return the facts that the tests of a folder name, in the docstring or in the ids of their cases.

    A comment, a helper or a test without an assertion does not count.
    """
    return {
        fact
        for path in folder.glob("test_*.py")
        for test in _tests(ast.parse(path.read_text("utf-8")))
        for fact in re.findall(rf"\b{letter}\d{{3}}\b", _said(test))
    }


def named_for(folder, number):
    """Return the tests of a folder that are named for rulings or faults, by the numbers, which are a pattern.

    A test bears its number in its own name, or in the ids of its cases; it may bear several.
    """
    found = {}
    for path in sorted(folder.glob("test_*.py")):
        for test in _tests(ast.parse(path.read_text("utf-8"))):
            for each in re.findall(rf"(?<![A-Z0-9])(?:{number})(?![0-9])", f"{test.name.upper()}\n{_decorated(test)}"):
                found.setdefault(each, []).append(test)
    return found


def texts(test):
    """Return every text in a test, those of its decorators among them."""
    return [part.value for part in ast.walk(test) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def _tests(module):
    """Return the tests of a module that assert something."""
    functions = [each for each in ast.walk(module) if isinstance(each, ast.FunctionDef)]
    return [each for each in functions if each.name.startswith("test_") and _asserts(each)]


def _asserts(test):
    """Return whether a test asserts anything, or expects an error."""
    parts = [*ast.walk(test)]
    raises = [part for part in parts if isinstance(part, ast.Attribute) and part.attr == "raises"]
    return bool(raises) or any(isinstance(part, ast.Assert) for part in parts)


def _said(test):
    """Return the docstring of a test and every text in its decorators."""
    return f"{ast.get_docstring(test) or ''}\n{_decorated(test)}"


def _decorated(test):
    """Return every text in the decorators of a test."""
    return "\n".join([text for decorator in test.decorator_list for text in texts(decorator)])
