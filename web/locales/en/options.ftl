### The options of the rule sets, as they are agreed on before a match. option-GAME-NAME is what is asked; option-GAME-NAME-VALUE one
### answer to it, where “yes”, “no” or the bare number would not say enough; option-GAME-NAME-about explains it.

option-yes = Yes
option-no = No
option-row = from { $from }: { $needs }
option-row-first = below { $below }: { $needs }
option-row-only = always: { $needs }

## Canasta: seats
option-canasta-seats = Players
option-canasta-sides = Sides
option-canasta-partner-draw = Partners
option-canasta-partner-draw-yes = May be drawn for
option-canasta-partner-draw-no = As they sit down
option-canasta-redraw-two = Two cards lifted in the draw
option-canasta-redraw-two-yes = Draw again
option-canasta-redraw-two-no = Cannot be
option-canasta-redraw-ends = Cards at either end that are no lot
option-canasta-redraw-ends-0 = None

## Canasta: the deal
option-canasta-packs = Packs
option-canasta-jokers = Jokers
option-canasta-ranks = Ranks that are melded
option-canasta-hand-size = Cards in a hand
option-canasta-batches = Cards given at once
option-canasta-batches-about = Round by round, with commas between. The last number is repeated until the hands are full.
option-canasta-black3-upcard = A black three turned up
option-canasta-black3-upcard-yes = Begins the pile
option-canasta-black3-upcard-no = Is covered
option-canasta-black3-upcard-about = Where it begins the pile, it stops the first player.

## Canasta: the turn
option-canasta-draws = Cards drawn in a turn
option-canasta-red3-replaced-from-pile = A red three from the pile
option-canasta-red3-replaced-from-pile-yes = Is replaced
option-canasta-red3-replaced-from-pile-no = Is not replaced
option-canasta-red3-forgettable = Red threes
option-canasta-red3-forgettable-no = Laid down for you
option-canasta-red3-forgettable-yes = You must remember
option-canasta-red3-forgettable-no-about = A red three goes to the table by itself and is replaced.
option-canasta-red3-forgettable-yes-about = You lay it down yourself, on any turn of yours. One still in your hand at the end costs points.
option-canasta-table-talk = What partners may say
option-canasta-table-talk-rights = All they have a right to
option-canasta-table-talk-silent = Only the question
option-canasta-table-talk-rights-about = They may tell each other the minimum, the scores and how many cards there are.
option-canasta-table-talk-silent-about = Nothing but “Partner, may I go out?” and the answer to it.
option-canasta-red3-grace = Time for a red three
option-canasta-red3-grace-0 = At once
option-canasta-red3-grace-1 = One more turn
option-canasta-red3-grace-about = How many turns it may wait in the hand: 0 or 1.

## Canasta: melds
option-canasta-meld-size = Cards that make a meld
option-canasta-min-naturals = Natural cards in a meld, at least
option-canasta-max-wild = Wild cards in a meld, at most
option-canasta-values = Values of the cards
option-canasta-values-about = From the two up to the ace, then the joker.
option-canasta-opening = Opening minimum
option-canasta-opening-about = What a side’s first melds of a deal must come to, by its score.
option-canasta-top-card-counts = The top card in opening
option-canasta-top-card-counts-yes = Counts
option-canasta-top-card-counts-no = Does not count
option-canasta-top-card-counts-about = Whether its points help a side that opens with the pile to reach the minimum.
option-canasta-black3-melded = Black threes in going out
option-canasta-black3-melded-yes = May be melded
option-canasta-black3-melded-no = Are never melded
option-canasta-canasta-size = Cards that make a canasta
option-canasta-naturals-per-wild = Natural cards for each wild one
option-canasta-naturals-per-wild-0 = No such rule
option-canasta-naturals-per-wild-about = Two ask for four natural cards beside two wild ones. 0 asks for none beyond the least of a meld.
option-canasta-canasta-limit = Cards in a canasta, at most
option-canasta-canasta-limit-0 = No limit
option-canasta-canasta-limit-about = A canasta of so many cards is closed. 0 is no limit, and less than makes a canasta cannot be.
option-canasta-second-meld = A second meld of a rank
option-canasta-second-meld-yes = Allowed
option-canasta-second-meld-no = Not allowed
option-canasta-second-meld-about = Where canastas are closed, a side may begin a rank again.
option-canasta-wild-canasta = Melds of wild cards alone
option-canasta-wild-canasta-yes = Allowed
option-canasta-wild-canasta-no = Not allowed
option-canasta-two-melds-to-open = Opening needs two melds

