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

tour-antler-island-island = This is the island: shores in three colours, meadows and marshes above them, and the peak. Every doe walks one step uphill each round, and the peak is worth three points at the end.
tour-antler-island-stag = This is your stag. You win with does and with a high place, but only if you have won a fight: then the golden token lies here.
tour-antler-island-tiles = Every round begins with a secret plan. Choose a tile, then an action for it. You will play 1, 2 and 3 in this order and the X whenever you like. The blank is a bluff.
tour-antler-island-actions = Move one space, eat the food here, mate with a doe here, or turn food into antlers. Any number of tiles may lie beside one action.
tour-antler-island-ready = All five tiles are laid? Then confirm. Until the last player is ready you can take your plan back.
tour-antler-island-reveal = Now it is your turn: reveal your lowest number or the X, and do what it says. What is not possible is skipped.
tour-antler-island-others = The others’ tiles lie here. How many lie beside each action is no secret; which is which, you can only guess.
tour-antler-island-grow = Food is worth 1, 2 or 3. Cash several tokens at once: half their value grows as antlers. Even numbers of antlers, from four on, bring a wily tile.
tour-antler-island-fight = Walk onto another stag to attack. Both commit up to three tokens face down; antlers and tokens together decide, unless somebody retreats.
tour-antler-island-end = As soon as somebody has mated with enough does, the round is played to its end, and points are counted. Good luck!
