crosswise-board = Board
crosswise-cell-empty = { $cell }, empty
crosswise-cell-last = { $name }, last move
crosswise-team = { $team ->
    [A] Columns
   *[B] Rows
}
crosswise-total = { crosswise-team }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
crosswise-stack = { crosswise-action }: { $count } of 3 played
crosswise-you = you
crosswise-tiles = { $count ->
    [one] 1 tile in hand
   *[other] { $count } tiles in hand
}
crosswise-hand = Your tiles
crosswise-hand-tile = { $name }, in your hand
crosswise-back = Put back
crosswise-does-remove = Take a tile from the board into your hand.
crosswise-does-move = Move a tile to an empty cell.
crosswise-does-swap = Let two tiles change places.
crosswise-does-replace = Put a symbol of yours in the place of a tile and take that one.

crosswise-choose = Your turn: choose a tile.
crosswise-lay = Where shall the { crosswise-symbol } go?
crosswise-remove-where = Which tile do you take?
crosswise-move-first = Which tile do you move?
crosswise-move-second = Move it where?
crosswise-swap-first = Swap which tile …
crosswise-swap-second = … with which one?
crosswise-replace-what = Which symbol do you put in?
crosswise-replace-where = Which tile makes room for the { crosswise-symbol }?
crosswise-ask = You only have action tiles. Draw new ones?
crosswise-must-pass = You cannot play any tile.
crosswise-waits = { $name } is thinking.
crosswise-chance = Tiles are drawn.

crosswise-learn-board = The orange columns belong to one team, the green rows to the other. You play the columns!
crosswise-learn-lay = Choose a tile from your hand, then an empty cell. Lay any tile you like.
crosswise-learn-points = At the end of each line you see its points. In one line, 2 equal symbols are worth 1, 3 are worth 3, 4 are worth 5, 5 are worth 7. Six different ones are worth 6.
crosswise-learn-best = Column e has three stars. Lay your star there: four are worth 5.
crosswise-learn-remove = The dark tiles are actions. Remove takes a tile into your hand. Row 5 of the others has three squares: take one away!
crosswise-learn-swap = Now you play the rows. Swap lets two tiles change places: swap c3 and d4, and row 3 gets its fourth sun.
crosswise-learn-six = Watch out: a line with five equal symbols glows. With the sixth its team wins at once.
crosswise-learn-end = When the board is full, both teams add up their lines. The higher sum wins.
