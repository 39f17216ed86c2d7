server-bad-setup = Questo tavolo non si può aprire: { $faults }.
server-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo e scegli ancora.
server-no-table = Questo tavolo non esiste. Forse è stato tolto perché non veniva più nessuno.
server-no-page = Qui non c’è niente.
server-no-method = Questo indirizzo non accetta richieste così.
server-stranger = Non so chi sei. Chiedi prima un gettone.
server-unreadable = Questo non lo capisco: { $why }.
server-binary = Qui si capiscono solo messaggi di testo.
server-no-hello = Il primo messaggio dev’essere un saluto, e solo il primo.
server-version = Questa pagina non corrisponde più al server. Ricaricala, per favore.
server-too-large = È troppo grande. Si leggono al massimo { $most } byte.
server-too-fast = { $seconds ->
    [one] Non così in fretta. Riprova tra un secondo.
   *[other] Non così in fretta. Riprova tra { $seconds } secondi.
}
server-busy = C’è troppa gente in questo momento. Riprova tra mezzo minuto.
server-silent = Da un po’ non si sentiva niente da te. Torna quando vuoi.
server-slow = Non è stato possibile raccontarti tutto quello che è successo. Torna e guarda.
server-timed-out = Ci ha messo troppo ad arrivare.
server-foreign-origin = Le pagine di altri siti non possono farlo.
server-storage = Non è stato possibile scriverlo in modo sicuro. Riprova tra un momento.
server-unreachable = I server che conservano i tavoli non sono raggiungibili al momento. Nulla è perduto; riprova tra un momento.
server-damaged = Quello che è stato scritto di questo tavolo non si può leggere. Dillo a chi gestisce questo server.
server-closing = Il server fa una breve pausa. Torna tra un momento.
server-not-ended = Si può controllare quando la partita è finita.
server-no-hint = I consigli ci sono solo quando tocca a te.
server-no-step = La partita non è arrivata così avanti.
server-no-phrase = Questo adesso non si può dire.
phrase-hello = Ciao!
phrase-one-moment = Un momento, per favore.
phrase-take-your-time = Fai con calma.
phrase-back-again = Eccomi di nuovo.
phrase-thanks = Grazie!
phrase-have-fun = Buon divertimento!
phrase-well-played = Ben giocato!
phrase-that-was-close = Che partita tirata!
phrase-once-more = Ancora una?
