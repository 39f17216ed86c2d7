# Cross'N Go: warum ein Zug nicht geht. Felder heißen Reihe.Feld, zum Beispiel 5.3.

cross-n-go-no-points = Du hast alle Punkte verbraucht. In diesem Zug kannst du nichts mehr schieben.
cross-n-go-shift-loses = Der Balken in Reihe { $row } würde die Verbindung zu Reihe { $other } verlieren. Zwei bunte Felder müssen sich noch gegenüberliegen.
cross-n-go-points-left =
    Verbrauche zuerst deine Punkte: { $points ->
        [one] Ein Punkt ist noch übrig.
       *[other] { $points } Punkte sind noch übrig.
    } Schiebe einen Balken.
cross-n-go-run-nobody = Auf { $spot } steht keine Figur. Wähle ein Feld mit einer deiner Figuren.
cross-n-go-run-not-yours = Die Figur auf { $spot } gehört dir nicht. Wähle eine von deinen.
cross-n-go-run-no-lane = Die Figur auf { $spot } hat keine Bahn: Das Feld geradeaus vor ihr muss ihre Farbe haben.
cross-n-go-run-joker = Die Figur auf { $spot } kann nicht laufen: Auf { $at } liegt ein Joker.
cross-n-go-run-figure = Die Figur auf { $spot } kann nicht laufen: Auf { $at } steht eine andere Figur.
cross-n-go-must-run = Du kannst deinen Zug noch nicht beenden: Die Figur auf { $spot } kann laufen.
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
    }. Sperre eine Farbe deiner Gegner.
cross-n-go-block-unplayed =
    Niemand spielt { $colour ->
        [red] Rot
        [blue] Blau
        [green] Grün
       *[yellow] Gelb
    }. Sperre eine Farbe deiner Gegner.
cross-n-go-back-nobody = Auf { $spot } steht keine Figur. Wähle die Figur eines Gegners.
cross-n-go-back-own = Die Figur auf { $spot } ist deine eigene. Nur Figuren von Gegnern kann man zurücksetzen.
cross-n-go-back-first = Die Figur auf { $spot } steht auf ihrem ersten Balken. Weiter zurück geht es nicht.
cross-n-go-back-not-behind = Die Figur auf { $spot } kann nur einen Balken zurück, in Reihe { $row }.
cross-n-go-back-colour = Die Figur auf { $spot } muss auf ihrer Farbe landen, aber { $to } ist anders.
cross-n-go-back-joker = Auf { $to } liegt ein Joker. Wähle ein freies Feld.
cross-n-go-back-first-taken = Am Start auf { $to } steht noch eine Figur. Für eine zweite ist kein Platz.
cross-n-go-back-figure = Auf { $to } steht schon eine Figur. Wähle ein freies Feld.
cross-n-go-swap-marked = Der markierte Balken in Reihe { $row } bleibt am Rand. Er kann nur mit dem anderen markierten Balken tauschen.
cross-n-go-swap-figure = In Reihe { $row } steht eine Figur. Nur Balken ohne Figuren können tauschen.
cross-n-go-swap-loses = Danach hätten die Reihen { $row } und { $other } keine Verbindung mehr. Zwei bunte Felder müssen sich noch gegenüberliegen.

cross-n-go-colour = { $colour ->
    [red] rot
    [blue] blau
    [green] grün
   *[yellow] gelb
}
# Vor einem Hauptwort: „deine rote Figur“, „das rote Feld“.
cross-n-go-coloured = { $colour ->
    [red] rote
    [blue] blaue
    [green] grüne
   *[yellow] gelbe
}
# Als Hauptwort: „Du spielst Rot.“
cross-n-go-colour-noun = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}

