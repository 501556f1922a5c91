### What only Gin Rummy says: at its table, in its events, on its pages. $who is "you" or "other", $name the other player's name,
### $card one card, $cards, $melds and $deadwood several, $points the value of deadwood.

## Bar and seats
gin-table-title = Gin Rummy: the table
gin-you = You
# The name comes last: where there is no room for it, it is cut, and no figure is.
gin-bar-scores = You { $mine } · { $theirs } { $name }
# In one of several games at once: the figures of both, one’s own first. There is no room for names.
gin-bar-pair = { $mine }–{ $theirs }
# The second line; none of its parts breaks, should it need two.
gin-bar-limit = { $doubles ->
    [yes] { $limit ->
        [0] Only gin ends it, double
       *[other] Knock at { $limit }, double
    }
   *[no] { $limit ->
        [0] Only gin ends it
       *[other] Knock at { $limit }
    }
}
gin-bar-deal = { $dealer ->
    [you] deal { $deal }, you deal
   *[other] deal { $deal }
}
gin-bar-target = { $games ->
    [one] to { $target }
   *[other] each to { $target }
}
gin-note-none = –
gin-seat = { $relation ->
    [you] { $hand }{ $dealer ->
        [yes] , dealer
       *[no] {""}
    }{ $turn ->
        [yes] , to play
       *[no] {""}
    }
   *[other] { $name }, { $held ->
        [one] one card
       *[other] { $held } cards
    }{ $dealer ->
        [yes] , dealer
       *[no] {""}
    }{ $turn ->
        [yes] , to play
       *[no] {""}
    }
}
gin-seat-known = { $name }, { $held ->
    [one] one card
   *[other] { $held } cards
}, of which you know { $cards }{ $dealer ->
    [yes] , dealer
   *[no] {""}
}{ $turn ->
    [yes] , to play
   *[no] {""}
}
gin-known-title = Cards you know of
gin-thrown-title = { $who ->
    [you] Thrown by you, the last at the end
   *[other] Thrown, the last at the end
}
gin-speak-scores = You { $mine }, { $own ->
    [one] one deal won
   *[other] { $own } deals won
}. { $name } { $theirs }, { $others ->
    [one] one deal won
   *[other] { $others } deals won
}.
gin-speak-game = { $over ->
    [yes] Game { $game } is over: you { $mine }, { $name } { $theirs }.
   *[no] Game { $game }: you { $mine }, { $name } { $theirs }.
}
gin-speak-target = { $games ->
    [one] The game goes to { $target }.
   *[other] Each game goes to { $target }.
}
gin-doubles = A spade was turned up: this deal counts double.

## Stock and pile
gin-pile-label = { $down ->
    [yes] Pile. The card of the knock lies on it face down.
   *[no] { $count ->
        [0] Pile, empty
        [one] { $can ->
            [yes] Pile, one card, { $card }. Take it.
           *[no] Pile, one card, { $card }
        }
       *[other] { $can ->
            [yes] Pile, { $count } cards, { $card } on top. Take it.
           *[no] Pile, { $count } cards, { $card } on top
        }
    }
}

## Mats
gin-mat = { $who ->
    [you] Your mat
   *[other] { $name }’s mat
}
gin-mat-held = { $count ->
    [one] one card
   *[other] { $count } cards
}
gin-mat-sum = { $points ->
    [0] no deadwood
   *[other] deadwood { $points }
}
gin-run = run
gin-set = set
gin-deadwood = deadwood
gin-face-down = thrown face down
gin-laid = laid off
gin-run-fits = run: { $cards } fits
gin-set-fits = set: { $cards } fits
gin-run-laid = run, { $cards } laid off
gin-set-laid = set, { $cards } laid off
# A meld as it is said, where its cards one by one would run into those of the next.
gin-name-set = { $count ->
    [4] a set of all four { gin-ranks }
   *[other] a set of { gin-ranks }
}
gin-name-run = a run in { gin-suits }, { $from } to { $to }
gin-ranks = { $rank ->
    [3] threes
   *[other] { ranks }
}
gin-suits = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
gin-label-laid = { $meld }. Laid off: { $cards }
gin-deadwood-label = Deadwood: { $cards }
gin-laid-label = Laid off: { $cards }
gin-face-down-label = Thrown face down: { $card }
gin-lay-here = Lay the { $card } off on { $meld }
gin-known = { $count ->
    [one] One card
   *[other] { $count } cards
}; you know { $cards }
gin-unknown = { $count ->
    [one] One card, from behind
   *[other] { $count } cards, from behind
}
gin-thrown = thrown
gin-thrown-label = Thrown last: { $cards }
gin-thrown-none = Nothing thrown yet.
gin-gauge = Deadwood
gin-gauge-of-now = deadwood
gin-gauge-of-chosen = deadwood without the chosen card
gin-gauge-of-least = deadwood after the best discard
gin-gauge-limit = { $points }, the limit is { $mark }
gin-gauge-knock = { $points } against { $mark }
gin-mark-limit = { $mark ->
    [0] only gin ends it
   *[other] knock at { $mark } or less
}
gin-mark-knock = against { $mark }

