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
