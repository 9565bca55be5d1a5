# Le jeu lui-même : sur la page, son titre, à quoi il ressemble, et ses parties.
connect-four-title = Puissance 4
connect-four-teaser = Faites tomber des jetons dans sept colonnes. Quatre alignés gagnent.

connect-four-drop = Jouer en { $column }
connect-four-full = Cette colonne est pleine.
connect-four-ask = Choisissez une colonne.
connect-four-dropped = { $who } joue un jeton en { $column }.
connect-four-won = { $who } aligne quatre jetons et gagne.
connect-four-drawn = La grille est pleine : personne ne gagne.
