"""The rulebook coverage report, and how many deals the laws are watched over."""

import pytest
from hypothesis import settings

from melds.rulebook.rule import LETTERS
from tally import TALLY, Coverage

settings.register_profile("melds", deadline=None, derandomize=True)
settings.load_profile("melds")


def pytest_addoption(parser):
    parser.addoption(
        "--deals",
        type=float,
        default=1,
        metavar="TIMES",
        help="play this many times the usual number of deals in tests/laws, and of positions that chain",
    )


def pytest_configure(config):
    config.pluginmanager.register(RulebookReport(config), "rulebook-report")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """Note in the test's report which rules it is about, and what it accepted and refused."""
    TALLY.clear()
    answer = yield
    marks = list(item.iter_markers("rule"))
    rules = [rule_id for mark in marks for rule_id in mark.args]
    accepts = TALLY.accepted or any(mark.kwargs.get("accepts") for mark in marks)
    named = [rule_id for mark in marks if mark.kwargs.get("refuses") for rule_id in mark.args]
    if rules or TALLY.refused:
        noted = {"rules": rules, "accepts": accepts, "refuses": [*TALLY.refused, *named]}
        item.user_properties.extend(noted.items())
    return answer


class RulebookReport:
    """Gathers what every test of the games did, and says at the end which rules lack a test."""

    def __init__(self, config):
        self.config = config
        self.coverages = [Coverage(game) for game in LETTERS.values()]

    def pytest_runtest_logreport(self, report):
        if report.when == "call" and report.passed:
            for coverage in self.coverages:
                coverage.add(report.nodeid, report.user_properties)

    def pytest_sessionfinish(self, session, exitstatus):
        """Fail a run of all the tests of a game that leaves a rule untested."""
        if exitstatus == pytest.ExitCode.OK and any(self._is_whole(each) and each.gaps() for each in self.coverages):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter):
        for coverage in self.coverages:
            if coverage.about:
                self._summary(terminalreporter, coverage)

    def _summary(self, terminalreporter, coverage):
        terminalreporter.section(f"rulebook coverage, {coverage.game}")
        for line in coverage.table():
            terminalreporter.write_line(line)
        gaps = coverage.gaps()
        if not self._is_whole(coverage):
            terminalreporter.write_line(f"Only part of the tests of {coverage.game} ran, so gaps are not counted.")
        elif gaps:
            for line in gaps:
                terminalreporter.write_line(line, red=True)
        else:
            terminalreporter.write_line("Every enforced rule has a test that accepts and one that refuses.")

    def _is_whole(self, coverage):
        """Return whether every test of a game was to run: nothing picked by name, by mark or by id."""
        option = self.config.option
        picked = option.keyword or option.markexpr not in {"", "not soak"}
        return not picked and not any("::" in arg for arg in self.config.args) and coverage.is_whole()
