# Pourquoi un coup est refusé dans @NAME@. Les règles sont dans docs/rules/fr/@ID@.md.
@ID@-too-many = Il n’y a plus autant de jetons. Prends-en moins : il en reste { $left }.

# Ce qui se passe.
@ID@-log-take = { $reader ->
    [who] Tu en prends { $count }.
   *[other] { $who } en prend { $count }.
}
@ID@-log-start = { $reader ->
    [who] Tu commences.
   *[other] { $who } commence.
}
@ID@-log-hidden = Il se passe quelque chose.
@ID@-end-last = { $reader ->
    [who] Tu as pris le dernier jeton et tu gagnes.
   *[other] { $who } a pris le dernier jeton et gagne.
}

# Le plateau.
@ID@-board-heap = jetons : { $count }
@ID@-board-take = en prendre { $count }
@ID@-board-took = a pris en dernier
@ID@-board-waits = attend
@ID@-board-due = { $reader ->
    [who] Prends un, deux ou trois jetons.
   *[other] { $who } prend un, deux ou trois jetons.
}
@ID@-board-due-start = Le sort décide qui commence.
@ID@-board-winner = { $reader ->
    [who] Tu as gagné.
   *[other] { $who } a gagné.
}
