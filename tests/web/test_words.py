"""The words of the page: every message that is asked for exists, once, and no word stands in the code."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
LANGUAGES = sorted(folder.name for folder in (WEB / "locales").iterdir() if folder.is_dir())
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)


def messages(language):
    found = []
    for file in sorted((WEB / "locales" / language).glob("*.ftl")):
        found += MESSAGE.findall(file.read_text("utf-8"))
    return found


def asked():
    """Message ids that stand whole in the code of the pages: t("id") and t(condition ? "id" : "id")."""
    ids = set()
    for file in sorted((WEB / "src").rglob("*.js")):
        for call in re.findall(r"\bt\(([^`(){}]*)", file.read_text("utf-8")):
            ids |= set(re.findall(r"""["']([a-z][a-z0-9]*(?:-[\w]+)+)["']""", call))
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_given_twice(language):
    found = messages(language)
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_asked_for_exists(language):
    assert asked() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language):
    names = set(messages(language))
    assert {f"card-{rank}{suit}" for rank in "AKQJT98765432" for suit in "SHDC"} | {"card-JK"} <= names
