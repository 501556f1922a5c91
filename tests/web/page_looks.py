"""Looking at a page: whether it can be read and touched, and fits, on every screen."""

from place import laid_out

WIDTHS = ((375, 667), (667, 375), (768, 1024), (1280, 800))


def overflowing(page):
    """What stands out of the screen at a side."""
    return page.evaluate("""() => [...document.querySelectorAll('#page *, #dialogs *, #notices *')].filter(el => {
        if (el.closest('.say, svg, .toc, .fan')) return false;
        const box = el.getBoundingClientRect();
        return box.width && (box.right > innerWidth + 1 || box.left < -1);
    }).map(el => el.className || el.tagName).slice(0, 5)""")


def small_targets(page):
    """Buttons, links outside running text, and choices under 24 px (WCAG 2.2)."""
    return page.evaluate("""() => [...document.querySelectorAll('#page *, #dialogs *')]
        .filter(el => el.matches('button, input, a, [role=option]'))
        .filter(el => !el.closest('label, p, header p, .toc'))
        .map(el => [el, el.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.width < 24 || box.height < 24))
        .map(([el, box]) => `${el.className} ${el.tagName} ${box.width}x${box.height}`).slice(0, 5)""")


def check(page, axe):
    """Look at a page of ours in every size, by day and by night."""
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        laid_out(page)
        assert overflowing(page) == [], (width, height)
        assert small_targets(page) == [], (width, height)
        assert axe(page) == [], (width, height)
    page.evaluate("melds.settings.set('mode', 'dark')")
    assert axe(page) == [], "dark"
    page.evaluate("melds.settings.set('mode', 'auto')")
    assert page.evaluate("[...melds.words.missing]") == []
