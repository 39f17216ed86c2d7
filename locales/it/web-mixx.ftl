# Il tavolo di Mixx.
mixx-table = La croce
mixx-you = tu
mixx-your-cards = Le tue carte
mixx-card = { $motif } ({ $colour })
mixx-won = { $count ->
    [0] nessuna carta vinta
    [one] una carta vinta
   *[other] { $count } carte vinte
}
mixx-pile = Mazzo: { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
}
mixx-game = Partita { $game } di { $games }
mixx-places = { $count ->
    [0] Non puoi metterla da nessuna parte.
    [one] Puoi metterla in un posto.
   *[other] Puoi metterla in { $count } posti.
}
mixx-place-open = Metti su { $cell }
mixx-place-closed = { $cell }: qui non va bene. Premi per sapere perché.
mixx-still-in-pile = Ancora nel mazzo
mixx-leads = Ha messo l’ultima carta
mixx-winner = Ha vinto
mixx-here = Sì, qui
mixx-back = Rimetti
mixx-close = Chiudi

# Che cosa c’è da fare.
mixx-miss = Salta il turno
mixx-stop = { $count ->
    [one] Prendi la carta
   *[other] Prendi le { $count } carte
}
mixx-begin = Cominci tu il giro! Scegli una carta qualsiasi.
mixx-pick = Tocca a te! Scegli una carta.
mixx-run = Gli altri saltano. Continua, o chiudi il giro:
mixx-nowhere = Questa carta non va bene da nessuna parte. Scegline un’altra.
mixx-where = { $count ->
    [one] C’è un solo posto. Toccalo!
   *[other] Dove? Tocca uno dei { $count } posti!
}
mixx-sure = Qui? Tocca di nuovo.
mixx-must-miss = Nessuna delle tue carte va bene.
mixx-must-stop = Non va più bene niente. Tutte le carte sono tue!
mixx-turn-of = Tocca a { $name }.
mixx-run-of = { $name } può mettere altre carte.
mixx-wait = Un momento…
mixx-wins-round = { $count ->
    [one] { $name } vince una carta!
   *[other] { $name } vince { $count } carte!
}
mixx-you-win-round = { $count ->
    [one] Vinci una carta!
   *[other] Vinci { $count } carte!
}
mixx-you-win = Hai vinto!
mixx-win = { $count ->
    [one] Ha vinto { $names }!
   *[other] Hanno vinto insieme { $names }!
}

# Imparare giocando.
mixx-learn-1 = Comincia un nuovo giro. Scegli una delle tue carte e mettila in mezzo.
mixx-learn-2 = In una fila, mai due volte lo stesso colore o la stessa figura. Scegli una carta e mettila accanto, sopra o sotto!
mixx-learn-3 = Ora la croce ha un centro, con una corda d’oro. Da qui in poi si mettono carte solo alle quattro estremità.
mixx-learn-4 = Scegli una carta. Dove c’è una crocetta non va bene: toccala per sapere perché. Poi metti una carta che va bene.
mixx-learn-5 = Tutte le carte sono scoperte. Chi mette l’ultima carta vince tutta la croce: guarda che cosa possono ancora mettere gli altri!
mixx-learn-6 = A volte nessuna delle tue carte va bene. Allora salti il turno.
mixx-learn-7 = Tutti gli altri hanno dovuto saltare, ma tu puoi continuare. Metti un’altra carta!
mixx-learn-8 = Ora non va più bene niente, e l’ultima carta l’hai messa tu. Prendi tutte le carte della croce! Così finisce il giro.
