# What the boards of all games say.
board-seat = { $reader ->
    [who] { $who } (you)
   *[other] { $who }
}
board-hand = Your hand:
seat-number = Seat { $number }
