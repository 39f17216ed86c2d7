# Ce que disent les plateaux de tous les jeux.
board-seat = { $reader ->
    [who] { $who } (toi)
   *[other] { $who }
}
board-hand = Ta main :
seat-number = Place { $number }
