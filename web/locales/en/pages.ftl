### The pages around the table.

app-name = Melds
app-motto = Canasta and Gin Rummy, with every rule explained.
title = { $page } · Melds
title-menu = Canasta and Gin Rummy
title-new = New game
title-seating = Draw for partners
title-table = At the table
title-handing = Hand over
title-score = Score sheet
title-rules = Rules
title-house = House rules
title-record = A game that came in
title-settings = Settings
title-help = Help
title-about = About
skip = Skip to the main part
back = Back
close = Close
retry = Try again
dismiss = All right
rule-number = Rule { $id }
notices = Notices

## Loading
boot-title = Melds is getting ready
boot-runtime = Python
boot-library = Its library
boot-engine = The rules
boot-setting-up = Setting up what has arrived
boot-bytes = { $name }, { $loaded } of { $total } MB
boot-failed = The game could not be started.
boot-failed-at = The game could not be started: “{ $stage }” did not arrive.
boot-failed-advice = Check the connection, then try again. Your saved game is safe.
boot-failed-offline = This device is offline. Try again once it is connected. Your saved game is safe.
boot-slow = Nothing has arrived for some seconds. Melds goes on waiting; what you have saved is safe.
boot-unable = This browser cannot run Melds: it has no WebAssembly, or it is switched off.
boot-unable-advice = Another browser can, or this one with its strictest protection switched off for this page. Your saved games are safe.
boot-failure-text = What the browser said: { $text }
engine-again = One moment: the rules are being set up again. Your game is kept.
engine-slow = The rules are taking longer than usual. If they do not answer they are set up again by themselves; your game is kept.
thinker-slow = A computer player is thinking longer than usual. If it does not answer, another thinks in its place.
thinker-anew = The computer players’ thinking broke off and is being set up again. The game goes on meanwhile.
engine-kept = Your game is kept and goes on where it was.

## Menu
menu-nav = What to do
menu-continue = Continue
menu-continue-soon = Nearly ready …
menu-deal = { $game }, deal { $deal }
menu-over = { $game }: the match is over
menu-seating = { $game }: draw for partners
menu-with = With { $names }
menu-among = { $names }, on this device
menu-side = { $names } { $scores }
menu-new = New game
menu-new-about = Canasta or Gin Rummy, against the computer
menu-rules = Rules
menu-rules-about = Two games, rule by rule
menu-settings = Settings
menu-settings-about = Cloth, cards, pace and sound
menu-help = Help
menu-help-about = How it goes, and every key
menu-about = About
menu-about-about = Offline, private, and made by whom
new-wait = One moment, the rules are still loading.
game-canasta = Canasta
game-gin = Gin Rummy

## Several people on one device
handing-title = { $name }’s turn
handing-title-computer = { $name } plays
handing-title-elsewhere = Another tab has this game
handing-to = Hand the device to { $name }. The table opens when { $name } is there.
handing-to-computer = The computer plays on. Then it is somebody’s turn who sits here.
handing-to-elsewhere = The table is covered here, so that nobody sees the hand of another.
handing-come = I am { $name }
handing-since = What has happened since
handing-menu = Menu

## Score sheet
score-title = Score sheet
score-told-label = Whose sheet it is
score-told-to = “You” on this sheet is
score-none = No cards have been dealt yet.
score-caption = What each side scored in this deal
score-line = Line
score-total = This deal
score-before = Before
score-now = Now
score-nothing = –
score-times = ×{ $count }
score-target = game at { $target }
score-pad = Score pad
score-pad-caption = Every deal of this match
score-deal = Deal { $deal }
score-sum = Total
score-new = New game
score-next-deal = Next deal
score-look-back = Look back

## Saves that could not be read
aside-at-line = line { $line }
aside-download = Download it

## Notices
damaged = Your saved game of { $game } could not be read. It has been set aside, and you can start a new one.
damaged-unnamed = A saved game could not be read, nor which game it was. It has been set aside.
damaged-where = { $where ->
    [sum] Something has changed or cut it since it was saved. (Checksum of the record: expected { $expected }.)
    [shape] It was saved by another version of Melds.
    [save] What lies there is no save at all.
    [stamp] A part of it is missing.
    [lines] The record of the game is missing from it.
    [crashed] Something went wrong inside the rules over it. That is a fault of ours. (It said: { $expected })
    [record] The rules can make no sense of what was played. (They expected { $expected }.)
   *[other] The rules can make no sense of what was played. (Found at { $where }; expected { $expected }.)
}
damaged-older = Two saved games of { $game } were here. The newer one goes on; the older one has been set aside.
unread = What is saved could not all be read just now. It stays as it is, and nothing is written over it.
unread-about = Open Melds again in a while to have it read.
elsewhere = Your game is open in another tab.
elsewhere-about = Only one page can play it at a time, and this one stands still until you take the game over.
elsewhere-here = Play here
unkept = The last act could not be kept: this browser has no room left, or forbids it.
unkept-about = The game goes on as long as this page stays open, and Melds goes on trying.
trouble = Something went wrong inside the rules. That is a fault of ours; your game is kept as it was.
trouble-about = It said: { $text }
trouble-again = Set up again
update = A newer Melds is here.
update-about = Your game is kept. It takes a moment.
update-now = Update
update-back = The newest Melds did not start here. This is the one before it; your games are kept.
offline-ready = ✓ Melds is ready to play without a network.
forgetful = This browser does not let the page keep anything: the game lasts as long as the page is open.
