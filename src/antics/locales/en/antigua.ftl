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
antigua-phase-crowded = A crowded crew
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
    { $from ->
        [outside] { $who } sails into the grid, onto { $space }.
       *[other] { $who } sails to { $space }.
    }
antigua-turned =
    { $shows ->
        [island] { $who } turns { $space }: an island!
       *[nothing] { $who } turns { $space }: nothing but water.
    }
antigua-treasure =
    { $worth ->
        [hidden] { $who } finds a treasure card.
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
    { $how ->
        [tie] A tie, { $won } to { $lost }: { $who } defends and wins the fight.
       *[more] { $who } wins the fight by { $won } to { $lost } cannonballs.
    }
antigua-robbed =
    { $worth ->
        [hidden] { $who } takes a treasure card from { $whom }.
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
antigua-over = The game is over: { $ending }.
antigua-ending-box = the box is back at its corner
antigua-ending-drawn-card = the card drawn has at least as many cannonballs as there are cards of water
antigua-ending-two-waters = only two sea cards show water
antigua-ending-quiet = for fifty rounds no sea card was turned and no ship attacked
antigua-showed = { $who } turns up a treasure card worth { $worth }.

# ---- who won

antigua-won =
    { $treasures ->
        [one] { $who } wins with { $treasures } treasure, ahead of { $behind } with { $fewer }.
       *[other] { $who } wins with { $treasures } treasures, ahead of { $behind } with { $fewer }.
    }
antigua-won-by-cards =
    { $treasures ->
        [one] { $who } wins: { $treasures } treasure like { $equals }, but more treasure cards, { $cards } to { $fewer }.
       *[other] { $who } wins: { $treasures } treasures like { $equals }, but more treasure cards, { $cards } to { $fewer }.
    }
antigua-shared =
    { $cards ->
        [0] Nobody has a treasure: { $who } share the win.
       *[other]
            { $who } share the win with { $treasures ->
                [one] { $treasures } treasure
               *[other] { $treasures } treasures
            } on { $cards ->
                [one] { $cards } card
               *[other] { $cards } cards
            } each.
    }
