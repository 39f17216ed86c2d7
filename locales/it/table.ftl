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
