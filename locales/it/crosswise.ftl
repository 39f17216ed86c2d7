crosswise-symbol = { $symbol ->
    [sun] sole
    [cross] croce
    [triangle] triangolo
    [square] quadrato
    [pentagon] pentagono
   *[star] stella
}
crosswise-action = { $action ->
    [remove] Togliere
    [move] Spostare
    [swap] Scambiare
   *[replace] Sostituire
}
crosswise-answer-first = Hai solo pedine azione. Di’ prima se ne peschi di nuove (redraw) o se le tieni (keep).
crosswise-not-asked = Si può pescare di nuovo solo prima del primo turno, e solo se hai soltanto pedine azione.
crosswise-must-redraw = Cominci tu, e sul tabellone vuoto nessuna delle tue pedine azione si può giocare. Pesca di nuovo.
crosswise-no-symbol = Non hai in mano nessuna pedina «{ crosswise-symbol }».
crosswise-no-action = Non hai in mano nessuna pedina azione «{ crosswise-action }».
crosswise-cell-taken = In { $cell } c’è già una pedina. Scegli una casella libera.
crosswise-nothing-to-remove = In { $cell } non c’è nessuna pedina da prendere.
crosswise-nothing-to-move = In { $cell } non c’è nessuna pedina da spostare.
crosswise-move-to-taken = In { $cell } c’è già una pedina. Si sposta solo verso una casella libera.
crosswise-nothing-to-swap = In { $cell } non c’è nessuna pedina. Per scambiare servono due pedine sul tabellone.
crosswise-nothing-to-replace = In { $cell } non c’è nessuna pedina da sostituire.
crosswise-nothing-to-put-in = Non hai in mano nessuna pedina «{ crosswise-symbol }» da mettere al suo posto.
crosswise-cannot-carry-out = L’azione «{ crosswise-action }» adesso non è possibile, quindi non puoi giocare questa pedina.
crosswise-can-play = Puoi ancora giocare una pedina, quindi non puoi passare.

# Che cosa succede, come dice il registro.
crosswise-a-symbol = { $symbol ->
    [sun] un sole
    [cross] una croce
    [triangle] un triangolo
    [square] un quadrato
    [pentagon] un pentagono
   *[star] una stella
}
crosswise-the-symbol = { $symbol ->
    [sun] il sole
    [cross] la croce
    [triangle] il triangolo
    [square] il quadrato
    [pentagon] il pentagono
   *[star] la stella
}
crosswise-the-other = { $other ->
    [sun] il sole
    [cross] la croce
    [triangle] il triangolo
    [square] il quadrato
    [pentagon] il pentagono
   *[star] la stella
}
crosswise-log-lay = { $reader ->
    [who] Metti { crosswise-a-symbol } su { $cell }.
   *[other] { $who } mette { crosswise-a-symbol } su { $cell }.
}
crosswise-log-remove = { $reader ->
    [who] Prendi in mano { crosswise-the-symbol } da { $cell }.
   *[other] { $who } prende in mano { crosswise-the-symbol } da { $cell }.
}
crosswise-log-move = { $reader ->
    [who] Sposti { crosswise-the-symbol } da { $from } a { $to }.
   *[other] { $who } sposta { crosswise-the-symbol } da { $from } a { $to }.
}
crosswise-log-swap = { $reader ->
    [who] Scambi { crosswise-the-symbol } su { $from } e { crosswise-the-other } su { $to }.
   *[other] { $who } scambia { crosswise-the-symbol } su { $from } e { crosswise-the-other } su { $to }.
}
crosswise-log-replace = { $reader ->
    [who] Sostituisci { crosswise-the-other } su { $cell } con { crosswise-a-symbol }.
   *[other] { $who } sostituisce { crosswise-the-other } su { $cell } con { crosswise-a-symbol }.
}
crosswise-log-redraw = { $reader ->
    [who] Rimetti le tue pedine azione nel sacchetto e peschi di nuovo.
   *[other] { $who } rimette le pedine azione nel sacchetto e pesca di nuovo.
}
crosswise-log-keep = { $reader ->
    [who] Tieni le tue pedine azione.
   *[other] { $who } tiene le pedine azione.
}
crosswise-log-pass = { $reader ->
    [who] Non puoi giocare nessuna pedina e passi.
   *[other] { $who } non può giocare nessuna pedina e passa.
}
crosswise-log-draw-symbol = { $reader ->
    [who] Peschi { crosswise-a-symbol }.
   *[other] { $who } pesca { crosswise-a-symbol }.
}
crosswise-log-draw-action = { $reader ->
    [who] Peschi la pedina azione «{ crosswise-action }».
   *[other] { $who } pesca la pedina azione «{ crosswise-action }».
}
crosswise-log-draw-hidden = { $reader ->
    [who] Peschi una pedina.
   *[other] { $who } pesca una pedina.
}
crosswise-log-lone = { $reader ->
    [who] La sorte ha deciso: giochi contro gli altri due, con le righe.
   *[other] La sorte ha deciso: { $who } gioca contro gli altri due, con le righe.
}
crosswise-log-start = { $reader ->
    [who] Cominci tu.
   *[other] Comincia { $who }.
}

