# The game itself: on the page, its title, what it is like, and its parts.
animal-kingdoms-title = Animal Kingdoms
animal-kingdoms-teaser = Lay animals in five kingdoms, as their laws allow, and have the most shields where it pays.
animal-kingdoms-over-after = The game is over · { $count ->
    [one] { $count } age
   *[other] { $count } ages
}
animal-kingdoms-part = Age { $count }:
animal-kingdoms-rival = Egon

# Names
animal-kingdoms-worth = { $points ->
    [1] a point
   *[other] { $points } points
}
animal-kingdoms-kingdom = { $kingdom ->
    [4] Fourfield
    [5] Fivefield
    [6] Sixfield
    [7] Sevenfield
   *[8] Eightfield
}
animal-kingdoms-card = { $species ->
    [panda] panda { $number }
    [tiger] tiger { $number }
    [bee] bee { $number }
    [lizard] lizard { $number }
    [frog] frog { $number }
    [owl] owl { $number }
    [okapi] okapi { $number }
   *[wolf] wolf { $number }
}
animal-kingdoms-hidden-card = a card
animal-kingdoms-species = { $species ->
    [panda] Red panda
    [tiger] Tiger
    [bee] Honeybee
    [lizard] Lizard
    [frog] Dart frog
    [owl] Barn owl
    [okapi] Okapi
   *[wolf] Arctic wolf
}
animal-kingdoms-animal = { $species ->
    [panda] a panda
    [tiger] a tiger
    [bee] a bee
    [lizard] a lizard
    [frog] a frog
    [owl] an owl
    [okapi] an okapi
   *[wolf] a wolf
}

# What lies on the table, for those who hear it
animal-kingdoms-token = { $points ->
    [one] { $points } point in age { $age }
   *[other] { $points } points in age { $age }
}
animal-kingdoms-bonus-token = { $worth ->
    [hidden] Bonus token, face down
   *[other] Bonus token worth { $worth }
}
animal-kingdoms-pile = { $cards ->
    [0] Empty pile
    [one] Pile: { $cards } card
   *[other] Pile: { $cards } cards
}
animal-kingdoms-discards = { $cards ->
    [0] No discards
    [one] Discards: { $cards } card
   *[other] Discards: { $cards } cards
}
animal-kingdoms-looks-own = Looks at its own kingdom
animal-kingdoms-looks-neighbours = Looks at both neighbours
animal-kingdoms-beside = beside it
animal-kingdoms-looks-others = Looks at all other kingdoms

# Where the game stands
animal-kingdoms-now = { $age ->
    [1] First age of three
    [2] Second age of three
   *[3] Third age of three
}
animal-kingdoms-option-egon = Egon plays too
animal-kingdoms-option-egon-about = An automatic rival who lays shields by the cards he turns. For two players; alone, you always meet him.
animal-kingdoms-source-kingdoms = Kingdoms
animal-kingdoms-source-swaps = Swaps
animal-kingdoms-source-bonus = Bonus tokens

# What can be chosen
animal-kingdoms-play = { $field ->
    [crown] Lay { $card } in { animal-kingdoms-kingdom } and take the crown
   *[normal] Lay { $card } in { animal-kingdoms-kingdom }
}
animal-kingdoms-pair = Lay a pair with { $card }
animal-kingdoms-partner = … and { $card }
animal-kingdoms-top = { $card } on top
animal-kingdoms-swap = Swap { $card }
animal-kingdoms-swap-more = … and { $card }
animal-kingdoms-swap-top = … and, on top, { $card }
animal-kingdoms-battle = Fight with { $card }
animal-kingdoms-done = That is all
animal-kingdoms-opening-play = A card in { animal-kingdoms-kingdom }
animal-kingdoms-opening-pair = A pair in { animal-kingdoms-kingdom }
animal-kingdoms-opening-swap = Swapped cards

# What is asked
animal-kingdoms-ask-turn = Lay a card in a kingdom, or swap one to four cards for { animal-kingdoms-worth }.
animal-kingdoms-ask-play = Lay a card in a kingdom: nobody swaps any more.
animal-kingdoms-ask-swap = No law welcomes any of your cards: swap one to four of them for { animal-kingdoms-worth }.
animal-kingdoms-ask-partner = Which card makes a pair with { $card }?
animal-kingdoms-ask-top = Which of the two lies on top?
animal-kingdoms-ask-more = Swap another card, or is that all?
animal-kingdoms-ask-battle = Lay a card face down for the battle in { animal-kingdoms-kingdom }.
animal-kingdoms-over = The game is over.

