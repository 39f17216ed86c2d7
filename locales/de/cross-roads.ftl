cross-roads-no-such-card = Bei diesen Karten gibt es keine { $card }.
cross-roads-not-in-hand = Du hast die Karte { $card } nicht. Wähle eine aus deiner Hand.
cross-roads-covers-nothing = Deine Karte würde nichts abdecken. Mindestens eine Hälfte muss auf einer Zahl auf dem Tisch liegen.
cross-roads-does-not-fit = Deine { $half } passt nicht auf die { $under } bei { $cell }. Dort passt nur { $before } oder { $after }.
cross-roads-no-right-angle = Dreh deine Karte: Sie muss quer zur Karte mit der { $under } bei { $cell } liegen.
cross-roads-same-card = Deine Karte darf nicht genau auf der Karte { $card } liegen.
cross-roads-both-parallel = Deine Karte liegt längs zu beiden Karten, die sie abdeckt: der mit der { $first } und der mit der { $second }. Zu mindestens einer muss sie quer liegen.
cross-roads-can-lay = Eine deiner Karten passt auf den Tisch, also musst du eine Karte legen.
cross-roads-pile-empty = Der Stapel ist leer, du kannst nicht ziehen. Du musst passen.
cross-roads-pile-left = Im Stapel sind noch Karten. Zieh eine, statt zu passen.

# Das Spielbrett.
cross-roads-board-half = { $number } auf { $cell }, verbunden mit { $other }
cross-roads-board-half-beneath = { $number } auf { $cell }, geht unter { $other } weiter
cross-roads-board-card = Karte { $low }, { $high }
cross-roads-board-draw = Karte ziehen
cross-roads-board-pass = passen
cross-roads-board-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
cross-roads-board-seat = { cross-roads-board-cards }{ $rank ->
    [0] {""}
   *[other] , Rang { $rank }
}{ $known ->
    [none] {""}
   *[other] ; du kennst { $known }
}{ $knows ->
    [none] {""}
   *[other] ; kennt von dir { $knows }
}
cross-roads-board-deal = { $reader ->
    [who] Du bekommst eine Karte.
   *[other] { $who } bekommt eine Karte.
}
cross-roads-board-turn-up = Die oberste Karte des Stapels wird aufgedeckt.
cross-roads-board-lot = Es wird ausgelost, wer beginnt.
cross-roads-board-turn = { $reader ->
    [who] Du bist dran! Lege eine Karte.
   *[other] { $who } ist dran.
}
cross-roads-board-must-draw = Du bist dran! Keine deiner Karten passt, also ziehst du eine.
cross-roads-board-must-pass = Du bist dran! Keine deiner Karten passt und der Stapel ist leer, also passt du.
cross-roads-board-draws = { $reader ->
    [who] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
}{ cross-roads-board-more }
cross-roads-board-takes = { $reader ->
    [who] Du ziehst eine Karte aus der Hand von { $from }.
    [from] { $who } zieht eine Karte aus deiner Hand.
   *[other] { $who } zieht eine Karte aus der Hand von { $from }.
}{ cross-roads-board-more }
cross-roads-board-more = { $more ->
    [0] {""}
    [one] {" "}Danach wird noch eine gezogen.
   *[other] {" "}Danach werden noch { $more } gezogen.
}
cross-roads-board-win = { $reader ->
    [who] Du gewinnst!
   *[other] { $who } gewinnt!
}
cross-roads-board-over = Das Spiel ist zu Ende, und mehrere teilen sich den ersten Platz.
cross-roads-board-closing = Jemand hat keine Karten mehr: Das ist die letzte Runde.
cross-roads-board-pile = Stapel: { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}
cross-roads-board-whiff = Flotter Duft ({ $who } zieht eine Karte): { $places }
cross-roads-board-whiff-empty = Flotter Duft (aber der Stapel ist leer): { $places }
cross-roads-board-reeky = Flinker Stinker (alle anderen ziehen eine Karte): { $places }
cross-roads-board-reeky-two = Flinker Stinker ({ $who } zieht zwei Karten): { $places }
cross-roads-board-reeky-short = Flinker Stinker (die anderen nehmen Karten aus deiner Hand): { $places }
cross-roads-board-legend = Ein Pfeil zeigt, wo eine Karte unter einer anderen weitergeht.

