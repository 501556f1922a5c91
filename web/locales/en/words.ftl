### Cards and people. Ranks come as K, T, 9 …; suits are part of a card's name.

rank-short = { $rank ->
    [T] 10
   *[other] { $rank }
}
rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
    [2] two
    [W] wild card
   *[other] joker
}
ranks = { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [T] tens
    [9] nines
    [8] eights
    [7] sevens
    [6] sixes
    [5] fives
    [4] fours
    [3] black threes
    [2] twos
    [W] wild cards
   *[other] jokers
}

card-hidden = a card
card-joker-short = ★ joker
card-JK = joker
card-AS = ace of spades
card-AH = ace of hearts
card-AD = ace of diamonds
card-AC = ace of clubs
card-KS = king of spades
card-KH = king of hearts
card-KD = king of diamonds
card-KC = king of clubs
card-QS = queen of spades
card-QH = queen of hearts
card-QD = queen of diamonds
card-QC = queen of clubs
card-JS = jack of spades
card-JH = jack of hearts
card-JD = jack of diamonds
card-JC = jack of clubs
card-TS = ten of spades
card-TH = ten of hearts
card-TD = ten of diamonds
card-TC = ten of clubs
card-9S = nine of spades
card-9H = nine of hearts
card-9D = nine of diamonds
card-9C = nine of clubs
card-8S = eight of spades
card-8H = eight of hearts
card-8D = eight of diamonds
card-8C = eight of clubs
card-7S = seven of spades
card-7H = seven of hearts
card-7D = seven of diamonds
card-7C = seven of clubs
card-6S = six of spades
card-6H = six of hearts
card-6D = six of diamonds
card-6C = six of clubs
card-5S = five of spades
card-5H = five of hearts
card-5D = five of diamonds
card-5C = five of clubs
card-4S = four of spades
card-4H = four of hearts
card-4D = four of diamonds
card-4C = four of clubs
card-3S = three of spades
card-3H = three of hearts
card-3D = three of diamonds
card-3C = three of clubs
card-2S = two of spades
card-2H = two of hearts
card-2D = two of diamonds
card-2C = two of clubs

player-you = You
player-simple = Learner
player-club = Club
player-random = Anything goes
