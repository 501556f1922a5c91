### What only Canasta says: at its table, in its events, on its pages. { ranks } is the plural name of the rank in $rank ("kings").
### A side is told by $side: "we" and "they" are two partnerships, "you" plays alone, any "other" goes by $name, one name or
### several in $count, $brief where there is little room, and by its $letter ("none" where it needs none).

table-title = Canasta: the table

## Bar

side-name = { $side ->
    [we] We
    [they] They
    [you] You
   *[other] { $name }
}
side-title = { $letter ->
    [none] { side-name }
   *[other] { $letter }: { $name }
}
side-short = { $letter ->
    [none] { $side ->
        [we] We
        [they] They
        [you] You
       *[other] { $brief }
    }
   *[other] { $letter }
}
bar-score = { side-short } { $points }
bar-score-said = { side-name } { $points }
# No line is broken within a part of it.
bar-line = { $dealer ->
    [you] { $opened ->
        [yes] { $needed ->
            [0] Opened · deal { $deal }, you deal · to { $target }
            [1] Opened · deal { $deal }, you deal · to { $target }
           *[other] Canastas { $canastas } of { $needed } · deal { $deal }, you deal · to { $target }
        }
       *[no] Opening { $needs } · deal { $deal }, you deal · to { $target }
    }
   *[other] { $opened ->
        [yes] { $needed ->
            [0] Opened · deal { $deal } · to { $target }
            [1] Opened · deal { $deal } · to { $target }
           *[other] Canastas { $canastas } of { $needed } · deal { $deal } · to { $target }
        }
       *[no] Opening { $needs } · deal { $deal } · to { $target }
    }
}

## Seats

seat-note = { $relation ->
    [you] you
    [partner] partner
   *[opponent] { $letter ->
        [none] opponent
       *[other] side { $letter }
    }
}
seat-label = { $relation ->
    [you] You, { $held ->
        [one] one card
       *[other] { $held } cards
    }
    [partner] { $name }, your partner, { $held ->
        [one] one card
       *[other] { $held } cards
    }
   *[opponent] { $with ->
        [none] { $name }, opponent, { $held ->
            [one] one card
           *[other] { $held } cards
        }
       *[other] { $name }, opponent, plays with { $with }, { $held ->
            [one] one card
           *[other] { $held } cards
        }
    }
}{ $dealer ->
    [yes] , dealer
   *[no] {""}
}{ $turn ->
    [yes] , to play
   *[no] {""}
}

## Stock and pile

pile-frozen = frozen
pile-blocked = blocked
pile-closed = closed to us
pile-label = { $state ->
    [empty] Pile, empty
    [frozen] { $freezing ->
        [none] { $count ->
            [one] Pile, one card, { $card }, frozen for your side. See the ways to take it.
           *[other] Pile, { $count } cards, { $card } on top, frozen for your side. See the ways to take it.
        }
       *[other] { $count ->
            [one] Pile, one card, { $card }, frozen. See the ways to take it.
           *[other] Pile, { $count } cards, { $card } on top, frozen by { $freezing }. See the ways to take it.
        }
    }
    [always] { $count ->
        [one] Pile, one card, { $card }, frozen as always. See the ways to take it.
       *[other] Pile, { $count } cards, { $card } on top, frozen as always. See the ways to take it.
    }
    [closed] { $count ->
        [one] Pile, one card, { $card }, closed to your side until it has opened. See why.
       *[other] Pile, { $count } cards, { $card } on top, closed to your side until it has opened. See why.
    }
    [blocked] { $count ->
        [one] Pile, one card, { $card }, blocked. See why.
       *[other] Pile, { $count } cards, { $card } on top, blocked. See why.
    }
   *[open] { $count ->
        [one] Pile, one card, { $card }. See the ways to take it.
       *[other] Pile, { $count } cards, { $card } on top. See the ways to take it.
    }
}

## Sides and melds

