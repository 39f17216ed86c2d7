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

# Was geschieht, wie es im Protokoll steht. Ein Symbol steht hier immer im vierten Fall.
crosswise-a-symbol = { $symbol ->
    [sun] eine Sonne
    [cross] ein Kreuz
    [triangle] ein Dreieck
    [square] ein Quadrat
    [pentagon] ein Fünfeck
   *[star] einen Stern
}
crosswise-the-symbol = { $symbol ->
    [sun] die Sonne
    [cross] das Kreuz
    [triangle] das Dreieck
    [square] das Quadrat
    [pentagon] das Fünfeck
   *[star] den Stern
}
crosswise-the-other = { $other ->
    [sun] die Sonne
    [cross] das Kreuz
    [triangle] das Dreieck
    [square] das Quadrat
    [pentagon] das Fünfeck
   *[star] den Stern
}
crosswise-log-lay = { $reader ->
    [who] Du legst { crosswise-a-symbol } auf { $cell }.
   *[other] { $who } legt { crosswise-a-symbol } auf { $cell }.
}
crosswise-log-remove = { $reader ->
    [who] Du nimmst { crosswise-the-symbol } von { $cell } auf die Hand.
   *[other] { $who } nimmt { crosswise-the-symbol } von { $cell } auf die Hand.
}
crosswise-log-move = { $reader ->
    [who] Du schiebst { crosswise-the-symbol } von { $from } nach { $to }.
   *[other] { $who } schiebt { crosswise-the-symbol } von { $from } nach { $to }.
}
crosswise-log-swap = { $reader ->
    [who] Du vertauschst { crosswise-the-symbol } auf { $from } und { crosswise-the-other } auf { $to }.
   *[other] { $who } vertauscht { crosswise-the-symbol } auf { $from } und { crosswise-the-other } auf { $to }.
}
crosswise-log-replace = { $reader ->
    [who] Du ersetzt { crosswise-the-other } auf { $cell } durch { crosswise-a-symbol }.
   *[other] { $who } ersetzt { crosswise-the-other } auf { $cell } durch { crosswise-a-symbol }.
}
crosswise-log-redraw = { $reader ->
    [who] Du legst deine Aktionsplättchen zurück und ziehst neu.
   *[other] { $who } legt die Aktionsplättchen zurück und zieht neu.
}
crosswise-log-keep = { $reader ->
    [who] Du behältst deine Aktionsplättchen.
   *[other] { $who } behält die Aktionsplättchen.
}
crosswise-log-pass = { $reader ->
    [who] Du kannst kein Plättchen spielen und passt.
   *[other] { $who } kann kein Plättchen spielen und passt.
}
crosswise-log-draw-symbol = { $reader ->
    [who] Du ziehst { crosswise-a-symbol }.
   *[other] { $who } zieht { crosswise-a-symbol }.
}
crosswise-log-draw-action = { $reader ->
    [who] Du ziehst das Aktionsplättchen „{ crosswise-action }“.
   *[other] { $who } zieht das Aktionsplättchen „{ crosswise-action }“.
}
crosswise-log-draw-hidden = { $reader ->
    [who] Du ziehst ein Plättchen.
   *[other] { $who } zieht ein Plättchen.
}
crosswise-log-lone = { $reader ->
    [who] Das Los hat entschieden: Du spielst allein, mit den Zeilen.
   *[other] Das Los hat entschieden: { $who } spielt allein, mit den Zeilen.
}
crosswise-log-start = { $reader ->
    [who] Du beginnst.
   *[other] { $who } beginnt.
}

# Was das Brett sagt.
# Höchstens drei Buchstaben: Es steht neben dem Brett.
crosswise-board-pts = Pkt
crosswise-board-tile = { crosswise-symbol } auf { $cell }
crosswise-board-line = { $team ->
    [A] Spalte { $name }
   *[B] Zeile { $name }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $most ->
    [5] , fünf gleiche Symbole, noch eines gewinnt
    [6] , sechs gleiche Symbole
   *[other] {""}
}
crosswise-board-five = { $team ->
    [A] Pass auf: In Spalte { $name } liegen fünf gleiche Symbole. Noch eines gewinnt sofort!
   *[B] Pass auf: In Zeile { $name } liegen fünf gleiche Symbole. Noch eines gewinnt sofort!
}
crosswise-board-redraw = Neu ziehen
crosswise-board-keep = Behalten
crosswise-board-pass = Passen
crosswise-board-no-team = Team noch nicht ausgelost, { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}
crosswise-board-seat = { $team ->
    [A] Spalten
   *[B] Zeilen
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}{ $known ->
    [0] {""}
   *[other] , davon bekannt
}
crosswise-board-lone = Das Los entscheidet, wer allein spielt.
crosswise-board-start = Das Los entscheidet, wer beginnt.
crosswise-board-draws = { $reader ->
    [who] Du ziehst deine Plättchen.
   *[other] { $who } zieht Plättchen.
}
crosswise-board-refill = { $reader ->
    [who] Du ziehst ein Plättchen.
   *[other] { $who } zieht ein Plättchen.
}
crosswise-board-ask = { $reader ->
    [who] Du hast nur Aktionsplättchen. Neu ziehen?
   *[other] { $who } hat nur Aktionsplättchen und darf neu ziehen.
}
crosswise-board-must-redraw = { $reader ->
    [who] Du beginnst und hast nur Aktionsplättchen: Zieh neu.
   *[other] { $who } beginnt, hat nur Aktionsplättchen und muss neu ziehen.
}
crosswise-board-turn = { $reader ->
    [who] Du bist dran: Lege ein Symbol oder spiele eine Aktion.
   *[other] { $who } ist dran.
}
crosswise-board-six = Sechs gleiche Symbole! { $team ->
    [A] Die Spalten gewinnen
   *[B] Die Zeilen gewinnen
} sofort.
crosswise-board-full = Das Brett ist voll: { $winner ->
    [A] Die Spalten gewinnen
    [B] Die Zeilen gewinnen
   *[none] unentschieden
}, { $columns } zu { $rows }.
crosswise-board-bag = { $count ->
    [0] Der Beutel ist leer.
    [one] Im Beutel ist noch { $count } Plättchen.
   *[other] Im Beutel sind noch { $count } Plättchen.
}
crosswise-board-played = Gespielt, von je { $of }: Entferner { $remove }, Verschieber { $move }, Vertauscher { $swap }, Ersetzer { $replace }.
