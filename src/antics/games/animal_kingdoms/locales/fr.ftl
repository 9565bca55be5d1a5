# Le jeu lui-même : sur la page, son titre, à quoi il ressemble, et ses parties.
animal-kingdoms-title = Animal Kingdoms
animal-kingdoms-teaser = Posez des animaux dans cinq royaumes, selon leurs lois, et ayez le plus de boucliers là où cela rapporte.
animal-kingdoms-over-after = La partie est terminée · { $count ->
    [one] { $count } âge
   *[other] { $count } âges
}
animal-kingdoms-part = Âge { $count } :
animal-kingdoms-rival = Egon

# Les noms
animal-kingdoms-worth = { $points ->
    [1] un point
   *[other] { $points } points
}
animal-kingdoms-kingdom = { $kingdom ->
    [4] Quatrechamps
    [5] Cinqchamps
    [6] Sixchamps
    [7] Septchamps
   *[8] Huitchamps
}
animal-kingdoms-card = { $species ->
    [panda] le panda { $number }
    [tiger] le tigre { $number }
    [bee] l’abeille { $number }
    [lizard] le lézard { $number }
    [frog] la grenouille { $number }
    [owl] la chouette { $number }
    [okapi] l’okapi { $number }
   *[wolf] le loup { $number }
}
animal-kingdoms-hidden-card = une carte
animal-kingdoms-species = { $species ->
    [panda] Panda roux
    [tiger] Tigre
    [bee] Abeille
    [lizard] Lézard
    [frog] Dendrobate
    [owl] Chouette effraie
    [okapi] Okapi
   *[wolf] Loup arctique
}
animal-kingdoms-animal = { $species ->
    [panda] un panda
    [tiger] un tigre
    [bee] une abeille
    [lizard] un lézard
    [frog] une grenouille
    [owl] une chouette
    [okapi] un okapi
   *[wolf] un loup
}

# Ce qui est sur la table, pour qui l’entend
animal-kingdoms-token = { $points ->
    [one] { $points } point à l’âge { $age }
   *[other] { $points } points à l’âge { $age }
}
animal-kingdoms-bonus-token = { $worth ->
    [hidden] Jeton bonus, face cachée
   *[other] Jeton bonus de valeur { $worth }
}
animal-kingdoms-pile = { $cards ->
    [0] Pioche vide
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}
animal-kingdoms-discards = { $cards ->
    [0] Défausse vide
    [one] Défausse : { $cards } carte
   *[other] Défausse : { $cards } cartes
}
animal-kingdoms-looks-own = Regarde son propre royaume
animal-kingdoms-looks-neighbours = Regarde les deux voisins
animal-kingdoms-beside = à côté
animal-kingdoms-looks-others = Regarde tous les autres royaumes

# Où en est la partie
animal-kingdoms-now = { $age ->
    [1] Premier âge sur trois
    [2] Deuxième âge sur trois
   *[3] Troisième âge sur trois
}
animal-kingdoms-option-egon = Egon joue aussi
animal-kingdoms-option-egon-about = Un rival automatique qui pose ses boucliers selon les cartes qu’il retourne. À deux ; en solo, il est toujours là.
animal-kingdoms-source-kingdoms = Royaumes
animal-kingdoms-source-swaps = Échanges
animal-kingdoms-source-bonus = Jetons bonus

# Ce qu’on peut choisir
animal-kingdoms-play = { $field ->
    [crown] Poser { $card } à { animal-kingdoms-kingdom } et prendre la couronne
   *[normal] Poser { $card } à { animal-kingdoms-kingdom }
}
animal-kingdoms-pair = Poser une paire avec { $card }
animal-kingdoms-partner = … et { $card }
animal-kingdoms-top = { $card } par-dessus
animal-kingdoms-swap = Échanger { $card }
animal-kingdoms-swap-more = … et { $card }
animal-kingdoms-swap-top = … et, par-dessus, { $card }
animal-kingdoms-battle = Combattre avec { $card }
animal-kingdoms-done = C’est tout
animal-kingdoms-opening-play = Une carte à { animal-kingdoms-kingdom }
animal-kingdoms-opening-pair = Une paire à { animal-kingdoms-kingdom }
animal-kingdoms-opening-swap = Cartes échangées

