server-bad-setup = Dieser Tisch kann nicht eröffnet werden: { $faults }.
server-stale = Das Spiel ist inzwischen weitergegangen. Schau noch einmal und wähle neu.
server-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er entfernt, weil niemand mehr kam.
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
server-silent = Von dir war eine Weile nichts zu hören. Komm jederzeit wieder.
server-slow = Dir konnte nicht alles erzählt werden, was geschehen ist. Komm wieder und sieh nach.
server-timed-out = Das hat zu lange gebraucht.
server-foreign-origin = Seiten anderer Anbieter dürfen das nicht.
server-storage = Das konnte nicht sicher aufgeschrieben werden. Versuch es gleich noch einmal.
server-unreachable = Die Server, die die Tische aufbewahren, sind gerade nicht erreichbar. Nichts ist verloren; versuch es gleich noch einmal.
server-damaged = Was über diesen Tisch aufgeschrieben wurde, ist nicht lesbar. Sag es dem, der diesen Server betreibt.
server-closing = Der Server macht eine kurze Pause. Komm gleich wieder.
server-not-ended = Das lässt sich prüfen, wenn das Spiel zu Ende ist.
server-no-hint = Tipps gibt es nur, wenn du am Zug bist.
server-no-step = So weit ist das Spiel nicht gekommen.
server-no-phrase = Das kann jetzt nicht gesagt werden.
phrase-hello = Hallo!
phrase-one-moment = Einen Moment, bitte.
phrase-take-your-time = Lass dir Zeit.
phrase-back-again = Ich bin wieder da.
phrase-thanks = Danke!
phrase-have-fun = Viel Spaß!
phrase-well-played = Gut gespielt!
phrase-that-was-close = Das war knapp!
phrase-once-more = Noch einmal?
