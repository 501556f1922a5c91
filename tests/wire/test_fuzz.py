"""Whatever is sent is answered: with an error that says where, and with everything as it was."""

import io
import json
import sys
from contextlib import redirect_stdout
from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from melds import cli
from melds.canasta.position import write_position
from melds.gin.position import write_position as write_gin
from melds.reader import read_record, read_until_fault
from melds.session import OPERATIONS
from melds.verdict import NotationError
from wire.canasta.play import acts_of
from wire.canasta.stacked import spread, stacked
from wire.gin import stacked as gin
from wire.gin.stacked import TWO
from wire.page import FOUR, Page, plain

NO = {"unreadable", "refused", "stale"}


def often(examples):
    """Try `examples` times; slowness is the machine's, not a fault."""
    return settings(
        max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )


def played(seats, acts, **match):
    """Return the record of a deal among computers after so many acts."""
    page = Page()
    page.new([{**who, "player": "club"} for who in seats], **match)
    page.gets("view", "deal")
    for _ in range(acts):
        if page.ask("go")["kind"] != "view":
            break
    return page.text


CANASTA = partial(played, FOUR, options={"red3_forgettable": "yes"})
GIN = partial(played, TWO, game="gin", rules="biggin")

WAITING = stacked({"S": "KS KH KD KC KS KH KD AS AH AD 4H"}, stock="AC") + "\nS draw\nS ask"
RECORDS = [
    stacked({"S": "KS KH KD 9S 9D 9C 2S JK 5C 6S 7D"}, up="KD") + "\nS draw",
    WAITING,
    CANASTA(0),
    CANASTA(30),
    CANASTA(10_000),
    gin.stacked(gin.KNOCKER, gin.DEFENDER, up="8H"),
    gin.stacked("KS KH KD 4H 5H 6H 7S 8S TS QD", "QS", up="9S", rules="biggin") + "\n1 take",
    gin.stacked(gin.KNOCKER, gin.DEFENDER, up="KS", stock="QH") + "\n1 pass\n2 pass\n1 draw\n1 knock QH",
    GIN(12),
    GIN(10_000),
]
DRAWS = [spread({}), spread({50: "KS", 51: "KS"}, ("person", "club", "club", "club")) + "\n[lift 51]"]


# ---- what may be sent


texts = st.text(st.characters(exclude_categories=()), max_size=60)  # control characters and surrogates too
numbers = st.one_of(st.integers(-3, 120), st.sampled_from([2**31, 2**63, -(2**64), 10**400]))
leaves = st.one_of(st.none(), st.booleans(), numbers, st.floats(), texts)
junk = st.recursive(
    leaves,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=12,
)
heavy = st.sampled_from(["x" * 100_000, ["x"] * 5_000, [[[]]] * 999, json.loads("[" * 400 + "]" * 400), {"a": {}}])

VERBS = "draw take meld discard ask yes no pass red3 deal knock layoff done"
WORDS = f"{VERBS} / : > 53 W: K: 2: KS KH KD 9S 9D 9C 2S JK 3S 3H 4C 5C 6C 7C 7D TH QH 10h ?? ks".split()
acts = st.one_of(st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join), texts)

SOUND = [
    *({"op": op} for op in ("hello", "deal", "go", "undo", "look", "record", "seat", "rulebook")),
    {"op": "new", "game": "canasta", "rules": "classic", "options": {"jokers": 4}, "players": FOUR, "seed": "x"},
    {"op": "new", "game": "canasta", "players": FOUR, "draw": True},
    {"op": "lift", "places": [50]},
    {"op": "open", "record": RECORDS[0]},
    *({"op": op, "seat": "S", "act": "meld KS KH KD"} for op in ("act", "preview", "why")),
    *({"op": op, "seat": "S", "lang": "en"} for op in ("ways", "hint", "menu")),
    {"op": "judge", "position": {"pile": "4C", "hands": {"S": 11}}, "act": "draw"},
    {"op": "judge", "position": {}, "question": "menu"},
    {"op": "digest", "seed": "x", "players": ["random"] * 3, "deal": 1},
    {"op": "new", "game": "gin", "rules": "oklahoma", "options": {"ace": "high_too"}, "players": TWO},
    {"op": "open", "record": RECORDS[-3]},
    {"op": "arrange", "seat": "1", "card": "QH"},
    *({"op": op, "seat": "1", "act": "knock QH : 9S 9H 9D"} for op in ("act", "preview", "why")),
    {"op": "act", "seat": "2", "act": "layoff 7C > 4C 5C 6C"},
    {"op": "judge", "position": {"game": "gin", "step": "play", "hands": {"1": 11}}, "act": "knock QH"},
    {"op": "digest", "game": "gin", "seed": "x", "players": ["random"] * 2, "deal": 1},
    {"op": "hello", "game": "gin"},
]


