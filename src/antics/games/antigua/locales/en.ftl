# The game itself: on the page, its title, what it is like, and its parts.
antigua-title = Antigua
antigua-teaser = Your crew can do what its colour means today. An officer may change that.
antigua-over-after = The game is over · { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
antigua-part = Round { $count }:

# ---- functions, colours, cards

antigua-function-mate = Mate
antigua-function-mate-about = Hires crew: an open card or the top of the pile, and one more from the pile for each Mate in your crew.
antigua-function-mate-now =
    { $count ->
        [one] hire 1 card
       *[other] hire up to { $count } cards
    }
antigua-function-helmsman = Helmsman
antigua-function-helmsman-about = Sails your ship to the next sea card, and one card further for each Helmsman in your crew.
antigua-function-helmsman-now =
    { $count ->
        [one] sail 1 card
       *[other] sail up to { $count } cards
    }
antigua-function-navigator = Navigator
antigua-function-navigator-about = Turns the sea card under your ship. An island costs a Navigator and gives a treasure card.
antigua-function-navigator-now = turn your sea card
antigua-function-gunner = Gunner
antigua-function-gunner-about = Attacks a ship on your sea card: draw one card, and one more for each Gunner in your crew. More cannonballs win a treasure card.
antigua-function-gunner-now =
    { $count ->
        [one] attack with 1 card
       *[other] attack with { $count } cards
    }
antigua-function-officer = Officer
antigua-function-officer-about = Leaves your crew and swaps the pirates of any two functions, for all crews at once.
antigua-function-officer-now = swap two pirates

antigua-colour-hook = Hook
antigua-colour-parrot = Parrot
antigua-colour-anchor = Anchor
antigua-colour-kraken = Kraken
antigua-colour-skull = Skull

antigua-card =
    { $colour ->
        [hook] { antigua-colour-hook }
        [parrot] { antigua-colour-parrot }
        [anchor] { antigua-colour-anchor }
        [kraken] { antigua-colour-kraken }
       *[skull] { antigua-colour-skull }
    } { $cannonballs }-{ $treasures }

# ---- what lies on the table

antigua-piece-sea =
    { $space }, { $shows ->
        [island] an island
        [nothing] water, turned already
       *[water] water
    }
antigua-piece-water =
    { $water ->
        [one] { $water } sea card shows water
       *[other] { $water } sea cards show water
    }
antigua-piece-final-water = final phase at { $water }
antigua-piece-final-phase = final phase
antigua-piece-box = box: { $gone } of { $places } places
antigua-piece-functions = Functions
antigua-piece-open = Open cards
antigua-piece-pile =
    { $count ->
        [one] pile of { $count } card
       *[other] pile of { $count } cards
    }
antigua-piece-discards =
    { $count ->
        [0] no discards
        [one] { $count } discard
       *[other] { $count } discards
    }
antigua-piece-fate = Card drawn for the final phase
antigua-piece-ship = { $who }’s ship
antigua-piece-crew = Crew
antigua-piece-treasures =
    { $count ->
        [0] no treasure cards
        [one] { $count } treasure card
       *[other] { $count } treasure cards
    }

antigua-source-found = found
antigua-source-robbed = robbed

antigua-phase-place = Ships are placed
antigua-phase-act =
    { $action ->
        [1] First action of two
       *[2] Second action of two
    }
antigua-phase-sail = Under way
antigua-phase-hire = Hiring
antigua-phase-crowded = One too many in the crew
antigua-phase-repay = An island!
antigua-phase-dismiss = Pirates are swapped
antigua-phase-over = The game is over

# ---- steps

antigua-place = Start beside { $space }
antigua-sail = Sail to { $space }
antigua-done = Drop anchor
antigua-hire =
    Hire { $card } as { $function ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    }
antigua-hire-pile = Hire the top card of the pile
antigua-more = Take another one
antigua-enough = That is enough
antigua-navigate = Turn your sea card
antigua-attack = Attack { $who }
antigua-swap =
    Swap { $one ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
       *[gunner] { antigua-function-gunner }
    } and { $other ->
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    }
antigua-drop =
    Discard { $card } ({ $function ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    })
antigua-drop-nobody = Discard from place { $place }, where nobody is

# ---- what is asked

antigua-wait = Wait for { $who }.
antigua-ask-place = Beside which card of the border does your ship start?
antigua-ask-act =
    { $action ->
        [1] Choose your first action.
       *[2] Choose your second action.
    }
antigua-ask-sail =
    { $extra ->
        [one] Sail on by one more card, or drop anchor here?
       *[other] Sail on by up to { $extra } more cards, or drop anchor here?
    }
antigua-ask-hire =
    { $extra ->
        [one] You may take one more card from the pile. Take it?
       *[other] You may take up to { $extra } more cards from the pile. Another one?
    }
antigua-ask-crowded = Five are too many for your crew. Who goes to the discards?
antigua-ask-repay = An island! Which Navigator goes to the discards for it?
antigua-ask-dismiss = Which Officer goes to the discards for the swap?

# ---- why not

antigua-no-card = With { $players } players there is no sea card { $space }.
antigua-no-neighbour = From { $here } there is no way to { $space }: they do not touch by a side.
antigua-no-way-in = Your ship is off the grid: the only way in is { $here }.
antigua-off-the-grid = Your ship is still off the grid.
antigua-turned-already = The sea card { $space } has been turned already.
antigua-no-navigator = There is no Navigator in your crew.
antigua-no-officer = There is no Officer in your crew.
antigua-no-ship = There is no such ship in this game.
antigua-own-ship = This is your own ship.
antigua-attacked-already = You have attacked { $who } this turn already.
antigua-no-fight-outside = A ship off the grid neither attacks nor is attacked.
antigua-not-here = { $who } is not on your sea card.
antigua-first-place = First choose a card of the border: your ship starts beside it.
antigua-first-act = First choose an action.
antigua-first-sail = Your ship is under way: first choose its next card, or drop anchor.
antigua-first-hire = First decide whether you take one more card from the pile.
antigua-first-crowded = Your crew has five cards: first discard one.
antigua-first-repay = First discard one of your Navigators for the island.
antigua-first-dismiss = First discard one of your Officers for the swap.

# ---- what happened

antigua-pirate =
    The { $function ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    } is { $colour ->
        [hook] { antigua-colour-hook }
        [parrot] { antigua-colour-parrot }
        [anchor] { antigua-colour-anchor }
        [kraken] { antigua-colour-kraken }
       *[skull] { antigua-colour-skull }
    }.
antigua-dealt = { $who } begins with { $card }.
antigua-opened = { $card } now lies open in place { $place }.
antigua-starts = { $who } is the start player.
antigua-placed = { $who } waits off the grid, beside { $space }.
antigua-turn = Round { $round }: { $who } to play.
antigua-second-action = { $who } goes on to the second action.
antigua-shuffled =
    { $pile ->
        [one] The discards are shuffled into a new pile of { $pile } card.
       *[other] The discards are shuffled into a new pile of { $pile } cards.
    }
antigua-took = { $who } hires { $card } from the open cards.
antigua-drew = { $who } hires { $card } from the pile.
antigua-has-enough = { $who } takes no more cards.
antigua-dropped = { $who } discards { $card }.
antigua-repaid = { $who } gives up { $card } for the island.
antigua-dismissed = { $who } dismisses { $card }.
antigua-sailed =
    { $left ->
        [none] { $who } sails into the grid, onto { $space }.
       *[other] { $who } sails to { $space }.
    }
antigua-turned =
    { $shows ->
        [island] { $who } turns { $space }: an island!
       *[nothing] { $who } turns { $space }: nothing but water.
    }
antigua-treasure =
    { $worth ->
        [none] { $who } finds a treasure card.
       *[other] { $who } finds a treasure card worth { $worth }.
    }
antigua-attacked = { $who } attacks { $whom }. The box moves on to { $box }.
antigua-reloaded =
    { $pile ->
        [one] Pile and discards are shuffled together: { $pile } card for the cannons.
       *[other] Pile and discards are shuffled together: { $pile } cards for the cannons.
    }
antigua-fired =
    { $cannonballs ->
        [one] { $who } fires { $cannonballs } cannonball ({ $card }).
       *[other] { $who } fires { $cannonballs } cannonballs ({ $card }).
    }
antigua-ran-out =
    { $missing ->
        [one] No card is left for { $who }: that counts as { $missing } cannonball.
       *[other] No card is left for { $who }: that counts as { $missing } cannonballs.
    }
antigua-beat =
    { $tie ->
        [yes] A tie, { $won } to { $lost }: { $who } defends and wins the fight.
       *[no] { $who } wins the fight by { $won } to { $lost } cannonballs.
    }
antigua-robbed =
    { $worth ->
        [none] { $who } takes a treasure card from { $whom }.
       *[other] { $who } takes a treasure card worth { $worth } from { $whom }.
    }
antigua-swapped =
    { $who } swaps the pirates of { $one ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
       *[gunner] { antigua-function-gunner }
    } and { $other ->
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    }.
antigua-final-phase = Only { $water } sea cards show water: the final phase begins.
antigua-fate =
    { $cannonballs ->
        [one] { $who } draws { $card }: { $cannonballs } cannonball against { $water } cards of water.
       *[other] { $who } draws { $card }: { $cannonballs } cannonballs against { $water } cards of water.
    }
antigua-fate-left = { $card } goes to the discards at the end of { $who }’s turn.
antigua-over =
    The game is over: { $ending ->
        [box] the box is back at its corner
        [drawn_card] the card drawn has at least as many cannonballs as there are cards of water
        [two_waters] only two sea cards show water
       *[quiet] for fifty rounds no sea card was turned and no ship attacked
    }.
antigua-showed = { $who } turns up a treasure card worth { $worth }.

# ---- who won

antigua-won =
    { $treasures ->
        [one] { $who } wins with { $treasures } point, ahead of { $behind } with { $fewer }.
       *[other] { $who } wins with { $treasures } points, ahead of { $behind } with { $fewer }.
    }
antigua-won-by-cards =
    { $treasures ->
        [one] { $who } wins: { $treasures } point like { $equals }, but more treasure cards, { $cards } to { $fewer }.
       *[other] { $who } wins: { $treasures } points like { $equals }, but more treasure cards, { $cards } to { $fewer }.
    }
antigua-shared =
    { $cards ->
        [0] Nobody has a treasure: { $who } share the win.
       *[other]
            { $who } share the win with { $treasures ->
                [one] { $treasures } point
               *[other] { $treasures } points
            } on { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            } each.
    }

### At the table, in the browser

antigua-swap-one = one pirate
antigua-swap-other = the other
antigua-swap-leaves = Officer leaves
antigua-swap-becomes = now { $function }
antigua-ask-mate = Hire an open card, or the top of the pile.
antigua-ask-helmsman = Where do you sail?
antigua-ask-navigator = Turn your sea card?
antigua-ask-gunner = Which ship do you attack?
antigua-line-fight = { $who } attacks { $whom }: { $winner } wins, { $won } to { $lost }{ $robbed ->
    [yes] , and takes a treasure card.
   *[no] .
    }
antigua-card-today =
    { antigua-card } ({ $function ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    })

# What only the page says at a table of Antigua.

antigua-sea = The sea
antigua-others = The other players
antigua-mine = Your ship and crew
antigua-round = Round { $round }
antigua-you = you
antigua-your-crew = Your crew
antigua-crew-size =
    { $count ->
        [5] 5, one too many
       *[other] { $count } of 4, open to all
    }
antigua-treasures = Treasures
antigua-only-you = face down
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
antigua-swap-two = Which two pirates trade places?
antigua-swap-with = { $pirate } trades places with whom?
antigua-which-officer = Which Officer leaves?
antigua-not-aboard = none in your crew
antigua-not-navigator = nothing to turn here
antigua-not-gunner = no ship here left to attack
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

# Advice: what may come of a choice, and what is hidden.

antigua-fact-treasure = a treasure found by your next turn
antigua-fact-loot = a treasure taken from another ship
antigua-fact-robbed = a treasure of yours taken
antigua-fact-sea-card = a sea card turned
antigua-fact-rival-treasure = a treasure found by somebody else
antigua-fact-end = the end of the game
antigua-hidden-treasures = Treasures
antigua-hidden-sea = Sea cards face down
antigua-hidden-pile = The pile
antigua-thing-sea = { $land ->
    [island] an island
   *[nothing] water
}
antigua-thing-treasure = { $worth ->
    [one] { $worth } treasure
   *[other] { $worth } treasures
}
antigua-thing-card = { $card }
antigua-figure-treasures = Treasures in all
antigua-known-from = your own treasures, all open cards and discards, and which cards lay in the pile when each treasure was found
