# Die Seiten im Browser. Was das Brett eines Spiels sagt, steht in web-<Spiel>.ftl.

# Überall
home = Alle Spiele
my-games = Meine Spiele
skip = Zum Inhalt
close = Schließen
ok = OK
none = keine
more = Mehr
settings = Einstellungen
bot = Bot
bot-number = Bot { $number }
me = Ich
player = Spieler { $number }
players = Am Tisch
rules = Regeln
learn = Lernen
missing = Hier ist nichts
missing-words = Vielleicht fehlt ein Stück der Adresse. Alle Spiele findest du auf der Startseite.
gone = Diesen Tisch gibt es nicht mehr

# Einstellungen
set-language = Sprache
set-theme = Aussehen
theme-auto = Auto
theme-light = Hell
theme-dark = Dunkel
set-sound = Töne
set-still = Keine Animationen
set-stars = Sterne und Worte statt Prozente
set-stars-why = Gut für Kinder.
set-buzz = Vibrieren, wenn ich dran bin
set-pace = Tempo der Bots
pace-fast = Schnell
pace-normal = Normal
pace-slow = Langsam
set-roll = Für mich würfeln
set-plain = Brett als Text zeigen
set-plain-why = In einfachen Zeichen, mit einer Liste aller Züge. Gut für Vorleseprogramme.

# Die Verbindung
net-offline = Der Server ist nicht zu erreichen. Bist du online?
net-offline-device = Gegen Bots und auf diesem Gerät kannst du trotzdem spielen.
net-device = Das Spiel ließ sich nicht laden. Bist du online?
net-page = Diese Seite ließ sich nicht laden.
net-again = Noch einmal versuchen
net-reload = Seite neu laden
net-opening = Verbinde …
net-lost = Die Verbindung ist weg. Neuer Versuch …
net-back = Wieder verbunden.
net-kept = Keine Verbindung. Dein Zug ist gemerkt und geht raus, sobald du wieder online bist.
net-give-back = Zug zurücknehmen

# Anfang
home-title = Spiele kreuz und quer
home-words = Spiel sofort gegen einen Bot, spiel mit Freunden an ihren eigenen Geräten, oder reicht ein Gerät herum.
home-words-device = Spiel sofort gegen einen Bot oder gebt dieses Gerät herum. Alles läuft auf diesem Gerät, auch ohne Netz.
update-ready = Eine neue Version von Crosstable ist bereit. Deine Spiele bleiben, wie sie sind.
update-now = Jetzt starten
home-games = Die Spiele
home-going = Hier geht es weiter
home-open = Offene Tische
home-ended = Beendete Spiele
home-foot = Kein Konto, keine Werbung, und Würfel, die jeder nachprüfen kann.
play-now = Gleich spielen
with-friends = Mit Freunden
with-bots = Gegen Bots
on-this-device = An diesem Gerät
with-board = Brett in der Mitte
more-choices = Mehr Optionen
nobody-yet = Noch niemand
stage-lobby = Noch nicht begonnen
stage-running = Weiterspielen
seats-free = { $open ->
    [one] Ein Platz ist frei
   *[other] { $open } Plätze sind frei
}
replay-look = Noch einmal ansehen
rules-all = Alle Regeln

