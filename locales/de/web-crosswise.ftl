crosswise-board = Spielbrett
crosswise-cell-empty = { $cell }, leer
crosswise-cell-last = { $name }, letzter Zug
crosswise-team = { $team ->
    [A] Spalten
   *[B] Zeilen
}
crosswise-total = { crosswise-team }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
crosswise-stack = { crosswise-action }: { $count } von 3 gespielt
crosswise-you = du
crosswise-tiles = { $count ->
    [one] 1 Plättchen auf der Hand
   *[other] { $count } Plättchen auf der Hand
}
crosswise-hand = Deine Plättchen
crosswise-hand-tile = { $name }, auf deiner Hand
crosswise-back = Zurück
crosswise-sure = Hier? Tippe noch einmal.
crosswise-here = Ja, hier
crosswise-does-remove = Nimm ein Plättchen vom Brett auf die Hand.
crosswise-does-move = Schiebe ein Plättchen auf ein leeres Feld.
crosswise-does-swap = Vertausche zwei Plättchen auf dem Brett.
crosswise-does-replace = Lege eines deiner Symbole an die Stelle eines Plättchens und nimm dieses auf die Hand.

crosswise-choose = Du bist dran: Wähle ein Plättchen.
crosswise-lay = { $symbol ->
    [sun] Wohin kommt die Sonne?
    [cross] Wohin kommt das Kreuz?
    [triangle] Wohin kommt das Dreieck?
    [square] Wohin kommt das Quadrat?
    [pentagon] Wohin kommt das Fünfeck?
   *[star] Wohin kommt der Stern?
}
crosswise-remove-where = Welches Plättchen nimmst du?
crosswise-move-first = Welches Plättchen schiebst du?
crosswise-move-second = Wohin schiebst du es?
crosswise-swap-first = Vertausche welches Plättchen …
crosswise-swap-second = … mit welchem?
crosswise-replace-what = Welches Symbol legst du hin?
crosswise-replace-where = { $symbol ->
    [sun] An wessen Stelle kommt die Sonne?
    [cross] An wessen Stelle kommt das Kreuz?
    [triangle] An wessen Stelle kommt das Dreieck?
    [square] An wessen Stelle kommt das Quadrat?
    [pentagon] An wessen Stelle kommt das Fünfeck?
   *[star] An wessen Stelle kommt der Stern?
}
crosswise-ask = Nur Aktionen! Neu ziehen?
crosswise-must-pass = Du kannst kein Plättchen spielen.
crosswise-waits = { $name } ist dran.
crosswise-chance = Plättchen werden gezogen.

crosswise-learn-board = Die orangen Spalten gehören dem einen Team, die grünen Zeilen dem anderen. Du spielst die Spalten!
crosswise-learn-lay = Wähle ein Plättchen aus deiner Hand, dann ein leeres Feld. Lege irgendeines.
crosswise-learn-points = Am Ende jeder Linie stehen ihre Punkte: 2 gleiche Symbole zählen 1, 3 zählen 3, 4 zählen 5, 5 zählen 7. Sechs verschiedene zählen 6.
crosswise-learn-best = In Spalte e liegen drei Sterne. Lege deinen Stern dazu: Vier zählen 5.
crosswise-learn-remove = Dunkle Plättchen sind Aktionen: Der Entferner holt eines auf deine Hand. Die anderen haben in Zeile 5 drei Quadrate – nimm eines!
crosswise-learn-swap = Jetzt spielst du die Zeilen. Der Vertauscher tauscht zwei Plättchen: Tausche c3 und d4, dann hat Zeile 3 vier Sonnen.
crosswise-learn-six = Pass auf: Eine Linie mit fünf gleichen Symbolen leuchtet. Mit dem sechsten gewinnt ihr Team sofort.
crosswise-learn-end = Ist das Brett voll, zählen beide Teams ihre Linien zusammen. Die höhere Summe gewinnt.
