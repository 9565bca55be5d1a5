# Le jeu lui-même : sur la page, son titre, à quoi il ressemble, et ses parties.
antigua-title = Antigua
antigua-teaser = Recrutez un équipage, fouillez la mer, tirez sur vos rivaux. Un officier bouleverse les talents de tous.
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
guide-antigua-goal = Rapportez le plus de trésors
guide-antigua-goal-about = La fin : quand il reste peu d’eau à fouiller, ou quand le coffre a fait tout le tour, une place par attaque.
guide-antigua-fact-1 = Des îles se cachent
guide-antigua-fact-1-about = Retournez la carte de mer sous votre navire : une île rapporte un trésor.
guide-antigua-fact-2 = Deux actions par tour
guide-antigua-fact-2-about = Recruter, naviguer, fouiller, tirer ou échanger deux pirates.
guide-antigua-fact-3 = Les couleurs changent de sens
guide-antigua-fact-3-about = Une carte d’équipage sait faire ce que fait aujourd’hui le pirate de sa couleur.
guide-antigua-place = Choisissez votre départ
guide-antigua-place-about = Votre navire attend à côté d’une carte du bord. Toute place convient ; celle-ci est bonne.
guide-antigua-helmsman = Naviguer : le Timonier
guide-antigua-helmsman-about = Votre première action mène votre navire sur la carte voisine. Chaque Timonier de l’équipage vous mène une carte plus loin.
guide-antigua-mate = Recruter : le Second
guide-antigua-mate-about = Prenez une carte visible ou la première de la pioche. Cherchez la couleur du Navigateur : il vous en faut un pour fouiller.
guide-antigua-more = Une de plus pour votre Second
guide-antigua-more-about = Pour chaque Second qui était dans l’équipage, vous pouvez prendre une carte de plus à la pioche, sans la voir. Un équipage compte quatre cartes au plus.
guide-antigua-navigator = Fouiller : le Navigateur
guide-antigua-navigator-about = Retournez la carte sous votre navire. Si c’est une île, votre Navigateur y reste, et vous recevez un trésor que vous seul regardez.
guide-antigua-colours = Les couleurs disent qui sait quoi
guide-antigua-colours-about = Chaque pavillon montre quelle couleur exerce une fonction aujourd’hui. Recrutez une carte de la couleur du Canonnier : elle reste et tire avec vous.
guide-antigua-hunt = Un trésor est à bord
guide-antigua-hunt-about = Menez votre navire sur la carte où se trouve l’autre. Ce n’est que là que vous pouvez l’attaquer.
guide-antigua-gunner = Tirer : le Canonnier
guide-antigua-gunner-about = Chacun pioche une carte, et une de plus par Canonnier à bord. Le plus de boulets gagne un trésor. Le coffre avance d’une place.
guide-antigua-officer = Tout renverser : l’Officier
guide-antigua-officer-about = Il quitte l’équipage, et deux pirates échangent leurs places. Aussitôt toutes les cartes de leurs couleurs savent autre chose, les vôtres et celles des autres.{ $follows ->
    [yes] {" "}Échangez Navigateur et Canonnier : votre Canonnier fouillera.
   *[no] {""}
}
guide-antigua-end = Surveillez l’eau et le coffre
guide-antigua-end-about = { $water } cartes montrent encore de l’eau ; à { $final }, la phase finale commence. Après { $places } attaques, le coffre est revenu à son coin et la partie est finie.
minute-antigua-goal = Le plus de trésors l’emporte. Ils sont sous la mer : retournez une carte et, si c’est une île, piochez une carte trésor, qui en montre un à quatre. Les équipages ne comptent pas.
minute-antigua-turn-title = Un tour
minute-antigua-turn = Deux actions : recruter avec le Second, naviguer avec le Timonier, fouiller avec un Navigateur, tirer avec le Canonnier, échanger deux pirates avec un Officier. Une couleur fait ce que fait son pirate.
minute-antigua-end = Quand il reste peu d’eau, chaque tour commence par une carte ; assez de boulets terminent la partie. Elle finit aussi quand le coffre revient à son coin, une place par attaque.
minute-antigua-conflict-title = Quand deux navires se rencontrent
minute-antigua-conflict = Chacun pioche une carte, et une de plus par Canonnier à bord. Le plus de boulets gagne un trésor ; l’égalité est à la défense.

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
