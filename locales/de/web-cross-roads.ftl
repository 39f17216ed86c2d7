# Das Spielbrett von Cross Roads.
cross-roads-table = Tisch. Die Pfeiltasten verschieben ihn, Plus und Minus zeigen ihn größer und kleiner, 0 zeigt alles.
cross-roads-nearer = Größer
cross-roads-farther = Kleiner
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
    [one] Sie passt an einer Stelle. Tippe darauf!
   *[other] Sie passt an { $count } Stellen. Tippe auf eine!
}
cross-roads-lay-it = So? Tippe noch einmal, dann liegt sie.
cross-roads-kind = { $kind ->
    [whiff] { cross-roads-whiff }
   *[reeky] { cross-roads-reeky }
}
cross-roads-draw-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cross-roads-will-draw = { cross-roads-kind }: { $drawers ->
    [one] { $name } zieht { cross-roads-draw-count }!
   *[other] Die anderen ziehen je { cross-roads-draw-count }!
}
cross-roads-will-short = { cross-roads-kind }: { $drawers ->
    [one] { $name } zieht aus deiner Hand!
   *[other] Die anderen ziehen aus deiner Hand!
}
cross-roads-will-empty = { cross-roads-kind }, aber der Stapel ist leer.
cross-roads-must-draw = Keine deiner Karten passt. Zieh eine!
cross-roads-must-pass = Keine deiner Karten passt, und der Stapel ist leer.
cross-roads-turn-of = { $name } ist dran.
cross-roads-draws = { $name } zieht eine Karte.
cross-roads-wait = Einen Moment …
cross-roads-you-win = Du hast gewonnen!
cross-roads-win = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen zusammen!
}

# Lernen beim Spielen.
cross-roads-learn-1 = Jede Ameise will zuerst nach Hause: Wer keine Karten mehr hat, gewinnt. Das hier sind deine Karten. Lege eine auf den Tisch!
cross-roads-learn-2 = Lege deine Karte quer über eine andere. Deine Zahl kommt gleich vor oder gleich nach der, die sie zudeckt. Lege eine 4 auf die 3!
cross-roads-learn-3 = Die Zahlen gehen im Kreis: Nach der 9 kommt wieder die 1. Lege eine 1 auf die 9!
cross-roads-learn-4 = Hier liegt eine Karte auf der anderen. Decke von beiden eine Hälfte zu: Das ist ein Flotter Duft! Wer nach dir dran ist, zieht eine Karte.
cross-roads-learn-5 = Diese zwei Karten liegen nur nebeneinander. Decke von beiden eine Hälfte zu: Das ist ein Flinker Stinker! Alle anderen ziehen eine Karte.
cross-roads-learn-6 = Manchmal passt keine deiner Karten. Dann ziehst du eine vom Stapel, und dein Zug ist vorbei.
cross-roads-learn-7 = Nur noch eine Karte! Lege sie, und du hast gewonnen.
