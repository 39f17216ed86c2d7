crosswise-symbol = { $symbol ->
    [sun] Sonne
    [cross] Kreuz
    [triangle] Dreieck
    [square] Quadrat
    [pentagon] Fünfeck
   *[star] Stern
}
crosswise-action = { $action ->
    [remove] Entferner
    [move] Verschieber
    [swap] Vertauscher
   *[replace] Ersetzer
}
crosswise-answer-first = Du hast nur Aktionsplättchen. Sag zuerst, ob du neu ziehst (redraw) oder sie behältst (keep).
crosswise-not-asked = Neu ziehen kann man nur vor dem ersten Zug und nur mit lauter Aktionsplättchen.
crosswise-must-redraw = Du beginnst, und auf dem leeren Brett lässt sich keines deiner Aktionsplättchen spielen. Zieh neu.
crosswise-no-symbol = Du hast kein Plättchen „{ crosswise-symbol }“ auf der Hand.
crosswise-no-action = Du hast kein Aktionsplättchen „{ crosswise-action }“ auf der Hand.
crosswise-cell-taken = Auf { $cell } liegt schon ein Plättchen. Wähle ein leeres Feld.
crosswise-nothing-to-remove = Auf { $cell } liegt kein Plättchen, das du nehmen könntest.
crosswise-nothing-to-move = Auf { $cell } liegt kein Plättchen, das du verschieben könntest.
crosswise-move-to-taken = Auf { $cell } liegt schon ein Plättchen. Verschieben geht nur auf ein leeres Feld.
crosswise-nothing-to-swap = Auf { $cell } liegt kein Plättchen. Zum Vertauschen braucht es zwei Plättchen auf dem Brett.
crosswise-nothing-to-replace = Auf { $cell } liegt kein Plättchen, das du ersetzen könntest.
crosswise-nothing-to-put-in = Du hast kein Plättchen „{ crosswise-symbol }“ auf der Hand, das du dafür einsetzen könntest.
crosswise-cannot-carry-out = Das Aktionsplättchen „{ crosswise-action }“ lässt sich gerade nicht ausführen, also auch nicht spielen.
crosswise-can-play = Du kannst noch ein Plättchen spielen, also darfst du nicht passen.