## Hand
gin-deadwood-of = deadwood { $points }
gin-hand-all = { $count ->
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}: { $melds }; no deadwood
gin-hand-some = { $count ->
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}: { $melds }; deadwood { $deadwood }, { $points ->
    [one] one point
   *[other] { $points } points
}
gin-hand-none = { $count ->
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}, no melds: deadwood { $deadwood }, { $points ->
    [one] one point
   *[other] { $points } points
}
gin-card = { $state ->
    [kept] { $card }, just taken, stays in this turn
    [taken] { $card }, new this turn
    [fits] { $card }, fits { $meld }
   *[plain] { $card }
}

## The line above the hand
gin-line = Deadwood
gin-arrange = Arrange
gin-line-holding = { $points ->
    [0] No deadwood
   *[other] Deadwood { $points }
}
gin-line-least = { $points ->
    [0] The best discard leaves nothing
   *[other] The best discard leaves { $points }
}
gin-line-least-void = The best discard leaves { $points }. A discard makes the deal void
gin-line-gin = All your cards go into melds
gin-line-without = Without { $card }, deadwood { $points }
gin-line-without-cards = Without { $card }, deadwood { $points }: { $cards }
gin-line-void = This discard makes the deal void
gin-line-without-nothing = Without { $card } nothing is left
gin-line-card = { $card }
gin-line-kept = You took { $card } just now: it stays in this turn
gin-line-knocked = { $who ->
    [you] You show { $points } of deadwood: { $cards }
   *[other] The knocker shows { $points }: { $cards }
}
gin-line-sums = Yours { $mine }, theirs { $theirs }
gin-line-less = Yours { $mine }, without { $card } { $left }; theirs { $theirs }
gin-line-breaks = Without { $card } a meld breaks: { $left } in place of { $mine }; theirs { $theirs }
gin-heard-without = { $verdict ->
    [gin] Without { $card } nothing is left: that is gin.
    [knock] Without { $card }, deadwood { $points }: you may knock.
    [only-gin] Without { $card }, deadwood { $points }: only gin ends it.
   *[over] Without { $card }, deadwood { $points }: { $over } too many to knock.
}
gin-heard-less = { $undercut ->
    [yes] Yours { $mine }, without { $card } { $left }; theirs { $theirs }: an undercut already.
   *[no] Yours { $mine }, without { $card } { $left }; theirs { $theirs }: { $behind } behind now.
}
gin-heard-breaks = { $undercut ->
    [yes] Without { $card } a meld breaks: { $left } in place of { $mine }; theirs { $theirs }: an undercut already.
   *[no] Without { $card } a meld breaks: { $left } in place of { $mine }; theirs { $theirs }: { $behind } behind now.
}
gin-verdict-gin = gin ✓
gin-verdict-knock = you may knock ✓
gin-verdict-only-gin = only gin ends it
gin-verdict-over = { $over } too many
gin-verdict-undercut = undercut ✓
gin-verdict-behind = { $behind } behind

