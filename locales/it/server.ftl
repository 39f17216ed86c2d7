server-bad-setup = Questo tavolo non si può aprire: { $faults }.
server-stale = Nel frattempo la partita è andata avanti. Guarda bene e scegli di nuovo.
server-no-table = Questo tavolo non esiste. Forse è stato tolto perché non veniva più nessuno.
server-no-page = Qui non c’è niente.
server-no-method = Questo indirizzo non accetta richieste di questo tipo.
server-stranger = Non so chi sei. Chiedi prima un token.
server-unreadable = Questo non lo capisco: { $why }.
server-binary = Qui si capiscono solo messaggi di testo.
server-no-hello = Il primo messaggio dev’essere un saluto, e solo il primo.
server-version = Questa pagina non corrisponde più al server. Ricaricala, per favore.
server-too-large = È troppo grande: al massimo { $most } byte.
server-too-fast = { $seconds ->
    [one] Non così in fretta. Riprova tra un secondo.
   *[other] Non così in fretta. Riprova tra { $seconds } secondi.
}
server-busy = C’è troppa gente in questo momento. Riprova tra mezzo minuto.
server-many-public = Hai già cinque tavoli pubblici che aspettano giocatori. Comincia la partita a uno di quelli, oppure apri questo senza mostrarlo nell’elenco.
server-silent = Da un po’ non abbiamo tue notizie. Torna quando vuoi.
server-slow = Non è stato possibile raccontarti tutto quello che è successo. Torna a vedere.
server-timed-out = Ci ha messo troppo ad arrivare.
server-banned = Chi gestisce questo server per ora non ti fa entrare: { $minutes ->
    [one] torna fra un minuto.
   *[other] torna fra { $minutes } minuti.
}
server-foreign-origin = Le pagine di altri siti non possono farlo.
server-foreign-host = Questo server non risponde a questo nome. Usa il suo indirizzo, oppure chiedi a chi lo gestisce di avviarlo con --public-url.
server-storage = Non è stato possibile salvarlo. Riprova tra un momento.
server-unreachable = I server che conservano i tavoli non sono raggiungibili al momento. Non si perde niente; riprova tra un momento.
server-damaged = I dati di questo tavolo non si possono leggere. Avvisa chi gestisce questo server.
server-not-continued = Quello che è stato mandato non è il registro di una partita di un dispositivo: la voce { $entry } non torna. La partita può continuare dov’è.
server-continue-long = In questa partita si è tornati indietro così tante volte che il server non può verificarla. Può continuare dov’è.
server-closing = Il server fa una breve pausa. Torna tra un momento.
server-not-ended = Si potrà controllare quando la partita sarà finita.
server-no-review = Questa partita è stata interrotta. Si analizzano solo le partite giocate fino alla fine.
server-no-hint = I consigli ci sono solo quando tocca a te.
server-no-step = La partita non è arrivata così avanti.
server-no-phrase = Questo adesso non si può dire.
server-preview-invites = { $name } ti invita a giocare a { $game }
server-preview-open = Vieni a giocare a { $game }
server-preview-words = Giochi dove tutto si incrocia, nel browser: senza account e senza pubblicità.
phrase-hello = Ciao!
phrase-one-moment = Un attimo, per favore.
phrase-take-your-time = Fai con calma.
phrase-back-again = Rieccomi!
phrase-thanks = Grazie!
phrase-have-fun = Buon divertimento!
phrase-well-played = Ben giocato!
phrase-that-was-close = C’è mancato poco!
phrase-once-more = Ancora una?
phrase-short-break = Facciamo una pausa?
phrase-see-you = A presto!
phrase-good-game = Bella partita!
phrase-congratulations = Complimenti!
