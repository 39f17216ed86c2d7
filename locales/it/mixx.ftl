# Perché una mossa di Mixx non è possibile. Le regole sono in docs/rules/mixx.md.
mixx-first-card = La prima carta di un giro va in mezzo, su 0,0, e non su { $cell }.
mixx-not-yours = Questa carta non è davanti a te: { mixx-motif } ({ mixx-colour }). Scegli una delle tue carte.
mixx-must-lay = Hai una carta che va bene, quindi non puoi saltare il turno. Guarda ancora!
mixx-cell-taken = Su { $cell } c'è già una carta. Scegli un posto libero.
mixx-no-neighbour = Su { $cell } la tua carta non toccherebbe nessun'altra. Mettila proprio accanto a una carta.
mixx-centre-fixed = Il centro della croce è { $centre }. Ora si aggiungono carte solo alle quattro estremità, non su { $cell }.
mixx-colour-taken = Questo colore c'è già in questa fila: { mixx-colour }. Prova l'altra fila o un'altra carta.
mixx-motif-taken = Questa figura c'è già in questa fila: { mixx-motif }. Prova l'altra fila o un'altra carta.
mixx-stop-instead = Tutti gli altri hanno dovuto saltare, il giro è tuo. Metti un'altra carta o fermati.
mixx-no-stop = Puoi fermarti solo se tutti gli altri hanno dovuto saltare dopo la tua ultima carta.
mixx-motif-left-out = Questa figura oggi non gioca: { mixx-motif }.
mixx-line-only = State facendo una sola fila, senza angoli. Metti la carta a una delle due estremità, non su { $cell }.

# I nomi delle carte, anche per le frasi qui sopra.
mixx-colour =
    { $colour ->
        [yellow] giallo
        [red] rosso
        [turquoise] turchese
        [orange] arancione
        [pink] rosa
        [blue] blu
        [green] verde scuro
        [violet] viola
       *[other] { $colour }
    }
mixx-motif =
    { $motif ->
        [shell] conchiglia
        [starfish] stella marina
        [fish] pesce
        [jellyfish] medusa
        [propeller] elica
        [turtle] tartaruga
        [chest] forziere
        [anchor] ancora
       *[other] { $motif }
    }
