goofspiel-title = Goofspiel
goofspiel-teaser = Misez une carte pour chaque prix, tous en même temps. La plus haute l'emporte.

goofspiel-ask = Misez une carte pour le prix { $prize }.
goofspiel-bid-card = Miser { $card }
goofspiel-spent = La carte { $card } est déjà jouée.
goofspiel-turned = Le prix est { $prize }.
goofspiel-bid = { $who } a misé.
goofspiel-revealed = { $who } mise { $card }.
goofspiel-took = { $who } emporte le prix { $prize }.
goofspiel-left = La plus haute mise est partagée : personne n'emporte le prix { $prize }.
goofspiel-won =
    { $count ->
        [one] { $who } a le plus de points, { $points }, et gagne.
       *[other] { $who } ont { $points } points chacun et partagent la victoire.
    }
