"""Gin Rummy by pointer: the live line, a knock asked once, layoffs with their sum, a hand that stays as it was laid."""


import pytest
from gin_play import FREE, begin, can, key_of, reopen, tap
from gin_views import CROWDED, OVER
from playwright.sync_api import expect
from table_play import hand, show
from test_table_acts import acted, drag

from conftest import until
from wire.gin.stacked import stacked

SHEET = "dialog[data-sheet={}]"
MINE = ("person", "simple")


def mine(cards, draws, *, up="KD"):
    """Return a record in which the person holds these cards and has drawn one."""
    record = stacked(cards, "", up=up, stock=draws, players=MINE)
    return f"{record}\n1 1 pass\n2 2 pass\n3 1 draw"


def against(cards, knocker, face_down, *, up="KS"):
    """Return a record in which the other player has knocked, and the person is to lay off from these cards."""
    record = stacked(cards, knocker, up=up, stock=face_down, dealer="1", players=MINE)
    return f"{record}\n1 2 pass\n2 1 pass\n3 2 draw\n3 2 knock {face_down}"


KNOCKING = mine("5S 6S 7S 8S QS QH QC AH 3D 4C", "9C")
OTHERS = "KH KC JS JD TS TH 9S 8D 2S 6C"
DRAWING = f"{stacked('5S 6S 7S 8S QS QH QC AH 3D 4C', OTHERS, up='KD', stock='9C', players=MINE)}\n1 1 pass\n2 2 pass"
GOING = mine("5S 6S 7S 8S QS QH QC 2D 3D 4D", "9C")
REFUSED = mine("5S 6S 7S 8S QS QH QC AH 4D 9D", "KC")
TWO_WAYS = mine("5S 6S 7S 5C 6C 7C 5D 6D 7D AH", "KC")
FITTING = against("2S 3S 4S TD TC TH QC 3D AD 9H", "5H 6H 7H 8H QS QH QD AC 2D 4C", "KH")
BREAKING = against("7S 8S 9S 9D 9C 2D 4H 6C 8H QC", "TD JD QD 2C 3C 4C KS KH KC AH", "QH", up="5D")
BOTH_FIT = against("7S 8S 9S 9D 9C 2D 4H 6C 8H KD", "TD JD QD 2C 3C 4C KS KH KC AH", "QH", up="5D")
TWO_PLACES = against("KC KD QC JS 9C 8H 3D 2D 2S AS", "5H 6H 7H 8S 8D 8C 3C 4C 5C AH", "KH", up="QD")


@pytest.fixture
def table(ready):
    begin(ready)
    return ready


def words(page):
    return page.locator(".tray").inner_text().replace("\n", " ")


def test_a_chosen_card_says_what_is_left_and_whether_that_is_a_knock(table):
    reopen(table, KNOCKING)
    assert "best discard leaves 8" in words(table)
    tap(table, "9C")
    until(table, "document.querySelector('.tray').textContent.includes('Without 9♣, deadwood 8: A♥ 3♦ 4♣')")
    expect(table.locator(".tray .verdict.good")).to_be_visible()
    assert table.locator(".acts [data-act=knock]").inner_text().startswith("Knock, 8")
    tap(table, "AH")
    until(table, "document.querySelector('.tray').textContent.includes('Without A♥, deadwood 16')")
    assert "6 too many" in words(table)
    assert table.locator(".acts [data-act=knock]").get_attribute("aria-disabled") == "true"


def test_knocking_lies_well_apart_from_discarding(table):
    for width, height in ((375, 667), (667, 375), (1280, 800)):
        table.set_viewport_size({"width": width, "height": height})
        show(table, CROWDED["run and set"])
        boxes = {act: table.locator(f".acts [data-act={act}]").bounding_box() for act in ("discard", "knock", "gin")}
        for act in ("knock", "gin"):
            across = boxes[act]["x"] - boxes["discard"]["x"] - boxes["discard"]["width"]
            down = boxes[act]["y"] - boxes["discard"]["y"] - boxes["discard"]["height"]
            assert max(across, down) > 44, (width, act)


