# Das Spiel selbst: auf der Seite sein Titel, wie es ist, und seine Teile.
animal-kingdoms-title = Animal Kingdoms
animal-kingdoms-teaser = Leg Tiere in fünf Reiche, wie es ihre Gesetze erlauben, und hab die meisten Schilde, wo es sich lohnt.
animal-kingdoms-over-after = Das Spiel ist zu Ende · { $count ->
    [one] { $count } Zeitalter
   *[other] { $count } Zeitalter
}
animal-kingdoms-part = Zeitalter { $count }:
animal-kingdoms-rival = Egon

# Namen
animal-kingdoms-worth = { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
}
animal-kingdoms-kingdom = { $kingdom ->
    [4] Vierfeld
    [5] Fünffeld
    [6] Sechsfeld
    [7] Siebenfeld
   *[8] Achtfeld
}
animal-kingdoms-card = { $species ->
    [panda] Panda { $number }
    [tiger] Tiger { $number }
    [bee] Biene { $number }
    [lizard] Echse { $number }
    [frog] Frosch { $number }
    [owl] Eule { $number }
    [okapi] Okapi { $number }
   *[wolf] Wolf { $number }
}
animal-kingdoms-hidden-card = eine Karte
animal-kingdoms-species = { $species ->
    [panda] Roter Panda
    [tiger] Tiger
    [bee] Honigbiene
    [lizard] Echse
    [frog] Pfeilgiftfrosch
    [owl] Schleiereule
    [okapi] Okapi
   *[wolf] Polarwolf
}
animal-kingdoms-animal = { $species ->
    [panda] ein Panda
    [tiger] ein Tiger
    [bee] eine Biene
    [lizard] eine Echse
    [frog] ein Frosch
    [owl] eine Eule
    [okapi] ein Okapi
   *[wolf] ein Wolf
}

# Was auf dem Tisch liegt, für alle, die es hören
animal-kingdoms-token = { $points ->
    [one] { $points } Punkt im { $age }. Zeitalter
   *[other] { $points } Punkte im { $age }. Zeitalter
}
animal-kingdoms-bonus-token = { $worth ->
    [hidden] Verdeckte Bonusmarke
   *[other] Bonusmarke im Wert von { $worth }
}
animal-kingdoms-pile = { $cards ->
    [0] Leerer Stapel
    [one] Stapel: { $cards } Karte
   *[other] Stapel: { $cards } Karten
}
animal-kingdoms-discards = { $cards ->
    [0] Leere Ablage
    [one] Ablage: { $cards } Karte
   *[other] Ablage: { $cards } Karten
}
animal-kingdoms-looks-own = Blickt auf das eigene Reich
animal-kingdoms-looks-neighbours = Blickt auf beide Nachbarreiche
animal-kingdoms-beside = daneben
animal-kingdoms-looks-others = Blickt auf alle anderen Reiche

# Wie weit das Spiel ist
animal-kingdoms-now = { $age ->
    [1] Erstes von drei Zeitaltern
    [2] Zweites von drei Zeitaltern
   *[3] Drittes von drei Zeitaltern
}
animal-kingdoms-option-egon = Egon spielt mit
animal-kingdoms-option-egon-about = Ein automatischer Rivale, der seine Schilde nach aufgedeckten Karten legt. Für zwei; im Spiel allein ist er immer dabei.
animal-kingdoms-source-kingdoms = Reiche
animal-kingdoms-source-swaps = Tauschzüge
animal-kingdoms-source-bonus = Bonusmarken

# Was man wählen kann
animal-kingdoms-play = { $field ->
    [crown] { $card } in { animal-kingdoms-kingdom } legen und die Krone nehmen
   *[normal] { $card } in { animal-kingdoms-kingdom } legen
}
animal-kingdoms-pair = Ein Paar mit { $card } legen
animal-kingdoms-partner = … und { $card }
animal-kingdoms-top = { $card } nach oben
animal-kingdoms-swap = { $card } tauschen
animal-kingdoms-swap-more = … und { $card }
animal-kingdoms-swap-top = … und obenauf { $card }
animal-kingdoms-battle = Mit { $card } kämpfen
animal-kingdoms-done = Das ist alles
animal-kingdoms-opening-play = Eine Karte in { animal-kingdoms-kingdom }
animal-kingdoms-opening-pair = Ein Paar in { animal-kingdoms-kingdom }
animal-kingdoms-opening-swap = Karten getauscht