# Ein neuer Tisch
new-with = Wer spielt mit?
new-bots-words = Bots übernehmen die anderen Plätze.
new-friends-words = Du bekommst einen Link und einen QR-Code. Alle spielen am eigenen Gerät.
new-device-words = Ihr reicht ein Handy oder Tablet herum. Was du auf der Hand hast, sehen die anderen nicht.
new-board-words = Dieses Gerät liegt in der Mitte und zeigt allen das Brett. Scannt den QR-Code mit euren Handys: Darauf habt ihr eure Hand.
new-players = Wie viele spielen mit?
new-names = Namen
new-name-of = Name auf Platz { $seat }
your-name = Dein Name
new-level = Wie stark sind die Bots?
level-beginner = Anfänger
level-easy = Leicht
level-normal = Mittel
level-hard = Schwer
level-expert = Meister
level-right = Passend
level-right-words = Der Bot richtet sich nach deinen Ergebnissen in diesem Spiel: Du gewinnst etwa jedes zweite Mal. Die Ergebnisse bleiben auf diesem Gerät.
level-suggested = Passt gerade gut zu dir: { $level }
new-more = Optionen
new-clock = Zeit für jeden Zug
clock-off = Solange du magst
clock-30s = 30 Sekunden
clock-60s = 1 Minute
clock-2min = 2 Minuten
clock-1day = 1 Tag
new-public = Fremde dürfen mitspielen
new-make-link = Link erstellen
new-make-board = Tisch eröffnen
new-start = Los geht’s
option-start = Wer beginnt
option-start-random = Ausgelost
option-lone = Wer allein spielt
option-lone-random = Ausgelost
option-double = Wer zwei Farben hat
option-double-random = Ausgelost
option-deck = Karten
option-deck-differing = Zwei verschiedene Zahlen auf jeder Karte
option-deck-domino = Wie beim Domino, mit Doppelten
option-finish = Wann Schluss ist
option-finish-instant = Sofort, wenn jemand keine Karten mehr hat
option-finish-round = Die Runde wird noch zu Ende gespielt
option-stock = Karten für jeden
option-without = Bilder, die nicht mitspielen
option-shape = Was gebaut wird
option-shape-cross = Ein Kreuz
option-shape-line = Eine Reihe
option-games = Spiele in einer Partie
option-games-1 = Ein Spiel
option-games-2 = Zwei Spiele, jeder beginnt einmal
option-board = Größe des Bretts
option-laying = Stege legen
option-laying-turns = Reihum je einen
option-laying-all = Jeder gleich alle
option-corners = Ecken zu zweit
option-corners-neighbours = Nebeneinander
option-corners-opposite = Gegenüber
option-limit = Höchstzahl der Züge für jeden

# Vor dem Start
lobby-title = { $game }: Setzt euch!
lobby-change = Tisch mit anderen Optionen eröffnen
lobby-start = Spiel starten
lobby-waits = { $open ->
    [one] Ein Platz ist noch frei
   *[other] { $open } Plätze sind noch frei
}
lobby-host-starts = Alle sind da. Wer den Tisch eröffnet hat, startet das Spiel.
seat-open = Freier Platz
seat-bot = Einen Bot auf Platz { $seat } setzen
seat-bot-short = Bot hinsetzen …
seat-up = Platz { $seat } nach oben
sit = Hier hinsetzen
sit-too = Noch jemand dazu
that-is-you = Das bist du
host = hat den Tisch eröffnet
rename = Umbenennen
get-up = Aufstehen
clear = Frei machen
invite = Freunde einladen
invite-words = Schick ihnen den Link oder lass sie den QR-Code scannen.
invite-board = Mach mit dem Handy mit
invite-board-words = Richte die Kamera deines Handys auf den QR-Code.
invite-local = Dieser Link geht nur auf diesem Computer. Um mit anderen Geräten zu spielen, starte den Server mit: crosstable serve --listen 0.0.0.0:7400
invite-link = Der Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-code = Der Link als QR-Code
hand-on-title = Auf einem anderen Gerät
hand-on = { $name } auf einem anderen Gerät spielen lassen
hand-on-words = Scanne den QR-Code mit dem anderen Gerät oder öffne dort den Link. Dann spielt { $name } dort weiter. Der Link gilt nur einmal; zeig ihn sonst niemandem.
hand-on-you = Auf einem anderen Gerät weiterspielen
hand-on-you-words = Scanne den QR-Code mit dem anderen Gerät oder öffne dort den Link. Dann spielst du dort weiter. Der Link gilt nur einmal; zeig ihn sonst niemandem.
hand-on-link = Der Link für { $name }
online-goes-on = Dieses Spiel geht online weiter