# Ce qui est demandé
animal-kingdoms-ask-turn = Posez une carte dans un royaume, ou échangez d’une à quatre cartes pour { animal-kingdoms-worth }.
animal-kingdoms-ask-play = Posez une carte dans un royaume : on n’échange plus.
animal-kingdoms-ask-swap = Aucune loi n’admet vos cartes : échangez-en d’une à quatre pour { animal-kingdoms-worth }.
animal-kingdoms-ask-partner = Quelle carte fait la paire avec { $card } ?
animal-kingdoms-ask-top = Laquelle des deux va par-dessus ?
animal-kingdoms-ask-more = Échanger encore une carte, ou est-ce tout ?
animal-kingdoms-ask-battle = Posez une carte face cachée pour la bataille de { animal-kingdoms-kingdom }.
animal-kingdoms-over = La partie est finie.

# Pourquoi pas
animal-kingdoms-not-now = Ce n’est pas ce qui se décide maintenant.
animal-kingdoms-begun = Vous avez commencé un autre choix.
animal-kingdoms-not-held = Vous n’avez pas { $card } en main.
animal-kingdoms-full = { animal-kingdoms-kingdom } n’a plus de champ libre.
animal-kingdoms-nothing-named = Nommez d’abord les cartes à échanger.
animal-kingdoms-somebody-out = Dès que quelqu’un s’est retiré, on n’échange plus.
animal-kingdoms-closed = On n’échange plus pendant cet âge.
animal-kingdoms-named-once = Chaque carte est nommée une fois, par espèce puis par nombre.
animal-kingdoms-no-battle = Il n’y a pas de bataille maintenant.
animal-kingdoms-no-pairs = Aucun royaume ne prend de paires : cette loi n’est pas en vigueur.
animal-kingdoms-one-on-top = C’est { $first } ou { $second } qui va par-dessus.
animal-kingdoms-unlike = { $first } et { $second } n’ont ni l’espèce ni le nombre en commun.
animal-kingdoms-no-partner = { $card } ne partage ni espèce ni nombre avec une autre carte de votre main.
animal-kingdoms-breach-l01 = { animal-kingdoms-animal } n’est ni grenouille ni loup.
animal-kingdoms-breach-l02 = { animal-kingdoms-animal } n’est ni lézard ni tigre.
animal-kingdoms-breach-l03 = { animal-kingdoms-animal } n’est ni abeille ni panda.
animal-kingdoms-breach-l04 = { animal-kingdoms-animal } n’est ni okapi ni chouette.
animal-kingdoms-breach-l05 = { $number } n’est ni 1, ni 2, ni 3.
animal-kingdoms-breach-l06 = { $number } n’est ni 4 ni 5.
animal-kingdoms-breach-l07 = { $number } n’est ni 6, ni 7, ni 8.
animal-kingdoms-breach-l08 = { $number } est impair.
animal-kingdoms-breach-l09 = { $number } est pair.
animal-kingdoms-breach-l10 = Pairs et impairs alternent : pas de { $number } après le { $last }.
animal-kingdoms-breach-l11 = Il y a déjà { animal-kingdoms-animal } ici.
animal-kingdoms-breach-l12 = Il y a déjà un { $number } ici.
animal-kingdoms-breach-l13 = Le nombre suivant est { $next }, pas { $number }.
animal-kingdoms-breach-l14 = Le nombre suivant est { $next }, pas { $number }.
animal-kingdoms-breach-l15 = { $number } n’est pas voisin du dernier nombre, { $last }.
animal-kingdoms-breach-l16 = On ne pose ici qu’une paire.
animal-kingdoms-breach-l17 = La dernière carte, { $last }, n’a ni la même espèce ni le même nombre.
animal-kingdoms-breach-l18 = { $number } est plus bas que le plus haut voisin, { $highest }.
animal-kingdoms-breach-l18-between = Entre un 1 et un 8, seul un 1 est permis, pas un { $number }.
animal-kingdoms-breach-l19 = { $number } est plus haut que le plus bas voisin, { $lowest }.
animal-kingdoms-breach-l19-between = Entre un 1 et un 8, seul un 8 est permis, pas un { $number }.
animal-kingdoms-breach-l20 = Aucun voisin ne montre { animal-kingdoms-animal }.
animal-kingdoms-breach-l21 = Aucun voisin ne montre un { $number }.
animal-kingdoms-breach-l22 = { $where } montre déjà { animal-kingdoms-animal }.
animal-kingdoms-breach-l23 = { $where } montre déjà un { $number }.
animal-kingdoms-breach-l24 = Aucun voisin ne montre { animal-kingdoms-animal } ou un { $number }.
animal-kingdoms-breach-l25 = { $number } n’est pas plus bas que le plus haut voisin, { $highest }.
animal-kingdoms-breach-l26 = { $number } n’est pas plus haut que le plus bas voisin, { $lowest }.
animal-kingdoms-breach-l27 = { $where } montre déjà { animal-kingdoms-animal }.
animal-kingdoms-breach-l28 = { $where } montre déjà un { $number }.
animal-kingdoms-breach-l29 = Aucun autre royaume ne montre un { $number }.
animal-kingdoms-breach-l30 = Aucun autre royaume ne montre { animal-kingdoms-animal }.

