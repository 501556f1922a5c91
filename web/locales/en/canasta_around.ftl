### What only Canasta says around its table: before the first deal, after each, and in the help. { $side } as in canasta.ftl.

## New game

player-simple-about = Plays openly and simply: melds all it can, at once. Good for a first game.
player-club-about = Keeps pairs for the pile, minds what you throw away, and says why.
player-random-about = Any lawful act will do. Anything may happen, and most of it is odd.
new-opponents = Who plays with you
new-seats = Partners
new-seats-draw = Draw cards for partners
new-seats-listed = Sit down as named
new-seats-draw-about = Everyone lifts a card from the spread pack, and the cards say who plays together.
new-seats-listed-about = Everybody sits where you say; who deals first is left to chance.
name-left = Ana
name-partner = Bryn
name-right = Kemal
name-fifth = Morag
name-sixth = Sjoerd
name-seventh = Elif
name-eighth = Jenna
name-ninth = Fokke
canasta-table-2-2 = Two players, each alone.
canasta-table-3-3 = Three players, each alone.
canasta-table-4-2 = Two sides of two; partners sit opposite each other.
canasta-table-5-2 = Three against two; with seats in turn, you are one of the three.
canasta-table-6-2 = Two sides of three; partners and opponents sit in turn.
canasta-table-6-3 = Three sides of two; partners sit opposite each other.
canasta-table-9-3 = Three sides of three. Extrapolated: the source names nine players and tells nothing of their game.
set-of-classic = Classic
set-of-classic-about = The laws of 1949, as the Cornish source tells them.
set-of-gamerules = Short rules
set-of-gamerules-about = The Gaelic and the Frisian source: two natural cards for each wild one, and a black three freezes the pile.
set-of-wikipedia-fr = French rules
set-of-wikipedia-fr-about = Canastas close at seven, wild cards make canastas of their own, and the last card is discarded.
set-of-modern-american = Modern American
set-of-modern-american-about = As clubs play it, as far as figures hold it: thirteen cards, two drawn, the pile always frozen.
set-of-classic-2 = Classic for two
set-of-classic-2-about = As is customary: fifteen cards each, two drawn, and two canastas to go out.
set-of-wikipedia-fr-2 = French for two
set-of-wikipedia-fr-2-about = The French source by the letter: eleven cards each, one drawn.
set-of-wikipedia-fr-2-customary = French for two, customary
set-of-wikipedia-fr-2-customary-about = The French rules with fifteen cards each, two drawn, and two canastas to go out.
set-of-wikipedia-fr-3 = French for three
set-of-wikipedia-fr-3-about = The French source by the letter: eleven cards each.
set-of-wikipedia-fr-3-customary = French for three, customary
set-of-wikipedia-fr-3-customary-about = The French rules with thirteen cards each.
set-of-wikipedia-fr-5 = French for five
set-of-wikipedia-fr-5-about = The French source: eleven cards each, from two packs.
set-of-wikipedia-fr-6-2x3 = French for six, two sides
set-of-wikipedia-fr-6-2x3-about = The French source: three packs, thirteen cards each, and two canastas to go out.
set-of-wikipedia-fr-6-3x2 = French for six, three sides
set-of-wikipedia-fr-6-3x2-about = The French source: three packs, thirteen cards each, and two canastas to go out.
set-of-wikipedia-fr-9 = French for nine
set-of-wikipedia-fr-9-about = The rules for six with a fourth pack, which no source tells of.

## Draw for partners

seating-title = Draw for partners
seating-how = Lift one card. The two highest play together, and the highest plays first.
seating-how-all = Everybody lifts one card. The highest play together, and the highest of all plays first.
seating-next = { $name } lifts a card.
seating-together = { $names } play together.
seating-done = The cards have decided.
seating-drawn = Cards drawn
seating-waits = has not drawn yet
seating-spread = The pack, spread, { $count } cards
seating-place = Card { $place } of { $size }
seating-place-taken = Card { $place } of { $size }, taken
seating-lift = { $count ->
    [one] Lift the card
   *[other] Lift { $count } cards
}
seating-said = { $name } drew the { $card }.
seating-result = How you sit
seating-partners = Your partner is { $partner }. { $left } sits on your left, { $right } on your right.
seating-first = { $who ->
    [you] You play first.
   *[other] { $first } plays first.
}
seating-dealer = { $who ->
    [you] You deal.
   *[other] { $dealer } deals.
}
seating-how-many = Lift one card. The highest play together, and the highest of all plays first.
seating-of = { $side ->
    [you] you
    [ours] on your side
   *[other] { $letter ->
        [none] on the other side
       *[other] side { $letter }
    }
}
seating-at-S = you
seating-at-N = your partner
seating-at-W = on your left
seating-at-E = on your right
seating-sit = Sit down and deal
seating-menu = Menu

## Score sheet

score-title-out = { $who ->
    [you] You went out. Deal { $deal }
   *[other] { $name } went out. Deal { $deal }
}
score-title-concealed = { $who ->
    [you] You went out concealed. Deal { $deal }
   *[other] { $name } went out concealed. Deal { $deal }
}
score-title-stock = The stock ran out. Deal { $deal }
score-title-red3 = The last card was a red three. Deal { $deal }
score-title-match = { $side ->
    [they] They win the match by { $margin }
    [other] { $count ->
        [one] { $name } wins the match by { $margin }
       *[other] { $name } win the match by { $margin }
    }
   *[we] You win the match by { $margin }
}
score-level = Two sides or more stand level at the top, high enough to win: another deal is played.
score-natural = Natural canastas
score-mixed = Mixed canastas
score-wild = Canastas of wild cards
score-red3 = Red threes
score-out = Going out
score-concealed = Concealed
score-melded = Cards melded
score-melded-against = Cards melded (without a canasta they count against the side)
score-hand = Left in hand
score-forgotten = Red threes forgotten: { $by }
score-race = To { $target }: { $scores }
score-next = Next opening: { $needs }.
side-needs = { $side ->
    [we] we need { $points }
    [they] they need { $points }
    [you] you need { $points }
   *[other] { $count ->
        [one] { $name } needs { $points }
       *[other] { $name } need { $points }
    }
}

## Help

help-aim = Collect cards of one rank. Three or more make a meld; seven make a canasta, the bonus that wins games. Twos and jokers are wild.
help-turn = On your turn draw from the stock or take the whole discard pile, meld if you like, then discard one card.
help-opening = Your side’s first melds of a deal must reach a minimum together, the higher the more your side has scored.
help-pile = A frozen pile takes two natural cards of the top card’s rank from your hand. Wild cards freeze it; in most games it is frozen, too, for a side that has not opened.
help-threes = Red threes are bonuses and lie by your melds. A black three on top blocks the pile for the next player.
help-out = To go out, your side needs a canasta, in some games two. With a partner you may ask first; the answer binds you.
key-s = choose its whole rank
key-m = meld
key-a = ask your partner
