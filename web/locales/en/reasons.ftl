### Why an act is chosen: by a computer player, or as a hint. One sentence each, true of whoever plays.
### $rank is the letter of a rank ({ ranks } writes it out), $count, $points and the like are numbers,
### $name is the name of the player in $seat, $card a card.

reason-at-random = Chosen at random.
reason-unplanned = No plan fitted, so this is simply an act that is allowed.
reason-tables-three = Red threes belong on the table: in the hand they only cost points.

## Taking the pile, or leaving it

reason-takes-pile = { $count ->
    [one] The pile is only one card, but taking it costs little.
   *[other] The { $count } cards of the pile help this hand more than a card from the stock.
}
reason-takes-big-pile = The pile is big: { $count } cards.
reason-adds-top = The top card goes straight onto the meld of { ranks }.
reason-pair-takes = A pair of { ranks } in the hand takes the pile.
reason-pays-wild = One of the { ranks } and a wild card are enough to take the pile.
reason-pile-has-wilds = { $count ->
    [one] There is a wild card in the pile.
   *[other] There are { $count } wild cards in the pile.
}
reason-pile-fits = { $count ->
    [one] One more card of the pile fits this hand or its side’s melds.
   *[other] { $count } more cards of the pile fit this hand or its side’s melds.
}
reason-must-take = The stock is gone and the top card fits the meld of { ranks }, so the pile has to be taken.
reason-takes-to-go-out = { $count ->
    [one] The black three lets this hand go out.
   *[other] Taking the { $count } cards of the pile lets this hand go out.
}
reason-bound-to-go-out = The partner said yes, so this turn has to end by going out.
reason-pile-empty = There is no pile to take.
reason-pile-blocked = { $card } on top keeps everybody off the pile.
reason-no-pair-for-frozen = The pile is frozen, and there is no pair of { ranks } to take it with.
reason-no-pair-to-open = This side has not opened, and there is no pair of { ranks } to take the pile with.
reason-short-of-opening = Even with the top card this hand cannot open: it needs { $needs } points.
reason-nothing-fits-top = Nothing goes with the top card: no meld of { ranks }, no pair, no single one with a wild card to spare.
reason-pile-not-worth = { $count ->
    [one] The pile is only one card and not worth what taking it costs.
   *[other] The { $count } cards of the pile are not worth what taking it costs.
}
reason-last-card-cannot-take = With one card in the hand, a pile of one card may not be taken.
reason-take-forbidden = The pile would be welcome, but the rules do not allow taking it now.
reason-stock-gone = The stock is gone; to leave the pile ends the deal.

## Melding

reason-opens-with = These cards open: they make { $has } points, and { $needs } are needed.
reason-opens-late = { $stock ->
    [0] The stock is gone, so it is time to open.
    [one] Only one card is left in the stock, so it is time to open.
   *[other] Only { $stock } cards are left in the stock, so it is time to open.
}
reason-opens-after-them = The next player’s side has opened and takes the pile easily, so this side should not wait.
reason-holds-opening = Opening is possible with { $has } points against { $needs }, but the cards do more in the hand for now: they may take the pile.
reason-completes-canasta = { $kind ->
    [natural] That completes a natural canasta of { ranks }.
    [wild] That completes a canasta of wild cards.
   *[mixed] That completes a mixed canasta of { ranks }.
}
reason-adds = { $count ->
    [one] One more card for the meld of { ranks }, which grows to { $size }.
   *[other] { $count } more cards for the meld of { ranks }, which grows to { $size }.
}
reason-new-meld = { $count } natural { ranks } are safer on the table, and a canasta may grow from them.
reason-finishes-with-wilds = { $count ->
    [one] One wild card finishes the canasta of { ranks }: that is where wild cards earn most.
   *[other] { $count } wild cards finish the canasta of { ranks }: that is where wild cards earn most.
}
reason-pair-with-wild = A pair of { ranks } and a wild card make a meld.
reason-sheds-wilds = { $stock ->
    [0] The stock is gone, so spare wild cards are best laid down.
    [one] One card is left in the stock; spare wild cards are best laid down.
   *[other] With { $stock } cards left in the stock, spare wild cards are worth more on the table than in the hand.
}
reason-keeps-for-frozen-pile = The { ranks } stay in the hand, because the pile is frozen and only a pair takes it.
reason-saves-wilds = { $count ->
    [one] The meld of { ranks } lacks one card, but the wild card is saved for better.
   *[other] The meld of { ranks } lacks { $count } cards: too many wild cards for one canasta.
}

## Going out

reason-goes-out = { $count ->
    [one] Going out catches the opponents with one card in hand.
   *[other] Going out catches the opponents with { $count } cards in hand.
}
reason-wins-match = It should win the match, with about { $total } points.
reason-catches-unopened = { $reds ->
    [0] The next player’s side has not even opened.
    [one] The next player’s side has not even opened, and its red three counts against it.
   *[other] The next player’s side has not even opened, and its { $reds } red threes count against it.
}
reason-waits-to-go-out = { $count ->
    [one] Going out is possible, but there is more to be had by playing on.
   *[other] Going out is possible, but the partner still holds { $count } cards, and there is more to be had by playing on.
}
reason-few-points = { $points ->
    [0] Nothing in this hand would be caught.
   *[other] Only { $points } points in this hand would be caught.
}
reason-few-cards = { $count ->
    [one] Only one card in this hand would be caught.
   *[other] Only { $count } cards in this hand would be caught.
}
reason-stock-low = { $stock ->
    [0] The stock is gone, so it is time to end the deal.
    [one] One card is left in the stock, so it is time to end the deal.
   *[other] Only { $stock } cards are left in the stock, so it is time to end the deal.
}
reason-caught-with-much = { $count ->
    [one] The card in this hand would cost { $points } points.
   *[other] The { $count } cards in this hand would cost { $points } points.
}

