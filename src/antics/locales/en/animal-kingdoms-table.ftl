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
animal-kingdoms-last = last: { animal-kingdoms-card }
animal-kingdoms-last-swap = { $cards ->
    [one] swapped { $cards } card
   *[other] swapped { $cards } cards
}
animal-kingdoms-out = out of this age
animal-kingdoms-empty = no card yet
animal-kingdoms-taken = { $filled } of { $size } fields taken
animal-kingdoms-cards-here = { $cards ->
    [0] No cards yet
    [one] { $cards } card, the last one counts
   *[other] { $cards } cards, the last one counts
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
tour-animal-kingdoms-welcome = Welcome to Animal Kingdoms! In three ages you lay animals in five kingdoms. Every card you lay brings a shield, and shields bring points.
tour-animal-kingdoms-kingdoms = This is a kingdom. Along its coast are golden fields for shields. The coin says what most shields will earn at the end of the age.
tour-animal-kingdoms-law = Every kingdom has a law: which animals or numbers may be laid here. The five dots show whose cards it looks at. Tap the coin to read more.
tour-animal-kingdoms-hand = These are your cards. Choose one: the kingdoms that welcome it light up, and the others say why they do not.
tour-animal-kingdoms-lay = Now choose a kingdom that is lit. Nothing happens before you confirm.
tour-animal-kingdoms-shields = Your shield would stand here. Confirm, and you draw a new card.
tour-animal-kingdoms-swap = If your cards do not fit, swap up to four of them. That is a turn too, and it earns a point.
tour-animal-kingdoms-crown = The last field of a kingdom is its crown. Whoever takes it is out for this age and later sits on a throne there. The first one out also gets a bonus token.
tour-animal-kingdoms-battle = If several share the lead in a kingdom, they fight for its token. Each lays a card face down, and the highest number wins. Only a 1 beats an 8.
tour-animal-kingdoms-throne = A new age: five new laws, and whoever took a crown now sits on a throne, a shield that stays to the end. After three ages most points win. Good luck!
