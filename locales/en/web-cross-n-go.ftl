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
cross-n-go-roll = Roll
cross-n-go-yes = Yes, this one
cross-n-go-other = Choose something else
cross-n-go-let-go = Choose another bar

cross-n-go-waits = It is { $name }’s turn.
cross-n-go-turns-left = { $count ->
    [one] Last turn
   *[other] { $count } turns left
}
cross-n-go-over = The game is over.
cross-n-go-won = { $name } has won!
cross-n-go-won-you = You have won!
cross-n-go-roll-now = Your turn: roll the die!
cross-n-go-sure = This one? Tap it again.
cross-n-go-which-way = { $points ->
    [one] Row { $row }: which way? One point left
   *[other] Row { $row }: which way? { $points } points left
}
cross-n-go-do-slide = { $points ->
    [one] Slide a bar: one point left
   *[other] Slide bars: { $points } points left
}
cross-n-go-do-run = Choose a figure and let it run.
cross-n-go-do-end = No figure can run this time.
cross-n-go-do-block = Put the joker on a field that glows.
cross-n-go-do-back = Which figure goes back?
cross-n-go-do-back-to = Where does it go?
cross-n-go-do-swap = Choose the first of two bars.
cross-n-go-do-swap-with = And which bar does it change places with?

# Learning by playing.
cross-n-go-learn-look = Your figures stand at the bottom. Each runs straight up, but only over fields of its own colour. Bring all of them across first!
cross-n-go-learn-slide = You rolled the die: that many points are yours. One point slides one bar by one field. Slide a bar!
cross-n-go-learn-lane = Watch the light: slide a bar so that the next field ahead of your figure has its colour. Then its lane grows.
cross-n-go-learn-run = Your points are used up and a lane is open. Choose the figure: it runs to the end of its lane.
cross-n-go-learn-block = A six brings you a joker. It can block: choose Block and put it on a field that somebody else needs.
cross-n-go-learn-back = A joker can also set somebody else’s figure back by one bar. Choose Set back, the figure, and where it goes.
cross-n-go-learn-swap = Or it swaps two bars that carry no figure. Choose Swap and then two bars.
cross-n-go-learn-won = Whoever brings all figures across first wins. Now you know everything. Have fun!
