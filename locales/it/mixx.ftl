# Perché una mossa di Mixx non è possibile. Le regole sono in docs/rules/mixx.md.
mixx-first-card = La prima carta di un giro va in mezzo, su 0,0, e non su { $cell }.
mixx-not-yours = Questa carta non è davanti a te: { mixx-motif } ({ mixx-colour }). Scegli una delle tue carte.
mixx-must-lay = Hai una carta che va bene, quindi non puoi saltare il turno. Guarda ancora!
mixx-cell-taken = Su { $cell } c’è già una carta. Scegli un posto libero.
mixx-no-neighbour = Su { $cell } la tua carta non toccherebbe nessun’altra. Mettila proprio accanto a una carta.
mixx-centre-fixed = Il centro della croce è { $centre }. Ora si aggiungono carte solo alle quattro estremità, non su { $cell }.
mixx-colour-taken = Questo colore c’è già in questa fila: { mixx-colour }. Prova l’altra fila o un’altra carta.
mixx-motif-taken = Questa figura c’è già in questa fila: { mixx-motif }. Prova l’altra fila o un’altra carta.
mixx-stop-instead = Tutti gli altri hanno dovuto saltare, il giro è tuo. Metti un’altra carta, oppure chiudi il giro e prendi le carte.
mixx-no-stop = Puoi chiudere il giro solo se tutti gli altri hanno dovuto saltare dopo la tua ultima carta.
mixx-motif-left-out = Questa figura oggi non gioca: { mixx-motif }.
mixx-line-only = State facendo una sola fila, senza angoli. Metti la carta a una delle due estremità, non su { $cell }.

# I nomi delle carte, anche per le frasi qui sopra.
mixx-colour =
    { $colour ->
        [yellow] giallo
        [red] rosso
        [turquoise] turchese
        [orange] arancione
        [pink] rosa
        [blue] blu
        [green] verde scuro
        [violet] viola
       *[other] { $colour }
    }
mixx-motif =
    { $motif ->
        [shell] conchiglia
        [starfish] stella marina
        [fish] pesce
        [jellyfish] medusa
        [propeller] elica
        [turtle] tartaruga
        [chest] forziere
        [anchor] ancora
       *[other] { $motif }
    }

