"""Records of Canasta: what is written is read back and played again, and a fault is found where it is."""

from itertools import product

import pytest

from melds.canasta.options import ALWAYS, OPTIONS, read_rules
from melds.canasta.rules import SEAT_NAMES
from melds.reader import LONGEST_LINE, read_record, read_until_fault
from melds.record import Heading, Player, Record, write_record
from melds.table import Table, seated
from melds.verdict import NotationError
from melds.witness import seen_by
from wire.canasta.stacked import spread, stacked
from wire.page import FOUR, Page

VALUES = product(*[OPTIONS[name].values for name in ALWAYS])
COMBINATIONS = [dict(zip(ALWAYS, values, strict=True)) for values in VALUES]
FIGURES = {
    "hand_size": "13",
    "draws": "2",
    "packs": "3",
    "jokers": "6",
    "opening": "-1000:10,0:30,2000:150",
    "canastas_to_go_out": "2",
    "target": "3000",
    "concealed_minimum": "always",
    "values": "20,5,5,5,5,5,10,10,10,10,10,10,25,60",
}


def played(seed, rules, kind="random", deals=1):
    """Return the table after so many deals among four players of a kind."""
    table = seated("canasta", rules, [Player(name, kind) for name in ("Ann", "Bo", "Cy", "Di Marco")], seed)
    for _ in range(deals):
        table.deal()
        while table.state.to_act >= 0:
            table.go(lambda: True)
    return table


def record_of(*acts, **stack):
    """Return the lines of a stacked deal and the acts after it."""
    return [*stacked({"S": "KS KH KD 9S 9D 9C 5H 5C 6S 7D 8D"}, stock="8S", **stack).splitlines(), *acts]


def fault_of(lines):
    """Return the fault for which these lines are no record, in writing or in play."""
    with pytest.raises(NotationError) as fault:
        Table.of(read_record(lines))
    assert fault.value.expected
    return fault.value


# ---- read back


@pytest.mark.parametrize("options", [*COMBINATIONS, FIGURES], ids=lambda options: " ".join(options.values())[:30])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_record_is_read_back_and_played_again(options, seed):
    rules = read_rules("classic", options)
    table = played(seed, rules)
    record = read_record(table.lines)
    assert record.heading == table.heading
    assert record.heading.rules == rules
    again = Table.of(record)
    assert again.state == table.state
    assert again.lines == table.lines
    assert write_record(record) == table.lines


def test_every_option_is_named_so_that_a_record_outlives_new_defaults():
    (line,) = [line for line in played("x", read_rules("classic", {}), deals=0).lines if line.startswith("[rules")]
    assert line == "[rules classic black3=stop_but_go_out red3_forgettable=no]"


def test_a_record_without_options_has_the_defaults():
    lines = ["[rules classic]" if line.startswith("[rules") else line for line in record_of("S draw")]
    assert read_record(lines).heading.rules == read_rules("classic", {})


def test_two_deals_and_names_with_blanks_are_read_back():
    table = played("two deals", read_rules("classic", {}), "club", deals=2)
    again = Table.of(read_record(table.lines))
    assert again.state == table.state
    assert [who.name for who in again.heading.players] == ["Ann", "Bo", "Cy", "Di Marco"]


def test_a_draw_for_partners_is_read_back():
    page = Page()
    page.new(FOUR, draw=True)
    page.gets("seating", "lift", places=[2])
    page.gets("seating", "lift", places=[50])
    heading = read_record(page.save).heading
    assert heading.lifts[0] == (2,)
    assert heading.lines() == page.save
    page.gets("view", "seat")
    page.gets("view", "deal")
    record = read_record(page.save)
    assert record.heading.named == tuple(Player(who["name"], who["player"]) for who in FOUR)
    assert write_record(record) == page.save


def test_comments_blanks_numbers_and_case_do_not_matter():
    plain = ["S draw", "S discard 8S", "W draw"]
    dressed = ["", "; the first turn", "  1   S  draw  ; from the stock", "s DISCARD 8s", "\t", "77 w draw"]
    assert Table.of(read_record(record_of(*dressed))).state == Table.of(read_record(record_of(*plain))).state


# ---- faults


@pytest.mark.parametrize(
    ("act", "column", "text"),
    [
        ("S fold", 3, "fold"),
        ("1 S discard 4X", 13, "4X"),
        ("1 S meld KS KH / 9S XX", 21, "XX"),
        ("  1  S  take KS 77", 17, "77"),
        ("1 Q draw", 1, "1"),
        ("Q draw", 1, "Q"),
        ("S discard ??", 11, "hidden"),
        ("S", 2, "is no act"),
        ("1 S", 4, "is no act"),
        ("[deal 5]", 7, "cut"),
        ("[deal 5 : KS K]", 14, "K"),
        ("[seed late]", 1, "after the first deal"),
        ("[melds 1", 9, "bracket"),
        ("x" * (LONGEST_LINE + 1), 1, "too long"),
    ],
)
def test_a_bad_line_is_reported_with_line_and_column(act, column, text):
    lines = record_of("S draw", "", act)
    fault = fault_of(lines)
    assert (fault.line, fault.column) == (len(lines), column)
    assert text in fault.text


@pytest.mark.parametrize(
    ("act", "expected"),
    [("S discard KC", "C3.9"), ("S meld 9S 9D 9C", "C4.5"), ("W draw", "S"), ("S draw", "C3.2"), ("N yes", "S")],
)
def test_an_act_that_is_not_legal_is_reported_with_its_rule(act, expected):
    lines = record_of("S draw", act)
    fault = fault_of(lines)
    assert fault.line == len(lines)
    assert expected in fault.expected