# Ce qui s’est passé
animal-kingdoms-age = { $age ->
    [1] Le premier âge commence.
    [2] Le deuxième âge commence.
   *[3] Le troisième âge commence.
}
animal-kingdoms-law = La loi de { animal-kingdoms-kingdom } : { $law }.
animal-kingdoms-started = { $who } commence.
animal-kingdoms-drew = { $card ->
    [none] { $who } pioche une carte.
   *[other] { $who } pioche { $card }.
}
animal-kingdoms-reshuffled = { $cards ->
    [one] La seule carte défaussée devient la nouvelle pioche.
   *[other] Les { $cards } cartes défaussées sont mélangées en une nouvelle pioche.
}
animal-kingdoms-laid = { $who } pose { $card } à { animal-kingdoms-kingdom }.
animal-kingdoms-shield = { $who } pose un bouclier à { animal-kingdoms-kingdom } : champ { $filled } sur { $kingdom }.
animal-kingdoms-crown = { $who } prend la couronne de { animal-kingdoms-kingdom } et se retire.
animal-kingdoms-stuck = { $who } n’a aucune carte permise et se retire.
animal-kingdoms-bonus = { $worth ->
    [none] { $who } a la première couronne de cet âge et prend un jeton bonus.
   *[other] { $who } a la première couronne de cet âge et prend un jeton bonus de valeur { $worth }.
}
animal-kingdoms-swapped = { $who } défausse { $card } pour l’échange.
animal-kingdoms-swap-point = { $cards ->
    [one] { $who } échange { $cards } carte et gagne { animal-kingdoms-worth }.
   *[other] { $who } échange { $cards } cartes et gagne { animal-kingdoms-worth }.
}
animal-kingdoms-swaps-closed = { $swaps } échanges de suite : on n’échange plus pendant cet âge.
animal-kingdoms-tied = { $people } sont à égalité à { animal-kingdoms-kingdom } et se battent.
animal-kingdoms-chose = { $card ->
    [none] { $who } pose une carte de bataille.
   *[other] { $who } pose { $card } pour la bataille.
}
animal-kingdoms-revealed = { $who } combat avec { $card }.
animal-kingdoms-still-tied = { $people } sont encore à égalité et continuent à se battre.
animal-kingdoms-won-battle = { $who } gagne la bataille de { animal-kingdoms-kingdom }.
animal-kingdoms-paid = { $points ->
    [one] { $who } gagne { $points } point à { animal-kingdoms-kingdom }.
   *[other] { $who } gagne { $points } points à { animal-kingdoms-kingdom }.
}
animal-kingdoms-unpaid = Personne n’a de bouclier à { animal-kingdoms-kingdom } : son jeton est perdu.
animal-kingdoms-throne = { $who } passe de la couronne de { animal-kingdoms-kingdom } à un trône.
animal-kingdoms-lot = { $who } tire { $card } au sort.
animal-kingdoms-bonus-counted = { $worth ->
    [one] { $who } retourne un jeton bonus : { $worth } point de plus.
   *[other] { $who } retourne un jeton bonus : { $worth } points de plus.
}
animal-kingdoms-won = { $total ->
    [one] { $who } gagne avec { $total } point et des trônes valant { $thrones }.
   *[other] { $who } gagne avec { $total } points et des trônes valant { $thrones }.
}
animal-kingdoms-egon-turned = Egon retourne { $card }.
animal-kingdoms-egon-doubles = La carte du dessous s’accorde : Egon pose un second bouclier.
animal-kingdoms-egon-lapses = La carte du dessous s’accorde, mais Egon s’est retiré : son second bouclier est perdu.
animal-kingdoms-egon-aims = Son { $aim } envoie Egon à { animal-kingdoms-kingdom }.
animal-kingdoms-egon-fewest = Son { $aim } envoie Egon là où il a le moins de boucliers : à { animal-kingdoms-kingdom }.
animal-kingdoms-egon-shuns = { $shunned ->
    [full] Egon passe { animal-kingdoms-kingdom } : il n’y a plus de champ.
    [only-crown] Egon passe { animal-kingdoms-kingdom } : seule la couronne est libre.
   *[leads] Egon passe { animal-kingdoms-kingdom } : il y mène d’au moins deux boucliers.
}
animal-kingdoms-egon-places = { $chosen ->
    [welcome] Egon choisit { animal-kingdoms-kingdom }, premier royaume avec un champ pour lui où il ne mène pas nettement.
    [anywhere] Egon choisit { animal-kingdoms-kingdom }, premier royaume avec un champ pour lui : là où il reste de la place, il mène nettement.
   *[crown] Egon choisit { animal-kingdoms-kingdom }, où il est envoyé : il ne reste que des couronnes.
}
animal-kingdoms-egon-bonus = { $worth ->
    [one] Egon a la première couronne de cet âge et retourne un jeton bonus : { $worth } point de plus.
   *[other] Egon a la première couronne de cet âge et retourne un jeton bonus : { $worth } points de plus.
}
animal-kingdoms-egon-fights = Egon retourne { $card } pour la bataille.

