"""When the deal is over, the computer players say what they went by; before, nobody learns it."""

import pytest
from canasta_play import begin
from place import go, laid_out, until
from playwright.sync_api import expect

PLAY_ON = """async () => {
  while (!melds.game.view.ended) {
    if (melds.game.busy || melds.game.view.toAct !== 'S') { await new Promise(done => setTimeout(done, 10)); continue; }
    const {act} = await melds.game.ask({op: 'hint', seat: 'S'});
    await melds.game.act(act);
  }
}"""


@pytest.fixture
def over(ready):
    begin(ready, player="club")
    assert ready.evaluate("melds.game.ask({op: 'explain'}).then(reply => reply.kind)") == "unreadable"
    ready.evaluate(PLAY_ON)
    until(ready, "!melds.game.busy")
    return ready


@pytest.mark.parametrize("size", [(375, 667), (667, 375), (768, 1024), (1280, 800)], ids=str)
def test_each_act_is_explained_in_words_after_the_deal(over, axe, size):
    over.set_viewport_size({"width": size[0], "height": size[1]})
    over.emulate_media(color_scheme="dark" if size[0] > 700 else "light")
    over.locator("[data-act=explain]").click()
    sheet = over.locator("dialog[data-sheet=explain]")
    sheet.wait_for()
    told = sheet.locator(".explained > li").all_inner_texts()

    assert len(told) > 10
    assert not [text for text in told if "⟦" in text or "\n" not in text]
    assert axe(over) == []


def test_the_score_sheet_explains_as_well(over):
    expect(over.locator(".acts .btn"), "the acts of the deal are gone with it").to_have_text(
        ["Score sheet", "Next deal", "Why they played so"]
    )
    expect(over.locator(".hint"), "nothing is left to be advised").to_be_hidden()
    over.get_by_role("button", name="Score sheet").click()
    why = over.locator(".score [data-act=explain]")
    why.click()
    expect(over.locator("dialog[data-sheet=explain] .explained > li").nth(10)).to_be_attached()
    over.keyboard.press("Escape")
    expect(why).to_be_focused()
    assert over.evaluate("document.documentElement.dataset.page") == "score"


def test_the_heaps_say_how_it_ended_once_the_deal_is_over(over):
    over.evaluate("() => { melds.game.say.hush(); melds.game.table.deeds.do('pile'); }")
    expect(over.locator("#polite")).to_have_text(over.evaluate("melds.game.table.status.text.textContent"))
    expect(over.locator("dialog[open]")).to_have_count(0)


def test_a_page_that_only_looks_on_says_so_where_the_next_deal_is_asked_for(over):
    over.evaluate("melds.game.lookOn()")
    for page in ("table", "score"):
        go(over, page)
        over.evaluate("melds.game.say.hush()")
        over.get_by_role("button", name="Next deal").click(force=True)  # aria-disabled, not disabled
        expect(over.locator("#polite")).to_have_text("Your game is open in another tab.")
    assert over.evaluate("melds.game.view.deal") == 1


def test_nothing_lies_over_anything_in_landscape(over):
    over.set_viewport_size({"width": 667, "height": 375})
    laid_out(over)
    said, hands = over.locator(".saying").bounding_box(), over.locator(".reveal").bounding_box()

    assert said["y"] + said["height"] <= hands["y"] + 1
