# Das Spiel selbst: auf der Seite sein Titel, wie es ist, und seine Teile.
connect-four-title = Vier gewinnt
connect-four-teaser = Scheiben in sieben Spalten fallen lassen. Vier in einer Reihe gewinnen.

connect-four-drop = In { $column } einwerfen
connect-four-full = Diese Spalte ist voll.
connect-four-ask = Wähle eine Spalte.
connect-four-dropped = { $who } wirft eine Scheibe in { $column }.
connect-four-won = { $who } hat vier in einer Reihe und gewinnt.
connect-four-drawn = Das Brett ist voll: Niemand gewinnt.
