crossado-planks-first = Prima si posano tutte le passerelle sul fiume. Posa una delle tue.
crossado-planks-laid = Tutte le passerelle sono già posate. Ora si muovono le pedine.
crossado-plank-off-board = Lì la passerella sporgerebbe dal tabellone. Deve coprire tre caselle.
crossado-plank-on-island = { $field } fa parte di un’isola. Le passerelle si posano solo sul fiume.
crossado-plank-on-plank = Su { $field } c’è già una passerella. Non si possono mettere una sopra l’altra.
crossado-lay-the-taken = Hai in mano la passerella { $taken }. Prima posala da un’altra parte.
crossado-nothing-taken = Non hai preso nessuna passerella. Prima prendine una, poi puoi posarla.
crossado-same-place = La passerella era proprio lì. Scegli un altro posto.
crossado-not-one-or-six = Hai fatto { $die }. Solo con un 1 o un 6 puoi prendere una passerella.
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
crossado-no-plank-there = Su { $to } non c’è una passerella. Le pedine si muovono solo sulle passerelle.
crossado-own-piece-there = Su { $to } c’è già una tua pedina. Solo colori diversi possono stare sulla stessa casella.
crossado-goal-too-early = Così la pedina arriva alla meta troppo presto. Solo l’ultimo dei { $die } passi può entrare nella meta.
crossado-straight-back = La pedina dovrebbe tornare subito indietro. Puoi girare in tondo, ma non tornare sui tuoi passi.
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
    [who] Tiri il dado e fai { $die }.
   *[other] { $who } tira il dado e fa { $die }.
}
crossado-log-die-again = { $reader ->
    [who] Tiri il dado e fai { $die }. Non serve, allora tiri ancora.
   *[other] { $who } tira il dado e fa { $die }. Non serve, allora tira ancora.
}
crossado-log-die-lost = { $reader ->
    [who] Tiri il dado e fai { $die }. Né 1 né 6: il tuo turno è finito.
   *[other] { $who } tira il dado e fa { $die }. Né 1 né 6: il turno è finito.
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

# Perché la partita è finita.
crossado-end-arrived = { $reader ->
    [who] Tutte e quattro le tue pedine sono alla meta.
   *[other] Tutte e quattro le pedine di { $who } sono alla meta.
}
crossado-end-limit = { $reader ->
    [who] Tutti hanno giocato { $limit } turni. Hai più pedine di tutti alla meta: { $count }.
   *[other] Tutti hanno giocato { $limit } turni. { $who } ha più pedine di tutti alla meta: { $count }.
}
crossado-end-limit-shared = Tutti hanno giocato { $limit } turni, e nessuno è in testa da solo: { $count ->
    [0] nessuna pedina alla meta
    [one] una pedina alla meta
   *[other] { $count } pedine alla meta
}.

# Perché nessuna pedina può fare i passi del dado.
crossado-stuck = { $why ->
    [island] { $reader ->
        [who] Nessuna passerella parte dalla tua isola.
       *[other] Nessuna passerella parte dall’isola di { $who }.
    }
    [own] { $reader ->
        [who] Dovunque una pedina possa andare, c’è già una delle tue.
       *[other] Dovunque una pedina possa andare, ce n’è già una di { $who }.
    }
    [early] { $reader ->
        [who] Con un { $die } arriveresti alla meta troppo presto.
       *[other] Con un { $die } { $who } arriverebbe alla meta troppo presto.
    }
   *[short] Nessun percorso sulle passerelle è abbastanza lungo per un { $die }.
}
crossado-board-stuck-takes = { $reader ->
    [who] Hai fatto { $die }. { crossado-stuck } Prendi una passerella o passa.
   *[other] { $who } ha fatto { $die }. { crossado-stuck } { $who } prende una passerella o passa.
}
crossado-board-stuck-passes = { $reader ->
    [who] Hai fatto { $die }. { crossado-stuck } Passi.
   *[other] { $who } ha fatto { $die }. { crossado-stuck } { $who } passa.
}
crossado-log-die-stuck = { $reader ->
    [who] Tiri il dado e fai { $die }. { crossado-stuck } Tiri ancora.
   *[other] { $who } tira il dado e fa { $die }. { crossado-stuck } Si tira ancora.
}
crossado-log-pass-stuck = { $reader ->
    [who] Passi. { crossado-stuck }
   *[other] { $who } passa. { crossado-stuck }
}

# Perché una mossa è buona: detto a chi può farla.
crossado-why-from = { $from ->
    [start] dalla tua isola
   *[other] dalla tua pedina su { $from }
}
crossado-why-wins = La tua ultima pedina arriva alla meta: hai vinto!
crossado-why-arrives = Una tua pedina arriva alla meta: { $arrived } di { $pieces }!
crossado-why-near = Da lì basta un { $roll } per portare la pedina alla meta.
crossado-why-most = { $count ->
    [one] La tua pedina si avvicina alla meta di una casella. Nessuna mossa ti porta più avanti.
   *[other] La tua pedina si avvicina alla meta di { $count } caselle. Nessuna mossa ti porta più avanti.
}
crossado-why-leaves = Un’altra tua pedina si mette in cammino. { $count ->
    [0] Sull’isola non ne aspetta più nessuna.
    [one] Sull’isola ne aspetta ancora una sola.
   *[other] Sull’isola ne aspettano ancora { $count }.
}
crossado-why-nearer = { $count ->
    [one] La tua pedina si avvicina alla meta di una casella.
   *[other] La tua pedina si avvicina alla meta di { $count } caselle.
}
crossado-why-circle = Nessuna mossa ti avvicina alla meta. Con questa giri in tondo e non perdi niente.
crossado-why-sideways = Nessuna mossa ti avvicina alla meta. Con questa non perdi niente.
crossado-why-least = { $count ->
    [one] Tutte le mosse ti allontanano dalla meta. Questa ti costa solo una casella.
   *[other] Tutte le mosse ti allontanano dalla meta. Questa ti costa meno di tutte: { $count } caselle.
}
crossado-why-bridge = Ora le passerelle portano fino alla tua meta, { crossado-why-from }.
crossado-why-exit = Ora una passerella parte dalla tua isola e le tue pedine possono mettersi in cammino.
crossado-why-shorter = { $count ->
    [one] Una scorciatoia: una tua pedina fa un passo in meno.
   *[other] Una scorciatoia: una tua pedina fa { $count } passi in meno.
}
crossado-why-door = Ora c’è una passerella alla tua meta e le tue pedine possono entrare da lì.
crossado-why-own-way = { $count ->
    [one] Questa passerella copre una casella del tuo percorso verso la meta, { crossado-why-from }, e non aiuta nessun altro.
   *[other] Questa passerella copre { $count } caselle del tuo percorso verso la meta, { crossado-why-from }, e non aiuta nessun altro.
}
crossado-why-water = { $left ->
    [one] Sul tuo percorso verso la meta, { crossado-why-from }, resta solo una casella d’acqua.
   *[other] Sul tuo percorso verso la meta, { crossado-why-from }, restano solo { $left } caselle d’acqua.
}
crossado-why-lay-home = Con la passerella lì, il tuo { $roll } porta una pedina alla meta.
crossado-why-lay-walk = Con la passerella lì, una pedina può fare { $roll }.
crossado-why-lay-cut = La passerella manca dov’era: ora c’è un buco nel percorso di { $who } verso la meta.
crossado-why-lay-longer = La passerella manca dov’era: ora una pedina di { $who } deve fare { $count ->
    [one] un passo in più.
   *[other] { $count } passi in più.
}
crossado-why-lay-useless = Lì la passerella non aiuta nessun altro.
crossado-why-take-home = Posata altrove, questa passerella permette al tuo { $roll } di portare una pedina alla meta.
crossado-why-take-walk = Nessuna pedina può fare { $roll }. Se posi altrove questa passerella, una potrà.
crossado-why-take-bridge = Questa passerella può chiudere il buco nel tuo percorso verso la meta, { crossado-why-from }.
crossado-why-take-exit = Senza questa passerella { $who } non può lasciare l’isola.
crossado-why-take-cut = Senza questa passerella c’è un buco nel percorso di { $who } verso la meta.
crossado-why-take-longer = Senza questa passerella una pedina di { $who } deve fare { $count ->
    [one] un passo in più.
   *[other] { $count } passi in più.
}
crossado-why-take-spare = Qui questa passerella non ti serve. Posala dove ti aiuta.
crossado-why-pass = { crossado-stuck }
