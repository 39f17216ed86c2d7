# Cross'N Go: perché una mossa non è possibile. Le caselle si chiamano fila.casella, per esempio 5.3.

cross-n-go-no-points = Hai usato tutti i tuoi punti. In questo turno non puoi più spostare niente.
cross-n-go-shift-loses = La barra della fila { $row } perderebbe il contatto con la fila { $other }. Due caselle colorate devono restare una di fronte all’altra.
cross-n-go-points-left =
    Prima usa i tuoi punti: { $points ->
        [one] te ne resta uno.
       *[other] te ne restano { $points }.
    } Sposta una barra.
cross-n-go-run-nobody = Su { $spot } non c’è nessuna pedina. Scegli una casella con una delle tue pedine.
cross-n-go-run-not-yours = La pedina su { $spot } non è tua. Scegline una delle tue.
cross-n-go-run-no-lane = La pedina su { $spot } non ha una pista: la casella dritta davanti deve avere il suo colore.
cross-n-go-run-joker = La pedina su { $spot } non può correre: su { $at } c’è un jolly.
cross-n-go-run-figure = La pedina su { $spot } non può correre: su { $at } c’è un’altra pedina.
cross-n-go-must-run = Non puoi ancora finire il turno: la pedina su { $spot } può correre.
cross-n-go-no-joker = Non hai nessun jolly. Con un sei ne ricevi uno.
cross-n-go-two-jokers-played = In questo turno hai già giocato due jolly. Di più non si può.
cross-n-go-block-wood = La casella { $spot } è di legno naturale. Metti il jolly su una casella colorata.
cross-n-go-block-figure = Su { $spot } c’è una pedina. Metti il jolly su una casella libera.
cross-n-go-block-joker = Su { $spot } c’è già un jolly. Scegli una casella libera.
cross-n-go-block-own =
    Il { $colour ->
        [red] rosso
        [blue] blu
        [green] verde
       *[yellow] giallo
    } lo giochi tu. Blocca un colore dei tuoi avversari.
cross-n-go-block-unplayed =
    Nessuno gioca il { $colour ->
        [red] rosso
        [blue] blu
        [green] verde
       *[yellow] giallo
    }. Blocca un colore dei tuoi avversari.
cross-n-go-back-nobody = Su { $spot } non c’è nessuna pedina. Scegli la pedina di un avversario.
cross-n-go-back-own = La pedina su { $spot } è tua. Si fanno tornare indietro solo le pedine degli avversari.
cross-n-go-back-first = La pedina su { $spot } sta sulla sua prima barra. Più indietro non può andare.
cross-n-go-back-not-behind = La pedina su { $spot } può tornare indietro solo di una barra, nella fila { $row }.
cross-n-go-back-colour = La pedina su { $spot } deve arrivare sul suo colore, e { $to } ha un altro colore.
cross-n-go-back-joker = Su { $to } c’è un jolly. Scegli una casella libera.
cross-n-go-back-first-taken = Alla partenza su { $to } c’è ancora una pedina. Non c’è posto per un’altra.
cross-n-go-back-figure = Su { $to } c’è già una pedina. Scegli una casella libera.
cross-n-go-swap-marked = La barra segnata della fila { $row } resta al bordo. Si scambia solo con l’altra barra segnata.
cross-n-go-swap-figure = Nella fila { $row } c’è una pedina. Si scambiano solo barre senza pedine.
cross-n-go-swap-loses = Dopo, le file { $row } e { $other } perderebbero il contatto. Due caselle colorate devono restare una di fronte all’altra.

cross-n-go-colour = { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
}
# Dopo un nome femminile: «la pedina rossa», «la casella rossa».
cross-n-go-coloured = { $colour ->
    [red] rossa
    [blue] blu
    [green] verde
   *[yellow] gialla
}
# Come nome: «il rosso».
cross-n-go-colour-noun = { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
}

