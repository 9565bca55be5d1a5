# Ce que dit chaque jeu.
list = { $first } et { $last }
no-such-step = L’étape { $step } n’existe pas.
refused = { $text } : { $reason }
not-possible = { $text } n’est pas possible ici ; possible : { $some }.
nothing-to-decide = { $who } n’a rien à décider maintenant.
more-than-one-choice = Il y a là plus d’un choix.
not-finished = Ce choix n’est pas terminé.
seat-0 = orange
seat-1 = bleu
seat-2 = rose
seat-3 = jaune
seat-4 = vert

# Conseil : ce qui découle d’un choix dans des parties imaginées, comparé au meilleur des autres.
hint-more = Plus souvent { $fact } : dans { $often } parties imaginées sur 100, sinon dans { $other }.
hint-less = Moins souvent { $fact } : dans { $often } parties imaginées sur 100, sinon dans { $other }.
hint-risk = Le risque : { $fact }, dans { $often } sur 100.
hint-wins = Dans les parties imaginées, vous en gagnez { $often } sur 100, sinon { $other }.
hint-even = Autant qu’on puisse le dire maintenant, à peine meilleur ou moins bon que l’autre.
hint-any = Tous ces choix se valent.
