# Cross'N Go: warum ein Zug nicht geht. Felder heissen Reihe.Feld, zum Beispiel 5.3.

cross-n-go-no-points = Du hast alle Punkte gebraucht. In diesem Zug kannst du nichts mehr verschieben.
cross-n-go-shift-loses = Der Balken in Reihe { $row } würde die Verbindung zu Reihe { $other } verlieren. Zwei bunte Felder müssen sich noch gegenüberliegen.
cross-n-go-points-left =
    Brauche zuerst deine Punkte auf: { $points ->
        [one] Ein Punkt ist noch übrig.
       *[other] { $points } Punkte sind noch übrig.
    } Verschiebe einen Balken.
cross-n-go-run-nobody = Auf { $spot } steht keine Figur. Wähle ein Feld mit einer deiner Figuren.
cross-n-go-run-not-yours = Die Figur auf { $spot } gehört dir nicht. Wähle eine von deinen.
cross-n-go-run-no-lane = Die Figur auf { $spot } hat keine Bahn: Das Feld geradeaus vor ihr muss ihre Farbe haben.
cross-n-go-run-joker = Die Figur auf { $spot } kann nicht laufen: Auf { $at } liegt ein Joker.
cross-n-go-run-figure = Die Figur auf { $spot } kann nicht laufen: Auf { $at } steht eine andere Figur.
cross-n-go-must-run = Du kannst noch nicht aufhören: Die Figur auf { $spot } kann laufen.
cross-n-go-no-joker = Du hast keinen Joker. Mit einer Sechs bekommst du einen.
cross-n-go-two-jokers-played = Du hast in diesem Zug schon zwei Joker gespielt. Mehr darfst du nicht.
cross-n-go-block-wood = Das Feld { $spot } ist aus blankem Holz. Lege den Joker auf ein buntes Feld.
cross-n-go-block-figure = Auf { $spot } steht eine Figur. Lege den Joker auf ein freies Feld.
cross-n-go-block-joker = Auf { $spot } liegt schon ein Joker. Wähle ein freies Feld.
cross-n-go-block-own =
    Du spielst selbst { $colour ->
        [red] Rot
        [blue] Blau
        [green] Grün
       *[yellow] Gelb
    }. Blockiere eine Farbe deiner Gegner.
cross-n-go-block-unplayed =
    Niemand spielt { $colour ->
        [red] Rot
        [blue] Blau
        [green] Grün
       *[yellow] Gelb
    }. Blockiere eine Farbe deiner Gegner.
cross-n-go-back-nobody = Auf { $spot } steht keine Figur. Wähle die Figur eines Gegners.
cross-n-go-back-own = Die Figur auf { $spot } ist deine eigene. Nur Figuren von Gegnern kann man zurücksetzen.
cross-n-go-back-first = Die Figur auf { $spot } steht auf ihrem ersten Balken. Weiter zurück geht es nicht.
cross-n-go-back-not-behind = Die Figur auf { $spot } kann nur einen Balken zurück, in Reihe { $row }.
cross-n-go-back-colour = Die Figur auf { $spot } muss auf ihrer Farbe landen, und { $to } ist anders.
cross-n-go-back-joker = Auf { $to } liegt ein Joker. Wähle ein freies Feld.
cross-n-go-back-first-taken = Am Start auf { $to } steht noch eine Figur. Für eine zweite ist kein Platz.
cross-n-go-back-figure = Auf { $to } steht schon eine Figur. Wähle ein freies Feld.
cross-n-go-swap-marked = Der markierte Balken in Reihe { $row } bleibt am Rand. Er kann nur mit dem anderen markierten Balken tauschen.
cross-n-go-swap-figure = In Reihe { $row } steht eine Figur. Nur Balken ohne Figuren können tauschen.
cross-n-go-swap-loses = Danach hätten die Reihen { $row } und { $other } keine Verbindung mehr. Zwei bunte Felder müssen sich noch gegenüberliegen.
