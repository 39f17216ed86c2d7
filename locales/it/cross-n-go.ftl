# Cross'N Go: perché una mossa non è possibile. Le caselle si chiamano fila.casella, per esempio 5.3.

cross-n-go-no-points = Hai usato tutti i tuoi punti. In questo turno non puoi più spostare niente.
cross-n-go-shift-loses = La barra della fila { $row } perderebbe il contatto con la fila { $other }. Due caselle colorate devono ancora stare una di fronte all'altra.
cross-n-go-points-left =
    Prima usa i tuoi punti: { $points ->
        [one] te ne resta uno.
       *[other] te ne restano { $points }.
    } Sposta una barra.
cross-n-go-run-nobody = Su { $spot } non c'è nessuna pedina. Scegli una casella con una delle tue pedine.
cross-n-go-run-not-yours = La pedina su { $spot } non è tua. Scegline una delle tue.
cross-n-go-run-no-lane = La pedina su { $spot } non ha una pista: la casella dritta davanti deve avere il suo colore.
cross-n-go-run-joker = La pedina su { $spot } non può correre: su { $at } c'è un jolly.
cross-n-go-run-figure = La pedina su { $spot } non può correre: su { $at } c'è un'altra pedina.
cross-n-go-must-run = Non puoi ancora finire il turno: la pedina su { $spot } può correre.
cross-n-go-no-joker = Non hai nessun jolly. Con un sei ne ricevi uno.
cross-n-go-two-jokers-played = In questo turno hai già giocato due jolly. Di più non si può.
cross-n-go-block-wood = La casella { $spot } è di legno naturale. Metti il jolly su una casella colorata.
cross-n-go-block-figure = Su { $spot } c'è una pedina. Metti il jolly su una casella libera.
cross-n-go-block-joker = Su { $spot } c'è già un jolly. Scegli una casella libera.
cross-n-go-block-own =
    Il { $colour ->
        [red] rosso
        [blue] blu
        [green] verde
       *[yellow] giallo
    } lo giochi tu. Blocca un colore dei tuoi avversari.
cross-n-go-block-unplayed =
    Nessuno gioca il { $colour ->
        [red] rosso
        [blue] blu
        [green] verde
       *[yellow] giallo
    }. Blocca un colore dei tuoi avversari.
cross-n-go-back-nobody = Su { $spot } non c'è nessuna pedina. Scegli la pedina di un avversario.
cross-n-go-back-own = La pedina su { $spot } è tua. Si fanno tornare indietro solo le pedine degli avversari.
cross-n-go-back-first = La pedina su { $spot } sta sulla sua prima barra. Più indietro non può andare.
cross-n-go-back-not-behind = La pedina su { $spot } può tornare indietro solo di una barra, nella fila { $row }.
cross-n-go-back-colour = La pedina su { $spot } deve arrivare sul suo colore, e { $to } è diversa.
cross-n-go-back-joker = Su { $to } c'è un jolly. Scegli una casella libera.
cross-n-go-back-first-taken = Alla partenza su { $to } c'è ancora una pedina. Non c'è posto per un'altra.
cross-n-go-back-figure = Su { $to } c'è già una pedina. Scegli una casella libera.
cross-n-go-swap-marked = La barra segnata della fila { $row } resta al bordo. Si scambia solo con l'altra barra segnata.
cross-n-go-swap-figure = Nella fila { $row } c'è una pedina. Si scambiano solo barre senza pedine.
cross-n-go-swap-loses = Dopo, le file { $row } e { $other } perderebbero il contatto. Due caselle colorate devono ancora stare una di fronte all'altra.
