"""A text of several sentences, each of which may depend on a figure of its own."""

from melds.rulebook.sentence import Choice, Sentence


def paragraph(*sentences: Sentence) -> Sentence:
    """The sentences one after the other, as one choice; an empty sentence falls away."""
    for place, each in enumerate(sentences):
        if isinstance(each, Choice):
            before, after = sentences[:place], sentences[place + 1 :]
            cases = {value: paragraph(*before, case, *after) for value, case in each.cases.items()}
            return Choice(each.fact, cases, paragraph(*before, each.other, *after))
    return " ".join([each for each in sentences if isinstance(each, str) and each])