# Am Tisch
your-turn = Du bist dran
turn-of-you = { $name }, du bist dran
turn-of = { $name } ist dran
has-the-turn = ist dran
thinking = { $name } überlegt …
sending = Dein Zug ist unterwegs …
ended = Das Spiel ist zu Ende
away = ist weg
not-here = nicht verbunden
spectators = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Leute schauen zu
}
stood-in = ein Bot springt ein
stand-in = Bot einspringen lassen
time-left = Noch { $seconds } Sekunden
hand-over = Weiter an { $name }
curtain = Gib das Gerät an { $name }
curtain-words = Alle anderen schauen weg! Die Hand ist erst zu sehen, wenn { $name } auf den Knopf drückt.
curtain-open = Ich bin { $name }
actions = Was du tun kannst
undo = Zug zurück
propose-undo = Die anderen fragen, ob du zurückdarfst
agree = Ja, gern
decline = Nein
withdraw = Doch nicht
hint = Tipp
hint-thinking = Überlege …
hint-is = Tipp: { $move }
hint-more = Wie gut ist das?
hint-chance = Gewinnchance: { $percent } %.
hint-other = Oder: { $move }
hint-percent = ({ $percent } %).
hint-stars = { $stars ->
    [one] ein Stern von { $of }
   *[other] { $stars } Sterne von { $of }
}
say = Etwas sagen
say-short = Sagen
log = Was geschah
log-earlier = Davor ist noch mehr passiert.
log-said = { $name }: „{ $phrase }“
log-taken = zurückgenommen
why-rule = Siehe Regel { $clause }
perspective = Was dieses Gerät zeigt
perspective-own = Hier meine Hand zeigen
perspective-watch = Hier zuschauen
perspective-board = Nur das Brett
big-screen = Auf einem großen Bildschirm
big-screen-words = Öffne den Tisch auf einem Bildschirm, den alle sehen. Er zeigt das Brett, und eure Hand bleibt auf dem Handy.
big-screen-open = Als Brett öffnen
the-board = Das Brett
plain-board = Das Brett als Text
plain-moves = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}
plain-find = Zug suchen
leave = Tisch verlassen

# Das Ende
end-draw = Unentschieden!
end-you-won = Du hast gewonnen!
end-you-share = Ihr gewinnt gemeinsam: { $names }
end-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
end-you-lost-1 = Schade! Beim nächsten Mal klappt’s.
end-you-lost-2 = Gut gekämpft. Noch einmal?
end-you-lost-3 = Diesmal nicht. Das nächste Spiel gehört dir!
end-level-up = Lust auf mehr? Probier „{ $level }“.
end-level-down = Lieber gemütlicher? Probier „{ $level }“.
points = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rematch = Noch einmal
rematch-there = Ein neues Spiel ist da.
rematch-join = Im neuen Spiel mitmachen
replay-short = Ansehen
end-review = Rückblick
replay = Noch einmal ansehen
check-dice = Würfel prüfen

# Regeln und Lektionen
rules-common = Für alle Spiele
rules-table = Rund um den Tisch
rules-clause = Regel { $clause }
rules-position = Eine Stellung aus einem echten Spiel.
rules-in-short = Kurz erklärt
rules-print = Drucken
rules-exact = Genauer Wortlaut
rules-exact-words = Jede Regel mit ihrer Nummer. Geht ein Zug nicht, zeigt dir das Spiel die Regel, an der es liegt.
rules-about = Woher die Regeln stammen
mark-ruling = unsere Regelung
mark-ruling-why = Die gedruckte Anleitung sagt das nicht klar, also mussten wir entscheiden.
mark-data = nachgebaut
mark-data-why = Das stand auf einem Bild, das wir nicht haben.
mark-option = wählbar
mark-option-why = Das kann wählen, wer den Tisch eröffnet.
learn-by-playing = Spielend lernen
learn-title = { $game } lernen
learn-step = Schritt { $step } von { $of }
learn-right = Genau!
learn-other = Nicht ganz. Versuch etwas anderes.
learn-show = Zeig’s mir
learn-skip = Überspringen
learn-again = Noch einmal von vorn
learn-done = Jetzt kannst du spielen!
learn-done-words = Mehr brauchst du nicht. Probier es gegen einen leichten Bot; der verliert gern.
learn-none = Für dieses Spiel gibt es noch keine Lektion. In den Regeln steht alles.
back = Zurück
next = Weiter

# Ein Spiel noch einmal ansehen
replay-first = An den Anfang
replay-last = Ans Ende
replay-run = Abspielen
replay-pause = Pause
replay-step = Zug { $step } von { $of }
replay-perspective = Mit wessen Augen?
replay-share = Link zu diesem Moment
replay-save = Spiel als Datei sichern

# Die Würfel prüfen
dice-words = Vor dem Spiel hat der Server eine geheime Zahl hinterlegt, und jedes Gerät hat eigene Zufallszahlen dazugegeben. Jetzt ist die geheime Zahl bekannt, und dein Browser kann jeden Wurf und jede Ziehung selbst nachrechnen.
dice-check = Jetzt prüfen
dice-busy = Wird geprüft …