# Why not
animal-kingdoms-not-now = This is not what is decided now.
animal-kingdoms-begun = Another choice has been begun.
animal-kingdoms-not-held = You do not hold { $card }.
animal-kingdoms-full = { animal-kingdoms-kingdom } is full.
animal-kingdoms-nothing-named = First name the cards to swap.
animal-kingdoms-somebody-out = Nobody swaps once somebody is out.
animal-kingdoms-closed = Swapping is closed for this age.
animal-kingdoms-named-once = Each card is named once, by species and then by number.
animal-kingdoms-no-battle = There is no battle now.
animal-kingdoms-no-pairs = No kingdom takes pairs: that law is not in force.
animal-kingdoms-one-on-top = Either { $first } or { $second } lies on top.
animal-kingdoms-unlike = { $first } and { $second } share neither species nor number.
animal-kingdoms-no-partner = { $card } shares neither species nor number with another card of your hand.
animal-kingdoms-breach-l01 = { animal-kingdoms-animal } is neither frog nor wolf.
animal-kingdoms-breach-l02 = { animal-kingdoms-animal } is neither lizard nor tiger.
animal-kingdoms-breach-l03 = { animal-kingdoms-animal } is neither bee nor panda.
animal-kingdoms-breach-l04 = { animal-kingdoms-animal } is neither okapi nor owl.
animal-kingdoms-breach-l05 = { $number } is not 1, 2 or 3.
animal-kingdoms-breach-l06 = { $number } is not 4 or 5.
animal-kingdoms-breach-l07 = { $number } is not 6, 7 or 8.
animal-kingdoms-breach-l08 = { $number } is odd.
animal-kingdoms-breach-l09 = { $number } is even.
animal-kingdoms-breach-l10 = Even and odd take turns: no { $number } follows the { $last }.
animal-kingdoms-breach-l11 = There is { animal-kingdoms-animal } here already.
animal-kingdoms-breach-l12 = The number { $number } lies here already.
animal-kingdoms-breach-l13 = The next number is { $next }, not { $number }.
animal-kingdoms-breach-l14 = The next number is { $next }, not { $number }.
animal-kingdoms-breach-l15 = { $number } is not next to the last number, { $last }.
animal-kingdoms-breach-l16 = Only a pair is laid here.
animal-kingdoms-breach-l17 = The last card, { $last }, has another species and number.
animal-kingdoms-breach-l18 = { $number } is lower than the highest neighbour, { $highest }.
animal-kingdoms-breach-l18-between = Between a 1 and an 8 only a 1 is legal, not { $number }.
animal-kingdoms-breach-l19 = { $number } is higher than the lowest neighbour, { $lowest }.
animal-kingdoms-breach-l19-between = Between a 1 and an 8 only an 8 is legal, not { $number }.
animal-kingdoms-breach-l20 = No neighbour shows { animal-kingdoms-animal }.
animal-kingdoms-breach-l21 = No neighbour shows the number { $number }.
animal-kingdoms-breach-l22 = { $where } shows { animal-kingdoms-animal }.
animal-kingdoms-breach-l23 = { $where } shows the number { $number }.
animal-kingdoms-breach-l24 = No neighbour shows { animal-kingdoms-animal } or the number { $number }.
animal-kingdoms-breach-l25 = { $number } is not lower than the highest neighbour, { $highest }.
animal-kingdoms-breach-l26 = { $number } is not higher than the lowest neighbour, { $lowest }.
animal-kingdoms-breach-l27 = { $where } shows { animal-kingdoms-animal }.
animal-kingdoms-breach-l28 = { $where } shows the number { $number }.
animal-kingdoms-breach-l29 = No other kingdom shows the number { $number }.
animal-kingdoms-breach-l30 = No other kingdom shows { animal-kingdoms-animal }.

