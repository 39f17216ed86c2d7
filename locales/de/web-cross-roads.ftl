# Das Spielbrett von Cross Roads.
cross-roads-table = Tisch. Pfeiltasten verschieben ihn, plus und minus holen ihn näher und weiter weg, 0 zeigt alles.
cross-roads-nearer = Näher
cross-roads-farther = Weiter weg
cross-roads-fit = Alles zeigen
cross-roads-you = du
cross-roads-your-hand = Deine Karten
cross-roads-card = Karte { $low }, { $high }
cross-roads-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cross-roads-pile = Stapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
cross-roads-places = { $count ->
    [0] Sie passt nirgends.
    [one] Sie passt an einer Stelle.
   *[other] Sie passt an { $count } Stellen.
}
cross-roads-known-by = Diese Karte kennt: { $names }
cross-roads-you-know = Du kennst { $cards }
cross-roads-winner = Gewonnen
cross-roads-on-number = { $number } auf die { $under } bei { $cell }
cross-roads-on-table = { $number } auf den Tisch bei { $cell }
cross-roads-or = oder
cross-roads-whiff = Flotter Duft
cross-roads-reeky = Flinker Stinker

# Was zu tun ist.
cross-roads-draw = Karte ziehen
cross-roads-pass = Passen
cross-roads-lay = Legen
cross-roads-turn = Karte drehen
cross-roads-pick = Du bist dran! Nimm eine Karte.
cross-roads-pick-closing = Letzte Runde! Nimm eine Karte.
cross-roads-nowhere = Diese Karte passt nirgends. Nimm eine andere.
cross-roads-where = { $count ->
    [one] Eine Stelle. Tippe darauf!
   *[other] { $count } Stellen. Tippe auf eine!
}
cross-roads-lay-it = Noch einmal tippen, dann liegt sie.
cross-roads-will-whiff = Flotter Duft: { $name } zieht eine Karte!
cross-roads-will-whiff-empty = Flotter Duft, aber der Stapel ist leer.
cross-roads-will-reeky = Flinker Stinker: Alle anderen ziehen eine Karte!
cross-roads-will-reeky-two = Flinker Stinker: { $name } zieht zwei Karten!
cross-roads-will-reeky-short = Flinker Stinker: Die anderen nehmen Karten aus deiner Hand!
cross-roads-must-draw = Keine deiner Karten passt. Zieh eine.
cross-roads-must-pass = Keine deiner Karten passt, und der Stapel ist leer.
cross-roads-turn-of = { $name } ist dran.
cross-roads-draws = { $name } zieht eine Karte.
cross-roads-wait = Einen Moment …
cross-roads-you-win = Du gewinnst!
cross-roads-win = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen zusammen!
}

# Lernen beim Spielen.
cross-roads-learn-1 = Jede Ameise will zuerst nach Hause: Wer keine Karten mehr hat, gewinnt. Unten liegen deine Karten. Lege eine auf den Tisch!
cross-roads-learn-2 = Eine Hälfte deiner Karte deckt eine Zahl ab, die um eins größer oder kleiner ist. Die Karte liegt dabei quer. Lege eine!
cross-roads-learn-3 = Die Zahlen gehen im Kreis: Nach der 9 kommt die 1. Lege die 1 auf die 9!
cross-roads-learn-4 = Decke zwei Hälften von Karten ab, die übereinander liegen: Das ist ein Flotter Duft. Wer nach dir kommt, zieht eine Karte!
cross-roads-learn-5 = Decke zwei Hälften von Karten ab, die nur nebeneinander liegen: Das ist ein Flinker Stinker. Alle anderen ziehen!
cross-roads-learn-6 = Manchmal passt nichts. Dann ziehst du eine Karte, und der Nächste ist dran.
cross-roads-learn-7 = Nur noch eine Karte! Lege sie, dann hast du gewonnen.
