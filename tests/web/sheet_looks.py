"""Looking at a sheet that lies open: whether it can be read and fits, and closes."""

from conftest import until

THREE = ((375, 667), (768, 1024), (1280, 800))


def reads_well(page, axe, kind):
    """Look at an open sheet in three sizes by day and by night, and close it."""
    page.locator(f"dialog[data-sheet={kind}]").wait_for()
    for width, height in THREE:
        page.set_viewport_size({"width": width, "height": height})
        for mode in ("light", "dark"):
            page.evaluate("mode => melds.settings.set('mode', mode)", mode)
            assert axe(page) == [], (width, mode)
        sheet = "document.querySelector('dialog')"
        assert page.evaluate(f"{sheet}.scrollWidth <= {sheet}.clientWidth"), width
    assert page.evaluate("[...melds.words.missing]") == []
    page.keyboard.press("Escape")
    until(page, "!document.querySelector('dialog') && document.activeElement !== document.body")