## Status
gin-head-knock = { $who ->
    [you] You knock with { $points }
   *[other] { $name } knocks with { $points }
}
gin-head-ended = { $kind ->
    [void] The deal is void
    [gin] { $who ->
        [you] Gin! { $points } for you
       *[other] { $name } has gin: { $points }
    }
    [biggin] { $who ->
        [you] Big gin! { $points } for you
       *[other] { $name } has big gin: { $points }
    }
    [undercut] { $who ->
        [you] Undercut! { $points } for you
       *[other] { $name } undercuts: { $points }
    }
   *[knock] { $who ->
        [you] { $points } for you
       *[other] { $points } for { $name }
    }
}
gin-todo-upcard = { $doubles ->
    [yes] Take { $card }, or pass it. A spade: this deal counts double.
   *[no] Take { $card }, or pass it.
}
gin-todo-draw = Draw from the stock, or take { $card }.
gin-todo-must-draw = Draw from the stock.
gin-todo-drew = { $may ->
    [gin] You drew { $card }: gin is there.
    [knock] You drew { $card }. Discard, or knock with { $limit } or less.
   *[discard] You drew { $card }. Choose a card to discard.
}
gin-todo-took = { $may ->
    [gin] You took { $card }: gin is there.
    [knock] You took { $card }, which stays. Discard another, or knock with { $limit } or less.
   *[discard] You took { $card }, which stays. Discard another.
}
gin-todo-play = { $may ->
    [gin] Gin is there.
    [knock] Discard, or knock with { $limit } or less.
   *[discard] Choose a card to discard.
}
gin-discard-voids = A discard makes the deal void.
gin-todo-layoff = { $fits ->
    [loose] Tap the cards that fit, then Done.
    [both] Tap the cards that fit, then Done. One out of a meld of yours is chosen first: Lay off lays it down.
    [melds] What fits lies in a meld of yours: tap it to see the sums, then Lay off or Done.
   *[none] None of your cards fits. Done ends it.
}
gin-void-stock = Nobody knocked before the stock was down to { $stock ->
    [one] one card
   *[other] { $stock } cards
}: nobody scores, and the same dealer deals again.
gin-void-turns = The deal went on too long without a knock: nobody scores, and the same dealer deals again.
gin-void-next = Nobody has won it, and it is no box.
gin-deal-again = Deal again

## Acts
gin-act-take = Take
gin-act-take-card = Take { $card }
gin-act-pass = Pass
gin-act-discard = Discard { $card }
gin-act-knock = Knock
gin-act-knock-with = Knock, { $points }
gin-act-gin = Gin
gin-act-layoff = Lay off
gin-act-layoff-card = Lay off { $card }
gin-act-best = Best for me
gin-act-done = Done

gin-say-draw = Draw from the stock
gin-say-take = Take the card of the pile
gin-say-pass = Pass
gin-say-discard = Discard { $card }
gin-say-knock = Knock, with { $card } face down
gin-say-knock-with = Knock, with { $card } face down, showing { $melds }
gin-say-big-gin = Go big gin, with all eleven cards
gin-say-layoff = Lay { $card } off on { $meld }
gin-say-done = Be done

how-gin-discard-title = Choose one card to discard
how-gin-discard = Tap one card in your hand, then Discard. The line above the hand says what would be left.
how-gin-arranged-title = Your hand is arranged already
how-gin-arranged = A passes the first card of a deal while it is offered, and lays the hand out again in melds and deadwood once you have moved its cards.
gin-none-title = That is not gin yet
gin-none-best = Gin needs no deadwood. The best discard, { $card }, leaves { $points }: { $cards }.
gin-none-other = Gin needs no deadwood. Without { $card }, { $points } is left: { $cards }. With { $makes } face down it is gin.
how-gin-layoff-title = Nothing fits
how-gin-layoff = None of your cards fits a meld on the table. Done ends the laying off.
how-gin-best-title = Nothing more to lay off
how-gin-best = No further card of yours makes your sum smaller. Done ends the laying off.

