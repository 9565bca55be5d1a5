# Das Spiel selbst: auf der Seite sein Titel, wie es ist, und seine Teile.
antler-island-title = Antler Island
antler-island-teaser = Heimlich planen, fressen, Geweih wachsen lassen, sich hochkämpfen: Die meisten Hirschkühe gewinnen, der Gipfel zählt drei.
antler-island-over-after = Das Spiel ist zu Ende · { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
antler-island-part = Runde { $count }:

# Felder. Andere Sätze sprechen mit diesen Worten von ihnen.

antler-island-side = { $space ->
    [O0] Nord
    [O1] Nord
    [O2] Nordost
    [O3] Ost
    [O4] Ost
    [O5] Südost
    [O6] Süd
    [O7] Süd
    [O8] Südwest
    [O9] West
    [O10] West
    [O11] Nordwest
    [G0] Nord
    [G1] Ost
    [G2] Süd
    [G3] West
    [M0] Nordost
    [M1] Südost
    [M2] Südwest
   *[M3] Nordwest
}
antler-island-noted = { $notation ->
    [yes] { " " }({ $space })
   *[no] { "" }
}
antler-island-space = { $ground ->
    [red] rotes { antler-island-side }ufer{ antler-island-noted }
    [blue] blaues { antler-island-side }ufer{ antler-island-noted }
    [yellow] gelbes { antler-island-side }ufer{ antler-island-noted }
    [grass] { antler-island-side }wiese{ antler-island-noted }
    [marsh] { antler-island-side }sumpf{ antler-island-noted }
   *[centre] Gipfel
}
antler-island-space-at = { $ground ->
    [red] am roten { antler-island-side }ufer{ antler-island-noted }
    [blue] am blauen { antler-island-side }ufer{ antler-island-noted }
    [yellow] am gelben { antler-island-side }ufer{ antler-island-noted }
    [grass] auf der { antler-island-side }wiese{ antler-island-noted }
    [marsh] im { antler-island-side }sumpf{ antler-island-noted }
   *[centre] auf dem Gipfel
}
antler-island-space-to = { $ground ->
    [red] ans rote { antler-island-side }ufer{ antler-island-noted }
    [blue] ans blaue { antler-island-side }ufer{ antler-island-noted }
    [yellow] ans gelbe { antler-island-side }ufer{ antler-island-noted }
    [grass] auf die { antler-island-side }wiese{ antler-island-noted }
    [marsh] in den { antler-island-side }sumpf{ antler-island-noted }
   *[centre] auf den Gipfel
}
antler-island-shores-to = { $colour ->
    [red] an die roten Ufer
    [blue] an die blauen Ufer
   *[yellow] an die gelben Ufer
}

# Aktionen und Kniffe: ein Name, und was geschieht.

antler-island-deed = { $deed ->
    [move] { antler-island-deed-move }
    [eat] { antler-island-deed-eat }
    [rut] { antler-island-deed-rut }
   *[grow] { antler-island-deed-grow }
}
antler-island-deed-move = Ziehen
antler-island-deed-move-about = auf ein Nachbarfeld
antler-island-deed-eat = Fressen
antler-island-deed-eat-about = alles Futter hier
antler-island-deed-rut = Paaren
antler-island-deed-rut-about = mit einer Hirschkuh hier
antler-island-deed-grow = Wachsen
antler-island-deed-grow-about = aus Futter wird Geweih

antler-island-wily = { $wily ->
    [roar] { antler-island-wily-roar }
    [speed] { antler-island-wily-speed }
    [greedy] { antler-island-wily-greedy }
    [rut-your-stuff] { antler-island-wily-rut-your-stuff }
    [rope-a-dope] { antler-island-wily-rope-a-dope }
    [diamond-antler] { antler-island-wily-diamond-antler }
   *[none] Kniff
}
antler-island-wily-when = { $wily ->
    [roar] vor dem Aufdecken oder nach deiner Aktion
    [speed] beim Ziehen
    [greedy] beim Fressen
    [rut-your-stuff] beim Paaren
    [rope-a-dope] nach dem Verhaken der Geweihe
   *[diamond-antler] nach verlorenem Verhaken
}
antler-island-wily-roar = Röhren
antler-island-wily-roar-about = Von jedem Nachbarfeld kommt eine Hirschkuh zu dir.
antler-island-wily-speed = Tempo
antler-island-wily-speed-about = Zieh zwei Schritte weit statt einen.
antler-island-wily-greedy = Gier
antler-island-wily-greedy-about = Wenn du frisst, zieh eine Futtermarke dazu.
antler-island-wily-rut-your-stuff = Liebestoll
antler-island-wily-rut-your-stuff-about = Paare dich mit zwei Hirschkühen auf einmal.
antler-island-wily-rope-a-dope = Finte
antler-island-wily-rope-a-dope-about = Nimm eine eingesetzte Futtermarke zurück.
antler-island-wily-diamond-antler = Diamantgeweih
antler-island-wily-diamond-antler-about = Du verlierst den Kampf, aber kein Geweihende.

# Spielsteine, wie sie denen genannt werden, die sie nicht sehen.

antler-island-piece-stag = Hirsch von { $who }, { $antlers ->
    [one] { $antlers } Geweihende
   *[other] { $antlers } Geweihenden
}
antler-island-piece-does = { $count ->
    [one] { $count } Hirschkuh
   *[other] { $count } Hirschkühe
}
antler-island-piece-food = { $count ->
    [one] { $count } Futtermarke
   *[other] { $count } Futtermarken
}
antler-island-piece-token = { $value ->
    [0] verdeckte Futtermarke
   *[other] Futtermarke mit Wert { $value }
}
antler-island-piece-tile = Plättchen { $tile }
antler-island-piece-blank = leeres Plättchen
antler-island-piece-mated = mit { $count } von { $end } Hirschkühen gepaart
antler-island-piece-end = { $end ->
    [10] Mit der zehnten Hirschkuh wird diese Runde die letzte.
   *[12] Mit der zwölften Hirschkuh wird diese Runde die letzte.
}
antler-island-piece-winning-stag = { $count ->
    [0] noch kein Kampf gewonnen
   *[other] hat einen Kampf gewonnen
}
antler-island-piece-cubes = { $count ->
    [one] { $count } Kampfstein in der Farbe von { $whose }
   *[other] { $count } Kampfsteine in der Farbe von { $whose }
}
antler-island-piece-reserve = { $count ->
    [one] { $count } Hirschkuh im Vorrat
   *[other] { $count } Hirschkühe im Vorrat
}
antler-island-piece-food-pile = { $count ->
    [one] { $count } Futtermarke im Stapel
   *[other] { $count } Futtermarken im Stapel
}
antler-island-piece-wily-pile = { $count ->
    [one] { $count } Kniff im Stapel
   *[other] { $count } Kniffe im Stapel
}
antler-island-piece-die = { $colour ->
    [red] Würfel zeigt Rot
    [blue] Würfel zeigt Blau
   *[yellow] Würfel zeigt Gelb
}
antler-island-piece-start = beginnt die Runde

# Wo wir im Spiel sind.

antler-island-phase-place = Aufbau
antler-island-phase-plan = alle planen zugleich
antler-island-phase-plan-about = Die Zahlen kommen in der Folge 1, 2, 3, das X jederzeit. Das leere Plättchen bleibt verdeckt.
antler-island-phase-act = { $turn ->
    [1] erstes von vier Plättchen
    [2] zweites von vier Plättchen
    [3] drittes von vier Plättchen
   *[other] letztes von vier Plättchen
}
antler-island-phase-fight = ein Kampf
antler-island-phase-over = das Spiel ist aus
antler-island-phase-last = letzte Runde

# Optionen und Punkte.

antler-island-option-advanced = Kampfsteine
antler-island-option-advanced-about = Wer angreift und siegt, nimmt Kampfsteine, und die zählen Punkte: für Erfahrene.
antler-island-source-does = Hirschkühe
antler-island-source-height = Höhe
antler-island-source-own-cubes = Eigene Kampfsteine
antler-island-source-foreign-cubes = Fremde Kampfsteine

# Was man wählen kann.

antler-island-lay = { $left ->
    [1] Leer
   *[other] { $tile }
}: { antler-island-deed }
antler-island-take-back = Plan zurücknehmen
antler-island-reveal = { $deed ->
    [none] { $tile } aufdecken
   *[other] { $tile } aufdecken: { antler-island-deed }
}
antler-island-roar = { $count ->
    [one] Röhren: { $count } Hirschkuh kommt
   *[other] Röhren: { $count } Hirschkühe kommen
}
antler-island-pass = { $wily ->
    [roar] Nicht röhren
    [rope-a-dope] Keine Futtermarke behalten
    [diamond-antler] Das Geweihende hergeben
   *[none] Passen
}
antler-island-eat = { $count ->
    [one] { $count } Futtermarke fressen
   *[other] { $count } Futtermarken fressen
}
antler-island-eat-greedily = Gierig fressen: { $count } und noch eine dazu
antler-island-rut = Mit einer Hirschkuh paaren
antler-island-rut-twice = Mit zwei Hirschkühen paaren
antler-island-retreat = Zurückweichen
antler-island-retreat-to = { $slope ->
    [up] Hinauf { antler-island-space-to } zurückweichen
    [down] Hinab { antler-island-space-to } zurückweichen
   *[level] { antler-island-space-to } zurückweichen
}
antler-island-lock = Geweihe verhaken mit Stärke { $strength }
antler-island-save-antler = Diamantgeweih spielen und nichts verlieren
antler-island-take-up = { antler-island-wily } nehmen
antler-island-take-down = { $count ->
    [0] Aus der neu gemischten Ablage ziehen
   *[other] Vom Stapel ziehen
}
antler-island-speed = Tempo: zwei Schritte
antler-island-cash = Die { $value } ausgeben
antler-island-grow-done = { $count ->
    [one] Das ist alles: { $count } Geweihende wächst
   *[other] Das ist alles: { $count } Geweihenden wachsen
}
antler-island-commit = Die { $value } einsetzen
antler-island-commit-done = { $count ->
    [0] Ohne Futtermarke standhalten: Stärke { $strength }
   *[other] Das ist alles: Stärke { $strength }
}
antler-island-keep = Die { $value } behalten
antler-island-drop = { antler-island-wily } ablegen
antler-island-cube = { $cube ->
    [own] Einen eigenen Kampfstein von { $foe } zurückholen
   *[theirs] Einen Kampfstein in der Farbe von { $foe } nehmen
}
antler-island-place = { antler-island-space-at } beginnen
antler-island-move = { $slope ->
    [up] Hinauf { antler-island-space-to }
    [down] Hinab { antler-island-space-to }
   *[level] Weiter { antler-island-space-to }
}
antler-island-attack = { $foe } { antler-island-space-at } angreifen
antler-island-put = { $foe } { antler-island-space-to } setzen

# Was gefragt ist.

antler-island-ask-plan = { $left ->
    [0] Dein Plan liegt. Du kannst ihn zurücknehmen, bis alle fertig sind.
    [5] Plane deine Runde: Lege alle fünf Plättchen neben die Aktionen.
   *[other] Plane deine Runde: noch { $left } Plättchen.
}
antler-island-ask-reveal = { $tiles ->
    [both] Decke deine niedrigste Zahl oder dein X auf.
    [x] Decke dein X auf.
   *[number] Decke deine niedrigste Zahl auf.
}{ $roar ->
    [yes] { " " }Vorher darfst du röhren.
    [secret] { " " }{ antler-island-unheld-roar }
   *[no] { "" }
}
antler-island-unheld-roar = Du hast kein Röhren, aber das wissen die anderen nicht.
antler-island-unheld-greedy = Du hast keine Gier, aber das wissen die anderen nicht.
antler-island-unheld-rut = Du hast kein Liebestoll, aber das wissen die anderen nicht.
antler-island-unheld-rope = Du hast keine Finte, aber das wissen die anderen nicht.
antler-island-unheld-diamond = Du hast kein Diamantgeweih, aber das wissen die anderen nicht.
antler-island-ask-move = Wohin zieht dein Hirsch?
antler-island-ask-stride = Tempo: Wohin führt der erste Schritt?
antler-island-ask-stride-on = Tempo: Und wohin führt der zweite Schritt?
antler-island-ask-eat = { $held ->
    [yes] Friss, was hier liegt: gierig oder nicht?
   *[no] Friss, was hier liegt. { antler-island-unheld-greedy }
}
antler-island-ask-rut = { $held ->
    [yes] Paarst du dich mit einer Hirschkuh oder mit zweien?
   *[no] Paare dich mit einer Hirschkuh. { antler-island-unheld-rut }
}
antler-island-ask-grow = Welche Futtermarken gibst du aus, damit dein Geweih wächst?
antler-island-ask-after = { $held ->
    [yes] Röhrst du noch, bevor dein Zug endet?
   *[no] Dein Zug endet. { antler-island-unheld-roar }
}
antler-island-ask-commit = Du greifst { $foe } an: Setze ein bis drei Futtermarken ein.
antler-island-ask-defend = { $count ->
    [0] { $foe } greift dich ohne Futtermarke an: Weichst du zurück oder hältst du stand?
    [one] { $foe } greift dich mit { $count } Futtermarke an: Weichst du zurück oder hältst du stand?
   *[other] { $foe } greift dich mit { $count } Futtermarken an: Weichst du zurück oder hältst du stand?
}
antler-island-ask-face = { $count ->
    [0] { $foe } hält ohne Futtermarke stand: Verhakst du die Geweihe oder weichst du zurück?
    [one] { $foe } hält mit { $count } Futtermarke stand: Verhakst du die Geweihe oder weichst du zurück?
   *[other] { $foe } hält mit { $count } Futtermarken stand: Verhakst du die Geweihe oder weichst du zurück?
}
antler-island-ask-retreat = Wohin weichst du zurück?
antler-island-ask-rope = { $held ->
    [yes] Spielst du die Finte, um eine eingesetzte Futtermarke zu behalten?
   *[no] Deine Futtermarken sind verbraucht. { antler-island-unheld-rope }
}
antler-island-ask-diamond = { $held ->
    [yes] Spielst du das Diamantgeweih, um dein Geweihende zu behalten?
   *[no] Du verlierst ein Geweihende. { antler-island-unheld-diamond }
}
antler-island-ask-put = Du hast gewonnen: Wohin setzt du { $foe }?
antler-island-ask-take = { $owed ->
    [1] Nimmst du den offenen Kniff oder ziehst du einen vom Stapel?
   *[other] Nimmst du den offenen Kniff oder ziehst du einen vom Stapel? Dir stehen { $owed } Kniffe zu.
}
antler-island-ask-drop = Du hast vier Kniffe: Lege einen ab.
antler-island-ask-cube = Welchen Kampfstein nimmst du { $foe } ab?
antler-island-ask-place = { $colour ->
    [red] An welchem roten Ufer beginnt dein Hirsch?
    [blue] An welchem blauen Ufer beginnt dein Hirsch?
   *[yellow] An welchem gelben Ufer beginnt dein Hirsch?
}
antler-island-ask-over = Das Spiel ist aus.

# Warum nicht.

antler-island-not-now = Darum geht es jetzt nicht. { $ask }
antler-island-wrong-moment = { antler-island-wily } spielst du { antler-island-wily-when }.
antler-island-no-such-tile = Den Kniff „{ antler-island-wily }“ hast du nicht.
antler-island-roared-already = In diesem Zug hast du schon geröhrt.
antler-island-no-doe-in-earshot = Auf keinem Nachbarfeld ist eine Hirschkuh, die dich hört.
antler-island-no-way-is-free = Auf jedem Nachbarfeld steht ein Hirsch oder ist Sumpf.
antler-island-no-room-for-greed = Deine Futtermarken und die hier dürfen zusammen höchstens vier sein, und eine muss noch zu ziehen sein.
antler-island-only-one-doe = Hier ist nur eine Hirschkuh.
antler-island-not-committed = Diese Futtermarke hast du nicht eingesetzt, oder eine andere ist gleich viel wert.
antler-island-tile-is-used = Dieses Plättchen hast du in dieser Runde schon benutzt.
antler-island-token-is-needed = Solange du Futtermarken hast, brauchst du mindestens eine.
antler-island-attacker-commits-first = Im Angriff setzt man zuerst ein; zurückweichen kannst du, wenn die Gegenseite standhält.
antler-island-tokens-from-left-to-right = Futtermarken werden von links nach rechts genannt, jede einmal.
antler-island-no-such-cube = Einen Kampfstein in der Farbe von { $whose } kannst du { $foe } nicht abnehmen.
antler-island-is-sea = Zu dritt liegt dieses Ufer unter Wasser.
antler-island-begin-outside = { $colour ->
    [red] Die Hirsche beginnen an roten Ufern.
    [blue] Die Hirsche beginnen an blauen Ufern.
   *[yellow] Die Hirsche beginnen an gelben Ufern.
}
antler-island-is-marsh = Hirsche gehen nie in den Sumpf.
antler-island-cannot-stay = Der Hirsch kann hier nicht bleiben.
antler-island-not-adjacent = { antler-island-space }: Das ist kein Nachbarfeld des Hirsches.
antler-island-not-uphill = Nicht bergauf, solange ein anderes Feld frei ist.
antler-island-is-taken = { antler-island-space-at } steht ein Hirsch.

# Was geschehen ist.

antler-island-round = Runde { $round }: { $who } beginnt.
antler-island-rolled = { $cause ->
    [stags] Der Würfel schickt die Hirsche { antler-island-shores-to }.
    [food] Der Würfel bringt Futter { antler-island-shores-to }.
   *[does] Der Würfel schickt Hirschkühe { antler-island-shores-to }.
}
antler-island-placed = { $who } beginnt { antler-island-space-at }.
antler-island-food-laid = { antler-island-space-at } liegt neues Futter.
antler-island-does-climbed = Alle Hirschkühe gehen bergauf.
antler-island-path = von { $start } nach { $end }
antler-island-does-came = Eine Hirschkuh kommt { antler-island-space-to }.
antler-island-planned = { $plan ->
    [none] { $who } ist bereit.
   *[other] { $who } ist bereit: { $plan }.
}
antler-island-laid = { $tile } { antler-island-deed }
antler-island-took-back = { $who } nimmt den Plan zurück.
antler-island-plans-lie = Alle Pläne liegen.
antler-island-tiles-lie = Plättchen von { $who }: { antler-island-deed-move } { $move }, { antler-island-deed-eat } { $eat }, { antler-island-deed-rut } { $rut }, { antler-island-deed-grow } { $grow }.
antler-island-turn = { $who } ist am Zug.
antler-island-revealed = { $who } deckt { $tile } auf: { antler-island-deed }.
antler-island-skipped = { $lack ->
    [food] { $who } kann nicht fressen: Hier ist kein Futter.
    [room] { $who } kann nicht fressen: Fünf Futtermarken sind schon auf der Hand.
    [doe] { $who } kann sich nicht paaren: Hier ist keine Hirschkuh.
    [token] Bei { $who } wächst nichts: Es ist kein Futter zum Ausgeben da.
   *[antler] Bei { $who } wächst nichts: Es gibt keine Geweihenden mehr.
}
antler-island-roared = { $count ->
    [one] { $who } röhrt, und { $count } Hirschkuh kommt { antler-island-space-to }.
   *[other] { $who } röhrt, und { $count } Hirschkühe kommen { antler-island-space-to }.
}
antler-island-moved = { $slope ->
    [up] { $who } steigt { antler-island-space-to } hinauf.
    [down] { $who } steigt { antler-island-space-to } hinab.
   *[level] { $who } geht { antler-island-space-to }.
}
antler-island-ate = { $count ->
    [one] { $who } frisst { $count } Futtermarke { antler-island-space-at }.
   *[other] { $who } frisst { $count } Futtermarken { antler-island-space-at }.
}
antler-island-got-food = { $value ->
    [none] { $who } bekommt eine Futtermarke.
   *[other] { $who } bekommt Futter: eine { $value }.
}
antler-island-mated = { $count ->
    [1] { $who } paart sich mit einer Hirschkuh, insgesamt { $does }.
   *[other] { $who } paart sich mit { $count } Hirschkühen, insgesamt { $does }.
}
antler-island-last-round = { $who } hat genug Hirschkühe: Das ist die letzte Runde.
antler-island-cashed = { $who } gibt eine { $value } aus.
antler-island-grew = { $count ->
    [one] Bei { $who } wächst { $count } Geweihende, jetzt { $antlers }.
   *[other] Bei { $who } wachsen { $count } Geweihenden, jetzt { $antlers }.
}
antler-island-took-tile = { $pile ->
    [open] { $who } nimmt { antler-island-wily }.
   *[hidden] { $wily ->
        [none] { $who } zieht einen Kniff.
       *[other] { $who } zieht { antler-island-wily }.
    }
}
antler-island-turned-up = { antler-island-wily } liegt offen.
antler-island-dropped = { $who } legt { antler-island-wily } ab.
antler-island-played = { $who } spielt { antler-island-wily }.
antler-island-attacked = { $who } greift { $foe } { antler-island-space-at } an!
antler-island-committed = { $value ->
    [none] { $who } setzt eine Futtermarke ein.
   *[other] { $who } setzt eine { $value } ein.
}
antler-island-stood = { $who } hält ohne Futtermarke stand.
antler-island-retreated = { $slope ->
    [up] { $who } weicht bergauf zurück, { antler-island-space-to }.
    [down] { $who } weicht bergab zurück, { antler-island-space-to }.
   *[level] { $who } weicht { antler-island-space-to } zurück.
}
antler-island-locked = Die Geweihe verhaken sich: { $strength } für { $who }, { $against } für die Gegenseite.
antler-island-showed = { $who } zeigt eine { $value }.
antler-island-won = { $who } siegt gegen { $foe }.
antler-island-drew = { $who } und { $foe } sind gleich stark; { $who } geht { antler-island-space-to } zurück.
antler-island-kept = { $who } behält eine { $value }.
antler-island-lost-antler = { $antlers ->
    [0] { $who } verliert das letzte Geweihende.
   *[other] { $who } verliert ein Geweihende und hat noch { $antlers }.
}
antler-island-was-put = { $who } wird { antler-island-space-to } verdrängt.
antler-island-winning-stag = { $who } hat jetzt einen Siegerhirsch.
antler-island-took-cube = { $cube ->
    [own] { $who } holt einen eigenen Kampfstein von { $foe } zurück.
   *[theirs] { $who } gewinnt einen Kampfstein in der Farbe von { $foe }.
}
antler-island-shuffled = { $pile ->
    [food] Das abgelegte Futter wird zu einem neuen Stapel gemischt.
   *[wily] Die abgelegten Kniffe werden zu einem neuen Stapel gemischt.
}
antler-island-uncovered = { antler-island-space-at } lag eine { $value }.
antler-island-showed-tile = { $who } zeigt { antler-island-wily }.
antler-island-over = Das Spiel ist aus; alles wird aufgedeckt.

# Wer gewonnen hat, und warum.

antler-island-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
antler-island-verdict-nobody = Niemand hat einen Kampf gewonnen, also gewinnt niemand.
antler-island-verdict-alone = { $who } gewinnt ({ antler-island-points }), denn sonst hat niemand einen Kampf gewonnen.
antler-island-verdict-points = { $who } gewinnt nach Punkten, { $best } zu { $next }.
antler-island-verdict-antlers = { $who } gewinnt: { antler-island-points } wie { $rivals }, aber mehr Geweihenden, { $best } zu { $next }.
antler-island-verdict-height = { $who } gewinnt: { antler-island-points } und gleich viel Geweih wie { $rivals }, aber der höhere Platz.
antler-island-verdict-tokens = { $who } gewinnt: { antler-island-points }, Geweih und Höhe wie { $rivals }, aber mehr Futter übrig, { $best } zu { $next }.
antler-island-verdict-shared = { $who } teilen sich den Sieg: je { antler-island-points } und gleich in Geweih, Höhe und Futter.

### At the table, in the browser

antler-island-line-fight = { $who } schlägt { $foe }, { $best } zu { $least }.
antler-island-unscored = { $points ->
    [one] kein Kampf gewonnen: { $points } Punkt verloren
   *[other] kein Kampf gewonnen: { $points } Punkte verloren
}

# Was nur die Seite von Antler Island sagt.

antler-island-board = Die Insel
antler-island-mat = Dein Planungstableau
antler-island-dock = Dein Hirsch, deine Plättchen und dein Futter
antler-island-rivals = Die anderen Hirsche
antler-island-supply = Neben der Insel
antler-island-you = du
antler-island-fight = Kampf
antler-island-attacks = greift an
antler-island-defends = verteidigt sich
antler-island-fight-commit = { $who } setzt Futter ein
antler-island-fight-answer = { $who } antwortet
antler-island-fight-lock = Verhaken oder weichen
antler-island-strength = Stärke
antler-island-food = Futter
antler-island-wilys = Kniffe
antler-island-open = offen
antler-island-no-wily = kein Kniff
antler-island-so-many = { $count } von { $most }
antler-island-is-ready = bereit
antler-island-to-place = Noch zu legen
antler-island-lay-beside = { $tile ->
    [blank] Leeres Plättchen: { antler-island-deed }
   *[other] Plättchen { $tile }: { antler-island-deed }
}
antler-island-ready = { $left ->
    [0] Fertig
   *[other] Fertig · noch { $left }
}
antler-island-round-so = Runde { $round }
antler-island-most-does = Meiste Hirschkühe
antler-island-rolled-colour = Gewürfelt
antler-island-food-left = Futter übrig
antler-island-wily-open = Kniff, offen
antler-island-antlers = { $lost ->
    [0] { $count ->
        [one] { $count } Geweihende
       *[other] { $count } Geweihenden
    }
   *[other] { $count ->
        [one] { $count } Geweihende, { $lost } verloren
       *[other] { $count } Geweihenden, { $lost } verloren
    }
}
antler-island-on-the-peak = { $who } auf dem Gipfel
antler-island-empty-peak = Niemand auf dem Gipfel

# Das geführte erste Spiel.
guide-antler-island-goal = Gewinne die meisten Hirschkühe, und steh am Ende hoch
guide-antler-island-goal-about = Das Ende: Sobald ein Hirsch { $does } Hirschkühe hat, wird die Runde zu Ende gespielt und gewertet.
guide-antler-island-fact-1 = Ein Punkt je Hirschkuh
guide-antler-island-fact-1-about = Steh auf ihrem Feld und paare dich. Dein Platz am Ende bringt drei, einen oder keinen dazu.
guide-antler-island-fact-2 = Gewinne einen Kampf
guide-antler-island-fact-2-about = Ohne die goldene Siegermarke zählt nichts.
guide-antler-island-fact-3 = Lass dein Geweih wachsen
guide-antler-island-fact-3-about = Aus Futter wird Geweih. Es entscheidet Kämpfe und Gleichstände.
guide-antler-island-plan = Leg deine 1 neben Ziehen
guide-antler-island-plan-about = Jede Runde beginnt mit einem geheimen Plan. Am Ufer neben deinem Hirsch liegt Futter: Erst geht er dorthin. Tippe auf Ziehen, oder zieh das Plättchen hinüber.
guide-antler-island-numbers = { $follows ->
    [yes] Dann fressen, weiterziehen, paaren
   *[no] Jetzt die anderen Plättchen
}
guide-antler-island-numbers-about = { $follows ->
    [yes] Die 2 neben Fressen, die 3 neben Ziehen, das X neben Paaren.
   *[no] Jedes neben das, was du tun willst; neben einer Aktion dürfen mehrere liegen oder keines.
} Die Zahlen kommen der Reihe nach, das X, wann du willst.
guide-antler-island-blank = Das leere ist ein Bluff
guide-antler-island-blank-about = Es wird nie aufgedeckt. Die anderen sehen, wie viele Plättchen neben einer Aktion liegen, aber nicht, welche. Leg es irgendwohin.
guide-antler-island-ready = Du bist bereit
guide-antler-island-ready-about = Alle planen zugleich. Bis auch die Letzten bereit sind, kannst du deinen Plan zurücknehmen.
guide-antler-island-reveal = Decke deine 1 auf
guide-antler-island-reveal-about = Immer deine niedrigste Zahl oder das X, und du tust, neben was sie liegt. Was nicht geht, entfällt.
guide-antler-island-walk = Geh zum Futter
guide-antler-island-walk-about = Einen Schritt am Ufer entlang oder geradewegs bergauf. Dort liegt verdeckt eine Marke, 1, 2 oder 3 wert.
guide-antler-island-eat = Deine Mahlzeit
guide-antler-island-eat-about = Decke das Plättchen neben Fressen auf: Dein Hirsch nimmt alles Futter auf seinem Feld, bis zu fünf Marken. Nur du siehst, was sie wert sind.
guide-antler-island-doe = Geh, wo eine Hirschkuh wartet
guide-antler-island-doe-about = Paaren nimmt eine Hirschkuh von deinem Feld: Das ist ein Punkt. Dafür muss ein Plättchen neben Paaren liegen.
guide-antler-island-again = Neue Runde, neuer Plan
guide-antler-island-again-about = Die Hirschkühe sind einen Schritt hinaufgestiegen, neues Futter und neue Hirschkühe sind da.{ $follows ->
    [yes] {" "}Ein guter Plan: Ziehen, Fressen, Wachsen und das X neben Ziehen für einen Kampf.
   *[no] {" "}Du brauchst Futter, ein Geweih und irgendwann einen Kampf.
}
guide-antler-island-antlers = Mach Futter zu Geweih
guide-antler-island-antlers-about = Eine Marke allein ist immer ein Ende wert, mehrere zusammen die Hälfte ihres Werts. Löse die schwächste ein, und behalte eine starke für den Kampf.
guide-antler-island-attack = Greif { $who } an
guide-antler-island-attack-about = Wer auf das Feld eines Hirsches zieht, greift an. Du brauchst einen Sieg in diesem Spiel, sonst zählen deine Punkte nicht.
guide-antler-island-commit = Wähle das Futter, das du wagst
guide-antler-island-commit-about = Deine { $mine } Enden zählen immer. Dazu kommen verdeckt eine bis drei Marken. { $who } hat { $antlers } Enden und { $tokens ->
    [one] { $tokens } Marke
   *[other] { $tokens } Marken
}{ $follows ->
    [yes] , und die ersten Marken eines Spiels sind 1 oder 2 wert.
   *[no] . Eine Marke ist 1, 2 oder 3 wert.
}
guide-antler-island-lock = Verhak die Geweihe
guide-antler-island-lock-about = Alles wird aufgedeckt: Die höhere Summe gewinnt, und diese Marken sind weg. Ziehst du dich zurück, behältst du sie, aber { $who } hat gewonnen.
guide-antler-island-put = Schick { $who } fort
guide-antler-island-put-about = Wer verloren hat, gibt ein Ende ab, und wer gewonnen hat, wählt für den anderen Hirsch ein Nachbarfeld.
guide-antler-island-spoils = Nimm deine Beute
guide-antler-island-spoils-about = Jeder Sieg bringt einen Kniff, der erste auch die goldene Marke: Ab jetzt zählen deine Punkte.
minute-antler-island-goal = Die meisten Punkte gewinnen. Jede Hirschkuh ist ein Punkt. Wo dein Hirsch am Ende steht, bringt drei, einen oder keinen dazu. Gewinne mindestens einen Kampf, sonst zählt nichts.
minute-antler-island-turn-title = Eine Runde
minute-antler-island-turn = Plane geheim: Leg fünf Plättchen neben vier Aktionen. Dann viermal reihum: Alle decken ihre niedrigste Zahl oder das X auf. Das leere bleibt verdeckt.
minute-antler-island-end = Die zehnte Hirschkuh eines Hirsches (zu dritt die zwölfte) macht dies zur letzten Runde. Sie wird zu Ende gespielt, dann wird gewertet. Bei Gleichstand: mehr Geweih.
minute-antler-island-conflict-title = Wenn Hirsche sich treffen
minute-antler-island-conflict = Beide setzen verdeckt bis zu drei Marken ein. Zieht sich niemand zurück, verhaken sich die Geweihe: Geweih und Futter entscheiden.
minute-antler-island-peak = Gipfel
minute-antler-island-middle = Mitte
minute-antler-island-shore = Ufer
minute-antler-island-no-fight = kein Kampf gewonnen


# Rat: was aus einer Wahl werden kann, und was verborgen ist.

antler-island-fact-doe = eine Hirschkuh in dieser Runde
antler-island-fact-two-does = zwei Hirschkühe auf einmal
antler-island-fact-fight-won = ein gewonnener Kampf
antler-island-fact-fight-lost = ein verlorener Kampf
antler-island-fact-attacked = ein Angriff auf dich
antler-island-fact-antlers = neue Geweihenden
antler-island-fact-meal = eine Mahlzeit
antler-island-fact-wily-tile = ein neuer Kniff
antler-island-fact-skipped = ein Plättchen von dir ohne Wirkung
antler-island-hidden-food = Futter
antler-island-hidden-tiles = Kniffe
antler-island-hidden-food-lying = Futter an den Ufern
antler-island-hidden-food-pile = Der Futtervorrat
antler-island-hidden-tile-pile = Der Stapel der Kniffe
antler-island-thing-food = { $value }
antler-island-thing-tile = { antler-island-wily }
antler-island-figure-strength = Stärke im Kampf: Geweih und die drei besten Futtermarken
antler-island-figure-fight = Wenn beide alles einsetzen
antler-island-figure-fight-1 = du bist stärker
antler-island-figure-fight-0 = unentschieden
antler-island-figure-fight--1 = der andere Hirsch ist stärker
antler-island-known-from = deine Futtermarken und Kniffe, alles Abgelegte und Offene, und der Vorrat, aus dem jede Marke kam
