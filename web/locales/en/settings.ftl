### The settings.

settings-title = Settings
settings-look = Look
settings-play = Play
settings-senses = Sound and motion
settings-reset = Back to the first day
settings-were-reset = All settings are as on the first day.

set-table = Table
set-table-linen = Linen
set-table-woad = Woad
set-table-heather = Heather
set-table-lichen = Lichen
set-mode = Light
set-mode-auto = As the device
set-mode-light = Light
set-mode-dark = Dark
set-deck = Cards
set-deck-4c = Four colours
set-deck-2c = Two colours
set-deck-hc = High contrast
set-size = Size of the cards
set-size-normal = Normal
set-size-large = Large

set-speed = Pace of the others
set-speed-slow = Slow
set-speed-normal = Normal
set-speed-fast = Fast
set-speed-off = At once
set-speed-about = You can always skip to your turn.
set-order = Order of a new hand
set-order-rank = By rank
set-order-suit = By suit
set-order-melds = By melds
set-order-hand = As I lay it
set-order-about = You can change it at the table at any time.
set-confirm = Ask before a costly slip
set-keys = Single-letter keys
set-keys-about = D draws, M melds, and so on, with the focus in the table.

set-awake = Keep the screen on
set-awake-about = Only while the table is open. It costs battery.

set-sound = Sound
set-sound-about = Short and soft, made on the spot.
set-volumeCards = Cards
set-volumeSignals = Signals
set-captions = Captions
set-captions-about = Says in words what sounds.
set-motion = Motion
set-motion-auto = As the device
set-motion-on = On
set-motion-off = Off
set-motion-about = Off: cards are simply where they are.