## Sheets
gin-ask-knock = Knock with { $points }?
gin-ask-refused = They cannot lie like this
gin-ask-gin = Go gin?
gin-ask-big-gin = Go big gin, with all eleven cards?
gin-do-knock = Knock with { $points }
gin-do-refused = Knock
gin-do-gin = Go gin
gin-do-big-gin = Go big gin
gin-knock-down = { $card } goes face down on the pile. The others lie like this:
gin-knock-down-least = { $card } goes face down on the pile: that leaves the least. To put another card down, go back and choose it first. The others lie like this:
gin-ask-done = Lay off no more?
gin-ask-done-text = { $count ->
    [one] A card of yours still fits, and would make your sum smaller.
   *[other] { $count } cards of yours can still go, and would make your sum smaller.
}
gin-do-done = I am done
gin-ask-discard = Discard { $card }?
gin-ask-discard-gin = Your hand can go gin now. A discard gives that away, and play goes on.
gin-ask-discard-last-gin = Your hand can go gin now. This discard makes the deal void, and nobody scores.
gin-ask-discard-last-knock = You may knock with { $points } now. This discard makes the deal void, and nobody scores.
gin-slips = In Gin Rummy, before a discard that gives away gin, or that makes the deal void while you may knock.
gin-knock-choose = { $count } ways leave the same. Choose how your cards lie:
gin-way-some = { $melds }; deadwood { $deadwood }
gin-way-all = { $melds }; no deadwood
gin-knock-sum = Deadwood { $deadwood }: { $points }. The limit is { $limit }.
gin-knock-nothing = No deadwood.
gin-knock-no-gin = These cards could go gin. Laid like this, they only knock.
gin-knock-other = Lay them otherwise
gin-knock-back = { $count ->
    [one] Back to the arrangement found
   *[other] Back to the arrangements found
}
gin-by-hand = Your own arrangement
gin-by-hand-how = Choose a meld, then tap the cards that go there. A card that is there already goes to the deadwood.
gin-place = Meld { $place }
gin-place-loose = Deadwood
gin-place-empty = none
gin-move = { $from ->
    [loose] { $to ->
        [loose] { $card }, in the deadwood: it lies there
       *[other] { $card }, in the deadwood: move to meld { $to }
    }
   *[other] { $to ->
        [loose] { $card }, in meld { $from }: move to the deadwood
       *[other] { $card }, in meld { $from }: move to meld { $to }
    }
}
gin-onto-title = Where does { $card } go?
gin-onto = On { $meld }
sum-card = { $card }
sum-deadwood = Deadwood
sum-limit = The limit
sum-over = Too many

## Events
gin-event-dealt = { $who ->
    [you] You deal. { $card } is turned up.
   *[other] { $name } deals. { $card } is turned up.
}
gin-event-passed = { $who ->
    [you] You passed { $card }.
   *[other] { $name } passed { $card }.
}
gin-event-drew = { $who ->
    [you] You drew { $card }.
   *[other] { $name } drew from the stock.
}
gin-event-took = { $who ->
    [you] You took { $card }.
   *[other] { $name } took { $card }.
}
gin-event-discarded = { $who ->
    [you] You discarded { $card }.
   *[other] { $name } discarded { $card }.
}
gin-event-knock = { $who ->
    [you] You knocked with { $points }: { $melds }; { $deadwood } left.
   *[other] { $name } knocks with { $points }: { $melds }; { $deadwood } left.
}
gin-event-gin = { $who ->
    [you] You went gin: { $melds }.
   *[other] { $name } goes gin: { $melds }.
}
gin-event-biggin = { $who ->
    [you] You went big gin: { $melds }.
   *[other] { $name } goes big gin: { $melds }.
}
gin-event-laid = { $who ->
    [you] You laid { $card } off on { $meld }.
   *[other] { $name } laid { $card } off on { $meld }.
}
gin-heard-laid = { $undercut ->
    [yes] You laid { $card } off on { $meld }. Yours { $mine }, theirs { $theirs }: an undercut.
   *[no] You laid { $card } off on { $meld }. Yours { $mine }, theirs { $theirs }.
}
gin-event-done = { $who ->
    [you] You are left with { $points }.
   *[other] { $name } is left with { $points }.
}
gin-event-ended = { $kind ->
    [void] The deal is void: nobody scores.
    [undercut] { $who ->
        [you] Undercut: { $points } for you.
       *[other] Undercut: { $points } for { $name }.
    }
   *[other] { $who ->
        [you] { $points } for you.
       *[other] { $points } for { $name }.
    }
}
gin-event-won = { $side ->
    [nobody] The match is over, and nobody pays.
    [you] The match is over: { $name } pays you { $payment }.
   *[other] The match is over: you pay { $name } { $payment }.
}
gin-call-upcard = { $doubles ->
    [yes] Your turn: take the { $card }, or pass. It is a spade: this deal counts double.
   *[no] Your turn: take the { $card }, or pass.
}
caption-knock = A knock on the table

