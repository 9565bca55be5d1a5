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
