"""Playing Canasta through the page: the acts of the person's seat, each by what one would press for it."""

from playwright.sync_api import expect

from conftest import until

FREE = "!melds.game.busy && (melds.game.view?.toAct === melds.game.view?.seat || !!melds.game.view?.ended)"
NAMES = ("You", "Ana", "Bryn", "Kemal", "Sytske", "Fiona", "Tamsyn", "Deniz", "Ruaridh")
LIMIT = 400


def begin(page, *, rules="classic", seats=4, seed="table", player="simple"):
    """Deal a match by a rule set with computers that take no time, and wait for the person's turn."""
    page.evaluate("melds.settings.set('speed', 'off')")
    page.evaluate(
        """([rules, names, seed, player]) => melds.house.begin({game: 'canasta', rules, options: {}, seed,
            draw: false, players: names.map((name, i) => ({name, player: i ? player : 'person'}))})""",
        [rules, NAMES[:seats], seed, player],
    )
    until(page, "document.documentElement.dataset.page === 'table'")
    until(page, FREE)


def next_act(page):
    """Wait for the person's turn; the act that the club player advises, or None when the deal is over."""
    until(page, FREE)
    return page.evaluate(
        """async () => melds.game.view.ended ? null
            : (await melds.game.ask({op: 'hint', seat: melds.game.view.seat})).act"""
    )


def groups_of(act):
    """Return the groups of an act as (named rank or '', cards)."""
    found = []
    for text in act.partition(" ")[2].split(" / "):
        rank, colon, cards = text.rpartition(":")
        found.append((rank.strip() if colon else "", cards.split()))
    return found


def keys_of(page, codes):
    """Return keys of cards in the hand with these faces that are not chosen yet, each card once."""
    return page.evaluate(
        """codes => { const used = new Set(); return codes.map(code => {
            const node = [...document.querySelectorAll('.hand [role=option][aria-selected=false]')].find(card =>
                card.dataset.rank + (card.dataset.suit ?? '') === code && !used.has(card.dataset.key));
            used.add(node.dataset.key); return node.dataset.key; }); }""",
        codes,
    )


def ready_to(page, act):
    until(page, f"document.querySelector('.acts [data-act={act}]').getAttribute('aria-disabled') === null")


def done(page, rev):
    until(page, f"melds.game.rev > {rev} && !melds.game.acting")


def put_wilds_on(page, choose, press, codes, rank):
    """Choose wild cards one by one and send each to a meld on the table, or to one of their own."""
    for code in codes:
        choose([code])
        if page.evaluate("rank => melds.game.table.board.choice.last === rank", rank):
            continue  # it has joined the one before it
        loose = page.locator(".group.loose .star")
        press(loose.first if loose.count() else page.locator(".group .star").last)
        press(page.locator(f"dialog[data-sheet=star] .btn[data-rank='{rank}']"))
        expect(page.locator("dialog")).to_have_count(0)


def play(page, choose, press, act):
    """Play an act through the page."""
    verb = act.split()[0]
    if verb in ("yes", "no"):
        return press(page.locator(f"dialog[data-sheet=permission] [data-act={verb}]"))
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
                choose(wilds_last(cards))
        press(page.locator(".acts [data-act=take]"))
        page.locator("dialog[data-sheet=pile]").wait_for()
        way = page.locator(f"dialog .way[data-act='{act}']")
        return press(way if way.count() else page.locator("dialog .way[data-act]").first)
    groups = sorted(
        groups_of(act), key=lambda part: not part[0]
    )  # a chosen wild card would join cards chosen before it
    for rank, cards in groups:
        if rank and groups != [("W", cards)]:  # wild cards alone are a meld of their own
            put_wilds_on(page, choose, press, cards, rank)
        else:
            choose(wilds_last(cards))
    ready_to(page, "meld")
    return press(page.locator(".acts [data-act=meld]"))


def wilds_last(cards):
    return sorted(cards, key=lambda card: card == "JK" or card[0] == "2")


def deal(page, choose, press):
    """Play a deal by the club player's advice to its score sheet."""
    for _ in range(LIMIT):
        act = next_act(page)
        if act is None:
            break
        rev = page.evaluate("melds.game.rev")
        play(page, choose, press, act)
        done(page, rev)
        if page.locator(".tray [data-act=clear]").is_visible():
            press(page.locator(".tray [data-act=clear]"))
    press(page.locator(".acts [data-act=score]"))
    until(page, "document.documentElement.dataset.page === 'score'")


def tap(page, codes):
    """Choose cards of the hand by tapping them."""
    for key in keys_of(page, codes):
        page.locator(f".hand [data-key='{key}']").click(position={"x": 10, "y": 12})


def click(page, button):
    """Click as after a pause, so that it is no second tap."""
    page.evaluate("melds.game.table?.acts.apart()")
    button.click()