## Canasta: the pile
option-canasta-before-opening = The pile before a side has opened
option-canasta-before-opening-frozen = Frozen to it
option-canasta-before-opening-open = As any pile
option-canasta-before-opening-forbidden = Not to be taken
option-canasta-before-opening-frozen-about = It is taken only with a natural pair, in the act that opens.
option-canasta-before-opening-open-about = It is taken like any other, in the act that opens.
option-canasta-before-opening-forbidden-about = A side opens from the hand first.
option-canasta-always-frozen = The pile is always frozen
option-canasta-always-frozen-about = It is taken only with a natural pair, whatever lies in it.
option-canasta-black3 = A black three on the pile
option-canasta-black3-stop-but-go-out = Blocks, unless to go out
option-canasta-black3-stop = Always blocks
option-canasta-black3-freeze = Freezes
option-canasta-black3-stop-but-go-out-about = Nobody takes the pile under a black three, except to go out with a set of black threes.
option-canasta-black3-stop-about = Nobody takes the pile while a black three lies on top.
option-canasta-black3-freeze-about = The pile is frozen until it is taken, as by a wild card.

## Canasta: ending the deal
option-canasta-canastas-to-go-out = Canastas to go out
option-canasta-canastas-to-go-out-0 = None
option-canasta-concealed-own-canasta = A concealed hand needs a canasta of its own
option-canasta-concealed-layoff = A concealed hand may be laid off in part
option-canasta-concealed-layoff-about = Whether cards may go to a partner’s melds in going out concealed.
option-canasta-concealed-minimum = The minimum of a concealed hand
option-canasta-concealed-minimum-if-pile-taken = With the pile only
option-canasta-concealed-minimum-always = Always needed
option-canasta-concealed-minimum-never = Never needed
option-canasta-concealed-minimum-about = Whether going out concealed must reach the opening minimum.
option-canasta-stock-end = When the stock is used up
option-canasta-stock-end-forced-take = Play goes on
option-canasta-stock-end-last-card = The deal ends
option-canasta-stock-end-forced-take-about = For as long as each player takes the pile; one that fits a meld has to be taken.
option-canasta-stock-end-last-card-about = With the turn of whoever drew the last card.
option-canasta-discard-to-go-out = The last card in going out
option-canasta-discard-to-go-out-yes = Must be discarded
option-canasta-discard-to-go-out-no = As you like

## Canasta: the score
option-canasta-natural-bonus = A natural canasta
option-canasta-mixed-bonus = A mixed canasta
option-canasta-wild-bonus = A canasta of wild cards
option-canasta-red3-value = A red three
option-canasta-red3-all = Red threes that count as all
option-canasta-red3-all-about = From so many on, each red three earns the greater value.
option-canasta-red3-all-value = A red three of all
option-canasta-out-bonus = Going out
option-canasta-concealed-bonus = Going out concealed, besides
option-canasta-black3-in-hand = A black three left in the hand costs
option-canasta-deduct-without-canasta = Melds of a side without a canasta
option-canasta-deduct-without-canasta-yes = Are deducted
option-canasta-deduct-without-canasta-no = Count for it
option-canasta-red3-in-hand = A red three left in the hand costs
option-canasta-red3-in-hand-each = That cost is
option-canasta-red3-in-hand-each-yes = For each of them
option-canasta-red3-in-hand-each-no = Once for all
option-canasta-red3-in-hand-spared = Whoever never had a turn
option-canasta-red3-in-hand-spared-yes = Is spared it
option-canasta-red3-in-hand-spared-no = Pays it too
option-canasta-target = Points that win

## Canasta: club rules for accidents
option-canasta-accidents = Club rules for accidents
option-canasta-accidents-yes = In force
option-canasta-accidents-no = Not in force
option-canasta-accidents-yes-about = An opening that falls short is taken back at a price, and so is a question in vain.
option-canasta-accidents-no-about = Whatever falls short is refused, and costs nothing.
option-canasta-opening-raise = The minimum after an opening that fell short
option-canasta-opening-raise-0 = As before
option-canasta-opening-raise-about = So many points more for the rest of the deal. Where club rules for accidents are in force.
option-canasta-asked-in-vain = Asking, being told yes, and not going out costs
option-canasta-asked-in-vain-about = Where club rules for accidents are in force.

## Gin Rummy: the deal
option-gin-ranks = Ranks of the pack
option-gin-hand-size = Cards in a hand
option-gin-next-dealer = Who deals next
option-gin-next-dealer-loser = The loser
option-gin-next-dealer-winner = The winner
option-gin-next-dealer-alternate = In turn
option-gin-next-dealer-loser-about = Whoever lost the deal gives the next one.
option-gin-next-dealer-winner-about = Whoever won the deal gives the next one.
option-gin-next-dealer-alternate-about = The deal goes to and fro.

