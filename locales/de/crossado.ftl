crossado-planks-first = Zuerst werden alle Stege auf den Fluss gelegt. Lege einen deiner Stege.
crossado-planks-laid = Alle Stege liegen schon. Jetzt gehen die Steine los.
crossado-plank-off-board = Dort würde der Steg über den Rand ragen. Er muss auf drei Feldern liegen.
crossado-plank-on-island = { $field } gehört zu einer Insel. Stege liegen nur auf dem Fluss.
crossado-plank-on-plank = Auf { $field } liegt schon ein Steg. Stege dürfen nicht übereinander liegen.
crossado-lay-the-taken = Du hast den Steg { $taken } in der Hand. Lege ihn zuerst an eine andere Stelle.
crossado-nothing-taken = Du hast keinen Steg genommen. Nimm zuerst einen, dann kannst du ihn legen.
crossado-same-place = Genau dort lag der Steg. Suche eine andere Stelle für ihn.
crossado-not-one-or-six = Du hast eine { $die } gewürfelt. Nur mit einer 1 oder einer 6 darfst du einen Steg nehmen.
crossado-already-relaid = In diesem Zug hast du schon einen Steg umgelegt. Geh jetzt mit einem Stein.
crossado-no-such-plank = Auf dem Fluss liegt kein Steg { $plank }.
crossado-plank-occupied = Auf { $field } steht ein Stein. Einen Steg darfst du nur nehmen, wenn niemand darauf steht.
crossado-no-other-place = Für den Steg { $plank } gibt es keine andere Stelle. Er bleibt liegen.
crossado-no-piece = Dort steht kein Stein von dir: { $from }.
crossado-stays-in-goal = Ein Stein, der im Ziel ist, bleibt dort.
crossado-field-off-board = Dieser Spielplan ist kleiner: Eines der Felder { $from } und { $to } gibt es hier nicht.
crossado-island-is-one-field = Eine Insel ist ein einziges Feld. Deine Inseln heißen start und goal.
crossado-not-back-to-start = Deine Steine kehren nicht auf die Startinsel zurück.
crossado-foreign-island = Das ist nicht deine Insel. Deine Steine dürfen nur in ihr eigenes Ziel.
crossado-no-plank-there = Auf { $to } liegt kein Steg. Steine gehen nur über Stege.
crossado-own-piece-there = Auf { $to } steht schon ein Stein von dir. Nur verschiedene Farben teilen sich ein Feld.
crossado-goal-too-early = So kommt dein Stein zu früh ins Ziel. Erst der letzte der { $die } Schritte darf ins Ziel führen.
crossado-straight-back = Dein Stein müsste geradewegs zurückgehen. Abbiegen und im Kreis gehen ist erlaubt, hin und her springen nicht.
crossado-out-of-reach = Mit genau { $die } Schritten kommt dein Stein nicht von { $from } nach { $to }.
crossado-must-move = Einer deiner Steine kann { $die } gehen, also darfst du nicht passen.

# Das Brett.
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
    [who] dein Stein auf { $field }
   *[other] Stein von { $who } auf { $field }
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
    [who] Du hast eine { $die }: Geh mit einem Stein.
   *[other] { $who } hat eine { $die } und zieht.
}
crossado-board-walks-or-takes = { $reader ->
    [who] Du hast eine { $die }: Geh los, oder nimm erst einen Steg.
   *[other] { $who } hat eine { $die }, darf einen Steg nehmen und zieht.
}
crossado-board-relays = { $reader ->
    [who] Du hast eine { $die } und hältst den Steg von { $from } bis { $to }: Lege ihn woanders hin.
   *[other] { $who } hat eine { $die }, hält den Steg von { $from } bis { $to } und legt ihn woanders hin.
}
crossado-board-over = Das Spiel ist zu Ende.
crossado-board-turn = Zug { $turn } von { $limit }.

# Was geschah.
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

# Warum das Spiel zu Ende ist.
crossado-end-arrived = { $reader ->
    [who] Deine vier Steine sind alle im Ziel.
   *[other] Alle vier Steine von { $who } sind im Ziel.
}
crossado-end-limit = { $reader ->
    [who] Alle hatten { $limit } Züge. Du hast die meisten Steine im Ziel: { $count }.
   *[other] Alle hatten { $limit } Züge. { $who } hat die meisten Steine im Ziel: { $count }.
}
crossado-end-limit-shared = Alle hatten { $limit } Züge, und niemand liegt allein vorn: { $count ->
    [0] Kein Stein ist im Ziel
    [one] ein Stein im Ziel
   *[other] { $count } Steine im Ziel
}.

