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
hint-long-run = No single thing tells the two apart within the next rounds; it wins more often in the long run.
hint-any = Any of these is as good.
hint-expects = Then { $who } will mostly choose: { $what } ({ $often } of 100).
hint-then = After that, mostly: { $what } ({ $often } of 100).

# A finished game looked back on.
review-title = { $game }: a review
review-chances = Chance to win
review-chances-about = After each choice, by what whoever decided could know then.
review-decisions = Decisions that cost most
review-nothing = No decision was worth more than 3 wins in 100, as far as can be told.
review-decided = Round { $round }, { $who }: “{ $played }” gave { $cost } wins in 100 away (± { $give }). Better: “{ $better }”.
review-fortunes = Luck and choices
review-luck = dice and draws
review-choices = choices
review-range = likely range
review-round = round
review-move = move
review-fortune = { $luck ->
    [more] Dice and draws helped
    [less] Dice and draws hindered
   *[even] Dice and draws may have been even
  }; { $choices ->
    [more] the choices were worth more than an even share.
    [less] the choices were worth less than an even share.
   *[even] the choices may have been even.
  }
review-fortune-none = Nothing was left to luck.
review-fortunes-about = Wins in 100 above an even share: what dice and draws gave compared with how they fall on average, and what is left, which is what the choices, one’s own and the others’, were worth; the true figures lie within the ranges 19 times of 20.