# Was gefragt ist
animal-kingdoms-ask-turn = Lege eine Karte in ein Reich oder tausche ein bis vier Karten für { animal-kingdoms-worth }.
animal-kingdoms-ask-play = Lege eine Karte in ein Reich: Getauscht wird nicht mehr.
animal-kingdoms-ask-swap = Kein Gesetz lässt eine deiner Karten zu: Tausche ein bis vier davon für { animal-kingdoms-worth }.
animal-kingdoms-ask-partner = Welche Karte bildet ein Paar mit { $card }?
animal-kingdoms-ask-top = Welche der beiden liegt oben?
animal-kingdoms-ask-more = Noch eine Karte tauschen, oder ist das alles?
animal-kingdoms-ask-battle = Lege verdeckt eine Karte für den Kampf um { animal-kingdoms-kingdom }.
animal-kingdoms-over = Das Spiel ist aus.

# Warum nicht
animal-kingdoms-not-now = Das steht jetzt nicht zur Wahl.
animal-kingdoms-begun = Du hast schon etwas anderes angefangen.
animal-kingdoms-not-held = { $card } hast du nicht auf der Hand.
animal-kingdoms-full = { animal-kingdoms-kingdom } ist voll.
animal-kingdoms-nothing-named = Nenne zuerst die Karten, die du tauschst.
animal-kingdoms-somebody-out = Sobald jemand ausgestiegen ist, tauscht niemand mehr.
animal-kingdoms-closed = In diesem Zeitalter wird nicht mehr getauscht.
animal-kingdoms-named-once = Jede Karte wird einmal genannt, nach Art und dann nach Zahl.
animal-kingdoms-no-battle = Jetzt wird nicht gekämpft.
animal-kingdoms-no-pairs = Kein Reich nimmt Paare: Dieses Gesetz gilt gerade nicht.
animal-kingdoms-one-on-top = Oben liegt entweder { $first } oder { $second }.
animal-kingdoms-unlike = { $first } und { $second } haben weder Art noch Zahl gemeinsam.
animal-kingdoms-no-partner = { $card } hat mit keiner anderen Karte deiner Hand Art oder Zahl gemeinsam.
animal-kingdoms-breach-l01 = { animal-kingdoms-animal } ist weder Frosch noch Wolf.
animal-kingdoms-breach-l02 = { animal-kingdoms-animal } ist weder Echse noch Tiger.
animal-kingdoms-breach-l03 = { animal-kingdoms-animal } ist weder Biene noch Panda.
animal-kingdoms-breach-l04 = { animal-kingdoms-animal } ist weder Okapi noch Eule.
animal-kingdoms-breach-l05 = { $number } ist nicht 1, 2 oder 3.
animal-kingdoms-breach-l06 = { $number } ist nicht 4 oder 5.
animal-kingdoms-breach-l07 = { $number } ist nicht 6, 7 oder 8.
animal-kingdoms-breach-l08 = { $number } ist ungerade.
animal-kingdoms-breach-l09 = { $number } ist gerade.
animal-kingdoms-breach-l10 = Gerade und ungerade wechseln sich ab: Auf die { $last } folgt keine { $number }.
animal-kingdoms-breach-l11 = { animal-kingdoms-animal } liegt hier schon.
animal-kingdoms-breach-l12 = Eine { $number } liegt hier schon.
animal-kingdoms-breach-l13 = Als Nächstes kommt die { $next }, nicht die { $number }.
animal-kingdoms-breach-l14 = Als Nächstes kommt die { $next }, nicht die { $number }.
animal-kingdoms-breach-l15 = Die { $number } grenzt nicht an die letzte Zahl, die { $last }.
animal-kingdoms-breach-l16 = Hier wird nur ein Paar gelegt.
animal-kingdoms-breach-l17 = Die letzte Karte, { $last }, hat eine andere Art und eine andere Zahl.
animal-kingdoms-breach-l18 = { $number } ist niedriger als die höchste Nachbarzahl, { $highest }.
animal-kingdoms-breach-l18-between = Zwischen einer 1 und einer 8 ist nur eine 1 erlaubt, keine { $number }.
animal-kingdoms-breach-l19 = { $number } ist höher als die niedrigste Nachbarzahl, { $lowest }.
animal-kingdoms-breach-l19-between = Zwischen einer 1 und einer 8 ist nur eine 8 erlaubt, keine { $number }.
animal-kingdoms-breach-l20 = { animal-kingdoms-animal } ist in keinem Nachbarreich zu sehen.
animal-kingdoms-breach-l21 = Die Zahl { $number } ist in keinem Nachbarreich zu sehen.
animal-kingdoms-breach-l22 = { animal-kingdoms-animal } ist schon in { $where } zu sehen.
animal-kingdoms-breach-l23 = Die Zahl { $number } ist schon in { $where } zu sehen.
animal-kingdoms-breach-l24 = Weder { animal-kingdoms-animal } noch die Zahl { $number } ist in einem Nachbarreich zu sehen.
animal-kingdoms-breach-l25 = { $number } ist nicht niedriger als die höchste Nachbarzahl, { $highest }.
animal-kingdoms-breach-l26 = { $number } ist nicht höher als die niedrigste Nachbarzahl, { $lowest }.
animal-kingdoms-breach-l27 = { animal-kingdoms-animal } ist schon in { $where } zu sehen.
animal-kingdoms-breach-l28 = Die Zahl { $number } ist schon in { $where } zu sehen.
animal-kingdoms-breach-l29 = Die Zahl { $number } ist in keinem anderen Reich zu sehen.
animal-kingdoms-breach-l30 = { animal-kingdoms-animal } ist in keinem anderen Reich zu sehen.