@st.composite
def requests(draw):
    """A request that is sound but for a field or two that are gone, odd, or too much."""
    request = {"v": 1, "id": 5, "rev": None, **draw(st.sampled_from(SOUND))}
    for _ in range(draw(st.integers(1, 2))):
        name = draw(st.sampled_from([*request, "seat", "options", "extra"]))
        what = draw(st.sampled_from(["gone", "odd", "odd", "nested", "heavy"]))
        if what == "gone":
            request.pop(name, None)
        elif what == "nested" and request.get(name) and isinstance(request[name], dict):
            request[name] = {**request[name], draw(st.sampled_from([*request[name], "x"])): draw(junk)}
        else:
            request[name] = draw(heavy if what == "heavy" else junk)
    return request


@st.composite
def requests_as_text(draw):
    """The text of such a request, with lone surrogates escaped or bare, perhaps cut or smeared."""
    text = json.dumps(draw(requests()), ensure_ascii=draw(st.booleans()))
    if draw(st.integers(0, 3)) == 0:
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(texts) + text[place + draw(st.integers(0, 5)) :]
    return text


# ---- the bridge


records = st.sampled_from([*RECORDS, *DRAWS, ""])


def page_of(record):
    page = Page()
    if record:
        page.ask("open", record=record)
    return page


def says_no_or_is_right(page, text):
    """Say that a text is answered, without a crash, and that a no changes nothing."""
    before = page.everything()
    reply = page.send(text)
    assert reply["kind"] != "crashed", reply
    if reply["kind"] in NO:
        assert page.everything() == before
    return reply


@often(100)
@given(record=records, text=st.one_of(texts, junk.map(json.dumps)))
def test_nonsense_is_unreadable(record, text):
    assert says_no_or_is_right(page_of(record), text)["kind"] == "unreadable"


@often(250)
@given(record=records, text=requests_as_text())
def test_a_request_that_is_not_quite_right_is_answered(record, text):
    says_no_or_is_right(page_of(record), text)


@often(300)
@given(record=records, act=acts, op=st.sampled_from(["act", "act", "preview", "why"]), seat=st.sampled_from("SWNE12"))
def test_any_act_is_judged(record, act, op, seat):
    says_no_or_is_right(page_of(record), json.dumps({"v": 1, "id": 1, "op": op, "seat": seat, "act": act}))


@often(60)
@given(ops=st.lists(st.sampled_from(sorted(set(OPERATIONS) - {"digest", "rulebook"})), max_size=12), act=acts)
def test_operations_in_any_order_are_answered(ops, act):
    page = page_of("")
    fields = {"seat": "S", "act": act, "players": FOUR, "draw": len(act) % 2 == 0, "places": [50], "record": WAITING}
    if len(act) % 3 == 0:
        fields = {**fields, "game": "gin", "seat": "1", "players": TWO, "draw": False, "record": RECORDS[-3]}
    for number, op in enumerate(ops):
        fields["places"] = [20 + number]
        says_no_or_is_right(page, json.dumps({"v": 1, "id": number, "op": op, **fields}))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        '"look"',
        "{}",
        '{"v": 1}',
        '{"v": 1, "id": -1, "op": "look"}',
        '{"v": 1, "id": true, "op": "look"}',
        '{"v": 1, "id": 1.0, "op": "look"}',
        '{"v": 2, "id": 1, "op": "look"}',
        '{"v": 1, "id": 1, "op": ["look"]}',
        '{"v": 1, "id": 1, "op": "look", "x": NaN}',
        '{"v": 1, "id": 1, "op": "look", "x": -Infinity}',
        '{"v": 1, "id": 1, "op": "look", "x": 1e999}',
        '{"v": 1, "id": 1, "op": "look", "x": "\\ud800"}',
        '{"v": 1, "id": 1, "op": "look", "\\udfff": 1}',
        '{"v": 1, "id": 1, "op": "look", "x": "\ud800"}',
        '{"v": 1, "id": 1, "op": "look", "x": ' + "9" * 5_000 + "}",
        '{"v": 1, "id": 1, "op": "look", "x": ' + "[" * 50 + "]" * 50 + "}",
        '{"v": 1, "id": 1, "op": "look", "x": ' + "[" * 200_000 + "]" * 200_000 + "}",
        '{"v": 1, "id": 1, "op": "look", "x": ' + '{"x": ' * 20_000 + "1" + "}" * 20_001,
        '{"v": 1, "id": 1, "op": "look"} {}',
        '\ufeff{"v": 1, "id": 1, "op": "look"}',
        "x" * 3_000_000,
    ],
    ids=lambda text: ascii(text[:50]),
)
def test_what_is_no_message_is_unreadable(text):
    page = page_of(RECORDS[0])
    assert says_no_or_is_right(page, text)["kind"] == "unreadable"