# Was geschehen ist.
cross-n-go-log-shift = { $reader ->
    [who] Du schiebst
   *[other] { $who } schiebt
} Reihe { $row } { $way ->
    [left] nach links
   *[right] nach rechts
}.
cross-n-go-log-block = { $reader ->
    [who] Du sperrst
   *[other] { $who } sperrt
} mit einem Joker das { cross-n-go-coloured } Feld { $cell }, { $lasts ->
    [good] für immer
   *[round] für eine Runde
}.
cross-n-go-log-back = { $reader ->
    [who] Du setzt mit einem Joker die Figur von { $whose } zurück, von { $from } auf { $to }.
    [whose] { $who } setzt mit einem Joker deine Figur zurück, von { $from } auf { $to }.
   *[other] { $who } setzt mit einem Joker die Figur von { $whose } zurück, von { $from } auf { $to }.
}
cross-n-go-log-swap = { $reader ->
    [who] Du tauschst
   *[other] { $who } tauscht
} mit einem Joker die Reihen { $low } und { $high }.
cross-n-go-log-run = { $reader ->
    [who] Deine { cross-n-go-coloured } Figur läuft von { $from } nach { $to }.
   *[other] Die { cross-n-go-coloured } Figur von { $who } läuft von { $from } nach { $to }.
}
cross-n-go-log-cross = { $reader ->
    [who] Deine { cross-n-go-coloured } Figur läuft von { $from } bis nach drüben!
   *[other] Die { cross-n-go-coloured } Figur von { $who } läuft von { $from } bis nach drüben!
}
cross-n-go-log-win = { $reader ->
    [who] Deine letzte Figur läuft von { $from } nach drüben: Du hast gewonnen!
   *[other] Die letzte Figur von { $who } läuft von { $from } nach drüben: { $who } hat gewonnen!
}
cross-n-go-log-end = { $reader ->
    [who] Du beendest deinen Zug: Keine Figur kann laufen.
   *[other] { $who } beendet den Zug: Keine Figur kann laufen.
}
cross-n-go-log-die = { $reader ->
    [who] Du würfelst
   *[other] { $who } würfelt
} eine { $die }.
cross-n-go-log-six = { $joker ->
    [one] { $reader ->
        [who] Du würfelst eine 6, bekommst einen Joker und würfelst noch einmal!
       *[other] { $who } würfelt eine 6, bekommt einen Joker und würfelt noch einmal!
    }
   *[none] { $reader ->
        [who] Du würfelst eine 6, hast schon zwei Joker und würfelst noch einmal.
       *[other] { $who } würfelt eine 6, hat schon zwei Joker und würfelt noch einmal.
    }
}
cross-n-go-log-second-six = { $joker ->
    [one] { $reader ->
        [who] Du würfelst wieder eine 6: Du bekommst einen Joker, und dein Zug ist zu Ende.
       *[other] { $who } würfelt wieder eine 6 und bekommt einen Joker, und der Zug ist zu Ende.
    }
   *[none] { $reader ->
        [who] Du würfelst wieder eine 6, und dein Zug ist zu Ende.
       *[other] { $who } würfelt wieder eine 6, und der Zug ist zu Ende.
    }
}
cross-n-go-log-start = { $reader ->
    [who] Du beginnst.
   *[other] { $who } beginnt.
}
cross-n-go-log-double = { $reader ->
    [who] Das Los hat entschieden: Du hast zwei Farben und sitzt den anderen gegenüber.
   *[other] Das Los hat entschieden: { $who } hat zwei Farben und sitzt den anderen gegenüber.
}
cross-n-go-log-marked-bars = Die zwei markierten Balken kommen in die Reihen { $row } und { $last }.
cross-n-go-log-bar = Ein Balken kommt in Reihe { $row }.
cross-n-go-log-colour = { $reader ->
    [who] Du spielst { cross-n-go-colour-noun }.
   *[other] { $who } spielt { cross-n-go-colour-noun }.
}
cross-n-go-log-last-colours = { $reader ->
    [who] Du spielst { cross-n-go-colour-noun }, und { $last } spielt { cross-n-go-colour-one } und { cross-n-go-colour-two }.
    [last] { $who } spielt { cross-n-go-colour-noun }, und du spielst { cross-n-go-colour-one } und { cross-n-go-colour-two }.
   *[other] { $who } spielt { cross-n-go-colour-noun }, und { $last } spielt { cross-n-go-colour-one } und { cross-n-go-colour-two }.
}
cross-n-go-colour-one = { $one ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}
cross-n-go-colour-two = { $two ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}

