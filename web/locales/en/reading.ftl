### The rulebook, the help and what is said about Melds.

## Rules
rules-motto = The rulebook
rules-books = Rulebooks
rules-back-nav = Way back
rules-back-table = Back to the table
rules-back = Back
rules-match = { $house ->
    [yes] Your match: { $set }, with house rules
   *[no] Your match: { $set }
}
rules-told-match = As they hold at your table, with its figures.
rules-told-changed = As they are in this set, with what you have changed: { $set }.
rules-told-set = As they are in this set: { $set }.
rules-as-in = Rules as in
rules-loading = The rulebook is being opened …
rules-chapters = Chapters
rules-refusal = At the table it is refused like this:
rules-rests-on = Rests on { $clauses }

## Help
help-title = Help
help-short = The game in short
help-rules = All the rules, with their sources
help-keys = Keys at the table
help-keys-about = The single letters work with the focus in the table, and can be switched off in the settings.
key-card = card by card
key-row = row by row
key-ends = first, last card
key-space = choose a card
key-esc = put all back, close
key-jump = to the next card of that rank
key-jump-number = the same, for figures
key-move = move the card in the hand
key-d = draw
key-p = the pile
key-x = discard
key-u = undo
key-h = hint
key-w = why not?
key-seat = read a player
key-scores = read the scores
key-r = say it again
key-help = this help
help-kept = Where your game is kept
help-kept-here = After every act, in this browser on this device, and nowhere else. Close the page when you like: it goes on at the same act.
help-kept-not = This browser does not let the page keep anything. The game lasts as long as the page is open.
help-file-save = Keep { $game } as a file
help-file-open = Open a game from a file
help-asides = Saves that could not be read
aside-unnamed = Some game
aside-line = { $where ->
    [sum] { $game }: { $found }, changed or cut since it was saved
    [shape] { $game }: { $found }, saved by another version of Melds
    [save] { $game }: { $found }, no save at all
    [stamp] { $game }: { $found }, a part of it is missing
    [lines] { $game }: { $found }, the record of the game is missing
    [crashed] { $game }: { $found }, the rules failed over it
    [older] { $game }: { $found }, set aside for a newer one
    [record] { $game }: { $found }, the rules can make no sense of it
   *[other] { $game }: { $found }, damaged at { $where }
}

## About
about-title = About Melds
about-what = A card table for classic Canasta and Gin Rummy. Every act is judged by one rulebook, and a refusal always says which rule and which figures.
about-private = Nothing you do leaves this device. There are no accounts, no counters and no advertisements.
about-chance = The cards are shuffled with your device’s secure chance. The computer players see what you could see in their place, and nothing else.
about-offline = Ready to play without a network.
about-online = Not kept for offline play on this device yet.
about-engine = Rules engine { $version }
about-thanks = With thanks to
about-pyodide = Pyodide, Python in the browser (MPL 2.0)
about-bitter = Bitter, the lettering, by Sol Matas (OFL 1.1)
about-courts = The court cards of @letele/playing-cards (CC0 1.0)
about-lit = lit, idb and Project Fluent (BSD, ISC and Apache 2.0)

## A record that came as a file or was shared
record-title = A game that came in
record-what = { $known ->
    [yes] A record of { $game } came in. Go on with it here?
   *[no] A text came in that does not say which game it is a record of. Try to go on with it?
}
record-players = Played by { $names }
record-from = File: { $name }
record-replaces = It takes the place of your own game of { $game }, deal { $deal }.
record-save-mine = Keep mine as a file
record-go-on = Go on with it
record-leave = Leave it
record-wait = One moment: the rules are nearly ready to read it.
record-fault = { $kind ->
    [large] What came in is too large to be the record of a game.
   *[closed] The file could not be opened.
}
record-unreadable = { $line ->
    [0] The rules can make no sense of it. They expected: { $expected }
   *[other] The rules can make no sense of line { $line }. They expected: { $expected }
}
record-unchanged = Nothing has changed: your own games are as they were.
