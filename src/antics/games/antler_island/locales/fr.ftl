# Le jeu lui-même : sur la page, son titre, à quoi il ressemble, et ses parties.
antler-island-title = Antler Island
antler-island-teaser = Planifiez en secret, mangez, faites pousser vos bois, battez-vous : le plus de biches l’emporte, le sommet en vaut trois.
antler-island-over-after = La partie est terminée · { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
antler-island-part = Manche { $count } :

# Les cases. Les autres phrases en parlent avec ces mots.

antler-island-side = { $space ->
    [O0] du nord
    [O1] du nord
    [O2] du nord-est
    [O3] de l’est
    [O4] de l’est
    [O5] du sud-est
    [O6] du sud
    [O7] du sud
    [O8] du sud-ouest
    [O9] de l’ouest
    [O10] de l’ouest
    [O11] du nord-ouest
    [G0] du nord
    [G1] de l’est
    [G2] du sud
    [G3] de l’ouest
    [M0] du nord-est
    [M1] du sud-est
    [M2] du sud-ouest
   *[M3] du nord-ouest
}
antler-island-noted = { $notation ->
    [yes] { " " }({ $space })
   *[no] { "" }
}
antler-island-space = { $ground ->
    [red] rivage rouge { antler-island-side }{ antler-island-noted }
    [blue] rivage bleu { antler-island-side }{ antler-island-noted }
    [yellow] rivage jaune { antler-island-side }{ antler-island-noted }
    [grass] pré { antler-island-side }{ antler-island-noted }
    [marsh] marais { antler-island-side }{ antler-island-noted }
   *[centre] sommet
}
antler-island-space-at = { $ground ->
    [red] sur le rivage rouge { antler-island-side }{ antler-island-noted }
    [blue] sur le rivage bleu { antler-island-side }{ antler-island-noted }
    [yellow] sur le rivage jaune { antler-island-side }{ antler-island-noted }
    [grass] sur le pré { antler-island-side }{ antler-island-noted }
    [marsh] dans le marais { antler-island-side }{ antler-island-noted }
   *[centre] au sommet
}
antler-island-space-to = { $ground ->
    [red] au rivage rouge { antler-island-side }{ antler-island-noted }
    [blue] au rivage bleu { antler-island-side }{ antler-island-noted }
    [yellow] au rivage jaune { antler-island-side }{ antler-island-noted }
    [grass] au pré { antler-island-side }{ antler-island-noted }
    [marsh] au marais { antler-island-side }{ antler-island-noted }
   *[centre] au sommet
}
antler-island-shores-to = { $colour ->
    [red] vers les rivages rouges
    [blue] vers les rivages bleus
   *[yellow] vers les rivages jaunes
}

# Les actions et les ruses : un nom, et ce qui se passe.

antler-island-deed = { $deed ->
    [move] { antler-island-deed-move }
    [eat] { antler-island-deed-eat }
    [rut] { antler-island-deed-rut }
   *[grow] { antler-island-deed-grow }
}
antler-island-deed-move = Marche
antler-island-deed-move-about = vers une case voisine
antler-island-deed-eat = Repas
antler-island-deed-eat-about = toute la nourriture ici
antler-island-deed-rut = Rut
antler-island-deed-rut-about = une biche ici
antler-island-deed-grow = Ramure
antler-island-deed-grow-about = la nourriture devient des bois

antler-island-wily = { $wily ->
    [roar] { antler-island-wily-roar }
    [speed] { antler-island-wily-speed }
    [greedy] { antler-island-wily-greedy }
    [rut-your-stuff] { antler-island-wily-rut-your-stuff }
    [rope-a-dope] { antler-island-wily-rope-a-dope }
    [diamond-antler] { antler-island-wily-diamond-antler }
   *[none] ruse
}
antler-island-wily-when = { $wily ->
    [roar] avant de révéler ou après l’action
    [speed] avec Marche
    [greedy] avec Repas
    [rut-your-stuff] avec Rut
    [rope-a-dope] une fois les bois croisés
   *[diamond-antler] après avoir croisé les bois et perdu
}
antler-island-wily-roar = Brame
antler-island-wily-roar-about = Une biche vient à vous de chaque case voisine.
antler-island-wily-speed = Vitesse
antler-island-wily-speed-about = Avancez de deux cases au lieu d’une.
antler-island-wily-greedy = Gourmandise
antler-island-wily-greedy-about = En mangeant, piochez un jeton de nourriture de plus.
antler-island-wily-rut-your-stuff = Coup double
antler-island-wily-rut-your-stuff-about = Séduisez deux biches d’un coup.
antler-island-wily-rope-a-dope = Feinte
antler-island-wily-rope-a-dope-about = Reprenez un des jetons que vous avez engagés.
antler-island-wily-diamond-antler = Bois de diamant
antler-island-wily-diamond-antler-about = Vous perdez le combat, mais pas de bois.

# Les pièces, telles qu’on les nomme à qui ne les voit pas.

antler-island-piece-stag = cerf : { $who }, { $antlers } bois
antler-island-piece-does = { $count ->
    [one] { $count } biche
   *[other] { $count } biches
}
antler-island-piece-food = { $count ->
    [one] { $count } jeton de nourriture
   *[other] { $count } jetons de nourriture
}
antler-island-piece-token = { $value ->
    [0] jeton de nourriture caché
   *[other] jeton de nourriture de valeur { $value }
}
antler-island-piece-tile = tuile { $tile }
antler-island-piece-blank = tuile vierge
antler-island-piece-mated = { $count ->
    [one] { $count } biche séduite sur { $end }
   *[other] { $count } biches séduites sur { $end }
}
antler-island-piece-end = { $end ->
    [10] La dixième biche annonce la dernière manche.
   *[12] La douzième biche annonce la dernière manche.
}
antler-island-piece-winning-stag = { $count ->
    [0] aucun combat gagné
   *[other] a gagné un combat
}
antler-island-piece-cubes = { $count ->
    [one] { $count } cube ({ $whose })
   *[other] { $count } cubes ({ $whose })
}
antler-island-piece-reserve = { $count ->
    [one] { $count } biche en réserve
   *[other] { $count } biches en réserve
}
antler-island-piece-food-pile = { $count ->
    [one] { $count } jeton de nourriture dans la pioche
   *[other] { $count } jetons de nourriture dans la pioche
}
antler-island-piece-wily-pile = { $count ->
    [one] { $count } ruse dans la pioche
   *[other] { $count } ruses dans la pioche
}
antler-island-piece-die = { $colour ->
    [red] dé sur rouge
    [blue] dé sur bleu
   *[yellow] dé sur jaune
}
antler-island-piece-start = commence la manche

# Où en est la partie.

antler-island-phase-place = mise en place
antler-island-phase-plan = tout le monde planifie
antler-island-phase-plan-about = Les nombres vont dans l’ordre 1, 2, 3. Le X vient quand vous voulez. La tuile vierge reste cachée.
antler-island-phase-act = { $turn ->
    [1] première tuile sur quatre
    [2] deuxième tuile sur quatre
    [3] troisième tuile sur quatre
   *[other] dernière tuile sur quatre
}
antler-island-phase-fight = un combat
antler-island-phase-over = la partie est finie
antler-island-phase-last = dernière manche

# Les options et les points.

antler-island-option-advanced = Cubes de combat
antler-island-option-advanced-about = Qui attaque et gagne prend des cubes, et les cubes rapportent : pour une table expérimentée.
antler-island-source-does = Biches séduites
antler-island-source-height = Hauteur
antler-island-source-own-cubes = Cubes à soi
antler-island-source-foreign-cubes = Cubes des autres

# Ce qu’on peut choisir.

antler-island-lay = { $left ->
    [1] Vierge
   *[other] { $tile }
} : { antler-island-deed }
antler-island-take-back = Reprendre le plan
antler-island-reveal = { $deed ->
    [none] Révéler { $tile }
   *[other] Révéler { $tile } : { antler-island-deed }
}
antler-island-roar = { $count ->
    [one] Bramer : { $count } biche vient
   *[other] Bramer : { $count } biches viennent
}
antler-island-pass = { $wily ->
    [roar] Ne pas bramer
    [rope-a-dope] Ne garder aucun jeton
    [diamond-antler] Laisser le bois
   *[none] Passer
}
antler-island-eat = { $count ->
    [one] Manger { $count } jeton
   *[other] Manger { $count } jetons
}
antler-island-eat-greedily = Manger avec gourmandise : { $count } et un de plus
antler-island-rut = Séduire une biche
antler-island-rut-twice = Séduire deux biches
antler-island-retreat = Se replier
antler-island-retreat-to = { $slope ->
    [up] Se replier plus haut, { antler-island-space-at }
    [down] Se replier plus bas, { antler-island-space-at }
   *[level] Se replier { antler-island-space-at }
}
antler-island-lock = Croiser les bois avec une force de { $strength }
antler-island-save-antler = Jouer Bois de diamant et ne rien perdre
antler-island-take-up = Prendre { antler-island-wily }
antler-island-take-down = { $count ->
    [0] Piocher dans la défausse mélangée
   *[other] Prendre dans la pioche
}
antler-island-speed = Vitesse : deux pas
antler-island-cash = Dépenser le { $value }
antler-island-grow-done = C’est tout : { $count } bois de plus
antler-island-commit = Engager le { $value }
antler-island-commit-done = { $count ->
    [0] Tenir sans jeton : force { $strength }
   *[other] C’est tout : force { $strength }
}
antler-island-keep = Garder le { $value }
antler-island-drop = Défausser { antler-island-wily }
antler-island-cube = { $cube ->
    [own] Reprendre un cube à vous chez { $foe }
   *[theirs] Prendre à { $foe } un cube de sa couleur
}
antler-island-place = Commencer { antler-island-space-at }
antler-island-move = { $slope ->
    [up] Monter { antler-island-space-to }
    [down] Descendre { antler-island-space-to }
   *[level] Aller { antler-island-space-to }
}
antler-island-attack = Attaquer { $foe } { antler-island-space-at }
antler-island-put = Placer { $foe } { antler-island-space-at }

# Ce qu’on demande.

antler-island-ask-plan = { $left ->
    [0] Votre plan est posé. Vous pouvez le reprendre tant que tout le monde n’a pas fini.
    [5] Planifiez votre manche : posez les cinq tuiles près des actions.
    [one] Planifiez votre manche : encore { $left } tuile à poser.
   *[other] Planifiez votre manche : encore { $left } tuiles à poser.
}
antler-island-ask-reveal = { $tiles ->
    [both] Révélez votre plus petit nombre ou votre X.
    [x] Révélez votre X.
   *[number] Révélez votre plus petit nombre.
}{ $roar ->
    [yes] { " " }Vous pouvez bramer avant.
    [secret] { " " }{ antler-island-unheld-roar }
   *[no] { "" }
}
antler-island-unheld-roar = Vous n’avez pas Brame, mais les autres l’ignorent.
antler-island-unheld-greedy = Vous n’avez pas Gourmandise, mais les autres l’ignorent.
antler-island-unheld-rut = Vous n’avez pas Coup double, mais les autres l’ignorent.
antler-island-unheld-rope = Vous n’avez pas Feinte, mais les autres l’ignorent.
antler-island-unheld-diamond = Vous n’avez pas Bois de diamant, mais les autres l’ignorent.
antler-island-ask-move = Où va votre cerf ?
antler-island-ask-stride = Vitesse : où mène le premier pas ?
antler-island-ask-stride-on = Vitesse : et le second, où mène-t-il ?
antler-island-ask-eat = { $held ->
    [yes] Mangez ce qu’il y a ici : avec gourmandise ou non ?
   *[no] Mangez ce qu’il y a ici. { antler-island-unheld-greedy }
}
antler-island-ask-rut = { $held ->
    [yes] Séduisez-vous une biche ou deux ?
   *[no] Séduisez une biche. { antler-island-unheld-rut }
}
antler-island-ask-grow = Quels jetons dépensez-vous pour agrandir votre ramure ?
antler-island-ask-after = { $held ->
    [yes] Bramez-vous avant la fin de votre tour ?
   *[no] Votre tour se termine. { antler-island-unheld-roar }
}
antler-island-ask-commit = Vous attaquez { $foe } : engagez un à trois jetons.
antler-island-ask-defend = { $count ->
    [0] { $foe } vous attaque sans jeton : se replier ou tenir bon ?
    [one] { $foe } vous attaque avec { $count } jeton : se replier ou tenir bon ?
   *[other] { $foe } vous attaque avec { $count } jetons : se replier ou tenir bon ?
}
antler-island-ask-face = { $count ->
    [0] { $foe } tient bon sans jeton : croiser les bois ou se replier ?
    [one] { $foe } tient bon avec { $count } jeton : croiser les bois ou se replier ?
   *[other] { $foe } tient bon avec { $count } jetons : croiser les bois ou se replier ?
}
antler-island-ask-retreat = Où vous repliez-vous ?
antler-island-ask-rope = { $held ->
    [yes] Jouez-vous Feinte pour garder un jeton engagé ?
   *[no] Vos jetons sont dépensés. { antler-island-unheld-rope }
}
antler-island-ask-diamond = { $held ->
    [yes] Jouez-vous Bois de diamant pour garder votre bois ?
   *[no] Vous perdez un bois. { antler-island-unheld-diamond }
}
antler-island-ask-put = Vous avez gagné : où placez-vous { $foe } ?
antler-island-ask-take = { $owed ->
    [1] Prenez-vous la ruse visible, ou en piochez-vous une ?
   *[other] Prenez-vous la ruse visible, ou en piochez-vous une ? { $owed } ruses vous reviennent.
}
antler-island-ask-drop = Vous avez quatre ruses : défaussez-en une.
antler-island-ask-cube = Quel cube prenez-vous à { $foe } ?
antler-island-ask-place = { $colour ->
    [red] Sur quel rivage rouge votre cerf commence-t-il ?
    [blue] Sur quel rivage bleu votre cerf commence-t-il ?
   *[yellow] Sur quel rivage jaune votre cerf commence-t-il ?
}
antler-island-ask-over = La partie est finie.

# Pourquoi pas.

antler-island-not-now = Ce n’est pas la question en ce moment. { $ask }
antler-island-wrong-moment = { antler-island-wily } se joue { antler-island-wily-when }.
antler-island-no-such-tile = Vous n’avez pas la ruse « { antler-island-wily } ».
antler-island-roared-already = Vous avez déjà bramé ce tour-ci.
antler-island-no-doe-in-earshot = Aucune case voisine n’a de biche pour vous entendre.
antler-island-no-way-is-free = Chaque case voisine est un marais ou porte un cerf.
antler-island-no-room-for-greed = Vos jetons et ceux d’ici doivent être quatre au plus, et il doit en rester un à piocher.
antler-island-only-one-doe = Il n’y a qu’une biche ici.
antler-island-not-committed = Vous n’avez pas engagé ce jeton, ou il vaut autant qu’un autre.
antler-island-tile-is-used = Vous avez déjà utilisé cette tuile dans cette manche.
antler-island-token-is-needed = Tant que vous avez des jetons, il en faut au moins un.
antler-island-attacker-commits-first = Qui attaque engage d’abord ses jetons ; le repli vient après, si la défense tient bon.
antler-island-tokens-from-left-to-right = Les jetons se nomment de gauche à droite, chacun une fois.
antler-island-no-such-cube = Vous ne pouvez pas prendre de cube ({ $whose }) à { $foe }.
antler-island-is-sea = À trois, ce rivage est sous la mer.
antler-island-begin-outside = { $colour ->
    [red] Les cerfs commencent sur les rivages rouges.
    [blue] Les cerfs commencent sur les rivages bleus.
   *[yellow] Les cerfs commencent sur les rivages jaunes.
}
antler-island-is-marsh = Un cerf n’entre jamais dans un marais.
antler-island-cannot-stay = Le cerf ne peut pas rester ici.
antler-island-not-adjacent = { antler-island-space } : ce n’est pas à côté du cerf.
antler-island-not-uphill = Pas vers le haut tant qu’une autre case est libre.
antler-island-is-taken = Il y a un cerf { antler-island-space-at }.

# Ce qui s’est passé.

antler-island-round = Manche { $round } : { $who } commence.
antler-island-rolled = { $cause ->
    [stags] Le dé envoie les cerfs { antler-island-shores-to }.
    [food] Le dé envoie de la nourriture { antler-island-shores-to }.
   *[does] Le dé envoie des biches { antler-island-shores-to }.
}
antler-island-placed = { $who } commence { antler-island-space-at }.
antler-island-food-laid = De la nourriture arrive { antler-island-space-at }.
antler-island-does-climbed = Toutes les biches montent.
antler-island-path = de { $start } à { $end }
antler-island-does-came = Une biche arrive { antler-island-space-at }.
antler-island-planned = { $plan ->
    [none] { $who } a fini son plan.
   *[other] { $who } a fini son plan : { $plan }.
}
antler-island-laid = { $tile } { antler-island-deed }
antler-island-took-back = { $who } reprend son plan.
antler-island-plans-lie = Tous les plans sont posés.
antler-island-tiles-lie = { $who } a posé ses tuiles : { antler-island-deed-move } { $move }, { antler-island-deed-eat } { $eat }, { antler-island-deed-rut } { $rut }, { antler-island-deed-grow } { $grow }.
antler-island-turn = À { $who } de jouer.
antler-island-revealed = { $who } révèle { $tile } : { antler-island-deed }.
antler-island-skipped = { $lack ->
    [food] { $who } ne peut pas manger : pas de nourriture ici.
    [room] { $who } ne peut pas manger : sa main compte déjà cinq jetons.
    [doe] { $who } ne peut séduire personne : pas de biche ici.
    [token] { $who } n’a pas de nourriture pour agrandir sa ramure.
   *[antler] { $who } ne peut pas agrandir sa ramure : il n’y a plus de bois.
}
antler-island-roared = { $count ->
    [one] { $who } brame, et { $count } biche vient { antler-island-space-to }.
   *[other] { $who } brame, et { $count } biches viennent { antler-island-space-to }.
}
antler-island-moved = { $slope ->
    [up] { $who } monte { antler-island-space-to }.
    [down] { $who } descend { antler-island-space-to }.
   *[level] { $who } va { antler-island-space-to }.
}
antler-island-ate = { $count ->
    [one] { $who } mange { $count } jeton { antler-island-space-at }.
   *[other] { $who } mange { $count } jetons { antler-island-space-at }.
}
antler-island-got-food = { $value ->
    [none] { $who } reçoit un jeton de nourriture.
   *[other] { $who } reçoit de la nourriture : un { $value }.
}
antler-island-mated = { $count ->
    [1] { $who } séduit une biche, { $does } en tout.
   *[other] { $who } séduit { $count } biches, { $does } en tout.
}
antler-island-last-round = { $who } a séduit assez de biches : c’est la dernière manche.
antler-island-cashed = { $who } dépense un { $value }.
antler-island-grew = { $who } gagne { $count } bois et en a maintenant { $antlers }.
antler-island-took-tile = { $pile ->
    [open] { $who } prend { antler-island-wily }.
   *[hidden] { $wily ->
        [none] { $who } pioche une ruse.
       *[other] { $who } pioche { antler-island-wily }.
    }
}
antler-island-turned-up = { antler-island-wily } est visible.
antler-island-dropped = { $who } défausse { antler-island-wily }.
antler-island-played = { $who } joue { antler-island-wily }.
antler-island-attacked = { $who } attaque { $foe } { antler-island-space-at } !
antler-island-committed = { $value ->
    [none] { $who } engage un jeton.
   *[other] { $who } engage un { $value }.
}
antler-island-stood = { $who } tient bon sans jeton.
antler-island-retreated = { $slope ->
    [up] { $who } se replie plus haut, { antler-island-space-at }.
    [down] { $who } se replie plus bas, { antler-island-space-at }.
   *[level] { $who } se replie { antler-island-space-at }.
}
antler-island-locked = Les bois se croisent : { $strength } pour { $who }, { $against } pour la défense.
antler-island-showed = { $who } montre un { $value }.
antler-island-won = { $who } l’emporte contre { $foe }.
antler-island-drew = { $who } et { $foe } sont de même force ; { $who } retourne { antler-island-space-to }.
antler-island-kept = { $who } garde un { $value }.
antler-island-lost-antler = { $antlers ->
    [0] { $who } perd son dernier bois.
   *[other] { $who } perd un bois et en garde { $antlers }.
}
antler-island-was-put = { $who } se fait repousser { antler-island-space-to }.
antler-island-winning-stag = { $who } a désormais un cerf vainqueur.
antler-island-took-cube = { $cube ->
    [own] { $who } reprend un de ses cubes à { $foe }.
   *[theirs] { $who } prend un cube à la couleur adverse, chez { $foe }.
}
antler-island-shuffled = { $pile ->
    [food] La nourriture défaussée est mélangée et forme une nouvelle pioche.
   *[wily] Les ruses défaussées sont mélangées et forment une nouvelle pioche.
}
antler-island-uncovered = Il y avait un { $value } { antler-island-space-at }.
antler-island-showed-tile = { $who } montre { antler-island-wily }.
antler-island-over = La partie est finie ; tout est révélé.

# Qui a gagné, et pourquoi.

antler-island-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
antler-island-verdict-nobody = Personne n’a gagné de combat : personne ne gagne.
antler-island-verdict-alone = { $who } gagne avec { antler-island-points } : personne d’autre n’a gagné de combat.
antler-island-verdict-points = { $who } gagne aux points, { $best } contre { $next }.
antler-island-verdict-antlers = { $who } gagne : { antler-island-points }, à égalité avec { $rivals }, mais plus de bois, { $best } contre { $next }.
antler-island-verdict-height = { $who } gagne : { antler-island-points } et autant de bois, à égalité avec { $rivals }, mais plus haut sur l’île.
antler-island-verdict-tokens = { $who } gagne : { antler-island-points }, même ramure et même hauteur, à égalité avec { $rivals }, mais plus de nourriture, { $best } contre { $next }.
antler-island-verdict-shared = { $who } se partagent la victoire : { antler-island-points } par tête, et même ramure, même hauteur, même nourriture.

### At the table, in the browser

antler-island-line-fight = { $who } bat { $foe }, { $best } contre { $least }.
antler-island-unscored = { $points ->
    [one] aucun combat gagné : { $points } point perdu
   *[other] aucun combat gagné : { $points } points perdus
}

# Ce que seule la page dit d’Antler Island.

antler-island-board = L’île
antler-island-mat = Votre plateau d’actions
antler-island-dock = Votre cerf, vos tuiles et votre nourriture
antler-island-rivals = Les autres cerfs
antler-island-supply = À côté de l’île
antler-island-you = vous
antler-island-fight = Combat
antler-island-attacks = attaque
antler-island-defends = se défend
antler-island-fight-commit = { $who } engage sa nourriture
antler-island-fight-answer = { $who } répond
antler-island-fight-lock = Croiser les bois ou se replier
antler-island-strength = Force
antler-island-food = Nourriture
antler-island-wilys = Ruses
antler-island-open = visible
antler-island-no-wily = aucune ruse
antler-island-so-many = { $count } sur { $most }
antler-island-is-ready = plan posé
antler-island-to-place = À poser
antler-island-lay-beside = { $tile ->
    [blank] Tuile vierge : { antler-island-deed }
   *[other] Tuile { $tile } : { antler-island-deed }
}
antler-island-ready = { $left ->
    [0] C’est prêt
    [one] Encore { $left } tuile
   *[other] Encore { $left } tuiles
}
antler-island-round-so = Manche { $round }
antler-island-most-does = Le plus de biches
antler-island-rolled-colour = Dé
antler-island-food-left = Nourriture
antler-island-wily-open = Ruse visible
antler-island-antlers = { $lost ->
    [0] { $count } bois
    [one] { $count } bois, { $lost } perdu
   *[other] { $count } bois, { $lost } perdus
}
antler-island-on-the-peak = { $who } au sommet
antler-island-empty-peak = Personne au sommet

# La première partie guidée.
guide-antler-island-goal = Séduisez le plus de biches, et finissez en hauteur
guide-antler-island-goal-about = La fin : dès qu’un cerf a { $does } biches, on termine la manche et on compte les points.
guide-antler-island-fact-1 = Un point par biche
guide-antler-island-fact-1-about = Tenez-vous sur sa case, puis jouez le rut. Votre place à la fin ajoute trois points, un ou aucun.
guide-antler-island-fact-2 = Gagnez un combat
guide-antler-island-fact-2-about = Sans le jeton doré du vainqueur, rien ne compte.
guide-antler-island-fact-3 = Faites pousser vos bois
guide-antler-island-fact-3-about = La nourriture devient des bois. Ils décident des combats et des égalités.
guide-antler-island-plan = Posez votre 1 à côté de Marche
guide-antler-island-plan-about = Chaque manche commence par un plan secret. De la nourriture attend sur le rivage voisin : votre cerf y va d’abord. Touchez Marche, ou faites glisser la tuile.
guide-antler-island-numbers = { $follows ->
    [yes] Puis un repas, une marche, le rut
   *[no] Maintenant, les autres tuiles
}
guide-antler-island-numbers-about = { $follows ->
    [yes] Le 2 à côté de Repas, le 3 à côté de Marche, le X à côté de Rut.
   *[no] Chacune à côté de ce que vous voulez faire ; une action peut en avoir plusieurs, ou aucune.
} Les nombres viennent dans l’ordre, le X quand vous voulez.
guide-antler-island-blank = La tuile vierge est un bluff
guide-antler-island-blank-about = On ne la révèle jamais. Les autres voient combien de tuiles accompagnent une action, mais pas lesquelles. Posez-la n’importe où.
guide-antler-island-ready = Vous voilà prêt
guide-antler-island-ready-about = Tout le monde planifie en même temps. Tant qu’il manque quelqu’un, vous pouvez reprendre votre plan.
guide-antler-island-reveal = Révélez votre 1
guide-antler-island-reveal-about = Toujours votre plus petit nombre ou le X ; vous faites l’action à côté. Ce qui est impossible est sauté.
guide-antler-island-walk = Allez vers la nourriture
guide-antler-island-walk-about = Un pas le long du rivage ou droit vers le haut. Un jeton y attend, face cachée : il vaut 1, 2 ou 3.
guide-antler-island-eat = Votre repas
guide-antler-island-eat-about = Révélez la tuile à côté de Repas : votre cerf prend toute la nourriture de sa case, jusqu’à cinq jetons. Vous seul en voyez la valeur.
guide-antler-island-doe = Allez où une biche attend
guide-antler-island-doe-about = Le rut prend une biche de votre case : c’est un point. Il y faut une tuile à côté de Rut.
guide-antler-island-again = Nouvelle manche, nouveau plan
guide-antler-island-again-about = Les biches sont montées d’un pas ; nourriture et biches sont arrivées.{ $follows ->
    [yes] {" "}Un bon plan : Marche, Repas, Ramure, et le X à côté de Marche pour un combat.
   *[no] {" "}Il vous faudra de la nourriture, des bois et, un jour, un combat.
}
guide-antler-island-antlers = Changez la nourriture en bois
guide-antler-island-antlers-about = Un jeton seul vaut toujours un bois, plusieurs ensemble la moitié de leur valeur. Dépensez le plus faible et gardez-en un fort pour le combat.
guide-antler-island-attack = Attaquez { $who }
guide-antler-island-attack-about = Aller sur la case d’un cerf, c’est l’attaquer. Il vous faut une victoire dans la partie, sinon vos points ne comptent pas.
guide-antler-island-commit = Choisissez la nourriture à risquer
guide-antler-island-commit-about = Vos { $mine } bois comptent toujours. Ajoutez un à trois jetons, face cachée. { $who } a { $antlers } bois et { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}{ $follows ->
    [yes] {" "}; les premiers jetons d’une partie valent 1 ou 2.
   *[no] . Un jeton vaut 1, 2 ou 3.
}
guide-antler-island-lock = Croisez les bois
guide-antler-island-lock-about = Tout est retourné : la plus forte somme l’emporte, et ces jetons sont perdus. Repliez-vous, et vous les gardez, mais { $who } a gagné.
guide-antler-island-put = Chassez { $who }
guide-antler-island-put-about = Le vaincu perd un bois, et le vainqueur choisit pour lui une case voisine.
guide-antler-island-spoils = Prenez votre butin
guide-antler-island-spoils-about = Chaque victoire rapporte une ruse, et la première le jeton doré : désormais vos points comptent.
minute-antler-island-goal = Le plus de points l’emporte. Chaque biche séduite vaut un point. La place de votre cerf à la fin en ajoute trois, un ou aucun. Gagnez au moins un combat, sinon rien ne compte.
minute-antler-island-turn-title = Une manche
minute-antler-island-turn = Planifiez en secret : cinq tuiles à côté de quatre actions. Puis quatre tours de table : chacun révèle son plus petit nombre ou le X. La tuile vierge reste cachée.
minute-antler-island-end = La dixième biche d’un cerf (la douzième à trois) annonce la dernière manche. On la termine, puis on compte. Égalité : plus de bois.
minute-antler-island-conflict-title = Quand deux cerfs se rencontrent
minute-antler-island-conflict = Chacun engage jusqu’à trois jetons, face cachée. Si personne ne se replie, bois et nourriture décident ensemble.
minute-antler-island-peak = sommet
minute-antler-island-middle = milieu
minute-antler-island-shore = rivage
minute-antler-island-no-fight = aucun combat gagné


# Conseil : ce qui peut découler d’un choix, et ce qui est caché.

antler-island-fact-doe = une biche à cette manche
antler-island-fact-two-does = deux biches d’un coup
antler-island-fact-fight-won = un combat gagné
antler-island-fact-fight-lost = un combat perdu
antler-island-fact-attacked = une attaque contre vous
antler-island-fact-antlers = de nouveaux bois
antler-island-fact-meal = un repas
antler-island-fact-wily-tile = une nouvelle ruse
antler-island-fact-skipped = une de vos tuiles sans effet
antler-island-hidden-food = Nourriture
antler-island-hidden-tiles = Ruses
antler-island-hidden-food-lying = Nourriture sur les rives
antler-island-hidden-food-pile = La pile de nourriture
antler-island-hidden-tile-pile = La pile de ruses
antler-island-thing-food = { $value }
antler-island-thing-tile = { antler-island-wily }
antler-island-figure-strength = Force au combat : les bois et les trois meilleurs jetons
antler-island-figure-fight = Si chacun engage tout ce qu’il peut
antler-island-figure-fight-1 = vous êtes plus fort
antler-island-figure-fight-0 = égalité
antler-island-figure-fight--1 = l’autre cerf est plus fort
antler-island-known-from = vos jetons et ruses, tout ce qui est défaussé ou visible, et la pile d’où vient chaque jeton
