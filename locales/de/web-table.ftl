# Ein Tisch im Browser, neben dem, was in web.ftl steht.

device-storage-full = Auf diesem Gerät ist kein Platz mehr. Das Spiel geht weiter, ist aber weg, wenn du diese Seite schließt.
device-storage-denied = Dieser Browser lässt Seiten nichts speichern. Das Spiel geht weiter, ist aber weg, wenn du diese Seite schließt.
online-continue = Online weiterspielen
online-words = Das Spiel zieht als neuer Tisch auf den Server um. Dort gehören alle Plätze dir; gib jeden mit einem Link weiter. Auf diesem Gerät bleibt das Spiel stehen.
online-known = Dieses Gerät kann wissen, was verdeckt ist. Am neuen Tisch erfahren das alle.
online-busy = Zieht um …
online-twice = Du kannst auch hier weiterspielen. Dann gibt es zwei Spiele, und was du hier spielst, bleibt auf diesem Gerät.
online-go = Zum Spiel
online-resume = Trotzdem hier weiterspielen
online-none = Diese Seite hat keinen Server, deshalb bleibt das Spiel auf diesem Gerät.
online-note = Dieses Spiel hat auf einem Gerät begonnen und geht hier weiter. Jenes Gerät kann wissen, was damals verdeckt war; was seither gezogen wurde, weiß es nicht.
first-game = Dein erstes Spiel
first-lesson = Neu hier? Lerne es in einer Minute
has-gone = { $name } ist weg.
log-short = Verlauf
offer-sound = Möchtest du Töne hören?
offer-sound-buzz = Möchtest du Töne hören und ein Vibrieren spüren, wenn du dran bist?
offer-sound-yes = Ja, gern
sit-ok = Hinsetzen
sit-not = Doch nicht
