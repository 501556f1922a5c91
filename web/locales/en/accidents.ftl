### Club rules for accidents in Canasta: openings that fall short, cards that have been shown, and questions in vain.

ask-short-title = { $has } points are too few: { $needs } are needed
ask-short-text = { $verb ->
    [take] You show { $cards } to everybody and take them back, and the pile stays. Your side’s opening then needs { $then }, and you discard the cards you have shown first.
   *[meld] You show { $cards } to everybody and take them back. Your side’s opening then needs { $then }, and you discard the cards you have shown first.
}
ask-short-do = Show them
hand-card-exposed = { $card }, shown to all
card-exposed = shown
banner-exposed = { $count ->
    [one] You have shown { $cards }: discard it.
   *[other] You have shown { $cards }: discard one of them.
}
seat-exposed = { $count } shown
seat-exposed-label = { $label }. Shown: { $cards }
seat-exposed-cards = Cards that have been shown
pad-raised = { $needs } (+{ $raised })
event-fell-short = { $who ->
    [you] You showed { $cards }, too few points to open with, and took them back. Your side’s opening needs { $needs } now.
   *[other] { $name } showed { $cards }, too few points to open with, and took them back. That side’s opening needs { $needs } now.
}
event-asked-in-vain = { $who ->
    [you] You were told yes and did not go out: { $points } points off.
   *[other] { $name } was told yes and did not go out: { $points } points off.
}
ask-out-price = After yes you go out in this turn, or your side loses { $points } points. After no you must not go out.
banner-answer-price = { $who ->
    [you] You said yes: { $name } goes out in this turn, or your side loses { $points } points.
   *[partner] { $name } says yes: go out in this turn, or your side loses { $points } points.
}
permission-price = After yes { $name } goes out in this turn, or your side loses { $points } points. After no { $name } must not go out.
score-asked = Asked in vain
