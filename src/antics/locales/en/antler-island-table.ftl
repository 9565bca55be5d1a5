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
    [_] Blank tile: { antler-island-deed }
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