# Che cosa è successo.
cross-n-go-log-shift = { $reader ->
    [who] Sposti
   *[other] { $who } sposta
} la fila { $row } { $way ->
    [left] a sinistra
   *[right] a destra
}.
cross-n-go-log-block = { $reader ->
    [who] Blocchi
   *[other] { $who } blocca
} la casella { cross-n-go-coloured } { $cell } con un jolly, { $lasts ->
    [good] per sempre
   *[round] per un giro
}.
cross-n-go-log-back = { $reader ->
    [who] Con un jolly fai tornare indietro la pedina di { $whose } da { $from } a { $to }.
    [whose] Con un jolly { $who } fa tornare indietro la tua pedina da { $from } a { $to }.
   *[other] Con un jolly { $who } fa tornare indietro la pedina di { $whose } da { $from } a { $to }.
}
cross-n-go-log-swap = { $reader ->
    [who] Scambi
   *[other] { $who } scambia
} le file { $low } e { $high } con un jolly.
cross-n-go-log-run = { $reader ->
    [who] La tua pedina { cross-n-go-coloured } corre da { $from } a { $to }.
   *[other] La pedina { cross-n-go-coloured } di { $who } corre da { $from } a { $to }.
}
cross-n-go-log-cross = { $reader ->
    [who] La tua pedina { cross-n-go-coloured } corre da { $from } fino in fondo: è arrivata!
   *[other] La pedina { cross-n-go-coloured } di { $who } corre da { $from } fino in fondo: è arrivata!
}
cross-n-go-log-win = { $reader ->
    [who] La tua ultima pedina corre da { $from } fino in fondo: hai vinto!
   *[other] L’ultima pedina di { $who } corre da { $from } fino in fondo: { $who } ha vinto!
}
cross-n-go-log-end = { $reader ->
    [who] Finisci il turno: nessuna pedina può correre.
   *[other] { $who } finisce il turno: nessuna pedina può correre.
}
cross-n-go-log-die = { $reader ->
    [who] Tiri il dado e fai { $die }.
   *[other] { $who } tira il dado e fa { $die }.
}
cross-n-go-log-six = { $joker ->
    [one] { $reader ->
        [who] Fai 6, ricevi un jolly e tiri di nuovo!
       *[other] { $who } fa 6, riceve un jolly e tira di nuovo!
    }
   *[none] { $reader ->
        [who] Fai 6, hai già due jolly e tiri di nuovo.
       *[other] { $who } fa 6, ha già due jolly e tira di nuovo.
    }
}
cross-n-go-log-second-six = { $joker ->
    [one] { $reader ->
        [who] Fai ancora 6: ricevi un jolly e il tuo turno è finito.
       *[other] { $who } fa ancora 6 e riceve un jolly; il turno è finito.
    }
   *[none] { $reader ->
        [who] Fai ancora 6 e il tuo turno è finito.
       *[other] { $who } fa ancora 6 e il turno è finito.
    }
}
cross-n-go-log-start = { $reader ->
    [who] Cominci tu.
   *[other] Comincia { $who }.
}
cross-n-go-log-double = { $reader ->
    [who] La sorte ha deciso: hai due colori e siedi di fronte agli altri.
   *[other] La sorte ha deciso: { $who } ha due colori e siede di fronte agli altri.
}
cross-n-go-log-marked-bars = Le due barre segnate vanno nelle file { $row } e { $last }.
cross-n-go-log-bar = Una barra va nella fila { $row }.
cross-n-go-log-colour = { $reader ->
    [who] Tu giochi con il { cross-n-go-colour-noun }.
   *[other] { $who } gioca con il { cross-n-go-colour-noun }.
}
cross-n-go-log-last-colours = { $reader ->
    [who] Tu giochi con il { cross-n-go-colour-noun }, { $last } con il { cross-n-go-colour-one } e il { cross-n-go-colour-two }.
    [last] { $who } gioca con il { cross-n-go-colour-noun }, tu con il { cross-n-go-colour-one } e il { cross-n-go-colour-two }.
   *[other] { $who } gioca con il { cross-n-go-colour-noun }, { $last } con il { cross-n-go-colour-one } e il { cross-n-go-colour-two }.
}
cross-n-go-colour-one = { $one ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
}
cross-n-go-colour-two = { $two ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
}