# Che cosa mostra il tavolo. Le parole sulle carte hanno al massimo undici lettere, quelle corte al massimo otto.
mixx-board-colour = { $colour ->
    [yellow] giallo
    [red] rosso
    [turquoise] turchese
    [orange] arancione
    [pink] rosa
    [blue] blu
    [green] verde
   *[other] viola
}
mixx-board-motif = { $motif ->
    [shell] conchiglia
    [starfish] stella
    [fish] pesce
    [jellyfish] medusa
    [propeller] elica
    [turtle] tartaruga
    [chest] forziere
   *[other] ancora
}
mixx-board-colour-short = { $colour ->
    [yellow] giallo
    [red] rosso
    [turquoise] turchese
    [orange] aranc.
    [pink] rosa
    [blue] blu
    [green] verde
   *[other] viola
}
mixx-board-motif-short = { $motif ->
    [shell] conchig.
    [starfish] stella
    [fish] pesce
    [jellyfish] medusa
    [propeller] elica
    [turtle] tartar.
    [chest] forziere
   *[other] ancora
}
mixx-board-card = { $motif ->
    [shell] conchiglia
    [starfish] stella marina
    [fish] pesce
    [jellyfish] medusa
    [propeller] elica
    [turtle] tartaruga
    [chest] forziere
   *[other] ancora
} { $colour ->
    [yellow] { $motif ->
        [fish] giallo
        [chest] giallo
       *[other] gialla
    }
    [red] { $motif ->
        [fish] rosso
        [chest] rosso
       *[other] rossa
    }
    [turquoise] turchese
    [orange] arancione
    [pink] rosa
    [blue] blu
    [green] verde
   *[other] viola
}
mixx-board-laid = { mixx-board-card } su { $cell }
mixx-board-centre-card = { mixx-board-card } su { $cell }, il centro della croce
mixx-board-free = posto libero { $cell }
mixx-board-seat = { $won ->
    [0] nessuna carta vinta
    [one] una carta vinta
   *[other] { $won } carte vinte
}, { $held ->
    [0] nessuna di riserva
    [one] una di riserva
   *[other] { $held } di riserva
}
mixx-board-miss = saltare il turno
mixx-board-stop = prendere le carte
mixx-board-due-deal = { $reader ->
    [who] Ricevi una carta.
   *[other] { $who } riceve una carta.
}
mixx-board-due-start = La sorte decide chi comincia.
mixx-board-due-first = { $reader ->
    [who] Metti la prima carta del giro, in mezzo.
   *[other] { $who } mette la prima carta del giro, in mezzo.
}
mixx-board-due-lay = { $reader ->
    [who] Metti una carta accanto alle altre. Se nessuna va bene, salti il turno.
   *[other] { $who } mette una carta, o salta il turno se nessuna va bene.
}
mixx-board-due-run = { $reader ->
    [who] Tutti gli altri hanno saltato. Metti un’altra carta, oppure chiudi il giro e prendi le carte!
   *[other] Tutti gli altri hanno saltato. { $who } mette un’altra carta, oppure chiude il giro e prende le carte.
}
mixx-board-due-draw = { $reader ->
    [who] Peschi una carta.
   *[other] { $who } pesca una carta.
}
mixx-board-winner = { $reader ->
    [who] Hai vinto con { $count ->
        [one] una carta
       *[other] { $count } carte
    }!
   *[other] Ha vinto { $who } con { $count ->
        [one] una carta
       *[other] { $count } carte
    }!
}
mixx-board-winners-2 = { $reader ->
    [who] Tu e { $second } avete vinto insieme, con { $count } carte ciascuno!
    [second] Tu e { $who } avete vinto insieme, con { $count } carte ciascuno!
   *[other] { $who } e { $second } hanno vinto insieme, con { $count } carte ciascuno!
}
mixx-board-winners-3 = { $reader ->
    [who] Tu, { $second } e { $third } avete vinto insieme, con { $count } carte ciascuno!
    [second] Tu, { $who } e { $third } avete vinto insieme, con { $count } carte ciascuno!
    [third] Tu, { $who } e { $second } avete vinto insieme, con { $count } carte ciascuno!
   *[other] { $who }, { $second } e { $third } hanno vinto insieme, con { $count } carte ciascuno!
}
mixx-board-winners-4 = { $who }, { $second }, { $third } e { $fourth } hanno vinto insieme, con { $count } carte ciascuno!
mixx-board-table = { $count ->
    [one] C’è una carta sul tavolo.
   *[other] Ci sono { $count } carte sul tavolo.
} { $reader ->
    [who] L’ultima l’hai messa tu.
   *[other] L’ultima l’ha messa { $who }.
}{ $misses ->
    [0] {""}
    [one] {" "}Da allora un turno saltato.
   *[other] {" "}Da allora { $misses } turni saltati.
}
mixx-board-centre = Il centro è { $cell }.
mixx-board-centre-open = La croce non ha ancora un centro.
mixx-board-line = Fate una fila, non una croce.
mixx-board-pile = Mazzo: { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
}
mixx-board-game = Partita { $game } di { $games }.
mixx-board-without = Oggi non gioca: { mixx-board-motif }.

