crosswise-symbol = { $symbol ->
    [sun] sole
    [cross] croce
    [triangle] triangolo
    [square] quadrato
    [pentagon] pentagono
   *[star] stella
}
crosswise-action = { $action ->
    [remove] togliere
    [move] spostare
    [swap] scambiare
   *[replace] sostituire
}
crosswise-answer-first = Hai solo pedine azione. Di’ prima se ne peschi di nuove (redraw) o se le tieni (keep).
crosswise-not-asked = Si può ripescare solo prima del primo turno, e solo con sole pedine azione.
crosswise-must-redraw = Cominci tu, e sul tavoliere vuoto nessuna delle tue pedine azione si può giocare. Pesca di nuovo.
crosswise-no-symbol = Non hai in mano nessuna pedina «{ crosswise-symbol }».
crosswise-no-action = Non hai in mano nessuna pedina azione «{ crosswise-action }».
crosswise-cell-taken = In { $cell } c’è già una pedina. Scegli una casella libera.
crosswise-nothing-to-remove = In { $cell } non c’è nessuna pedina da prendere.
crosswise-nothing-to-move = In { $cell } non c’è nessuna pedina da spostare.
crosswise-move-to-taken = In { $cell } c’è già una pedina. Si sposta solo verso una casella libera.
crosswise-nothing-to-swap = In { $cell } non c’è nessuna pedina. Per scambiare servono due pedine sul tavoliere.
crosswise-nothing-to-replace = In { $cell } non c’è nessuna pedina da sostituire.
crosswise-nothing-to-put-in = Non hai in mano nessuna pedina «{ crosswise-symbol }» da mettere al suo posto.
crosswise-cannot-carry-out = La pedina azione «{ crosswise-action }» adesso non si può eseguire, quindi nemmeno giocare.
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
    [who] Tu metti { crosswise-a-symbol } su { $cell }.
   *[other] { $who } mette { crosswise-a-symbol } su { $cell }.
}
crosswise-log-remove = { $reader ->
    [who] Tu prendi in mano { crosswise-the-symbol } da { $cell }.
   *[other] { $who } prende in mano { crosswise-the-symbol } da { $cell }.
}
crosswise-log-move = { $reader ->
    [who] Tu sposti { crosswise-the-symbol } da { $from } a { $to }.
   *[other] { $who } sposta { crosswise-the-symbol } da { $from } a { $to }.
}
crosswise-log-swap = { $reader ->
    [who] Tu scambi { crosswise-the-symbol } su { $from } e { crosswise-the-other } su { $to }.
   *[other] { $who } scambia { crosswise-the-symbol } su { $from } e { crosswise-the-other } su { $to }.
}
crosswise-log-replace = { $reader ->
    [who] Tu sostituisci { crosswise-the-other } su { $cell } con { crosswise-a-symbol }.
   *[other] { $who } sostituisce { crosswise-the-other } su { $cell } con { crosswise-a-symbol }.
}
crosswise-log-redraw = { $reader ->
    [who] Tu rimetti le tue pedine azione nel sacchetto e peschi di nuovo.
   *[other] { $who } rimette le pedine azione nel sacchetto e pesca di nuovo.
}
crosswise-log-keep = { $reader ->
    [who] Tu tieni le tue pedine azione.
   *[other] { $who } tiene le pedine azione.
}
crosswise-log-pass = { $reader ->
    [who] Tu non puoi giocare nessuna pedina e passi.
   *[other] { $who } non può giocare nessuna pedina e passa.
}
crosswise-log-draw-symbol = { $reader ->
    [who] Tu peschi { crosswise-a-symbol }.
   *[other] { $who } pesca { crosswise-a-symbol }.
}
crosswise-log-draw-action = { $reader ->
    [who] Tu peschi la pedina azione «{ crosswise-action }».
   *[other] { $who } pesca la pedina azione «{ crosswise-action }».
}
crosswise-log-draw-hidden = { $reader ->
    [who] Tu peschi una pedina.
   *[other] { $who } pesca una pedina.
}
crosswise-log-lone = { $reader ->
    [who] La sorte ha deciso: tu giochi da solo, con le righe.
   *[other] La sorte ha deciso: { $who } gioca da solo, con le righe.
}
crosswise-log-start = { $reader ->
    [who] Cominci tu.
   *[other] Comincia { $who }.
}

# Che cosa dice il tavoliere.
# Al massimo tre lettere: sta accanto al tavoliere.
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
crosswise-board-lone = La sorte decide chi gioca da solo.
crosswise-board-start = La sorte decide chi comincia.
crosswise-board-draws = { $reader ->
    [who] Tu peschi le tue pedine.
   *[other] { $who } pesca pedine.
}
crosswise-board-refill = { $reader ->
    [who] Tu peschi una pedina.
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
crosswise-board-full = Il tavoliere è pieno: { $winner ->
    [A] vincono le colonne
    [B] vincono le righe
   *[none] pareggio
}, { $columns } a { $rows }.
crosswise-board-bag = { $count ->
    [0] Il sacchetto è vuoto.
    [one] Nel sacchetto c’è ancora { $count } pedina.
   *[other] Nel sacchetto ci sono ancora { $count } pedine.
}
crosswise-board-played = Giocate, su { $of } ciascuna: togliere { $remove }, spostare { $move }, scambiare { $swap }, sostituire { $replace }.
