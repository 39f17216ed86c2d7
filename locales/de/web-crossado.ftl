crossado-board = Fluss
crossado-you = du
crossado-island = { $corner ->
    [nw] Insel oben links
    [ne] Insel oben rechts
    [se] Insel unten rechts
   *[sw] Insel unten links
}
crossado-home-of = Start von { $name }, { $count } warten
crossado-goal-of = Ziel von { $name }, { $count } angekommen
crossado-field-plank = { $field }, Steg
crossado-field-water = { $field }, Wasser
crossado-pieces-of = { $names } hier
crossado-act-take = diesen Steg nehmen
crossado-act-lay = Steg { $plank } legen
crossado-act-walk = hierher gehen
crossado-act-choose = diesen Stein wählen
crossado-camp = { $waiting } am Start, { $crossing } unterwegs, { $arrived } im Ziel
crossado-planks-left = { $count ->
    [one] noch 1 Steg
   *[other] noch { $count } Stege
}
crossado-die = Der Würfel zeigt { $die }
crossado-die-none = Der Würfel liegt bereit
crossado-in-vain = { $rolls }: kein Glück
crossado-in-vain-why = { $rolls }: { $why }
crossado-first = Was zuerst?
crossado-drag = Zieh ihn auf den Fluss
crossado-turn = Drehen
crossado-lay-here = Hierhin
crossado-back = Zurück
crossado-do-walk = Gehen
crossado-do-take = Erst ein Steg
crossado-do-pass = Passen
crossado-roll = Würfeln

crossado-now-plank = Du bist dran: Lege einen Steg aufs Wasser.
crossado-now-lay = Lege den Steg jetzt woanders hin.
crossado-touch-plank = Du bist dran: Tippe aufs Wasser oder zieh einen Steg hin.
crossado-touch-lay = Lege den Steg woanders hin: Tippe aufs Wasser.
crossado-confirm = Gut so? Dann tippe auf „Hierhin“.
crossado-which-one = Was meinst du? Tippe es in der Lupe an.
crossado-roll-now = Du bist dran: Würfle!
crossado-which-piece = Du hast eine { $die } gewürfelt: Wähle einen Stein.
crossado-piece-or-plank = Eine { $die }! Wähle einen Stein, oder lege erst einen Steg um.
crossado-which-plank = Welchen Steg legst du um?
crossado-only-take = Lege einen Steg um oder passe.
crossado-where = { $die ->
    [one] Geh 1 Schritt: wohin?
   *[other] Geh { $die } Schritte: wohin?
}
crossado-lot = Wer beginnt?
crossado-lone = Wer ist allein?
crossado-waits-lot = Wer beginnt?
crossado-waits-laying = { $name } legt einen Steg.
crossado-waits-rolling = { $name } würfelt.
crossado-waits-moving = { $name } hat eine { $die } gewürfelt.
crossado-waits-relaying = { $name } legt einen Steg um.
crossado-waits-over = Das Spiel ist zu Ende.
crossado-over-won = { $name } hat alle vier hinübergebracht!
crossado-over-you = Du hast alle vier hinübergebracht!
crossado-over-limit = Alle Züge sind gespielt. Wer die meisten Steine im Ziel hat, gewinnt.

crossado-learn-goal = Bring deine vier Steine über den Fluss auf die Insel schräg gegenüber. Die Plätze dort haben deine Form.
crossado-learn-lay = Zuerst legen alle Stege. Dreh deinen, wie du willst, und leg ihn aufs Wasser.
crossado-learn-walk = Du hast eine 3 gewürfelt: Wähle einen Stein und geh genau drei Felder über die Stege.
crossado-learn-jump = Andere halten dich nicht auf, und zwei Farben dürfen sich ein Feld teilen. Nur geradewegs zurück darfst du nicht.
crossado-learn-take = Mit einer 1 oder 6 darfst du erst einen leeren Steg umlegen. Wähle „Erst ein Steg“ und nimm einen.
crossado-learn-relay = Du hältst einen Steg. Lege ihn dorthin, wo er dir hilft.
crossado-learn-arrive = Nur der letzte Schritt darf ins Ziel führen. Bring einen Stein heim!
crossado-learn-end = Wer zuerst alle vier im Ziel hat, gewinnt.
