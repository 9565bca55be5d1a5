# What every game says.
list = { $first } and { $last }
no-such-step = There is no step { $step }.
refused = { $text }: { $reason }
not-possible = { $text } is not possible here; possible: { $some }.
nothing-to-decide = { $who } has nothing to decide now.
more-than-one-choice = This is more than one choice.
not-finished = This choice is not finished.
seat-0 = orange
seat-1 = blue
seat-2 = pink
seat-3 = yellow
seat-4 = green

# Advice: what comes of a choice in imagined games, compared with the next best one.
hint-more = More often { $fact }: in { $often } of 100 imagined games, otherwise in { $other }.
hint-less = Less often { $fact }: in { $often } of 100 imagined games, otherwise in { $other }.
hint-risk = The risk: { $fact }, in { $often } of 100.
hint-wins = In imagined games you win { $often } of 100, otherwise { $other }.
hint-even = As far as anyone can tell now, hardly better or worse than the other.
hint-any = Any of these is as good.
