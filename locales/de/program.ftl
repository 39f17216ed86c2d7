# Was das Programm neben den Brettern eines Spiels schreibt. Züge stehen da als Kürzel, die in allen Sprachen gleich sind.

program-watch-title = { $game }: { $players } Spieler, { $settings }, Startwert { $seed }
program-seat = Platz { $seat }: { $who }
program-bot = { $level ->
    [beginner] Bot (Anfänger)
    [easy] Bot (leicht)
    [normal] Bot (mittel)
    [hard] Bot (schwer)
    [right] Bot (passend)
   *[expert] Bot (Meister)
}
program-move = { $number }. Platz { $seat }: { $move }
program-chance = Zufall: { $drawn }
program-rank = Platz { $seat }: Rang { $rank }
program-rank-points = { $points ->
    [one] Platz { $seat }: Rang { $rank }, { $points } Punkt
   *[other] Platz { $seat }: Rang { $rank }, { $points } Punkte
}

# Was ein Bot von einer aufgezeichneten Entscheidung hält.
program-hint-title = { $game }, Schritt { $step }: Platz { $seat } ist dran
program-hint-best = am besten
program-hint-then = danach
program-hint-chance = Gewinnchance { $percent } %
program-hint-share = Anteil der anderen, die geschlagen werden: { $percent } %
program-hint-only = der einzige Zug
program-hint-unseen = nicht angesehen
program-hint-same = derselbe
program-hint-number = Nummer { $rank } von { $moves }
program-hint-unknown = unbekannt
program-hint-played = gespielt: { $move } ({ $verdict }); { $level } mit { $iterations } Durchläufen
program-curve-subtitle = bei jeder Entscheidung, wie { $level } sie nach dem beurteilt, was der Platz sieht
program-curve-chance = Gewinnchance
program-curve-share = Anteil der anderen, die geschlagen werden

# Was die Prüfung einer Aufzeichnung bewiesen hat, je nachdem, woher der Zufall kam.
program-proved-revealed = Alle haben ihren Teil des Zufalls versprochen, bevor ein Teil gezeigt wurde; findet jedes Gerät hier seinen eigenen Teil wieder, hat niemand den Zufall bestimmt.
program-proved-seeded = Der Zufall folgt aus einem einzigen Startwert, und wer ihn gesetzt hat, konnte den Zufall bestimmen.
program-proved-published = Die Geräte haben ihren Teil des Zufalls schon vor dem Start gezeigt; ein Server, der dem Letzten am Tisch half, konnte den Zufall bestimmen.
program-proved-continued = Der Zufall folgt aus zwei Startwerten: dem des Geräts, auf dem das Spiel begann, und dem des Servers, der es fortsetzte. Beide konnten ihren Teil bestimmen, und das Gerät kann gewusst haben, was verdeckt war.
program-proved-log = Das Protokoll { $log } erzählt dasselbe Spiel, und alle { $entries } Einträge sind an ihrem Platz.