# Che cosa dice il tabellone.
# Al massimo tre lettere: sta accanto al tabellone.
crosswise-board-pts = pti
crosswise-board-tile = { crosswise-symbol } su { $cell }
crosswise-board-line = { $team ->
    [A] Colonna { $name }
   *[B] Riga { $name }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $most ->
    [5] , cinque simboli uguali, ancora uno e vince
    [6] , sei simboli uguali
   *[other] {""}
}
crosswise-board-five = { $team ->
    [A] Attenzione: cinque simboli uguali nella colonna { $name }. Ancora uno e vince subito!
   *[B] Attenzione: cinque simboli uguali nella riga { $name }. Ancora uno e vince subito!
}
crosswise-board-redraw = Pesca di nuovo
crosswise-board-keep = Tieni
crosswise-board-pass = Passa
crosswise-board-no-team = squadra non ancora sorteggiata, { $tiles ->
    [one] { $tiles } pedina
   *[other] { $tiles } pedine
}
crosswise-board-seat = { $team ->
    [A] colonne
   *[B] righe
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $tiles ->
    [one] { $tiles } pedina
   *[other] { $tiles } pedine
}{ $known ->
    [0] {""}
    [one] , di cui nota
   *[other] , di cui note
}
crosswise-board-lone = La sorte decide chi gioca contro gli altri due.
crosswise-board-start = La sorte decide chi comincia.
crosswise-board-draws = { $reader ->
    [who] Peschi le tue pedine.
   *[other] { $who } pesca le sue pedine.
}
crosswise-board-refill = { $reader ->
    [who] Peschi una pedina.
   *[other] { $who } pesca una pedina.
}
crosswise-board-ask = { $reader ->
    [who] Hai solo pedine azione. Peschi di nuovo?
   *[other] { $who } ha solo pedine azione e può pescare di nuovo.
}
crosswise-board-must-redraw = { $reader ->
    [who] Cominci tu e hai solo pedine azione: pesca di nuovo.
   *[other] { $who } comincia, ha solo pedine azione e deve pescare di nuovo.
}
crosswise-board-turn = { $reader ->
    [who] Tocca a te: metti un simbolo o gioca un’azione.
   *[other] Tocca a { $who }.
}
crosswise-board-six = Sei simboli uguali! { $team ->
    [A] Le colonne vincono
   *[B] Le righe vincono
} subito.
crosswise-board-full = Il tabellone è pieno: { $winner ->
    [A] vincono le colonne
    [B] vincono le righe
   *[none] pareggio
}, { $columns } a { $rows }.
crosswise-board-bag = { $count ->
    [0] Il sacchetto è vuoto.
    [one] Nel sacchetto c’è ancora { $count } pedina.
   *[other] Nel sacchetto ci sono ancora { $count } pedine.
}
crosswise-board-played = Azioni giocate, su { $of } ciascuna: Togliere { $remove }, Spostare { $move }, Scambiare { $swap }, Sostituire { $replace }.

