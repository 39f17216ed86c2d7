table-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
table-seat-taken = Platz { $seat } ist besetzt. Wähle einen freien.
table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
table-nothing-to-clear = Platz { $seat } ist schon frei.
table-bad-name = Ein Name hat 1 bis { $most } Zeichen. Wähle einen anderen.
table-unreadable-name = In diesem Namen sind Zeichen, die niemand sehen oder lesen kann. Tippe ihn neu, in einer Zeile.
table-name-taken = Dieser Name sieht aus wie der auf Platz { $seat }. Wähle einen anderen, damit euch niemand verwechselt.
table-not-at-this-table = Du sitzt nicht an diesem Tisch.
table-not-your-seat = Platz { $seat } gehört dir nicht.
table-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
table-already-started = Das Spiel hat schon begonnen.
table-not-started = Das Spiel hat noch nicht begonnen.
table-ended = Das Spiel ist zu Ende.
table-seats-open = { $open ->
    [one] Ein Platz ist noch frei. Warte auf jemanden oder setze einen Bot hin.
   *[other] { $open } Plätze sind noch frei. Warte auf jemanden oder setze Bots hin.
}
table-commitment-missing = Das Gerät von Platz { $seat } ist noch nicht bereit. Versuch es gleich noch einmal.
table-commitment-given = Das Gerät von Platz { $seat } hat seine Zufallszahlen schon versiegelt.
table-commitment-taken = Ein anderes Gerät am Tisch hat dieselben Zufallszahlen versiegelt. Versuch es noch einmal.
table-entropy-given = Das Gerät von Platz { $seat } hat seine Zufallszahlen schon gezeigt.
table-wrong-entropy = Das sind nicht die Zufallszahlen, die das Gerät von Platz { $seat } versiegelt hat. Andere gelten nicht.
table-starting = Das Spiel fängt gleich an. Wartet auf alle Geräte. Wer den Tisch eröffnet hat, kann auch zurück in die Lobby gehen.
table-not-starting = Gerade wird kein Spiel gestartet.
table-too-much = Platz { $seat } hat in diesem Spiel zu oft gefragt, zurückgenommen oder den Tisch verlassen. Spielt einfach weiter.
table-lobby-full = Vor dem Start ist schon so viel passiert, dass nur noch etwas ändern kann, wer den Tisch eröffnet hat. Du kannst auch einen neuen Tisch eröffnen.
table-no-room = An diesem Tisch können nur noch Züge aufgeschrieben werden. Spielt weiter bis zum Ende.
table-disputed = Der Server hat einen Teil dieses Spiels verloren. Es geht weiter, wenn alle am Tisch damit einverstanden sind.
table-no-dispute = Hier gibt es nichts zu bestätigen. Das Spiel geht weiter.
table-not-your-turn = Du bist nicht dran. Jetzt ist Platz { $seat } dran.
table-bot-decides = Für Platz { $seat } spielt ein Bot.
table-nothing-to-undo = Du hast noch keinen Zug, den du zurücknehmen kannst.
table-time-not-up = Für diesen Zug bleiben noch { $seconds } Sekunden.
table-no-clock = An diesem Tisch läuft keine Uhr.
table-proposal-pending = Jemand hat schon etwas gefragt. Warte die Antwort ab.
table-no-proposal = Gerade fragt niemand etwas.
table-own-proposal = Das hast du selbst gefragt. Die anderen müssen antworten.
table-already-agreed = Du hast schon zugestimmt.
table-not-away = Wer auf Platz { $seat } sitzt, ist da.
table-not-a-person = Auf Platz { $seat } sitzt kein Mensch.
table-stands-in-already = Für Platz { $seat } springt schon ein Bot ein.
table-not-ended = Das Spiel ist noch nicht zu Ende.
table-rematch-agreed = Ein neuer Tisch ist schon eröffnet.
table-only-a-bot = Hier kann nur der Bot auf diesem Platz entscheiden.
table-bad-ticket = Dieser Link wurde schon benutzt oder gilt nicht mehr. Lass dir einen neuen geben.
table-uploaded = Dieses Spiel geht online weiter, deshalb steht es auf diesem Gerät still.
table-not-a-device-game = Hier kann nur ein Spiel weitergehen, das ohne Server auf einem Gerät begonnen hat.