# Was geschehen ist
animal-kingdoms-age = { $age ->
    [1] Das erste Zeitalter beginnt.
    [2] Das zweite Zeitalter beginnt.
   *[3] Das dritte Zeitalter beginnt.
}
animal-kingdoms-law = Das Gesetz von { animal-kingdoms-kingdom }: { $law }.
animal-kingdoms-started = { $who } fängt an.
animal-kingdoms-drew = { $card ->
    [none] { $who } zieht eine Karte.
   *[other] { $who } zieht { $card }.
}
animal-kingdoms-reshuffled = { $cards ->
    [one] Die einzige abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $cards } abgelegten Karten werden zu einem neuen Stapel gemischt.
}
animal-kingdoms-laid = { $who } legt { $card } in { animal-kingdoms-kingdom }.
animal-kingdoms-shield = { $who } setzt einen Schild in { animal-kingdoms-kingdom }: Feld { $filled } von { $kingdom }.
animal-kingdoms-crown = { $who } nimmt die Krone von { animal-kingdoms-kingdom } und steigt aus.
animal-kingdoms-stuck = { $who } hat keine erlaubte Karte und steigt aus.
animal-kingdoms-bonus = { $worth ->
    [none] { $who } hat die erste Krone dieses Zeitalters und nimmt eine Bonusmarke.
   *[other] { $who } hat die erste Krone dieses Zeitalters und nimmt eine Bonusmarke im Wert von { $worth }.
}
animal-kingdoms-swapped = { $who } legt { $card } zum Tauschen ab.
animal-kingdoms-swap-point = { $cards ->
    [one] { $who } tauscht { $cards } Karte und bekommt { animal-kingdoms-worth }.
   *[other] { $who } tauscht { $cards } Karten und bekommt { animal-kingdoms-worth }.
}
animal-kingdoms-swaps-closed = { $swaps }-mal in Folge nur getauscht: In diesem Zeitalter ist Schluss damit.
animal-kingdoms-tied = { $people } liegen in { animal-kingdoms-kingdom } gleichauf und kämpfen.
animal-kingdoms-chose = { $card ->
    [none] { $who } legt eine Kampfkarte.
   *[other] { $who } legt { $card } für den Kampf.
}
animal-kingdoms-revealed = { $who } kämpft mit { $card }.
animal-kingdoms-still-tied = { $people } liegen wieder gleichauf und kämpfen weiter.
animal-kingdoms-won-battle = { $who } gewinnt den Kampf um { animal-kingdoms-kingdom }.
animal-kingdoms-paid = { $points ->
    [one] { $who } bekommt { $points } Punkt in { animal-kingdoms-kingdom }.
   *[other] { $who } bekommt { $points } Punkte in { animal-kingdoms-kingdom }.
}
animal-kingdoms-unpaid = Niemand hat einen Schild in { animal-kingdoms-kingdom }: Die Punktemarke verfällt.
animal-kingdoms-throne = { $who } rückt in { animal-kingdoms-kingdom } von der Krone auf einen Thron.
animal-kingdoms-lot = { $who } zieht { $card } als Los.
animal-kingdoms-bonus-counted = { $worth ->
    [one] { $who } deckt eine Bonusmarke auf: noch { $worth } Punkt.
   *[other] { $who } deckt eine Bonusmarke auf: noch { $worth } Punkte.
}
animal-kingdoms-won = { $total ->
    [one] { $who } gewinnt mit { $total } Punkt und Thronen im Wert von { $thrones }.
   *[other] { $who } gewinnt mit { $total } Punkten und Thronen im Wert von { $thrones }.
}
animal-kingdoms-egon-turned = Egon deckt { $card } auf.
animal-kingdoms-egon-doubles = Das passt zur Karte darunter: Egon setzt einen zweiten Schild.
animal-kingdoms-egon-lapses = Das passt zur Karte darunter, aber Egon ist ausgestiegen: Sein zweiter Schild verfällt.
animal-kingdoms-egon-aims = Seine { $aim } schickt Egon nach { animal-kingdoms-kingdom }.
animal-kingdoms-egon-fewest = Seine { $aim } schickt Egon dorthin, wo er die wenigsten Schilde hat: nach { animal-kingdoms-kingdom }.
animal-kingdoms-egon-shuns = { $shunned ->
    [full] Egon übergeht { animal-kingdoms-kingdom }: Dort ist alles voll.
    [only-crown] Egon übergeht { animal-kingdoms-kingdom }: Dort ist nur die Krone frei.
   *[leads] Egon übergeht { animal-kingdoms-kingdom }: Dort führt er mit zwei oder mehr Schilden.
}
animal-kingdoms-egon-places = { $chosen ->
    [welcome] Egon wählt { animal-kingdoms-kingdom }, das erste Reich mit einem Feld für ihn, in dem er nicht klar führt.
    [anywhere] Egon wählt { animal-kingdoms-kingdom }, das erste Reich mit einem Feld für ihn: Wo noch Platz ist, führt er klar.
   *[crown] Egon wählt { animal-kingdoms-kingdom }, wohin er geschickt wurde: Nur noch Kronen sind frei.
}
animal-kingdoms-egon-bonus = { $worth ->
    [one] Egon hat die erste Krone dieses Zeitalters und deckt eine Bonusmarke auf: noch { $worth } Punkt.
   *[other] Egon hat die erste Krone dieses Zeitalters und deckt eine Bonusmarke auf: noch { $worth } Punkte.
}
animal-kingdoms-egon-fights = Egon deckt { $card } für den Kampf auf.