# Qui a gagné
animal-kingdoms-win-by-points = { $points ->
    [one] { $who } gagne avec { $points } point et { $lead } d’avance sur { $rivals }.
   *[other] { $who } gagne avec { $points } points et { $lead } d’avance sur { $rivals }.
}
animal-kingdoms-win-by-thrones = { $points ->
    [one] { $who } gagne : { $points } point comme { $rivals }, mais les trônes comptent { $thrones } contre { $theirs }.
   *[other] { $who } gagne : { $points } points comme { $rivals }, mais les trônes comptent { $thrones } contre { $theirs }.
}
animal-kingdoms-win-shared = { $points ->
    [one] { $people } se partagent la victoire à égalité : { $points } point et des trônes valant { $thrones }.
   *[other] { $people } se partagent la victoire à égalité : { $points } points et des trônes valant { $thrones }.
}

# Les lois
animal-kingdoms-law-l01 = Grenouille ou loup
animal-kingdoms-law-l01-about = On ne pose ici que des grenouilles et des loups.
animal-kingdoms-law-l02 = Lézard ou tigre
animal-kingdoms-law-l02-about = On ne pose ici que des lézards et des tigres.
animal-kingdoms-law-l03 = Abeille ou panda
animal-kingdoms-law-l03-about = On ne pose ici que des abeilles et des pandas.
animal-kingdoms-law-l04 = Okapi ou chouette
animal-kingdoms-law-l04-about = On ne pose ici que des okapis et des chouettes.
animal-kingdoms-law-l05 = 1, 2 ou 3
animal-kingdoms-law-l05-about = Le nombre est 1, 2 ou 3.
animal-kingdoms-law-l06 = 4 ou 5
animal-kingdoms-law-l06-about = Le nombre est 4 ou 5.
animal-kingdoms-law-l07 = 6, 7 ou 8
animal-kingdoms-law-l07-about = Le nombre est 6, 7 ou 8.
animal-kingdoms-law-l08 = Aucun nombre impair
animal-kingdoms-law-l08-about = Le nombre est 2, 4, 6 ou 8.
animal-kingdoms-law-l09 = Aucun nombre pair
animal-kingdoms-law-l09-about = Le nombre est 1, 3, 5 ou 7.
animal-kingdoms-law-l10 = Pair et impair en alternance
animal-kingdoms-law-l10-about = Après un nombre pair vient un impair, et inversement.
animal-kingdoms-law-l11 = Jamais deux fois la même espèce
animal-kingdoms-law-l11-about = L’espèce n’est pas encore ici.
animal-kingdoms-law-l12 = Jamais deux fois le même nombre
animal-kingdoms-law-l12-about = Le nombre n’est pas encore ici.
animal-kingdoms-law-l13 = De 1 à 8, dans l’ordre
animal-kingdoms-law-l13-about = D’abord un 1, puis un 2, et ainsi de suite.
animal-kingdoms-law-l14 = De 8 à 1, dans l’ordre
animal-kingdoms-law-l14-about = D’abord un 8, puis un 7, et ainsi de suite.
animal-kingdoms-law-l15 = Un de plus ou un de moins
animal-kingdoms-law-l15-about = Le nombre est le dernier plus un ou moins un ; 8 et 1 se suivent.
animal-kingdoms-law-l16 = Une paire au choix
animal-kingdoms-law-l16-about = On pose ensemble deux cartes de même espèce ou de même nombre, pour un seul bouclier.
animal-kingdoms-law-l17 = Comme la dernière carte
animal-kingdoms-law-l17-about = La dernière carte d’ici a la même espèce ou le même nombre.
animal-kingdoms-law-l18 = Pas sous le plus haut voisin
animal-kingdoms-law-l18-about = Le nombre est celui du plus haut voisin ou plus ; 1 est au-dessus de 8, et entre un 1 et un 8 seul un 1 est permis.
animal-kingdoms-law-l19 = Pas au-dessus du plus bas voisin
animal-kingdoms-law-l19-about = Le nombre est celui du plus bas voisin ou moins ; 8 est au-dessous de 1, et entre un 1 et un 8 seul un 8 est permis.
animal-kingdoms-law-l20 = L’espèce d’un voisin
animal-kingdoms-law-l20-about = Au moins un voisin montre la même espèce.
animal-kingdoms-law-l21 = Le nombre d’un voisin
animal-kingdoms-law-l21-about = Au moins un voisin montre le même nombre.
animal-kingdoms-law-l22 = Une espèce qu’aucun voisin ne montre
animal-kingdoms-law-l22-about = Aucun des deux voisins ne montre l’espèce.
animal-kingdoms-law-l23 = Un nombre qu’aucun voisin ne montre
animal-kingdoms-law-l23-about = Aucun des deux voisins ne montre le nombre.
animal-kingdoms-law-l24 = Comme un voisin
animal-kingdoms-law-l24-about = Au moins un voisin montre la même espèce ou le même nombre.
animal-kingdoms-law-l25 = Sous le plus haut voisin
animal-kingdoms-law-l25-about = Le nombre est plus bas que celui du plus haut voisin ; 8 est au-dessous de 1.
animal-kingdoms-law-l26 = Au-dessus du plus bas voisin
animal-kingdoms-law-l26-about = Le nombre est plus haut que celui du plus bas voisin ; 1 est au-dessus de 8.
animal-kingdoms-law-l27 = Une espèce vue nulle part ailleurs
animal-kingdoms-law-l27-about = Aucun des quatre autres royaumes ne montre l’espèce.
animal-kingdoms-law-l28 = Un nombre vu nulle part ailleurs
animal-kingdoms-law-l28-about = Aucun des quatre autres royaumes ne montre le nombre.
animal-kingdoms-law-l29 = Le nombre d’un autre royaume
animal-kingdoms-law-l29-about = Au moins un des quatre autres royaumes montre le même nombre.
animal-kingdoms-law-l30 = L’espèce d’un autre royaume
animal-kingdoms-law-l30-about = Au moins un des quatre autres royaumes montre la même espèce.