# Perché la partita è finita.
crosswise-symbols = { $symbol ->
    [sun] soli
    [cross] croci
    [triangle] triangoli
    [square] quadrati
    [pentagon] pentagoni
   *[star] stelle
}
crosswise-end-six = Sei { crosswise-symbols } nella { $team ->
    [A] colonna { $name }
   *[B] riga { $name }
}!
crosswise-end-full = Il tabellone è pieno: { $high } a { $low }.
crosswise-end-draw = Il tabellone è pieno, e le due squadre hanno { $high } punti.

# Perché una mossa è buona.
crosswise-why-line = { $team ->
    [A] colonna { $name }
   *[B] riga { $name }
}
crosswise-why-have = { $others ->
    [1] { $who } ha
   *[other] Gli altri hanno
}
crosswise-why-six = Sei { crosswise-symbols } nella tua { crosswise-why-line }: vinci subito!
crosswise-why-last = Così riempi l’ultima casella e vinci { $high } a { $low }!
crosswise-why-draw = Così riempi l’ultima casella e nessuno perde: le due squadre hanno { $high } punti.
crosswise-why-break-five = { crosswise-why-have } cinque { crosswise-symbols } nella { crosswise-why-line }: con sei hai perso. Tu rompi la serie!
crosswise-why-block-five = { crosswise-why-have } cinque { crosswise-symbols } nella { crosswise-why-line }: con sei hai perso. Tu occupi l’ultima casella libera!
crosswise-why-five = Cinque { crosswise-symbols } nella tua { crosswise-why-line }: ancora una pedina uguale e vinci!
crosswise-why-block = { crosswise-why-have } { $count } { crosswise-symbols } nella { crosswise-why-line }. La tua pedina è in mezzo: per sei non c’è più posto.
crosswise-why-different = Sei simboli diversi nella tua { crosswise-why-line }: fanno 6 punti.
crosswise-why-equal = Adesso ci sono { $count } { crosswise-symbols } nella tua { crosswise-why-line }, che vale { $points } punti.
crosswise-why-pair = Così hai due { crosswise-symbols } nella tua { crosswise-why-line }: un punto in più.
crosswise-why-points = Così fai { $count ->
    [one] un punto
   *[other] { $count } punti
} in più.
crosswise-why-break = Rompi la serie di { $count } { crosswise-symbols } che { $others ->
    [1] { $who } ha
   *[other] gli altri hanno
} nella { crosswise-why-line }: { $lost ->
    [one] un punto
   *[other] { $lost } punti
} in meno.
crosswise-why-takes = Togli { $count ->
    [one] un punto
   *[other] { $count } punti
} { $others ->
    [1] a { $who }
   *[other] agli altri
}.
crosswise-why-spoil = { crosswise-why-have } { $count } simboli diversi nella { crosswise-why-line }. Adesso uno c’è due volte, e sei diversi non ci stanno più.
crosswise-why-more = Hai ancora { $count ->
    [one] { crosswise-a-symbol }
   *[other] { $count } { crosswise-symbols }
} in mano per la tua { crosswise-why-line }.
crosswise-why-fresh = La tua { crosswise-why-line } è ancora vuota: lì puoi raccogliere { crosswise-symbols }.
crosswise-why-nothing = Lì la tua pedina non dà punti { $others ->
    [1] a { $who }
   *[other] agli altri
}.
crosswise-why-redraw = Con sole pedine azione non puoi mettere niente. Forse adesso peschi dei simboli.
crosswise-why-pass = Adesso non puoi giocare nessuna delle tue pedine.
