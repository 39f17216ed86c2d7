# Verificare il caso di una partita finita.
fair-holds = Le estrazioni non sono state truccate.
fair-fails = Qualcosa non torna.
fair-form = La registrazione è completa e scritta bene.
fair-promise = La promessa è quella che questo dispositivo ha visto prima della partita.
fair-commitment = Il segreto è quello promesso.
fair-entropy = Ciò che questo dispositivo ha aggiunto è stato usato.
fair-draws = Ogni estrazione rifatta dà lo stesso risultato.
fair-unknown = Alcune estrazioni si possono rifare solo dalla registrazione come testo.
fair-form-figures = { $steps } passi, di cui { $draws } estratti
fair-promise-figures = Prima: { $before }. Adesso: { $now }.
fair-entropy-figures = Posto { $seat }: { $digits }
fair-commitment-figures = Il suo SHA-256 è { $digest }.
fair-draws-figures = { $drawn } estrazioni su { $draws } rifatte
fair-unknown-figures = { $left } estrazioni

# Che cosa dimostra la verifica
fair-source-revealed = Il server e il dispositivo di ogni persona hanno creato insieme i numeri casuali. Nessuno poteva sceglierli, nemmeno il server.
fair-source-seeded = Una parte sola ha scelto il punto di partenza di tutte le estrazioni. La verifica mostra che ogni estrazione ne deriva, ma non che sia stato scelto alla cieca.
fair-source-published = Il server e i dispositivi hanno creato insieme i numeri casuali, ma ogni dispositivo ha mostrato i suoi sedendosi. L’ultimo avrebbe potuto sceglierli, se conosceva il segreto del server.
fair-source-continued = Un dispositivo ha cominciato la partita e ha estratto da solo; poi un server ha continuato con un suo segreto. La verifica mostra che ogni estrazione deriva dai loro due numeri, ma non che siano stati scelti alla cieca. Il primo dispositivo può aver saputo che cosa era nascosto.
fair-source-revealed-fails = Secondo la registrazione, il server e il dispositivo di ogni persona hanno creato insieme i numeri casuali. Questa verifica non lo dimostra.
fair-source-seeded-fails = Secondo la registrazione, una parte sola ha scelto il punto di partenza di tutte le estrazioni. Questa verifica non lo dimostra.
fair-source-published-fails = Secondo la registrazione, il server e i dispositivi hanno creato insieme i numeri casuali, e ogni dispositivo ha mostrato i suoi sedendosi. Questa verifica non lo dimostra.
fair-source-continued-fails = Secondo la registrazione, un dispositivo ha cominciato la partita e un server l’ha continuata con un suo segreto. Questa verifica non lo dimostra.

# Altre verifiche, e che cosa vuol dire se una fallisce
fair-list = La lista della partenza è quella che questo dispositivo ha accettato.
fair-list-figures = Partenza numero { $round }
fair-begun = La partita continua quella di un dispositivo che la registrazione indica.
fair-begun-figures = Il dispositivo ha fatto { $draws } estrazioni.
fair-devices = Ogni dispositivo ha mostrato i numeri che aveva promesso.
fair-devices-figures = { $devices ->
    [one] Un dispositivo
   *[other] { $devices } dispositivi
}
fair-head = La partita è finita come l’ha vista questo dispositivo.
fair-head-figures = L’ultimo sigillo è { $head }.
fair-log = Il registro è completo e appartiene a questa registrazione.
fair-log-figures = { $entries } voci, l’ultimo sigillo è { $head }
fair-receipt = Il registro dice ciò che il server ha detto a questo dispositivo.
fair-receipt-figures = Voce { $number }
fair-form-fails = La registrazione è danneggiata.
fair-list-fails = La registrazione ha una partenza diversa da quella che questo dispositivo ha accettato.
fair-promise-fails = La promessa non è quella che questo dispositivo ha visto prima della partita.
fair-commitment-fails = Il segreto non è quello promesso.
fair-begun-fails = La registrazione non corrisponde alla partita di un dispositivo che dice di continuare.
fair-devices-fails = Un dispositivo non ha mostrato i numeri che aveva promesso.
fair-entropy-fails = Ciò che questo dispositivo ha aggiunto non è stato usato.
fair-draws-fails = Un’estrazione rifatta dà un altro risultato.
fair-head-fails = La partita è finita in modo diverso da come l’ha vista questo dispositivo.
fair-log-fails = Il registro è stato cambiato, o appartiene a un’altra partita.
fair-receipt-fails = Il registro dice una cosa diversa da quella che il server ha detto a questo dispositivo.

