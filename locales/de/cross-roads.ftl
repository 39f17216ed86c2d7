cross-roads-no-such-card = In diesem Spiel gibt es keine Karte { $card }.
cross-roads-not-in-hand = Du hast die Karte { $card } nicht. Wähle eine aus deiner Hand.
cross-roads-covers-nothing = Deine Karte würde nichts abdecken. Mindestens eine Hälfte muss auf einer Zahl auf dem Tisch liegen.
cross-roads-does-not-fit = Deine { $half } passt nicht auf die { $under } bei { $cell }. Dort passt nur { $before } oder { $after }.
cross-roads-no-right-angle = Dreh deine Karte: Sie muss quer zur Karte mit der { $under } bei { $cell } liegen.
cross-roads-same-card = Deine Karte darf nicht genau auf der Karte { $card } liegen.
cross-roads-both-parallel = Deine Karte liegt längs zu beiden Karten, die sie abdeckt: der mit der { $first } und der mit der { $second }. Zu mindestens einer muss sie quer liegen.
cross-roads-can-lay = Eine deiner Karten passt auf den Tisch, also musst du eine Karte legen.
cross-roads-pile-empty = Der Stapel ist leer, du kannst nicht ziehen. Du passt.
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
cross-roads-board-over = Das Spiel ist aus, und der erste Rang wird geteilt.
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
