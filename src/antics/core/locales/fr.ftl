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
hint-long-run = Rien ne les sépare à soi seul dans les prochaines manches ; à la longue, ce choix gagne plus souvent.
hint-any = Tous ces choix se valent.
hint-expects = Ensuite, { $who } choisira le plus souvent : { $what } ({ $often } sur 100).
hint-then = Ensuite, le plus souvent : { $what } ({ $often } sur 100).

# Une partie terminée, revue.
review-title = { $game } : la partie revue
review-chances = Chances de gagner
review-chances-about = Après chaque choix, d’après ce que pouvait alors savoir qui décidait.
review-decisions = Les décisions les plus coûteuses
review-nothing = Aucune décision n’a valu plus de 3 victoires sur 100, autant qu’on puisse le dire.
review-decided = Manche { $round }, { $who } : « { $played } » a coûté { $cost } victoires sur 100 (± { $give }). Mieux : « { $better } ».
review-fortunes = Chance et choix
review-luck = dés et pioches
review-choices = choix
review-range = marge probable
review-round = manche
review-move = coup
review-fortune = { $luck ->
    [more] Les dés et les pioches ont aidé
    [less] Les dés et les pioches ont nui
   *[even] Les dés et les pioches étaient peut-être équilibrés
  } ; { $choices ->
    [more] les choix ont valu plus qu’une part égale.
    [less] les choix ont valu moins qu’une part égale.
   *[even] les choix étaient peut-être équilibrés.
  }
review-fortune-none = Rien n’a été laissé au hasard.
review-fortunes-about = Victoires sur 100 au-delà d’une part égale : ce que dés et pioches ont apporté par rapport à leur moyenne, et le reste, que valaient les choix, les siens et ceux des autres ; les vrais chiffres sont dans les marges 19 fois sur 20.
