"""Which rules of the rulebook the tests accept and refuse by, and the report on it.

A test says what it is about with `@rule("C4.5")`. An act that it finds allowed counts as accepting
under each rule it names, an act that it finds refused as refusing under the rule that was cited.
"""

from collections import Counter, defaultdict
from pathlib import Path

from melds.rulebook import RULES, chapters

FOLDER = Path(__file__).parent


class Tally:
    """What the test that is running has done so far."""

    def __init__(self):
        self.clear()

    def clear(self):
        """Begin a test."""
        self.accepted = False
        self.refused = []

    def accept(self):
        """Note an act that the rules allow."""
        self.accepted = True

    def refuse(self, rule_id):
        """Note a refusal that cites this rule."""
        self.refused.append(rule_id)


TALLY = Tally()


class Coverage:
    """What all the tests of one game did in a run, rule by rule. They lie in the folder of its name."""

    def __init__(self, game):
        self.game = game
        self.about = Counter()
        self.accepting = Counter()
        self.refusing = Counter()
        self.files = set()

    def add(self, nodeid, properties):
        """Add a test that passed, if it is one of the game's, by its id and the properties its report carries."""
        if f"tests/{self.game}/" not in nodeid:
            return
        noted = dict(properties)
        self.files.add(nodeid.partition("::")[0].rpartition("/")[2])
        for rule_id in set(noted.get("rules", ())):
            self.about[rule_id] += 1
            self.accepting[rule_id] += noted["accepts"]
        for rule_id in set(noted.get("refuses", ())):
            self.refusing[rule_id] += 1

    def is_whole(self):
        """Return whether tests of every module of the game have run."""
        return {path.name for path in (FOLDER / self.game).glob("test_*.py")} <= self.files

    def gaps(self):
        """Return what is missing, a line a rule."""
        missing = []
        for chapter in chapters(self.game):
            for rule in chapter.rules:
                if rule.enforced:
                    if not self.accepting[rule.id]:
                        missing.append(f"{rule.id} is enforced, and no test accepts by it")
                    if not self.refusing[rule.id]:
                        missing.append(f"{rule.id} is enforced, and no test refuses by it")
                elif not self.about[rule.id]:
                    missing.append(f"{rule.id} has no test")
        unknown = (self.about.keys() | self.refusing.keys()) - RULES.keys()
        return missing + [f"{rule_id} is in no rulebook" for rule_id in sorted(unknown)]

    def table(self):
        """Return the report: a chapter is two lines of rules with their counts."""
        lines = ["enforced rules: tests that accept + tests that refuse; others: tests"]
        for chapter in chapters(self.game):
            counts = defaultdict(list)
            for rule in chapter.rules:
                number = rule.id.partition(".")[2]
                if rule.enforced:
                    said = f".{number} {self.accepting[rule.id]}+{self.refusing[rule.id]}"
                else:
                    said = f".{number} {self.about[rule.id]}"
                counts[rule.enforced].append(said)
            name = f"{chapter.id} {chapter.module}"
            for enforced, word in ((True, "enforced"), (False, "told")):
                if counts[enforced]:
                    lines.append(f"{name:<14} {word:<9}{'   '.join(counts[enforced])}")
                    name = ""
        return lines
