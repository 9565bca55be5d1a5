goofspiel-title = Goofspiel
goofspiel-teaser = Um jeden Preis eine Karte bieten, alle zugleich. Die höchste bekommt ihn.

goofspiel-ask = Biete eine Karte um den Preis { $prize }.
goofspiel-bid-card = { $card } bieten
goofspiel-spent = Die Karte { $card } ist verbraucht.
goofspiel-turned = Der Preis ist { $prize }.
goofspiel-bid = { $who } hat geboten.
goofspiel-revealed = { $who } bietet { $card }.
goofspiel-took = { $who } bekommt den Preis { $prize }.
goofspiel-left = Das höchste Gebot ist geteilt: Niemand bekommt den Preis { $prize }.
goofspiel-won =
    { $count ->
        [one] { $who } hat die meisten Punkte, { $points }, und gewinnt.
       *[other] { $who } haben je { $points } Punkte und teilen sich den Sieg.
    }
