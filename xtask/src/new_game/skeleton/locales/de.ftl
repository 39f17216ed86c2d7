# Warum ein Zug in @NAME@ nicht geht. Die Regeln stehen in docs/rules/de/@ID@.md.
@ID@-too-many = So viele Steine sind nicht mehr da. Nimm weniger: { $left } sind übrig.

# Was geschieht.
@ID@-log-take = { $reader ->
    [who] Du nimmst { $count }.
   *[other] { $who } nimmt { $count }.
}
@ID@-log-start = { $reader ->
    [who] Du beginnst.
   *[other] { $who } beginnt.
}
@ID@-log-hidden = Etwas geschieht.
@ID@-end-last = { $reader ->
    [who] Du hast den letzten Stein genommen und gewinnst.
   *[other] { $who } hat den letzten Stein genommen und gewinnt.
}

# Das Brett.
@ID@-board-heap = Steine: { $count }
@ID@-board-take = { $count } nehmen
@ID@-board-took = hat zuletzt genommen
@ID@-board-waits = wartet
@ID@-board-due = { $reader ->
    [who] Nimm einen, zwei oder drei Steine.
   *[other] { $who } nimmt einen, zwei oder drei Steine.
}
@ID@-board-due-start = Das Los sagt, wer beginnt.
@ID@-board-winner = { $reader ->
    [who] Du hast gewonnen.
   *[other] { $who } hat gewonnen.
}
