cross-roads-no-such-card = In questo mazzo non c’è la carta { $card }.
cross-roads-not-in-hand = Non hai la carta { $card }. Scegline una dalla tua mano.
cross-roads-covers-nothing = La tua carta non coprirebbe nulla. Almeno una metà deve stare sopra un numero sul tavolo.
cross-roads-does-not-fit = Il tuo { $half } non va sul { $under } in { $cell }. Lì va bene solo { $before } o { $after }.
cross-roads-no-right-angle = Gira la tua carta: deve stare ad angolo retto con la carta del { $under } in { $cell }.
cross-roads-same-card = La tua carta non può coprire esattamente la carta { $card }.
cross-roads-both-parallel = La tua carta è nello stesso verso delle due carte che copre, quella del { $first } e quella del { $second }. Deve stare ad angolo retto con almeno una delle due.
cross-roads-can-lay = Hai almeno una carta che va bene, quindi devi metterne una.
cross-roads-pile-empty = Il pozzo è vuoto, non puoi pescare. Passi il turno.
cross-roads-pile-left = Nel pozzo ci sono ancora carte. Pescane una invece di passare.

# Il tavolo.
cross-roads-board-half = { $number } su { $cell }, unito a { $other }
cross-roads-board-half-beneath = { $number } su { $cell }, continua sotto { $other }
cross-roads-board-card = carta { $low }, { $high }
cross-roads-board-draw = pesca una carta
cross-roads-board-pass = passa
cross-roads-board-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
cross-roads-board-seat = { cross-roads-board-cards }{ $rank ->
    [0] {""}
   *[other] , { $rank }º posto
}{ $known ->
    [none] {""}
   *[other] ; conosci { $known }
}{ $knows ->
    [none] {""}
   *[other] ; conosce di te { $knows }
}
cross-roads-board-deal = { $reader ->
    [who] Ricevi una carta.
   *[other] { $who } riceve una carta.
}
cross-roads-board-turn-up = Si scopre la prima carta del pozzo.
cross-roads-board-lot = Si estrae a sorte chi comincia.
cross-roads-board-turn = { $reader ->
    [who] Tocca a te! Metti una carta.
   *[other] Tocca a { $who }.
}
cross-roads-board-must-draw = Tocca a te! Nessuna delle tue carte va bene, quindi ne peschi una.
cross-roads-board-must-pass = Tocca a te! Nessuna delle tue carte va bene e il pozzo è vuoto, quindi passi.
cross-roads-board-draws = { $reader ->
    [who] Peschi una carta.
   *[other] { $who } pesca una carta.
}{ cross-roads-board-more }
cross-roads-board-takes = { $reader ->
    [who] Prendi una carta dalla mano di { $from }.
    [from] { $who } prende una carta dalla tua mano.
   *[other] { $who } prende una carta dalla mano di { $from }.
}{ cross-roads-board-more }
cross-roads-board-more = { $more ->
    [0] {""}
    [one] {" "}Poi se ne pesca ancora una.
   *[other] {" "}Poi se ne pescano ancora { $more }.
}
cross-roads-board-win = { $reader ->
    [who] Hai vinto!
   *[other] Ha vinto { $who }!
}
cross-roads-board-over = La partita è finita, e il primo posto è condiviso.
cross-roads-board-closing = Qualcuno ha finito le carte: questo è l’ultimo giro.
cross-roads-board-pile = Pozzo: { $count ->
    [0] vuoto
    [one] { $count } carta
   *[other] { $count } carte
}
cross-roads-board-whiff = Azione determinata ({ $who } pesca una carta): { $places }
cross-roads-board-whiff-empty = Azione determinata (ma il pozzo è vuoto): { $places }
cross-roads-board-reeky = Azione spregiudicata (tutti gli altri pescano una carta): { $places }
cross-roads-board-reeky-two = Azione spregiudicata ({ $who } pesca due carte): { $places }
cross-roads-board-reeky-short = Azione spregiudicata (gli altri prendono carte dalla tua mano): { $places }
cross-roads-board-legend = Una freccia mostra dove una carta continua sotto un’altra.

