crossado-planks-first = First lay all the planks on the river. Lay one of yours.
crossado-planks-laid = All planks are already laid. Now the pieces walk.
crossado-plank-off-board = The plank would stick out over the edge of the board. It must lie on three fields.
crossado-plank-on-island = { $field } belongs to an island. Planks lie only on the river.
crossado-plank-on-plank = There is already a plank on { $field }. Planks must not lie on top of each other.
crossado-lay-the-taken = You hold the plank { $taken } in your hand. Lay it somewhere else first.
crossado-nothing-taken = You have not taken a plank. Take one first, then you can lay it.
crossado-same-place = That is where the plank was. Choose another place for it.
crossado-not-one-or-six = You rolled a { $die }. Only a 1 or a 6 lets you take a plank.
crossado-already-relaid = You have already moved a plank in this turn. Now walk with a piece.
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
crossado-straight-back = Your piece would have to step straight back. You may turn and walk in a circle, but not hop to and fro.
crossado-out-of-reach = With exactly { $die } steps your piece cannot get from { $from } to { $to }.
crossado-must-move = One of your pieces can walk { $die }, so you may not pass.

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
crossado-board-lot = Who begins is drawn at random.
crossado-board-lone = Who is alone on a diagonal is drawn at random.
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
    [who] Drawn at random: you are alone on your diagonal.
   *[other] Drawn at random: { $who } is alone on the diagonal.
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

# Why the game is over.
crossado-end-arrived = { $reader ->
    [who] All four of your pieces are in the goal.
   *[other] All four of { $who }’s pieces are in the goal.
}
crossado-end-limit = { $reader ->
    [who] Everybody has had { $limit } turns. You have the most pieces in the goal: { $count }.
   *[other] Everybody has had { $limit } turns. { $who } has the most pieces in the goal: { $count }.
}
crossado-end-limit-shared = Everybody has had { $limit } turns, and nobody is alone in the lead: { $count ->
    [0] no piece is in the goal
    [one] one piece in the goal
   *[other] { $count } pieces in the goal
}.

# Why no piece can walk what was rolled.
crossado-stuck = { $why ->
    [island] { $reader ->
        [who] No plank leads from your island.
       *[other] No plank leads from { $who }’s island.
    }
    [own] { $reader ->
        [who] Wherever a piece could walk, your own pieces already stand.
       *[other] Wherever a piece could walk, { $who }’s own pieces already stand.
    }
    [early] { $reader ->
        [who] With a { $die } you would get into the goal too early.
       *[other] With a { $die } { $who } would get into the goal too early.
    }
   *[short] No way over the planks is long enough for a { $die }.
}
crossado-board-stuck-takes = { $reader ->
    [who] You rolled a { $die }. { crossado-stuck } Take a plank, or pass.
   *[other] { $who } rolled a { $die }. { crossado-stuck } Now { $who } takes a plank or passes.
}
crossado-board-stuck-passes = { $reader ->
    [who] You rolled a { $die }. { crossado-stuck } You pass.
   *[other] { $who } rolled a { $die }. { crossado-stuck } { $who } passes.
}
crossado-log-die-stuck = { $reader ->
    [who] You roll a { $die }. { crossado-stuck } You roll again.
   *[other] { $who } rolls a { $die }. { crossado-stuck } There is another roll.
}
crossado-log-pass-stuck = { $reader ->
    [who] You pass. { crossado-stuck }
   *[other] { $who } passes. { crossado-stuck }
}

# Why a move is good: said to the player who may make it.
crossado-why-from = { $from ->
    [start] from your island
   *[other] from your piece on { $from }
}
crossado-why-wins = Your last piece reaches the goal: you win!
crossado-why-arrives = A piece of yours reaches the goal: number { $arrived } of { $pieces }!
crossado-why-near = From there a { $roll } takes your piece into the goal.
crossado-why-most = { $count ->
    [one] Your piece comes one field nearer to the goal. No move brings you farther.
   *[other] Your piece comes { $count } fields nearer to the goal. No move brings you farther.
}
crossado-why-leaves = One more of your pieces sets out. { $count ->
    [0] Then nobody waits on the island any more.
    [one] Then only one still waits on the island.
   *[other] Then { $count } still wait on the island.
}
crossado-why-nearer = { $count ->
    [one] Your piece comes one field nearer to the goal.
   *[other] Your piece comes { $count } fields nearer to the goal.
}
crossado-why-circle = No move brings you nearer to the goal. This one goes in a circle, so you lose nothing.
crossado-why-sideways = No move brings you nearer to the goal. With this one you lose nothing.
crossado-why-least = { $count ->
    [one] Every move leads away from the goal. This one costs you only one field.
   *[other] Every move leads away from the goal. This one costs you the least: { $count } fields.
}
crossado-why-bridge = Now planks lead all the way to your goal, { crossado-why-from }.
crossado-why-exit = Now a plank leads from your island, and your pieces can set out.
crossado-why-shorter = { $count ->
    [one] A short cut: it saves one of your pieces a step.
   *[other] A short cut: it saves one of your pieces { $count } steps.
}
crossado-why-door = Now there is a plank at your goal, where your pieces can get in.
crossado-why-own-way = { $count ->
    [one] This plank covers one field on your way to the goal, { crossado-why-from }, and helps nobody else.
   *[other] This plank covers { $count } fields on your way to the goal, { crossado-why-from }, and helps nobody else.
}
crossado-why-water = { $left ->
    [one] On your way to the goal, { crossado-why-from }, only one field of water is left.
   *[other] On your way to the goal, { crossado-why-from }, only { $left } fields of water are left.
}
crossado-why-lay-home = With the plank there, your { $roll } takes a piece into the goal.
crossado-why-lay-walk = With the plank there, a piece can walk your { $roll }.
crossado-why-lay-cut = The plank is missing where it was: now there is a gap in { $who }’s way to the goal.
crossado-why-lay-longer = The plank is missing where it was: now a piece of { $who }’s has { $count ->
    [one] one step more to go.
   *[other] { $count } steps more to go.
}
crossado-why-lay-useless = There the plank helps nobody else.
crossado-why-take-home = Laid elsewhere, this plank lets your { $roll } take a piece into the goal.
crossado-why-take-walk = No piece can walk your { $roll }. Laid elsewhere, this plank lets one walk.
crossado-why-take-bridge = This plank can close the gap in your way to the goal, { crossado-why-from }.
crossado-why-take-exit = Without this plank { $who } cannot get off the island.
crossado-why-take-cut = Without this plank there is a gap in { $who }’s way to the goal.
crossado-why-take-longer = Without this plank a piece of { $who }’s has { $count ->
    [one] one step more to go.
   *[other] { $count } steps more to go.
}
crossado-why-take-spare = You do not need this plank here. Lay it where it helps you.
crossado-why-pass = { crossado-stuck }
