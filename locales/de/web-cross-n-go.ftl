# Cross'N Go im Web: was auf dem Tisch steht und vorgelesen wird.

cross-n-go-letter = { $colour ->
    [red] R
    [blue] B
    [green] Gr
   *[yellow] Ge
}
cross-n-go-wood = Holz
cross-n-go-you = du
cross-n-go-board = Die zwölf Balken
cross-n-go-row = Reihe { $row }
cross-n-go-bar = Reihe { $row }: { $things }
cross-n-go-field = { $spot }, { $thing }
cross-n-go-figure = { $count ->
    [one] Figur von { $name } auf { $colour }
   *[other] { $count } Figuren von { $name } auf { $colour }
}
cross-n-go-joker-on = Joker auf { $colour }
cross-n-go-plate = { $name }: { $colours }; { $across } von { $figures } Figuren drüben; Joker: { $jokers }
cross-n-go-slide = { $way ->
    [left] Reihe { $row } nach links schieben
   *[right] Reihe { $row } nach rechts schieben
}
cross-n-go-jokers = Joker spielen
cross-n-go-use-block = Sperren
cross-n-go-use-back = Zurück
cross-n-go-use-swap = Tauschen
cross-n-go-cancel = Joker behalten
cross-n-go-end = Zug beenden

cross-n-go-waits = { $name } ist am Zug.
cross-n-go-turns-left = { $count ->
    [one] Letzter Zug
   *[other] Noch { $count } Züge
}
cross-n-go-over = Das Spiel ist zu Ende.
cross-n-go-won = { $name } hat gewonnen!
cross-n-go-won-you = Du hast gewonnen!
cross-n-go-do-slide = { $points ->
    [one] Schiebe einen Balken: noch ein Punkt
   *[other] Schiebe Balken: noch { $points } Punkte
}
cross-n-go-do-run = Wähle eine Figur und lass sie laufen.
cross-n-go-do-end = Diesmal kann keine Figur laufen.
cross-n-go-do-block = Lege den Joker auf ein helles Feld.
cross-n-go-do-back = Welche Figur muss zurück?
cross-n-go-do-back-to = Wohin muss sie?
cross-n-go-do-swap = Wähle die ersten von zwei Balken.
cross-n-go-do-swap-with = Mit welchem Balken tauscht er den Platz?

cross-n-go-learn-look = Deine Figuren stehen unten. Jede läuft geradeaus nach oben, aber nur über Felder ihrer Farbe. Bringe als Erste alle hinüber!
cross-n-go-learn-slide = Du hast gewürfelt: So viele Punkte hast du. Ein Punkt schiebt einen Balken um ein Feld. Schiebe einen Balken!
cross-n-go-learn-lane = Achte auf das Licht: Schiebe einen Balken so, dass vor deiner Figur ein Feld ihrer Farbe liegt. Dann leuchtet die Bahn.
cross-n-go-learn-run = Alle Punkte sind verbraucht und eine Bahn ist frei. Wähle die Figur: Sie läuft bis ans Ende ihrer Bahn.
cross-n-go-learn-block = Eine Sechs bringt einen Joker. Damit kannst du sperren: Wähle Sperren und lege ihn auf ein Feld, das jemand anders braucht.
cross-n-go-learn-back = Ein Joker kann auch eine fremde Figur um einen Balken zurücksetzen. Wähle Zurück, die Figur und wohin sie muss.
cross-n-go-learn-swap = Oder er tauscht zwei Balken, auf denen keine Figur steht. Wähle Tauschen und dann zwei Balken.
cross-n-go-learn-end = Manchmal kann keine Figur laufen. Dann beende einfach deinen Zug.
cross-n-go-learn-won = Wer zuerst alle Figuren drüben hat, gewinnt. Jetzt weißt du alles. Viel Spaß!
