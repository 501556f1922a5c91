### The pages around the table.

app-name = Melds
app-motto = Classic Canasta, with every rule explained.
title = { $page } · Melds
title-menu = Canasta
title-new = New game
title-seating = Draw for partners
title-table = At the table
title-score = Score sheet
title-rules = Rules
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
boot-bytes = { $name }, { $loaded } of { $total } MB
boot-failed = The game could not be started.
boot-failed-at = The game could not be started: “{ $stage }” did not arrive.
boot-failed-advice = Check the connection, then try again. Your saved game is safe.
boot-failed-offline = This device is offline. Try again once it is connected. Your saved game is safe.
boot-failure-text = What the browser said: { $text }
engine-again = One moment: the rules are being set up again. Your game is kept.
engine-kept = Your game is kept and goes on where it was.

## Menu
menu-nav = What to do
menu-present = Your game
menu-continue = Continue
menu-continue-soon = Nearly ready …
menu-deal = Deal { $deal }
menu-over = The match is over
menu-seating = Draw for partners
menu-scores = We { $we }, they { $they }
menu-with = With { $names }
menu-new = New game
menu-new-about = You and a partner against two
menu-rules = Rules
menu-rules-about = The laws of 1949, rule by rule
menu-settings = Settings
menu-settings-about = Cloth, cards, pace and sound
menu-help = Help
menu-help-about = How it goes, and every key
menu-about = About
menu-about-about = Offline, private, and made by whom

## New game
new-title = New game
new-what = Canasta for four: you and a partner, sitting opposite, against two computer players. The first side to reach 5,000 points wins.
new-what-link = Read the rules
new-opponents = Who plays with you
player-simple-about = Plays openly and simply: melds all it can, at once. Good for a first game.
player-club-about = Keeps pairs for the pile, minds what you throw away, and says why.
player-random-about = Any lawful act will do. Anything may happen, and most of it is odd.
new-seats = Partners
new-seats-draw = Draw cards for partners
new-seats-listed = Sit down as named
new-seats-draw-about = Everyone lifts a card from the spread pack; the two highest play together.
new-seats-listed-about = You sit with your partner opposite; who deals first is left to chance.
new-people = Names
new-you = Your name
new-one = First player
new-two = Second player
new-three = Third player
new-left = On your left
new-partner = Your partner
new-right = On your right
name-you = You
name-left = Ana
name-partner = Bryn
name-right = Kemal
black3 = A black three on the pile
black3-stop-but-go-out = Blocks, unless to go out
black3-stop = Always blocks
black3-stop-but-go-out-about = Nobody takes the pile under a black three, except to go out with a set of black threes.
black3-stop-about = Nobody takes the pile while a black three lies on top.
red3-forgettable = Red threes
red3-forgettable-no = Laid down for you
red3-forgettable-yes = You must remember
red3-forgettable-no-about = A red three goes to the table by itself and is replaced.
red3-forgettable-yes-about = You lay it down yourself, on any turn of yours. Still in your hand at the end it costs 500.
new-seed-summary = A deal to repeat
new-seed = Name of the shuffle
new-seed-about = The same name gives the same cards again. Left empty, the cards come from your device’s own secure chance.
new-fair = The cards are shuffled on this device, and nobody sees more than their own.
new-ends-present = This ends your present game, at deal { $deal }.
new-draw = Draw
new-deal = Deal
new-soon = Nearly ready …
new-wait = One moment, the rules are still loading.
new-unreadable = The game could not be set up: { $field } should be { $expected }.

## Draw for partners
seating-title = Draw for partners
seating-how = Lift one card. The two highest play together, and the highest plays first.
seating-done = The cards have decided.
seating-drawn = Cards drawn
seating-waits = has not drawn yet
seating-spread = The pack, spread, { $count } cards
seating-place = Card { $place } of { $size }
seating-place-taken = Card { $place } of { $size }, taken
seating-lift = { $count ->
    [one] Lift the card
   *[other] Lift { $count } cards
}
seating-said = { $name } drew the { $card }.
seating-result = How you sit
seating-partners = Your partner is { $partner }. { $left } sits on your left, { $right } on your right.
seating-first = { $who ->
    [you] You play first.
   *[other] { $first } plays first.
}
seating-dealer = { $who ->
    [you] You deal.
   *[other] { $dealer } deals.
}
seating-at-S = you
seating-at-N = your partner
seating-at-W = on your left
seating-at-E = on your right
seating-sit = Sit down and deal
seating-menu = Menu

