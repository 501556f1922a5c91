### Reasons
### Why a player acts so: the hint says them, and so does "what happened last". They hold for you and for a computer player alike.
### { ranks } and { rank } name the rank in $rank.

## Discards

reason-last-card = It is the last card.
reason-black-three-stops = A black three stops the next player from taking the pile.
reason-only-wilds-left = Only wild cards are left; { $card } costs least.
reason-freezes = { $card } freezes the pile of { $count ->
    [one] one card
   *[other] { $count } cards
}.
reason-they-have-not-opened = The other side has not opened and will hardly use { ranks }.
reason-safe-discard = { $seen ->
    [one] One of the { ranks } is out already, so hardly anybody holds a pair.
   *[other] { $seen } of the { ranks } are out already, so hardly anybody holds a pair.
}
reason-least-danger = The { ranks } are the least dangerous cards to give.
reason-danger-passed = { $name } would like { ranks }: keep those.
reason-sheds-points = { $points ->
    [one] It takes one point out of the hand.
   *[other] It takes { $points } points out of the hand.
}
reason-lone-card = The { rank } stands alone.
reason-keeps-for-meld = The { ranks } go to the meld on the table.
reason-keeps-pair = The pair of { ranks } stays: it can take the pile.
reason-keeps-triple = The three { ranks } stay together.
reason-keeps-live = The { ranks } may still become a meld.

## Taking the pile

reason-pile-empty = The pile is empty.
reason-pile-blocked = { $card } blocks the pile.
reason-no-pair-to-open = There is no pair of { ranks } to open with.
reason-short-of-opening = The opening of { $needs } is out of reach with this pile.
reason-opens-with = The opening: { $has } points of the { $needs } needed.
reason-adds-top = The top card goes to the { ranks } on the table.
reason-must-take = The stock is gone and the { rank } fits our meld: it must be taken.
reason-no-pair-for-frozen = The pile is frozen, and there is no natural pair of { ranks }.
reason-nothing-fits-top = Nothing goes with the { rank } on top.
reason-pays-wild = Taking it costs a wild card with one of the { ranks }.
reason-pair-takes = A natural pair of { ranks } takes it.
reason-pile-not-worth = { $count ->
    [one] A pile of one card is not worth it.
   *[other] A pile of { $count } cards is not worth what it costs.
}
reason-takes-big-pile = A pile of { $count } cards is worth a lot.
reason-takes-pile = { $count ->
    [one] One card more comes to the hand.
   *[other] { $count } cards come to the hand.
}
reason-pile-has-wilds = { $count ->
    [one] A wild card lies in the pile.
   *[other] { $count } wild cards lie in the pile.
}
reason-pile-fits = { $count ->
    [one] One card of the pile fits melds or pairs.
   *[other] { $count } cards of the pile fit melds or pairs.
}
reason-takes-to-go-out = { $count ->
    [one] With the card of the pile the hand can go out.
   *[other] With the { $count } cards of the pile the hand can go out.
}
reason-stock-gone = The stock is gone.

## Melds

reason-holds-opening = The opening waits, though { $has } points of the { $needs } needed are there.
reason-opens-late = { $stock ->
    [one] One card is left in the stock: time to open.
   *[other] { $stock } cards are left in the stock: time to open.
}
reason-opens-after-them = The other side has opened: time to follow.
reason-keeps-for-frozen-pile = The { ranks } stay in the hand: they can take the frozen pile.
reason-completes-canasta = { $kind ->
    [natural] It completes a natural canasta of { ranks }.
   *[mixed] It completes a mixed canasta of { ranks }.
}
reason-adds = { $count ->
    [one] One card more for the { ranks }, { $size } in all.
   *[other] { $count } cards more for the { ranks }, { $size } in all.
}
reason-new-meld = A new meld of { $count } { ranks }.
reason-finishes-with-wilds = { $count ->
    [one] One wild card makes the canasta of { ranks }.
   *[other] { $count } wild cards make the canasta of { ranks }.
}
reason-saves-wilds = { $count ->
    [one] The wild card that the { ranks } lack is better saved.
   *[other] The { $count } wild cards that the { ranks } lack are better saved.
}
reason-pair-with-wild = A wild card turns the pair of { ranks } into a meld.
reason-sheds-wilds = { $count ->
    [one] A wild card is better on the table than in the hand.
   *[other] { $count } wild cards are better on the table than in the hand.
}
reason-tables-three = A red three belongs on the table.

## Going out

reason-goes-out = { $caught ->
    [0] It goes out.
    [one] It goes out and catches one card in their hands.
   *[other] It goes out and catches { $caught } cards in their hands.
}
reason-wins-match = It wins the match with { $total }.
reason-catches-unopened = { $reds ->
    [0] The other side has not opened: all their cards count against them.
   *[other] The other side has not opened: their cards and red threes count against them.
}
reason-waits-to-go-out = { $count ->
    [one] Going out waits: the partner still holds one card.
   *[other] Going out waits: the partner still holds { $count } cards.
}
reason-bound-to-go-out = The partner’s yes binds: it must go out.
reason-few-points = { $points ->
    [one] Only one point would be caught in the hand.
   *[other] Only { $points } points would be caught in the hand.
}
reason-few-cards = { $count ->
    [one] Only one card is left in the hand.
   *[other] Only { $count } cards are left in the hand.
}
reason-stock-low = { $stock ->
    [one] Only one card is left in the stock.
   *[other] Only { $stock } cards are left in the stock.
}
reason-caught-with-much = { $count ->
    [one] One card worth { $points } would be caught in the hand.
   *[other] { $count } cards worth { $points } would be caught in the hand.
}
reason-unplanned = It is allowed, and nothing better is left.
reason-at-random = Chosen by lot.