# Wer gewonnen hat
animal-kingdoms-win-by-points = { $points ->
    [one] { $who } gewinnt mit { $points } Punkt, { $lead } vor { $rivals }.
   *[other] { $who } gewinnt mit { $points } Punkten, { $lead } vor { $rivals }.
}
animal-kingdoms-win-by-thrones = { $points ->
    [one] { $who } gewinnt: { $points } Punkt wie { $rivals }, aber die Throne zählen { $thrones } zu { $theirs }.
   *[other] { $who } gewinnt: { $points } Punkte wie { $rivals }, aber die Throne zählen { $thrones } zu { $theirs }.
}
animal-kingdoms-win-shared = { $points ->
    [one] { $people } teilen sich den Sieg: je { $points } Punkt und Throne im Wert von { $thrones }.
   *[other] { $people } teilen sich den Sieg: je { $points } Punkte und Throne im Wert von { $thrones }.
}

# Die Gesetze
animal-kingdoms-law-l01 = Frosch oder Wolf
animal-kingdoms-law-l01-about = Hierher kommen nur Frösche und Wölfe.
animal-kingdoms-law-l02 = Echse oder Tiger
animal-kingdoms-law-l02-about = Hierher kommen nur Echsen und Tiger.
animal-kingdoms-law-l03 = Biene oder Panda
animal-kingdoms-law-l03-about = Hierher kommen nur Bienen und Pandas.
animal-kingdoms-law-l04 = Okapi oder Eule
animal-kingdoms-law-l04-about = Hierher kommen nur Okapis und Eulen.
animal-kingdoms-law-l05 = 1, 2 oder 3
animal-kingdoms-law-l05-about = Die Zahl ist 1, 2 oder 3.
animal-kingdoms-law-l06 = 4 oder 5
animal-kingdoms-law-l06-about = Die Zahl ist 4 oder 5.
animal-kingdoms-law-l07 = 6, 7 oder 8
animal-kingdoms-law-l07-about = Die Zahl ist 6, 7 oder 8.
animal-kingdoms-law-l08 = Keine ungeraden Zahlen
animal-kingdoms-law-l08-about = Die Zahl ist 2, 4, 6 oder 8.
animal-kingdoms-law-l09 = Keine geraden Zahlen
animal-kingdoms-law-l09-about = Die Zahl ist 1, 3, 5 oder 7.
animal-kingdoms-law-l10 = Gerade und ungerade im Wechsel
animal-kingdoms-law-l10-about = Auf eine gerade Zahl folgt eine ungerade und umgekehrt.
animal-kingdoms-law-l11 = Keine Art doppelt
animal-kingdoms-law-l11-about = Die Art liegt hier noch nicht.
animal-kingdoms-law-l12 = Keine Zahl doppelt
animal-kingdoms-law-l12-about = Die Zahl liegt hier noch nicht.
animal-kingdoms-law-l13 = 1 bis 8 der Reihe nach
animal-kingdoms-law-l13-about = Zuerst kommt eine 1, dann eine 2 und so weiter.
animal-kingdoms-law-l14 = 8 bis 1 der Reihe nach
animal-kingdoms-law-l14-about = Zuerst kommt eine 8, dann eine 7 und so weiter.
animal-kingdoms-law-l15 = Eins mehr oder eins weniger
animal-kingdoms-law-l15-about = Die Zahl ist um eins höher oder niedriger als die letzte; 8 und 1 folgen aufeinander.
animal-kingdoms-law-l16 = Ein beliebiges Paar
animal-kingdoms-law-l16-about = Zwei Karten gleicher Art oder Zahl werden zusammen gelegt, für einen Schild.
animal-kingdoms-law-l17 = Wie die letzte Karte
animal-kingdoms-law-l17-about = Die letzte Karte hier hat dieselbe Art oder dieselbe Zahl.
animal-kingdoms-law-l18 = Nicht unter dem höchsten Nachbarn
animal-kingdoms-law-l18-about = Die Zahl ist so hoch wie die höchste Nachbarzahl oder höher; 1 steht über 8, und zwischen einer 1 und einer 8 ist nur die 1 erlaubt.
animal-kingdoms-law-l19 = Nicht über dem niedrigsten Nachbarn
animal-kingdoms-law-l19-about = Die Zahl ist so niedrig wie die niedrigste Nachbarzahl oder niedriger; 8 steht unter 1, und zwischen einer 1 und einer 8 ist nur die 8 erlaubt.
animal-kingdoms-law-l20 = Art eines Nachbarn
animal-kingdoms-law-l20-about = Mindestens ein Nachbarreich zeigt dieselbe Art.
animal-kingdoms-law-l21 = Zahl eines Nachbarn
animal-kingdoms-law-l21-about = Mindestens ein Nachbarreich zeigt dieselbe Zahl.
animal-kingdoms-law-l22 = Keine Art der Nachbarn
animal-kingdoms-law-l22-about = Kein Nachbarreich zeigt die Art.
animal-kingdoms-law-l23 = Keine Zahl der Nachbarn
animal-kingdoms-law-l23-about = Kein Nachbarreich zeigt die Zahl.
animal-kingdoms-law-l24 = Wie ein Nachbar
animal-kingdoms-law-l24-about = Mindestens ein Nachbarreich zeigt dieselbe Art oder dieselbe Zahl.
animal-kingdoms-law-l25 = Unter dem höchsten Nachbarn
animal-kingdoms-law-l25-about = Die Zahl ist niedriger als die höchste Nachbarzahl; 8 steht unter 1.
animal-kingdoms-law-l26 = Über dem niedrigsten Nachbarn
animal-kingdoms-law-l26-about = Die Zahl ist höher als die niedrigste Nachbarzahl; 1 steht über 8.
animal-kingdoms-law-l27 = Keine Art der anderen Reiche
animal-kingdoms-law-l27-about = Keines der vier anderen Reiche zeigt die Art.
animal-kingdoms-law-l28 = Keine Zahl der anderen Reiche
animal-kingdoms-law-l28-about = Keines der vier anderen Reiche zeigt die Zahl.
animal-kingdoms-law-l29 = Zahl eines anderen Reichs
animal-kingdoms-law-l29-about = Mindestens eines der vier anderen Reiche zeigt dieselbe Zahl.
animal-kingdoms-law-l30 = Art eines anderen Reichs
animal-kingdoms-law-l30-about = Mindestens eines der vier anderen Reiche zeigt dieselbe Art.

