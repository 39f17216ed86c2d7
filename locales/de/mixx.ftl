# Warum ein Zug in Mixx nicht geht. Die Regeln stehen in docs/rules/mixx.md.
mixx-first-card = Die erste Karte einer Runde kommt in die Mitte, auf 0,0. Lege sie dorthin, nicht auf { $cell }.
mixx-not-yours = Diese Karte liegt nicht vor dir: { mixx-motif } in { mixx-colour }. Nimm eine von deinen Karten.
mixx-must-lay = Du hast eine Karte, die passt, darum kannst du nicht aussetzen. Schau noch einmal!
mixx-cell-taken = Auf { $cell } liegt schon eine Karte. Such dir einen freien Platz.
mixx-no-neighbour = Auf { $cell } würde deine Karte keine andere berühren. Lege sie direkt an eine Karte an.
mixx-centre-fixed = Die Mitte des Kreuzes ist { $centre }. Jetzt darfst du nur noch an den vier Enden anlegen, nicht auf { $cell }.
mixx-colour-taken = Diese Farbe liegt schon in dieser Reihe: { mixx-colour }. Versuch die andere Reihe oder eine andere Karte.
mixx-motif-taken = Dieses Bild liegt schon in dieser Reihe: { mixx-motif }. Versuch die andere Reihe oder eine andere Karte.
mixx-stop-instead = Alle anderen mussten aussetzen, die Runde gehört dir. Lege noch eine Karte oder höre auf.
mixx-no-stop = Aufhören kannst du nur, wenn nach deiner letzten Karte alle anderen aussetzen mussten.
mixx-motif-left-out = Dieses Bild spielt heute nicht mit: { mixx-motif }.
mixx-line-only = Ihr baut nur eine Reihe, ohne Ecken. Lege deine Karte an eines der beiden Enden, nicht auf { $cell }.

# Die Namen der Karten, auch für die Sätze oben.
mixx-colour =
    { $colour ->
        [yellow] Gelb
        [red] Rot
        [turquoise] Türkis
        [orange] Orange
        [pink] Rosa
        [blue] Blau
        [green] Dunkelgrün
        [violet] Violett
       *[other] { $colour }
    }
mixx-motif =
    { $motif ->
        [shell] Muschel
        [starfish] Seestern
        [fish] Fisch
        [jellyfish] Qualle
        [propeller] Schiffsschraube
        [turtle] Schildkröte
        [chest] Schatztruhe
        [anchor] Anker
       *[other] { $motif }
    }