# Das Spielfeld in Zeichen.
cross-n-go-board-shift = Balken schieben
cross-n-go-board-run = Laufen
cross-n-go-board-block = Joker: sperren
cross-n-go-board-back = Joker: Figur zurück
cross-n-go-board-swap = Joker: Balken tauschen
cross-n-go-board-end = Zug beenden
cross-n-go-board-side = { $side ->
    [near] Diese Seite: { $reader ->
        [who] Du läufst nach oben
       *[other] { $who } läuft nach oben
    }
   *[far] Andere Seite: { $reader ->
        [who] Du läufst nach unten
       *[other] { $who } läuft nach unten
    }
}
cross-n-go-board-side-two = { $side ->
    [near] Diese Seite: { $reader ->
        [who] Du und { $second } lauft nach oben
        [second] { $who } und du lauft nach oben
       *[other] { $who } und { $second } laufen nach oben
    }
   *[far] Andere Seite: { $reader ->
        [who] Du und { $second } lauft nach unten
        [second] { $who } und du lauft nach unten
       *[other] { $who } und { $second } laufen nach unten
    }
}
cross-n-go-board-wood = Holz
cross-n-go-board-a-figure = Figur
cross-n-go-board-a-joker = Joker
cross-n-go-board-one-round = Joker, 1 Runde
cross-n-go-board-row = { $way ->
    [left] Reihe { $row }, um { $count } nach links
    [right] Reihe { $row }, um { $count } nach rechts
   *[none] Reihe { $row }
}
cross-n-go-board-arrow = { $way ->
    [left] Reihe { $row } nach links
   *[right] Reihe { $row } nach rechts
}
cross-n-go-board-field = { $cell }, { cross-n-go-colour }
cross-n-go-board-figure = { $cell }, { $count ->
    [one] { $reader ->
        [who] deine { cross-n-go-coloured } Figur
       *[other] { cross-n-go-coloured } Figur von { $who }
    }
   *[other] { $reader ->
        [who] { $count } { cross-n-go-coloured } Figuren von dir
       *[other] { $count } { cross-n-go-coloured } Figuren von { $who }
    }
}
cross-n-go-board-joker-stays = { $cell }, Joker auf { cross-n-go-colour-noun }, für immer
cross-n-go-board-joker-until = { $cell }, Joker auf { cross-n-go-colour-noun }, { $reader ->
    [who] bis du wieder dran bist
   *[other] bis { $who } wieder dran ist
}
cross-n-go-board-seat = { $second ->
    [none] { $colour ->
        [none] noch keine Farbe
       *[other] { cross-n-go-colour }
    }
   *[other] { cross-n-go-colour } und { cross-n-go-colour-second }
}, { $across } drüben, noch { $rows ->
    [one] eine Reihe
   *[other] { $rows } Reihen
}, { $jokers ->
    [0] kein Joker
    [one] ein Joker
   *[other] { $jokers } Joker
}
cross-n-go-colour-second = { $second ->
    [red] rot
    [blue] blau
    [green] grün
   *[yellow] gelb
}
cross-n-go-board-due-double = Das Los bestimmt, wer zwei Farben hat.
cross-n-go-board-due-bars = Die Balken werden gelegt.
cross-n-go-board-due-colours = Die Farben werden ausgelost.
cross-n-go-board-due-start = Das Los bestimmt, wer beginnt.
cross-n-go-board-due-roll = { $reader ->
    [who] Du würfelst.
   *[other] { $who } würfelt.
}
cross-n-go-board-due-again = { $reader ->
    [who] Du hast eine Sechs und würfelst noch einmal.
   *[other] { $who } hat eine Sechs und würfelt noch einmal.
}
cross-n-go-board-due-shift = { $reader ->
    [who] Du bist dran und schiebst Balken: { $points ->
        [one] noch ein Punkt.
       *[other] noch { $points } Punkte.
    }
   *[other] { $who } schiebt Balken: { $points ->
        [one] noch ein Punkt.
       *[other] noch { $points } Punkte.
    }
}
cross-n-go-board-due-run = { $reader ->
    [who] Lass eine deiner Figuren laufen.
   *[other] { $who } lässt eine Figur laufen.
}
cross-n-go-board-due-end = { $reader ->
    [who] Keine deiner Figuren kann laufen: Beende deinen Zug.
   *[other] { $who } kann nicht laufen und beendet den Zug.
}
cross-n-go-board-won = { $reader ->
    [who] Du hast gewonnen!
   *[other] { $who } hat gewonnen!
}
cross-n-go-board-over = Das Spiel ist zu Ende.
cross-n-go-board-joker-goes = { $reader ->
    [who] Der Joker auf { $cell } geht weg, wenn du wieder dran bist.
   *[other] Der Joker auf { $cell } geht weg, wenn { $who } wieder dran ist.
}
cross-n-go-board-round = Runde { $round } von { $limit }.
cross-n-go-board-too-wide = Die Balken liegen zu weit auseinander, um sie zu zeichnen, wie sie liegen: Nur die Zahlen sagen, wie weit jeder verschoben ist.
cross-n-go-board-count = { $from ->
    [left] +2: Dieser Balken liegt 2 Felder weiter rechts. Felder zählen von links.
   *[right] +2: Dieser Balken liegt 2 Felder weiter rechts. Du sitzt auf der anderen Seite: Felder zählen von rechts, und in getippten Zügen heißt l rechts und r links.
}