## Gin Rummy: the turn, melds
option-gin-just-taken = A card just taken
option-gin-just-taken-any = Stays in the turn
option-gin-just-taken-first-upcard = Only the first upcard
option-gin-just-taken-may = May be thrown
option-gin-just-taken-any-about = What you take from the pile is not thrown in the same turn.
option-gin-just-taken-first-upcard-about = Only the card turned up at the deal may not be thrown at once.
option-gin-just-taken-may-about = What you take may be thrown back at once.
option-gin-ace = The ace
option-gin-ace-low = Low
option-gin-ace-high-too = High too
option-gin-ace-low-about = A 2 3 is a run, Q K A is not.
option-gin-ace-high-too-about = A 2 3 and Q K A are runs, K A 2 is not.

## Gin Rummy: knocking, the end of a deal
option-gin-knock-limit = Deadwood to knock with, at most
option-gin-knock-limit-0 = None: only gin
option-gin-knock-limit-by-upcard = The upcard sets the limit
option-gin-knock-limit-by-upcard-about = Its value is the limit of the deal, as in Oklahoma.
option-gin-upcard-ace-means-gin = An ace turned up
option-gin-upcard-ace-means-gin-yes = Asks for gin
option-gin-upcard-ace-means-gin-no = Sets a limit of 1
option-gin-upcard-ace-means-gin-about = Where the upcard sets the limit.
option-gin-stock-end = Cards that are never drawn
option-gin-turn-cap = Turns until a deal is void

## Gin Rummy: the score of a deal
option-gin-gin-bonus = Gin
option-gin-undercut-bonus = An undercut
option-gin-gin-beats-tie = Gin against no deadwood
option-gin-gin-beats-tie-yes = Gin wins
option-gin-gin-beats-tie-no = An undercut
option-gin-gin-beats-tie-yes-about = Gin is never undercut.
option-gin-gin-beats-tie-no-about = Equal sums are an undercut, even two of nothing.
option-gin-opponent-sum-added = The other’s deadwood
option-gin-opponent-sum-added-never = Counts once
option-gin-opponent-sum-added-gin-only = Again for gin
option-gin-opponent-sum-added-always = Again always
option-gin-opponent-sum-added-never-about = It is in the difference already.
option-gin-opponent-sum-added-gin-only-about = For gin it is added once more to the difference.
option-gin-opponent-sum-added-always-about = It is added once more to the difference, by the letter of the source.
option-gin-spades-double = A spade turned up doubles the deal
option-gin-big-gin-bonus = Big gin
option-gin-big-gin-bonus-0 = Not played
option-gin-big-gin-bonus-about = Eleven cards in melds, laid down without a discard. 0 is no big gin.

## Gin Rummy: the game
option-gin-target = Points that win a game
option-gin-games = Games at once
option-gin-games-about = Three for Hollywood.
option-gin-box-bonus = A deal won
option-gin-box-timing = Boxes
option-gin-box-timing-end = At the end
option-gin-box-timing-running = At once
option-gin-box-timing-end-about = The points for each deal won are added when the game is over.
option-gin-box-timing-running-about = The points for each deal won are added at once, and help on the way to the target.
option-gin-game-bonus = The game
option-gin-shutout-game-bonus = The game against a loser without a point
option-gin-settle-by = Who is paid
option-gin-settle-by-totals = The higher total
option-gin-settle-by-game-winner = Who won the game
option-gin-settle-by-totals-about = When all is added up, the higher total is paid the difference.
option-gin-settle-by-game-winner-about = Whoever reached the target is paid, whatever the totals say.
option-gin-shutout = A loser without a point
option-gin-shutout-both = Greater bonus, doubled
option-gin-shutout-bonus-only = Greater bonus
option-gin-shutout-payment-only = Doubled
option-gin-shutout-both-about = The winner’s bonus is the greater one, and what is paid is doubled.
option-gin-shutout-bonus-only-about = The winner’s bonus is the greater one, and the payment stays as it is.
option-gin-shutout-payment-only-about = The bonus is the usual one, and what is paid is doubled.

## Chapters of the rulebooks, as they bear on options
chapter-C1 = Partners and seats
chapter-C2 = The deal
chapter-C3 = The turn
chapter-C4 = Melds and canastas
chapter-C5 = The discard pile
chapter-C6 = Ending the deal
chapter-C7 = The score
chapter-C8 = Club rules for accidents
chapter-G1 = The deal
chapter-G2 = The turn
chapter-G3 = Melds and deadwood
chapter-G4 = Knocking
chapter-G5 = Laying off
chapter-G6 = How a deal ends
chapter-G7 = The score of a deal
chapter-G8 = The game and the settlement
