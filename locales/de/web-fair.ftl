# Den Zufall eines beendeten Spiels nachprüfen.
fair-holds = Alles ging fair zu.
fair-fails = Da stimmt etwas nicht.
fair-form = Die Aufzeichnung ist vollständig und lesbar.
fair-promise = Das Versprechen ist das, das dieses Gerät vor dem Spiel gesehen hat.
fair-commitment = Das Geheimnis ist das versprochene.
fair-entropy = Was dieses Gerät beigetragen hat, wurde verwendet.
fair-draws = Zieht man noch einmal, kommt überall dasselbe heraus.
fair-unknown = Manches lässt sich nur aus der Aufzeichnung als Text noch einmal ziehen.
fair-form-figures = { $steps } Schritte, davon { $draws } gezogen
fair-promise-figures = Vorher: { $before }. Jetzt: { $now }.
fair-entropy-figures = Platz { $seat }: { $digits }
fair-commitment-figures = Sein SHA-256 ist { $digest }.
fair-draws-figures = { $drawn } von { $draws } Ziehungen wiederholt
fair-unknown-figures = { $left } Ziehungen

# Was die Prüfung beweist
fair-source-revealed = Der Server und die Geräte aller am Tisch haben den Zufall gemeinsam gemacht. Niemand konnte ihn aussuchen, auch der Server nicht.
fair-source-seeded = Eine Seite allein hat die Zahl gewählt, aus der aller Zufall kommt. Die Prüfung zeigt, dass jede Ziehung daraus folgt, aber nicht, dass die Zahl blind gewählt war.
fair-source-published = Der Server und die Geräte haben den Zufall gemeinsam gemacht, aber jedes Gerät hat seine Zahlen schon beim Hinsetzen gezeigt. Das letzte hätte sie aussuchen können, wenn es das Geheimnis des Servers kannte.
fair-source-continued = Ein Gerät hat das Spiel begonnen und allein gezogen; dann hat ein Server mit einem eigenen Geheimnis weitergemacht. Die Prüfung zeigt, dass jede Ziehung aus den Zahlen der beiden folgt, aber nicht, dass diese blind gewählt waren. Das erste Gerät kann gewusst haben, was verdeckt war.
fair-source-revealed-fails = Laut Aufzeichnung haben der Server und die Geräte aller am Tisch den Zufall gemeinsam gemacht. Diese Prüfung beweist das nicht.
fair-source-seeded-fails = Laut Aufzeichnung hat eine Seite allein die Zahl gewählt, aus der aller Zufall kommt. Diese Prüfung beweist das nicht.
fair-source-published-fails = Laut Aufzeichnung haben der Server und die Geräte den Zufall gemeinsam gemacht, und jedes Gerät hat seine Zahlen schon beim Hinsetzen gezeigt. Diese Prüfung beweist das nicht.
fair-source-continued-fails = Laut Aufzeichnung hat ein Gerät das Spiel begonnen, und ein Server hat mit einem eigenen Geheimnis weitergemacht. Diese Prüfung beweist das nicht.

# Weitere Prüfungen, und was es heißt, wenn eine scheitert
fair-list = Die Liste vom Start ist die, der dieses Gerät zugestimmt hat.
fair-list-figures = Start Nummer { $round }
fair-begun = Das Spiel setzt jenes Spiel von einem Gerät fort, das die Aufzeichnung nennt.
fair-begun-figures = Das Gerät hat { $draws }-mal gezogen.
fair-devices = Jedes Gerät hat die Zahlen gezeigt, die es versprochen hatte.
fair-devices-figures = { $devices ->
    [one] Ein Gerät
   *[other] { $devices } Geräte
}
fair-head = Das Spiel ist so ausgegangen, wie dieses Gerät es gesehen hat.
fair-head-figures = Das letzte Siegel ist { $head }.
fair-log = Das Protokoll ist vollständig und gehört zu dieser Aufzeichnung.
fair-log-figures = { $entries } Einträge, das letzte Siegel ist { $head }
fair-receipt = Im Protokoll steht, was der Server diesem Gerät gesagt hat.
fair-receipt-figures = Eintrag { $number }
fair-form-fails = Die Aufzeichnung ist beschädigt.
fair-list-fails = Die Aufzeichnung hat einen anderen Start als den, dem dieses Gerät zugestimmt hat.
fair-promise-fails = Das Versprechen ist nicht das, das dieses Gerät vor dem Spiel gesehen hat.
fair-commitment-fails = Das Geheimnis ist nicht das versprochene.
fair-begun-fails = Die Aufzeichnung passt nicht zu dem Spiel von einem Gerät, das sie fortsetzt.
fair-devices-fails = Ein Gerät hat nicht die Zahlen gezeigt, die es versprochen hatte.
fair-entropy-fails = Was dieses Gerät beigetragen hat, wurde nicht verwendet.
fair-draws-fails = Zieht man noch einmal, kommt etwas anderes heraus.
fair-head-fails = Das Spiel ist anders ausgegangen, als dieses Gerät es gesehen hat.
fair-log-fails = Das Protokoll wurde verändert oder gehört zu einem anderen Spiel.
fair-receipt-fails = Im Protokoll steht etwas anderes, als der Server diesem Gerät gesagt hat.