### At the table, in the browser

animal-kingdoms-where = Wohin kommt { $card }?
animal-kingdoms-which-swap = Welche Karten tauschst du?
animal-kingdoms-line-laid = { $crown ->
    [yes] { $who } legt { $card } in { animal-kingdoms-kingdom }, { $filled } von { $kingdom }, und nimmt die Krone.
   *[no] { $who } legt { $card } in { animal-kingdoms-kingdom }, { $filled } von { $kingdom }.
}

# Teile des Tischs
animal-kingdoms-board = Die fünf Reiche
animal-kingdoms-dock = Deine Hand
animal-kingdoms-rivals = Die anderen
animal-kingdoms-hand = Deine Karten
animal-kingdoms-kingdoms = Reich
animal-kingdoms-shields = Schilde
animal-kingdoms-thrones = Throne
animal-kingdoms-thrones-worth = Bei gleichen Punkten am Ende entscheiden die Throne. Diese zählen { $worth }.
animal-kingdoms-age-word = Zeitalter
animal-kingdoms-you = du
animal-kingdoms-watching = Du schaust zu.
animal-kingdoms-egon-role = spielt von selbst
animal-kingdoms-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
animal-kingdoms-player-about = { $points ->
    [one] { $who }, { $points } Punkt: mehr
   *[other] { $who }, { $points } Punkte: mehr
}

