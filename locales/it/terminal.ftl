# Giocare in un terminale. Le mosse sono mostrate anche in notazione, uguale in tutte le lingue.

# Chi, e a chi tocca.
terminal-player = Giocatore
terminal-bot = Bot { $seat }
terminal-level = { $level ->
    [beginner] principiante
    [easy] facile
    [normal] medio
    [hard] forte
    [right] su misura
   *[expert] esperto
}
terminal-you = tu
terminal-away = assente
terminal-stood-in = un bot al suo posto
terminal-turn-yours = Tocca a te, { $name }!
terminal-turn-of = Tocca a { $name }
terminal-turn-bot = { $name } sta pensando…
terminal-lobby = Aspettiamo altri giocatori
terminal-over = La partita è finita
terminal-seats = Al tavolo
terminal-log = Che cosa è successo
terminal-points = { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}

# Le mosse.
terminal-moves = { $count ->
    [one] Una mossa: Invio
   *[other] { $count } mosse: Tab, frecce
}
terminal-search = Cerca: { $typed } ({ $count })
terminal-search-nothing = Nessuna mossa possibile corrisponde. Invio o W dice perché; Esc cancella.
terminal-enter-plays = Invio: { $words }
terminal-thinking = Fammi pensare…
terminal-hint = Consiglio: { $words }
terminal-hint-chance = Consiglio: { $words } (probabilità { $percent }%)
terminal-why-how = Clicca su un posto che non è segnato, oppure scrivi una mossa che non è proposta e premi Invio: ti dirò quale regola la vieta.

# Che cosa si chiede.
terminal-asked-own = Hai chiesto agli altri. N ritira la richiesta.
terminal-asked-undo = { $name } vorrebbe annullare una mossa. Y accetta, N rifiuta.
terminal-asked-stand-in = { $name } vorrebbe che un bot giocasse per la persona assente. Y accetta, N rifiuta.

