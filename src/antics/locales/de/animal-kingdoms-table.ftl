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
animal-kingdoms-last = zuletzt: { animal-kingdoms-card }
animal-kingdoms-last-swap = { $cards ->
    [one] hat { $cards } Karte getauscht
   *[other] hat { $cards } Karten getauscht
}
animal-kingdoms-out = ausgestiegen
animal-kingdoms-empty = noch keine Karte
animal-kingdoms-taken = { $filled } von { $size } Feldern besetzt
animal-kingdoms-cards-here = { $cards ->
    [0] Noch keine Karten
    [one] { $cards } Karte, die letzte zählt
   *[other] { $cards } Karten, die letzte zählt
}
animal-kingdoms-pays = In diesem Zeitalter bringen die meisten Schilde { $first } Punkte, die zweitmeisten { $second } und die drittmeisten 1.
animal-kingdoms-look-closer = { animal-kingdoms-kingdom }: Gesetz und Karten

# Was zu tun ist
animal-kingdoms-swap-cards = Karten tauschen
animal-kingdoms-swaps = { $cards } tauschen, dafür gibt es einen Punkt.
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
tour-animal-kingdoms-welcome = Willkommen bei Animal Kingdoms! In drei Zeitaltern legst du Tiere in fünf Reiche. Jede Karte bringt dir einen Schild, und Schilde bringen Punkte.
tour-animal-kingdoms-kingdoms = Das ist ein Reich. An seiner Küste liegen goldene Felder für Schilde. Die Münze zeigt, was die meisten Schilde am Ende des Zeitalters bringen.
tour-animal-kingdoms-law = Jedes Reich hat ein Gesetz: welche Tiere oder Zahlen hier erlaubt sind. Die fünf Punkte zeigen, wessen Karten es ansieht. Tippe auf die Münze, um mehr zu lesen.
tour-animal-kingdoms-hand = Das sind deine Karten. Wähle eine: Die Reiche, die sie aufnehmen, leuchten; die anderen sagen, warum nicht.
tour-animal-kingdoms-lay = Wähle nun ein Reich, das leuchtet. Es gilt erst, wenn du bestätigst.
tour-animal-kingdoms-shields = Hier stünde dein Schild. Bestätige, dann ziehst du eine neue Karte.
tour-animal-kingdoms-swap = Passen deine Karten nicht, tausche bis zu vier davon. Auch das ist ein Zug, und er bringt einen Punkt.
tour-animal-kingdoms-crown = Das letzte Feld eines Reichs ist die Krone. Wer sie nimmt, steigt für dieses Zeitalter aus und sitzt später dort auf einem Thron. Wer als Erstes aussteigt, bekommt noch eine Bonusmarke.
tour-animal-kingdoms-battle = Liegen in einem Reich mehrere gleichauf vorn, kämpfen sie um die Marke. Alle legen eine Karte verdeckt, die höchste Zahl gewinnt. Nur die 1 schlägt die 8.
tour-animal-kingdoms-throne = Ein neues Zeitalter: fünf neue Gesetze, und wer eine Krone hatte, sitzt nun auf einem Thron. Dieser Schild bleibt bis zum Ende. Nach drei Zeitaltern gewinnen die meisten Punkte. Viel Glück!