# Was jemand zuletzt tat und was daliegt
animal-kingdoms-last = zuletzt: { $card }
animal-kingdoms-last-swap = { $cards ->
    [one] hat { $cards } Karte getauscht
   *[other] hat { $cards } Karten getauscht
}
animal-kingdoms-out = ausgestiegen
animal-kingdoms-empty = noch keine Karte
animal-kingdoms-taken = { $filled } von { $size } Feldern besetzt
animal-kingdoms-cards-here = { $cards ->
    [0] Noch keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten, in der Reihenfolge, wie sie gelegt wurden
}
animal-kingdoms-pays = In diesem Zeitalter bringen die meisten Schilde { $first } Punkte, die zweitmeisten { $second } und die drittmeisten 1.
animal-kingdoms-look-closer = { animal-kingdoms-kingdom }: Gesetz und Karten

# Was zu tun ist
animal-kingdoms-swap-cards = Karten tauschen
animal-kingdoms-swaps = { $cards } tauschen, für einen Punkt.
animal-kingdoms-on-top = Oben liegt:
animal-kingdoms-do-play = Schild setzen
animal-kingdoms-do-crown = Krone nehmen
animal-kingdoms-do-battle = Verdeckt legen
animal-kingdoms-do-swap = { $cards ->
    [one] { $cards } Karte tauschen, +1
   *[other] { $cards } Karten tauschen, +1
}