### At the table, in the browser

animal-kingdoms-where = Où va { $card } ?
animal-kingdoms-which-swap = Quelles cartes échangez-vous ?
animal-kingdoms-line-laid = { $crown ->
    [yes] { $who } pose { $card } à { animal-kingdoms-kingdom }, { $filled } sur { $kingdom }, et prend la couronne.
   *[no] { $who } pose { $card } à { animal-kingdoms-kingdom }, { $filled } sur { $kingdom }.
}

# Les parties de la table
animal-kingdoms-board = Les cinq royaumes
animal-kingdoms-dock = Votre main
animal-kingdoms-rivals = Les autres
animal-kingdoms-hand = Vos cartes
animal-kingdoms-kingdoms = Royaume
animal-kingdoms-shields = Boucliers
animal-kingdoms-thrones = Trônes
animal-kingdoms-thrones-worth = En cas d’égalité à la fin, les trônes décident. Ceux-ci comptent { $worth }.
animal-kingdoms-age-word = Âge
animal-kingdoms-you = vous
animal-kingdoms-watching = Vous regardez la partie.
animal-kingdoms-egon-role = rival automatique
animal-kingdoms-points = { $points ->
    [one] point
   *[other] points
}
animal-kingdoms-player-about = { $points ->
    [one] { $who }, { $points } point : en savoir plus
   *[other] { $who }, { $points } points : en savoir plus
}