## Score sheet and settlement
gin-tally = You { $mine }, { $name } { $theirs }
gin-title = { $kind ->
    [void] A void deal. Deal { $deal }
    [gin] { $who ->
        [you] You went gin. Deal { $deal }
       *[other] { $name } went gin. Deal { $deal }
    }
    [biggin] { $who ->
        [you] You went big gin. Deal { $deal }
       *[other] { $name } went big gin. Deal { $deal }
    }
    [undercut] { $who ->
        [you] You undercut the knock. Deal { $deal }
       *[other] { $name } undercut your knock. Deal { $deal }
    }
   *[knock] { $who ->
        [you] You knocked and won. Deal { $deal }
       *[other] { $name } knocked and won. Deal { $deal }
    }
}
gin-title-won = { $winner ->
    [you] { $side ->
        [nobody] You win the match, and nobody pays
        [you] You win the match: { $name } pays you { $payment }
       *[other] You win the match, but you pay { $name } { $payment }
    }
    [other] { $side ->
        [nobody] { $name } wins the match, and nobody pays
        [you] { $name } wins the match, but pays you { $payment }
       *[other] { $name } wins the match: you pay { $payment }
    }
   *[many] { $side ->
        [nobody] All games are settled, and nobody pays
        [you] All games are settled: { $name } pays you { $payment }
       *[other] All games are settled: you pay { $name } { $payment }
    }
}
gin-score-caption = What the deal came to
gin-line-of-difference = Difference
gin-line-of-gin = Gin
gin-line-of-biggin = Big gin
gin-line-of-undercut = Undercut
gin-line-of-opponent = The other’s sum besides
gin-line-of-spades = Spades count double
gin-line-of-box = Box
gin-sum-of = { $kind ->
    [undercut] { $who ->
        [you] You knocked with { $knock } and { $name } had { $defence } left: the knock is undercut, { $points } for { $name }.
       *[other] { $name } knocked with { $knock } and you had { $defence } left: the knock is undercut, { $points } for you.
    }
    [knock] { $who ->
        [you] You knocked with { $knock } and { $name } had { $defence } left: { $points } for you.
       *[other] { $name } knocked with { $knock } and you had { $defence } left: { $points } for { $name }.
    }
   *[gin] { $who ->
        [you] You had nothing left and { $name } had { $defence }: { $points } for you, the bonus included.
       *[other] { $name } had nothing left and you had { $defence }: { $points } for { $name }, the bonus included.
    }
}
gin-sum-doubled = { $sum } A spade was turned up, so it counts double.
gin-hands = Both hands
gin-race = { $game ->
    [0] To { $target }: you { $mine }, { $name } { $theirs }
   *[other] Game { $game }, to { $target }: you { $mine }, { $name } { $theirs }
}
gin-pad-won = { $kind ->
    [gin] { $points } gin
    [biggin] { $points } big gin
    [undercut] { $points } undercut
   *[knock] { $points }
}
gin-pad-nothing = –
gin-pad-void = void
gin-pad-to = { $games ->
    [one] to { $target }
   *[other] each to { $target }
}
gin-pad-counts = Games
gin-counts = { $count ->
    [one] It counts in game { $games }
   *[other] It counts in games { $games }
}
gin-game-now = { $over ->
    [yes] Game { $game } now, over
   *[no] Game { $game } now
}
gin-pad-boxes = Deals won
gin-reached = Towards the target
gin-pad-game = { $over ->
    [yes] Game { $game }, over
   *[no] Game { $game }
}
gin-settlement = Settlement
gin-settlement-of = Settlement of game { $game }
gin-settle-points = Points of the deals
gin-settle-boxes = Boxes for { $mine } and { $theirs } deals won
gin-settle-bonus = Game bonus
gin-settle-won = { $who ->
    [you] You reached the target with { $points } and win the game: a bonus of { $bonus }.
   *[other] { $name } reached the target with { $points } and wins the game: a bonus of { $bonus }.
}
gin-settle-side = { $who ->
    [you] { $bonus ->
        [0] { $won ->
            [0] You: { $points } points, no deal won: { $total } in all.
            [one] You: { $points } points, { $boxes } for one deal won: { $total } in all.
           *[other] You: { $points } points, { $boxes } for { $won } deals won: { $total } in all.
        }
       *[other] { $won ->
            [0] You: { $points } points, no deal won, { $bonus } for the game: { $total } in all.
            [one] You: { $points } points, { $boxes } for one deal won, { $bonus } for the game: { $total } in all.
           *[other] You: { $points } points, { $boxes } for { $won } deals won, { $bonus } for the game: { $total } in all.
        }
    }
   *[other] { $bonus ->
        [0] { $won ->
            [0] { $name }: { $points } points, no deal won: { $total } in all.
            [one] { $name }: { $points } points, { $boxes } for one deal won: { $total } in all.
           *[other] { $name }: { $points } points, { $boxes } for { $won } deals won: { $total } in all.
        }
       *[other] { $won ->
            [0] { $name }: { $points } points, no deal won, { $bonus } for the game: { $total } in all.
            [one] { $name }: { $points } points, { $boxes } for one deal won, { $bonus } for the game: { $total } in all.
           *[other] { $name }: { $points } points, { $boxes } for { $won } deals won, { $bonus } for the game: { $total } in all.
        }
    }
}
gin-settle-difference = { $high } less { $low } is { $difference }.
gin-settle-doubled = The loser won nothing, so { $difference } is doubled: { $payment }.
gin-settle-sum = { $side ->
    [nobody] The games together: { $payments }. Nobody pays.
   *[other] The games together: { $payments }, in all { $payment }.
}
gin-pays = { $side ->
    [nobody] Nobody pays.
    [you] { $name } pays you { $payment }.
   *[other] You pay { $name } { $payment }.
}

