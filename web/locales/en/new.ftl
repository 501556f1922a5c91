### The New game page, house rules, and what is otherwise in one rule set than in another.

new-title = New game
new-game = Game
new-size = Players
new-set = Rule set
new-what-link = Read the rules
new-no-computers = Nobody: all seats are for people on this device. To choose a player gives the other seats back to the computer.
new-mixed = Not all of them alike; choose one level for all, or look at who sits where.

# A rule set, and a size, that the page has no words of its own for
new-house-gone = The house rules that you had chosen cannot be used any more. Choose a rule set, or bring them back under “My house rules”.
new-set-about = “What differs” tells what is otherwise in it.
new-table = { $seats } players in { $sides } sides.

## Who sits where
new-seating = Who sits where
new-people = Names, and who plays
new-you = Your name
name-you = You
name-person = { $n ->
    [1] First player
    [2] Second player
    [3] Third player
    [4] Fourth player
    [5] Fifth player
    [6] Sixth player
    [7] Seventh player
    [8] Eighth player
   *[other] Ninth player
}
new-player = Player { $n }
new-person = A person here
new-plays = Who plays: { $place }
new-several = The device goes from hand to hand, and nobody sees another’s cards. Each is called by name: write in who plays.
new-name-twice = Two players cannot both be called { $name }.
new-place = { $where ->
    [opposite] Opposite you
    [left] { $n ->
        [1] On your left
        [2] Second on your left
        [3] Third on your left
       *[other] Fourth on your left
    }
   *[right] { $n ->
        [1] On your right
        [2] Second on your right
        [3] Third on your right
       *[other] Fourth on your right
    }
}{ $side ->
    [partner] , your partner
    [against] , against you
    [with] , with { $with }
   *[alone] {""}
}

## Rule sets and options
new-house-about = House rules over { $set }{ $read ->
    [no] .
   *[yes] { $count ->
        [0] , with nothing changed.
        [one] , with one option changed.
       *[other] , with { $count } options changed.
    }
}
new-guest = { $count ->
    [0] “{ $name }”: { $set }, with nothing changed.
    [one] “{ $name }”: { $set }, with one option changed. You can save them under “Change the rules”.
   *[other] “{ $name }”: { $set }, with { $count } options changed. You can save them under “Change the rules”.
}
new-options = Change the rules
new-options-about = Each option shows the rule it belongs to, and how your rule set has it.
new-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
new-all-back = Back to the rule set
new-stopped = Nothing was dealt: “{ $option }” cannot be what you wrote.
new-unplayable = Nothing was dealt. { $told }
option-own = default
option-own-is = Default: { $own }.
option-range = From { $low } to { $high }; default: { $own }.
option-back = Back to { $value }
option-back-default = Back to the default
option-bad-number = A whole number from { $low } to { $high }, please.
option-bad-number-from = A whole number from { $low }, please.
option-bad-list = Whole numbers with commas between, please.
option-bad-list-within = Whole numbers from { $low } to { $high } with commas between, please.
option-bad-steps = { $cell ->
    [from] Scores: whole numbers that rise from row to row, please.
    [needs] Points needed: whole numbers from { $low } to { $high }, please.
   *[both] Whole numbers, please: scores that rise from row to row, and points needed from { $low } to { $high }.
}
option-is = “{ $option }” is { $value }
option-unplayable = { $count ->
    [0] This cannot be played. Expected: { $expected }.
   *[other] This cannot be played while { $others }. Expected: { $expected }.
}
option-unplayable-named = { $count ->
    [one] This cannot be played: { $all }. Expected: { $expected }.
   *[other] This cannot be played together: { $all }. Expected: { $expected }.
}
option-rows-from = From a score of
option-rows-needs = Points needed
option-rows-below = Below
option-rows-always = Always
option-row-from = From a score of, row { $n }
option-row-needs = Points needed, row { $n }
option-row-more = One more row
option-row-off = Take row { $n } away

## What differs
new-compare = What differs
compare-here = Compare
compare-there = With
compare-now = As chosen now
compare-changed = { $set }, as changed here
compare-size = { $sides ->
    [2] { $seats } players, two sides
    [3] { $seats } players, three sides
   *[other] { $seats } players, { $sides } sides
}
compare-none = They are the same.
compare-count = { $count ->
    [one] One thing is otherwise.
   *[other] { $count } things are otherwise.
}

