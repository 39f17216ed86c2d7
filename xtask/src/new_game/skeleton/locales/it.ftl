# Perché una mossa è rifiutata in @NAME@. Le regole stanno in docs/rules/it/@ID@.md.
@ID@-too-many = Non ci sono più tante pedine. Prendine meno: ne restano { $left }.

# Che cosa succede.
@ID@-log-take = { $reader ->
    [who] Ne prendi { $count }.
   *[other] { $who } ne prende { $count }.
}
@ID@-log-start = { $reader ->
    [who] Cominci tu.
   *[other] Comincia { $who }.
}
@ID@-log-hidden = Succede qualcosa.
@ID@-end-last = { $reader ->
    [who] Hai preso l’ultima pedina e vinci.
   *[other] { $who } ha preso l’ultima pedina e vince.
}

# Il tavoliere.
@ID@-board-heap = pedine: { $count }
@ID@-board-take = prendine { $count }
@ID@-board-took = ha preso per ultimo
@ID@-board-waits = aspetta
@ID@-board-due = { $reader ->
    [who] Prendi una, due o tre pedine.
   *[other] { $who } prende una, due o tre pedine.
}
@ID@-board-due-start = La sorte decide chi comincia.
@ID@-board-winner = { $reader ->
    [who] Hai vinto.
   *[other] { $who } ha vinto.
}
