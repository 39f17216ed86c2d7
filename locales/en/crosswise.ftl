crosswise-symbol = { $symbol ->
    [sun] sun
    [cross] cross
    [triangle] triangle
    [square] square
    [pentagon] pentagon
   *[star] star
}
crosswise-action = { $action ->
    [remove] Remove
    [move] Move
    [swap] Swap
   *[replace] Replace
}
crosswise-answer-first = You hold only action tiles. First say whether you draw a new hand (redraw) or keep these tiles (keep).
crosswise-not-asked = Drawing a new hand is only possible before the first turn, with nothing but action tiles.
crosswise-must-redraw = You begin, and on the empty board none of your action tiles can be played. Draw a new hand.
crosswise-no-symbol = You have no { crosswise-symbol } tile in your hand.
crosswise-no-action = You have no { crosswise-action } tile in your hand.
crosswise-cell-taken = There is already a tile on { $cell }. Choose an empty cell.
crosswise-nothing-to-remove = There is no tile on { $cell } that you could take.
crosswise-nothing-to-move = There is no tile on { $cell } that you could move.
crosswise-move-to-taken = There is already a tile on { $cell }. A tile can only be moved to an empty cell.
crosswise-nothing-to-swap = There is no tile on { $cell }. A swap needs two tiles on the board.
crosswise-nothing-to-replace = There is no tile on { $cell } that you could replace.
crosswise-nothing-to-put-in = You have no { crosswise-symbol } tile in your hand to put in its place.
crosswise-cannot-carry-out = The { crosswise-action } tile cannot be carried out now, so it cannot be played.
crosswise-can-play = You can still play a tile, so you may not pass.
