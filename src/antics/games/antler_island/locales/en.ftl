# The game itself: on the page, its title, what it is like, and its parts.
antler-island-title = Antler Island
antler-island-teaser = Plan in secret, feed, grow antlers and fight your way up: the most does win, and the peak is worth three.
antler-island-over-after = The game is over · { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
antler-island-part = Round { $count }:

# Spaces. Other messages speak of them in these words.

antler-island-side = { $space ->
    [O0] northern
    [O1] northern
    [O2] north-eastern
    [O3] eastern
    [O4] eastern
    [O5] south-eastern
    [O6] southern
    [O7] southern
    [O8] south-western
    [O9] western
    [O10] western
    [O11] north-western
    [G0] northern
    [G1] eastern
    [G2] southern
    [G3] western
    [M0] north-eastern
    [M1] south-eastern
    [M2] south-western
   *[M3] north-western
}
antler-island-noted = { $notation ->
    [yes] { " " }({ $space })
   *[no] { "" }
}
antler-island-space = { $ground ->
    [red] { antler-island-side } red shore{ antler-island-noted }
    [blue] { antler-island-side } blue shore{ antler-island-noted }
    [yellow] { antler-island-side } yellow shore{ antler-island-noted }
    [grass] { antler-island-side } meadow{ antler-island-noted }
    [marsh] { antler-island-side } marsh{ antler-island-noted }
   *[centre] peak
}
antler-island-space-at = { $ground ->
    [red] on the { antler-island-side } red shore{ antler-island-noted }
    [blue] on the { antler-island-side } blue shore{ antler-island-noted }
    [yellow] on the { antler-island-side } yellow shore{ antler-island-noted }
    [grass] on the { antler-island-side } meadow{ antler-island-noted }
    [marsh] in the { antler-island-side } marsh{ antler-island-noted }
   *[centre] on the peak
}
antler-island-space-to = { $ground ->
    [red] to the { antler-island-side } red shore{ antler-island-noted }
    [blue] to the { antler-island-side } blue shore{ antler-island-noted }
    [yellow] to the { antler-island-side } yellow shore{ antler-island-noted }
    [grass] to the { antler-island-side } meadow{ antler-island-noted }
    [marsh] to the { antler-island-side } marsh{ antler-island-noted }
   *[centre] to the peak
}
antler-island-shores-to = { $colour ->
    [red] to the red shores
    [blue] to the blue shores
   *[yellow] to the yellow shores
}

# Actions and wily tiles: a name, and what it does.

antler-island-deed = { $deed ->
    [move] { antler-island-deed-move }
    [eat] { antler-island-deed-eat }
    [rut] { antler-island-deed-rut }
   *[grow] { antler-island-deed-grow }
}
antler-island-deed-move = Move
antler-island-deed-move-about = to an adjacent space
antler-island-deed-eat = Eat
antler-island-deed-eat-about = all food here
antler-island-deed-rut = Rut
antler-island-deed-rut-about = one doe here
antler-island-deed-grow = Grow
antler-island-deed-grow-about = food into antlers

antler-island-wily = { $wily ->
    [roar] { antler-island-wily-roar }
    [speed] { antler-island-wily-speed }
    [greedy] { antler-island-wily-greedy }
    [rut-your-stuff] { antler-island-wily-rut-your-stuff }
    [rope-a-dope] { antler-island-wily-rope-a-dope }
    [diamond-antler] { antler-island-wily-diamond-antler }
   *[none] wily tile
}
antler-island-wily-when = { $wily ->
    [roar] before you reveal or after your action
    [speed] with Move
    [greedy] with Eat
    [rut-your-stuff] with Rut
    [rope-a-dope] after antlers have locked
   *[diamond-antler] after you have locked and lost
}
antler-island-wily-roar = Roar
antler-island-wily-roar-about = One doe comes to you from each adjacent space.
antler-island-wily-speed = Speed
antler-island-wily-speed-about = Move two steps instead of one.
antler-island-wily-greedy = Greedy
antler-island-wily-greedy-about = When you eat, draw one more food token.
antler-island-wily-rut-your-stuff = Rut your stuff
antler-island-wily-rut-your-stuff-about = When you rut, mate with two does.
antler-island-wily-rope-a-dope = Rope-a-dope
antler-island-wily-rope-a-dope-about = Take back one token that you committed.
antler-island-wily-diamond-antler = Diamond antler
antler-island-wily-diamond-antler-about = You lose the fight, but no antler.

# Pieces, as they are named to those who cannot see them.

antler-island-piece-stag = stag of { $who }, { $antlers ->
    [one] { $antlers } antler
   *[other] { $antlers } antlers
}
antler-island-piece-does = { $count ->
    [one] { $count } doe
   *[other] { $count } does
}
antler-island-piece-food = { $count ->
    [one] { $count } food token
   *[other] { $count } food tokens
}
antler-island-piece-token = { $value ->
    [0] food token, face down
   *[other] food token worth { $value }
}
antler-island-piece-tile = tile { $tile }
antler-island-piece-blank = blank tile
antler-island-piece-mated = { $count } of { $end } does mated
antler-island-piece-end = { $end ->
    [10] The tenth doe makes this the last round.
   *[12] The twelfth doe makes this the last round.
}
antler-island-piece-winning-stag = { $count ->
    [0] no fight won yet
   *[other] has won a fight
}
antler-island-piece-cubes = { $count ->
    [one] { $count } cube in the colour of { $whose }
   *[other] { $count } cubes in the colour of { $whose }
}
antler-island-piece-reserve = { $count ->
    [one] { $count } doe in the reserve
   *[other] { $count } does in the reserve
}
antler-island-piece-food-pile = { $count ->
    [one] { $count } food token in the pile
   *[other] { $count } food tokens in the pile
}
antler-island-piece-wily-pile = { $count ->
    [one] { $count } wily tile in the pile
   *[other] { $count } wily tiles in the pile
}
antler-island-piece-die = { $colour ->
    [red] die showing red
    [blue] die showing blue
   *[yellow] die showing yellow
}
antler-island-piece-start = start player

# Where in the game we are.

antler-island-phase-place = set-up
antler-island-phase-plan = planning, all at once
antler-island-phase-plan-about = Numbers run 1, 2, 3. The X may come at any time. The blank is never shown.
antler-island-phase-act = { $turn ->
    [1] first tile of four
    [2] second tile of four
    [3] third tile of four
   *[other] last tile of four
}
antler-island-phase-fight = a fight
antler-island-phase-over = the game is over
antler-island-phase-last = last round

# Options and points.

antler-island-option-advanced = Fighting cubes
antler-island-option-advanced-about = Attackers who win take cubes, and cubes score: for experienced players.
antler-island-source-does = Does mated
antler-island-source-height = Height
antler-island-source-own-cubes = Own cubes
antler-island-source-foreign-cubes = Foreign cubes

# What can be chosen.

antler-island-lay = { $left ->
    [1] Blank
   *[other] { $tile }
}: { antler-island-deed }
antler-island-take-back = Take the plan back
antler-island-reveal = { $deed ->
    [none] Reveal { $tile }
   *[other] Reveal { $tile }: { antler-island-deed }
}
antler-island-roar = { $count ->
    [one] Roar: { $count } doe comes
   *[other] Roar: { $count } does come
}
antler-island-pass = { $wily ->
    [roar] Do not roar
    [rope-a-dope] Keep no token
    [diamond-antler] Let the antler go
   *[none] Pass
}
antler-island-eat = { $count ->
    [one] Eat { $count } food token
   *[other] Eat { $count } food tokens
}
antler-island-eat-greedily = Eat greedily: { $count } and one more
antler-island-rut = Mate with a doe
antler-island-rut-twice = Mate with two does
antler-island-retreat = Retreat
antler-island-retreat-to = { $slope ->
    [up] Retreat up { antler-island-space-to }
    [down] Retreat down { antler-island-space-to }
   *[level] Retreat { antler-island-space-to }
}
antler-island-lock = Lock antlers with strength { $strength }
antler-island-save-antler = Play Diamond antler and lose nothing
antler-island-take-up = Take { antler-island-wily }
antler-island-take-down = { $count ->
    [0] Draw from the shuffled discards
   *[other] Draw from the pile
}
antler-island-speed = Speed: two steps
antler-island-cash = Cash the { $value }
antler-island-grow-done = { $count ->
    [one] That is all: { $count } antler grows
   *[other] That is all: { $count } antlers grow
}
antler-island-commit = Commit the { $value }
antler-island-commit-done = { $count ->
    [0] Stand without a token: strength { $strength }
   *[other] That is all: strength { $strength }
}
antler-island-keep = Keep the { $value }
antler-island-drop = Discard { antler-island-wily }
antler-island-cube = { $cube ->
    [own] Take a cube of your own back from { $foe }
   *[theirs] Take a cube in the colour of { $foe }
}
antler-island-place = Begin { antler-island-space-at }
antler-island-move = { $slope ->
    [up] Climb { antler-island-space-to }
    [down] Go down { antler-island-space-to }
   *[level] Go { antler-island-space-to }
}
antler-island-attack = Attack { $foe } { antler-island-space-at }
antler-island-put = Put { $foe } { antler-island-space-at }

# What is asked.

antler-island-ask-plan = { $left ->
    [0] Your plan is laid. You may take it back until the last one is ready.
    [5] Plan your round: lay all five tiles beside the actions.
    [one] Plan your round: { $left } tile left to lay.
   *[other] Plan your round: { $left } tiles left to lay.
}
antler-island-ask-reveal = { $tiles ->
    [both] Reveal your lowest number or your X.
    [x] Reveal your X.
   *[number] Reveal your lowest number.
}{ $roar ->
    [yes] { " " }You may roar before it.
    [secret] { " " }{ antler-island-unheld-roar }
   *[no] { "" }
}
antler-island-unheld-roar = You hold no Roar, but the others cannot know.
antler-island-unheld-greedy = You hold no Greedy, but the others cannot know.
antler-island-unheld-rut = You do not hold Rut your stuff, but the others cannot know.
antler-island-unheld-rope = You hold no Rope-a-dope, but the others cannot know.
antler-island-unheld-diamond = You hold no Diamond antler, but the others cannot know.
antler-island-ask-move = Where does your stag go?
antler-island-ask-stride = Speed: where does the first step lead?
antler-island-ask-stride-on = Speed: and where does the second step lead?
antler-island-ask-eat = { $held ->
    [yes] Eat what is here, greedily or not?
   *[no] Eat what is here. { antler-island-unheld-greedy }
}
antler-island-ask-rut = { $held ->
    [yes] Mate with one doe, or with two?
   *[no] Mate with a doe. { antler-island-unheld-rut }
}
antler-island-ask-grow = Which food tokens do you cash to grow antlers?
antler-island-ask-after = { $held ->
    [yes] Roar before your turn ends?
   *[no] Your turn ends. { antler-island-unheld-roar }
}
antler-island-ask-commit = You attack { $foe }: commit one to three tokens.
antler-island-ask-defend = { $count ->
    [0] { $foe } attacks you without a token: retreat, or stand your ground?
    [one] { $foe } attacks you with { $count } token: retreat, or stand your ground?
   *[other] { $foe } attacks you with { $count } tokens: retreat, or stand your ground?
}
antler-island-ask-face = { $count ->
    [0] { $foe } stands without a token: lock antlers, or retreat?
    [one] { $foe } stands with { $count } token: lock antlers, or retreat?
   *[other] { $foe } stands with { $count } tokens: lock antlers, or retreat?
}
antler-island-ask-retreat = Where do you retreat to?
antler-island-ask-rope = { $held ->
    [yes] Play Rope-a-dope to keep a token that you committed?
   *[no] Your tokens are spent. { antler-island-unheld-rope }
}
antler-island-ask-diamond = { $held ->
    [yes] Play Diamond antler to keep your antler?
   *[no] You lose an antler. { antler-island-unheld-diamond }
}
antler-island-ask-put = You won: where do you put { $foe }?
antler-island-ask-take = { $owed ->
    [1] Take the wily tile that lies open, or draw one?
   *[other] Take the wily tile that lies open, or draw one? { $owed } tiles are yours.
}
antler-island-ask-drop = You hold four wily tiles: discard one.
antler-island-ask-cube = Which cube do you take from { $foe }?
antler-island-ask-place = { $colour ->
    [red] On which red shore does your stag begin?
    [blue] On which blue shore does your stag begin?
   *[yellow] On which yellow shore does your stag begin?
}
antler-island-ask-over = The game is over.

# Why not.

antler-island-not-now = This is not what you decide now. { $ask }
antler-island-wrong-moment = { antler-island-wily } is played { antler-island-wily-when }.
antler-island-no-such-tile = You do not hold { antler-island-wily }.
antler-island-roared-already = You have roared this turn.
antler-island-no-doe-in-earshot = There is no doe on an adjacent space to hear you.
antler-island-no-way-is-free = On every adjacent space stands a stag, or there is marsh.
antler-island-no-room-for-greed = Your tokens and those here must be four at most, with one left to draw.
antler-island-only-one-doe = There is only one doe here.
antler-island-not-committed = You did not commit this token, or it is worth the same as another.
antler-island-tile-is-used = You have used this tile in this round.
antler-island-token-is-needed = While you have food tokens, at least one is needed.
antler-island-attacker-commits-first = Attackers commit first; they may retreat once the defender stands.
antler-island-tokens-from-left-to-right = Tokens are named from left to right, each one once.
antler-island-no-such-cube = You can take no cube in the colour of { $whose } from { $foe }.
antler-island-is-sea = With three players this shore is under the sea.
antler-island-begin-outside = { $colour ->
    [red] The stags begin on red shores.
    [blue] The stags begin on blue shores.
   *[yellow] The stags begin on yellow shores.
}
antler-island-is-marsh = Stags never enter a marsh.
antler-island-cannot-stay = The stag cannot stay here.
antler-island-not-adjacent = The { antler-island-space } is not adjacent to where the stag stands.
antler-island-not-uphill = Not uphill while another space is free.
antler-island-is-taken = A stag stands { antler-island-space-at }.

# What happened.

antler-island-round = Round { $round }: { $who } starts.
antler-island-rolled = { $cause ->
    [stags] The die sends the stags { antler-island-shores-to }.
    [food] The die sends food { antler-island-shores-to }.
   *[does] The die sends does { antler-island-shores-to }.
}
antler-island-placed = { $who } begins { antler-island-space-at }.
antler-island-food-laid = Food lies { antler-island-space-at }.
antler-island-does-climbed = All does walk uphill.
antler-island-path = from { $start } to { $end }
antler-island-does-came = A doe comes { antler-island-space-to }.
antler-island-planned = { $plan ->
    [none] { $who } is ready.
   *[other] { $who } is ready: { $plan }.
}
antler-island-laid = { $tile } { antler-island-deed }
antler-island-took-back = { $who } takes the plan back.
antler-island-plans-lie = All plans are laid.
antler-island-tiles-lie = Tiles of { $who }: { antler-island-deed-move } { $move }, { antler-island-deed-eat } { $eat }, { antler-island-deed-rut } { $rut }, { antler-island-deed-grow } { $grow }.
antler-island-turn = It is the turn of { $who }.
antler-island-revealed = { $who } reveals { $tile }: { antler-island-deed }.
antler-island-skipped = { $lack ->
    [food] { $who } cannot eat: there is no food here.
    [room] { $who } cannot eat: five tokens are in hand.
    [doe] { $who } cannot rut: there is no doe here.
    [token] { $who } cannot grow: there is no food to cash.
   *[antler] { $who } cannot grow: no antler piece is left.
}
antler-island-roared = { $count ->
    [one] { $who } roars, and { $count } doe comes { antler-island-space-to }.
   *[other] { $who } roars, and { $count } does come { antler-island-space-to }.
}
antler-island-moved = { $slope ->
    [up] { $who } climbs { antler-island-space-to }.
    [down] { $who } goes down { antler-island-space-to }.
   *[level] { $who } goes { antler-island-space-to }.
}
antler-island-ate = { $count ->
    [one] { $who } eats { $count } food token { antler-island-space-at }.
   *[other] { $who } eats { $count } food tokens { antler-island-space-at }.
}
antler-island-got-food = { $value ->
    [none] { $who } gets a food token.
   *[other] { $who } gets food: a { $value }.
}
antler-island-mated = { $count ->
    [1] { $who } mates with a doe, { $does } in all.
   *[other] { $who } mates with { $count } does, { $does } in all.
}
antler-island-last-round = { $who } has mated with enough does: this is the last round.
antler-island-cashed = { $who } cashes a { $value }.
antler-island-grew = { $count ->
    [one] { $who } grows { $count } antler and now has { $antlers }.
   *[other] { $who } grows { $count } antlers and now has { $antlers }.
}
antler-island-took-tile = { $pile ->
    [open] { $who } takes { antler-island-wily }.
   *[hidden] { $wily ->
        [none] { $who } draws a wily tile.
       *[other] { $who } draws { antler-island-wily }.
    }
}
antler-island-turned-up = { antler-island-wily } lies open.
antler-island-dropped = { $who } discards { antler-island-wily }.
antler-island-played = { $who } plays { antler-island-wily }.
antler-island-attacked = { $who } attacks { $foe } { antler-island-space-at }!
antler-island-committed = { $value ->
    [none] { $who } commits a token.
   *[other] { $who } commits a { $value }.
}
antler-island-stood = { $who } stands without a token.
antler-island-retreated = { $slope ->
    [up] { $who } retreats up { antler-island-space-to }.
    [down] { $who } retreats down { antler-island-space-to }.
   *[level] { $who } retreats { antler-island-space-to }.
}
antler-island-locked = Antlers lock: { $who } has { $strength }, the defender { $against }.
antler-island-showed = { $who } shows a { $value }.
antler-island-won = { $who } wins against { $foe }.
antler-island-drew = { $who } and { $foe } are equally strong; { $who } goes back { antler-island-space-to }.
antler-island-kept = { $who } keeps a { $value }.
antler-island-lost-antler = { $antlers ->
    [0] { $who } loses the last antler.
   *[other] { $who } loses an antler and has { $antlers } left.
}
antler-island-was-put = { $who } is driven { antler-island-space-to }.
antler-island-winning-stag = { $who } is a winning stag now.
antler-island-took-cube = { $cube ->
    [own] { $who } wins a cube back from { $foe }.
   *[theirs] { $who } wins a cube in the colour of { $foe }.
}
antler-island-shuffled = { $pile ->
    [food] The used food is shuffled into a new pile.
   *[wily] The used wily tiles are shuffled into a new pile.
}
antler-island-uncovered = A { $value } lay { antler-island-space-at }.
antler-island-showed-tile = { $who } shows { antler-island-wily }.
antler-island-over = The game is over; everything is shown.

# Who won, and why.

antler-island-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
antler-island-verdict-nobody = Nobody has won a fight, so nobody wins.
antler-island-verdict-alone = { $who } wins with { antler-island-points }: nobody else has won a fight.
antler-island-verdict-points = { $best ->
    [one] { $who } wins by { $best } point to { $next }.
   *[other] { $who } wins by { $best } points to { $next }.
}
antler-island-verdict-antlers = { $who } wins: { antler-island-points } like { $rivals }, but more antlers, { $best } to { $next }.
antler-island-verdict-height = { $who } wins: { antler-island-points } and the same antlers as { $rivals }, but the higher place.
antler-island-verdict-tokens = { $who } wins: { antler-island-points }, antlers and height like { $rivals }, but more food left, { $best } to { $next }.
antler-island-verdict-shared = { $who } share the victory: { antler-island-points } each, and equal in antlers, height and food.

### At the table, in the browser

antler-island-line-fight = { $who } beats { $foe }, { $best } to { $least }.
antler-island-unscored = { $points ->
    [one] no fight won: { $points } point lost
   *[other] no fight won: { $points } points lost
}

# What only the page says of Antler Island.

antler-island-board = The island
antler-island-mat = Your control mat
antler-island-dock = Your stag, tiles and food
antler-island-rivals = The other stags
antler-island-supply = Beside the island
antler-island-you = you
antler-island-fight = Fight
antler-island-attacks = attacks
antler-island-defends = defends
antler-island-fight-commit = { $who } commits food
antler-island-fight-answer = { $who } answers
antler-island-fight-lock = Lock or retreat
antler-island-strength = Strength
antler-island-food = Food
antler-island-wilys = Wily tiles
antler-island-open = open
antler-island-no-wily = no wily tile
antler-island-so-many = { $count } of { $most }
antler-island-is-ready = ready
antler-island-to-place = Tiles to place
antler-island-lay-beside = { $tile ->
    [blank] Blank tile: { antler-island-deed }
   *[other] Tile { $tile }: { antler-island-deed }
}
antler-island-ready = { $left ->
    [0] Ready
   *[other] Ready · { $left } left
}
antler-island-round-so = Round { $round }
antler-island-most-does = Most does
antler-island-rolled-colour = Rolled
antler-island-food-left = Food left
antler-island-wily-open = Wily, open
antler-island-antlers = { $lost ->
    [0] { $count ->
        [one] { $count } antler
       *[other] { $count } antlers
    }
   *[other] { $count ->
        [one] { $count } antler, { $lost } lost
       *[other] { $count } antlers, { $lost } lost
    }
}
antler-island-on-the-peak = { $who } on the peak
antler-island-empty-peak = Nobody on the peak

# The guided first game.
guide-antler-island-goal = Court the most does, and end up high
guide-antler-island-goal-about = The end: as soon as one stag has { $does } does, the round is played out and points are counted.
guide-antler-island-fact-1 = One point a doe
guide-antler-island-fact-1-about = Stand where she stands, then rut. Your place at the end adds three, one or none.
guide-antler-island-fact-2 = Win one fight
guide-antler-island-fact-2-about = Without the golden token of a winner nothing counts.
guide-antler-island-fact-3 = Grow antlers
guide-antler-island-fact-3-about = Food becomes antlers. They decide fights, and ties.
guide-antler-island-plan = Lay your 1 beside Move
guide-antler-island-plan-about = Every round begins with a secret plan. Food lies on the shore next to your stag: first it walks there. Tap Move, or drag the tile.
guide-antler-island-numbers = { $follows ->
    [yes] Then eat, walk on, and rut
   *[no] Now the other tiles
}
guide-antler-island-numbers-about = { $follows ->
    [yes] The 2 beside Eat, the 3 beside Move, the X beside Rut.
   *[no] Each beside what you want to do: an action may have several, or none.
} Numbers come in their order, the X whenever you like.
guide-antler-island-blank = The blank is a bluff
guide-antler-island-blank-about = It is never turned up. The others will see how many tiles lie beside an action, but not which. Lay it anywhere.
guide-antler-island-ready = You are ready
guide-antler-island-ready-about = Everybody plans at the same time. Until the last one is ready you may take your plan back.
guide-antler-island-reveal = Turn up your 1
guide-antler-island-reveal-about = Always your lowest number or the X, and you do what it lies beside. What cannot be done is passed over.
guide-antler-island-walk = Walk to the food
guide-antler-island-walk-about = One step along the shore or straight uphill. A token lies there, face down, worth 1, 2 or 3.
guide-antler-island-eat = Your meal
guide-antler-island-eat-about = Turn up the tile beside Eat: your stag takes all the food on its space, up to five tokens. Only you see what they are worth.
guide-antler-island-doe = Go where a doe waits
guide-antler-island-doe-about = Rutting takes one doe from the space where you stand: that is a point. It needs a tile beside Rut.
guide-antler-island-again = A new round, a new plan
guide-antler-island-again-about = The does have climbed one step; new food and does have come.{ $follows ->
    [yes] {" "}A good plan now: Move, Eat, Grow, and the X beside Move for a fight.
   *[no] {" "}You will need food, antlers, and one day a fight.
}
guide-antler-island-antlers = Turn food into antlers
guide-antler-island-antlers-about = One token alone is always worth one antler, several together half their value. Cash the weakest, and keep a strong one for the fight.
guide-antler-island-attack = Attack { $who }
guide-antler-island-attack-about = Walking onto another stag is an attack. You need one victory in this game, or your points count for nothing.
guide-antler-island-commit = Pick the food you risk
guide-antler-island-commit-about = Your { $mine } antlers always count. Add one to three tokens, face down. { $who } has { $antlers } antlers and { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}{ $follows ->
    [yes] , and the first tokens of a game are worth 1 or 2.
   *[no] . A token is worth 1, 2 or 3.
}
guide-antler-island-lock = Lock antlers
guide-antler-island-lock-about = Everything is turned up: the higher sum wins, and all these tokens are spent. Retreat instead, and you keep them, but { $who } has won.
guide-antler-island-put = Send { $who } away
guide-antler-island-put-about = Whoever lost gives up one antler, and the winner chooses a neighbouring space for the loser.
guide-antler-island-spoils = Take your spoils
guide-antler-island-spoils-about = Each victory brings a wily tile, and the first one the golden token: from now on your points count.
minute-antler-island-goal = Most points win. Every doe you court is one point. Where your stag stands at the end adds three, one or none. Win at least one fight, or nothing counts.
minute-antler-island-turn-title = A round
minute-antler-island-turn = Plan in secret: lay five tiles beside four actions. Then act, four times round: everyone turns up their lowest number or the X. The blank stays hidden.
minute-antler-island-end = The tenth doe of one stag (the twelfth, if you are three) makes this the last round. It is played out, then points are counted. Ties: more antlers.
minute-antler-island-conflict-title = When stags meet
minute-antler-island-conflict = Both put up to three tokens forward, face down. One may retreat; else antlers lock, and antlers plus food decide.
minute-antler-island-peak = peak
minute-antler-island-middle = middle
minute-antler-island-shore = shore
minute-antler-island-no-fight = won no fight


# Advice: what may come of a choice, and what is hidden.

antler-island-fact-doe = a doe this round
antler-island-fact-two-does = two does at once
antler-island-fact-fight-won = a fight won
antler-island-fact-fight-lost = a fight lost
antler-island-fact-attacked = an attack on you
antler-island-fact-antlers = new antlers
antler-island-fact-meal = a meal
antler-island-fact-wily-tile = a new wily tile
antler-island-fact-skipped = a tile of yours without effect
antler-island-hidden-food = Food
antler-island-hidden-tiles = Wily tiles
antler-island-hidden-food-lying = Food on the shores
antler-island-hidden-food-pile = The pile of food
antler-island-hidden-tile-pile = The pile of wily tiles
antler-island-thing-food = { $value }
antler-island-thing-tile = { antler-island-wily }
antler-island-figure-strength = Strength in a fight: antlers and the three best tokens
antler-island-figure-fight = If both bring all they can
antler-island-figure-fight-1 = you are stronger
antler-island-figure-fight-0 = a draw
antler-island-figure-fight--1 = they are stronger
antler-island-known-from = your tokens and tiles, all discards and open tiles, and the pile that each token came from
