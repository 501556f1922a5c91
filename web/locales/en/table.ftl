### The table: bar, seats, piles, melds, hand, tray, acts and sheets. { ranks } is the plural name of the rank in $rank ("kings").

## Bar

bar-menu = Menu
bar-help = Help
bar-open-pad = Open the score pad and the log

## Seats

seats-label = Players
seat-dealer-mark = D

## Stock and pile

piles-label = Stock and pile
stock-word = Stock { $count }
stock-label = { $can ->
    [yes] { $count ->
        [one] Stock, one card. Draw.
       *[other] { $draws ->
            [one] Stock, { $count } cards. Draw.
           *[other] Stock, { $count } cards. Draw { $draws }.
        }
    }
   *[no] { $count ->
        [0] Stock, empty
        [one] Stock, one card
       *[other] Stock, { $count } cards
    }
}
pile-word = Pile { $count }

## Status and the acts that are offered now and then

# Until the engine is there: in the status, when something is pressed, and after a second
table-opening = Opening the table …
table-wait = One moment: the table is being opened.
table-opening-long = The table is being opened. Your game is as you left it.

status-you = Your turn
status-other = { $name } to play
status-over = The deal is over
status-deal = Deal { $deal }

acts-label = Your acts
act-draw = Draw
act-discard = Discard
act-hint = Hint
act-explain = Why they played so
act-undo = Undo
act-deal = Deal the cards
act-next-deal = Next deal
act-score-sheet = Score sheet
act-skip = Skip to my turn
act-resume = Go on

## Hand and tray

hand-label = { $count ->
    [0] Your hand, empty
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
hand-card-taken = { $card }, new this turn

## Sheets

sheet-close = Close
back-to-cards = Back to my cards
rule-link = { $title ->
    [0] Rule { $rule }
   *[other] Rule { $rule }: read it in place
}
# $what and $todo are whole sentences: "You discarded the nine of clubs.", "Choose a card to discard."
undone = Taken back: { $what } { $todo }
undone-something = Taken back. { $todo }
how-undo-title = Nothing to take back
how-undo = You can take back what you did in this turn, until you have seen a hidden card or ended your turn.
ask-not-now = Not now
why-nothing = Nothing stands against it
why-nothing-text = This act is allowed now.
why-do-it = Do this: { $act }
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
rail-label = Score, hint and log