# ---- judging and scoring


POSITIONS = [
    {},
    {"game": "gin"},
    *(write_position(after) for _, _, after in list(acts_of(3))[:-1:9]),
    *(write_gin(state) for state, _ in read_record(RECORDS[-2].splitlines()).replay()),
]
SCORES = [
    {"game": "gin", "knocker": gin.KNOCKER, "defender": gin.DEFENDER, "knocker_melds": "9S 9H 9D"},
    {"game": "gin", "deals": [{"winner": "1", "points": 40, "kind": "knock"}, {"winner": None}]},
    {},
]


NAMES = ["act", "question", "out", "concealed", "position", "game", "rules", "options", "upcard"]


@st.composite
def lines(draw):
    """A line of judgements, more or less damaged."""
    position = dict(draw(st.sampled_from(POSITIONS)))
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from([*POSITIONS[-1], "extra"]))
        position[name] = draw(st.one_of(junk, heavy, st.sampled_from([each.get(name) for each in POSITIONS])))
    line = {"id": draw(junk), "position": position, "act": draw(acts), "out": "S", **draw(st.sampled_from(SCORES))}
    if draw(st.booleans()):
        line[draw(st.sampled_from([*NAMES, *line]))] = draw(junk)
    return json.dumps(line)


def run(command, text):
    """Return the exit status of a command that reads `text`, and the lines of its answer."""
    out, stdin = io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(text)
    try:
        with redirect_stdout(out):
            status = cli.main([command])
    finally:
        sys.stdin = stdin
    return status, [plain(line) for line in out.getvalue().split("\n")[:-1]]


@often(150)
@given(command=st.sampled_from(["judge", "score"]), line=st.one_of(lines(), texts, junk.map(json.dumps)))
def test_any_line_is_answered_and_the_rest_goes_on(command, line):
    line = " ".join(line.splitlines()) or "x"
    sound = json.dumps({"id": "last", "position": {}, "act": "draw"})
    status, answers = run(command, f"{line}\n\n{sound}\n")
    assert answers[-1]["id"] == "last"
    assert "error" not in answers[-1]
    if line.strip():
        assert len(answers) == 2
        assert status == int("error" in answers[0])


# ---- damaged records


def damage(draw, record):
    """Return a record with a few lines lost, doubled, swapped or smeared, or with its end cut off."""
    damaged = record.splitlines()
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(damaged) - 1)) if damaged else 0
        what = draw(st.sampled_from(["lose", "double", "swap", "smear", "insert", "cut"]))
        if what == "insert" or not damaged:
            damaged.insert(place, draw(st.one_of(texts, acts.map("S {}".format), acts.map("1 {}".format))))
        elif what == "lose":
            del damaged[place]
        elif what == "double":
            damaged.insert(place, damaged[place])
        elif what == "swap":
            other = draw(st.integers(0, len(damaged) - 1))
            damaged[place], damaged[other] = damaged[other], damaged[place]
        elif what == "smear":
            line, at = damaged[place], draw(st.integers(0, len(damaged[place])))
            damaged[place] = line[:at] + draw(texts) + line[at + draw(st.integers(0, 4)) :]
        else:
            line = damaged[place]
            damaged = [*damaged[:place], line[: draw(st.integers(0, len(line)))]]
    return "\n".join(damaged)


damaged_records = st.composite(lambda draw: damage(draw, draw(st.sampled_from([*RECORDS, *DRAWS]))))


@often(80)
@given(record=damaged_records())
def test_a_damaged_record_says_where_and_keeps_what_came_before(record):
    page = page_of(RECORDS[1])
    reply = says_no_or_is_right(page, json.dumps({"v": 1, "id": 1, "op": "open", "record": record}))
    if reply["kind"] != "unreadable" or reply["where"]["field"] in {"message", "players"}:
        return
    number = reply["where"]["line"]
    before = record.splitlines()[: number - 1]
    try:
        heading_and_moves = read_record(before)
    except NotationError:
        assert not any(line.lstrip()[:1].isdigit() for line in before)
        return
    assert page.ask("open", record="\n".join(before))["kind"] in {"view", "seating"}
    kept, _ = read_until_fault(record.splitlines())
    assert kept.moves[: len(heading_and_moves.moves)] == heading_and_moves.moves


@often(40)
@given(record=damaged_records())
def test_a_damaged_record_is_replayed_as_far_as_it_goes(tmp_path_factory, record):
    file = tmp_path_factory.mktemp("records") / "record.txt"
    file.write_text(record, "utf-8", errors="replace")
    with redirect_stdout(io.StringIO()) as out:
        status = cli.main(["replay", str(file)])
    assert status in {0, 1}
    said = [line for line in out.getvalue().splitlines() if line[:5].strip().isdigit()]
    assert len(said) <= len(record.splitlines())
