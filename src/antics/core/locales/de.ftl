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
hint-any = Alle diese Möglichkeiten sind gleich gut.
