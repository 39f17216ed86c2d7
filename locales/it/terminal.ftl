# Giocare in un terminale. Le mosse sono mostrate anche in notazione, uguale in tutte le lingue.

# Chi, e a chi tocca.
terminal-player = Giocatore
terminal-seat = Posto { $seat }
terminal-bot = { $level ->
    [beginner] Bot { $seat } (principiante)
    [easy] Bot { $seat } (facile)
    [normal] Bot { $seat } (normale)
    [hard] Bot { $seat } (difficile)
   *[expert] Bot { $seat } (esperto)
}
terminal-you = tu
terminal-away = assente
terminal-stood-in = un bot sostituisce
terminal-turn-yours = Tocca a te, { $name }!
terminal-turn-of = Tocca a { $name }
terminal-turn-bot = { $name } sta pensando …
terminal-lobby = Si aspettano giocatori
terminal-over = La partita è finita
terminal-seats = Al tavolo
terminal-log = Che cosa è successo
terminal-hand = La tua mano: { $hand }
terminal-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
terminal-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
terminal-pile = { $count ->
    [0] mazzo vuoto
    [one] mazzo: una carta
   *[other] mazzo: { $count } carte
}

# Le mosse.
terminal-moves = { $count ->
    [one] Una mossa
   *[other] { $count } mosse: frecce, o scrivi
}
terminal-search = Cerca: { $typed } ({ $count })
terminal-search-nothing = Nessuna mossa possibile va bene. Invio o W dice perché; Esc cancella.
terminal-enter-plays = Invio: { $words }
terminal-thinking = Fammi pensare …
terminal-hint = Consiglio: { $words }
terminal-hint-chance = Consiglio: { $words } (probabilità { $percent } %)
terminal-why-how = Scrivi una mossa che non è proposta e premi Invio: ti dirò quale regola la vieta.

# Che cosa è successo.
terminal-log-line = { $name }: { $words }
terminal-log-seated = si siede
terminal-log-started = La partita comincia.
terminal-log-clock = (tempo scaduto) { $words }
terminal-log-stood-in = (sostituto) { $words }
terminal-log-asked-undo = chiede di riprendere la mossa
terminal-log-asked-stand-in = chiede un sostituto
terminal-log-agreed = è d’accordo
terminal-log-declined = dice di no
terminal-log-undone = riprende la mossa
terminal-log-left = è assente
terminal-log-returned = è tornato
terminal-log-handed = ora gioca su un altro dispositivo
terminal-log-stand-in = è sostituito da un bot per un po’
terminal-log-ended = La partita è finita.
terminal-log-rematch = Un nuovo tavolo è aperto.
terminal-asked-own = Hai chiesto agli altri. N ritira la richiesta.
terminal-asked-undo = { $name } vorrebbe riprendere una mossa. Y accetta, N rifiuta.
terminal-asked-stand-in = { $name } vorrebbe che un bot sostituisca. Y accetta, N rifiuta.

# La connessione, e riprendere.
terminal-connecting = Connessione …
terminal-lost = Nessuna connessione: { $why }
terminal-lost-again = { $seconds ->
    [one] La connessione è persa ({ $why }). Nuovo tentativo tra un secondo; niente va perso.
   *[other] La connessione è persa ({ $why }). Nuovo tentativo tra { $seconds } secondi; niente va perso.
}
terminal-broken = { $why ->
    [no-answer] nessuna risposta
    [refused] lì non risponde nessuno
    [closed] è stata chiusa
    [silence] da troppo tempo nessun segno
    [foreign] il server è di un’altra versione
   *[token] il token è danneggiato
}
terminal-stranger = questo non è un server di Crosstable
terminal-elsewhere = rimanda tutti a { $address }; vai lì
terminal-distrust = { $why ->
    [issuer] il suo certificato viene da un’autorità che questo sistema non conosce. Se il server è tuo o di qualcuno che conosci, procurati il certificato di questa autorità e indicalo con --ca FILE
    [expired] il suo certificato è scaduto. Avvisa chi gestisce il server, o controlla l’orologio di questo computer
    [name] il suo certificato è per un altro nome. Usa il nome con cui il server è stato installato
    [authority] il suo certificato è quello di un’autorità; al server ne serve uno suo, firmato da lei. Avvisa chi gestisce il server
   *[other] il suo certificato non è accettato ({ $said }). Avvisa chi gestisce il server
}
terminal-saved = La partita è salvata. Per continuare: { $again }
terminal-nothing-to-resume = nessuna partita da riprendere; per cominciarne una: crosstable play GIOCO
terminal-ago = { $unit ->
    [minutes] { $minutes } min fa
    [hours] { $hours } h fa
   *[days] { $days } giorni fa
}
terminal-too-small = Questo terminale ha { $width } × { $height } caratteri. Ingrandiscilo almeno a { $columns } × { $rows }, o gioca con --plain.

