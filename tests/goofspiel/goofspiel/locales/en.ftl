goofspiel-title = Goofspiel
goofspiel-teaser = Bid a card for every prize, all at the same time. The highest takes it.

goofspiel-ask = Bid a card for the prize { $prize }.
goofspiel-bid-card = Bid { $card }
goofspiel-spent = The card { $card } is spent.
goofspiel-turned = The prize is { $prize }.
goofspiel-bid = { $who } has bid.
goofspiel-revealed = { $who } bids { $card }.
goofspiel-took = { $who } takes the prize { $prize }.
goofspiel-left = The highest bid is shared: nobody takes the prize { $prize }.
goofspiel-won =
    { $count ->
        [one] { $who } has most points, { $points }, and wins.
       *[other] { $who } have { $points } points each and share the victory.
    }