## New game
gin-new-what = Gin Rummy for two: sets and runs in the hand, and a knock when little is left over. Deals are played until a game is won, and then everything is settled.
gin-new-opponent = Who plays against you
gin-name-other = Fiona
gin-player-simple-about = Takes what makes a meld, throws what is dearest, knocks as soon as it can. Good for a first game.
gin-player-club-about = Counts the cards that help, minds what you may need, chooses when to knock, and says why.
gin-player-random-about = Any lawful act will do. Few deals come to a knock.
set-of-gin = Gin Rummy
set-of-gin-about = As the Cornish source tells it: knock with 10 or less, game to 100.
set-of-oklahoma = Oklahoma
set-of-oklahoma-about = The first card turned up sets the limit for knocking; a spade doubles the deal.
set-of-straight = Straight gin
set-of-straight-about = Nobody knocks: a deal ends with gin, or is void.
set-of-hollywood = Hollywood
set-of-hollywood-about = Three games at once: the first deal you win counts in one, the second in two, the others in all.
set-of-gin25 = Club bonuses
set-of-gin25-about = Gin, an undercut and a deal won earn 25 each.
set-of-biggin = Big gin
set-of-biggin-about = Eleven cards in melds may be laid down at once, for a bonus of 31.

## Help
gin-help-aim = You hold ten cards. Make sets of one rank, or runs in one suit, of three cards or more. Cards in no meld are deadwood and count against you.
gin-help-turn = On your turn take the top card of the stock or of the pile, then discard one. A card just taken from the pile stays in that turn, unless you have agreed otherwise.
gin-help-upcard = At the start one card is turned up: first the player who did not deal may take it, then the dealer. If both pass, play begins from the stock.
gin-help-knock = When one card is put down and your deadwood is within the limit, you may knock: that card goes face down, the others are shown. The lower sum wins the difference. The limit stands at the top of the table; where it is nothing, only gin ends a deal.
gin-help-gin = Without any deadwood you have gin: that earns a bonus, and nothing can be laid off.
gin-help-layoff = After a knock the other player lays cards off on your melds, or you on theirs. Whoever defends and has no more left than the knocker undercuts: that earns a bonus too.
gin-help-game = Whoever first has the points that stand at the top of the table wins the game. Points for each deal won and for the game count too, and the difference of the totals is paid.
key-p-take = take the card of the pile
key-k = knock, with the chosen card face down
key-g = gin
key-shift-rank = to the next king or ace: with Shift a letter never knocks or passes
key-a-pass = pass the first card; later, arrange the hand
key-l = lay off the chosen card
key-b = lay off what is best for you
key-d-done = while laying off: done
