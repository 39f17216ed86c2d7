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
crossado-first = Was zuerst?
crossado-drag = Zieh ihn auf den Fluss
crossado-turn = Drehen
crossado-lay-here = Hierhin
crossado-back = Zurück
crossado-do-walk = Gehen
crossado-do-take = Erst ein Steg
crossado-do-pass = Passen

crossado-now-plank = Du bist dran: Lege einen Steg aufs Wasser.
crossado-now-lay = Lege den Steg jetzt woanders hin.
crossado-touch-plank = Du bist dran: Tippe aufs Wasser oder zieh einen Steg hin.
crossado-touch-lay = Lege den Steg woanders hin: Tippe aufs Wasser.
crossado-confirm = Gut so? Tippe noch einmal auf den Steg.
crossado-which-piece = Du hast eine { $die } gewürfelt: Wähle einen Stein.
crossado-piece-or-plank = Eine { $die }! Wähle einen Stein, oder lege erst einen Steg um.
crossado-which-plank = Welchen Steg legst du um?
crossado-only-take = Kein Stein kann { $die } gehen. Lege einen Steg um oder passe.
crossado-only-pass = Kein Stein kann { $die } gehen.
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
crossado-waits-over = Das Spiel ist aus.
crossado-over-won = { $name } hat alle vier hinübergebracht!
crossado-over-you = Du hast alle vier hinübergebracht!
crossado-over-limit = Die Zeit ist um. Wer mehr im Ziel hat, gewinnt.

crossado-learn-goal = Bring deine vier Steine von deiner Insel über den Fluss auf die Insel schräg gegenüber. Die Plätze dort haben deine Form.
crossado-learn-lay = Zuerst legen alle Stege. Ein Steg bedeckt drei Felder. Dreh ihn, wie du willst, und lege einen.
crossado-learn-walk = Du hast eine 3 gewürfelt. Wähle einen Stein und geh genau drei Felder über die Stege.
crossado-learn-jump = Andere halten dich nicht auf: Du gehst an ihnen vorbei, und verschiedene Farben teilen sich ein Feld. Nur geradewegs zurück darfst du nicht.
crossado-learn-take = Mit einer 1 oder 6 darfst du zuerst einen Steg umlegen, auf dem niemand steht. Wähle „Erst ein Steg“ und nimm einen.
crossado-learn-relay = Du hältst einen Steg. Lege ihn dorthin, wo er dir hilft.
crossado-learn-arrive = Nur der letzte Schritt darf ins Ziel führen. Bring einen Stein heim!
crossado-learn-end = Wer zuerst alle vier im Ziel hat, gewinnt.
