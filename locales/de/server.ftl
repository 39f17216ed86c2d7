server-bad-setup = Dieser Tisch kann nicht eröffnet werden: { $faults }.
server-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal und wähle neu.
server-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er entfernt, weil lange niemand mehr kam.
server-no-page = Hier ist nichts.
server-no-method = Diese Adresse nimmt solche Anfragen nicht an.
server-stranger = Ich weiß nicht, wer du bist. Hol dir zuerst ein Token.
server-unreadable = Das verstehe ich nicht: { $why }.
server-binary = Hier werden nur Textnachrichten verstanden.
server-no-hello = Die erste Nachricht muss ein Hallo sein, und nur die erste.
server-version = Diese Seite passt nicht mehr zum Server. Bitte lade sie neu.
server-too-large = Das ist zu groß. Höchstens { $most } Bytes werden gelesen.
server-too-fast = { $seconds ->
    [one] Nicht so schnell. Versuch es in einer Sekunde wieder.
   *[other] Nicht so schnell. Versuch es in { $seconds } Sekunden wieder.
}
server-busy = Hier ist gerade zu viel los. Versuch es in einer halben Minute wieder.
server-many-public = Du hast schon fünf öffentliche Tische, die auf Mitspieler warten. Spiel an einem davon, oder eröffne diesen, ohne ihn in der Liste zu zeigen.
server-silent = Wir haben eine Weile nichts von dir gehört. Komm jederzeit wieder.
server-slow = Deine Verbindung war zu langsam und kam nicht mehr mit. Komm wieder und sieh nach.
server-timed-out = Das hat zu lange gebraucht.
server-banned = Wer diesen Server betreibt, lässt dich zurzeit nicht herein: { $minutes ->
    [one] Komm in einer Minute wieder.
   *[other] Komm in { $minutes } Minuten wieder.
}
server-foreign-origin = Seiten anderer Anbieter dürfen das nicht.
server-foreign-host = Dieser Server kennt diesen Namen nicht. Nimm seine Adresse, oder sag denen, die ihn betreiben, sie sollen ihn mit --public-url starten.
server-storage = Das konnte nicht gespeichert werden. Versuch es gleich noch einmal.
server-unreachable = Die Server, die die Tische aufbewahren, sind gerade nicht erreichbar. Nichts ist verloren; versuch es gleich noch einmal.
server-damaged = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Sag es bitte denen, die diesen Server betreiben.
server-not-continued = Was geschickt wurde, ist nicht das Protokoll eines Spiels von einem Gerät: Eintrag { $entry } passt nicht. Das Spiel kann dort weitergehen, wo es ist.
server-continue-long = In diesem Spiel wurde so viel zurückgenommen, dass der Server es nicht prüfen kann. Es kann dort weitergehen, wo es ist.
server-closing = Der Server macht eine kurze Pause. Komm gleich wieder.
server-not-ended = Das lässt sich prüfen, wenn das Spiel zu Ende ist.
server-no-review = Diese Partie wurde abgebrochen. Einen Rückblick gibt es nur für Partien, die zu Ende gespielt wurden.
server-no-hint = Tipps gibt es nur, wenn du dran bist.
server-no-step = So weit ist das Spiel nicht gekommen.
server-no-phrase = Das kannst du jetzt nicht sagen.
server-preview-invites = { $name } lädt dich zu { $game } ein
server-preview-open = Spiel mit: { $game }
server-preview-words = Spiele kreuz und quer, im Browser: ohne Konto und ohne Werbung.
phrase-hello = Hallo!
phrase-one-moment = Einen Moment, bitte.
phrase-take-your-time = Lass dir Zeit.
phrase-back-again = Ich bin wieder da.
phrase-thanks = Danke!
phrase-have-fun = Viel Spaß!
phrase-well-played = Gut gespielt!
phrase-that-was-close = Das war knapp!
phrase-once-more = Noch ein Spiel?
phrase-short-break = Kurze Pause?
phrase-see-you = Bis bald!
phrase-good-game = Schönes Spiel!
phrase-congratulations = Herzlichen Glückwunsch!
