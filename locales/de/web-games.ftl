# Die Seite mit den eigenen Spielen
mine-none = Du hast hier noch nicht gespielt.
mine-loading = Deine Spiele werden gesucht …
mine-running = Laufende Spiele
mine-finished = Beendete Spiele
mine-none-found = Kein Spiel passt dazu.
mine-filter-game = Spiel
mine-filter-person = Gespielt mit
mine-all = Alle
mine-with = Mit { $names }
mine-here = { $names } an einem Gerät
mine-last-move = Letzter Zug { $when }
mine-begun = Begonnen { $when }
mine-won = Gewonnen
mine-lost = Verloren
mine-drawn = Unentschieden
mine-place = Platz { $rank } von { $players }
mine-won-by = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
mine-closed = Kein Ergebnis
mine-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
mine-points = { $points } Punkte
mine-more = Mehr zeigen
mine-bound = Das sind deine neuesten { $count } Spiele.
# Summen
mine-totals = Gewonnen und verloren
mine-by-game = Nach Spiel
mine-by-person = Mit wem
mine-count-won = Gewonnen
mine-count-lost = Verloren
mine-count-drawn = Remis
# Sichern und löschen
mine-export = Alle als Datei sichern
mine-storage-temporary = Die Spiele dieses Geräts sind in diesem Browser gespeichert. Wird der Platz knapp, darf er sie löschen.
mine-storage-keep = Den Browser bitten, sie zu behalten
mine-storage-kept = Die Spiele dieses Geräts sind in diesem Browser gespeichert. Er behält sie, bis du sie löschst.
mine-storage-refused = Der Browser verspricht nicht, die Spiele dieses Geräts zu behalten. Sichere sie als Datei, oder installiere Crosstable als App und frag noch einmal.
mine-delete = Beendete Spiele löschen
mine-delete-sure = Alle deine beendeten Spiele löschen?
mine-delete-words = Sie verschwinden für immer aus deiner Liste. In den Listen der anderen bleiben sie, und angefangene Spiele bleiben auch in deiner.
mine-delete-yes = Ja, löschen
mine-delete-no = Behalten
mine-deleted = { $count ->
    [0] Es gab nichts zu löschen.
    [one] Ein Spiel ist gelöscht.
   *[other] { $count } Spiele sind gelöscht.
}
mine-kept = { $count ->
    [one] Ein angefangenes Spiel bleibt.
   *[other] { $count } angefangene Spiele bleiben.
}