## House rules
new-kept = My house rules
house-count = { $count ->
    [one] one set
   *[other] { $count } sets
}
house-none = None yet. Change what you like under “Change the rules”, and save it there under a name.
house-name = Save as my house rules, called
house-save = Save
house-save-over = Save in “{ $name }”
house-save-about = They are kept on this device and stand among the rule sets.
house-nameless = Give them a name first.
house-kept = “{ $name }” is kept, among the rule sets.
house-kept-for = { $seats ->
    [0] “{ $name }” is kept, among the rule sets of { $game }.
   *[other] “{ $name }” is kept, among the rule sets of { $game } for { $seats } players.
}
house-again = You have these rules already, as “{ $name }”.
house-about = { $game }, over { $set }{ $read ->
    [no] .
   *[yes] { $count ->
        [0] , with nothing changed.
        [one] , with one option changed.
       *[other] , with { $count } options changed.
    }
}
house-choose = Choose
house-choose-label = Choose “{ $name }”
house-chosen = “{ $name }” is chosen.
house-rename = Rename
house-rename-label = Rename “{ $name }”
house-rename-to = A new name for “{ $name }”
house-renamed = Now called “{ $name }”.
house-export = File
house-export-label = File of “{ $name }”
house-link = Link
house-link-label = Link to “{ $name }”
house-link-is = Whoever opens this link sees the rules, and may keep them
house-copied = The link is copied.
house-remove = Delete
house-remove-label = Delete “{ $name }”
house-removed = “{ $name }” is deleted.
house-undo = Undo
house-undo-label = Undo: bring “{ $name }” back
house-restored = “{ $name }” is back.
house-unnamed = Without a name
house-broken = It stays here as it is, until you delete it.
house-import = Bring in from files
house-file-bad = { $file }: { $why }
house-many = { $more ->
    [one] One more file was not looked at: { $most } at a time.
   *[other] { $more } more files were not looked at: { $most } at a time.
}
house-fault = { $kind ->
    [large] The file is too large for house rules.
    [closed] The file could not be opened. It may have been moved, or you may not be allowed to read it.
    [deleted] They are not here any more: another page of Melds has deleted them.
    [full-undo] This could not be brought back: the browser has no room left, or forbids it. Nothing is lost as long as this page stays open.
    [full] This could not be kept: the browser has no room left, or forbids it. Nothing is lost as long as this page stays open, and a link or a file keeps it elsewhere.
    [gone] The rules are not ready yet. Try again in a moment.
   *[other] Something went wrong inside the rules over it. That is a fault of ours.
}
house-unreadable = { $place ->
    [version] These house rules cannot be read: { $found }. This one reads version { $expected }.
    [line] These are no house rules, or only a part of them: at line { $line }, column { $column } there should be { $expected }.
    [text] These are no house rules: { $found }. There should be { $expected }.
   *[field] These house rules cannot be read at “{ $field }”: { $found }. Expected: { $expected }.
}
house-no-option = These house rules cannot be read: there is no option “{ $option }” to choose.
house-option-bad = { $count ->
    [0] These house rules cannot be played: “{ $option }” cannot be “{ $value }”. Expected: { $expected }.
   *[other] These house rules cannot be played: “{ $option }” cannot be “{ $value }” while { $others }. Expected: { $expected }.
}
house-link-what = { $game }, by house rules over { $set }.
house-link-reading = The link is being read …
house-link-bad = Nothing was kept and nothing has changed. Ask for the link again, or for the file.
house-to-menu = To the menu
house-play = Play by these rules
house-keep = Keep them

## The deal
new-seed-summary = A deal to repeat
new-seed = Name of the shuffle
new-seed-about = The same name gives the same cards again. Left empty, the cards come from your device’s own secure chance.
new-fair = The cards are shuffled on this device, and nobody sees more than their own.
new-ends-present = This gives up the game that you have begun, at deal { $deal }: { $scores }.
new-ends-seating = This gives up the game that you have begun.
new-draw = Draw
new-deal = Deal
new-soon = Nearly ready …
new-shuffling = Shuffling …
new-early = The cards are being shuffled, and dealt in a moment.
new-early-long = The cards are dealt as soon as the rules are here.
new-elsewhere = Nothing was dealt: another tab has the game. “Play here” takes it over.
new-unreadable = The game could not be set up: { $field } should be { $expected }.
