# Den Zufall einer beendeten Partie nachprüfen.
fair-holds = Der Zufall war fair.
fair-fails = Etwas passt nicht zusammen.
fair-form = Die Aufzeichnung ist vollständig und richtig geschrieben.
fair-promise = Das Versprechen ist das, das dieses Gerät vor der Partie gesehen hat.
fair-commitment = Das Geheimnis ist das versprochene.
fair-entropy = Was dieses Gerät beigetragen hat, wurde verwendet.
fair-draws = Noch einmal gezogen, kommt überall dasselbe heraus.
fair-unknown = Manches lässt sich nur aus der Aufzeichnung als Text noch einmal ziehen.
fair-form-figures = { $steps } Schritte, davon { $draws } gezogen
fair-promise-figures = Vorher: { $before }. Jetzt: { $now }.
fair-entropy-figures = Platz { $seat }: { $digits }
fair-commitment-figures = Sein SHA-256 ist { $digest }.
fair-draws-figures = { $drawn } von { $draws } Ziehungen wiederholt
fair-unknown-figures = { $left } Ziehungen
