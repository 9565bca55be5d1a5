# What only the page says at a table of Antigua.

antigua-sea = La mer
antigua-others = Les autres joueurs
antigua-mine = Votre navire et votre équipage
antigua-round = Manche { $round }
antigua-you = vous
antigua-your-crew = Votre équipage
antigua-crew-size = { $count } sur 4, visibles de tous
antigua-treasures = Trésors
antigua-only-you = vous seul les voyez
antigua-none-yet = aucun pour l’instant
antigua-worth =
    { $count ->
        [one] trésor
       *[other] trésors
    }
antigua-known-to = Connu de
antigua-treasure-card =
    { $worth ->
        [one] Carte trésor valant { $worth } trésor
       *[other] Carte trésor valant { $worth } trésors
    }
antigua-treasure-hidden = Carte trésor cachée
antigua-card-about =
    { $function }, { $cannonballs ->
        [one] { $cannonballs } boulet
       *[other] { $cannonballs } boulets
    }, { $treasures ->
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }
antigua-for-the-mate = pour le Second
antigua-discards = défausse
antigua-your-action =
    { $action ->
        [1] Votre première action
       *[2] Votre seconde action
    }
antigua-swap-two = Échanger lesquels ?
antigua-swap-with = Et avec lequel ?
antigua-which-officer = Quel Officier part ?
antigua-not-aboard = aucun dans votre équipage
antigua-not-navigator = rien à retourner ici
antigua-not-gunner = aucun navire à attaquer ici
antigua-look-at = En savoir plus sur { $who }
antigua-ships-here = ici : { $who }
antigua-waters =
    { $count ->
        [one] carte d’eau
       *[other] cartes d’eau
    }
antigua-cannonballs =
    { $count ->
        [one] boulet
       *[other] boulets
    }
antigua-attacks-so-far = attaques
antigua-attacks = attaque
antigua-defends = se défend

# What the button says that sends a choice.
antigua-confirm-place = Partir d’ici
antigua-confirm-sail = Naviguer ici
antigua-confirm-hire = Recruter
antigua-confirm-hire-pile = Piocher et recruter
antigua-confirm-more = Piocher
antigua-confirm-enough = Assez
antigua-confirm-navigate = Retourner la carte
antigua-confirm-attack = À l’attaque !
antigua-confirm-swap = Échanger
antigua-confirm-drop = Défausser

# What a player did last.
antigua-did-placed = a choisi son départ
antigua-did-took = a recruté une carte visible
antigua-did-drew = a recruté dans la pioche
antigua-did-dropped = a défaussé une carte
antigua-did-sailed = a navigué
antigua-did-turned = a retourné une carte
antigua-did-treasure = a trouvé un trésor
antigua-did-attacked = a attaqué
antigua-did-beat = a gagné un combat
antigua-did-robbed = a pris un trésor
antigua-did-lose = a perdu un trésor
antigua-did-swapped = a échangé deux pirates

# The guided first game.
tour-antigua-goal = Des îles aux trésors se cachent sous ces cartes de mer. À la fin, le plus grand nombre de trésors l’emporte.
tour-antigua-place = Choisissez d’abord votre départ : une carte éclairée du bord. Puis confirmez. Votre navire attend à côté.
tour-antigua-actions = À votre tour, vous agissez deux fois. Il y a cinq fonctions ; le pavillon à côté montre quelle couleur de pirate l’exerce en ce moment.
tour-antigua-crew = Voici votre équipage, quatre cartes au plus. Chacune renforce la fonction que sa couleur exerce en ce moment.
tour-antigua-mate = Le Second recrute : une des cartes visibles, ou la première de la pioche. Chaque Second de votre équipage vous permet d’en piocher une de plus.
tour-antigua-helmsman = Le Timonier fait naviguer : choisissez une carte éclairée. Le premier pas mène du bord à la carte voisine de votre navire.
tour-antigua-navigator = Le Navigateur retourne la carte sous votre navire. Il vous en faut un dans l’équipage. Une île vous coûte ce Navigateur et vous donne une carte trésor que personne d’autre ne regarde.
tour-antigua-gunner = Le Canonnier attaque un navire sur votre carte. Chacun pioche ; le plus grand nombre de boulets l’emporte, et le vainqueur prend un trésor. Chaque attaque fait avancer le coffre d’une place.
tour-antigua-officer = L’Officier échange deux pirates : aussitôt, toutes les cartes de ces deux couleurs savent faire autre chose, chez tout le monde.
tour-antigua-end = Gardez un œil sur l’eau et sur le coffre. Quand peu de cartes montrent encore de l’eau, la phase finale commence ; quand le coffre revient à son ancre, la partie est finie. Bonne chance !
