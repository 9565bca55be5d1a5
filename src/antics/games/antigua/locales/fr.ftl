# Le jeu lui-même : sur la page, son titre, à quoi il ressemble, et ses parties.
antigua-title = Antigua
antigua-teaser = Votre équipage sait faire ce que sa couleur veut dire aujourd’hui. Un officier peut en décider autrement.
antigua-over-after = La partie est terminée · { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
antigua-part = Manche { $count } :

# ---- fonctions, couleurs, cartes

antigua-function-mate = Second
antigua-function-mate-about = Recrute : une carte visible ou la première de la pioche, puis une de plus de la pioche pour chaque Second de votre équipage.
antigua-function-mate-now =
    { $count ->
        [one] recruter { $count } carte
       *[other] recruter jusqu’à { $count } cartes
    }
antigua-function-helmsman = Timonier
antigua-function-helmsman-about = Mène votre navire sur la carte de mer voisine, et une carte plus loin pour chaque Timonier de votre équipage.
antigua-function-helmsman-now =
    { $count ->
        [one] avancer de { $count } carte
       *[other] avancer jusqu’à { $count } cartes
    }
antigua-function-navigator = Navigateur
antigua-function-navigator-about = Retourne la carte de mer sous votre navire. Une île coûte un Navigateur et rapporte une carte trésor.
antigua-function-navigator-now = retourner votre carte de mer
antigua-function-gunner = Canonnier
antigua-function-gunner-about = Attaque un navire sur votre carte de mer : piochez une carte, et une de plus pour chaque Canonnier de votre équipage. Le plus de boulets gagne une carte trésor.
antigua-function-gunner-now =
    { $count ->
        [one] attaquer avec { $count } carte
       *[other] attaquer avec { $count } cartes
    }
antigua-function-officer = Officier
antigua-function-officer-about = Quitte votre équipage et échange les pirates de deux fonctions, aussitôt et pour tous les équipages.
antigua-function-officer-now = échanger deux pirates

antigua-colour-hook = Crochet
antigua-colour-parrot = Perroquet
antigua-colour-anchor = Ancre
antigua-colour-kraken = Kraken
antigua-colour-skull = Crâne

antigua-card =
    { $colour ->
        [hook] { antigua-colour-hook }
        [parrot] { antigua-colour-parrot }
        [anchor] { antigua-colour-anchor }
        [kraken] { antigua-colour-kraken }
       *[skull] { antigua-colour-skull }
    } { $cannonballs }-{ $treasures }

# ---- ce qui se trouve sur la table

antigua-piece-sea =
    { $space }, { $shows ->
        [island] une île
        [nothing] de l’eau, déjà retournée
       *[water] de l’eau
    }
antigua-piece-water =
    { $water ->
        [one] { $water } carte de mer montre de l’eau
       *[other] { $water } cartes de mer montrent de l’eau
    }
antigua-piece-final-water = phase finale à { $water }
antigua-piece-final-phase = phase finale
antigua-piece-box = coffre : case { $gone } sur { $places }
antigua-piece-functions = Fonctions
antigua-piece-open = Cartes visibles
antigua-piece-pile =
    { $count ->
        [one] pioche de { $count } carte
       *[other] pioche de { $count } cartes
    }
antigua-piece-discards =
    { $count ->
        [0] défausse vide
        [one] défausse de { $count } carte
       *[other] défausse de { $count } cartes
    }
antigua-piece-fate = Carte piochée en phase finale
antigua-piece-ship = Navire – { $who }
antigua-piece-crew = Équipage
antigua-piece-treasures =
    { $count ->
        [0] aucune carte trésor
        [one] { $count } carte trésor
       *[other] { $count } cartes trésor
    }

antigua-source-found = trouvés
antigua-source-robbed = pris

antigua-phase-place = Mise à l’eau des navires
antigua-phase-act =
    { $action ->
        [1] Première action sur deux
       *[2] Seconde action sur deux
    }
antigua-phase-sail = En route
antigua-phase-hire = Recrutement
antigua-phase-crowded = Équipage en surnombre
antigua-phase-repay = Une île !
antigua-phase-dismiss = Échange de pirates
antigua-phase-over = La partie est finie

# ---- étapes

antigua-place = Commencer à côté de { $space }
antigua-sail = Aller en { $space }
antigua-done = Jeter l’ancre
antigua-hire =
    Recruter { $card } comme { $function ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    }
antigua-hire-pile = Recruter la première carte de la pioche
antigua-more = En prendre encore une
antigua-enough = Cela suffit
antigua-navigate = Retourner votre carte de mer
antigua-attack = Attaquer { $who }
antigua-swap =
    Échanger { $one ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
       *[gunner] { antigua-function-gunner }
    } et { $other ->
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    }
antigua-drop =
    Défausser { $card } ({ $function ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    })
antigua-drop-nobody = Défausser la place { $place }, qui est vide

# ---- ce qui est demandé

antigua-wait = Attendez { $who }.
antigua-ask-place = À côté de quelle carte du bord votre navire commence-t-il ?
antigua-ask-act =
    { $action ->
        [1] Choisissez votre première action.
       *[2] Choisissez votre seconde action.
    }
antigua-ask-sail =
    { $extra ->
        [one] Avancer encore d’une carte, ou jeter l’ancre ici ?
       *[other] Avancer encore, jusqu’à { $extra } cartes, ou jeter l’ancre ici ?
    }
antigua-ask-hire =
    { $extra ->
        [one] Vous pouvez prendre encore une carte de la pioche. La prenez-vous ?
       *[other] Vous pouvez prendre encore jusqu’à { $extra } cartes de la pioche. Encore une ?
    }
antigua-ask-crowded = Cinq, c’est trop pour votre équipage. Qui part à la défausse ?
antigua-ask-repay = Une île ! Quel Navigateur part à la défausse en échange ?
antigua-ask-dismiss = Quel Officier part à la défausse pour cet échange ?

# ---- pourquoi pas

antigua-no-card = À { $players }, il n’y a pas de carte de mer { $space }.
antigua-no-neighbour = On ne passe pas de { $here } à { $space } : ces cartes ne se touchent pas par un côté.
antigua-no-way-in = Votre navire est encore hors de la grille : il ne peut entrer que par { $here }.
antigua-off-the-grid = Votre navire est encore hors de la grille.
antigua-turned-already = La carte de mer { $space } est déjà retournée.
antigua-no-navigator = Il n’y a pas de Navigateur dans votre équipage.
antigua-no-officer = Il n’y a pas d’Officier dans votre équipage.
antigua-no-ship = Ce navire n’est pas de la partie.
antigua-own-ship = C’est votre propre navire.
antigua-attacked-already = Vous avez déjà attaqué { $who } pendant ce tour.
antigua-no-fight-outside = Un navire hors de la grille n’attaque pas et n’est pas attaqué.
antigua-not-here = { $who } n’est pas sur votre carte de mer.
antigua-first-place = Choisissez d’abord une carte du bord : votre navire commence à côté d’elle.
antigua-first-act = Choisissez d’abord une action.
antigua-first-sail = Votre navire est en route : choisissez d’abord la carte suivante, ou jetez l’ancre.
antigua-first-hire = Décidez d’abord si vous prenez encore une carte de la pioche.
antigua-first-crowded = Votre équipage compte cinq cartes : défaussez-en d’abord une.
antigua-first-repay = Défaussez d’abord un de vos Navigateurs pour l’île.
antigua-first-dismiss = Défaussez d’abord un de vos Officiers pour l’échange.

# ---- ce qui s’est passé

antigua-pirate =
    { $function ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    } : { $colour ->
        [hook] { antigua-colour-hook }
        [parrot] { antigua-colour-parrot }
        [anchor] { antigua-colour-anchor }
        [kraken] { antigua-colour-kraken }
       *[skull] { antigua-colour-skull }
    }.
antigua-dealt = { $who } commence avec { $card }.
antigua-opened = { $card } est maintenant visible, à la place { $place }.
antigua-starts = { $who } joue en premier.
antigua-placed = { $who } attend au bord, à côté de { $space }.
antigua-turn = Manche { $round } : à { $who } de jouer.
antigua-second-action = { $who } passe à sa seconde action.
antigua-shuffled =
    { $pile ->
        [one] La défausse est mélangée et forme une pioche de { $pile } carte.
       *[other] La défausse est mélangée et forme une pioche de { $pile } cartes.
    }
antigua-took = { $who } recrute { $card } parmi les cartes visibles.
antigua-drew = { $who } recrute { $card } dans la pioche.
antigua-has-enough = { $who } ne prend plus de carte.
antigua-dropped = { $who } défausse { $card }.
antigua-repaid = { $who } cède { $card } pour l’île.
antigua-dismissed = { $who } congédie { $card }.
antigua-sailed =
    { $left ->
        [none] { $who } prend la mer, en { $space }.
       *[other] { $who } va en { $space }.
    }
antigua-turned =
    { $shows ->
        [island] { $who } retourne { $space } : une île !
       *[nothing] { $who } retourne { $space } : rien que de l’eau.
    }
antigua-treasure =
    { $worth ->
        [none] { $who } trouve une carte trésor.
       *[other] { $who } trouve une carte trésor qui vaut { $worth }.
    }
antigua-attacked = { $who } attaque { $whom }. Le coffre avance jusqu’en { $box }.
antigua-reloaded =
    { $pile ->
        [one] Pioche et défausse sont mélangées : { $pile } carte pour les canons.
       *[other] Pioche et défausse sont mélangées : { $pile } cartes pour les canons.
    }
antigua-fired =
    { $cannonballs ->
        [one] { $who } tire { $cannonballs } boulet ({ $card }).
       *[other] { $who } tire { $cannonballs } boulets ({ $card }).
    }
antigua-ran-out =
    { $missing ->
        [one] Plus de carte pour { $who } : cela compte pour { $missing } boulet.
       *[other] Plus de carte pour { $who } : cela compte pour { $missing } boulets.
    }
antigua-beat =
    { $tie ->
        [yes] Égalité, { $won } à { $lost } : { $who } se défend et remporte le combat.
       *[no] { $who } remporte le combat par { $won } boulets à { $lost }.
    }
antigua-robbed =
    { $worth ->
        [none] { $who } prend une carte trésor à { $whom }.
       *[other] { $who } prend à { $whom } une carte trésor qui vaut { $worth }.
    }
antigua-swapped =
    { $who } échange les pirates des fonctions { $one ->
        [mate] { antigua-function-mate }
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
       *[gunner] { antigua-function-gunner }
    } et { $other ->
        [helmsman] { antigua-function-helmsman }
        [navigator] { antigua-function-navigator }
        [gunner] { antigua-function-gunner }
       *[officer] { antigua-function-officer }
    }.
antigua-final-phase = Seules { $water } cartes de mer montrent de l’eau : la phase finale commence.
antigua-fate =
    { $cannonballs ->
        [one] { $who } pioche { $card } : { $cannonballs } boulet contre { $water } cartes d’eau.
       *[other] { $who } pioche { $card } : { $cannonballs } boulets contre { $water } cartes d’eau.
    }
antigua-fate-left = { $who } a fini son tour : { $card } part à la défausse.
antigua-over =
    La partie est finie : { $ending ->
        [box] le coffre est revenu à son coin
        [drawn_card] la carte piochée a au moins autant de boulets qu’il y a de cartes d’eau
        [two_waters] seules deux cartes de mer montrent de l’eau
       *[quiet] en cinquante manches, aucune carte de mer retournée et aucun navire attaqué
    }.
antigua-showed = { $who } révèle une carte trésor qui vaut { $worth }.

# ---- qui a gagné

antigua-won =
    { $treasures ->
        [one] { $who } gagne avec { $treasures } point, devant { $behind } avec { $fewer }.
       *[other] { $who } gagne avec { $treasures } points, devant { $behind } avec { $fewer }.
    }
antigua-won-by-cards =
    { $treasures ->
        [one] { $who } gagne : { $treasures } point comme { $equals }, mais plus de cartes trésor, { $cards } contre { $fewer }.
       *[other] { $who } gagne : { $treasures } points comme { $equals }, mais plus de cartes trésor, { $cards } contre { $fewer }.
    }
antigua-shared =
    { $cards ->
        [0] Personne n’a de trésor : { $who } se partagent la victoire.
       *[other]
            { $who } se partagent la victoire à égalité, avec { $treasures ->
                [one] { $treasures } point
               *[other] { $treasures } points
            } sur { $cards ->
                [one] { $cards } carte
               *[other] { $cards } cartes
            }.
    }

### At the table, in the browser

antigua-swap-one = un pirate
antigua-swap-other = l’autre
antigua-swap-leaves = Officier qui part
antigua-swap-becomes = désormais { $function }
antigua-ask-mate = Recrutez une carte visible ou la première de la pioche.
antigua-ask-helmsman = Où naviguez-vous ?
antigua-ask-navigator = Retournez-vous votre carte de mer ?
antigua-ask-gunner = Quel navire attaquez-vous ?
antigua-line-fight = { $who } attaque { $whom } : { $winner } l’emporte { $won } à { $lost }{ $robbed ->
    [yes] { " " }et prend une carte trésor.
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

antigua-sea = La mer
antigua-others = Les autres joueurs
antigua-mine = Votre navire et votre équipage
antigua-round = Manche { $round }
antigua-you = vous
antigua-your-crew = Votre équipage
antigua-crew-size =
    { $count ->
        [5] 5, une de trop
       *[other] { $count } sur 4, visibles de tous
    }
antigua-treasures = Trésors
antigua-only-you = face cachée
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
antigua-discards = Défausse
antigua-your-action =
    { $action ->
        [1] Votre première action
       *[2] Votre seconde action
    }
antigua-swap-two = Quels pirates changent de place ?
antigua-swap-with = { $pirate } change de place avec qui ?
antigua-which-officer = Quel Officier part ?
antigua-not-aboard = aucun dans votre équipage
antigua-not-navigator = rien à retourner ici
antigua-not-gunner = plus de navire à attaquer ici
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

# Conseil : ce qui peut découler d’un choix, et ce qui est caché.

antigua-fact-treasure = un trésor trouvé d’ici la fin de votre prochain tour
antigua-fact-loot = un trésor pris à un autre navire
antigua-fact-robbed = un de vos trésors pris
antigua-fact-sea-card = une carte de mer retournée
antigua-fact-rival-treasure = un trésor trouvé par quelqu’un d’autre
antigua-fact-end = la fin de la partie
antigua-hidden-treasures = Trésors
antigua-hidden-sea = Cartes de mer cachées
antigua-hidden-pile = La pioche
antigua-thing-sea = { $land ->
    [island] une île
   *[nothing] de l’eau
}
antigua-thing-treasure = { $worth ->
    [one] { $worth } trésor
   *[other] { $worth } trésors
}
antigua-thing-card = { $card }
antigua-figure-treasures = Trésors en tout
antigua-known-from = vos propres trésors, toutes les cartes visibles ou défaussées, et les cartes qui étaient dans la pioche quand chaque trésor a été trouvé