def test_a_fault_of_play_is_told_in_the_words_of_the_rulebook():
    fault = fault_of(record_of("S draw", "S meld 9S 9D 9C"))
    assert fault.text == "meld 9S 9D 9C is not legal"
    assert fault.expected == (
        "a legal act: C4.5 Your opening needs 50 points at a score of 0; these melds make 30, which is 20 short."
    )


def test_a_deal_in_the_middle_of_a_deal_is_reported():
    lines = record_of("S draw")
    lines.append(lines[-2])
    assert fault_of(lines).line == len(lines)


@pytest.mark.parametrize(
    ("at", "line"),
    [
        ("[melds", "[melds 2]"),
        ("[game", "[game whist]"),
        ("[rules", "[rules bolivia]"),
        ("[rules", "[rules classic black3=never]"),
        ("[rules", "[rules classic hand_size=99]"),
        ("[rules", "[rules classic colour=red]"),
        ("[player W", "[player S club Twice]"),
        ("[player W", "[player X club Nowhere]"),
        ("[player W", "[player W club]"),
        ("[player W", "[player W club " + "n" * 41 + "]"),
        ("[dealer", "[dealer X]"),
        ("[dealer", "[game canasta]"),
        ("[dealer", "[spread KS KH]"),
        ("[dealer", "[lift x]"),
        ("[dealer", "[lift]"),
        ("[dealer", "[named 1 club]"),
        ("[dealer", "[seed " + "n" * 41 + "]"),
        ("[dealer", "[colour red]"),
        ("[dealer", "[seed x"),
        ("[deal ", "S draw"),
    ],
)
def test_a_bad_heading_is_reported_where_it_is(at, line):
    lines = record_of("S draw")
    number = next(number for number, each in enumerate(lines) if each.startswith(at))
    lines[number] = line
    assert fault_of(lines).line == number + 1


@pytest.mark.parametrize("gone", ["[game", "[player N"])
def test_a_heading_that_lacks_something_is_reported(gone):
    lines = [each for each in record_of("S draw") if not each.startswith(gone)]
    assert fault_of(lines).line


@pytest.mark.parametrize("lines", [[], [""], ["; nothing"], ["[melds 1]"]])
def test_no_record_is_reported(lines):
    assert fault_of(lines).line == max(len(lines), 1)


def test_a_player_of_a_kind_there_is_not_is_reported():
    lines = [each.replace("club W", "wizard W") for each in record_of()]
    assert fault_of(lines).field == "players"


def test_a_spread_must_be_the_pack():
    lines = spread({}).splitlines()
    lines[-1] = lines[-1].replace("JK", "KS", 1)
    assert fault_of(lines).line == len(lines)


def test_nothing_before_a_bad_line_is_lost():
    lines = record_of("S draw", "S discard 8S", "W drwa", "W discard 4C")
    record, fault = read_until_fault(lines)
    assert fault.line == len(lines) - 1
    assert [str(move.act) for move in record.moves[1:]] == ["draw", "discard 8S"]
    assert Table.of(record).state.turn == 1


def test_players_are_kept_when_the_first_deal_is_bad():
    record, fault = read_until_fault([*record_of()[:-1], "[deal nonsense]"])
    assert fault.line == 9
    assert len(record.heading.players) == 4
    assert record.moves == ()


# ---- seen by one seat


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("kind", ["club", "random"])
def test_a_seat_writes_what_it_saw(seat, kind):
    table = played("witness", read_rules("classic", {}), kind, deals=2)
    record = read_record(table.lines)
    seen = seen_by(record, seat)
    whole = write_record(Record(record.heading._replace(seed=None), record.moves))
    assert len(seen) == len(whole)
    for there, here in zip(whole, seen, strict=True):
        if not there.startswith("[deal "):
            assert here == there
            continue
        pairs = list(zip(there[1:-1].split(), here[1:-1].split(), strict=True))
        assert all(shown in {"??", card} for card, shown in pairs)
        assert sum(shown == "??" for _, shown in pairs) > 50


def test_a_seat_saw_its_hand_the_card_turned_up_and_what_it_drew():
    lines = record_of("S draw", "S discard 8S", "W draw")
    (deal,) = [line for line in seen_by(read_record(lines), 0) if line.startswith("[deal ")]
    shown = [word for word in deal[:-1].split()[3:] if word != "??"]
    assert sorted(shown) == sorted(["KS", "KH", "KD", "9S", "9D", "9C", "5H", "5C", "6S", "7D", "8D", "4C", "8S"])
    (deal,) = [line for line in seen_by(read_record(lines), 1) if line.startswith("[deal ")]
    assert len([word for word in deal[:-1].split()[3:] if word != "??"]) == 11 + 1 + 1


def test_what_one_seat_saw_is_not_dealt_again():
    seen = seen_by(read_record(record_of("S draw")), SEAT_NAMES.index("S"))
    fault = fault_of(seen)
    assert seen[fault.line - 1].startswith("[deal ")
    assert "every card" in fault.expected


def test_a_seed_that_would_give_the_cards_away_is_left_out():
    record = read_record(["[seed secret]" if line.startswith("[dealer") else line for line in record_of()])
    assert record.heading.seed == "secret"
    assert not any("secret" in line for line in seen_by(record, 0))


def test_a_heading_alone_is_a_record():
    heading = Heading("canasta", read_rules("classic", {}), tuple(Player(seat, "club") for seat in SEAT_NAMES), 2)
    assert read_record(heading.lines()) == Record(heading, ())