def test_a_knock_is_asked_once_with_what_it_shows(table):
    reopen(table, KNOCKING)
    tap(table, "9C")
    until(table, can("knock"))
    table.locator(".acts [data-act=knock]").click()
    sheet = table.locator(SHEET.format("knock"))
    sheet.wait_for()
    assert "9♣ goes face down" in sheet.inner_text()
    assert "A♥ 3♦ 4♣: 8. The limit is 10." in sheet.inner_text()
    assert sheet.locator(".shown").count() == 3
    sheet.get_by_role("button", name="Not now").click()
    assert table.evaluate("melds.game.view.step") == "play"
    table.locator(".acts [data-act=hint]").click()
    table.locator("[data-act=hint-do]").click()
    sheet.locator("[data-act=confirm]").click()
    until(table, "!!melds.game.view.knock")
    assert table.evaluate("melds.game.lines.filter(line => line.includes(' knock ')).length") == 1


def test_a_knock_without_a_card_chosen_puts_down_the_one_that_leaves_least(table):
    reopen(table, KNOCKING)
    assert "deadwood after the best discard" in table.locator(".ours .gauge").text_content()
    until(table, can("knock"))
    table.locator(".acts [data-act=knock]").click()
    sheet = table.locator(SHEET.format("knock"))
    sheet.wait_for()
    assert "9♣ goes face down on the pile: that leaves the least" in sheet.inner_text()
    sheet.locator("[data-act=confirm]").click()
    until(table, "melds.game.view.knock?.card === '9C'")


def test_a_refused_knock_shows_its_sum_and_its_rule(table):
    reopen(table, REFUSED)
    tap(table, "KC")
    table.locator(".acts [data-act=knock]").click(force=True)
    sheet = table.locator(SHEET.format("why"))
    sheet.wait_for()
    rows = sheet.locator(".sum tr").all_inner_texts()
    assert [row.split() for row in rows] == [
        ["A♥", "1"],
        ["4♦", "4"],
        ["9♦", "9"],
        ["Deadwood", "14"],
        ["The", "limit", "10"],
        ["Too", "many", "4"],
    ]
    assert "G4.2" in sheet.locator(".law a").first.inner_text()
    sheet.locator(".law a").first.click()
    until(table, "document.activeElement?.closest('.rule')?.id === 'rule-G4.2'")


def test_a_card_just_taken_is_marked_and_stays(table):
    reopen(table, stacked("5S 6S 7S QS QH AH 3D 4C 9D 2C", "", up="QC", players=MINE))
    table.locator(".heap.pile .cover").click()
    until(table, "melds.game.view.taken === 'QC'")
    expect(table.locator(".hand .card.kept")).to_have_count(1)
    tap(table, "QC")
    assert "stays in this turn" in words(table)
    assert table.locator(".tray a").inner_text() == "Rule G2.7"
    table.locator(".acts [data-act=discard]").click(force=True)
    sheet = table.locator(SHEET.format("why"))
    sheet.wait_for()
    assert "G2.7" in sheet.inner_text()
    table.keyboard.press("Escape")
    table.locator("[data-act=undo]").click()
    until(table, "melds.game.view.step === 'upcard' && melds.game.view.taken === null")


def test_where_several_arrangements_are_best_one_is_chosen(table):
    reopen(table, TWO_WAYS)
    tap(table, "KC")
    until(table, can("knock"))
    table.locator(".acts [data-act=knock]").click()
    sheet = table.locator(SHEET.format("knock"))
    sheet.wait_for()
    ways = sheet.locator("label.arrangement")
    assert ways.count() == 2
    kinds = [way.locator(".what").all_inner_texts() for way in ways.all()]
    runs = kinds.index(["run", "run", "run", "deadwood"])
    acted(table)
    ways.nth(runs).locator("input").check()
    sheet.locator("[data-act=confirm]").click()
    (act,) = table.evaluate("acts")
    assert sorted(act.partition(" : ")[2].split(" / ")) == ["5C 6C 7C", "5D 6D 7D", "5S 6S 7S"]


