crossado-planks-first = First all planks are laid on the river. Lay one of your planks.
crossado-planks-laid = All planks are laid already. Now the pieces move.
crossado-plank-off-board = There the plank would stick out over the edge of the board. It must lie on three fields.
crossado-plank-on-island = { $field } belongs to an island. Planks lie only on the river.
crossado-plank-on-plank = There is already a plank on { $field }. Planks must not lie on top of each other.
crossado-lay-the-taken = You hold the plank { $taken } in your hand. Lay it somewhere else first.
crossado-nothing-taken = You have not taken a plank. Take one first, then you can lay it.
crossado-same-place = The plank lay just there. Choose another place for it.
crossado-not-one-or-six = You rolled a { $die }. Only a 1 or a 6 lets you take a plank.
crossado-already-relaid = You have already laid a plank elsewhere in this turn. Once is enough; now move a piece.
crossado-no-such-plank = There is no plank { $plank } on the river.
crossado-plank-occupied = A piece stands on { $field }. A plank can only be taken when nobody stands on it.
crossado-no-other-place = There is no other place for the plank { $plank }, so it stays where it is.
crossado-no-piece = None of your pieces is there: { $from }.
crossado-stays-in-goal = A piece that has reached the goal stays there.
crossado-field-off-board = This board is smaller: one of the fields { $from } and { $to } is not on it.
crossado-island-is-one-field = An island is a single field. Your islands are called start and goal.
crossado-not-back-to-start = Your pieces do not return to the start island.
crossado-foreign-island = That island is not yours. Your pieces may only enter their own goal.
crossado-no-plank-there = No plank lies on { $to }. Pieces walk only on planks.
crossado-own-piece-there = Another piece of yours stands on { $to }. Only pieces of different colours share a field.
crossado-goal-too-early = That way your piece reaches the goal too early. The last of the { $die } steps must lead into the goal.
crossado-straight-back = Your piece would have to step straight back. You may turn and circle, but not hop to and fro.
crossado-out-of-reach = With exactly { $die } steps your piece cannot get from { $from } to { $to }.
crossado-must-move = You can move a piece with your { $die }, so you may not pass.

# The board.
crossado-board-corner = { $corner ->
    [nw] top left
    [ne] top right
    [se] bottom right
   *[sw] bottom left
}
crossado-board-seat = { crossado-board-corner }, { $waiting } waiting, { $crossing } on the way, { $arrived } arrived{ $planks ->
    [0] {""}
    [one] , 1 plank left
   *[other] , { $planks } planks left
}
crossado-board-seat-open = waits for a corner, { $planks ->
    [one] 1 plank
   *[other] { $planks } planks
}
crossado-board-plank = plank from { $from } to { $to }
crossado-board-piece = { $reader ->
    [who] your piece on { $field }
   *[other] { $who }’s piece on { $field }
}
crossado-board-start = { crossado-board-corner }: { $reader ->
    [who] your start
   *[other] { $who }’s start
}, { $count } waiting
crossado-board-goal = { crossado-board-corner }: { $reader ->
    [who] your goal
   *[other] { $who }’s goal
}, { $count } arrived
crossado-board-hand-across = plank, left to right
crossado-board-hand-down = plank, top to bottom
crossado-board-take = Take a plank
crossado-board-pass = Pass
crossado-board-lot = The lot says who starts.
crossado-board-lone = The lot says who is alone on a diagonal.
crossado-board-lays = { $reader ->
    [who] Lay a plank on the water.
   *[other] { $who } lays a plank.
}
crossado-board-rolls = { $reader ->
    [who] The die is rolled for you.
   *[other] The die is rolled for { $who }.
}
crossado-board-rolls-again = { $reader ->
    [who] You cannot move: roll { $roll } of { $rolls }, for a 1 or a 6.
   *[other] { $who } cannot move: roll { $roll } of { $rolls }, for a 1 or a 6.
}
crossado-board-walks = { $reader ->
    [who] You rolled a { $die }: walk with one of your pieces.
   *[other] { $who } rolled a { $die } and walks.
}
crossado-board-walks-or-takes = { $reader ->
    [who] You rolled a { $die }: walk, or take a plank first.
   *[other] { $who } rolled a { $die }, may take a plank, and walks.
}
crossado-board-takes-or-passes = { $reader ->
    [who] You rolled a { $die }, but no piece can walk that far: take a plank, or pass.
   *[other] { $who } rolled a { $die }, cannot walk, and takes a plank or passes.
}
crossado-board-passes = { $reader ->
    [who] You rolled a { $die }, but no piece can walk that far: pass.
   *[other] { $who } rolled a { $die }, cannot walk, and passes.
}
crossado-board-relays = { $reader ->
    [who] You rolled a { $die } and hold the plank from { $from } to { $to }: lay it elsewhere.
   *[other] { $who } rolled a { $die }, holds the plank from { $from } to { $to } and lays it elsewhere.
}
crossado-board-over = The game is over.
crossado-board-turn = Turn { $turn } of { $limit }.

# What happened.
crossado-log-start = { $reader ->
    [who] You begin.
   *[other] { $who } begins.
}
crossado-log-lone = { $reader ->
    [who] The lot has decided: you are alone on your diagonal.
   *[other] The lot has decided: { $who } is alone on the diagonal.
}
crossado-log-die = { $reader ->
    [who] You roll a { $die }.
   *[other] { $who } rolls a { $die }.
}
crossado-log-die-again = { $reader ->
    [who] You roll a { $die }. It does not help, so you roll again.
   *[other] { $who } rolls a { $die }. It does not help, so there is another roll.
}
crossado-log-die-lost = { $reader ->
    [who] You roll a { $die }. No 1 and no 6: your turn is over.
   *[other] { $who } rolls a { $die }. No 1 and no 6: the turn is over.
}
crossado-log-plank = { $reader ->
    [who] You lay a plank from { $from } to { $to }.
   *[other] { $who } lays a plank from { $from } to { $to }.
}
crossado-log-take = { $reader ->
    [who] You take the plank from { $from } to { $to }.
   *[other] { $who } takes the plank from { $from } to { $to }.
}
crossado-log-lay = { $reader ->
    [who] You lay the plank elsewhere: from { $from } to { $to }.
   *[other] { $who } lays the plank elsewhere: from { $from } to { $to }.
}
crossado-log-steps = { $die ->
    [one] 1 step
   *[other] { $die } steps
}
crossado-log-walk = { $reader ->
    [who] You walk { crossado-log-steps } from { $from } to { $to }.
   *[other] { $who } walks { crossado-log-steps } from { $from } to { $to }.
}
crossado-log-circle = { $reader ->
    [who] You walk { crossado-log-steps } in a circle, back to { $to }.
   *[other] { $who } walks { crossado-log-steps } in a circle, back to { $to }.
}
crossado-log-leave = { $reader ->
    [who] You walk { crossado-log-steps } from the start to { $to }.
   *[other] { $who } walks { crossado-log-steps } from the start to { $to }.
}
crossado-log-arrive = { $reader ->
    [who] You walk { crossado-log-steps } from { $from } into the goal
   *[other] { $who } walks { crossado-log-steps } from { $from } into the goal
}{ $arrived ->
    [4] : all four are there!
   *[other] {" "}({ $arrived } of { $pieces }).
}
crossado-log-pass = { $reader ->
    [who] You pass.
   *[other] { $who } passes.
}
