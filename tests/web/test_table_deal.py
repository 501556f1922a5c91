"""A whole deal with the network off, to the score sheet: once by pointer, once by keyboard alone."""

from table_play import FREE, begin

from conftest import until

LIMIT = 400


def next_act(page):
    """Wait for the person's turn; the act that the club player advises, or None when the deal is over."""
    until(page, FREE)
    return page.evaluate(
        "async () => melds.game.view.ended ? null : (await melds.game.ask({op: 'hint', seat: 'S'})).act"
    )


def groups_of(act):
    """Return the groups of an act as (named rank or '', cards)."""
    found = []
    for text in act.partition(" ")[2].split(" / "):
        rank, colon, cards = text.rpartition(":")
        found.append((rank.strip() if colon else "", cards.split()))
    return found


def keys_of(page, codes):
    """Return keys of cards in the hand with these faces, each card once."""
    return page.evaluate(
        """codes => { const used = new Set(); return codes.map(code => {
            const node = [...document.querySelectorAll('.hand [role=option]')].find(card =>
                card.dataset.rank + (card.dataset.suit ?? '') === code && !used.has(card.dataset.key));
            used.add(node.dataset.key); return node.dataset.key; }); }""",
        codes,
    )


def ready_to(page, act):
    until(page, f"document.querySelector('.acts [data-act={act}]').getAttribute('aria-disabled') === null")


def done(page, rev):
    until(page, f"melds.game.rev > {rev} && !melds.game.acting")


def put_wilds_on(page, choose, press, codes, rank):
    """Choose wild cards alone and send each to a meld on the table."""
    choose(codes)
    for _ in codes:
        star = page.locator(".group.loose .star").first
        press(star)
        press(
            page.locator("dialog[data-sheet=star] .btn")
            .filter(has_text=page.evaluate("rank => melds.words.rankName(Number(rank) || rank)", rank))
            .first
        )


def play(page, choose, press, act):
    """Play an act through the page."""
    verb = act.split()[0]
    if page.locator("dialog[data-sheet=permission]").count():
        return press(page.locator(f"dialog [data-act={verb}]"))
    if verb == "draw":
        return press(page.locator(".acts [data-act=draw]"))
    if verb in ("pass", "red3", "ask"):
        press(page.locator(f".offers [data-act={verb}]"))
        return press(page.locator("dialog [data-act=confirm]")) if verb == "ask" else None
    if verb == "discard":
        choose(groups_of(act)[0][1])
        ready_to(page, "discard")
        return press(page.locator(".acts [data-act=discard]"))
    if verb == "take":
        if act != "take":
            for _, cards in groups_of(act):
                choose(sorted(cards, key=lambda card: card == "JK" or card[0] == "2"))
        press(page.locator(".acts [data-act=take]"))
        page.locator("dialog[data-sheet=pile]").wait_for()
        way = page.locator(f"dialog .way[data-act='{act}']")
        return press(way if way.count() else page.locator("dialog .way[data-act]").first)
    for rank, cards in groups_of(act):
        if rank:
            put_wilds_on(page, choose, press, cards, rank)
        else:
            choose(sorted(cards, key=lambda card: card == "JK" or card[0] == "2"))
    ready_to(page, "meld")
    return press(page.locator(".acts [data-act=meld]"))


def deal(page, choose, press):
    for _ in range(LIMIT):
        act = next_act(page)
        if act is None:
            break
        rev = page.evaluate("melds.game.rev")
        play(page, choose, press, act)
        done(page, rev)
        if page.locator(".tray [data-act=clear]").is_visible():
            press(page.locator(".tray [data-act=clear]"))
    until(page, "document.documentElement.dataset.page === 'score'")


def click(page, button):
    """Click as after a pause, so that it is no second tap."""
    page.evaluate("melds.game.table?.acts.apart()")
    button.click()


def test_by_pointer(ready, offline):
    offline(ready)
    begin(ready, seed="pointer")

    def choose(codes):
        for key in keys_of(ready, codes):
            ready.locator(f".hand [data-key='{key}']").click(position={"x": 10, "y": 12})

    deal(ready, choose, lambda button: click(ready, button))
    assert ready.evaluate("melds.game.view.ended.sheets.length") == 2


def test_by_keyboard_alone(ready, offline):
    offline(ready)
    begin(ready, seed="keyboard")

    def choose(codes):
        for key in keys_of(ready, codes):
            hand = ready.locator(".hand [tabindex='0']")
            hand.focus()
            ready.keyboard.press("Home")
            for _ in range(40):
                if ready.evaluate("document.activeElement.dataset.key") == key:
                    break
                ready.keyboard.press("ArrowRight")
            ready.keyboard.press("Space")

    def press(button):
        button.focus()
        ready.keyboard.press("Enter")

    deal(ready, choose, press)
    assert ready.evaluate("melds.game.view.ended.sheets.length") == 2
