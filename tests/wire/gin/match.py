"""A person who plays Gin Rummy by what the view says, deal after deal, by any rules."""

from melds.gin.options import ALWAYS, OPTIONS
from melds.option import write_value


def other(option):
    """Return the last value of an option that is not the usual one."""
    return [value for value in option.values if value != write_value(option.usual)][-1]


OTHER = {name: other(OPTIONS[name]) for name in ALWAYS}
"""Every option that a record names, otherwise than usual."""


def sensible(view):
    """Return what somebody would do who reads nothing but the view: knock as soon as that is open."""
    if view["step"] in {"upcard", "draw"}:
        return view["good"]
    if view["step"] == "layoff":
        return (view["knock"]["bestLayoffs"] or ["done"])[0]
    best = min(view["after"], key=lambda each: each["points"])
    return f"{'knock' if best['knock'] else 'discard'} {best['card']}"


def play_deal(page, *, curious=False):
    """Deal, and play to the end of the deal; return the view and the kinds of events."""
    reply, acts, kinds = page.gets("view", "deal"), 0, set()
    while reply["view"]["ended"] is None:
        kinds |= {event["kind"] for event in reply["events"]}
        if curious and acts % 5 == 0:
            look_around(page, reply["view"])
        if reply["view"]["toAct"] == "1":
            reply = page.gets("view", "act", seat="1", act=sensible(reply["view"]))
        else:
            reply = page.gets("view", "go")
        acts += 1
    return reply["view"], kinds | {event["kind"] for event in reply["events"]}


def look_around(page, view):
    assert page.is_the_same_when_opened()
    for act in ("take", "draw", "discard KS", "knock 4H : AS 2S 3S", "layoff 4H > KS KH KD", "done", "pass"):
        page.gets("preview", "preview", seat="1", act=act)
        page.gets("why", "why", seat="1", act=act)
    page.gets("menu", "menu", seat="1")
    page.gets("arrangements", "arrange", seat="1", card=view["hand"][0] if view["hand"] else None)
