# The boards in plain characters. The games write them in English; what is written here in English is how they do it,
# and every line of a board is found by it. A test sees to it that none is missed. Lines of a table keep their columns.

# What all boards say.
board-you = { $seat } (tu)
board-and = { $one } e { $other }
board-seat = posto { $seat }
board-one-card = 1 carta
board-cards = { $count } carte
board-pile = Mazzo: { $cards }
board-over = La partita è finita.
board-lot-begins = La sorte decide chi comincia.

# Crosswise.
board-points = punti
board-pts = pti
board-crosswise-score = colonne (squadra A) { $columns }, righe (squadra B) { $rows }
board-crosswise-bag = sacchetto { $bag }; giocate: togliere { $remove }, spostare { $move }, scambiare { $swap }, sostituire { $replace }
board-crosswise-undrawn = posto { $seat } (squadra non ancora sorteggiata): { $tiles }
board-crosswise-columns = posto { $seat } (colonne): { $tiles }
board-crosswise-rows = posto { $seat } (righe): { $tiles }
board-crosswise-no-tiles = posto { $seat } (colonne): niente
board-crosswise-none = posto { $seat } (righe): niente
board-crosswise-known =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }, note: { $tiles }
board-crosswise-tiles =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
board-crosswise-lone = la sorte decide chi gioca da solo
board-crosswise-draws = il posto { $seat } pesca le sue pedine
board-crosswise-begins = la sorte decide chi comincia
board-crosswise-ask = il posto { $seat } ha solo pedine azione: ripescare o tenere?
board-crosswise-refill = si pesca una pedina
board-crosswise-full = il tavoliere è pieno
board-crosswise-six = sei simboli uguali: la squadra { $team } vince subito

# Cross Roads.
board-cross-roads-legend = 3---7 e | uniscono le metà di una carta; > < v ^ mostrano dove continua
board-cross-roads-beneath = sotto un’altra; . è il tavolo vuoto.
board-cross-roads-rank = Posto { $seat }: { $cards }, { $rank }º posto
board-cross-roads-hand = Posto { $seat }: { $cards }
board-cross-roads-own = la tua mano: { $cards }
board-cross-roads-known = conosci: { $cards }
board-cross-roads-knows = conosce di te: { $cards }
board-cross-roads-closing = Qualcuno ha finito le carte; questo giro è l’ultimo.
board-cross-roads-dealt = Si dà una carta al posto { $seat }.
board-cross-roads-turn-up = Si scopre la prima carta del mazzo.
board-cross-roads-lot = Si estrae a sorte chi comincia.
board-cross-roads-turn = Tocca al posto { $seat }.
board-cross-roads-draws = Il posto { $seat } pesca una carta dal mazzo.
board-cross-roads-steals = Il posto { $seat } pesca una carta dalla mano del posto { $from }.
board-cross-roads-another = Poi si pesca ancora una volta.
board-cross-roads-more = Poi si pesca ancora { $count } volte.

# Mixx.
board-mixx-cells = Una casella è colonna,riga; + è una casella libera. { $centre }
board-mixx-line = Si costruisce una fila, non una croce.
board-mixx-centre = Il centro è { $cell }.
board-mixx-open = Il centro è ancora aperto.
board-mixx-seat = Posto { $seat }, { $cards } in presa
board-mixx-none = nessuna carta
board-mixx-without = Mazzo: { $cards }; senza { $motifs }
board-mixx-table = Sul tavolo: { $cards }; l’ultima è del posto { $seat }.
board-mixx-missed = Sul tavolo: { $cards }; l’ultima è del posto { $seat }, da allora { $count } hanno saltato.
board-mixx-dealt = Si dà una carta al posto { $seat }.
board-mixx-first = Il posto { $seat } posa la prima carta, su 0,0.
board-mixx-turn = Il posto { $seat } posa una carta, o salta se nessuna va bene.
board-mixx-run = Il posto { $seat } continua in solitaria: posa un’altra carta, o si ferma.
board-mixx-draw = Il posto { $seat } pesca una carta.
board-mixx-over = La partita è finita. Più carte: { $seats }.
board-mixx-two = { $one }, { $other }

# Crossado.
board-crossado-head = posto da    a   attesa   arrivo   passer.  pedine su
board-crossado-planks = passerelle: { $planks }
board-crossado-lot = La sorte dice chi comincia.
board-crossado-lays = Il posto { $seat } posa una passerella.
board-crossado-turn = Turno { $turn } di { $limit }: { $what }
board-crossado-rolls = si tira il dado per il posto { $seat }.
board-crossado-again = il posto { $seat } non può muovere e ritira per un 1 o un 6.
board-crossado-relay = il posto { $seat } ha fatto { $die }, può prendere una passerella, e muove.
board-crossado-moves = il posto { $seat } ha fatto { $die } e muove.
board-crossado-taken = il posto { $seat } ha fatto { $die }, ha preso { $plank } e la posa altrove.

# Cross'N Go.
board-row = fila
board-cross-n-go-head = Cross'N Go, giro { $round } di { $limit }. { $status }
board-cross-n-go-bars = Si posano le barre.
board-cross-n-go-colours = Si estraggono i colori.
board-cross-n-go-rolls = Il posto { $seat } tira il dado.
board-cross-n-go-six = Il posto { $seat } ha un sei e ritira.
board-cross-n-go-last = Il posto { $seat } gioca, ancora 1 punto.
board-cross-n-go-plays = Il posto { $seat } gioca, ancora { $points } punti.
board-cross-n-go-far = di là: posto { $seat }, corre in giù v
board-cross-n-go-far-two = di là: posti { $seats }, corrono in giù v
board-cross-n-go-near = di qua: posto { $seat }, corre in su ^
board-cross-n-go-near-two = di qua: posti { $seats }, corrono in su ^
board-cross-n-go-wide = La pila è troppo larga per disegnarla com’è: il numero dopo ogni fila
board-cross-n-go-shifted = dice di quante caselle la sua barra è a destra (-: a sinistra).
board-cross-n-go-legend = R rosso, B blu, G verde, Y giallo; R1 pedina, R2 due, R# jolly, R~ jolly per
board-cross-n-go-wood = un giro, . legno. Il numero è lo spostamento; le caselle contano da sinistra.
board-cross-n-go-joker = Il jolly su { $field } va via quando tocca di nuovo al posto { $seat }.
board-cross-n-go-colourless = ancora nessun colore
board-cross-n-go-near-seat-joker = posto { $seat } (di qua), { $colours }: { $across } arrivate, ancora { $rows } file, 1 jolly
board-cross-n-go-near-seat = posto { $seat } (di qua), { $colours }: { $across } arrivate, ancora { $rows } file, { $jokers } jolly
board-cross-n-go-far-seat-joker = posto { $seat } (di là), { $colours }: { $across } arrivate, ancora { $rows } file, 1 jolly
board-cross-n-go-far-seat = posto { $seat } (di là), { $colours }: { $across } arrivate, ancora { $rows } file, { $jokers } jolly

# Words in tables; short ones, because columns are narrow.
board-word = { $word ->
    [sun] sole
    [cross] croce
    [triangle] triangolo
    [square] quadrato
    [pentagon] pentagono
    [star] stella
    [remove] togliere
    [move] spostare
    [swap] scambiare
    [replace] sostituire
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [turquoise] turchese
    [orange] arancione
    [pink] rosa
    [violet] viola
    [shell] conchiglia
    [starfish] stella
    [fish] pesce
    [jellyfish] medusa
    [propeller] elica
    [turtle] tartaruga
    [chest] forziere
    [anchor] ancora
   *[other] { $word }
}
