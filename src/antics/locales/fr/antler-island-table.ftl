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

tour-antler-island-island = Voici l’île : des rivages de trois couleurs, puis des prés et des marais, et enfin le sommet. À chaque manche, toutes les biches montent d’un pas ; le sommet vaut trois points à la fin.
tour-antler-island-stag = Voici votre cerf. Les biches et la hauteur rapportent des points, mais seulement si vous avez gagné un combat : le jeton doré se trouve alors ici.
tour-antler-island-tiles = Chaque manche commence par un plan secret. Choisissez une tuile, puis une action. Vous jouerez 1, 2 et 3 dans cet ordre, et le X quand vous voudrez. La tuile vierge est un bluff.
tour-antler-island-actions = Avancer d’une case, manger la nourriture sur place, s’accoupler avec une biche sur place, ou changer la nourriture en bois. Une action peut recevoir autant de tuiles que vous voulez.
tour-antler-island-ready = Les cinq tuiles sont posées ? Validez. Vous pouvez reprendre votre plan tant que tout le monde n’est pas prêt.
tour-antler-island-reveal = À vous : révélez votre plus petit nombre ou le X, et faites ce qu’il indique. Ce qui est impossible est sauté.
tour-antler-island-others = Voici les tuiles des autres. Leur nombre à côté de chaque action est connu ; laquelle est laquelle, il faut le deviner.
tour-antler-island-grow = La nourriture vaut 1, 2 ou 3. Dépensez plusieurs jetons à la fois : la moitié de leur valeur devient des bois. À partir de quatre, chaque nombre pair de bois rapporte une ruse.
tour-antler-island-fight = Pour attaquer, allez sur la case d’un autre cerf. Chacun engage jusqu’à trois jetons, face cachée ; bois et jetons décident ensemble, à moins que l’un des deux ne se replie.
tour-antler-island-end = Dès que quelqu’un s’est accouplé avec assez de biches, on termine la manche et on compte les points. Bonne chance !
