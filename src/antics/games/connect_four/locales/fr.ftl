connect-four-drop = Jouer en { $column }
connect-four-full = Cette colonne est pleine.
connect-four-ask = Choisissez une colonne.
connect-four-dropped = { $who } joue un jeton en { $column }.
connect-four-won = { $who } aligne quatre jetons et gagne.
connect-four-drawn = La grille est pleine : personne ne gagne.