side-label = { $side ->
    [we] Our melds
    [they] Their melds
    [you] Your melds
   *[other] Melds of { $name }
}
side-red3 = { $count ->
    [one] One red three
   *[other] { $count } red threes
}
side-sum = { $points } so far
side-sum-short = { $points }
side-sum-said = { $points } so far in this deal: bonuses { $bonus }, cards { $cards }
side-none = { $side ->
    [they] They have no melds yet.
    [other] { $count ->
        [one] { $name } has no melds yet.
       *[other] { $name } have no melds yet.
    }
   *[we] No melds yet.
}
side-opening = { $side ->
    [we] Our first melds must reach { $needs } together.
   *[you] Your first melds must reach { $needs } together.
}
canasta-short-natural = natural
canasta-short-mixed = mixed
canasta-short-wild = wild
meld-label = { $rank ->
    [A] Aces
    [K] Kings
    [Q] Queens
    [J] Jacks
    [T] Tens
    [9] Nines
    [8] Eights
    [7] Sevens
    [6] Sixes
    [5] Fives
    [4] Fours
    [W] Wild cards
   *[3] Black threes
}, { $count } cards{ $wilds ->
    [0] {""}
    [one] , one wild
   *[other] , { $wilds } wild
}, { $kind ->
    [natural] natural canasta
    [mixed] mixed canasta
    [wild] canasta of wild cards
   *[none] { $short ->
        [0] no canasta
        [one] one short of a canasta
       *[other] { $short } short of a canasta
    }
}{ $closed ->
    [yes] , closed
   *[no] {""}
}
meld-title = { $side ->
    [we] Our { ranks }
    [they] Their { ranks }
    [you] Your { ranks }
   *[other] The { ranks } of { $name }
}
meld-cards = Cards of the meld
meld-text = { meld-label }.
meld-points = { $bonus ->
    [0] The cards count { $points }.
   *[other] The cards count { $points }, the canasta { $bonusText }.
}
meld-closed = This canasta is closed: no card can be added to it.
meld-put = Put { $cards } here

## Status and the acts that are offered now and then

status-answer = Your partner asks
status-owed = { $count ->
    [one] Table the red three in your hand before you discard.
   *[other] Table the { $count } red threes in your hand before you discard.
}
status-red3 = { $count ->
    [one] You can table the red three in your hand.
   *[other] You can table the { $count } red threes in your hand.
}
status-answer-text = { $name } asks to go out. Your answer binds.
status-draw = { $take ->
    [yes] { $draw ->
        [yes] { $count ->
            [one] Draw, or take the pile.
           *[other] Draw { $count } cards, or take the pile.
        }
       *[no] The stock is empty. Take the pile, or pass.
    }
   *[no] { $draw ->
        [yes] { $count ->
            [one] Draw a card from the stock.
           *[other] Draw { $count } cards from the stock.
        }
       *[no] The stock is empty.
    }
}
status-drew = { $meld ->
    [yes] You drew { $card }. Meld, or choose a card to discard.
   *[no] You drew { $card }. Choose a card to discard.
}
status-took = { $count ->
    [0] You took the pile. Meld or discard.
    [one] You took the pile; the card of it in your hand is marked. Meld or discard.
   *[other] You took the pile; the { $count } cards of it in your hand are marked. Meld or discard.
}
status-play = Meld, or choose a card to discard.
banner-answer = { $who ->
    [you] { $answer ->
        [yes] You said yes: { $name } must go out in this turn.
       *[no] You said no: { $name } must not go out in this turn.
    }
   *[partner] { $answer ->
        [yes] { $name } says yes: you must go out in this turn.
       *[no] { $name } says no: you must not go out in this turn.
    }
}
banner-must-go-out = You must go out in this turn.
act-drawn = Drawn
act-take = Take pile
act-taken = Taken
act-meld = Meld
act-meld-count = Meld ({ $count })
act-answer = Answer
act-ask = May I go out?
act-red3 = Table red three
act-pass = Pass

## An act in words

act-say-draw = Draw from the stock
act-say-take = Take the pile, adding its top card to our meld
act-say-take-with = Take the pile with { $cards }
act-say-take-more = Take the pile with { $cards } and meld { $melds }
act-say-meld = Meld { $melds }
act-say-wild = { $cards } on the { ranks }
act-say-discard = Discard { $card }
act-say-red3 = Table { $card }
act-say-ask = Ask: “Partner, may I go out?”
act-say-yes = Answer yes
act-say-no = Answer no
act-say-pass = Pass

