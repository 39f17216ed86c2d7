# Il tavolo di Cross Roads.
cross-roads-table = Tavolo. Le frecce lo spostano, più e meno lo avvicinano e lo allontanano, 0 mostra tutto.
cross-roads-nearer = Più vicino
cross-roads-farther = Più lontano
cross-roads-fit = Mostra tutto
cross-roads-you = tu
cross-roads-your-hand = Le tue carte
cross-roads-card = Carta { $low }, { $high }
cross-roads-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
cross-roads-pile = Pozzo: { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
}
cross-roads-places = { $count ->
    [0] Non va da nessuna parte.
    [one] Va in un posto.
   *[other] Va in { $count } posti.
}
cross-roads-known-by = La conosce: { $names }
cross-roads-you-know = Conosci { $cards }
cross-roads-winner = Ha vinto
cross-roads-on-number = { $number } sul { $under } in { $cell }
cross-roads-on-table = { $number } sul tavolo in { $cell }
cross-roads-or = oppure
cross-roads-whiff = Azione determinata
cross-roads-reeky = Azione spregiudicata

# Che cosa c’è da fare.
cross-roads-draw = Pesca una carta
cross-roads-pass = Passa
cross-roads-lay = Metti
cross-roads-turn = Gira la carta
cross-roads-pick = Tocca a te! Scegli una carta.
cross-roads-pick-closing = Ultimo giro! Scegli una carta.
cross-roads-nowhere = Questa carta non va da nessuna parte. Scegline un’altra.
cross-roads-where = { $count ->
    [one] Un solo posto. Toccalo!
   *[other] { $count } posti. Toccane uno!
}
cross-roads-lay-it = Tocca ancora per metterla giù.
cross-roads-will-whiff = Azione determinata: { $name } pesca una carta!
cross-roads-will-whiff-empty = Azione determinata, ma il pozzo è vuoto.
cross-roads-will-reeky = Azione spregiudicata: tutti gli altri pescano una carta!
cross-roads-will-reeky-two = Azione spregiudicata: { $name } pesca due carte!
cross-roads-will-reeky-short = Azione spregiudicata: gli altri prendono carte dalla tua mano!
cross-roads-must-draw = Nessuna delle tue carte va bene. Pescane una.
cross-roads-must-pass = Nessuna delle tue carte va bene, e il pozzo è vuoto.
cross-roads-turn-of = Tocca a { $name }.
cross-roads-draws = { $name } pesca una carta.
cross-roads-wait = Un momento…
cross-roads-you-win = Hai vinto!
cross-roads-win = { $count ->
    [one] Ha vinto { $names }!
   *[other] Hanno vinto insieme { $names }!
}

# Imparare giocando.
cross-roads-learn-1 = Ogni formica vuole arrivare a casa per prima: chi non ha più carte vince. Le tue carte sono in basso. Mettine una sul tavolo!
cross-roads-learn-2 = Metà della tua carta copre un numero più grande o più piccolo di uno. La carta va messa ad angolo retto. Mettine una!
cross-roads-learn-3 = I numeri girano in tondo: dopo il 9 viene l’1. Metti l’1 sul 9!
cross-roads-learn-4 = Copri due metà di carte che stanno una sopra l’altra: è un’azione determinata. Chi viene dopo di te pesca una carta!
cross-roads-learn-5 = Copri due metà di carte che stanno solo una accanto all’altra: è un’azione spregiudicata. Tutti gli altri pescano!
cross-roads-learn-6 = A volte non va bene niente. Allora peschi una carta, e tocca al prossimo.
cross-roads-learn-7 = Ti resta una sola carta! Mettila giù e hai vinto.
