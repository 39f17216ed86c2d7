crossado-planks-first = Zuerst werden alle Stege auf den Fluss gelegt. Lege einen deiner Stege.
crossado-planks-laid = Alle Stege liegen schon. Jetzt ziehen die Spielsteine.
crossado-plank-off-board = Dort würde der Steg über den Rand ragen. Er muss auf drei Feldern liegen.
crossado-plank-on-island = { $field } gehört zu einer Insel. Stege liegen nur auf dem Fluss.
crossado-plank-on-plank = Auf { $field } liegt schon ein Steg. Stege dürfen nicht übereinander liegen.
crossado-lay-the-taken = Du hast den Steg { $taken } in der Hand. Lege ihn zuerst an eine andere Stelle.
crossado-nothing-taken = Du hast keinen Steg genommen. Nimm zuerst einen, dann kannst du ihn legen.
crossado-same-place = Genau dort lag der Steg. Suche eine andere Stelle für ihn.
crossado-not-one-or-six = Du hast eine { $die } gewürfelt. Nur mit einer 1 oder einer 6 darfst du einen Steg nehmen.
crossado-already-relaid = In diesem Zug hast du schon einen Steg versetzt. Mehr geht nicht; ziehe jetzt einen Spielstein.
crossado-no-such-plank = Auf dem Fluss liegt kein Steg { $plank }.
crossado-plank-occupied = Auf { $field } steht ein Spielstein. Einen Steg darfst du nur nehmen, wenn niemand darauf steht.
crossado-no-other-place = Für den Steg { $plank } gibt es keine andere Stelle. Er bleibt liegen.
crossado-no-piece = Dort steht kein Spielstein von dir: { $from }.
crossado-stays-in-goal = Ein Spielstein, der im Ziel ist, bleibt dort.
crossado-field-off-board = Dieser Spielplan ist kleiner: Eines der Felder { $from } und { $to } gibt es hier nicht.
crossado-island-is-one-field = Eine Insel ist ein einziges Feld. Deine Inseln heißen start und goal.
crossado-not-back-to-start = Deine Spielsteine kehren nicht auf die Startinsel zurück.
crossado-foreign-island = Das ist nicht deine Insel. Deine Spielsteine dürfen nur in ihr eigenes Ziel.
crossado-no-plank-there = Auf { $to } liegt kein Steg. Spielsteine gehen nur über Stege.
crossado-own-piece-there = Auf { $to } steht schon ein Spielstein von dir. Nur verschiedene Farben teilen sich ein Feld.
crossado-goal-too-early = So kommt dein Spielstein zu früh ins Ziel. Erst der letzte der { $die } Schritte darf ins Ziel führen.
crossado-straight-back = Dein Spielstein müsste geradewegs zurückgehen. Abbiegen und im Kreis gehen ist erlaubt, hin und her springen nicht.
crossado-out-of-reach = Mit genau { $die } Schritten kommt dein Spielstein nicht von { $from } nach { $to }.
crossado-must-move = Du kannst mit deiner { $die } einen Spielstein ziehen, also darfst du nicht passen.

