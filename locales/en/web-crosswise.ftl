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
crosswise-sure = Here? Tap it again.
crosswise-here = Yes, here
crosswise-does-remove = Take a tile from the board into your hand.
crosswise-does-move = Move a tile to an empty cell.
crosswise-does-swap = Let two tiles change places.
crosswise-does-replace = Put one of your symbols in the place of a tile, and take that tile.

crosswise-choose = Your turn: choose a tile.
crosswise-lay = Where does the { crosswise-symbol } go?
crosswise-remove-where = Which tile do you take?
crosswise-move-first = Which tile do you move?
crosswise-move-second = Move it where?
crosswise-swap-first = Swap which tile …
crosswise-swap-second = … with which one?
crosswise-replace-what = Which symbol do you put there?
crosswise-replace-where = Which tile makes room for the { crosswise-symbol }?
crosswise-ask = Only action tiles! Draw new ones?
crosswise-must-pass = You cannot play any tile.
crosswise-waits = It is { $name }’s turn.
crosswise-chance = Tiles are being drawn.

crosswise-learn-board = Orange columns belong to one team, green rows to the other. You play the columns!
crosswise-learn-lay = Choose a tile from your hand, then an empty cell. Lay any tile you like.
crosswise-learn-points = The points are at the end of each line: 2 matching symbols score 1, 3 score 3, 4 score 5, 5 score 7. Six different ones score 6.
crosswise-learn-best = Column e has three stars. Lay your star there: four score 5.
crosswise-learn-remove = Dark tiles are actions: Remove takes a tile into your hand. The others have three squares in row 5, so take one!
crosswise-learn-swap = Now you play the rows. Swap lets two tiles change places: swap c3 and d4, and row 3 gets its fourth sun.
crosswise-learn-six = Watch out: a line with five matching symbols glows. With the sixth, its team wins at once.
crosswise-learn-end = When the board is full, both teams add up their lines. The higher sum wins.