# Ein Kampf
animal-kingdoms-battle-title = Der Kampf um { animal-kingdoms-kingdom }
animal-kingdoms-battle-chooses = wählt
animal-kingdoms-battle-laid = bereit
animal-kingdoms-battle-last = deckt zuletzt auf
animal-kingdoms-battle-lost = geschlagen
animal-kingdoms-battle-again = gleich: noch einmal
animal-kingdoms-battle-rule = { $losers ->
    [one] Die höchste Karte gewinnt { $first } Punkte, die andere bringt { $second }. Nur die 1 schlägt die 8.
   *[other] Die höchste Karte gewinnt { $first } Punkte, die anderen bringen je { $second }. Nur die 1 schlägt die 8.
}

# Das Ende
animal-kingdoms-scene = { $who } auf dem Thron

# Ein begleitetes erstes Spiel
guide-animal-kingdoms-goal = Hab die meisten Schilde, wo es sich lohnt
guide-animal-kingdoms-goal-about = Das Ende: nach drei Zeitaltern. Ein Zeitalter ist vorbei, wenn alle ausgestiegen sind, durch eine Krone oder weil keine Karte passt.
guide-animal-kingdoms-fact-1 = Eine Karte, ein Schild
guide-animal-kingdoms-fact-1-about = Leg ein Tier in ein Reich, dessen Gesetz es erlaubt.
guide-animal-kingdoms-fact-2 = Die meisten Schilde bekommen die Münze
guide-animal-kingdoms-fact-2-about = Die zweitmeisten die Hälfte, die drittmeisten einen Punkt.
guide-animal-kingdoms-fact-3 = Neue Gesetze in jedem Zeitalter
guide-animal-kingdoms-fact-3-about = Kronen werden zu Thronen, und die bleiben bis zum Ende.
guide-animal-kingdoms-card = Wähle: { $card }
guide-animal-kingdoms-card-about = Die Reiche, die diese Karte aufnehmen, leuchten; die anderen sagen, warum nicht. Auch jede andere Karte ist recht.
guide-animal-kingdoms-law = Leg sie, wo das Gesetz es erlaubt
guide-animal-kingdoms-law-about = Reich { $kingdom } will eine 4 oder eine 5. Jedes Reich hat für dieses Zeitalter sein eigenes Gesetz.
guide-animal-kingdoms-shield = Hier wird dein Schild stehen
guide-animal-kingdoms-shield-about = Die meisten Schilde in diesem Reich bringen am Ende des Zeitalters { $token } Punkte. Bestätige, dann ziehst du eine neue Karte.
guide-animal-kingdoms-neighbours = Manche Gesetze sehen auf die Nachbarn
guide-animal-kingdoms-neighbours-about = Hier darf keine Zahl höher sein als die niedrigste der letzten Karten nebenan. { $card } ist niedrig genug, und ein Reich für dich allein lohnt sich.
guide-animal-kingdoms-swap = Nichts dabei? Tausche
guide-animal-kingdoms-swap-about = Statt zu legen, gib bis zu vier Karten für neue ab. Das ist dein Zug, und er bringt einen Punkt.
guide-animal-kingdoms-contest = Überlass ihnen dieses Reich nicht
guide-animal-kingdoms-contest-about = Zwei Schilde gegen keinen in Reich { $kingdom }. Mit { $card } bist du wieder im Rennen; die zweitmeisten bekämen die Hälfte.
guide-animal-kingdoms-crown = Nimm die Krone
guide-animal-kingdoms-crown-about = Das letzte Feld eines Reichs ist die Krone: jetzt ein Schild, später ein Thron, und ein Bonus für den, der als Erster aussteigt. Für dich ist das Zeitalter damit aber vorbei.
guide-animal-kingdoms-battle = Kämpfe um Reich { $kingdom }
guide-animal-kingdoms-battle-about = Dort steht es gleich, also legt jeder verdeckt eine Karte. Die höhere Zahl gewinnt; nur die 1 schlägt die 8. Wer verliert, bekommt immerhin die Hälfte.
guide-animal-kingdoms-throne = Ein neues Zeitalter und Throne
guide-animal-kingdoms-throne-about = Fünf neue Gesetze, und die Felder sind wieder frei. { $throne ->
    [yes] Deine Krone
   *[no] Jede genommene Krone
} aber ist ein Thron geworden: ein Schild, der dort bis zum Ende zählt.
minute-animal-kingdoms-goal = Die meisten Punkte nach drei Zeitaltern gewinnen. In jedem der fünf Reiche bringen die meisten Schilde die Münze des Zeitalters, die zweitmeisten die Hälfte, die drittmeisten einen Punkt.
minute-animal-kingdoms-turn-title = Ein Zug
minute-animal-kingdoms-turn = Leg eine Karte, wo das Gesetz es erlaubt: Dein Schild kommt auf ein Feld. Oder tausche bis zu vier Karten, für einen Punkt. Dann zieh auf vier nach.
minute-animal-kingdoms-end = Das letzte Feld ist die Krone: Wer sie nimmt, steigt aus und hat dort fortan einen Thron. Ein Zeitalter endet, wenn alle ausgestiegen sind. Nach drei Zeitaltern kommen die Bonusmarken.
minute-animal-kingdoms-conflict-title = Gleichstand in einem Reich?
minute-animal-kingdoms-conflict = Alle legen verdeckt eine Karte. Die höchste gewinnt die Münze, doch die 1 schlägt die 8. Wer verliert, bekommt die Hälfte, aufgerundet.

