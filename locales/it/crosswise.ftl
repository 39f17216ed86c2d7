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
