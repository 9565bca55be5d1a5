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

tour-antler-island-island = Das ist die Insel: Ufer in drei Farben, darüber Wiesen und Sümpfe, und der Gipfel. Jede Hirschkuh geht in jeder Runde einen Schritt bergauf, und der Gipfel zählt am Ende drei Punkte.
tour-antler-island-stag = Das ist dein Hirsch. Du gewinnst mit Hirschkühen und einem hohen Platz, aber nur, wenn du einen Kampf gewonnen hast: Dann liegt hier die goldene Marke.
tour-antler-island-tiles = Jede Runde beginnt mit einem geheimen Plan. Wähle ein Plättchen und dann eine Aktion dafür. Die 1, die 2 und die 3 spielst du in dieser Reihenfolge, das X wann du willst. Das leere ist ein Bluff.
tour-antler-island-actions = Ein Feld weit ziehen, das Futter hier fressen, dich mit einer Hirschkuh hier paaren oder Futter zu Geweih machen. Neben einer Aktion dürfen beliebig viele Plättchen liegen.
tour-antler-island-ready = Alle fünf Plättchen liegen? Dann bestätige. Bis alle bereit sind, kannst du deinen Plan zurücknehmen.
tour-antler-island-reveal = Jetzt bist du dran: Decke deine niedrigste Zahl oder das X auf und tu, was dort steht. Was nicht geht, entfällt.
tour-antler-island-others = Hier liegen die Plättchen der anderen. Wie viele neben jeder Aktion liegen, ist kein Geheimnis; welches Plättchen welches ist, kannst du nur raten.
tour-antler-island-grow = Futter ist 1, 2 oder 3 wert. Löse mehrere Marken auf einmal ein: Die Hälfte ihres Werts wächst als Geweih. Gerade Zahlen von Enden, ab vier, bringen einen Kniff.
tour-antler-island-fight = Zieh auf das Feld eines anderen Hirsches, um anzugreifen. Beide setzen verdeckt bis zu drei Marken ein; Geweih und Marken zusammen entscheiden, falls sich niemand zurückzieht.
tour-antler-island-end = Sobald sich jemand mit genug Hirschkühen gepaart hat, wird die Runde zu Ende gespielt und gewertet. Viel Glück!
