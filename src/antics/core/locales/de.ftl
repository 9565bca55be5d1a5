# Was jedes Spiel sagt.
list = { $first } und { $last }
no-such-step = Einen Schritt { $step } gibt es nicht.
refused = { $text }: { $reason }
not-possible = { $text } geht hier nicht; möglich: { $some }.
nothing-to-decide = { $who } hat jetzt nichts zu entscheiden.
more-than-one-choice = Das ist mehr als eine Entscheidung.
not-finished = Diese Entscheidung ist noch nicht vollständig.
seat-0 = Orange
seat-1 = Blau
seat-2 = Rosa
seat-3 = Gelb
seat-4 = Grün

# Rat: was in erdachten Partien aus einer Wahl wird, verglichen mit der nächstbesten.
hint-more = Öfter { $fact }: in { $often } von 100 erdachten Partien, sonst in { $other }.
hint-less = Seltener { $fact }: in { $often } von 100 erdachten Partien, sonst in { $other }.
hint-risk = Das Risiko: { $fact }, in { $often } von 100.
hint-wins = In erdachten Partien gewinnst du { $often } von 100, sonst { $other }.
hint-even = Soweit es sich jetzt sagen lässt, kaum besser oder schlechter als die andere Wahl.
hint-long-run = In den nächsten Runden macht nichts allein den Unterschied; auf lange Sicht gewinnt es öfter.
hint-any = Alle diese Möglichkeiten sind gleich gut.
hint-expects = Danach wählt { $who } meistens: { $what } ({ $often } von 100).
hint-then = Danach meistens: { $what } ({ $often } von 100).

# Eine beendete Partie im Rückblick.
review-title = { $game }: ein Rückblick
review-chances = Gewinnchance
review-chances-about = Nach jeder Entscheidung, nach dem, was damals wissen konnte, wer entschied.
review-decisions = Die teuersten Entscheidungen
review-nothing = Keine Entscheidung war mehr als 3 Siege von 100 wert, soweit es sich sagen lässt.
review-decided = Runde { $round }, { $who }: „{ $played }“ verschenkte { $cost } Siege von 100 (± { $give }). Besser: „{ $better }“.
review-fortunes = Glück und Entscheidungen
review-luck = Würfel und Ziehen
review-choices = Entscheidungen
review-range = wahrscheinlicher Bereich
review-round = Runde
review-move = Zug
review-fortune = { $luck ->
    [more] Würfel und Ziehen halfen
    [less] Würfel und Ziehen schadeten
   *[even] Würfel und Ziehen waren vielleicht ausgeglichen
  }; { $choices ->
    [more] die Entscheidungen waren mehr wert als ein gleicher Anteil.
    [less] die Entscheidungen waren weniger wert als ein gleicher Anteil.
   *[even] die Entscheidungen waren vielleicht ausgeglichen.
  }
review-fortune-none = Nichts blieb dem Glück überlassen.
review-fortunes-about = Siege von 100 über einem gleichen Anteil: was Würfel und Ziehen gegenüber ihrem Durchschnitt brachten, und der Rest, den die Entscheidungen wert waren, die eigenen und die der anderen; die wahren Zahlen liegen in 19 von 20 Fällen in den Bereichen.
