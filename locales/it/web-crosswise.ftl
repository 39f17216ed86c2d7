crosswise-board = Tabellone
crosswise-cell-empty = { $cell }, vuota
crosswise-cell-last = { $name }, ultima mossa
crosswise-team = { $team ->
    [A] Colonne
   *[B] Righe
}
crosswise-total = { crosswise-team }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
crosswise-stack = { crosswise-action }: { $count } di 3 giocate
crosswise-you = tu
crosswise-tiles = { $count ->
    [one] 1 pedina in mano
   *[other] { $count } pedine in mano
}
crosswise-hand = Le tue pedine
crosswise-hand-tile = { $name }, nella tua mano
crosswise-back = Rimetti
crosswise-sure = Qui? Tocca di nuovo.
crosswise-here = Sì, qui
crosswise-does-remove = Prendi in mano una pedina dal tabellone.
crosswise-does-move = Sposta una pedina su una casella vuota.
crosswise-does-swap = Scambia due pedine sul tabellone.
crosswise-does-replace = Metti un tuo simbolo al posto di una pedina e prendi quella.

crosswise-choose = Tocca a te: scegli una pedina.
crosswise-lay = { $symbol ->
    [sun] Dove metti il sole?
    [cross] Dove metti la croce?
    [triangle] Dove metti il triangolo?
    [square] Dove metti il quadrato?
    [pentagon] Dove metti il pentagono?
   *[star] Dove metti la stella?
}
crosswise-remove-where = Quale pedina prendi?
crosswise-move-first = Quale pedina sposti?
crosswise-move-second = Dove la sposti?
crosswise-swap-first = Scambia una pedina…
crosswise-swap-second = … con quale?
crosswise-replace-what = Quale simbolo metti?
crosswise-replace-where = { $symbol ->
    [sun] Quale pedina lascia il posto al sole?
    [cross] Quale pedina lascia il posto alla croce?
    [triangle] Quale pedina lascia il posto al triangolo?
    [square] Quale pedina lascia il posto al quadrato?
    [pentagon] Quale pedina lascia il posto al pentagono?
   *[star] Quale pedina lascia il posto alla stella?
}
crosswise-ask = Solo azioni! Peschi di nuovo?
crosswise-must-pass = Non puoi giocare nessuna pedina.
crosswise-waits = Tocca a { $name }.
crosswise-chance = Si pescano pedine.

crosswise-learn-board = Le colonne arancioni sono di una squadra, le righe verdi dell’altra. Tu giochi le colonne!
crosswise-learn-lay = Scegli una pedina dalla mano, poi una casella vuota. Metti quella che vuoi.
crosswise-learn-points = In fondo a ogni linea ci sono i suoi punti: 2 simboli uguali valgono 1, 3 valgono 3, 4 valgono 5, 5 valgono 7. Sei diversi valgono 6.
crosswise-learn-best = La colonna e ha tre stelle. Metti lì la tua: quattro valgono 5.
crosswise-learn-remove = Le pedine scure sono azioni: «Togliere» ti mette in mano una pedina del tabellone. Gli altri hanno tre quadrati nella riga 5: prendine uno!
crosswise-learn-swap = Adesso giochi le righe. «Scambiare» fa cambiare posto a due pedine: scambia c3 e d4, e la riga 3 ha quattro soli.
crosswise-learn-six = Attenzione: una linea con cinque simboli uguali brilla. Con il sesto la sua squadra vince subito.
crosswise-learn-end = Quando il tabellone è pieno, le due squadre sommano le loro linee. Vince il totale più alto.