def test_an_arrangement_of_ones_own_is_judged_by_the_engine(table):
    reopen(table, KNOCKING)
    tap(table, "9C")
    until(table, can("knock"))
    table.locator(".acts [data-act=knock]").click()
    sheet = table.locator(SHEET.format("knock"))
    sheet.locator("[data-act=by-hand]").click()
    sheet.get_by_role("radio", name="Meld 1").check()
    sheet.locator("[data-code=AH]").click()
    sheet.locator(".verdicts .law").first.wait_for()
    assert "Rule G3" in sheet.locator(".verdicts").inner_text()
    confirm = sheet.locator("[data-act=confirm]")
    assert confirm.get_attribute("aria-disabled") == "true"
    assert confirm.get_attribute("disabled") is None, "it can have the focus, and the laws are read beside it"
    confirm.click(force=True)
    assert sheet.is_visible()
    sheet.locator("[data-code=AH]").click()
    until(table, "!document.querySelector('.verdicts .law')")
    sheet.get_by_role("radio", name="Deadwood").check()
    sheet.locator("[data-code='8S']").click()
    sheet.locator(".verdicts .law").first.wait_for()
    assert "G4.2" in sheet.locator(".verdicts").inner_text()


def by_hand(table):
    """Open the sheet of a knock and lay the cards by hand there."""
    sheet = table.locator(SHEET.format("knock"))
    sheet.locator("[data-act=by-hand]").click()
    until(table, "!document.querySelector('[data-act=confirm][aria-disabled]')")
    return sheet


def test_gin_given_up_by_hand_is_called_a_knock(table):
    reopen(table, GOING)
    until(table, can("gin"))
    table.locator(".acts [data-act=gin]").click()
    sheet = by_hand(table)
    assert sheet.locator("h2").inner_text() == "Go gin?"
    sheet.get_by_role("radio", name="Deadwood").check()
    sheet.locator("[data-code='8S']").click()
    until(table, "document.querySelector('dialog h2').textContent === 'Knock with 8?'")
    assert "could go gin" in sheet.locator(".verdicts").inner_text()
    assert sheet.locator("[data-act=confirm]").inner_text() == "Knock with 8"


@pytest.mark.parametrize("size", [(375, 667), (667, 375)], ids=str)
def test_why_cards_cannot_lie_so_is_seen_above_the_buttons(table, size):
    table.set_viewport_size({"width": size[0], "height": size[1]})
    reopen(table, KNOCKING)
    table.locator(".acts [data-act=knock]").click()
    sheet = by_hand(table)
    sheet.get_by_role("radio", name="Deadwood").check()
    sheet.locator("[data-code='8S']").click()
    why = sheet.locator(".verdicts .law").first
    why.wait_for()
    expect(sheet.locator("h2")).to_have_text("They cannot lie like this")
    assert why.bounding_box()["y"] + 20 <= sheet.locator(".stackrow").bounding_box()["y"]
    sheet.evaluate("dialog => { dialog.scrollTop = 0; }")
    sheet.locator("[data-act=confirm]").click(force=True)
    until(
        table,
        "document.querySelector('dialog .verdicts').getBoundingClientRect().y"
        " < document.querySelector('dialog .stackrow').getBoundingClientRect().y",
    )


