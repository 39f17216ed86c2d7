# Ein Tisch im Browser, neben dem, was in web.ftl steht.

device-storage-full = Auf diesem Gerät ist kein Platz mehr. Das Spiel geht weiter, ist aber weg, wenn du diese Seite schließt.
device-storage-denied = Dieser Browser lässt Seiten nichts speichern. Das Spiel geht weiter, ist aber weg, wenn du diese Seite schließt.
first-game = Dein erstes Spiel
first-lesson = Neu hier? Lerne es in einer Minute
has-gone = { $name } ist weg.
log-short = Verlauf
offer-sound = Möchtest du Töne hören?
offer-sound-buzz = Möchtest du Töne hören und ein Vibrieren spüren, wenn du dran bist?
offer-sound-yes = Ja, gern
sit-ok = Hinsetzen
sit-not = Doch nicht
