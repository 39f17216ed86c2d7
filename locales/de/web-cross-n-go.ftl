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
cross-n-go-roll = Würfeln
cross-n-go-yes = Ja, genau
cross-n-go-other = Etwas anderes wählen
cross-n-go-let-go = Anderen Balken wählen

cross-n-go-waits = { $name } ist am Zug.
cross-n-go-turns-left = { $count ->
    [one] Letzter Zug
   *[other] Noch { $count } Züge
}
cross-n-go-over = Das Spiel ist zu Ende.
cross-n-go-won = { $name } hat gewonnen!
cross-n-go-won-you = Du hast gewonnen!
cross-n-go-roll-now = Du bist dran: Würfle!
cross-n-go-sure = Meinst du das hier? Tippe noch einmal.
cross-n-go-which-way = { $points ->
    [one] Reihe { $row }: wohin? Noch ein Punkt
   *[other] Reihe { $row }: wohin? Noch { $points } Punkte
}
cross-n-go-do-slide = { $points ->
    [one] Schiebe einen Balken: noch ein Punkt
   *[other] Schiebe Balken: noch { $points } Punkte
}
cross-n-go-do-run = Wähle eine Figur und lass sie laufen.
cross-n-go-do-end = Diesmal kann keine Figur laufen.
cross-n-go-do-block = Leg den Joker auf ein Feld, das leuchtet.
cross-n-go-do-back = Welche Figur muss zurück?
cross-n-go-do-back-to = Wohin muss sie?
cross-n-go-do-swap = Wähle den ersten der beiden Balken.
cross-n-go-do-swap-with = Und mit welchem tauscht er den Platz?

cross-n-go-learn-look = Deine Figuren stehen unten. Jede läuft geradeaus nach oben, aber nur über Felder in ihrer Farbe. Bring alle hinüber, schneller als die anderen!
cross-n-go-learn-slide = Du hast gewürfelt: So viele Punkte hast du. Mit einem Punkt schiebst du einen Balken um ein Feld. Probier es aus!
cross-n-go-learn-lane = Achte auf das Licht: Schieb einen Balken so, dass auch das nächste Feld vor deiner Figur ihre Farbe hat. Dann wird ihre Bahn länger.
cross-n-go-learn-run = Deine Punkte sind verbraucht und eine Bahn ist frei. Wähle die Figur: Sie läuft bis ans Ende ihrer Bahn.
cross-n-go-learn-block = Für eine Sechs bekommst du einen Joker. Er kann sperren: Wähle „Sperren“ und leg ihn auf ein Feld, das jemand anders braucht.
cross-n-go-learn-back = Ein Joker kann auch die Figur von jemand anderem um einen Balken zurücksetzen. Wähle „Zurück“, die Figur und wohin sie muss.
cross-n-go-learn-swap = Oder er tauscht zwei Balken, auf denen keine Figur steht. Wähle „Tauschen“ und dann zwei Balken.
cross-n-go-learn-won = Wer zuerst alle Figuren drüben hat, gewinnt. Jetzt weißt du alles. Viel Spaß!