## Hand and tray

tray-label = Chosen cards
tray-clear = Put all chosen cards back
tray-empty = { $mine ->
    [yes] { $step ->
        [draw] Draw first, then tap cards.
       *[play] Tap cards to meld or discard.
    }
   *[no] Tap cards to plan ahead.
}
sort-label = Order of the hand
sort-rank = By rank
sort-suit = By suit
sort-melds = By melds
sort-hand = By hand
group-label = { $refused ->
    [yes] Chosen: { $cards }. Refused: why?
   *[no] { $becomes ->
        [natural] Chosen: { $cards }. { $points } points, makes a natural canasta.
        [mixed] Chosen: { $cards }. { $points } points, makes a mixed canasta.
        [wild] Chosen: { $cards }. { $points } points, makes a canasta of wild cards.
       *[none] Chosen: { $cards }. { $points } points.
    }
}
group-star = { $card } with the { ranks }: move it
loose-star = { $sign }: choose where the { $card } goes
star-move = Move this wild card
star-title = Where does { $card } go?
star-to = { $tabled ->
    [yes] To our { ranks } on the table
   *[no] To the { ranks }
}
star-own = Together, as a meld of wild cards
star-own-tabled = To our wild cards on the table
star-back = Back to the hand
star-nowhere = Choose cards of a rank first. A wild card goes with a meld.
meter-label = Points for the opening
meter-text = { $points } of { $needs }
meter-gain = { $gain } points

## Sheets

how-meld-title = Choose the cards to meld
how-meld = Tap the cards in your hand. Cards of one rank go together in the tray; a double tap takes the whole rank. Wild cards join the rank you touched last; tap their star to move them.
how-discard-title = Choose one card to discard
how-discard = Tap exactly one card in your hand, then Discard.
ask-out-title = Ask { $name }: “May I go out?”
ask-out-text = The answer binds. After yes you must go out in this turn, after no you must not.
ask-out-do = Ask { $name }
ask-discard-title = Discard { $card }, a wild card?
ask-discard-text = A wild card freezes the pile, and cannot be taken back.
ask-discard-do = Discard { $card }
canasta-slips = In Canasta, before you discard a wild card.
permission-title = { $name } asks: “Partner, may I go out?”
permission-text = Judge by your own hand and by what everybody may know.
permission-binds = Your answer binds { $name } for this turn: yes means going out, no means not going out.
permission-hand = Your hand
permission-yes = Yes, go out
permission-no = No, not yet
information-hand = { $relation ->
    [you] Your hand
   *[other] { $name }
}
information-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
information-stock = Stock
information-side = { $side ->
    [we] Our score
    [they] Their score
    [you] Your score
   *[other] Score of { $name }
}
information-score = { $opened ->
    [yes] { $score }, opened
   *[no] { $score }, opening needs { $needs }
}
pile-title = { $count ->
    [0] Take the pile: { $card } alone
    [one] Take the pile: one card under { $card }
   *[other] Take the pile: { $count } cards under { $card }
}
pile-title-not = You cannot take the pile now
pile-not-now = Not now
pile-way-pair = With your pair
pile-way-wild = With one card and a wild card
pile-way-meld = Add it to our meld on the table
pile-way-threes = With black threes, going out
pile-way-chosen = With the cards you chose
pile-way-cards = { $cards } from your hand
pile-way-top = The top card alone
pile-way-also = and meld { $melds }
pile-way-of = of { $needs } needed
pile-way-points = { $points ->
    [one] point
   *[other] points
}
pile-look = { $count ->
    [one] Look through the pile: one card
   *[other] Look through the pile: { $count } cards
}
pile-look-label = Cards of the pile, from the bottom
sum-group = { $cards }
sum-staged = Chosen
sum-needed = Needed at a score of { $score }
sum-short = Short
pad-now = On the table now
pad-opening = Opening needed
pad-needs = { $opened ->
    [yes] { $needs } ✓
   *[no] { $needs }
}
reveal-label = All hands, face up
reveal-out = no cards left
speak-score = { side-name } { $points }, now { $now } on the table.