# Prima dell’inizio.
terminal-chair-open = libero
terminal-lobby-host = Ci sono tutti. Invio comincia.
terminal-lobby-host-waits = Si aspetta che qualcuno si sieda. B mette un bot su un posto libero.
terminal-lobby-sit = Invio per sedersi.
terminal-lobby-wait = Tra poco comincia la partita.
terminal-lobby-link = Gli altri vengono con: { $link }

# Una tastiera per più persone.
terminal-curtain = Passa la tastiera a { $name }, per favore.
terminal-curtain-key = Nessun altro guarda? Allora { $name } preme Invio.

# La fine.
terminal-you-win = Hai vinto! Ben giocato.
terminal-wins = { $count ->
    [one] Vince { $names }!
   *[other] { $names } vincono insieme!
}
terminal-end-keys = Invio: ancora   B: tabellone   L: registro   Q: esci
terminal-end-watcher = Esc: guarda il tabellone   L: registro   Q: esci

# I tasti.
terminal-key-help = aiuto
terminal-key-group = avanti
terminal-key-undo = annulla
terminal-key-hint = aiutino
terminal-key-why = perché
terminal-key-rules = regole
terminal-key-log = log
terminal-key-board = tabellone
terminal-key-quit = esci
terminal-scroll = { $percent } %, frecce per scorrere, Esc chiude
terminal-help-title = Aiuto
terminal-rules-title = Regole
terminal-board-title = Il tabellone in caratteri semplici
terminal-why-title = Perché no?
terminal-help =
    Scegli una mossa e premi Invio. Verde: dove si può; chiaro: la tua scelta.
    {""}
    Frecce       scegliere tra le mosse
    Tab          il prossimo tipo di mossa (Maiusc+Tab: indietro)
    lettere      cercare: scrivi la mossa o una parte: sun c3
    Esc          dimenticare ciò che è scritto
    Invio        giocare; se è vietato, saprai perché
    Pag ↑ ↓      spostare il tabellone (Inizio, Fine: di lato)
    Mouse        clicca una casella, un gruppo, una mossa; ancora per giocare
    {""}
    U  annulla           H  consiglio di un bot forte
    W  perché no?        R  regole
    L  registro          B  tabellone come testo
    G  prossima lingua   Y N  rispondere a una richiesta
    Q  esci              ?  questo aiuto
    Anche le minuscole valgono, dove nessuna mossa comincia così.
terminal-help-again = Tutto è salvato subito. Per continuare più tardi: { $again }
terminal-plain-turn = { $turn } ({ $count ->
    [one] una mossa
   *[other] { $count } mosse
}; help)
terminal-plain-help =
    Scrivi una mossa, come nella lista mostrata da "moves".
    moves  tutte le mosse   board  ancora il tabellone
    hint   una buona mossa  undo   riprendere
    why    la regola nominata dall’ultimo rifiuto
    rules  tutte le regole  quit   uscire; la partita è salvata

# Mosse e caso in parole.
terminal-move-pass = passare
terminal-move-draw = pescare una carta
terminal-move-lay = { $what } su { $place }
terminal-chance-start = comincia il posto { $seat }
terminal-chance-hidden = pesca
terminal-chance-draws = pescato: { $what }
terminal-chance-rolls = tira { $pips }
terminal-colour = { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
}

