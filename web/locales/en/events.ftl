### What happens at the table, one sentence each: the log, the speech and the captions say the same words.
### $who is "you" or "other", $name the player's name, $card one card, $cards several.

event-dealt = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
event-dealt-turned = { $who ->
    [you] You deal. Turned up: { $cards }.
   *[other] { $name } deals. Turned up: { $cards }.
}
event-turn-you = Your turn.
event-red3 = { $who ->
    [you] You table { $card }.
   *[other] { $name } tables { $card }.
}
event-red3-replaced = { $who ->
    [you] You table { $card } and draw { $replacement } for it.
   *[other] { $name } tables { $card } and draws a card for it.
}
event-drew = { $who ->
    [you] You drew { $card }.
   *[other] { $name } drew a card.
}
event-took = { $who ->
    [you] { $count ->
        [one] You took the pile, one card, { $top } on top.
       *[other] You took the pile of { $count } cards, { $top } on top.
    }
   *[other] { $count ->
        [one] { $name } took the pile, one card, { $top } on top.
       *[other] { $name } took the pile of { $count } cards, { $top } on top.
    }
}
event-took-with = { $who ->
    [you] { $count ->
        [one] You took the pile, one card, { $top } on top, and melded { $melds }.
       *[other] You took the pile of { $count } cards, { $top } on top, and melded { $melds }.
    }
   *[other] { $count ->
        [one] { $name } took the pile, one card, { $top } on top, and melded { $melds }.
       *[other] { $name } took the pile of { $count } cards, { $top } on top, and melded { $melds }.
    }
}
event-melded = { $who ->
    [you] You melded { $melds }.
   *[other] { $name } melded { $melds }.
}
event-canasta = { $kind ->
    [natural] { $who ->
        [you] You completed a natural canasta of { ranks }.
       *[other] { $name } completed a natural canasta of { ranks }.
    }
   *[mixed] { $who ->
        [you] You completed a mixed canasta of { ranks }.
       *[other] { $name } completed a mixed canasta of { ranks }.
    }
}
event-spoiled = The canasta of { ranks } is mixed now.
event-discarded = { $who ->
    [you] You discarded { $card }.
   *[other] { $name } discarded { $card }.
}
event-discarded-freezes = { $who ->
    [you] You discarded { $card }: the pile is frozen.
   *[other] { $name } discarded { $card }: the pile is frozen.
}
event-discarded-blocks = { $who ->
    [you] You discarded { $card }: the pile is blocked for the next player.
   *[other] { $name } discarded { $card }: the pile is blocked for the next player.
}
event-asked = { $who ->
    [you] You asked: “Partner, may I go out?”
   *[other] { $name } asked: “Partner, may I go out?”
}
event-answered = { $yes ->
    [yes] { $who ->
        [you] You answered: yes, go out.
       *[other] { $name } answered: yes, go out.
    }
   *[no] { $who ->
        [you] You answered: no, stay in.
       *[other] { $name } answered: no, stay in.
    }
}
event-passed = { $who ->
    [you] You let the pile lie.
   *[other] { $name } let the pile lie.
}
event-out = { $who ->
    [you] You went out.
   *[other] { $name } went out.
}
event-out-concealed = { $who ->
    [you] You went out concealed.
   *[other] { $name } went out concealed.
}
event-ended = The deal is over: we { $we }, they { $they }.
event-won = { $side ->
    [we] Your side wins the match, { $margin } points ahead.
   *[they] The other side wins the match, { $margin } points ahead.
}

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