# Ce que quelqu’un vient de faire, et ce qui est posé
animal-kingdoms-last = dernière carte : { $card }
animal-kingdoms-last-swap = { $cards ->
    [one] { $cards } carte échangée
   *[other] { $cards } cartes échangées
}
animal-kingdoms-out = hors jeu pour cet âge
animal-kingdoms-empty = aucune carte
animal-kingdoms-taken = { $filled ->
    [one] { $filled } champ pris sur { $size }
   *[other] { $filled } champs pris sur { $size }
}
animal-kingdoms-cards-here = { $cards ->
    [0] Aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes, dans l’ordre où elles ont été posées
}
animal-kingdoms-pays = À cet âge, le plus de boucliers rapporte { $first } points, la deuxième place { $second }, la troisième 1.
animal-kingdoms-look-closer = { animal-kingdoms-kingdom } : loi et cartes

# Ce qu’il y a à faire
animal-kingdoms-swap-cards = Échanger
animal-kingdoms-swaps = Échanger { $cards } contre un point.
animal-kingdoms-on-top = Par-dessus :
animal-kingdoms-do-play = Poser le bouclier
animal-kingdoms-do-crown = Prendre la couronne
animal-kingdoms-do-battle = Poser face cachée
animal-kingdoms-do-swap = { $cards ->
    [one] Échanger { $cards } carte, +1
   *[other] Échanger { $cards } cartes, +1
}

# Une bataille
animal-kingdoms-battle-title = La bataille de { animal-kingdoms-kingdom }
animal-kingdoms-battle-chooses = choisit
animal-kingdoms-battle-laid = carte posée
animal-kingdoms-battle-last = retourne ses cartes en dernier
animal-kingdoms-battle-lost = perd
animal-kingdoms-battle-again = égalité : on recommence
animal-kingdoms-battle-rule = { $losers ->
    [one] La carte la plus haute rapporte { $first } points, l’autre { $second }. Seul le 1 bat le 8.
   *[other] La carte la plus haute rapporte { $first } points, les autres { $second } chacune. Seul le 1 bat le 8.
}

# La fin
animal-kingdoms-scene = { $who } sur le trône