def test_only_what_is_on_screen_can_be_confirmed(table):
    reopen(table, KNOCKING)
    tap(table, "9C")
    until(table, can("knock"))
    table.locator(".acts [data-act=knock]").click()
    sheet = by_hand(table)
    table.evaluate(
        """() => { const ask = melds.game.ask.bind(melds.game); window.late = [];
        melds.game.ask = async question => {
            const reply = await ask(question);
            return question.op === 'preview' ? new Promise(done => late.push(() => done(reply))) : reply;
        }; }"""
    )
    sheet.locator("[data-code=AH]").click()
    until(table, "late.length === 1")
    sheet.locator("[data-act=confirm]").click(force=True)
    assert sheet.is_visible(), "it is not judged yet"
    sheet.locator("[data-code=AH]").click()
    until(table, "late.length === 2")
    table.evaluate("() => { late[1](); late[0](); }")
    until(table, "!document.querySelector('[data-act=confirm][aria-disabled]')")
    assert sheet.locator(".verdicts .law").count() == 0, "the refusal is of an arrangement that lies there no more"
    assert not table.evaluate("melds.game.lines.some(line => line.includes(' knock '))")


def test_from_an_arrangement_of_ones_own_there_is_a_way_back(table):
    reopen(table, KNOCKING)
    table.locator(".acts [data-act=knock]").click()
    sheet = by_hand(table)
    sheet.locator("[data-code=AH]").click()
    sheet.locator(".verdicts .law").first.wait_for()
    sheet.get_by_role("button", name="Back to the arrangement found").click()
    assert sheet.locator(".byhand").is_hidden()
    assert "A♥ 3♦ 4♣: 8. The limit is 10." in sheet.inner_text()
    assert sheet.locator("[data-act=confirm]").get_attribute("aria-disabled") is None


def test_a_card_that_fits_is_marked_laid_off_by_a_tap_and_taken_back(table):
    reopen(table, FITTING)
    assert "Fiona" in table.locator(".status b").inner_text() or "P2" in table.locator(".status b").inner_text()
    assert sorted(hand_of(table, ".fits")) == ["9H", "QC"]
    assert "Yours 23, theirs 7" in words(table)
    assert "16 behind" in words(table)
    assert "9♥ fits" in table.locator(".they .shown.run .what").inner_text()
    tap(table, "9H")
    until(table, "melds.game.view.knock.melds.some(meld => meld.laid.includes('9H')) && !melds.game.acting")
    assert "Yours 14, theirs 7" in words(table)
    tap(table, "QC")
    until(table, "melds.game.view.knock.defence.undercut && !melds.game.acting")
    assert "undercut" in words(table)
    table.locator("[data-act=undo]").click()
    until(table, "melds.game.view.hand.includes('QC') && !melds.game.acting")
    assert "Yours 14, theirs 7" in words(table)
    table.locator(".acts [data-act=best]").click()
    until(table, "melds.game.view.knock.bestLayoffs.length === 0 && !melds.game.acting")
    table.locator(".acts [data-act=done]").click()
    until(table, "document.documentElement.dataset.page === 'score'")
    assert "You undercut the knock" in table.locator("#page h1").inner_text()


def test_being_done_is_asked_once_more_while_a_card_still_fits(table):
    reopen(table, FITTING)
    table.locator(".acts [data-act=done]").click()
    sheet = table.locator(SHEET.format("ask-done"))
    sheet.wait_for()
    assert "2 cards of yours can still go" in sheet.inner_text()
    sheet.get_by_role("button", name="Not now").click()
    assert table.evaluate("melds.game.view.step") == "layoff"
    table.locator(".acts [data-act=done]").click()
    sheet.locator("[data-act=confirm]").click()
    until(table, "!!melds.game.view.ended")


def hand_of(page, which):
    return page.evaluate(
        "which => { const {held, nodes} = melds.game.table.hand;"
        " return held.filter(({key}) => nodes.get(key).matches(which)).map(one => one.code); }",
        which,
    )


def test_a_layoff_that_breaks_a_meld_shows_its_sum_first(table):
    reopen(table, BREAKING)
    before = table.evaluate("melds.game.view.knock.defence.best.points")
    assert hand_of(table, ".fits") == ["9D"]
    tap(table, "9D")
    until(table, "document.querySelector('.tray').textContent.includes('breaks')")
    assert table.evaluate("melds.game.view.hand.includes('9D')"), "it is only chosen yet"
    assert str(before) in words(table)
    expect(table.locator(".they .shown.target")).to_have_count(1)
    table.locator(".acts [data-act=layoff]").click()
    until(table, "!melds.game.view.hand.includes('9D') && !melds.game.acting")
    after = table.evaluate("melds.game.view.knock.defence.best.points")
    assert after < before
    assert f"Yours {after}" in words(table)
    assert table.evaluate("melds.game.view.best.melds.map(meld => meld.cards.join(' '))") == ["7S 8S 9S"]