# Rat: was aus einer Wahl werden kann, und was verborgen ist.

animal-kingdoms-fact-kingdom-4 = fünf Punkte oder mehr aus Vierfeld
animal-kingdoms-fact-kingdom-5 = fünf Punkte oder mehr aus Fünffeld
animal-kingdoms-fact-kingdom-6 = fünf Punkte oder mehr aus Sechsfeld
animal-kingdoms-fact-kingdom-7 = fünf Punkte oder mehr aus Siebenfeld
animal-kingdoms-fact-kingdom-8 = fünf Punkte oder mehr aus Achtfeld
animal-kingdoms-fact-crown = eine Krone
animal-kingdoms-fact-throne = ein Thron
animal-kingdoms-fact-bonus = eine Bonusmarke
animal-kingdoms-fact-stuck = ein Zug ohne erlaubte Karte
animal-kingdoms-hidden-cards = Karten
animal-kingdoms-hidden-bonus = Bonusmarken
animal-kingdoms-hidden-pile = Der Stapel
animal-kingdoms-thing-bonus = Bonus { $worth }
animal-kingdoms-thing-card = { $card }
animal-kingdoms-figure-fits-4 = eine Karte für Vierfeld
animal-kingdoms-figure-fits-5 = eine Karte für Fünffeld
animal-kingdoms-figure-fits-6 = eine Karte für Sechsfeld
animal-kingdoms-figure-fits-7 = eine Karte für Siebenfeld
animal-kingdoms-figure-fits-8 = eine Karte für Achtfeld
animal-kingdoms-held-any = { $count ->
    [one] Eine Karte ist möglich
   *[other] Irgendwelche von { $count } Karten
  }
animal-kingdoms-held-each = jede mit { $chance } von 100
animal-kingdoms-held-number = Chance von 100, mindestens eine solche Zahl zu halten
animal-kingdoms-held-possible = möglich
animal-kingdoms-held-seen = liegt offen oder in der Ablage
animal-kingdoms-held-own = in deiner Hand
animal-kingdoms-known-from = deine Hand, die gelegten Karten, die Ablage, und was andere nicht spielen konnten