terminal-cross-roads-lay = { $low } su { $one }, { $high } su { $other }
terminal-cross-roads-closing = ultimo giro, mazzo: { $count }

terminal-mixx-seat = { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}, { $held } di riserva
terminal-mixx-miss = saltare il turno
terminal-mixx-stop = fermarsi
terminal-mixx-card = { $motif ->
    [shell] conchiglia
    [starfish] stella marina
    [fish] pesce
    [jellyfish] medusa
    [propeller] elica
    [turtle] tartaruga
    [chest] forziere
   *[anchor] ancora
} ({ $colour ->
    [yellow] giallo
    [red] rosso
    [turquoise] turchese
    [orange] arancione
    [pink] rosa
    [blue] blu
    [green] verde
   *[violet] viola
})

terminal-crosswise-seat = { $side ->
    [columns] colonne, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $tiles } pedine
   *[rows] righe, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $tiles } pedine
}
terminal-crosswise-bag = { $count ->
    [0] sacchetto vuoto
    [one] sacchetto: una pedina
   *[other] sacchetto: { $count } pedine
}
terminal-crosswise-lone = il posto { $seat } gioca da solo
terminal-crosswise-redraw = pescare una nuova mano
terminal-crosswise-keep = tenere queste pedine
terminal-crosswise-remove = togliere { $cell } dal tabellone
terminal-crosswise-move = spostare { $from } su { $to }
terminal-crosswise-swap = scambiare { $one } e { $other }
terminal-crosswise-replace = { $what } al posto di { $cell }

terminal-crossado-seat = { $planks ->
    [0] {""}
    [one] { $planks } passerella,{" "}
   *[other] { $planks } passerelle,{" "}
}{ $arrived ->
    [one] { $arrived } arrivata
   *[other] { $arrived } arrivate
}, { $crossing } in viaggio, { $waiting } in attesa
terminal-crossado-laying = si posano le passerelle
terminal-crossado-turns = turno { $turn }
terminal-crossado-die = dado: { $die }   turno { $turn }
terminal-crossado-plank = passerella da { $from } { $way ->
    [h] verso destra
   *[v] verso il basso
}
terminal-crossado-take = prendere la passerella su { $from } { $way ->
    [h] (sdraiata)
   *[v] (in piedi)
}
terminal-crossado-lay = posarla da { $from } { $way ->
    [h] verso destra
   *[v] verso il basso
}
terminal-crossado-start = una pedina dalla partenza a { $to }
terminal-crossado-goal = la pedina da { $from } alla meta
terminal-crossado-step = la pedina da { $from } a { $to }
terminal-crossado-planks = { $deed ->
    [take] prendere una passerella { $way ->
        [h] (sdraiata)
       *[v] (in piedi)
    }
    [lay] posarla { $way ->
        [h] verso destra
       *[v] verso il basso
    }
   *[plank] passerella { $way ->
        [h] verso destra
       *[v] verso il basso
    }
}
terminal-crossado-from = da { $from }
terminal-crossado-from-start = dalla partenza

terminal-cross-n-go-seat = { $colours }: { $across } di là, ancora { $rows }, { $jokers ->
    [one] { $jokers } jolly
   *[other] { $jokers } jolly
}
terminal-cross-n-go-round = giro { $round }
terminal-cross-n-go-points = { $points ->
    [one] giro { $round }, ancora un punto
   *[other] giro { $round }, ancora { $points } punti
}
terminal-cross-n-go-end = finire il turno
terminal-cross-n-go-deed = { $deed ->
    [shift] far scorrere una barra
    [block] mettere un jolly
    [back] jolly: pedina indietro
    [swap] jolly: scambiare barre
   *[run] correre
}
terminal-cross-n-go-shift = barra { $row } verso { $way ->
    [l] sinistra
   *[r] destra
}
terminal-cross-n-go-block = jolly su { $field }
terminal-cross-n-go-back = pedina da { $from } indietro a { $to }
terminal-cross-n-go-swap = scambiare le barre { $one } e { $other }
terminal-cross-n-go-run = la pedina su { $field } corre