# Was geschehen ist.
cross-roads-log-lay = { $reader ->
    [who] Du legst { $card } auf { $cell } und { $other }.
   *[other] { $who } legt { $card } auf { $cell } und { $other }.
}
cross-roads-log-whiff = { $reader ->
    [who] Du legst { $card } auf { $cell } und { $other }: ein Flotter Duft!
   *[other] { $who } legt { $card } auf { $cell } und { $other }: ein Flotter Duft!
}
cross-roads-log-whiff-empty = { $reader ->
    [who] Du legst { $card } auf { $cell } und { $other }: ein Flotter Duft, aber der Stapel ist leer.
   *[other] { $who } legt { $card } auf { $cell } und { $other }: ein Flotter Duft, aber der Stapel ist leer.
}
cross-roads-log-reeky = { $reader ->
    [who] Du legst { $card } auf { $cell } und { $other }: ein Flinker Stinker!
   *[other] { $who } legt { $card } auf { $cell } und { $other }: ein Flinker Stinker!
}
cross-roads-log-out = { $reader ->
    [who] Du legst deine letzte Karte, die { $card }, auf { $cell } und { $other }!
   *[other] { $who } legt die letzte Karte, die { $card }, auf { $cell } und { $other }!
}
cross-roads-log-draw = { $reader ->
    [who] Keine deiner Karten passt, also ziehst du eine.
   *[other] { $who } hat keine passende Karte und zieht eine.
}
cross-roads-log-pass = { $reader ->
    [who] Du passt.
   *[other] { $who } passt.
}
cross-roads-log-start = { $reader ->
    [who] Du beginnst.
   *[other] { $who } beginnt.
}
cross-roads-log-turn-up = Die Karte { $card } wird aufgedeckt und liegt auf { $cell } und { $other }.
cross-roads-log-dealt = { $reader ->
    [who] Du bekommst { $card }.
   *[other] { $who } bekommt { $card }.
}
cross-roads-log-dealt-unseen = { $reader ->
    [who] Du bekommst eine Karte.
   *[other] { $who } bekommt eine Karte.
}
cross-roads-log-drawn = { $reader ->
    [who] Du ziehst { $card } vom Stapel.
   *[other] { $who } zieht { $card } vom Stapel.
}
cross-roads-log-drawn-unseen = { $reader ->
    [who] Du ziehst eine Karte vom Stapel.
   *[other] { $who } zieht eine Karte vom Stapel.
}
cross-roads-log-taken = { $reader ->
    [who] Du ziehst { $card } aus der Hand von { $from }.
    [from] { $who } zieht { $card } aus deiner Hand.
   *[other] { $who } zieht { $card } aus der Hand von { $from }.
}
cross-roads-log-taken-unseen = { $reader ->
    [who] Du ziehst eine Karte aus der Hand von { $from }.
    [from] { $who } zieht eine Karte aus deiner Hand.
   *[other] { $who } zieht eine Karte aus der Hand von { $from }.
}

# Warum das Spiel zu Ende ist.
cross-roads-end-last-card = { $reader ->
    [who] Du hast deine letzte Karte gelegt.
   *[other] { $who } hat die letzte Karte gelegt.
}
cross-roads-end-no-card = { $reader ->
    [who] Du hast keine Karte mehr.
   *[other] { $who } hat keine Karte mehr.
}
cross-roads-end-round = { $reader ->
    [who] Die letzte Runde ist zu Ende, und du hast die wenigsten Karten: { $cards }.
   *[other] Die letzte Runde ist zu Ende, und { $who } hat die wenigsten Karten: { $cards }.
}
cross-roads-end-round-shared = Die letzte Runde ist zu Ende, und mehrere haben die wenigsten Karten: { $cards }.
cross-roads-end-blocked = { $reader ->
    [who] Niemand kann mehr eine Karte legen oder ziehen. Du hast die wenigsten: { $cards }.
   *[other] Niemand kann mehr eine Karte legen oder ziehen. { $who } hat die wenigsten: { $cards }.
}
cross-roads-end-blocked-shared = Niemand kann mehr eine Karte legen oder ziehen, und mehrere haben die wenigsten: { $cards }.

# Warum ein Zug gut ist.
cross-roads-why-win = Das ist deine letzte Karte: Du gewinnst sofort!
cross-roads-why-out = Das ist deine letzte Karte!
cross-roads-why-reeky-win = Ein Flinker Stinker, und der Stapel hat zu wenig Karten: Der Rest deiner Hand wird dir weggenommen, und du gewinnst sofort!
cross-roads-why-reeky-short = Ein Flinker Stinker, und der Stapel hat zu wenig Karten: Du wirst noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} los!
cross-roads-why-reeky-stop = { $who } hat nur noch eine Karte. Mit deinem Flinken Stinker muss { $who } { $count ->
    [one] eine
   *[other] { $count }
} dazu ziehen!
cross-roads-why-reeky-two = Ein Flinker Stinker: { $who } muss zwei Karten ziehen!
cross-roads-why-reeky = Ein Flinker Stinker: Alle anderen müssen eine Karte ziehen!
cross-roads-why-whiff-stop = { $who } hat nur noch eine Karte. Mit deinem Flotten Duft muss { $who } eine dazu ziehen!
cross-roads-why-whiff = Ein Flotter Duft: { $who } muss eine Karte ziehen!
cross-roads-why-one-left = Dann hast du nur noch eine Karte, und die passt.
cross-roads-why-only = Das ist die einzige deiner Karten, die passt.
cross-roads-why-only-place = Deine { $card } passt nur hier, also leg sie, solange es geht.
cross-roads-why-opens = Deine { $card } passt noch nirgends, aber dann schon.
cross-roads-why-prepares = Mit deiner { $card } gelingt dir nächstes Mal vielleicht ein Flinker Stinker.
cross-roads-why-closes = Dann findet { $who } keinen Platz für einen Flinken Stinker.
cross-roads-why-rest-fits = Dann passen alle deine anderen Karten irgendwo hin.
cross-roads-why-blocks = Dann passt von den Karten, die du nicht siehst, nicht einmal die Hälfte.
cross-roads-why-less = Das ist eine Karte weniger: { $count ->
    [one] Du hast noch eine.
   *[other] Du hast noch { $count }.
}
cross-roads-why-draw = Keine deiner Karten passt, also brauchst du eine neue.
cross-roads-why-pass = Keine deiner Karten passt, und der Stapel ist leer.
