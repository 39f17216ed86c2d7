# Was die Bretter aller Spiele sagen.
board-seat = { $reader ->
    [who] { $who } (du)
   *[other] { $who }
}
board-hand = Deine Hand:
seat-number = Platz { $number }
