### The table: bar, seats, piles, melds, hand, tray, acts and sheets. { ranks } is the plural name of the rank in $rank ("kings").

table-title = Canasta: the table

## Bar

bar-menu = Menu
bar-help = Help
bar-open-pad = Open the score pad and the log
bar-scores = We { $we } · They { $they }
bar-line = { $dealer ->
    [you] { $opened ->
        [yes] Opened · deal { $deal }, you deal · to { $target }
       *[no] Opening { $needs } · deal { $deal }, you deal · to { $target }
    }
   *[other] { $opened ->
        [yes] Opened · deal { $deal } · to { $target }
       *[no] Opening { $needs } · deal { $deal } · to { $target }
    }
}

## Seats

seats-label = Players
seat-note = { $relation ->
    [you] you
    [partner] partner
   *[opponent] opponent
}
seat-dealer-mark = D
seat-label = { $relation ->
    [you] You, { $held ->
        [one] one card
       *[other] { $held } cards
    }
    [partner] { $name }, your partner, { $held ->
        [one] one card
       *[other] { $held } cards
    }
   *[opponent] { $name }, opponent, { $held ->
        [one] one card
       *[other] { $held } cards
    }
}{ $dealer ->
    [yes] , dealer
   *[no] {""}
}{ $turn ->
    [yes] , to play
   *[no] {""}
}

## Stock and pile

piles-label = Stock and pile
stock-word = Stock { $count }
stock-label = { $can ->
    [yes] { $count ->
        [one] Stock, one card. Draw.
       *[other] Stock, { $count } cards. Draw.
    }
   *[no] { $count ->
        [0] Stock, empty
        [one] Stock, one card
       *[other] Stock, { $count } cards
    }
}
pile-word = Pile { $count }
pile-frozen = frozen
pile-blocked = blocked
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

side-we = We
side-they = They
side-we-label = Our melds
side-they-label = Their melds
side-red3 = { $count ->
    [one] One red three
   *[other] { $count } red threes
}
side-sum = { $bonus ->
    [0] { $cards }
   *[other] { $bonus } + { $cards }
}
side-they-none = They have no melds yet.
side-we-none = No melds yet.
side-we-opening = Our first melds must reach { $needs } together.
canasta-short-natural = natural
canasta-short-mixed = mixed
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
   *[3] Black threes
}, { $count } cards{ $wilds ->
    [0] {""}
    [one] , one wild
   *[other] , { $wilds } wild
}, { $kind ->
    [natural] natural canasta
    [mixed] mixed canasta
   *[none] { $short ->
        [one] one short of a canasta
       *[other] { $short } short of a canasta
    }
}
meld-title = { $whose ->
    [we] Our { ranks }
   *[they] Their { ranks }
}
meld-cards = Cards of the meld
meld-text = { meld-label }.
meld-points = { $bonus ->
    [0] The cards count { $points }.
   *[other] The cards count { $points }, the canasta { $bonusText }.
}
meld-put = Put { $cards } here

## Status and the acts that are offered now and then

status-you = Your turn
status-other = { $name } to play
status-answer = Your partner asks
status-answer-text = { $name } asks to go out. Your answer binds.
status-over = The deal is over
status-deal = Deal { $deal }
status-draw = { $take ->
    [yes] { $draw ->
        [yes] Draw, or take the pile.
       *[no] The stock is empty. Take the pile, or pass.
    }
   *[no] { $draw ->
        [yes] Draw a card from the stock.
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

acts-label = Your acts
act-draw = Draw
act-drawn = Drawn
act-take = Take pile
act-taken = Taken
act-meld = Meld
act-meld-count = Meld ({ $count })
act-discard = Discard
act-hint = Hint
act-explain = Why they played so
act-undo = Undo
act-deal = Deal the cards
act-next-deal = Next deal
act-score-sheet = Score sheet
act-answer = Answer
act-ask = May I go out?
act-red3 = Table red three
act-pass = Pass
act-skip = Skip to my turn
act-resume = Go on

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

hand-label = { $count ->
    [0] Your hand, empty
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
hand-card-taken = { $card }, new this turn
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
star-back = Back to the hand
star-nowhere = Choose cards of a rank first. A wild card goes with a meld.
meter-label = Points for the opening
meter-text = { $points } of { $needs }
meter-gain = { $gain } points

## Sheets

sheet-close = Close
back-to-cards = Back to my cards
rule-link = { $title ->
    [0] Rule { $rule }
   *[other] Rule { $rule }: read it in place
}
how-meld-title = Choose the cards to meld
how-meld = Tap the cards in your hand. Cards of one rank go together in the tray; a double tap takes the whole rank. Wild cards join the rank you touched last.
how-discard-title = Choose one card to discard
how-discard = Tap exactly one card in your hand, then Discard.
how-undo-title = Nothing to take back
how-undo = You can take back what you did in this turn, until you have seen a hidden card or ended your turn.
ask-out-title = Ask { $name }: “May I go out?”
ask-out-text = The answer binds. After yes you must go out in this turn, after no you must not.
ask-out-do = Ask { $name }
ask-discard-title = Discard { $card }, a wild card?
ask-discard-text = A wild card freezes the pile, and cannot be taken back.
ask-discard-do = Discard { $card }
ask-not-now = Not now
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
information-we = Our score
information-they = Their score
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
why-nothing = Nothing stands against it
why-nothing-text = This act is allowed now.
why-do-it = Do this: { $act }
sum-group = { $cards }
sum-staged = Chosen
sum-needed = Needed at a score of { $score }
sum-short = Short
doings-title = What happened last
doings-none = Why somebody played so is told when the deal is over: reasons speak of cards in hand.
explain-title = Why they played so
explain-text = The deal is over and all hands lie open, so here is what each computer player went by.
explain-act = { $turn }. { $name }: { $act }
hint-title = Hint
hint-none = Press Hint for an act and its reasons.
hint-do = Do it
hint-said = { $act }.
log-title = Log
log-turn = turn { $turn }
log-none = Nothing has happened yet.
pad-title = Score pad
pad-to = to { $target }
pad-line = Line
pad-deal = Deal { $deal }
pad-total = Total
pad-now = On the table now
pad-opening = Opening needed
pad-needs = { $opened ->
    [yes] { $needs } ✓
   *[no] { $needs }
}
rail-label = Score, hint and log
reveal-label = All hands, face up
reveal-out = no cards left
speak-scores = We { $we }, now { $weNow } on the table. They { $they }, now { $theyNow } on the table.
