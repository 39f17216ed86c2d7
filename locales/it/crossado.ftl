crossado-planks-first = Prima si posano tutte le passerelle sul fiume. Posa una delle tue.
crossado-planks-laid = Tutte le passerelle sono già posate. Ora si muovono le pedine.
crossado-plank-off-board = Lì la passerella sporgerebbe dal tabellone. Deve coprire tre caselle.
crossado-plank-on-island = { $field } fa parte di un’isola. Le passerelle si posano solo sul fiume.
crossado-plank-on-plank = Su { $field } c’è già una passerella. Non si possono mettere una sopra l’altra.
crossado-lay-the-taken = Hai in mano la passerella { $taken }. Prima posala da un’altra parte.
crossado-nothing-taken = Non hai preso nessuna passerella. Prima prendine una, poi puoi posarla.
crossado-same-place = La passerella era proprio lì. Scegli un altro posto.
crossado-not-one-or-six = Hai tirato un { $die }. Solo con un 1 o un 6 puoi prendere una passerella.
crossado-already-relaid = In questo turno hai già spostato una passerella. Una basta: ora muovi una pedina.
crossado-no-such-plank = Sul fiume non c’è la passerella { $plank }.
crossado-plank-occupied = Su { $field } c’è una pedina. Puoi prendere una passerella solo se è vuota.
crossado-no-other-place = Per la passerella { $plank } non c’è un altro posto, quindi resta dov’è.
crossado-no-piece = Lì non c’è nessuna tua pedina: { $from }.
crossado-stays-in-goal = Una pedina arrivata alla meta resta lì.
crossado-field-off-board = Questo tabellone è più piccolo: una delle caselle { $from } e { $to } qui non esiste.
crossado-island-is-one-field = Un’isola è una casella sola. Le tue isole si chiamano start e goal.
crossado-not-back-to-start = Le tue pedine non tornano sull’isola di partenza.
crossado-foreign-island = Quell’isola non è tua. Le tue pedine entrano solo nella propria meta.
crossado-no-plank-there = Su { $to } non c’è una passerella. Le pedine camminano solo sulle passerelle.
crossado-own-piece-there = Su { $to } c’è già una tua pedina. Solo colori diversi possono stare sulla stessa casella.
crossado-goal-too-early = Così la pedina arriva alla meta troppo presto. Solo l’ultimo dei { $die } passi può entrare nella meta.
crossado-straight-back = La pedina dovrebbe tornare subito indietro. Puoi girare in tondo, ma non saltare avanti e indietro.
crossado-out-of-reach = Con esattamente { $die } passi la pedina non può andare da { $from } a { $to }.
crossado-must-move = Con il tuo { $die } puoi muovere una pedina, quindi non puoi passare.

