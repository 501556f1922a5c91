"""What a position claims to have come about, held against the rules: a knock with its layoffs, and the score."""

from collections.abc import Iterator

from melds.cards import HIDDEN, Cards, write_card, write_cards
from melds.gin import layoff
from melds.gin.fields import SEATS, clash
from melds.gin.melding import faults
from melds.gin.results import KINDS, least_points
from melds.gin.rules import RuleSet
from melds.gin.settlement import columns
from melds.gin.state import Knock, Position
from melds.rulebook import words
from melds.verdict import NotationError


def of_the_knock(position: Position) -> Iterator[NotationError]:
    """Yield what speaks against a knock as it lies: melds, layoffs, hands, and the points it leaves."""
    knock = position.knock
    if knock is None:
        return
    yield from no_melds(position.rules, knock.melds, "melds[0]")
    yield from _layoffs(position.rules, knock)
    yield from _sizes(position, knock)
    field = f"hands.{SEATS[knock.seat]}"
    if HIDDEN in knock.deadwood:
        yield clash(write_cards(knock.deadwood), field, "the cards that were shown")
    if knock.points > position.knock_limit:
        text = f"{knock.points} points are left"
        yield NotationError(text, field=field, expected=f"at most {position.knock_limit} points left to the knocker")


def no_melds(rules: RuleSet, melds: tuple[Cards, ...], field: str) -> Iterator[NotationError]:
    """Yield what speaks against melds that lie on the table or that somebody has arranged (G3.2 to G3.5)."""
    for refusal in faults(rules, [card for meld in melds for card in meld], melds):
        cards = refusal.facts.get("cards", refusal.facts.get("card"))
        sentence = words("en").refusal(refusal.rule, refusal.facts)
        yield NotationError(f"{cards} is no meld", field=field, expected=f"sets and runs ({refusal.rule}: {sentence})")


def _layoffs(rules: RuleSet, knock: Knock) -> Iterator[NotationError]:
    """Yield layoffs that could not be made one after the other onto what was shown (G5.2, G5.3)."""
    if knock.laid and not knock.deadwood:
        yield clash(len(knock.laid), "laid", "nothing laid off against gin")
    lies = [*knock.melds]
    for number, (card, place) in enumerate(knock.laid):
        if card not in lies[place]:
            yield clash(write_card(card), f"laid[{number}]", "a card that lies in that meld, and once")
            return
        lies[place] = tuple([each for each in lies[place] if each != card])
    for meld in lies:
        if next(faults(rules, meld, (meld,)), None) is not None:
            text = f"without the cards laid off, {write_cards(meld) or 'nothing'} would lie there"
            yield NotationError(text, field="laid", expected="a meld, as it was shown")
            return
    for number, (card, place) in enumerate(knock.laid):
        if not layoff.fits(lies[place], card, rules.ace):
            yield clash(write_card(card), f"laid[{number}]", f"a card that fits {write_cards(lies[place])}")
            return
        lies[place] = layoff.extended(lies[place], card)


def _sizes(position: Position, knock: Knock) -> Iterator[NotationError]:
    """Yield hands that are too large or too small after a knock, what lies on the table counted in."""
    size, laid = position.rules.hand_size, len(knock.laid)
    shown = len(knock.deadwood) + sum(map(len, knock.melds)) - laid
    for seat, held, needs in (
        (knock.seat, shown, size + (knock.card is None)),
        (1 - knock.seat, len(position.hands[1 - knock.seat]) + laid, size),
    ):
        if held != needs:
            text = f"{held} cards with those that lie on the table"
            yield NotationError(text, field=f"hands.{SEATS[seat]}", expected=f"{needs}")


def of_the_match(position: Position) -> Iterator[NotationError]:
    """Yield what speaks against the score: points without deals, deals without points, a match that is over."""
    rules, past = position.rules, position.past
    if position.deal <= len(past):
        yield clash(position.deal, "deal", f"at least {len(past) + 1}, with those that are past")
    least = min(least_points(rules, kind) for kind in KINDS[:-1] if kind != "biggin" or rules.big_gin_bonus)
    for seat, (score, won) in enumerate(zip(position.scores, position.won, strict=True)):
        made = [result.points for result in past if result.winner == seat]
        if score < sum(made):
            yield clash(list(position.scores), "scores", f"at least the {sum(made)} points of the past deals")
        if won < max(len(made), int(score > 0)):
            yield clash(list(position.won), "won", "the deals in which the points were made")
        if score < won * least:
            yield clash(list(position.won), "won", "no more deals than could be won with so few points")
    if all(game.over for game in columns(position)):
        yield clash(list(position.scores), "scores", "a match that goes on")
