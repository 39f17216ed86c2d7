# Cross'N Go sul web: ciò che è scritto sul tavolo e detto ad alta voce.

cross-n-go-letter = { $colour ->
    [red] R
    [blue] B
    [green] V
   *[yellow] G
}
cross-n-go-wood = legno
cross-n-go-you = tu
cross-n-go-board = Le dodici barre
cross-n-go-row = Fila { $row }
cross-n-go-bar = Fila { $row }: { $things }
cross-n-go-field = { $spot }, { $thing }
cross-n-go-figure = { $count ->
    [one] pedina di { $name } su { $colour }
   *[other] { $count } pedine di { $name } su { $colour }
}
cross-n-go-joker-on = jolly su { $colour }
cross-n-go-plate = { $name }: { $colours }; { $across } di { $figures } pedine arrivate; jolly: { $jokers }
cross-n-go-slide = { $way ->
    [left] Sposta la fila { $row } a sinistra
   *[right] Sposta la fila { $row } a destra
}
cross-n-go-jokers = Gioca un jolly
cross-n-go-use-block = Blocca
cross-n-go-use-back = Indietro
cross-n-go-use-swap = Scambia
cross-n-go-cancel = Tieni il jolly
cross-n-go-end = Fine turno
cross-n-go-roll = Tira il dado
cross-n-go-yes = Sì, questa
cross-n-go-other = Scegli altro
cross-n-go-let-go = Scegli un’altra barra

cross-n-go-waits = Tocca a { $name }.
cross-n-go-turns-left = { $count ->
    [one] Ultimo turno
   *[other] Ancora { $count } turni
}
cross-n-go-over = La partita è finita.
cross-n-go-won = { $name } ha vinto!
cross-n-go-won-you = Hai vinto!
cross-n-go-roll-now = Tocca a te: tira il dado!
cross-n-go-sure = È questa? Tocca di nuovo.
cross-n-go-which-way = { $points ->
    [one] Fila { $row }: da che parte? Ancora un punto
   *[other] Fila { $row }: da che parte? Ancora { $points } punti
}
cross-n-go-do-slide = { $points ->
    [one] Sposta una barra: ancora un punto
   *[other] Sposta le barre: ancora { $points } punti
}
cross-n-go-do-run = Scegli una pedina e falla correre.
cross-n-go-do-end = Questa volta nessuna pedina può correre.
cross-n-go-do-block = Metti il jolly su una casella illuminata.
cross-n-go-do-back = Quale pedina torna indietro?
cross-n-go-do-back-to = Dove va?
cross-n-go-do-swap = Scegli la prima delle due barre.
cross-n-go-do-swap-with = E con quale barra cambia posto?

cross-n-go-learn-look = Le tue pedine stanno in basso. Ognuna corre dritta verso l’alto, ma solo sulle caselle del suo colore. Portale tutte di là prima degli altri!
cross-n-go-learn-slide = Hai tirato il dado: ecco i tuoi punti. Con un punto sposti una barra di una casella. Prova!
cross-n-go-learn-lane = Guarda la luce: sposta una barra in modo che anche la casella dopo, davanti alla tua pedina, abbia il suo colore. Così la pista si allunga.
cross-n-go-learn-run = Hai usato tutti i punti e una pista è aperta. Scegli la pedina: corre fino in fondo alla pista.
cross-n-go-learn-block = Con un sei ricevi un jolly. Può bloccare: scegli «Blocca» e mettilo su una casella che serve a qualcun altro.
cross-n-go-learn-back = Un jolly può anche far tornare indietro di una barra la pedina di qualcun altro. Scegli «Indietro», la pedina e dove va.
cross-n-go-learn-swap = Oppure scambia due barre senza pedine. Scegli «Scambia» e poi due barre.
cross-n-go-learn-won = Vince chi porta per primo tutte le pedine di là. Ora sai tutto. Buon divertimento!