# Che cosa è successo, una frase per volta.
mixx-log-lay = { $reader ->
    [who] Metti { mixx-log-card } su { $cell }.
   *[other] { $who } mette { mixx-log-card } su { $cell }.
}
mixx-log-miss = { $reader ->
    [who] Nessuna delle tue carte va bene. Salti il turno.
   *[other] { $who } non ha carte che vanno bene e salta il turno.
}
mixx-log-stop = { $reader ->
    [who] Chiudi il giro e vinci { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
   *[other] { $who } chiude il giro e vince { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
}
mixx-log-stop-next = { $reader ->
    [who] Chiudi il giro e vinci { $count ->
        [one] una carta
       *[other] { $count } carte
    }. Comincia la partita seguente.
   *[other] { $who } chiude il giro e vince { $count ->
        [one] una carta
       *[other] { $count } carte
    }. Comincia la partita seguente.
}
mixx-log-draw = { $reader ->
    [who] Peschi { mixx-log-card }.
   *[other] { $who } pesca { mixx-log-card }.
}
mixx-log-draw-hidden = { $reader ->
    [who] Peschi una carta.
   *[other] { $who } pesca una carta.
}
mixx-log-deal = { $reader ->
    [who] Ricevi { mixx-log-card }.
   *[other] { $who } riceve { mixx-log-card }.
}
mixx-log-start = { $reader ->
    [who] Cominci tu.
   *[other] Comincia { $who }.
}
# Una carta con l’articolo, per le frasi qui sopra.
mixx-log-card = { $motif ->
    [shell] la conchiglia
    [starfish] la stella marina
    [fish] il pesce
    [jellyfish] la medusa
    [propeller] l’elica
    [turtle] la tartaruga
    [chest] il forziere
   *[other] l’ancora
} { $colour ->
    [yellow] { $motif ->
        [fish] giallo
        [chest] giallo
       *[other] gialla
    }
    [red] { $motif ->
        [fish] rosso
        [chest] rosso
       *[other] rossa
    }
    [turquoise] turchese
    [orange] arancione
    [pink] rosa
    [blue] blu
    [green] verde
   *[other] viola
}

# Perché la partita è finita.
mixx-end-most = { $reader ->
    [who] Il mazzo è finito, e hai vinto più carte di tutti: { $count }.
   *[other] Il mazzo è finito, e { $who } ha vinto più carte di tutti: { $count }.
}
mixx-end-shared = Il mazzo è finito, e in più d’uno hanno vinto lo stesso numero di carte: { $count }.

# Perché una mossa è buona.
mixx-why-run = Il giro è tuo: con questa carta vinci { $count } carte.
mixx-why-all = { $others ->
    [1] { $who } non ha più carte che vanno bene
   *[other] Nessun altro ha più carte che vanno bene
}: { $count ->
    [one] la carta è tua!
   *[other] le { $count } carte sono tue!
}
mixx-why-out = Adesso { $who } non ha più carte che vanno bene e deve saltare il turno.
mixx-why-out-two = Adesso { $who } e { $second } non hanno più carte che vanno bene e devono saltare il turno.
mixx-why-only = È l’unica delle tue carte che va bene.
mixx-why-closes = Così chiudi questa fila: lì non va più nessuna carta.
mixx-why-few = Poi { $who } ha solo { $count ->
    [one] una carta che va bene.
   *[other] { $count } carte che vanno bene.
}
mixx-why-begin = Tutte le tue altre carte vanno bene accanto a questa.
mixx-why-ahead = Poi hai { $count } carte che vanno bene, e { $who } solo { $theirs }.
mixx-why-hard = Questa carta va bene solo in questa fila, e più tardi forse da nessuna parte.
mixx-why-centre = Così il centro è deciso: da adesso si aggiungono carte solo alle quattro estremità.
mixx-why-still = Dopo { $count ->
    [one] va ancora bene una
   *[other] vanno ancora bene { $count }
} delle tue altre carte.
mixx-why-miss = Nessuna delle tue carte va bene.
mixx-why-stop = Nessuna delle tue carte va più bene, e { $count ->
    [one] la carta è tua.
   *[other] le { $count } carte sono tue.
}
mixx-why-keep = { $count ->
    [one] La carta è tua
   *[other] Le { $count } carte sono tue
}, e tieni le tue per il prossimo giro.