event-dealt = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
event-dealt-turned = { $who ->
    [you] You deal. Turned up: { $cards }.
   *[other] { $name } deals. Turned up: { $cards }.
}
event-red3 = { $who ->
    [you] You table { $card }.
   *[other] { $name } tables { $card }.
}
event-red3-replaced = { $who ->
    [you] You table { $card } and draw { $replacement } for it.
   *[other] { $name } tables { $card } and draws a card for it.
}
event-drew = { $who ->
    [you] You drew { $card }.
   *[other] { $name } drew a card.
}
event-took = { $who ->
    [you] { $count ->
        [one] You took the pile, one card, { $top } on top.
       *[other] You took the pile of { $count } cards, { $top } on top.
    }
   *[other] { $count ->
        [one] { $name } took the pile, one card, { $top } on top.
       *[other] { $name } took the pile of { $count } cards, { $top } on top.
    }
}
event-took-with = { $who ->
    [you] { $count ->
        [one] You took the pile, one card, { $top } on top, and melded { $melds }.
       *[other] You took the pile of { $count } cards, { $top } on top, and melded { $melds }.
    }
   *[other] { $count ->
        [one] { $name } took the pile, one card, { $top } on top, and melded { $melds }.
       *[other] { $name } took the pile of { $count } cards, { $top } on top, and melded { $melds }.
    }
}
event-melded = { $who ->
    [you] You melded { $melds }.
   *[other] { $name } melded { $melds }.
}
event-canasta = { $kind ->
    [natural] { $who ->
        [you] You completed a natural canasta of { ranks }.
       *[other] { $name } completed a natural canasta of { ranks }.
    }
    [wild] { $who ->
        [you] You completed a canasta of wild cards.
       *[other] { $name } completed a canasta of wild cards.
    }
   *[mixed] { $who ->
        [you] You completed a mixed canasta of { ranks }.
       *[other] { $name } completed a mixed canasta of { ranks }.
    }
}
event-spoiled = The canasta of { ranks } is mixed now.
event-discarded = { $who ->
    [you] You discarded { $card }.
   *[other] { $name } discarded { $card }.
}
event-discarded-freezes = { $who ->
    [you] You discarded { $card }: the pile is frozen.
   *[other] { $name } discarded { $card }: the pile is frozen.
}
event-discarded-freezes-and-blocks = { $who ->
    [you] You discarded { $card }: the pile is frozen, and blocked for the next player.
   *[other] { $name } discarded { $card }: the pile is frozen, and blocked for the next player.
}
event-discarded-blocks = { $who ->
    [you] You discarded { $card }: the pile is blocked for the next player.
   *[other] { $name } discarded { $card }: the pile is blocked for the next player.
}
event-asked = { $who ->
    [you] You asked: “Partner, may I go out?”
   *[other] { $name } asked: “Partner, may I go out?”
}
event-answered = { $yes ->
    [yes] { $who ->
        [you] You answered: yes, go out.
       *[other] { $name } answered: yes, go out.
    }
   *[no] { $who ->
        [you] You answered: no, stay in.
       *[other] { $name } answered: no, stay in.
    }
}
event-passed = { $who ->
    [you] You let the pile lie.
   *[other] { $name } let the pile lie.
}
event-out = { $who ->
    [you] You went out.
   *[other] { $name } went out.
}
event-out-concealed = { $who ->
    [you] You went out concealed.
   *[other] { $name } went out concealed.
}
event-ended = The deal is over: { $scores }.
side-points = { $side ->
    [we] we { $points }
    [they] they { $points }
    [you] you { $points }
   *[other] { $name } { $points }
}
event-won = { $side ->
    [we] Your side wins the match, { $margin } points ahead.
    [they] The other side wins the match, { $margin } points ahead.
    [you] You win the match, { $margin } points ahead.
   *[other] { $count ->
        [one] { $name } wins the match, { $margin } points ahead.
       *[other] { $name } win the match, { $margin } points ahead.
    }
}