# La connessione, e riprendere.
terminal-connecting = Connessione…
terminal-lost = Nessuna connessione: { $why }
terminal-lost-again = { $seconds ->
    [one] La connessione è caduta ({ $why }). Riprovo tra un secondo; non si perde niente.
   *[other] La connessione è caduta ({ $why }). Riprovo tra { $seconds } secondi; non si perde niente.
}
terminal-broken = { $why ->
    [no-answer] nessuna risposta
    [refused] lì non risponde nessuno
    [closed] è stata chiusa
    [silence] nessun segno da troppo tempo
    [foreign] il server ha un’altra versione
    [too-large] il server manda troppi dati
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
terminal-lobby-host = Ci siete tutti. Invio per cominciare.
terminal-lobby-host-waits = Aspettiamo che qualcuno si sieda. B mette un bot su un posto libero.
terminal-lobby-sit = Invio per sedersi.
terminal-lobby-wait = Tra poco comincia la partita.
terminal-lobby-link = Gli altri possono venire con: { $link }
terminal-lobby-local = Questo link funziona solo su questo computer. Per giocare con altri dispositivi, avvia il server con --listen 0.0.0.0:7400.

# Mentre la partita comincia: i dispositivi mostrano i loro numeri. Il sito dice lo stesso in web-fair.ftl.
terminal-starting-short = Si parte…
terminal-starting-waits = Aspettiamo il dispositivo di { $name }…
terminal-starting-now = La partita comincia…
terminal-starting-words = Adesso ogni dispositivo mostra i numeri casuali che ha tenuto segreti finora. Così nessuno può truccare la sorte.
terminal-start-number = Partenza numero { $round }
terminal-start-again = La partenza precedente è stata annullata. Lo vedono tutti, e tutti i numeri casuali sono nuovi.
terminal-starting-host = B torna alla scelta dei posti, se qualcuno non arriva.
terminal-plain-starting = Scrivi lobby per tornare alla scelta dei posti, se qualcuno non arriva.
terminal-not-kept = Questo dispositivo non può conservare ciò che gli serve per una sorte onesta: { $why }. Intanto non partecipa.

# Questo dispositivo non si fida della partenza.
terminal-alarm = Questo dispositivo non partecipa a questa partenza.
terminal-alarm-list = La lista del server per la partenza non è in ordine.
terminal-alarm-server = Il server ha cambiato la sua promessa.
terminal-alarm-own = Ciò che questo dispositivo ha promesso manca nella lista del server.
terminal-alarm-second = Il server mostra una seconda lista per la stessa partenza.
terminal-alarm-forgot = Non conosce più i numeri casuali che aveva promesso.
terminal-alarm-do = Non ha mostrato i suoi numeri casuali. Chi ha aperto il tavolo può tornare alla scelta dei posti. Se succede di nuovo, non fidarti di questo server.
terminal-alarm-forgot-do = Chi ha aperto il tavolo può tornare alla scelta dei posti e ricominciare.
terminal-alarm-late = Questa partita non è cominciata come concordato.
terminal-alarm-started = Il server l’ha cominciata con una lista che questo dispositivo non ha accettato.
terminal-alarm-started-do = Non fidarti dei suoi dadi. È meglio smettere.

# Il server è tornato con uno svolgimento diverso.
terminal-dispute-title = Il server è tornato con un’altra versione della partita.
terminal-dispute-words = Un dispositivo a questo tavolo ha visto qualcosa che il server non sa più. Forse è stata rimessa una vecchia copia. Continua solo se siete tutti d’accordo.
terminal-dispute-accepted = D’accordo: { $names }.
terminal-dispute-missing = Non ancora d’accordo: { $names }.
terminal-dispute-short = La partita è in pausa
terminal-dispute-key = Y accetta.
terminal-plain-dispute = Se sei d’accordo, scrivi accept.

# Il tavolo è finito senza risultato.
terminal-closed-title = Questo tavolo è chiuso
terminal-closed-full = Qui sono successe così tante cose che non si può più scrivere niente. Non c’è un risultato.
terminal-closed-void = Il server ha dimenticato com’è finita questa partita, ma il segreto dei suoi dadi è già noto. Perciò non può più essere onesta, e non c’è un risultato.
terminal-closed-operator = Chi gestisce questo server ha chiuso il tavolo. Non c’è un risultato.

# La verifica alla fine, che nessuno deve chiedere.
terminal-fair-checking = Questo dispositivo controlla le estrazioni…
terminal-fair-checked = Nessun trucco: controllato da questo dispositivo.
terminal-fair-checked-record = Le estrazioni corrispondono alla registrazione: controllato da questo dispositivo.
terminal-fair-no-record = Non è stato possibile caricare la registrazione; perciò questo dispositivo non ha potuto controllare le estrazioni.
terminal-fair-differs = Attenzione: questa partita non corrisponde a ciò che questo dispositivo ha visto.
terminal-fair-form-fails = La registrazione è danneggiata.
terminal-fair-list-fails = La registrazione ha una partenza diversa da quella che questo dispositivo ha accettato.
terminal-fair-promise-fails = La promessa non è quella che questo dispositivo ha visto prima della partita.
terminal-fair-commitment-fails = Il segreto non è quello promesso.
terminal-fair-devices-fails = Un dispositivo non ha mostrato i numeri che aveva promesso.
terminal-fair-entropy-fails = Ciò che questo dispositivo ha aggiunto non è stato usato.
terminal-fair-draws-fails = Un’estrazione rifatta dà un altro risultato.
terminal-fair-head-fails = La partita è finita in modo diverso da come l’ha vista questo dispositivo.
terminal-fair-log-fails = Il registro è stato cambiato, o appartiene a un’altra partita.
terminal-fair-receipt-fails = Il registro dice una cosa diversa da quella che il server ha detto a questo dispositivo.

# Una tastiera per più persone.
terminal-curtain = Passa la tastiera a { $name }, per favore.
terminal-curtain-key = Nessun altro guarda? Allora { $name } preme Invio.

# La fine.
terminal-you-win = Hai vinto! Ben giocato.
terminal-wins = { $count ->
    [one] Vince { $names }!
   *[other] { $names } vincono insieme!
}
terminal-end-keys = Invio: ancora   B: tabellone   L: cronaca   Q: esci
terminal-end-watcher = Esc: guarda il tabellone   L: cronaca   Q: esci

# I tasti.
terminal-key-help = aiuto
terminal-key-piece = pezzo
terminal-key-undo = annulla
terminal-key-hint = consiglio
terminal-key-why = perché
terminal-key-rules = regole
terminal-key-log = log
terminal-key-board = tabellone
terminal-key-quit = esci
terminal-scroll = { $percent }%, frecce per scorrere, Esc chiude
terminal-help-title = Aiuto
terminal-rules-title = Regole
terminal-board-title = Il tabellone in caratteri semplici
terminal-why-title = Perché no?
terminal-help =
    Scegli un pezzo, poi un posto segnato, e premi Invio.
    {""}
    Tab          il pezzo o pulsante dopo (Maiusc+Tab: quello prima)
    Frecce       al prossimo posto dove può andare
    Invio        giocare; se c’è ancora da scegliere, si continua
    Esc          un passo indietro, o dimenticare ciò che è scritto
    lettere      cercare: scrivi la mossa o una parte: sun c3
    Pag ↑ ↓      spostare il tabellone (Inizio, Fine: di lato)
    Mouse        clicca un pezzo, poi un posto; ancora per giocare
    {""}
    U  annulla           H  consiglio di un bot forte
    W  perché no?        R  regole
    L  cronaca           B  tabellone come testo
    G  prossima lingua   Y N  rispondere a una richiesta
    Q  esci              ?  questo aiuto
    Anche le minuscole valgono, dove nessuna mossa comincia così.
terminal-help-again = Tutto si salva da solo. Per continuare più tardi: { $again }
terminal-plain-turn = { $turn } ({ $count ->
    [one] una mossa
   *[other] { $count } mosse
}; help)
terminal-plain-help =
    Scrivi una mossa, come nella lista mostrata da "moves".
    moves  tutte le mosse   board  ancora il tabellone
    hint   una buona mossa  undo   annullare
    speak  il tavolo in frasi, per i lettori di schermo
    why    la regola nominata dall’ultimo rifiuto
    rules  tutte le regole  quit   uscire; la partita è salvata
    lobby  torna alla scelta dei posti, finché si aspetta un dispositivo
    accept  continua, quando il server è tornato con un’altra versione