# What happened
animal-kingdoms-age = { $age ->
    [1] The first age begins.
    [2] The second age begins.
   *[3] The third age begins.
}
animal-kingdoms-law = The law of { animal-kingdoms-kingdom }: { $law }.
animal-kingdoms-started = { $who } goes first.
animal-kingdoms-drew = { $card ->
    [none] { $who } draws a card.
   *[other] { $who } draws { $card }.
}
animal-kingdoms-reshuffled = { $cards ->
    [one] The only discard becomes the new pile.
   *[other] The { $cards } discards are shuffled into a new pile.
}
animal-kingdoms-laid = { $who } lays { $card } in { animal-kingdoms-kingdom }.
animal-kingdoms-shield = { $who } puts a shield in { animal-kingdoms-kingdom }: field { $filled } of { $kingdom }.
animal-kingdoms-crown = { $who } takes the crown of { animal-kingdoms-kingdom } and is out.
animal-kingdoms-stuck = { $who } has no legal card and is out.
animal-kingdoms-bonus = { $worth ->
    [none] { $who } has the first crown of this age and takes a bonus token.
   *[other] { $who } has the first crown of this age and takes a bonus token worth { $worth }.
}
animal-kingdoms-swapped = { $who } discards { $card } to swap.
animal-kingdoms-swap-point = { $cards ->
    [one] { $who } swaps { $cards } card and gains { animal-kingdoms-worth }.
   *[other] { $who } swaps { $cards } cards and gains { animal-kingdoms-worth }.
}
animal-kingdoms-swaps-closed = { $swaps } swaps in a row: swapping is closed for this age.
animal-kingdoms-tied = { $people } are tied for { animal-kingdoms-kingdom } and fight.
animal-kingdoms-chose = { $card ->
    [none] { $who } lays a battle card.
   *[other] { $who } lays { $card } for the battle.
}
animal-kingdoms-revealed = { $who } fights with { $card }.
animal-kingdoms-still-tied = { $people } are tied again and fight on.
animal-kingdoms-won-battle = { $who } wins the battle of { animal-kingdoms-kingdom }.
animal-kingdoms-paid = { $points ->
    [one] { $who } gains { $points } point in { animal-kingdoms-kingdom }.
   *[other] { $who } gains { $points } points in { animal-kingdoms-kingdom }.
}
animal-kingdoms-unpaid = Nobody has a shield in { animal-kingdoms-kingdom }: its token is lost.
animal-kingdoms-throne = { $who } moves from the crown of { animal-kingdoms-kingdom } to a throne.
animal-kingdoms-lot = { $who } draws { $card } as a lot.
animal-kingdoms-bonus-counted = { $who } turns a bonus token up: { $worth } more.
animal-kingdoms-won = { $total ->
    [one] { $who } wins with { $total } point and thrones worth { $thrones }.
   *[other] { $who } wins with { $total } points and thrones worth { $thrones }.
}
animal-kingdoms-egon-turned = Egon turns { $card } up.
animal-kingdoms-egon-doubles = It matches the discard below: Egon lays a second shield.
animal-kingdoms-egon-lapses = It matches the discard below, but Egon is out: his second shield lapses.
animal-kingdoms-egon-aims = His { $aim } sends Egon to { animal-kingdoms-kingdom }.
animal-kingdoms-egon-fewest = His { $aim } sends Egon where he has the fewest shields: to { animal-kingdoms-kingdom }.
animal-kingdoms-egon-shuns = { $shunned ->
    [full] Egon passes { animal-kingdoms-kingdom }, which is full.
    [only-crown] Egon passes { animal-kingdoms-kingdom }, where only the crown is free.
   *[leads] Egon passes { animal-kingdoms-kingdom }, where he is two or more ahead.
}
animal-kingdoms-egon-places = { $chosen ->
    [welcome] Egon chooses { animal-kingdoms-kingdom }, the first with a field and no clear lead of his.
    [anywhere] Egon chooses { animal-kingdoms-kingdom }, the first with a field: he is well ahead wherever there is one.
   *[crown] Egon chooses { animal-kingdoms-kingdom }, where he was sent: only crowns are left.
}
animal-kingdoms-egon-bonus = Egon has the first crown of this age and turns a bonus token up: { $worth } more.
animal-kingdoms-egon-fights = Egon turns { $card } up for the battle.