# The board.
crossado-board-corner = { $corner ->
    [nw] in alto a sinistra
    [ne] in alto a destra
    [se] in basso a destra
   *[sw] in basso a sinistra
}
crossado-board-seat = { crossado-board-corner }, { $waiting } alla partenza, { $crossing } in cammino, { $arrived ->
    [one] 1 arrivata
   *[other] { $arrived } arrivate
}{ $planks ->
    [0] {""}
    [one] , ancora 1 passerella
   *[other] , ancora { $planks } passerelle
}
crossado-board-seat-open = aspetta un angolo, { $planks ->
    [one] 1 passerella
   *[other] { $planks } passerelle
}
crossado-board-plank = passerella da { $from } a { $to }
crossado-board-piece = { $reader ->
    [who] la tua pedina su { $field }
   *[other] pedina di { $who } su { $field }
}
crossado-board-start = { crossado-board-corner }: { $reader ->
    [who] la tua partenza
   *[other] partenza di { $who }
}, { $count } in attesa
crossado-board-goal = { crossado-board-corner }: { $reader ->
    [who] la tua meta
   *[other] meta di { $who }
}, { $count ->
    [one] 1 arrivata
   *[other] { $count } arrivate
}
crossado-board-hand-across = passerella orizzontale
crossado-board-hand-down = passerella verticale
crossado-board-take = Prendi una passerella
crossado-board-pass = Passa
crossado-board-lot = La sorte dice chi comincia.
crossado-board-lone = La sorte dice chi è da solo su una diagonale.
crossado-board-lays = { $reader ->
    [who] Posa una passerella sull’acqua.
   *[other] { $who } posa una passerella.
}
crossado-board-rolls = { $reader ->
    [who] Si tira il dado per te.
   *[other] Si tira il dado per { $who }.
}
crossado-board-rolls-again = { $reader ->
    [who] Non puoi muovere: tiro { $roll } di { $rolls }, per un 1 o un 6.
   *[other] { $who } non può muovere: tiro { $roll } di { $rolls }, per un 1 o un 6.
}
crossado-board-walks = { $reader ->
    [who] Hai fatto { $die }: muovi una delle tue pedine.
   *[other] { $who } ha fatto { $die } e muove.
}
crossado-board-walks-or-takes = { $reader ->
    [who] Hai fatto { $die }: muovi, o prima prendi una passerella.
   *[other] { $who } ha fatto { $die }, può prendere una passerella, e muove.
}
crossado-board-takes-or-passes = { $reader ->
    [who] Hai fatto { $die }, ma nessuna pedina può andare così lontano: prendi una passerella o passa.
   *[other] { $who } ha fatto { $die }, non può muovere, e prende una passerella o passa.
}
crossado-board-passes = { $reader ->
    [who] Hai fatto { $die }, ma nessuna pedina può andare così lontano: passa.
   *[other] { $who } ha fatto { $die }, non può muovere, e passa.
}
crossado-board-relays = { $reader ->
    [who] Hai fatto { $die } e hai in mano la passerella da { $from } a { $to }: posala altrove.
   *[other] { $who } ha fatto { $die }, ha in mano la passerella da { $from } a { $to } e la posa altrove.
}
crossado-board-over = La partita è finita.
crossado-board-turn = Turno { $turn } di { $limit }.

# What happened.
crossado-log-start = { $reader ->
    [who] Cominci tu.
   *[other] Comincia { $who }.
}
crossado-log-lone = { $reader ->
    [who] La sorte ha deciso: hai una diagonale tutta per te.
   *[other] La sorte ha deciso: { $who } ha una diagonale tutta per sé.
}
crossado-log-die = { $reader ->
    [who] Tiri un { $die }.
   *[other] { $who } tira un { $die }.
}
crossado-log-die-again = { $reader ->
    [who] Tiri un { $die }. Non serve, allora tiri ancora.
   *[other] { $who } tira un { $die }. Non serve, allora tira ancora.
}
crossado-log-die-lost = { $reader ->
    [who] Tiri un { $die }. Né 1 né 6: il tuo turno è finito.
   *[other] { $who } tira un { $die }. Né 1 né 6: il turno è finito.
}
crossado-log-plank = { $reader ->
    [who] Posi una passerella da { $from } a { $to }.
   *[other] { $who } posa una passerella da { $from } a { $to }.
}
crossado-log-take = { $reader ->
    [who] Prendi la passerella da { $from } a { $to }.
   *[other] { $who } prende la passerella da { $from } a { $to }.
}
crossado-log-lay = { $reader ->
    [who] Posi la passerella altrove: da { $from } a { $to }.
   *[other] { $who } posa la passerella altrove: da { $from } a { $to }.
}
crossado-log-steps = { $die ->
    [one] 1 passo
   *[other] { $die } passi
}
crossado-log-walk = { $reader ->
    [who] Fai { crossado-log-steps } da { $from } a { $to }.
   *[other] { $who } fa { crossado-log-steps } da { $from } a { $to }.
}
crossado-log-circle = { $reader ->
    [who] Fai { crossado-log-steps } in tondo e torni su { $to }.
   *[other] { $who } fa { crossado-log-steps } in tondo e torna su { $to }.
}
crossado-log-leave = { $reader ->
    [who] Fai { crossado-log-steps } dalla partenza a { $to }.
   *[other] { $who } fa { crossado-log-steps } dalla partenza a { $to }.
}
crossado-log-arrive = { $reader ->
    [who] Fai { crossado-log-steps } da { $from } alla meta
   *[other] { $who } fa { crossado-log-steps } da { $from } alla meta
}{ $arrived ->
    [4] : tutte e quattro sono arrivate!
   *[other] {" "}({ $arrived } su { $pieces }).
}
crossado-log-pass = { $reader ->
    [who] Passi.
   *[other] { $who } passa.
}
