# Il tavolo di Cross Roads.
cross-roads-table = Tavolo. Le frecce lo spostano, più e meno lo ingrandiscono e lo rimpiccioliscono, 0 mostra tutto.
cross-roads-nearer = Più grande
cross-roads-farther = Più piccolo
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
    [one] Va bene in un solo posto.
   *[other] Va bene in { $count } posti.
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
cross-roads-draw = Pesca
cross-roads-pass = Passa
cross-roads-lay = Metti qui
cross-roads-turn = Gira la carta
cross-roads-pick = Tocca a te! Scegli una carta.
cross-roads-pick-closing = Ultimo giro! Scegli una carta.
cross-roads-nowhere = Questa carta non va da nessuna parte. Scegline un’altra.
cross-roads-where = { $count ->
    [one] Va bene in un solo posto. Toccalo!
   *[other] Va bene in { $count } posti. Toccane uno!
}
cross-roads-lay-it = Così? Tocca ancora per metterla giù.
cross-roads-kind = { $kind ->
    [whiff] { cross-roads-whiff }
   *[reeky] { cross-roads-reeky }
}
cross-roads-draw-count = { $count ->
    [one] una carta
   *[other] { $count } carte
}
cross-roads-will-draw = { cross-roads-kind }: { $drawers ->
    [one] { $name } pesca { cross-roads-draw-count }!
   *[other] gli altri pescano { cross-roads-draw-count } a testa!
}
cross-roads-will-short = { cross-roads-kind }: { $drawers ->
    [one] { $name } pesca dalla tua mano!
   *[other] gli altri pescano dalla tua mano!
}
cross-roads-will-empty = { cross-roads-kind }, ma il pozzo è vuoto.
cross-roads-must-draw = Nessuna delle tue carte va bene. Pescane una!
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
cross-roads-learn-1 = Ogni formica vuole arrivare a casa per prima: chi non ha più carte vince. Queste sono le tue carte. Mettine una sul tavolo!
cross-roads-learn-2 = Metti la tua carta di traverso su un’altra. Il tuo numero viene subito prima o subito dopo quello che copre. Metti un 4 sul 3!
cross-roads-learn-3 = I numeri girano in tondo: dopo il 9 torna l’1. Metti un 1 sul 9!
cross-roads-learn-4 = Qui una carta sta sopra l’altra. Copri una metà di ognuna: è un’azione determinata! Chi gioca dopo di te pesca una carta.
cross-roads-learn-5 = Queste due carte stanno solo una accanto all’altra. Copri una metà di ognuna: è un’azione spregiudicata! Tutti gli altri pescano una carta.
cross-roads-learn-6 = A volte nessuna delle tue carte va bene. Allora ne peschi una dal pozzo, e il tuo turno finisce.
cross-roads-learn-7 = Ti resta una sola carta! Mettila giù e hai vinto.