# La verifica alla fine, che nessuno deve chiedere
fair-checking = Questo dispositivo controlla le estrazioni…
fair-checked = Nessun trucco: controllato da questo dispositivo.
fair-checked-record = Le estrazioni corrispondono alla registrazione: controllato da questo dispositivo.
fair-no-record = Non è stato possibile caricare la registrazione; perciò questo dispositivo non ha potuto controllare le estrazioni.
fair-differs = Attenzione: questa partita non corrisponde a ciò che questo dispositivo ha visto.
fair-details = Vedi tutti i controlli

# Tra l'attesa e la partita
starting-title = { $game }: si parte
starting-short = Si parte…
starting-waits = Aspettiamo il dispositivo di { $name }…
starting-ready = Il dispositivo di { $name } è pronto.
starting-now = La partita comincia…
starting-words = Adesso ogni dispositivo mostra i numeri casuali che ha tenuto segreti finora. Così nessuno può truccare la sorte.
starting-reopen = Torna alla scelta dei posti
start-number = Partenza numero { $round }
start-again = La partenza precedente è stata annullata. Lo vedono tutti, e tutti i numeri casuali sono nuovi.

# Questo dispositivo non si fida della partenza
alarm = Questo dispositivo non partecipa a questa partenza.
alarm-list = La lista del server per la partenza non è in ordine.
alarm-round = La lista del server è di un’altra partenza.
alarm-server = Il server ha cambiato la sua promessa.
alarm-own = Ciò che questo dispositivo ha promesso manca nella lista del server.
alarm-second = Il server mostra una seconda lista per la stessa partenza.
alarm-forgot = Non conosce più i numeri casuali che aveva promesso.
alarm-do = Non ha mostrato i suoi numeri casuali. Chi ha aperto il tavolo può tornare alla scelta dei posti. Se succede di nuovo, non fidarti di questo server.
alarm-forgot-do = Chi ha aperto il tavolo può tornare alla scelta dei posti e ricominciare.
alarm-late = Questa partita non è cominciata come concordato.
alarm-started = Il server l’ha cominciata con una lista che questo dispositivo non ha accettato.
alarm-started-do = Non fidarti dei suoi dadi. È meglio smettere.
alarm-lost = Il server ha dimenticato una parte di questa partita.
alarm-history = Aveva già mostrato a questo dispositivo più di quello che sa adesso, e non lo dice a nessuno.
alarm-history-do = Chiedi agli altri che cosa hanno visto. È meglio smettere.

# Il server è tornato con un'altra storia
dispute-title = Il server è tornato con un’altra versione della partita.
dispute-words = Un dispositivo a questo tavolo ha visto qualcosa che il server non sa più. Forse è stata rimessa una vecchia copia. Continua solo se siete tutti d’accordo.
dispute-accepted = D’accordo: { $names }.
dispute-missing = Non ancora d’accordo: { $names }.
dispute-continue = Continua così
dispute-short = La partita è in pausa

# Il tavolo è finito senza risultato
closed-title = Questo tavolo è chiuso
closed-full = Qui sono successe così tante cose che non si può più scrivere niente. Non c’è un risultato.
closed-void = Il server ha dimenticato com’è finita questa partita, ma il segreto dei suoi dadi è già noto. Perciò non può più essere onesta, e non c’è un risultato.
closed-operator = Chi gestisce questo server ha chiuso il tavolo. Non c’è un risultato.
closed-new = Apri un nuovo tavolo
