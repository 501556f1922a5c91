"""The words of the page: every message that is asked for exists, once, and no word stands in the code."""

import re

import pytest
from locales import LANGUAGES, messages
from place import ROOT


def asked():
    """Message ids that stand whole in the code of the pages: t("id") and t(condition ? "id" : "id")."""
    ids = set()
    for file in sorted((ROOT / "web/src").rglob("*.js")):
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
