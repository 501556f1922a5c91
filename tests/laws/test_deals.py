"""The laws over thousands of deals, played by chance and by the computer players."""

import pytest

from laws.watch import SUBJECTS, watch_many

RANDOM, CLUB, SIMPLE = 5000, 500, 200
MANY = 20
"""Of so many deals some are long; a single one may be won in three acts."""

tables = [(name, rules) for name, subject in SUBJECTS.items() for rules in subject.rule_sets]
judged = [
    (name, rules, player, deals)
    for name, rules in tables
    for player, deals in (("club", CLUB), ("simple", SIMPLE))
    if player in SUBJECTS[name].choose
]


def played(name, rules, player, deals, request):
    """Watch a rule set's share of these deals, all of them if there were but one rule set."""
    subject = SUBJECTS[name]
    share = -(-deals // (len(subject.rule_sets) - len(subject.rarer)))
    if rules in subject.rarer:
        share = max(MANY, share // 10)
    share = max(1, round(share * request.config.getoption("deals")))
    total = watch_many(name, rules, player, share)
    assert total["deals"] == share
    assert total["acts"] > (10 if share >= MANY else 1) * share


@pytest.mark.soak
@pytest.mark.parametrize(("name", "rules"), tables)
def test_random_deals_keep_the_laws(name, rules, request):
    """No dead end, no stall, every card once, refused acts change nothing."""
    played(name, rules, "random", RANDOM, request)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "rules", "player", "deals"), judged)
def test_the_computer_players_keep_the_laws(name, rules, player, deals, request):
    """Their acts are never refused, and their deals end."""
    played(name, rules, player, deals, request)