# Die Prüfung am Ende, um die niemand bitten muss
fair-checking = Dieses Gerät prüft, ob alles fair war …
fair-checked = Fair: von diesem Gerät geprüft.
fair-checked-record = Die Ziehungen passen zur Aufzeichnung: von diesem Gerät geprüft.
fair-no-record = Die Aufzeichnung ließ sich nicht laden. Darum konnte dieses Gerät sie nicht prüfen.
fair-differs = Vorsicht: Dieses Spiel passt nicht zu dem, was dieses Gerät gesehen hat.
fair-details = Alle Prüfungen ansehen

# Zwischen Lobby und Spiel
starting-title = { $game }: Gleich geht es los
starting-short = Gleich geht es los …
starting-waits = Warten auf das Gerät von { $name } …
starting-ready = Das Gerät von { $name } ist bereit.
starting-now = Das Spiel beginnt …
starting-words = Jedes Gerät zeigt jetzt die Zufallszahlen, die es bisher geheim gehalten hat. So kann sich niemand das Glück aussuchen.
starting-reopen = Zurück in die Lobby
start-number = Start Nummer { $round }
start-again = Der letzte Start wurde abgebrochen. Das sehen alle, und alle Zufallszahlen sind neu.

# Dieses Gerät traut dem Start nicht
alarm = Dieses Gerät macht bei diesem Start nicht mit.
alarm-list = Die Liste des Servers für den Start ist nicht in Ordnung.
alarm-round = Die Liste des Servers gehört zu einem anderen Start.
alarm-server = Der Server hat sein eigenes Versprechen ausgetauscht.
alarm-own = Was dieses Gerät versprochen hat, fehlt in der Liste des Servers.
alarm-second = Der Server zeigt für denselben Start eine zweite Liste.
alarm-forgot = Es kennt die Zufallszahlen nicht mehr, die es versprochen hat.
alarm-do = Es hat seine Zufallszahlen nicht gezeigt. Wer den Tisch eröffnet hat, kann zurück in die Lobby gehen. Passiert es wieder, dann traut diesem Server nicht.
alarm-forgot-do = Wer den Tisch eröffnet hat, kann zurück in die Lobby gehen und neu starten.
alarm-late = Dieses Spiel hat nicht so begonnen wie abgemacht.
alarm-started = Der Server hat es mit einer Liste begonnen, der dieses Gerät nicht zugestimmt hat.
alarm-started-do = Traut seinen Würfeln nicht. Hört besser auf.
alarm-lost = Der Server hat einen Teil dieses Spiels vergessen.
alarm-history = Er hatte diesem Gerät schon mehr gezeigt, als er jetzt noch weiß, und sagt es niemandem.
alarm-history-do = Fragt die anderen, was sie gesehen haben. Hört besser auf.

# Der Server ist mit einem anderen Verlauf zurückgekommen
dispute-title = Der Server ist mit einem anderen Verlauf zurückgekommen.
dispute-words = Ein Gerät an diesem Tisch hat etwas gesehen, das der Server nicht mehr weiß. Vielleicht wurde eine alte Kopie zurückgespielt. Spielt nur weiter, wenn alle einverstanden sind.
dispute-accepted = Einverstanden: { $names }.
dispute-missing = Noch nicht einverstanden: { $names }.
dispute-continue = So weiterspielen
dispute-short = Das Spiel macht Pause

# Der Tisch endete ohne Ergebnis
closed-title = Dieser Tisch ist geschlossen
closed-full = Hier ist so viel passiert, dass nichts mehr aufgeschrieben werden kann. Es gibt kein Ergebnis.
closed-void = Der Server hat vergessen, wie dieses Spiel ausging, aber das Geheimnis seiner Würfel ist schon bekannt. Darum kann es nicht fair weitergehen, und es gibt kein Ergebnis.
closed-operator = Wer diesen Server betreibt, hat den Tisch geschlossen. Es gibt kein Ergebnis.
closed-new = Neuen Tisch eröffnen
