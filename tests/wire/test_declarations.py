"""The page's copy of the messages is the engine's."""

from pathlib import Path

from melds.wire.declarations import declarations

COPY = Path(__file__).parents[2] / "web/src/engine/wire.d.ts"


def test_the_page_and_the_engine_agree_on_every_message():
    assert COPY.read_text("utf-8") == declarations(), (
        "run: PYTHONPATH=py_engine python -m melds.wire.declarations > web/src/engine/wire.d.ts"
    )
