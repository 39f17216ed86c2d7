table-no-such-seat = A questo tavolo non c’è il posto { $seat }.
table-seat-taken = Il posto { $seat } è occupato. Scegline uno libero.
table-full = Tutti i posti sono occupati. Puoi guardare.
table-nothing-to-clear = Il posto { $seat } è già libero.
table-bad-name = Un nome ha da 1 a { $most } caratteri. Scegline uno più corto o più lungo.
table-unreadable-name = In questo nome ci sono segni che nessuno può vedere o leggere. Scrivilo di nuovo, su una riga.
table-name-taken = Questo nome somiglia a quello del posto { $seat }. Scegline un altro, così nessuno vi confonde.
table-not-at-this-table = Non hai un posto a questo tavolo.
table-not-your-seat = Il posto { $seat } non è tuo.
table-not-the-host = Può farlo solo chi ha aperto il tavolo.
table-already-started = La partita è già cominciata.
table-not-started = La partita non è ancora cominciata.
table-ended = La partita è finita.
table-seats-open = { $open ->
    [one] Un posto è ancora libero. Aspetta qualcuno o mettici un bot.
   *[other] { $open } posti sono ancora liberi. Aspetta qualcuno o mettici dei bot.
}
table-commitment-missing = Il dispositivo del posto { $seat } non è ancora pronto. Riprova tra un momento.
table-commitment-given = Il dispositivo del posto { $seat } ha già sigillato i suoi numeri casuali.
table-commitment-taken = Un altro dispositivo a questo tavolo ha sigillato gli stessi numeri casuali. Riprova.
table-entropy-given = Il dispositivo del posto { $seat } ha già mostrato i suoi numeri casuali.
table-wrong-entropy = Questi non sono i numeri casuali che il dispositivo del posto { $seat } ha sigillato. Valgono solo quelli.
table-starting = La partita sta per cominciare. Aspetta tutti i dispositivi, o chiedi a chi ha aperto il tavolo di tornare alla scelta dei posti.
table-not-starting = Nessuna partita sta aspettando un dispositivo per cominciare.
table-too-much = In questa partita il posto { $seat } ha fatto richieste, lasciato il tavolo o annullato mosse troppe volte. Continua a giocare.
table-lobby-full = Sono successe troppe cose prima dell’inizio. Ora solo chi ha aperto il tavolo può cambiare qualcosa. Puoi anche aprire un nuovo tavolo.
table-no-room = A questo tavolo c’è ancora spazio solo per le mosse. Gioca fino alla fine.
table-disputed = Il server ha perso una parte di questa partita. Si continua quando tutti al tavolo sono d’accordo.
table-no-dispute = Non c’è niente da accettare. La partita continua.
table-not-your-turn = Non tocca a te. Tocca al posto { $seat }.
table-bot-decides = Per il posto { $seat } gioca un bot.
table-nothing-to-undo = Non hai ancora fatto una mossa da annullare.
table-time-not-up = Restano { $seconds } secondi per questa mossa.
table-no-clock = A questo tavolo non c’è limite di tempo.
table-proposal-pending = C’è già una domanda in corso. Aspetta la risposta.
table-no-proposal = Non c’è nessuna domanda in corso.
table-own-proposal = L’hai chiesto tu. Devono rispondere gli altri.
table-already-agreed = Hai già accettato.
table-not-away = La persona al posto { $seat } è qui.
table-not-a-person = Al posto { $seat } non c’è una persona.
table-stands-in-already = Per il posto { $seat } gioca già un bot.
table-not-ended = La partita non è ancora finita.
table-rematch-agreed = Un nuovo tavolo è già aperto.
table-only-a-bot = Qui decide solo il bot di questo posto.
table-bad-ticket = Questo link è già stato usato o non vale più. Fattene dare uno nuovo.
table-uploaded = Questa partita continua online, perciò su questo dispositivo è ferma.
table-not-a-device-game = Qui può continuare solo una partita cominciata su un dispositivo, senza server.

# Che cosa è successo al tavolo, per il diario.
table-log-clock = { $reader ->
    [who] Il tuo tempo è scaduto; un bot ha giocato per te.
   *[other] Il tempo di { $who } è scaduto; ha giocato un bot.
}
table-log-stood-in = { $reader ->
    [who] Un bot ha giocato per te.
   *[other] Un bot ha giocato per { $who }.
}
table-log-frozen = Partenza numero { $round }: posti e opzioni ora non cambiano più.
table-log-revealed = { $reader ->
    [who] Il tuo dispositivo mostra i suoi numeri casuali.
   *[other] Il dispositivo di { $who } mostra i suoi numeri casuali.
}
table-log-reopened = La partenza è stata annullata. La prossima è la partenza numero { $round }.
table-log-disputed = Il server è tornato con una versione della partita diversa da quella che un dispositivo ha visto.
table-log-accepted = { $reader ->
    [who] Accetti la partita così com’è adesso.
   *[other] { $who } accetta la partita così com’è adesso.
}
table-log-closed-full = Il tavolo è chiuso, perché qui non si può più scrivere niente.
table-log-closed-void = Il tavolo è chiuso, perché il segreto dei suoi dadi è già noto.
table-log-closed-operator = Chi gestisce il server ha chiuso il tavolo.
table-log-started = La partita comincia.
table-log-seated = { $reader ->
    [who] Ti siedi.
   *[other] { $who } si siede.
}
table-log-asks-undo = { $reader ->
    [who] Chiedi di annullare una mossa.
   *[other] { $who } chiede di annullare una mossa.
}
table-log-asks-stand-in = { $reader ->
    [who] Chiedi che un bot giochi per { $other }.
    [other] { $who } chiede che un bot giochi per te.
   *[nobody] { $who } chiede che un bot giochi per { $other }.
}
table-log-agreed = { $reader ->
    [who] Sei d’accordo.
   *[other] { $who } è d’accordo.
}
table-log-declined = { $reader ->
    [who] Dici di no.
   *[other] { $who } dice di no.
}
table-log-undone = { $reader ->
    [who] Annulli una mossa.
   *[other] { $who } annulla una mossa.
}
table-log-left = { $reader ->
    [who] Hai lasciato il tavolo.
   *[other] { $who } ha lasciato il tavolo.
}
table-log-returned = { $reader ->
    [who] Sei di nuovo qui.
   *[other] { $who } è di nuovo qui.
}
table-log-handed = { $reader ->
    [who] Ora giochi su un altro dispositivo.
   *[other] { $who } ora gioca su un altro dispositivo.
}
table-log-stand-in = { $reader ->
    [who] Per ora un bot gioca per te.
   *[other] Per ora un bot gioca per { $who }.
}
table-log-ended = La partita è finita.
table-log-rematch = È aperto un nuovo tavolo.
table-log-continued = La partita è cominciata su un dispositivo e continua qui. Il primo dispositivo può sapere che cosa era nascosto.
table-log-uploaded = La partita continua online.
table-log-resumed = La partita riprende su questo dispositivo.

# Il punteggio su più partite
table-series = Punteggio: { $score }
table-series-draws = { $draws ->
    [one] un pareggio
   *[other] { $draws } pareggi
}