## Score sheet
score-title = Score sheet
score-none = No cards have been dealt yet.
score-title-out = { $who ->
    [you] You went out. Deal { $deal }
   *[other] { $name } went out. Deal { $deal }
}
score-title-concealed = { $who ->
    [you] You went out concealed. Deal { $deal }
   *[other] { $name } went out concealed. Deal { $deal }
}
score-title-stock = The stock ran out. Deal { $deal }
score-title-red3 = The last card was a red three. Deal { $deal }
score-title-won = You win the match by { $margin }
score-title-lost = They win the match by { $margin }
score-caption = What each side scored in this deal
score-line = Line
score-natural = Natural canastas
score-mixed = Mixed canastas
score-red3 = Red threes
score-out = Going out
score-concealed = Concealed
score-melded = Cards melded
score-hand = Left in hand
score-forgotten = Red threes forgotten
score-total = This deal
score-before = Before
score-now = Now
score-nothing = –
score-times = ×{ $count }
score-race = To { $target }: we { $we }, they { $they }
score-target = game at { $target }
score-next = Next opening: we need { $we }, they need { $they }.
score-pad = Score pad
score-pad-caption = Every deal of this match
score-deal = Deal { $deal }
score-sum = Total
score-new = New game
score-next-deal = Next deal
score-look-back = Look back

## Rules
rules-motto = The rulebook
rules-back-nav = Way back
rules-back-table = Back to the table
rules-back = Back
rules-loading = The rulebook is being opened …
rules-chapters = Chapters
rules-refusal = At the table it is refused like this:
rules-rests-on = Rests on { $clauses }

## Help
help-title = Help
help-short = The game in short
help-aim = Collect cards of one rank. Three or more make a meld; seven or more make a canasta, the bonus that wins games. Twos and jokers are wild.
help-turn = On your turn draw a card or take the whole discard pile, meld if you like, then discard one card.
help-opening = Your side’s first melds of a deal must reach a minimum together: 15, 50, 90 or 120, by your score.
help-pile = Before your side has opened, and while the pile is frozen, it takes two natural cards of the top card’s rank from your hand. Wild cards freeze it.
help-threes = Red threes are bonuses and lie by your melds. A black three blocks the pile for the next player.
help-out = To go out, your side needs a canasta. You may ask your partner first; the answer binds you.
help-rules = All the rules, with their sources
help-keys = Keys at the table
help-keys-about = The single letters work with the focus in the table, and can be switched off in the settings.
key-card = card by card
key-row = row by row
key-ends = first, last card
key-space = choose a card
key-s = choose its whole rank
key-esc = put all back, close
key-jump = to the next card of that rank
key-jump-number = the same, for figures
key-move = move the card in the hand
key-d = draw
key-p = the pile
key-m = meld
key-x = discard
key-a = ask your partner
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
help-asides = Saves that could not be read
aside-line = { $found }, damaged at { $where }
aside-at-line = line { $line }
aside-download = Download it

## About
about-title = About Melds
about-what = A card table for classic Canasta. Every act is judged by one rulebook, and a refusal always says which rule and which figures.
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

## Notices
damaged = Your saved game could not be read. It has been set aside, and you can start a new one.
damaged-where = Found at { $where }; expected { $expected }.
elsewhere = Your game is open in another tab.
elsewhere-about = Only one page can play it at a time, and this one stands still until you take the game over.
elsewhere-here = Play here
unkept = The last act could not be kept: this browser has no room left, or forbids it.
unkept-about = The game goes on as long as this page stays open.
trouble = Something went wrong inside the rules. That is a fault of ours; your game is kept as it was.
trouble-about = It said: { $text }
trouble-again = Set up again
update = A newer Melds is here.
update-about = Your game is kept. It takes a moment.
update-now = Update
offline-ready = ✓ Melds is ready to play without a network.
forgetful = This browser does not let the page keep anything: the game lasts as long as the page is open.