# Who won
animal-kingdoms-win-by-points = { $points ->
    [one] { $who } wins with { $points } point, { $lead } ahead of { $rivals }.
   *[other] { $who } wins with { $points } points, { $lead } ahead of { $rivals }.
}
animal-kingdoms-win-by-thrones = { $points ->
    [one] { $who } wins: { $points } point, the same as { $rivals }, but thrones count { $thrones } to { $theirs }.
   *[other] { $who } wins: { $points } points, the same as { $rivals }, but thrones count { $thrones } to { $theirs }.
}
animal-kingdoms-win-shared = { $points ->
    [one] { $people } share the win: { $points } point and thrones worth { $thrones } each.
   *[other] { $people } share the win: { $points } points and thrones worth { $thrones } each.
}

# The laws
animal-kingdoms-law-l01 = Frog or wolf
animal-kingdoms-law-l01-about = Only frogs and wolves are laid here.
animal-kingdoms-law-l02 = Lizard or tiger
animal-kingdoms-law-l02-about = Only lizards and tigers are laid here.
animal-kingdoms-law-l03 = Bee or panda
animal-kingdoms-law-l03-about = Only bees and pandas are laid here.
animal-kingdoms-law-l04 = Okapi or owl
animal-kingdoms-law-l04-about = Only okapis and owls are laid here.
animal-kingdoms-law-l05 = 1, 2 or 3
animal-kingdoms-law-l05-about = The number is 1, 2 or 3.
animal-kingdoms-law-l06 = 4 or 5
animal-kingdoms-law-l06-about = The number is 4 or 5.
animal-kingdoms-law-l07 = 6, 7 or 8
animal-kingdoms-law-l07-about = The number is 6, 7 or 8.
animal-kingdoms-law-l08 = No odd numbers
animal-kingdoms-law-l08-about = The number is 2, 4, 6 or 8.
animal-kingdoms-law-l09 = No even numbers
animal-kingdoms-law-l09-about = The number is 1, 3, 5 or 7.
animal-kingdoms-law-l10 = Even and odd in turn
animal-kingdoms-law-l10-about = An odd number follows an even one, and the other way round.
animal-kingdoms-law-l11 = No species twice
animal-kingdoms-law-l11-about = The species does not lie here yet.
animal-kingdoms-law-l12 = No number twice
animal-kingdoms-law-l12-about = The number does not lie here yet.
animal-kingdoms-law-l13 = 1 to 8, in order
animal-kingdoms-law-l13-about = A 1 comes first, then a 2, and so on.
animal-kingdoms-law-l14 = 8 to 1, in order
animal-kingdoms-law-l14-about = An 8 comes first, then a 7, and so on.
animal-kingdoms-law-l15 = One more or one less
animal-kingdoms-law-l15-about = The number is one more or one less than the last; 8 and 1 follow each other.
animal-kingdoms-law-l16 = Any pair
animal-kingdoms-law-l16-about = Two cards of one species or one number are laid together, for one shield.
animal-kingdoms-law-l17 = Like the last card
animal-kingdoms-law-l17-about = The species or the number is that of the last card here.
animal-kingdoms-law-l18 = Not below the highest neighbour
animal-kingdoms-law-l18-about = The number is that of the highest neighbour or higher; 1 is above 8, and between a 1 and an 8 only a 1 is laid.
animal-kingdoms-law-l19 = Not above the lowest neighbour
animal-kingdoms-law-l19-about = The number is that of the lowest neighbour or lower; 8 is below 1, and between a 1 and an 8 only an 8 is laid.
animal-kingdoms-law-l20 = Species of a neighbour
animal-kingdoms-law-l20-about = At least one neighbour shows the same species.
animal-kingdoms-law-l21 = Number of a neighbour
animal-kingdoms-law-l21-about = At least one neighbour shows the same number.
animal-kingdoms-law-l22 = A species no neighbour shows
animal-kingdoms-law-l22-about = Neither neighbour shows the species.
animal-kingdoms-law-l23 = A number no neighbour shows
animal-kingdoms-law-l23-about = Neither neighbour shows the number.
animal-kingdoms-law-l24 = Like a neighbour
animal-kingdoms-law-l24-about = At least one neighbour shows the same species or the same number.
animal-kingdoms-law-l25 = Below the highest neighbour
animal-kingdoms-law-l25-about = The number is lower than that of the highest neighbour; 8 is below 1.
animal-kingdoms-law-l26 = Above the lowest neighbour
animal-kingdoms-law-l26-about = The number is higher than that of the lowest neighbour; 1 is above 8.
animal-kingdoms-law-l27 = A species no other shows
animal-kingdoms-law-l27-about = None of the four other kingdoms shows the species.
animal-kingdoms-law-l28 = A number no other shows
animal-kingdoms-law-l28-about = None of the four other kingdoms shows the number.
animal-kingdoms-law-l29 = Number of another kingdom
animal-kingdoms-law-l29-about = At least one of the four other kingdoms shows the same number.
animal-kingdoms-law-l30 = Species of another kingdom
animal-kingdoms-law-l30-about = At least one of the four other kingdoms shows the same species.