## Discarding

reason-last-card = It is the last card, and it goes out.
reason-black-three-stops = A black three stops the next player from taking the pile.
reason-freezes = { $card } freezes the pile: from now on only a natural pair takes it.
reason-only-wilds-left = Of the cards left, { $card } is the least loss.
reason-cheapest = One of the { ranks } is the cheapest card to give up.
reason-they-have-not-opened = The next player’s side has not opened, so taking the pile would cost it dear.
reason-safe-discard = The next player can hardly take the pile with it: { $seen } of the { $every } { ranks } are accounted for.
reason-safe-while-frozen = The pile is frozen, and the next player is unlikely to hold a pair of { ranks }.
reason-least-danger = Nothing is quite safe; the { ranks } are the least risk for what they are worth.
reason-danger-passed = One of the { ranks } would be missed less, but the next player, { $name }, is too likely to take the pile with it.
reason-keeps-pair = The pair of { ranks } stays: a pair can take the pile.
reason-keeps-triple = The { ranks } stay together: three of them are a meld.
reason-keeps-for-meld = The { ranks } stay: they belong to a meld on the table.
reason-keeps-live = The { rank } stays: there are more of its kind to come.
reason-lone-card = A lone { rank } does least in this hand.
reason-sheds-points = The deal is nearly over, and { $points } points are out of the hand.

## Gin Rummy: taking a card, or leaving it. $other is a card too, one that might be thrown instead.

reason-gin-must-draw = Both have passed, so the first card comes from the stock.
reason-gin-takes-to-gin = { $card } makes gin.
reason-gin-takes-into-meld = { $card } goes into a meld.
reason-gin-takes-to-save = Taking { $card } brings the deadwood from { $had } down to { $points }.
reason-gin-takes-for-outs = { $count ->
    [one] With { $card } in the hand, one more unseen card would make a meld.
   *[other] With { $card } in the hand, { $count } more unseen cards would make a meld.
}
reason-gin-unseen = The card, or the whole hand, lies unseen: there is nothing to weigh.
reason-gin-makes-no-meld = { $card } makes no meld.
reason-gin-helps-little = { $card } makes a meld, but helps little: the deadwood would go from { $had } to { $points }.
reason-gin-costs-outs = { $count ->
    [one] With { $card } in the hand, one unseen card fewer would make a meld.
   *[other] With { $card } in the hand, { $count } unseen cards fewer would make a meld.
}

## Gin Rummy: throwing a card

reason-gin-least-deadwood = { $points ->
    [0] Without { $card } there is no deadwood left.
    [one] Without { $card }, one point of deadwood stays.
   *[other] Without { $card }, { $points } points of deadwood stay.
}
reason-gin-throws-high = A high card like { $card } is better gone than { $other }, though { $other } would leave less deadwood.
reason-gin-fewer-loose = { $count ->
    [0] That leaves no card outside the melds; throwing { $other } would leave { $instead }.
    [one] That leaves one card outside the melds; throwing { $other } would leave { $instead }.
   *[other] That leaves { $count } cards outside the melds; throwing { $other } would leave { $instead }.
}
reason-gin-keeps-outs = { $count ->
    [one] One unseen card would then make a new meld; throwing { $other } would leave { $instead }.
   *[other] { $count } unseen cards would then make a new meld; throwing { $other } would leave { $instead }.
}
reason-gin-keeps-knock-outs = { $count ->
    [one] One unseen card would then allow a knock; throwing { $other } would leave { $instead }.
   *[other] { $count } unseen cards would then allow a knock; throwing { $other } would leave { $instead }.
}
reason-gin-stays-ready = { $points ->
    [0] The hand stays ready for gin.
    [one] The hand stays ready to knock with one point.
   *[other] The hand stays ready to knock with { $points } points.
}
reason-gin-is-safer = { $card } is safer: the other player can meld it about { $chance } times in a hundred, { $other } about { $instead } times.
reason-gin-near-theirs = { $card } lies next to a card that the other player threw or left, so it is hardly wanted.
reason-gin-all-alike = { $card } and { $other } come to about the same.
reason-gin-waits-for-gin = { $outs ->
    [one] A knock with { $points } is possible, but one unseen card would make gin.
   *[other] A knock with { $points } is possible, but { $outs } unseen cards would make gin.
}
reason-gin-too-late-to-knock = A knock with { $points } is possible, but after so many turns the other player may well have as little.

## Gin Rummy: knocking and laying off

reason-gin-knocks = { $points ->
    [one] One point of deadwood is little enough: up to { $limit } may knock.
   *[other] { $points } points of deadwood are few enough: up to { $limit } may knock.
}
reason-gin-goes-gin = No deadwood is left: that is gin.
reason-gin-goes-big-gin = All eleven cards are in melds: that is big gin.
reason-gin-lays-down-closed = { $fits ->
    [0] Laid down like this, no card that the other player may hold fits; in another way { $most } would.
    [one] Laid down like this, only one card that the other player may hold fits; in another way { $most } would.
   *[other] Laid down like this, only { $fits } cards that the other player may hold fit; in another way { $most } would.
}
reason-gin-lays-off = { $count ->
    [one] Laying off { $card } brings the deadwood from { $had } down to { $points }.
   *[other] { $card } is the first of { $count } cards to lay off; together they bring the deadwood from { $had } down to { $points }.
}
reason-gin-lays-off-no-more = { $points ->
    [0] Nothing is left over.
    [one] Nothing more to lay off helps; one point stays.
   *[other] Nothing more to lay off helps; { $points } points stay.
}
reason-gin-undercuts = { $points } against { $knock }: the knock is undercut.