# Warum kein Stein so weit gehen kann, wie gewürfelt wurde.
crossado-stuck = { $why ->
    [island] { $reader ->
        [who] Von deiner Insel führt kein Steg weg.
       *[other] Von der Insel von { $who } führt kein Steg weg.
    }
    [own] { $reader ->
        [who] Wo ein Stein hinkönnte, stehen schon deine eigenen.
       *[other] Wo ein Stein hinkönnte, stehen schon eigene von { $who }.
    }
    [early] { $reader ->
        [who] Mit einer { $die } kämst du zu früh ins Ziel.
       *[other] Mit einer { $die } käme { $who } zu früh ins Ziel.
    }
   *[short] Kein Weg über die Stege ist lang genug für eine { $die }.
}
crossado-board-stuck-takes = { $reader ->
    [who] Du hast eine { $die }. { crossado-stuck } Nimm einen Steg oder passe.
   *[other] { $who } hat eine { $die }. { crossado-stuck } { $who } nimmt einen Steg oder passt.
}
crossado-board-stuck-passes = { $reader ->
    [who] Du hast eine { $die }. { crossado-stuck } Du passt.
   *[other] { $who } hat eine { $die }. { crossado-stuck } { $who } passt.
}
crossado-log-die-stuck = { $reader ->
    [who] Du würfelst eine { $die }. { crossado-stuck } Du würfelst noch einmal.
   *[other] { $who } würfelt eine { $die }. { crossado-stuck } Also noch einmal.
}
crossado-log-pass-stuck = { $reader ->
    [who] Du passt. { crossado-stuck }
   *[other] { $who } passt. { crossado-stuck }
}

# Warum ein Zug gut ist: gesagt zu dem, der ihn machen kann.
crossado-why-from = { $from ->
    [start] von deiner Insel aus
   *[other] von deinem Stein auf { $from } aus
}
crossado-why-wins = Dein letzter Stein kommt ins Ziel: Du gewinnst!
crossado-why-arrives = Ein Stein von dir kommt ins Ziel: Nummer { $arrived } von { $pieces }!
crossado-why-near = Von dort bringt eine { $roll } deinen Stein ins Ziel.
crossado-why-most = { $count ->
    [one] Dein Stein kommt ein Feld näher ans Ziel. Weiter kommst du mit keinem Zug.
   *[other] Dein Stein kommt { $count } Felder näher ans Ziel. Weiter kommst du mit keinem Zug.
}
crossado-why-leaves = Noch ein Stein von dir geht los. { $count ->
    [0] Dann wartet keiner mehr auf der Insel.
    [one] Dann wartet nur noch einer auf der Insel.
   *[other] Dann warten noch { $count } auf der Insel.
}
crossado-why-nearer = { $count ->
    [one] Dein Stein kommt ein Feld näher ans Ziel.
   *[other] Dein Stein kommt { $count } Felder näher ans Ziel.
}
crossado-why-circle = Kein Zug bringt dich näher ans Ziel. Hier gehst du im Kreis und verlierst nichts.
crossado-why-sideways = Kein Zug bringt dich näher ans Ziel. Mit diesem verlierst du nichts.
crossado-why-least = { $count ->
    [one] Jeder Zug führt vom Ziel weg. Dieser kostet dich nur ein Feld.
   *[other] Jeder Zug führt vom Ziel weg. Dieser kostet dich am wenigsten: { $count } Felder.
}
crossado-why-bridge = Jetzt führen Stege bis in dein Ziel, { crossado-why-from }.
crossado-why-exit = Jetzt führt ein Steg von deiner Insel weg, und deine Steine können losgehen.
crossado-why-shorter = { $count ->
    [one] Eine Abkürzung: Sie spart einem deiner Steine einen Schritt.
   *[other] Eine Abkürzung: Sie spart einem deiner Steine { $count } Schritte.
}
crossado-why-door = Jetzt liegt ein Steg an deinem Ziel, und deine Steine kommen dort hinein.
crossado-why-own-way = { $count ->
    [one] Dieser Steg deckt ein Feld auf deinem Weg ins Ziel, { crossado-why-from }, und hilft sonst keinem.
   *[other] Dieser Steg deckt { $count } Felder auf deinem Weg ins Ziel, { crossado-why-from }, und hilft sonst keinem.
}
crossado-why-water = { $left ->
    [one] Auf deinem Weg ins Ziel, { crossado-why-from }, ist nur noch ein Feld Wasser.
   *[other] Auf deinem Weg ins Ziel, { crossado-why-from }, sind nur noch { $left } Felder Wasser.
}
crossado-why-lay-home = Liegt der Steg dort, bringt deine { $roll } einen Stein ins Ziel.
crossado-why-lay-walk = Liegt der Steg dort, kann ein Stein mit deiner { $roll } gehen.
crossado-why-lay-cut = Wo der Steg lag, fehlt er: Jetzt ist eine Lücke im Weg von { $who } ins Ziel.
crossado-why-lay-longer = Wo der Steg lag, fehlt er: Jetzt muss ein Stein von { $who } { $count ->
    [one] einen Schritt weiter gehen.
   *[other] { $count } Schritte weiter gehen.
}
crossado-why-lay-useless = Dort hilft der Steg sonst keinem.
crossado-why-take-home = Woanders bringt dieser Steg mit deiner { $roll } einen Stein ins Ziel.
crossado-why-take-walk = Mit deiner { $roll } kann kein Stein gehen. Liegt dieser Steg woanders, geht es.
crossado-why-take-bridge = Dieser Steg kann die Lücke in deinem Weg ins Ziel schließen, { crossado-why-from }.
crossado-why-take-exit = Ohne diesen Steg kommt { $who } nicht von der Insel weg.
crossado-why-take-cut = Ohne diesen Steg ist eine Lücke im Weg von { $who } ins Ziel.
crossado-why-take-longer = Ohne diesen Steg muss ein Stein von { $who } { $count ->
    [one] einen Schritt weiter gehen.
   *[other] { $count } Schritte weiter gehen.
}
crossado-why-take-spare = Hier brauchst du diesen Steg nicht. Lege ihn dorthin, wo er dir hilft.
crossado-why-pass = { crossado-stuck }
