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
crosswise-cannot-carry-out = The { crosswise-action } tile can do nothing right now, so you cannot play it.
crosswise-can-play = You can still play a tile, so you may not pass.

# What happens, as it stands in the log.
crosswise-a-symbol = { $symbol ->
    [sun] a sun
    [cross] a cross
    [triangle] a triangle
    [square] a square
    [pentagon] a pentagon
   *[star] a star
}
crosswise-the-symbol = { $symbol ->
    [sun] the sun
    [cross] the cross
    [triangle] the triangle
    [square] the square
    [pentagon] the pentagon
   *[star] the star
}
crosswise-the-other = { $other ->
    [sun] the sun
    [cross] the cross
    [triangle] the triangle
    [square] the square
    [pentagon] the pentagon
   *[star] the star
}
crosswise-log-lay = { $reader ->
    [who] You lay { crosswise-a-symbol } on { $cell }.
   *[other] { $who } lays { crosswise-a-symbol } on { $cell }.
}
crosswise-log-remove = { $reader ->
    [who] You take { crosswise-the-symbol } from { $cell } into your hand.
   *[other] { $who } takes { crosswise-the-symbol } from { $cell }.
}
crosswise-log-move = { $reader ->
    [who] You move { crosswise-the-symbol } from { $from } to { $to }.
   *[other] { $who } moves { crosswise-the-symbol } from { $from } to { $to }.
}
crosswise-log-swap = { $reader ->
    [who] You swap { crosswise-the-symbol } on { $from } with { crosswise-the-other } on { $to }.
   *[other] { $who } swaps { crosswise-the-symbol } on { $from } with { crosswise-the-other } on { $to }.
}
crosswise-log-replace = { $reader ->
    [who] You replace { crosswise-the-other } on { $cell } with { crosswise-a-symbol }.
   *[other] { $who } replaces { crosswise-the-other } on { $cell } with { crosswise-a-symbol }.
}
crosswise-log-redraw = { $reader ->
    [who] You put your action tiles back and draw new tiles.
   *[other] { $who } puts the action tiles back and draws new tiles.
}
crosswise-log-keep = { $reader ->
    [who] You keep your action tiles.
   *[other] { $who } keeps the action tiles.
}
crosswise-log-pass = { $reader ->
    [who] You cannot play any tile and pass.
   *[other] { $who } cannot play any tile and passes.
}
crosswise-log-draw-symbol = { $reader ->
    [who] You draw { crosswise-a-symbol }.
   *[other] { $who } draws { crosswise-a-symbol }.
}
crosswise-log-draw-action = { $reader ->
    [who] You draw the action tile { crosswise-action }.
   *[other] { $who } draws the action tile { crosswise-action }.
}
crosswise-log-draw-hidden = { $reader ->
    [who] You draw a tile.
   *[other] { $who } draws a tile.
}
crosswise-log-lone = { $reader ->
    [who] Drawn at random: you play alone, with the rows.
   *[other] Drawn at random: { $who } plays alone, with the rows.
}
crosswise-log-start = { $reader ->
    [who] You begin.
   *[other] { $who } begins.
}