### At the table, in the browser

animal-kingdoms-where = Where does { $card } go?
animal-kingdoms-which-swap = Which cards do you swap?
animal-kingdoms-line-laid = { $crown ->
    [yes] { $who } lays { $card } in { animal-kingdoms-kingdom }, { $filled } of { $kingdom }, and takes the crown.
   *[no] { $who } lays { $card } in { animal-kingdoms-kingdom }, { $filled } of { $kingdom }.
}

# Parts of the table
animal-kingdoms-board = The five kingdoms
animal-kingdoms-dock = Your hand
animal-kingdoms-rivals = The others
animal-kingdoms-hand = Your cards
animal-kingdoms-kingdoms = Kingdom
animal-kingdoms-shields = Shields
animal-kingdoms-thrones = Thrones
animal-kingdoms-thrones-worth = If points are equal at the end, thrones decide. These count { $worth }.
animal-kingdoms-age-word = Age
animal-kingdoms-you = you
animal-kingdoms-watching = You are watching.
animal-kingdoms-egon-role = automatic rival
animal-kingdoms-points = { $points ->
    [one] point
   *[other] points
}
animal-kingdoms-player-about = { $points ->
    [one] { $who }, { $points } point: more
   *[other] { $who }, { $points } points: more
}

# What somebody did last, and what lies there
animal-kingdoms-last = last: { $card }
animal-kingdoms-last-swap = { $cards ->
    [one] swapped { $cards } card
   *[other] swapped { $cards } cards
}
animal-kingdoms-out = out of this age
animal-kingdoms-empty = no card yet
animal-kingdoms-taken = { $filled } of { $size } fields taken
animal-kingdoms-cards-here = { $cards ->
    [0] No cards yet
    [one] { $cards } card
   *[other] { $cards } cards, in the order they were laid
}
animal-kingdoms-pays = This age, most shields earn { $first } points, second most { $second }, third most 1.
animal-kingdoms-look-closer = { animal-kingdoms-kingdom }: law and cards

# What to do
animal-kingdoms-swap-cards = Swap cards
animal-kingdoms-swaps = Swap { $cards } for a point.
animal-kingdoms-on-top = On top:
animal-kingdoms-do-play = Place shield
animal-kingdoms-do-crown = Take the crown
animal-kingdoms-do-battle = Lay face down
animal-kingdoms-do-swap = { $cards ->
    [one] Swap { $cards } card, +1
   *[other] Swap { $cards } cards, +1
}

# A battle
animal-kingdoms-battle-title = The battle of { animal-kingdoms-kingdom }
animal-kingdoms-battle-chooses = is choosing
animal-kingdoms-battle-laid = ready
animal-kingdoms-battle-last = turns his cards last
animal-kingdoms-battle-lost = beaten
animal-kingdoms-battle-again = tied: once more
animal-kingdoms-battle-rule = { $losers ->
    [one] The highest card wins { $first } points, the other gets { $second }. Only a 1 beats an 8.
   *[other] The highest card wins { $first } points, the others get { $second } each. Only a 1 beats an 8.
}

# The end
animal-kingdoms-scene = { $who } on the throne

