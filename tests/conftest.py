"""The rulebook coverage report, and how many deals the laws are watched over."""

import pytest
from hypothesis import settings

from canasta.tally import TALLY, Coverage

settings.register_profile("melds", deadline=None, derandomize=True)
settings.load_profile("melds")


def pytest_addoption(parser):
    parser.addoption(
        "--deals",
        type=float,
        default=1,
        metavar="TIMES",
        help="play this many times the usual number of deals in tests/laws",
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
    """Gathers what every test of Canasta did, and says at the end which rules lack a test."""

    def __init__(self, config):
        self.config = config
        self.coverage = Coverage()

    def pytest_runtest_logreport(self, report):
        if report.when == "call" and report.passed and "tests/canasta/" in report.nodeid:
            self.coverage.add(report.nodeid, report.user_properties)

    def pytest_sessionfinish(self, session, exitstatus):
        """Fail a run of all the tests of Canasta that leaves a rule untested."""
        if exitstatus == pytest.ExitCode.OK and self._is_whole() and self.coverage.gaps():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter):
        if not self.coverage.about:
            return
        terminalreporter.section("rulebook coverage")
        for line in self.coverage.table():
            terminalreporter.write_line(line)
        gaps = self.coverage.gaps()
        if not self._is_whole():
            terminalreporter.write_line("Only part of the tests of Canasta ran, so gaps are not counted.")
        elif gaps:
            for line in gaps:
                terminalreporter.write_line(line, red=True)
        else:
            terminalreporter.write_line("Every enforced rule has a test that accepts and one that refuses.")

    def _is_whole(self):
        """Return whether every test of Canasta was to run: nothing picked by name, by mark or by id."""
        option = self.config.option
        picked = option.keyword or option.markexpr not in {"", "not soak"}
        return not picked and not any("::" in arg for arg in self.config.args) and self.coverage.is_whole()
