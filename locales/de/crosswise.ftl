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

# Was geschieht, wie es im Verlauf steht. Ein Symbol steht hier immer im vierten Fall.
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
    [A] Pass auf: In Spalte { $name } liegen fünf gleiche Symbole. Noch eines, und die Spalten gewinnen sofort!
   *[B] Pass auf: In Zeile { $name } liegen fünf gleiche Symbole. Noch eines, und die Zeilen gewinnen sofort!
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

# Warum das Spiel zu Ende ist.
crosswise-symbols = { $symbol ->
    [sun] Sonnen
    [cross] Kreuze
    [triangle] Dreiecke
    [square] Quadrate
    [pentagon] Fünfecke
   *[star] Sterne
}
crosswise-end-six = Sechs { crosswise-symbols } in { $team ->
    [A] Spalte { $name }
   *[B] Zeile { $name }
}!
crosswise-end-full = Das Brett ist voll: { $high } zu { $low }.
crosswise-end-draw = Das Brett ist voll, und beide Seiten haben { $high } Punkte.

# Warum ein Zug gut ist.
crosswise-why-line = { $team ->
    [A] Spalte { $name }
   *[B] Zeile { $name }
}
crosswise-why-have = { $others ->
    [1] { $who } hat
   *[other] Die anderen haben
}
crosswise-why-six = Sechs { crosswise-symbols } in deiner { crosswise-why-line }: Du gewinnst sofort!
crosswise-why-last = Damit ist das letzte Feld voll, und du gewinnst { $high } zu { $low }!
crosswise-why-draw = Damit ist das letzte Feld voll, und niemand verliert: Beide Seiten haben { $high } Punkte.
crosswise-why-break-five = { crosswise-why-have } fünf { crosswise-symbols } in { crosswise-why-line }, mit sechs wäre das Spiel verloren. Du reißt sie auseinander!
crosswise-why-block-five = { crosswise-why-have } fünf { crosswise-symbols } in { crosswise-why-line }, mit sechs wäre das Spiel verloren. Du besetzt dort das letzte freie Feld!
crosswise-why-five = Fünf { crosswise-symbols } in deiner { crosswise-why-line }: Dort noch so ein Plättchen, und du gewinnst!
crosswise-why-block = { crosswise-why-have } { $count } { crosswise-symbols } in { crosswise-why-line }. Jetzt liegt dein Plättchen im Weg, und sechs davon passen nicht mehr hin.
crosswise-why-different = Sechs verschiedene Symbole in deiner { crosswise-why-line }: Das gibt 6 Punkte.
crosswise-why-equal = Jetzt liegen { $count } { crosswise-symbols } in deiner { crosswise-why-line }, und sie zählt { $points } Punkte.
crosswise-why-pair = Damit liegen zwei { crosswise-symbols } in deiner { crosswise-why-line }: ein Punkt mehr.
crosswise-why-points = Das bringt dir { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} mehr.
crosswise-why-break = Du reißt die { $count } { crosswise-symbols } auseinander, die { $others ->
    [1] { $who } in { crosswise-why-line } hat
   *[other] die anderen in { crosswise-why-line } haben
}: Dort gibt es { $lost ->
    [one] einen Punkt
   *[other] { $lost } Punkte
} weniger.
crosswise-why-takes = Das kostet { $others ->
    [1] { $who }
   *[other] die anderen
} { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}.
crosswise-why-spoil = { crosswise-why-have } { $count } verschiedene Symbole in { crosswise-why-line }. Jetzt liegt eines davon doppelt, und sechs verschiedene passen nicht mehr hin.
crosswise-why-more = Für deine { crosswise-why-line } hast du noch { $count ->
    [one] { crosswise-a-symbol }
   *[other] { $count } { crosswise-symbols }
} auf der Hand.
crosswise-why-fresh = Deine { crosswise-why-line } ist noch leer: Dort kannst du { crosswise-symbols } sammeln.
crosswise-why-nothing = Dort bringt dein Plättchen { $others ->
    [1] { $who }
   *[other] den anderen
} keine Punkte.
crosswise-why-redraw = Mit lauter Aktionsplättchen kannst du nichts legen. Vielleicht ziehst du jetzt Symbole.
crosswise-why-pass = Du kannst gerade keines deiner Plättchen spielen.
