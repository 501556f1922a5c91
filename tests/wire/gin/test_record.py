"""Records of Gin Rummy: read back, faults found where they are, and written as one seat saw it."""

import pytest

from melds.gin.options import read_rules
from melds.gin.variants import RULE_SETS
from melds.reader import read_record
from melds.record import Player, write_record
from melds.table import Table, seated
from melds.witness import seen_by
from notation import fault_of
from wire.gin.match import OTHER
from wire.gin.stacked import DEFENDER, KNOCKER, stacked

KNOCK = ("1 pass", "2 pass", "1 draw", "1 knock QH : 9S 9H 9D / AS 2S 3S / 4C 5C 6C")


def played(seed, rules, kind="simple", deals=2):
    table = seated("gin", rules, [Player("Ann", kind), Player("Bo", kind)], seed)
    for _ in range(deals):
        table.deal()
        while table.state.to_act >= 0:
            table.go(lambda: True)
    return table


def record_of(*acts):
    return [*stacked(KNOCKER, DEFENDER, up="KS", stock="QH 8H").splitlines(), *acts]


@pytest.mark.parametrize("name", RULE_SETS)
@pytest.mark.parametrize("options", [{}, OTHER], ids=["usual", "other"])
def test_a_record_is_read_back_and_played_again(name, options):
    table = played("again", read_rules(name, options))
    record = read_record(table.lines)
    assert record.heading == table.heading
    assert Table.of(record).state == table.state
    assert write_record(record) == table.lines


def test_a_record_without_rules_has_the_usual_ones():
    lines = [line for line in record_of("1 pass") if not line.startswith("[rules")]
    assert read_record(lines).heading.rules == RULE_SETS["gin"]


@pytest.mark.parametrize(
    ("act", "column", "text"),
    [
        ("1 fold", 3, "fold"),
        ("1 1 discard 4X", 13, "4X"),
        ("3 draw", 1, "3"),
        ("1 knock QH : 9S 9H XX", 20, "XX"),
        ("1 layoff 7C", 12, "without a meld"),
        ("S draw", 1, "S"),
    ],
)
def test_a_bad_line_is_reported_with_line_and_column(act, column, text):
    lines = record_of("1 pass", act)
    fault = fault_of(read_record, lines)
    assert (fault.line, fault.column) == (len(lines), column)
    assert text in fault.text


def test_an_act_that_is_not_legal_is_reported_with_its_rule():
    fault = fault_of(Table.of, read_record(record_of("1 take", "1 discard KS")))
    assert fault.text == "discard KS is not legal"
    assert fault.expected.startswith("a legal act: G2.7 You have just taken the K♠")


# ---- seen by one seat


def shown(lines):
    """Return the cards of the one pack that are not hidden."""
    (deal,) = [line for line in lines if line.startswith("[deal ")]
    return sorted(word for word in deal[:-1].split()[3:] if word != "??")


def test_a_seat_saw_its_hand_the_upcard_and_what_it_drew():
    record = read_record(record_of(*KNOCK))
    assert shown(seen_by(record, 0)) == sorted([*KNOCKER.split(), "KS", "QH"])
    assert shown(seen_by(record, 1)) == sorted([*DEFENDER.split(), "KS"])


def test_a_card_put_face_down_is_not_seen_before_the_deal_has_ended():
    record = read_record(record_of(*KNOCK))
    assert seen_by(record, 0)[-1] == f"3 {KNOCK[-1]}"
    assert seen_by(record, 1)[-1] == f"3 {KNOCK[-1].replace('QH', '??')}"
    over = read_record(record_of(*KNOCK, "2 done"))
    assert seen_by(over, 1)[-2] == f"3 {KNOCK[-1]}"


@pytest.mark.parametrize("seat", [0, 1])
def test_everything_else_is_written_as_it_was(seat):
    record = read_record(played("witness", RULE_SETS["gin"]).lines)
    whole = write_record(record._replace(heading=record.heading._replace(seed=None)))
    for there, here in zip(whole, seen_by(record, seat), strict=True):
        if there.startswith("[deal "):
            pairs = list(zip(there[1:-1].split(), here[1:-1].split(), strict=True))
            assert all(card in {"??", true} for true, card in pairs)
            assert sum(card == "??" for _, card in pairs) > 10
        else:
            assert here == there
