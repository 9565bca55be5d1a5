# What only the page says at a table of Antigua.

antigua-sea = The sea
antigua-others = The other players
antigua-mine = Your ship and crew
antigua-round = Round { $round }
antigua-you = you
antigua-your-crew = Your crew
antigua-crew-size = { $count } of 4, open to all
antigua-treasures = Treasures
antigua-only-you = only you see them
antigua-none-yet = none yet
antigua-worth =
    { $count ->
        [one] treasure
       *[other] treasures
    }
antigua-known-to = Known to
antigua-treasure-card = Treasure card worth { $worth }
antigua-treasure-hidden = Hidden treasure card
antigua-card-about =
    { $function }, { $cannonballs ->
        [one] { $cannonballs } cannonball
       *[other] { $cannonballs } cannonballs
    }, { $treasures ->
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }
antigua-for-the-mate = for the Mate
antigua-discards = discards
antigua-your-action =
    { $action ->
        [1] Your first action
       *[2] Your second action
    }
antigua-swap-two = Swap which two?
antigua-swap-with = And with which one?
antigua-which-officer = Which Officer leaves?
antigua-not-aboard = none in your crew
antigua-not-navigator = nothing to turn here
antigua-not-gunner = no ship to attack here
antigua-look-at = More about { $who }
antigua-ships-here = here: { $who }
antigua-waters =
    { $count ->
        [one] card of water
       *[other] cards of water
    }
antigua-cannonballs =
    { $count ->
        [one] cannonball
       *[other] cannonballs
    }
antigua-attacks-so-far = attacks
antigua-attacks = attacks
antigua-defends = defends

# What the button says that sends a choice.
antigua-confirm-place = Start here
antigua-confirm-sail = Sail here
antigua-confirm-hire = Hire
antigua-confirm-hire-pile = Draw and hire
antigua-confirm-more = Draw
antigua-confirm-enough = Enough
antigua-confirm-navigate = Turn the card
antigua-confirm-attack = Attack!
antigua-confirm-swap = Swap
antigua-confirm-drop = Discard

# What a player did last.
antigua-did-placed = chose a start
antigua-did-took = hired an open card
antigua-did-drew = hired from the pile
antigua-did-dropped = discarded a card
antigua-did-sailed = sailed
antigua-did-turned = turned a sea card
antigua-did-treasure = found a treasure
antigua-did-attacked = attacked
antigua-did-beat = won a fight
antigua-did-robbed = took a treasure
antigua-did-lose = lost a treasure
antigua-did-swapped = swapped two pirates

# The guided first game.
tour-antigua-goal = Islands with treasures lie hidden under these sea cards. Whoever has the most treasures at the end wins.
tour-antigua-place = First choose where you start: a lit card of the border. Then confirm. Your ship waits beside it.
tour-antigua-actions = In your turn you act twice. There are five functions; the flag beside each shows which colour of pirate has it at present.
tour-antigua-crew = This is your crew, at most four cards. Each one strengthens the function that its colour has now.
tour-antigua-mate = The Mate hires: one of the open cards, or the top of the pile. Each Mate in your crew lets you draw one more.
tour-antigua-helmsman = The Helmsman sails: choose a lit sea card. The first step takes you from the border onto the card beside your ship.
tour-antigua-navigator = The Navigator turns the sea card under your ship. You need one in your crew. An island costs that Navigator and gives you a treasure card that only you may look at.
tour-antigua-gunner = The Gunner attacks a ship on your card. Both draw cards; more cannonballs win, and the winner takes a treasure. Every attack moves the box one place on.
tour-antigua-officer = The Officer swaps two pirates: at once all cards of these two colours can do something else, for everyone.
tour-antigua-end = Watch the water and the box. When few cards still show water the final phase begins; when the box is back at its anchor the game is over. Good luck!