# Che cosa è successo.
cross-roads-log-lay = { $reader ->
    [who] Metti { $card } su { $cell } e { $other }.
   *[other] { $who } mette { $card } su { $cell } e { $other }.
}
cross-roads-log-whiff = { $reader ->
    [who] Metti { $card } su { $cell } e { $other }: un’azione determinata!
   *[other] { $who } mette { $card } su { $cell } e { $other }: un’azione determinata!
}
cross-roads-log-whiff-empty = { $reader ->
    [who] Metti { $card } su { $cell } e { $other }: un’azione determinata, ma il pozzo è vuoto.
   *[other] { $who } mette { $card } su { $cell } e { $other }: un’azione determinata, ma il pozzo è vuoto.
}
cross-roads-log-reeky = { $reader ->
    [who] Metti { $card } su { $cell } e { $other }: un’azione spregiudicata!
   *[other] { $who } mette { $card } su { $cell } e { $other }: un’azione spregiudicata!
}
cross-roads-log-out = { $reader ->
    [who] Metti la tua ultima carta, { $card }, su { $cell } e { $other }!
   *[other] { $who } mette la sua ultima carta, { $card }, su { $cell } e { $other }!
}
cross-roads-log-draw = { $reader ->
    [who] Nessuna delle tue carte va bene, quindi ne peschi una.
   *[other] { $who } non ha carte che vanno bene e ne pesca una.
}
cross-roads-log-pass = { $reader ->
    [who] Passi.
   *[other] { $who } passa.
}
cross-roads-log-start = { $reader ->
    [who] Cominci tu.
   *[other] Comincia { $who }.
}
cross-roads-log-turn-up = Si scopre la carta { $card } e la si mette su { $cell } e { $other }.
cross-roads-log-dealt = { $reader ->
    [who] Ricevi { $card }.
   *[other] { $who } riceve { $card }.
}
cross-roads-log-dealt-unseen = { $reader ->
    [who] Ricevi una carta.
   *[other] { $who } riceve una carta.
}
cross-roads-log-drawn = { $reader ->
    [who] Peschi { $card } dal pozzo.
   *[other] { $who } pesca { $card } dal pozzo.
}
cross-roads-log-drawn-unseen = { $reader ->
    [who] Peschi una carta dal pozzo.
   *[other] { $who } pesca una carta dal pozzo.
}
cross-roads-log-taken = { $reader ->
    [who] Prendi { $card } dalla mano di { $from }.
    [from] { $who } prende { $card } dalla tua mano.
   *[other] { $who } prende { $card } dalla mano di { $from }.
}
cross-roads-log-taken-unseen = { $reader ->
    [who] Prendi una carta dalla mano di { $from }.
    [from] { $who } prende una carta dalla tua mano.
   *[other] { $who } prende una carta dalla mano di { $from }.
}

# Perché la partita è finita.
cross-roads-end-last-card = { $reader ->
    [who] Hai messo la tua ultima carta.
   *[other] { $who } ha messo la sua ultima carta.
}
cross-roads-end-no-card = { $reader ->
    [who] Non hai più carte.
   *[other] { $who } non ha più carte.
}
cross-roads-end-round = { $reader ->
    [who] L’ultimo giro è finito, e hai meno carte di tutti: { $cards }.
   *[other] L’ultimo giro è finito, e { $who } ha meno carte di tutti: { $cards }.
}
cross-roads-end-round-shared = L’ultimo giro è finito, e c’è parità tra chi ha meno carte: { $cards }.
cross-roads-end-blocked = { $reader ->
    [who] Nessuno può più mettere o pescare una carta. Hai meno carte di tutti: { $cards }.
   *[other] Nessuno può più mettere o pescare una carta. { $who } ha meno carte di tutti: { $cards }.
}
cross-roads-end-blocked-shared = Nessuno può più mettere o pescare una carta, e c’è parità tra chi ha meno carte: { $cards }.

# Perché una mossa è buona.
cross-roads-why-win = È la tua ultima carta: vinci subito!
cross-roads-why-out = È la tua ultima carta!
cross-roads-why-reeky-win = Un’azione spregiudicata, e nel pozzo ci sono troppo poche carte: ti prendono tutto quello che hai in mano, e vinci subito!
cross-roads-why-reeky-short = Un’azione spregiudicata, e nel pozzo ci sono troppo poche carte: ti liberi di { $count ->
    [one] un’altra carta
   *[other] altre { $count } carte
}!
cross-roads-why-reeky-stop = { $who } ha solo una carta. Con la tua azione spregiudicata { $who } deve pescarne { $count ->
    [one] un’altra
   *[other] altre { $count }
}!
cross-roads-why-reeky-two = Un’azione spregiudicata: { $who } deve pescare due carte!
cross-roads-why-reeky = Un’azione spregiudicata: tutti gli altri devono pescare una carta!
cross-roads-why-whiff-stop = { $who } ha solo una carta. Con la tua azione determinata { $who } deve pescarne un’altra!
cross-roads-why-whiff = Un’azione determinata: { $who } deve pescare una carta!
cross-roads-why-one-left = Poi ti resta solo una carta, e va bene.
cross-roads-why-only = È l’unica delle tue carte che va bene.
cross-roads-why-only-place = La tua { $card } va bene solo qui, quindi mettila finché puoi.
cross-roads-why-opens = La tua { $card } non va ancora bene da nessuna parte, ma dopo sì.
cross-roads-why-prepares = La prossima volta con la tua { $card } farai forse un’azione spregiudicata.
cross-roads-why-closes = Poi { $who } non trova posto per un’azione spregiudicata.
cross-roads-why-rest-fits = Poi tutte le tue altre carte vanno bene da qualche parte.
cross-roads-why-blocks = Poi meno della metà delle carte che non vedi va bene da qualche parte.
cross-roads-why-less = È una carta in meno: { $count ->
    [one] te ne resta una.
   *[other] te ne restano { $count }.
}
cross-roads-why-draw = Nessuna delle tue carte va bene, quindi te ne serve una nuova.
cross-roads-why-pass = Nessuna delle tue carte va bene, e il pozzo è vuoto.