# Il campo in caratteri.
cross-n-go-board-shift = Sposta una barra
cross-n-go-board-run = Corri
cross-n-go-board-block = Jolly: blocca
cross-n-go-board-back = Jolly: indietro
cross-n-go-board-swap = Jolly: scambia
cross-n-go-board-end = Fine turno
cross-n-go-board-side = { $side ->
    [near] Di qua: { $reader ->
        [who] tu corri in su
       *[other] { $who } corre in su
    }
   *[far] Di là: { $reader ->
        [who] tu corri in giù
       *[other] { $who } corre in giù
    }
}
cross-n-go-board-side-two = { $side ->
    [near] Di qua: { $reader ->
        [who] tu e { $second } correte in su
        [second] tu e { $who } correte in su
       *[other] { $who } e { $second } corrono in su
    }
   *[far] Di là: { $reader ->
        [who] tu e { $second } correte in giù
        [second] tu e { $who } correte in giù
       *[other] { $who } e { $second } corrono in giù
    }
}
cross-n-go-board-wood = legno
cross-n-go-board-a-figure = pedina
cross-n-go-board-a-joker = jolly
cross-n-go-board-one-round = jolly, 1 giro
cross-n-go-board-row = { $way ->
    [left] Fila { $row }, { $count } a sinistra
    [right] Fila { $row }, { $count } a destra
   *[none] Fila { $row }
}
cross-n-go-board-arrow = { $way ->
    [left] Fila { $row } a sinistra
   *[right] Fila { $row } a destra
}
cross-n-go-board-field = { $cell }, { cross-n-go-colour }
cross-n-go-board-figure = { $cell }, { $count ->
    [one] { $reader ->
        [who] la tua pedina { cross-n-go-coloured }
       *[other] pedina { cross-n-go-coloured } di { $who }
    }
   *[other] { $reader ->
        [who] { $count } tue pedine ({ cross-n-go-colour })
       *[other] { $count } pedine di { $who } ({ cross-n-go-colour })
    }
}
cross-n-go-board-joker-stays = { $cell }, jolly sul { cross-n-go-colour-noun }, per sempre
cross-n-go-board-joker-until = { $cell }, jolly sul { cross-n-go-colour-noun }, { $reader ->
    [who] finché non tocca di nuovo a te
   *[other] finché non tocca di nuovo a { $who }
}
cross-n-go-board-seat = { $second ->
    [none] { $colour ->
        [none] ancora nessun colore
       *[other] { cross-n-go-colour }
    }
   *[other] { cross-n-go-colour } e { cross-n-go-colour-second }
}, { $across ->
    [one] { $across } arrivata
   *[other] { $across } arrivate
}, ancora { $rows ->
    [one] una fila
   *[other] { $rows } file
}, { $jokers ->
    [0] nessun jolly
    [one] un jolly
   *[other] { $jokers } jolly
}
cross-n-go-colour-second = { $second ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
}
cross-n-go-board-due-double = La sorte decide chi ha due colori.
cross-n-go-board-due-bars = Si posano le barre.
cross-n-go-board-due-colours = Si tirano a sorte i colori.
cross-n-go-board-due-start = La sorte decide chi comincia.
cross-n-go-board-due-roll = { $reader ->
    [who] Tira il dado.
   *[other] { $who } tira il dado.
}
cross-n-go-board-due-again = { $reader ->
    [who] Hai un sei: tira di nuovo.
   *[other] { $who } ha un sei e tira di nuovo.
}
cross-n-go-board-due-shift = { $reader ->
    [who] Tocca a te spostare le barre: { $points ->
        [one] ancora un punto.
       *[other] ancora { $points } punti.
    }
   *[other] { $who } sposta le barre: { $points ->
        [one] ancora un punto.
       *[other] ancora { $points } punti.
    }
}
cross-n-go-board-due-run = { $reader ->
    [who] Fai correre una delle tue pedine.
   *[other] { $who } fa correre una pedina.
}
cross-n-go-board-due-end = { $reader ->
    [who] Nessuna delle tue pedine può correre: finisci il turno.
   *[other] { $who } non può correre e finisce il turno.
}
cross-n-go-board-won = { $reader ->
    [who] Hai vinto!
   *[other] { $who } ha vinto!
}
cross-n-go-board-over = La partita è finita.
cross-n-go-board-joker-goes = { $reader ->
    [who] Il jolly su { $cell } va via quando tocca di nuovo a te.
   *[other] Il jolly su { $cell } va via quando tocca di nuovo a { $who }.
}
cross-n-go-board-round = Giro { $round } di { $limit }.
cross-n-go-board-too-wide = La pila è troppo larga per disegnarla com’è: solo i numeri dicono di quanto è spostata ogni barra.
cross-n-go-board-count = { $from ->
    [left] +2: questa barra sta 2 caselle più a destra. Le caselle si contano da sinistra.
   *[right] +2: questa barra sta 2 caselle più a destra. Siedi dall’altra parte: le caselle si contano da destra, e nelle mosse scritte l vuol dire destra e r sinistra.
}

# Perché la partita è finita.
cross-n-go-end-across = { $reader ->
    [who] Hai portato dall’altra parte tutte e { $count } le tue pedine.
   *[other] { $who } ha portato dall’altra parte tutte e { $count } le sue pedine.
}
cross-n-go-end-limit = { $reader ->
    [who] Tutti hanno giocato { $limit } turni, e tu hai fatto più strada di tutti.
   *[other] Tutti hanno giocato { $limit } turni, e { $who } ha fatto più strada di tutti.
}
cross-n-go-end-limit-shared = Tutti hanno giocato { $limit } turni, e nessuno è in testa da solo.

