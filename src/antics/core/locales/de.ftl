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