# Was am Tisch geschah, für das Protokoll.
table-log-clock = { $reader ->
    [who] Deine Zeit war um; ein Bot hat für dich entschieden.
   *[other] Die Zeit von { $who } war um; ein Bot hat entschieden.
}
table-log-stood-in = { $reader ->
    [who] Ein Bot hat für dich gespielt.
   *[other] Ein Bot hat für { $who } gespielt.
}
table-log-frozen = Start Nummer { $round }: Plätze und Optionen stehen jetzt fest.
table-log-revealed = { $reader ->
    [who] Dein Gerät zeigt seine Zufallszahlen.
   *[other] Das Gerät von { $who } zeigt seine Zufallszahlen.
}
table-log-reopened = Der Start wurde abgebrochen. Der nächste ist Start Nummer { $round }.
table-log-disputed = Der Server ist mit einem anderen Verlauf zurückgekommen, als ein Gerät gesehen hat.
table-log-accepted = { $reader ->
    [who] Du bist mit dem Spiel einverstanden, wie es jetzt ist.
   *[other] { $who } ist mit dem Spiel einverstanden, wie es jetzt ist.
}
table-log-closed-full = Der Tisch ist geschlossen, weil hier nichts mehr aufgeschrieben werden kann.
table-log-closed-void = Der Tisch ist geschlossen, weil das Geheimnis seiner Würfel schon bekannt ist.
table-log-closed-operator = Wer den Server betreibt, hat den Tisch geschlossen.
table-log-started = Das Spiel beginnt.
table-log-seated = { $reader ->
    [who] Du setzt dich.
   *[other] { $who } setzt sich.
}
table-log-asks-undo = { $reader ->
    [who] Du möchtest einen Zug zurücknehmen.
   *[other] { $who } möchte einen Zug zurücknehmen.
}
table-log-asks-stand-in = { $reader ->
    [who] Du möchtest, dass ein Bot für { $other } spielt.
    [other] { $who } möchte, dass ein Bot für dich spielt.
   *[nobody] { $who } möchte, dass ein Bot für { $other } spielt.
}
table-log-agreed = { $reader ->
    [who] Du bist einverstanden.
   *[other] { $who } ist einverstanden.
}
table-log-declined = { $reader ->
    [who] Du sagst nein.
   *[other] { $who } sagt nein.
}
table-log-undone = { $reader ->
    [who] Du nimmst einen Zug zurück.
   *[other] { $who } nimmt einen Zug zurück.
}
table-log-left = { $reader ->
    [who] Du hast den Tisch verlassen.
   *[other] { $who } hat den Tisch verlassen.
}
table-log-returned = { $reader ->
    [who] Du bist wieder da.
   *[other] { $who } ist wieder da.
}
table-log-handed = { $reader ->
    [who] Du spielst jetzt auf einem anderen Gerät.
   *[other] { $who } spielt jetzt auf einem anderen Gerät.
}
table-log-stand-in = { $reader ->
    [who] Vorerst spielt ein Bot für dich.
   *[other] Vorerst spielt ein Bot für { $who }.
}
table-log-ended = Das Spiel ist zu Ende.
table-log-rematch = Ein neuer Tisch ist offen.
table-log-continued = Das Spiel hat auf einem Gerät begonnen und geht hier weiter. Das erste Gerät kann wissen, was verdeckt war.
table-log-uploaded = Das Spiel geht online weiter.
table-log-resumed = Das Spiel geht wieder auf diesem Gerät weiter.

# Der Spielstand über mehrere Spiele
table-series = Spielstand: { $score }
table-series-draws = { $draws ->
    [one] ein Unentschieden
   *[other] { $draws } Unentschieden
}