def test_a_card_that_fits_two_melds_asks_where(table):
    reopen(table, TWO_PLACES)
    tap(table, "8H")
    sheet = table.locator(SHEET.format("onto"))
    sheet.wait_for()
    assert sheet.locator("[data-onto] [aria-hidden]").all_inner_texts() == ["On 8♠ 8♦ 8♣", "On 5♥ 6♥ 7♥"]
    assert sheet.get_by_role("button", name="On a set of eights").count() == 1
    assert sheet.get_by_role("button", name="On a run in hearts, five to seven").count() == 1
    sheet.locator("[data-onto]").last.click()
    until(table, "melds.game.view.knock.melds.some(meld => meld.laid.includes('8H') && meld.kind === 'run')")


def test_a_card_is_dragged_onto_the_meld_it_fits(table):
    reopen(table, FITTING)
    drag(
        table, table.locator(f".hand [data-key='{key_of(table, 'QC')}']"), table.locator(".they .shown.set .card").first
    )
    until(table, "melds.game.view.knock.melds.some(meld => meld.laid.includes('QC'))")


def test_the_computers_layoffs_come_one_by_one(table):
    cards, other = "5H 6H 7H 8H QS QH QD AC 2D 4C", "2S 3S 4S TD TC TH QC 3D AD 9H"
    reopen(table, f"{stacked(cards, other, up='KS', stock='KH', players=MINE)}\n1 1 pass\n2 2 pass\n3 1 draw")
    tap(table, "KH")
    until(table, can("knock"))
    table.locator(".acts [data-act=knock]").click()
    table.locator("dialog [data-act=confirm]").click()
    until(table, "!!melds.game.view.ended")
    laid = table.evaluate(
        "melds.game.log.filter(({event}) => event.kind === 'laid').map(({event, at}) => [event.card, at])"
    )
    assert sorted(card for card, _ in laid) == ["9H", "QC"]
    assert len({at for _, at in laid}) == 2, "each is an act of its own"


def test_the_hand_stays_as_it_was_laid_until_it_is_arranged_again(table):
    reopen(table, stacked("5S 6S 7S 8S QS QH QC AH 3D 4C", "", up="QD", players=MINE))
    arranged = hand(table)
    cards = table.locator(".hand .card")
    drag(table, cards.nth(len(arranged) - 1), cards.first)
    mine = [arranged[-1], *arranged[:-1]]
    assert hand(table) == mine
    table.evaluate("melds.game.act('take')")
    until(table, "melds.game.view.step === 'play' && !melds.game.acting")
    assert hand(table) == [*mine, "QD"]
    table.locator("[data-act=undo]").click()
    until(table, "melds.game.view.step === 'upcard' && !melds.game.acting")
    assert hand(table) == mine
    table.reload()
    until(table, f"{FREE} && document.documentElement.dataset.page === 'table'")
    assert hand(table) == mine
    table.locator("[data-act=arrange]").click()
    assert hand(table) == arranged
    expect(table.locator("[data-act=arrange]")).to_be_hidden()


def test_a_card_dropped_on_the_pile_is_discarded(table):
    reopen(table, KNOCKING)
    drag(table, table.locator(f".hand [data-key='{key_of(table, '9C')}']"), table.locator(".heap.pile"))
    until(table, "melds.game.lines.some(line => line.endsWith('1 discard 9C'))")


