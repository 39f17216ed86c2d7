# Che cosa dicono i tavoli di tutti i giochi.
board-seat = { $reader ->
    [who] { $who } (tu)
   *[other] { $who }
}
board-hand = La tua mano:
seat-number = Posto { $number }