# What the board says.
# Three letters at most: it stands beside the board.
crosswise-board-pts = pts
crosswise-board-tile = { crosswise-symbol } on { $cell }
crosswise-board-line = { $team ->
    [A] Column { $name }
   *[B] Row { $name }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $most ->
    [5] , five matching symbols, one more wins
    [6] , six matching symbols
   *[other] {""}
}
crosswise-board-five = { $team ->
    [A] Watch out: column { $name } has five matching symbols. One more, and the columns win at once!
   *[B] Watch out: row { $name } has five matching symbols. One more, and the rows win at once!
}
crosswise-board-redraw = Draw new
crosswise-board-keep = Keep
crosswise-board-pass = Pass
crosswise-board-no-team = team not drawn yet, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
crosswise-board-seat = { $team ->
    [A] columns
   *[B] rows
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}{ $known ->
    [0] {""}
   *[other] , of which known
}
crosswise-board-lone = Who plays alone is drawn at random.
crosswise-board-start = Who begins is drawn at random.
crosswise-board-draws = { $reader ->
    [who] You draw your tiles.
   *[other] { $who } draws tiles.
}
crosswise-board-refill = { $reader ->
    [who] You draw a tile.
   *[other] { $who } draws a tile.
}
crosswise-board-ask = { $reader ->
    [who] You only have action tiles. Draw new ones?
   *[other] { $who } only has action tiles and may draw new ones.
}
crosswise-board-must-redraw = { $reader ->
    [who] You begin and only have action tiles: draw new ones.
   *[other] { $who } begins, only has action tiles and must draw new ones.
}
crosswise-board-turn = { $reader ->
    [who] Your turn: lay a symbol or play an action.
   *[other] It is { $who }’s turn.
}
crosswise-board-six = Six matching symbols! { $team ->
    [A] The columns win
   *[B] The rows win
} at once.
crosswise-board-full = The board is full: { $winner ->
    [A] the columns win
    [B] the rows win
   *[none] a draw
}, { $columns } to { $rows }.
crosswise-board-bag = { $count ->
    [0] The bag is empty.
    [one] { $count } tile is left in the bag.
   *[other] { $count } tiles are left in the bag.
}
crosswise-board-played = Actions played, of { $of } each: Remove { $remove }, Move { $move }, Swap { $swap }, Replace { $replace }.

# Why the game is over.
crosswise-symbols = { $symbol ->
    [sun] suns
    [cross] crosses
    [triangle] triangles
    [square] squares
    [pentagon] pentagons
   *[star] stars
}
crosswise-end-six = Six { crosswise-symbols } in { $team ->
    [A] column { $name }
   *[B] row { $name }
}!
crosswise-end-full = The board is full: { $high } to { $low }.
crosswise-end-draw = The board is full, and both sides have { $high } points.

# Why a move is good.
crosswise-why-line = { $team ->
    [A] column { $name }
   *[B] row { $name }
}
crosswise-why-have = { $others ->
    [1] { $who } has
   *[other] The others have
}
crosswise-why-six = Six { crosswise-symbols } in your { crosswise-why-line }: you win at once!
crosswise-why-last = That fills the last cell, and you win { $high } to { $low }!
crosswise-why-draw = That fills the last cell, and nobody loses: both sides have { $high } points.
crosswise-why-break-five = { crosswise-why-have } five { crosswise-symbols } in { crosswise-why-line }, and a sixth would win. You break them up!
crosswise-why-block-five = { crosswise-why-have } five { crosswise-symbols } in { crosswise-why-line }, and a sixth would win. You take the last free cell there!
crosswise-why-five = Five { crosswise-symbols } in your { crosswise-why-line }: one more there and you win!
crosswise-why-block = { crosswise-why-have } { $count } { crosswise-symbols } in { crosswise-why-line }. With your tile in the way, six of them no longer fit there.
crosswise-why-different = Six different symbols in your { crosswise-why-line }: that gives 6 points.
crosswise-why-equal = Now there are { $count } { crosswise-symbols } in your { crosswise-why-line }, and it is worth { $points } points.
crosswise-why-pair = That makes two { crosswise-symbols } in your { crosswise-why-line }: one point more.
crosswise-why-points = That gives you { $count ->
    [one] one point
   *[other] { $count } points
} more.
crosswise-why-break = You break up the { $count } { crosswise-symbols } that { $others ->
    [1] { $who } has
   *[other] the others have
} in { crosswise-why-line }: { $lost ->
    [one] one point
   *[other] { $lost } points
} less there.
crosswise-why-takes = That takes { $count ->
    [one] one point
   *[other] { $count } points
} away from { $others ->
    [1] { $who }
   *[other] the others
}.
crosswise-why-spoil = { crosswise-why-have } { $count } different symbols in { crosswise-why-line }. Now one of them lies there twice, and six different ones no longer fit.
crosswise-why-more = You still have { $count ->
    [one] { crosswise-a-symbol }
   *[other] { $count } { crosswise-symbols }
} in your hand for your { crosswise-why-line }.
crosswise-why-fresh = Your { crosswise-why-line } is still empty: there you can collect { crosswise-symbols }.
crosswise-why-nothing = There your tile brings { $others ->
    [1] { $who }
   *[other] the others
} no points.
crosswise-why-redraw = With only action tiles you cannot lay anything. New tiles may bring you symbols.
crosswise-why-pass = None of your tiles can be played now.