# A guided first game
guide-animal-kingdoms-goal = Have the most shields where it pays
guide-animal-kingdoms-goal-about = The end: after three ages. An age is over when everybody is out of it, by a crown or because no card fits.
guide-animal-kingdoms-fact-1 = A card, a shield
guide-animal-kingdoms-fact-1-about = Lay an animal in a kingdom whose law allows it.
guide-animal-kingdoms-fact-2 = Most shields earn the coin
guide-animal-kingdoms-fact-2-about = Second most earn half of it, third most a point.
guide-animal-kingdoms-fact-3 = New laws every age
guide-animal-kingdoms-fact-3-about = Crowns become thrones, which stay to the end.
guide-animal-kingdoms-card = Choose the { $card }
guide-animal-kingdoms-card-about = The kingdoms that welcome it light up; the others say why they do not. Any other card is fine too.
guide-animal-kingdoms-law = Lay it where the law allows it
guide-animal-kingdoms-law-about = Kingdom { $kingdom } wants a 4 or a 5. Every kingdom has a law of its own, for this age.
guide-animal-kingdoms-shield = Here your shield will stand
guide-animal-kingdoms-shield-about = Most shields in this kingdom earn { $token } points at the end of the age. Confirm, and you draw a new card.
guide-animal-kingdoms-neighbours = Some laws look at their neighbours
guide-animal-kingdoms-neighbours-about = Here no number may be higher than the lowest of the last cards next door. The { $card } is low enough, and a kingdom of your own pays well.
guide-animal-kingdoms-swap = Nothing you like? Swap
guide-animal-kingdoms-swap-about = Instead of playing, put up to four cards away for new ones. That is your turn, and it earns a point.
guide-animal-kingdoms-contest = Do not leave this kingdom to them
guide-animal-kingdoms-contest-about = Two shields against none in kingdom { $kingdom }. With the { $card } you are back in the race; second most would earn half.
guide-animal-kingdoms-crown = Take the crown
guide-animal-kingdoms-crown-about = The last field of a kingdom is its crown: a shield now, a throne in later ages, and a bonus for whoever is out first. For you this age is over, though.
guide-animal-kingdoms-battle = Fight for kingdom { $kingdom }
guide-animal-kingdoms-battle-about = You are level there, so each lays a card face down. The higher number wins; only a 1 beats an 8. The loser still earns half.
guide-animal-kingdoms-throne = A new age, and thrones
guide-animal-kingdoms-throne-about = Five new laws, and the fields are free again. But { $throne ->
    [yes] your crown has
   *[no] each crown that was taken has
} become a throne: a shield that counts there until the end.
minute-animal-kingdoms-goal = Most points after three ages win. In each of five kingdoms most shields earn the coin of the age, second most half of it, third most a point.
minute-animal-kingdoms-turn-title = A turn
minute-animal-kingdoms-turn = Lay a card where the law allows it: your shield goes on a field. Or swap up to four cards, for a point. Then draw up to four.
minute-animal-kingdoms-end = The last field is the crown: whoever takes it is out, and has a throne there from then on. An age ends when everybody is out. Three ages, then bonus tokens.
minute-animal-kingdoms-conflict-title = Level in a kingdom?
minute-animal-kingdoms-conflict = Each lays a card face down. The highest wins the coin, but a 1 beats an 8. Losers earn half, rounded up.

# Advice: what may come of a choice, and what is hidden.

animal-kingdoms-fact-kingdom-4 = five points or more from Fourfield
animal-kingdoms-fact-kingdom-5 = five points or more from Fivefield
animal-kingdoms-fact-kingdom-6 = five points or more from Sixfield
animal-kingdoms-fact-kingdom-7 = five points or more from Sevenfield
animal-kingdoms-fact-kingdom-8 = five points or more from Eightfield
animal-kingdoms-fact-crown = a crown
animal-kingdoms-fact-throne = a throne
animal-kingdoms-fact-bonus = a bonus token
animal-kingdoms-fact-stuck = a turn without a legal play
animal-kingdoms-hidden-cards = Cards
animal-kingdoms-hidden-bonus = Bonus tokens
animal-kingdoms-hidden-pile = The pile
animal-kingdoms-thing-bonus = bonus of { $worth }
animal-kingdoms-thing-card = { $card }
animal-kingdoms-figure-fits-4 = a card for Fourfield
animal-kingdoms-figure-fits-5 = a card for Fivefield
animal-kingdoms-figure-fits-6 = a card for Sixfield
animal-kingdoms-figure-fits-7 = a card for Sevenfield
animal-kingdoms-figure-fits-8 = a card for Eightfield
animal-kingdoms-held-any = { $count ->
    [one] One card is possible
   *[other] Any of { $count } cards
  }
animal-kingdoms-held-each = each with { $chance } in 100
animal-kingdoms-held-number = chance in 100 of holding at least one such number
animal-kingdoms-held-possible = possible
animal-kingdoms-held-seen = lies open or discarded
animal-kingdoms-held-own = in your hand
animal-kingdoms-known-from = your hand, the cards laid and the discards, and what others could not play
