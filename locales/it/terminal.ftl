# Giocare in un terminale. Le mosse sono mostrate anche in notazione, uguale in tutte le lingue.

# Chi, e a chi tocca.
terminal-player = Giocatore
terminal-bot = Bot { $seat }
terminal-level = { $level ->
    [beginner] principiante
    [easy] facile
    [normal] normale
    [hard] difficile
   *[expert] esperto
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
terminal-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Le mosse.
terminal-moves = { $count ->
    [one] Una mossa: Invio
   *[other] { $count } mosse: Tab, frecce
}
terminal-search = Cerca: { $typed } ({ $count })
terminal-search-nothing = Nessuna mossa possibile va bene. Invio o W dice perché; Esc cancella.
terminal-enter-plays = Invio: { $words }
terminal-thinking = Fammi pensare …
terminal-hint = Consiglio: { $words }
terminal-hint-chance = Consiglio: { $words } (probabilità { $percent } %)
terminal-why-how = Clicca un posto che non è segnato, oppure scrivi una mossa che non è proposta e premi Invio: ti dirò quale regola la vieta.

# Che cosa si chiede.
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
terminal-other-version = questo programma e il server hanno versioni diverse; aggiorna il programma
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
terminal-key-piece = pezzo
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
    Prendi un pezzo, vai a un posto e premi Invio. Segnato: dove si può.
    {""}
    Tab          il pezzo successivo (Maiusc+Tab: quello prima)
    Frecce       al prossimo posto dove può andare
    Invio        giocare; se c’è ancora da scegliere, si continua
    Esc          un passo indietro, o dimenticare ciò che è scritto
    lettere      cercare: scrivi la mossa o una parte: sun c3
    Pag ↑ ↓      spostare il tabellone (Inizio, Fine: di lato)
    Mouse        clicca un pezzo, poi un posto; ancora per giocare
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
    speak  il tavolo in frasi, per i lettori di schermo
    why    la regola nominata dall’ultimo rifiuto
    rules  tutte le regole  quit   uscire; la partita è salvata