# The board.
crossado-board-corner = { $corner ->
    [nw] oben links
    [ne] oben rechts
    [se] unten rechts
   *[sw] unten links
}
crossado-board-seat = { crossado-board-corner }, { $waiting } am Start, { $crossing } unterwegs, { $arrived } im Ziel{ $planks ->
    [0] {""}
    [one] , noch 1 Steg
   *[other] , noch { $planks } Stege
}
crossado-board-seat-open = wartet auf eine Ecke, { $planks ->
    [one] 1 Steg
   *[other] { $planks } Stege
}
crossado-board-plank = Steg von { $from } bis { $to }
crossado-board-piece = { $reader ->
    [who] dein Spielstein auf { $field }
   *[other] Spielstein von { $who } auf { $field }
}
crossado-board-start = { crossado-board-corner }: { $reader ->
    [who] dein Start
   *[other] Start von { $who }
}, { $count ->
    [one] 1 wartet
   *[other] { $count } warten
}
crossado-board-goal = { crossado-board-corner }: { $reader ->
    [who] dein Ziel
   *[other] Ziel von { $who }
}, { $count } angekommen
crossado-board-hand-across = Steg waagrecht
crossado-board-hand-down = Steg senkrecht
crossado-board-take = Steg nehmen
crossado-board-pass = Passen
crossado-board-lot = Das Los sagt, wer beginnt.
crossado-board-lone = Das Los sagt, wer allein auf einer Diagonale ist.
crossado-board-lays = { $reader ->
    [who] Lege einen Steg aufs Wasser.
   *[other] { $who } legt einen Steg.
}
crossado-board-rolls = { $reader ->
    [who] Für dich wird gewürfelt.
   *[other] Für { $who } wird gewürfelt.
}
crossado-board-rolls-again = { $reader ->
    [who] Du kannst nicht ziehen: Wurf { $roll } von { $rolls }, auf eine 1 oder 6.
   *[other] { $who } kann nicht ziehen: Wurf { $roll } von { $rolls }, auf eine 1 oder 6.
}
crossado-board-walks = { $reader ->
    [who] Du hast eine { $die }: Geh mit einem Spielstein.
   *[other] { $who } hat eine { $die } und zieht.
}
crossado-board-walks-or-takes = { $reader ->
    [who] Du hast eine { $die }: Geh los, oder nimm erst einen Steg.
   *[other] { $who } hat eine { $die }, darf einen Steg nehmen und zieht.
}
crossado-board-takes-or-passes = { $reader ->
    [who] Du hast eine { $die }, aber kein Spielstein kann so weit gehen: Nimm einen Steg oder passe.
   *[other] { $who } hat eine { $die }, kann nicht ziehen und nimmt einen Steg oder passt.
}
crossado-board-passes = { $reader ->
    [who] Du hast eine { $die }, aber kein Spielstein kann so weit gehen: Passe.
   *[other] { $who } hat eine { $die }, kann nicht ziehen und passt.
}
crossado-board-relays = { $reader ->
    [who] Du hast eine { $die } und hältst den Steg von { $from } bis { $to }: Lege ihn woanders hin.
   *[other] { $who } hat eine { $die }, hält den Steg von { $from } bis { $to } und legt ihn woanders hin.
}
crossado-board-over = Das Spiel ist aus.
crossado-board-turn = Zug { $turn } von { $limit }.

# What happened.
crossado-log-start = { $reader ->
    [who] Du beginnst.
   *[other] { $who } beginnt.
}
crossado-log-lone = { $reader ->
    [who] Das Los hat entschieden: Du bist allein auf deiner Diagonale.
   *[other] Das Los hat entschieden: { $who } ist allein auf der Diagonale.
}
crossado-log-die = { $reader ->
    [who] Du würfelst eine { $die }.
   *[other] { $who } würfelt eine { $die }.
}
crossado-log-die-again = { $reader ->
    [who] Du würfelst eine { $die }. Das hilft nicht, also noch einmal.
   *[other] { $who } würfelt eine { $die }. Das hilft nicht, also noch einmal.
}
crossado-log-die-lost = { $reader ->
    [who] Du würfelst eine { $die }. Keine 1 und keine 6: Dein Zug ist vorbei.
   *[other] { $who } würfelt eine { $die }. Keine 1 und keine 6: Der Zug ist vorbei.
}
crossado-log-plank = { $reader ->
    [who] Du legst einen Steg von { $from } bis { $to }.
   *[other] { $who } legt einen Steg von { $from } bis { $to }.
}
crossado-log-take = { $reader ->
    [who] Du nimmst den Steg von { $from } bis { $to }.
   *[other] { $who } nimmt den Steg von { $from } bis { $to }.
}
crossado-log-lay = { $reader ->
    [who] Du legst den Steg woanders hin: von { $from } bis { $to }.
   *[other] { $who } legt den Steg woanders hin: von { $from } bis { $to }.
}
crossado-log-steps = { $die ->
    [one] 1 Schritt
   *[other] { $die } Schritte
}
crossado-log-walk = { $reader ->
    [who] Du gehst { crossado-log-steps } von { $from } nach { $to }.
   *[other] { $who } geht { crossado-log-steps } von { $from } nach { $to }.
}
crossado-log-circle = { $reader ->
    [who] Du gehst { crossado-log-steps } im Kreis und stehst wieder auf { $to }.
   *[other] { $who } geht { crossado-log-steps } im Kreis und steht wieder auf { $to }.
}
crossado-log-leave = { $reader ->
    [who] Du gehst { crossado-log-steps } vom Start nach { $to }.
   *[other] { $who } geht { crossado-log-steps } vom Start nach { $to }.
}
crossado-log-arrive = { $reader ->
    [who] Du gehst { crossado-log-steps } von { $from } ins Ziel
   *[other] { $who } geht { crossado-log-steps } von { $from } ins Ziel
}{ $arrived ->
    [4] : Alle vier sind da!
   *[other] {" "}({ $arrived } von { $pieces }).
}
crossado-log-pass = { $reader ->
    [who] Du passt.
   *[other] { $who } passt.
}
