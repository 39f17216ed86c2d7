# Das Spielbrett von Mixx.
mixx-table = Das Kreuz
mixx-you = du
mixx-your-cards = Deine Karten
mixx-card = { $motif } in { $colour }
mixx-won = { $count ->
    [0] keine Karten gewonnen
    [one] eine Karte gewonnen
   *[other] { $count } Karten gewonnen
}
mixx-pile = Stapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
mixx-game = Spiel { $game } von { $games }
mixx-places = { $count ->
    [0] Sie passt nirgends.
    [one] Sie passt an einer Stelle.
   *[other] Sie passt an { $count } Stellen.
}
mixx-place-open = Auf { $cell } legen
mixx-place-closed = { $cell }: Hier passt sie nicht. Drücke, dann erfährst du, warum.
mixx-still-in-pile = Noch im Stapel
mixx-leads = Hat die letzte Karte gelegt
mixx-winner = Hat gewonnen
mixx-here = Ja, hier
mixx-back = Zurück
mixx-close = Schließen

# Was zu tun ist.
mixx-miss = Aussetzen
mixx-stop = { $count ->
    [one] Die Karte nehmen
   *[other] Alle { $count } Karten nehmen
}
mixx-begin = Du beginnst die Runde! Nimm irgendeine Karte.
mixx-pick = Du bist dran! Nimm eine Karte.
mixx-run = Die anderen setzen aus. Leg weiter oder beende die Runde:
mixx-nowhere = Diese Karte passt nirgends. Nimm eine andere.
mixx-where = { $count ->
    [one] Es gibt eine Stelle. Tippe darauf!
   *[other] Wohin? Tippe auf eine der { $count } Stellen!
}
mixx-sure = Hier? Tippe noch einmal.
mixx-must-miss = Keine deiner Karten passt.
mixx-must-stop = Nichts passt mehr. Alle Karten gehören dir!
mixx-turn-of = { $name } ist dran.
mixx-run-of = { $name } darf weiterlegen.
mixx-wait = Einen Moment …
mixx-wins-round = { $count ->
    [one] { $name } gewinnt eine Karte!
   *[other] { $name } gewinnt { $count } Karten!
}
mixx-you-win-round = { $count ->
    [one] Du gewinnst eine Karte!
   *[other] Du gewinnst { $count } Karten!
}
mixx-you-win = Du hast gewonnen!
mixx-win = { $count ->
    [one] { $names } hat gewonnen!
   *[other] { $names } haben zusammen gewonnen!
}

# Lernen beim Spielen.
mixx-learn-1 = Eine neue Runde beginnt. Nimm eine von deinen Karten und lege sie in die Mitte.
mixx-learn-2 = In einer Reihe darf keine Farbe und kein Bild zweimal liegen. Nimm eine Karte, die passt, und lege sie daneben, darüber oder darunter!
mixx-learn-3 = Jetzt hat das Kreuz eine Mitte, mit einem goldenen Seil. Von nun an legt ihr nur noch an die vier Enden.
mixx-learn-4 = Nimm eine Karte. Wo ein Kreuzchen ist, passt sie nicht: Tippe darauf und sieh, warum. Lege dann eine, die passt.
mixx-learn-5 = Alle Karten liegen offen. Wer die letzte Karte legt, gewinnt das ganze Kreuz. Schau also, was die anderen noch legen können!
mixx-learn-6 = Manchmal passt keine deiner Karten. Dann setzt du aus.
mixx-learn-7 = Alle anderen mussten aussetzen, nur du darfst weiterlegen. Lege noch eine Karte!
mixx-learn-8 = Jetzt passt nichts mehr, und die letzte Karte hast du gelegt. Nimm alle Karten des Kreuzes! Damit endet die Runde.