# Perché una mossa è buona: detto a chi può farla.
cross-n-go-why-wins = La tua ultima pedina arriva dall’altra parte: hai vinto!
cross-n-go-why-crosses = La tua pedina { cross-n-go-coloured } arriva fino in fondo: { $count ->
    [one] ne manca solo una!
   *[other] ne mancano ancora { $count }!
}
cross-n-go-why-run-near = La tua pedina { cross-n-go-coloured } arriva quasi in fondo: { $count ->
    [one] manca solo una fila.
   *[other] mancano solo { $count } file.
}
cross-n-go-why-run-only = Solo questa pedina { cross-n-go-coloured } può correre, e avanza { $count ->
    [one] di una fila.
   *[other] di { $count } file.
}
cross-n-go-why-run-most = Questa pedina { cross-n-go-coloured } avanza { $count ->
    [one] di una fila. Nessun’altra può correre più lontano.
   *[other] di { $count } file. Nessun’altra può correre più lontano.
}
cross-n-go-why-run = Questa pedina { cross-n-go-coloured } avanza { $count ->
    [one] di una fila.
   *[other] di { $count } file.
}
cross-n-go-why-opens-across = Ora una pista porta la tua pedina { cross-n-go-coloured } fino in fondo!
cross-n-go-why-opens = Ora la tua pedina { cross-n-go-coloured } ha una pista: può avanzare { $count ->
    [one] di una fila.
   *[other] di { $count } file.
}
cross-n-go-why-longer = Ora la pista della tua pedina { cross-n-go-coloured } è più lunga: può avanzare { $count ->
    [one] di una fila.
   *[other] di { $count } file.
}
cross-n-go-why-stops-across = { $who } poteva correre fino in fondo. Ora quella pista è interrotta.
cross-n-go-why-closes = { $count ->
    [one] { $who } poteva avanzare di una fila. Ora quella pista non c’è più.
   *[other] { $who } poteva avanzare di { $count } file. Ora quella pista non c’è più.
}
cross-n-go-why-shortens = { $count ->
    [one] Ora una pista di { $who } è più corta di una fila.
   *[other] Ora una pista di { $who } è più corta di { $count } file.
}
cross-n-go-why-prepares = { $count ->
    [one] La prossima casella per la tua pedina { cross-n-go-coloured } ora è fuori posto di un solo passo.
   *[other] La prossima casella per la tua pedina { cross-n-go-coloured } ora è fuori posto di soli { $count } passi.
}
cross-n-go-why-hinders = { $count ->
    [one] La prossima casella che serve a { $who } ora è fuori posto di un passo.
   *[other] La prossima casella che serve a { $who } ora è fuori posto di { $count } passi.
}
cross-n-go-why-harmless = Devi usare tutti i punti, e questo non ti rovina niente.
cross-n-go-why-block-across = Il jolly ferma { $who }, che poteva correre fino in fondo.
cross-n-go-why-block = { $count ->
    [one] Il jolly ferma { $who }, che poteva avanzare di una fila.
   *[other] Il jolly ferma { $who }, che poteva avanzare di { $count } file.
}
cross-n-go-why-block-next = Il jolly occupa la prossima casella che serve a { $who }.
cross-n-go-why-block-good = Il jolly resta per sempre: { $who } ha una casella { cross-n-go-coloured } in meno su questa barra.
cross-n-go-why-back-across = { $who } poteva correre fino in fondo. Ora non può più.
cross-n-go-why-back-lane = { $count ->
    [one] La pedina di { $who } poteva avanzare di una fila. Ora non ha più una pista.
   *[other] La pedina di { $who } poteva avanzare di { $count } file. Ora non ha più una pista.
}
cross-n-go-why-back-near = { $count ->
    [one] Alla pedina di { $who } mancava solo una fila. Ora una in più.
   *[other] Alla pedina di { $who } mancavano solo { $count } file. Ora una in più.
}
cross-n-go-why-back-leader = { $who } è in testa. A { $who } questo costa una fila.
cross-n-go-why-back = Ora la pedina di { $who } deve fare una fila in più.
cross-n-go-why-end-keep = Nessuna delle tue pedine può correre. { $count ->
    [one] Tieni il jolly per dopo.
   *[other] Tieni i jolly per dopo.
}
cross-n-go-why-end-joker = Nessuna delle tue pedine può correre. Davanti a una c’è un jolly.
cross-n-go-why-end = Nessuna delle tue pedine può correre: nessuna ha davanti una casella libera del suo colore.
