### What happens at the table, one sentence each: the log, the speech and the captions say the same words.
### $who is "you" or "other", $name the player's name, $card one card, $cards several.

event-turn-you = Your turn.

## Sounds, for those who have the captions on and an event says nothing
caption-card = A card moves
caption-place = A card is laid down
caption-choose = Card chosen
caption-back = Card put back
caption-take = The pile is taken
caption-natural = Natural canasta
caption-mixed = Mixed canasta
caption-frozen = The pile freezes
caption-blocked = The pile is blocked
caption-refused = Refused
caption-turn = Your turn
caption-out = Out
