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
animal-kingdoms-last = a posé { animal-kingdoms-card }
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
    [one] { $cards } carte, la dernière compte
   *[other] { $cards } cartes, la dernière compte
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
tour-animal-kingdoms-welcome = Bienvenue dans Animal Kingdoms ! En trois âges, vous posez des animaux dans cinq royaumes. Chaque carte posée vaut un bouclier, et les boucliers rapportent des points.
tour-animal-kingdoms-kingdoms = Voici un royaume. Le long de sa côte, des champs dorés attendent les boucliers. La pièce indique ce que rapportera la majorité à la fin de l’âge.
tour-animal-kingdoms-law = Chaque royaume a sa loi : quels animaux ou quels nombres y sont admis. Les cinq points montrent quelles cartes elle regarde. Touchez la pièce pour en savoir plus.
tour-animal-kingdoms-hand = Voici vos cartes. Choisissez-en une : les royaumes qui l’accueillent s’éclairent, les autres disent pourquoi ils la refusent.
tour-animal-kingdoms-lay = Choisissez maintenant un royaume éclairé. Rien n’est joué avant votre confirmation.
tour-animal-kingdoms-shields = Votre bouclier se tiendrait ici. Confirmez, et vous piocherez une nouvelle carte.
tour-animal-kingdoms-swap = Vos cartes ne conviennent pas ? Échangez-en jusqu’à quatre. C’est aussi un tour, et il rapporte un point.
tour-animal-kingdoms-crown = Le dernier champ d’un royaume est sa couronne. Qui la prend se retire pour cet âge et y aura plus tard un trône. La première personne à se retirer reçoit aussi un jeton bonus.
tour-animal-kingdoms-battle = Quand plusieurs sont à égalité en tête d’un royaume, on se bat pour le jeton. Chacun pose une carte face cachée, le plus grand nombre l’emporte. Seul le 1 bat le 8.
tour-animal-kingdoms-throne = Un nouvel âge commence : cinq nouvelles lois, et chaque couronne devient un trône, avec un bouclier qui reste jusqu’à la fin. Après trois âges, le plus de points l’emporte. Bonne chance !
