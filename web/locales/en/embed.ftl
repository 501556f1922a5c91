### A table in somebody else's page: its poster, its start, what is under it.

embed-game-canasta = Canasta
embed-game-gin = Gin Rummy
embed-rules = Rules: { $rules }
embed-scores = Scores: { $scores }
embed-seat = { $seat ->
    [S] South
    [W] West
    [N] North
    [E] East
   *[other] Player { $seat }
}
embed-held = { $count ->
    [one] one card
   *[other] { $count } cards
}
embed-dealer = dealer
embed-more = and { $count } more
embed-melds = Melds of { $who }
embed-melds-of = Melds of { $who }
embed-no-melds = None yet
embed-stock = Stock
embed-stock-count = Stock { $count }
embed-pile = Pile { $count }
embed-pile-frozen = ❄ frozen
embed-hand = { $who } holds { $count ->
    [one] one card
   *[other] { $count } cards
}
embed-record = { $deals ->
    [0] { $acts } acts
    [one] One deal, { $acts } acts
   *[other] { $deals } deals, { $acts } acts
}
embed-act-draw = draws
embed-act-take = takes the pile
embed-act-meld = melds
embed-act-discard = discards
embed-act-pass = passes
embed-act-knock = knocks
embed-act-layoff = lays off
embed-act-done = is done
embed-act-ask = asks to go out
embed-act-yes = says yes
embed-act-no = says no
embed-act-red3 = tables a red three

## Whose turn it is

embed-todo-draw = { $who } is to draw or take.
embed-todo-play = { $who } is to play.
embed-todo-upcard = { $who } may take the upcard.
embed-todo-layoff = { $who } may lay off.

## The start

embed-try = Try it
embed-step-through = Step through it
embed-play = Play
embed-look = Look at the table
embed-opening = Opening the table …
embed-title = A card table: { $game }
embed-title-none = A card table
embed-fault = { $field }: “{ $text }” cannot be read. Expected: { $expected }
embed-fault-empty = { $field } is missing. Expected: { $expected }
embed-no-worker = This page does not let the table play here: its frame is in a sandbox without “allow-same-origin”.
embed-no-start = The table cannot start here. The page around it, or the browser, does not allow it, or a file has not come.
embed-no-more = The table cannot go on from where it was.
embed-try-again = Try again
embed-full = Open it in a page of its own
embed-full-address = Its address: { $address }

## What was expected of what a page asks for, after “Expected:”

embed-want-position = a position as a JSON object of at most { $most } characters, such as { $example }
embed-want-record = a record of at most { $most } characters, beginning with { $head }
embed-want-rules = the name of a rule set
embed-want-seed = a name of at most { $most } characters without { $without }
embed-want-lang = a language such as { $example }
embed-want-origin = the origin of the page that the frame is in
embed-want-something = a position, a record or a game
embed-want-one = either a position or a record
embed-want-cards = cards such as { $cards }
embed-want-list = a list
embed-want-number = a whole number
embed-want-seats = { $least } to { $most }
embed-want-object = an object
embed-want-game-line = a line such as { $example }
embed-want-pace = at most { $most } messages a second
embed-want-patience = an answer first to what was asked before
embed-want-open = a table that is open
embed-want-step = a whole number from 0
embed-want-act = an act such as { $example }
embed-want-not-readonly = a table that is not readonly
embed-want-one-act = one act at a time
embed-want-answer = an engine that can answer: { $text }

## Under the table

embed-bar = About this table
embed-again = Start again
embed-first = To the beginning
embed-back = One step back
embed-on = One step on
embed-last = To the end
embed-step = { $at } of { $of }
embed-play-on = Play from here
embed-readonly = Only to look at

## The app's page that makes the lines

title-embed = Embed this table
embed-about = These two lines show the table in a page of yours. A reader sees a picture at once; the game itself comes when somebody touches it.
embed-what = What the page shows
embed-what-position = This position
embed-what-game = A new game
embed-no-position = There is no deal on the table, so the page shows a new game. Begin one, and its position can be shown instead. Only what you can see of it goes with it.
embed-shared = Several people share this table, so the page shows a new game: a position would show the hand of one of them.
embed-set-readonly = Only to look at
embed-set-controls = With “Start again” and a link under it
embed-snippet = Put this into the page
embed-copy = Copy
embed-copied = Copied.
embed-copy-by-hand = The browser does not allow copying here. Mark the lines and copy them.
embed-guide = How it works
help-embed = Show this table in a page of yours
