# Why a move is refused in @NAME@. The clauses are in docs/rules/@ID@.md.
@ID@-too-many = There are not so many counters. Take fewer: { $left } left.

# What happens.
@ID@-log-take = { $reader ->
    [who] You take { $count }.
   *[other] { $who } takes { $count }.
}
@ID@-log-start = { $reader ->
    [who] You begin.
   *[other] { $who } begins.
}
@ID@-log-hidden = Something happens.
@ID@-end-last = { $reader ->
    [who] You took the last counter and win.
   *[other] { $who } took the last counter and wins.
}

# The board.
@ID@-board-heap = counters: { $count }
@ID@-board-take = take { $count }
@ID@-board-took = took last
@ID@-board-waits = waits
@ID@-board-due = { $reader ->
    [who] Take one, two or three counters.
   *[other] { $who } takes one, two or three counters.
}
@ID@-board-due-start = The lot says who begins.
@ID@-board-winner = { $reader ->
    [who] You have won.
   *[other] { $who } has won.
}