# Une première partie guidée
guide-animal-kingdoms-goal = Ayez le plus de boucliers là où cela rapporte
guide-animal-kingdoms-goal-about = La fin : après trois âges. Un âge se termine quand tout le monde s’est retiré, par une couronne ou faute de carte à poser.
guide-animal-kingdoms-fact-1 = Une carte, un bouclier
guide-animal-kingdoms-fact-1-about = Posez un animal dans un royaume dont la loi l’admet.
guide-animal-kingdoms-fact-2 = La majorité gagne la pièce
guide-animal-kingdoms-fact-2-about = La deuxième place en gagne la moitié, la troisième un point.
guide-animal-kingdoms-fact-3 = De nouvelles lois à chaque âge
guide-animal-kingdoms-fact-3-about = Les couronnes deviennent des trônes, qui restent jusqu’à la fin.
guide-animal-kingdoms-card = Choisissez : { $card }
guide-animal-kingdoms-card-about = Les royaumes qui accueillent cette carte s’éclairent ; les autres disent pourquoi ils la refusent. Toute autre carte convient aussi.
guide-animal-kingdoms-law = Posez-la où la loi l’admet
guide-animal-kingdoms-law-about = Le royaume { $kingdom } veut un 4 ou un 5. Chaque royaume a sa propre loi pour cet âge.
guide-animal-kingdoms-shield = Votre bouclier se tiendra ici
guide-animal-kingdoms-shield-about = Le plus de boucliers dans ce royaume rapporte { $token } points à la fin de l’âge. Confirmez, et vous piocherez une carte.
guide-animal-kingdoms-neighbours = Certaines lois regardent les voisins
guide-animal-kingdoms-neighbours-about = Ici, aucun nombre ne dépasse la plus basse des dernières cartes voisines. { $card } convient, et un royaume à vous seul rapporte bien.
guide-animal-kingdoms-swap = Rien ne vous plaît ? Échangez
guide-animal-kingdoms-swap-about = Au lieu de poser, remplacez jusqu’à quatre cartes. C’est votre tour, et il rapporte un point.
guide-animal-kingdoms-contest = Ne leur laissez pas ce royaume
guide-animal-kingdoms-contest-about = Deux boucliers contre aucun dans le royaume { $kingdom }. Avec { $card }, vous revenez dans la course ; la deuxième place gagnerait la moitié.
guide-animal-kingdoms-crown = Prenez la couronne
guide-animal-kingdoms-crown-about = Le dernier champ d’un royaume est sa couronne : un bouclier, un trône aux âges suivants, et un bonus pour qui se retire en premier. Mais pour vous, cet âge est fini.
guide-animal-kingdoms-battle = Battez-vous pour le royaume { $kingdom }
guide-animal-kingdoms-battle-about = Vous y êtes à égalité : chacun pose une carte face cachée. Le plus grand nombre l’emporte ; seul le 1 bat le 8. Le perdant gagne quand même la moitié.
guide-animal-kingdoms-throne = Un nouvel âge, et des trônes
guide-animal-kingdoms-throne-about = Cinq nouvelles lois, et les champs sont libres. Mais { $throne ->
    [yes] votre couronne
   *[no] chaque couronne prise
} est devenue un trône : un bouclier qui y compte jusqu’à la fin.
minute-animal-kingdoms-goal = Le plus de points après trois âges l’emporte. Dans chacun des cinq royaumes, la majorité de boucliers gagne la pièce de l’âge, la deuxième place la moitié, la troisième un point.
minute-animal-kingdoms-turn-title = Un tour
minute-animal-kingdoms-turn = Posez une carte où la loi l’admet : votre bouclier va sur un champ. Ou échangez jusqu’à quatre cartes, pour un point. Puis piochez jusqu’à quatre.
minute-animal-kingdoms-end = Le dernier champ est la couronne : qui la prend se retire et y a désormais un trône. Un âge finit quand tous se sont retirés. Trois âges, puis les bonus.
minute-animal-kingdoms-conflict-title = À égalité dans un royaume ?
minute-animal-kingdoms-conflict = Chacun pose une carte face cachée. La plus haute gagne la pièce, mais le 1 bat le 8. Les autres gagnent la moitié, arrondie vers le haut.

# Conseil : ce qui peut découler d’un choix, et ce qui est caché.

animal-kingdoms-fact-kingdom-4 = cinq points ou plus de Quatrechamps
animal-kingdoms-fact-kingdom-5 = cinq points ou plus de Cinqchamps
animal-kingdoms-fact-kingdom-6 = cinq points ou plus de Sixchamps
animal-kingdoms-fact-kingdom-7 = cinq points ou plus de Septchamps
animal-kingdoms-fact-kingdom-8 = cinq points ou plus de Huitchamps
animal-kingdoms-fact-crown = une couronne
animal-kingdoms-fact-throne = un trône
animal-kingdoms-fact-bonus = un jeton bonus
animal-kingdoms-fact-stuck = un tour sans carte permise
animal-kingdoms-hidden-cards = Cartes
animal-kingdoms-hidden-bonus = Jetons bonus
animal-kingdoms-hidden-pile = La pioche
animal-kingdoms-thing-bonus = bonus de { $worth }
animal-kingdoms-thing-card = { $card }
animal-kingdoms-figure-fits-4 = une carte pour Quatrechamps
animal-kingdoms-figure-fits-5 = une carte pour Cinqchamps
animal-kingdoms-figure-fits-6 = une carte pour Sixchamps
animal-kingdoms-figure-fits-7 = une carte pour Septchamps
animal-kingdoms-figure-fits-8 = une carte pour Huitchamps
animal-kingdoms-held-any = { $count ->
    [one] Une carte est possible
   *[other] Parmi { $count } cartes
  }
animal-kingdoms-held-each = chacune avec { $chance } sur 100
animal-kingdoms-held-number = chances sur 100 de tenir au moins un tel nombre
animal-kingdoms-held-possible = possible
animal-kingdoms-held-seen = visible ou défaussée
animal-kingdoms-held-own = dans votre main
animal-kingdoms-known-from = votre main, les cartes posées, la défausse, et ce que d’autres n’ont pas pu jouer
