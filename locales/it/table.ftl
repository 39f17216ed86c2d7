table-no-such-seat = A questo tavolo non c’è il posto { $seat }.
table-seat-taken = Il posto { $seat } è occupato. Scegline uno libero.
table-full = Tutti i posti sono occupati. Puoi guardare.
table-nothing-to-clear = Il posto { $seat } è già libero.
table-bad-name = Un nome ha da 1 a { $most } caratteri su una riga.
table-not-at-this-table = Non sei seduto a questo tavolo.
table-not-your-seat = Il posto { $seat } non è tuo.
table-not-the-host = Può farlo solo chi ha aperto il tavolo.
table-already-started = La partita è già cominciata.
table-not-started = La partita non è ancora cominciata.
table-ended = La partita è finita.
table-seats-open = { $open ->
    [one] Un posto è ancora libero. Aspetta qualcuno o mettici un bot.
   *[other] { $open } posti sono ancora liberi. Aspetta qualcuno o mettici dei bot.
}
table-entropy-missing = Il dispositivo del posto { $seat } non ha ancora aggiunto i suoi numeri casuali. Riprova tra un momento.
table-entropy-given = Il dispositivo del posto { $seat } ha già aggiunto i suoi numeri casuali.
table-not-your-turn = Non tocca a te. Adesso decide il posto { $seat }.
table-bot-decides = Per il posto { $seat } decide un bot.
table-nothing-to-undo = Non hai ancora fatto una mossa da ritirare.
table-time-not-up = Restano { $seconds } secondi per questa decisione.
table-no-clock = A questo tavolo non c’è orologio.
table-proposal-pending = C’è già una domanda in corso. Aspetta la risposta.
table-no-proposal = Non c’è nessuna domanda in corso.
table-own-proposal = L’hai chiesto tu. Devono rispondere gli altri.
table-already-agreed = Hai già accettato.
table-not-away = La persona al posto { $seat } è presente.
table-not-a-person = Al posto { $seat } non c’è una persona.
table-stands-in-already = Un bot sostituisce già il posto { $seat }.
table-not-ended = La partita non è ancora finita.
table-rematch-agreed = Un nuovo tavolo è già aperto.
table-only-a-bot = Qui decide solo il bot di questo posto.
table-bad-ticket = Questo link è già stato usato o non vale più. Fattene dare uno nuovo.

# Che cosa è successo al tavolo, per il diario.
table-log-clock = { $reader ->
    [who] Il tuo tempo è scaduto; un bot ha deciso per te.
   *[other] Il tempo di { $who } è scaduto; un bot ha deciso.
}
table-log-stood-in = { $reader ->
    [who] Un bot ha giocato per te.
   *[other] Un bot ha giocato per { $who }.
}
table-log-started = La partita comincia.
table-log-seated = { $reader ->
    [who] Ti siedi.
   *[other] { $who } si siede.
}
table-log-asks-undo = { $reader ->
    [who] Chiedi di riprendere una mossa.
   *[other] { $who } chiede di riprendere una mossa.
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
    [who] Riprendi una mossa.
   *[other] { $who } riprende una mossa.
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