# Warum das Spiel zu Ende ist.
cross-n-go-end-across = { $reader ->
    [who] Du hast alle { $count } Figuren hinübergebracht.
   *[other] { $who } hat alle { $count } Figuren hinübergebracht.
}
cross-n-go-end-limit = { $reader ->
    [who] Alle hatten { $limit } Züge, und du bist am weitesten gekommen.
   *[other] Alle hatten { $limit } Züge, und { $who } ist am weitesten gekommen.
}
cross-n-go-end-limit-shared = Alle hatten { $limit } Züge, und niemand liegt allein vorn.

# Warum ein Zug gut ist: gesagt zu dem, der ihn machen kann.
cross-n-go-why-wins = Deine letzte Figur läuft nach drüben: Du gewinnst!
cross-n-go-why-crosses = Deine { cross-n-go-coloured } Figur läuft bis nach drüben: { $count ->
    [one] Nur noch eine fehlt!
   *[other] Dann fehlen noch { $count }!
}
cross-n-go-why-run-near = Deine { cross-n-go-coloured } Figur kommt fast bis nach drüben: { $count ->
    [one] Nur noch eine Reihe fehlt.
   *[other] Nur noch { $count } Reihen fehlen.
}
cross-n-go-why-run-only = Nur deine { cross-n-go-coloured } Figur hier kann laufen, und sie kommt { $count ->
    [one] eine Reihe weiter.
   *[other] { $count } Reihen weiter.
}
cross-n-go-why-run-most = Deine { cross-n-go-coloured } Figur hier kommt { $count ->
    [one] eine Reihe weiter. Keine andere kann weiter laufen.
   *[other] { $count } Reihen weiter. Keine andere kann weiter laufen.
}
cross-n-go-why-run = Deine { cross-n-go-coloured } Figur hier kommt { $count ->
    [one] eine Reihe weiter.
   *[other] { $count } Reihen weiter.
}
cross-n-go-why-opens-across = Jetzt führt eine Bahn deine { cross-n-go-coloured } Figur bis nach drüben!
cross-n-go-why-opens = Jetzt hat deine { cross-n-go-coloured } Figur eine Bahn: Sie kann { $count ->
    [one] eine Reihe weit laufen.
   *[other] { $count } Reihen weit laufen.
}
cross-n-go-why-longer = Jetzt ist die Bahn für deine { cross-n-go-coloured } Figur länger: Sie kann { $count ->
    [one] eine Reihe weit laufen.
   *[other] { $count } Reihen weit laufen.
}
cross-n-go-why-stops-across = { $who } hätte bis nach drüben laufen können. Jetzt ist diese Bahn unterbrochen.
cross-n-go-why-closes = { $count ->
    [one] { $who } hätte eine Reihe weit laufen können. Jetzt ist diese Bahn weg.
   *[other] { $who } hätte { $count } Reihen weit laufen können. Jetzt ist diese Bahn weg.
}
cross-n-go-why-shortens = { $count ->
    [one] Jetzt ist eine Bahn von { $who } eine Reihe kürzer.
   *[other] Jetzt ist eine Bahn von { $who } { $count } Reihen kürzer.
}
cross-n-go-why-prepares = { $count ->
    [one] Das nächste Feld für deine { cross-n-go-coloured } Figur liegt nur noch einen Schritt daneben.
   *[other] Das nächste Feld für deine { cross-n-go-coloured } Figur liegt nur noch { $count } Schritte daneben.
}
cross-n-go-why-hinders = { $count ->
    [one] Das nächste Feld, das { $who } braucht, liegt jetzt einen Schritt daneben.
   *[other] Das nächste Feld, das { $who } braucht, liegt jetzt { $count } Schritte daneben.
}
cross-n-go-why-harmless = Du musst alle Punkte verbrauchen, und dieser verdirbt dir nichts.
cross-n-go-why-block-across = Der Joker hält { $who } auf. Sonst ginge es bis nach drüben.
cross-n-go-why-block = { $count ->
    [one] Der Joker hält { $who } auf. Sonst ginge es eine Reihe weiter.
   *[other] Der Joker hält { $who } auf. Sonst ginge es { $count } Reihen weiter.
}
cross-n-go-why-block-next = Der Joker nimmt das Feld weg, das { $who } als Nächstes braucht.
cross-n-go-why-block-good = Der Joker bleibt für immer: { $who } hat auf diesem Balken ein Feld in { cross-n-go-colour-noun } weniger.
cross-n-go-why-back-across = { $who } hätte bis nach drüben laufen können. Jetzt geht das nicht mehr.
cross-n-go-why-back-lane = { $count ->
    [one] Die Figur von { $who } hätte eine Reihe weit laufen können. Jetzt hat sie keine Bahn.
   *[other] Die Figur von { $who } hätte { $count } Reihen weit laufen können. Jetzt hat sie keine Bahn.
}
cross-n-go-why-back-near = { $count ->
    [one] Der Figur von { $who } fehlte nur noch eine Reihe. Jetzt ist es eine mehr.
   *[other] Der Figur von { $who } fehlten nur noch { $count } Reihen. Jetzt ist es eine mehr.
}
cross-n-go-why-back-leader = { $who } liegt vorn. Das kostet { $who } eine Reihe.
cross-n-go-why-back = Jetzt muss die Figur von { $who } eine Reihe weiter laufen.
cross-n-go-why-end-keep = Keine deiner Figuren kann laufen. { $count ->
    [one] Heb dir den Joker auf.
   *[other] Heb dir die Joker auf.
}
cross-n-go-why-end-joker = Keine deiner Figuren kann laufen. Vor einer liegt ein Joker.
cross-n-go-why-end = Keine deiner Figuren kann laufen: Vor keiner ist ein freies Feld in ihrer Farbe.
