# Cross'N Go on the web: what is written on the table and said aloud.

cross-n-go-letter = { $colour ->
    [red] R
    [blue] B
    [green] G
   *[yellow] Y
}
cross-n-go-wood = wood
cross-n-go-you = you
cross-n-go-board = The twelve bars
cross-n-go-row = Row { $row }
cross-n-go-bar = Row { $row }: { $things }
cross-n-go-field = { $spot }, { $thing }
cross-n-go-figure = { $count ->
    [one] { $colour } figure of { $name }
   *[other] { $count } { $colour } figures of { $name }
}
cross-n-go-joker-on = joker on { $colour }
cross-n-go-plate = { $name }: { $colours }; { $across } of { $figures } figures across; jokers: { $jokers }
cross-n-go-slide = { $way ->
    [left] Slide row { $row } to the left
   *[right] Slide row { $row } to the right
}
cross-n-go-jokers = Play a joker
cross-n-go-use-block = Block
cross-n-go-use-back = Set back
cross-n-go-use-swap = Swap
cross-n-go-cancel = Keep the joker
cross-n-go-end = End turn

cross-n-go-waits = It is { $name }’s turn.
cross-n-go-turns-left = { $count ->
    [one] Last turn
   *[other] { $count } turns left
}
cross-n-go-over = The game is over.
cross-n-go-won = { $name } has won!
cross-n-go-won-you = You have won!
cross-n-go-do-slide = { $points ->
    [one] Slide a bar: one point left
   *[other] Slide bars: { $points } points left
}
cross-n-go-do-run = Choose a figure and let it run.
cross-n-go-do-end = No figure can run this time.
cross-n-go-do-block = Put the joker on a bright field.
cross-n-go-do-back = Which figure goes back?
cross-n-go-do-back-to = Where does it go?
cross-n-go-do-swap = Choose the first of two bars.
cross-n-go-do-swap-with = Which bar does it change places with?

# Learning by playing.
cross-n-go-learn-look = Your figures stand at the bottom. Each runs straight up, but only over fields of its own colour. Bring all of them across first!
cross-n-go-learn-slide = You rolled a die: that many points are yours. One point slides one bar by one field. Slide a bar!
cross-n-go-learn-lane = Watch the light: slide a bar so that the field ahead of your figure has its colour. Then the lane lights up.
cross-n-go-learn-run = All points are used and a lane is open. Choose the figure and let it run to the end of its lane.
cross-n-go-learn-block = A six brings a joker. Use it to block: choose Block and put it on a field that somebody else needs.
cross-n-go-learn-back = A joker can also set a figure of somebody else back by one bar. Choose Set back, the figure, and where it goes.
cross-n-go-learn-swap = Or it swaps two bars that carry no figure. Choose Swap and then two bars.
cross-n-go-learn-end = Sometimes no figure can run. Then just end your turn.
cross-n-go-learn-won = Whose figures are all across first wins. Now you know everything. Have fun!