def test_a_double_tap_on_draw_draws_once_and_throws_nothing(table):
    until(table, FREE)
    while table.evaluate("melds.game.view.step") != "draw":
        table.evaluate("melds.game.ask({op: 'hint', seat: '1'}).then(({act}) => melds.game.act(act))")
        until(table, FREE)
    table.locator(".acts [data-act=draw]").dblclick()
    until(table, "melds.game.view.step === 'play' && !melds.game.acting")
    table.wait_for_timeout(150)
    assert len(table.evaluate("melds.game.view.hand")) == 11
    assert table.locator("dialog[open]").count() == 0


def test_the_second_tap_of_a_double_one_does_nothing_whatever_lies_there_now(table):
    reopen(table, DRAWING)
    tap(table, "4C")
    table.locator(".acts [data-act=draw]").dblclick()
    until(table, "melds.game.view.step === 'play' && !melds.game.acting")
    table.wait_for_timeout(150)
    assert len(table.evaluate("melds.game.view.hand")) == 11, "the card chosen before is not thrown"
    assert table.locator("dialog[open]").count() == 0
    table.wait_for_timeout(700)
    if not table.locator(".hand [aria-selected=true]").count():
        tap(table, "4C")
    until(table, can("discard"))
    table.locator(".acts [data-act=discard]").dblclick()
    until(table, FREE)
    table.wait_for_timeout(150)
    assert table.evaluate("melds.game.view.step") == "draw", "Draw lies where Discard was, and is not pressed"
    assert table.locator("dialog[open]").count() == 0


def test_keys_answer_at_once_after_a_draw(table):
    reopen(table, DRAWING)
    table.evaluate("melds.game.table.focus()")
    table.keyboard.press("d")
    until(table, "melds.game.view.step === 'play' && !melds.game.acting")
    table.keyboard.press("x")
    table.locator(SHEET.format("how")).wait_for()


def test_a_seat_tells_what_everybody_knows(table):
    show(table, CROWDED["theirs"])
    table.evaluate("melds.game.table.deeds.seat('2')")
    sheet = table.locator(SHEET.format("seat"))
    sheet.wait_for()
    assert sheet.locator("ul.cards").first.locator(".card").count() == 3
    assert "Thrown, the last at the end" in sheet.inner_text()


def test_on_a_phone_known_cards_lie_in_the_seat_and_its_sheet_has_all_that_was_thrown(table):
    thrown = {"1": ["KS", "QD", "9D", "4S", "JD", "2H", "TS"], "2": ["KD", "9H", "2C", "7C", "6D", "3S"]}
    show(table, CROWDED["theirs"] | {"discards": thrown})
    open_cards = table.locator(".seat[data-seat='2'] .open")
    expect(open_cards.locator(".card")).to_have_count(3)
    expect(open_cards).to_be_visible()
    table.locator(".seat[data-seat='2'] .cover").click()
    sheet = table.locator(SHEET.format("seat"))
    expect(sheet.locator("ul.cards")).to_have_count(3)
    for place, cards in enumerate((CROWDED["theirs"]["known"], thrown["2"], thrown["1"])):
        expect(sheet.locator("ul.cards").nth(place).locator("li")).to_have_count(len(cards))
    table.keyboard.press("Escape")
    show(table, CROWDED["draw"])
    expect(open_cards).to_be_hidden()


def test_both_hands_lie_open_when_the_deal_is_over(table):
    table.set_viewport_size({"width": 1280, "height": 800})
    show(table, OVER["knock"])
    ours, theirs = table.locator(".side.ours .shown"), table.locator(".side.they .shown")
    assert ours.locator(".card").count() == 12, "ten cards, one laid off by the other, and the one put face down"
    assert theirs.locator(".card").count() == 9
    assert table.locator(".offers [data-act=score]").is_visible()


def test_a_void_deal_says_why_and_who_deals_again(table):
    show(table, OVER["void"])
    assert "same dealer deals again" in table.locator(".banner").inner_text()
    table.evaluate("location.hash = 'score'")
    until(table, "document.documentElement.dataset.page === 'score'")
    page = table.locator(".score")
    assert "nobody scores" in page.inner_text()
    assert page.locator(".law a").all_inner_texts() == ["Rule G6.1", "Rule G6.2"]
    assert "Deal again" in page.inner_text()


