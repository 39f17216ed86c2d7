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
    [0] Non va da nessuna parte.
    [one] Va in un posto.
   *[other] Va in { $count } posti.
}
mixx-place-open = Metti su { $cell }
mixx-place-closed = { $cell }: non va bene. Premi per sapere perché.
mixx-still-in-pile = Ancora nel mazzo
mixx-leads = Ha messo l’ultima carta
mixx-winner = Ha vinto

# Che cosa c’è da fare.
mixx-miss = Salta il turno
mixx-stop = Fermati
mixx-begin = Cominci tu! Scegli una carta qualsiasi.
mixx-pick = Tocca a te! Scegli una carta.
mixx-run = Tutti gli altri saltano. Vai avanti o fermati!
mixx-nowhere = Questa carta non va da nessuna parte. Scegline un’altra.
mixx-where = { $count ->
    [one] Un solo posto. Toccalo!
   *[other] { $count } posti. Toccane uno!
}
mixx-must-miss = Nessuna delle tue carte va bene.
mixx-must-stop = Non va più niente. Le carte sono tue!
mixx-turn-of = Tocca a { $name }.
mixx-run-of = { $name } può continuare.
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
mixx-learn-2 = In una fila nessun colore e nessuna figura può esserci due volte. Scegli una carta che va bene e mettila accanto, sopra o sotto!
mixx-learn-3 = Ora la croce ha un centro, con una corda d’oro. Da qui in poi si mettono carte solo alle quattro estremità.
mixx-learn-4 = I posti con una crocetta sono chiusi per questa carta. Toccane uno per sapere perché, poi metti una carta che va bene.
mixx-learn-5 = Tutte le carte sono scoperte. Chi mette l’ultima carta vince tutta la croce: guarda che cosa possono ancora mettere gli altri!
mixx-learn-6 = Nessuna delle tue carte va bene. Quindi salti il turno.
mixx-learn-7 = Tutti gli altri hanno dovuto saltare e tu vai avanti da solo. Metti un’altra carta!
mixx-learn-8 = Ora non va più bene niente. Fermati, e tutte le carte della croce sono tue.