@pytest.mark.parametrize("chosen", ["", "9C", "AH"])
def test_gin_needs_no_deadwood_and_says_what_the_best_discard_leaves(table, chosen):
    reopen(table, KNOCKING)
    if chosen:
        tap(table, chosen)
    table.locator(".acts [data-act=gin]").click(force=True)
    law = table.locator(f"{SHEET.format('no-gin')} .law")
    expect(law).to_contain_text("Gin needs no deadwood. The best discard, 9♣, leaves 8: A♥ 3♦ 4♣.")
    law.locator("a").click()
    until(table, "document.activeElement?.closest('.rule')?.id === 'rule-G4.3'")


def test_where_another_card_makes_gin_it_is_named(table):
    reopen(table, GOING)
    tap(table, "8S")
    table.locator(".acts [data-act=gin]").click(force=True)
    law = table.locator(f"{SHEET.format('no-gin')} .law")
    expect(law).to_contain_text("Without 8♠, 9 is left: 9♣. With 9♣ face down it is gin.")


def test_a_card_just_taken_is_no_card_to_go_gin_with(table):
    """The hand is gin without the nine and without the five, but the nine stays (G2.7)."""
    reopen(table, stacked("5S 6S 7S 8S QS QH QC 2D 3D 4D", "", up="9S", players=MINE))
    table.evaluate("melds.game.act('take')")
    until(table, "melds.game.view.taken === '9S' && !melds.game.acting")
    tap(table, "9S")
    table.locator(".acts [data-act=gin]").click(force=True)
    expect(table.locator(SHEET.format("why"))).to_contain_text("G2.7")


def test_the_line_is_one_sentence_after_a_knock(table):
    show(table, CROWDED["knocked"])
    expect(table.locator(".tray .text")).to_have_text("You show 8 of deadwood: A♥ 3♦ 4♣")
    assert table.locator(".tray .text > *").count() == 0, "nothing is put behind it"


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (FITTING, "Tap the cards that fit, then Done."),
        (BREAKING, "What fits lies in a meld of yours: tap it to see the sums, then Lay off or Done."),
        (BOTH_FIT, "One out of a meld of yours is chosen first: Lay off lays it down."),
    ],
)
def test_what_a_tap_does_while_laying_off_is_told_as_it_is(table, record, said):
    reopen(table, record)
    expect(table.locator(".status")).to_contain_text(said)


def test_a_card_that_was_laid_off_comes_back_where_it_lay(table):
    reopen(table, FITTING)
    cards = hand(table)
    table.evaluate("melds.game.table.focus()")
    table.keyboard.press("End")
    table.keyboard.press("Alt+ArrowLeft")
    mine = [*cards[:-2], cards[-1], cards[-2]]
    assert (hand(table), mine[-2]) == (mine, "QC")
    tap(table, "QC")
    until(table, "!melds.game.view.hand.includes('QC') && !melds.game.acting")
    table.evaluate("melds.game.table.focus()")
    table.keyboard.press("Home")
    table.keyboard.press("Alt+ArrowRight")
    left = [code for code in mine if code != "QC"]
    assert hand(table) == [left[1], left[0], *left[2:]]
    table.locator("[data-act=undo]").click()
    until(table, "melds.game.view.hand.includes('QC') && !melds.game.acting")
    assert hand(table) == [mine[1], mine[0], *mine[2:]], "not at the end"


def test_gin_is_found_without_choosing_a_card(table):
    reopen(table, GOING)
    until(table, can("gin"))
    table.locator(".acts [data-act=gin]").click()
    sheet = table.locator(SHEET.format("knock"))
    sheet.wait_for()
    assert sheet.locator("h2").inner_text() == "Go gin?"
    assert "9♣ goes face down" in sheet.inner_text()
    sheet.locator("[data-act=confirm]").click()
    until(table, "melds.game.view.ended?.kind === 'gin'")
