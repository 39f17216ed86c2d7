# Die Seiten im Browser. Was das Brett eines Spiels sagt, steht in web-<Spiel>.ftl.

# Überall
home = Alle Spiele
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
players = Wer spielt
rules = Regeln
learn = Lernen
missing = Hier ist nichts
missing-words = Vielleicht fehlt ein Stück der Adresse. Alle Spiele findest du auf der ersten Seite.
gone = Diesen Tisch gibt es nicht mehr

# Einstellungen
set-language = Sprache
set-theme = Aussehen
theme-auto = Auto
theme-light = Hell
theme-dark = Dunkel
set-sound = Töne
set-still = Nichts bewegt sich von selbst
set-plain = Das Brett ausschreiben
set-plain-why = In einfachen Zeichen und mit allen Zügen als Liste; gut für Vorleseprogramme.

# Die Verbindung
net-offline = Der Server ist nicht zu erreichen. Hast du Verbindung?
net-page = Diese Seite ließ sich nicht laden.
net-again = Noch einmal
net-reload = Seite neu laden
net-opening = Verbinde …
net-lost = Die Verbindung ist weg. Ich versuche es weiter.
net-back = Wieder verbunden.
net-kept = Keine Verbindung. Dein Zug ist gemerkt und geht los, sobald es wieder klappt.
net-give-back = Zurückgeben

# Anfang
home-title = Fünf Spiele ums Überqueren
home-words = Spiel sofort gegen einen Bot, mit Freunden an ihren eigenen Geräten, oder reicht ein Gerät herum.
home-games = Die Spiele
home-going = Deine Spiele gehen weiter
home-open = Offene Tische
home-ended = Schon gespielt
home-foot = Kein Konto, keine Werbung, und Würfel, die jeder nachprüfen kann.
play-now = Gleich spielen
with-friends = Mit Freunden
with-bots = Gegen Bots
on-this-device = An diesem Gerät
more-choices = Mehr Auswahl
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
new-bots-words = Du setzt dich, und Bots nehmen die anderen Plätze.
new-friends-words = Du bekommst einen Link und ein Bild zum Abfotografieren. Alle spielen am eigenen Gerät.
new-device-words = Ihr reicht ein Handy oder Tablet herum. Verdeckte Karten bleiben hinter einem Vorhang.
new-players = Wie viele?
new-names = Namen
new-name-of = Name auf Platz { $seat }
your-name = Dein Name
new-level = Wie stark sind die Bots?
level-beginner = Anfänger
level-easy = Leicht
level-normal = Mittel
level-hard = Schwer
level-expert = Meister
new-more = Einstellungen des Spiels
new-clock = Zeit für jeden Zug
clock-off = So lange du magst
clock-30s = 30 Sekunden
clock-60s = 1 Minute
clock-2min = 2 Minuten
clock-1day = 1 Tag
new-public = Fremde dürfen mitspielen
new-make-link = Link machen
new-start = Los geht’s
option-start = Wer beginnt
option-start-random = Ausgelost
option-lone = Wer allein ist
option-lone-random = Ausgelost
option-double = Wer zwei Farben hat
option-double-random = Ausgelost
option-deck = Karten
option-deck-differing = Zwei verschiedene Zahlen auf jeder Karte
option-deck-domino = Wie beim Domino, mit Doppelten
option-finish = Das Ende
option-finish-instant = Sofort, wenn jemand keine Karten mehr hat
option-finish-round = Die Runde wird zu Ende gespielt
option-stock = Karten für jeden
option-without = Bilder, die fehlen
option-shape = Was gebaut wird
option-shape-cross = Ein Kreuz
option-shape-line = Eine Reihe
option-games = Spiele in einer Partie
option-games-1 = Ein Spiel
option-games-2 = Zwei Spiele, jeder beginnt eines
option-board = Größe des Bretts
option-laying = Stege legen
option-laying-turns = Abwechselnd
option-laying-all = Jeder alle auf einmal
option-corners = Ecken zu zweit
option-corners-neighbours = Nebeneinander
option-corners-opposite = Gegenüber
option-limit = Höchstens so viele Züge für jeden

# Vor dem Start
lobby-title = { $game }: Setzt euch!
lobby-change = Tisch mit anderen Einstellungen öffnen
lobby-start = Spiel beginnen
lobby-waits = { $open ->
    [one] Ein Platz ist noch frei
   *[other] { $open } Plätze sind noch frei
}
lobby-host-starts = Alle sind da. Wer den Tisch aufgemacht hat, beginnt das Spiel.
seat-open = Freier Platz
seat-bot = Einen Bot auf Platz { $seat } setzen
seat-bot-short = Bot setzen …
seat-up = Platz { $seat } nach oben
sit = Hier sitzen
sit-too = Noch jemand hier
that-is-you = Das bist du
host = hat den Tisch aufgemacht
rename = Umbenennen
get-up = Aufstehen
clear = Frei machen
invite = Freunde einladen
invite-words = Schick ihnen den Link oder lass sie das Bild abfotografieren.
invite-link = Der Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-code = Der Link als QR-Code
hand-on-title = Auf einem anderen Gerät
hand-on = { $name } auf einem anderen Gerät spielen
hand-on-words = Fotografiere das Bild mit dem anderen Gerät ab oder öffne dort den Link. Dann spielt { $name } dort weiter. Der Link gilt einmal; zeig ihn sonst niemandem.
hand-on-you = Auf einem anderen Gerät weiterspielen
hand-on-you-words = Fotografiere das Bild mit dem anderen Gerät ab oder öffne dort den Link. Dann spielst du dort weiter. Der Link gilt einmal; zeig ihn sonst niemandem.
hand-on-link = Der Link für { $name }

# Am Tisch
your-turn = Du bist dran
turn-of-you = { $name }, du bist dran
turn-of = { $name } ist dran
has-the-turn = ist dran
thinking = { $name } überlegt …
sending = Dein Zug ist unterwegs …
ended = Das Spiel ist aus
away = ist gegangen
not-here = nicht verbunden
spectators = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } schauen zu
}
stood-in = ein Bot vertritt
stand-in = Bot spielen lassen
time-left = Noch { $seconds } Sekunden
hand-over = Weiter an { $name }
curtain = Gib das Gerät an { $name }
curtain-words = Jetzt schaut sonst niemand hin. Die Hand ist erst zu sehen, wenn { $name } auf den Knopf drückt.
curtain-open = Ich bin { $name }
actions = Was du tun kannst
undo = Zug zurück
propose-undo = Um Rücknahme bitten
agree = Ja, gern
decline = Nein
withdraw = Doch nicht
hint = Tipp
hint-thinking = Überlege …
hint-is = Tipp: { $move }
hint-chance = Gewinnchance: { $percent } %.
hint-other = Oder: { $move }
hint-percent = ({ $percent } %).
say = Etwas sagen
say-short = Sagen
log = Was geschah
log-earlier = Vorher ist schon viel geschehen.
log-said = { $name }: „{ $phrase }“
log-taken = zurückgenommen
why-rule = Siehe Regel { $clause }
perspective = Was dieses Gerät zeigt
perspective-own = Hier meine Hand zeigen
perspective-watch = Hier zuschauen
perspective-board = Nur das Brett
big-screen = Auf einem großen Bildschirm
big-screen-words = Öffne den Tisch auf einem Bildschirm, den alle sehen. Er zeigt keine Hände; die sind auf den Handys.
big-screen-open = Als Brett öffnen
the-board = Das Brett
plain-board = Das Brett in Worten
plain-moves = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}
plain-find = Zug suchen
leave = Tisch verlassen

# Das Ende
end-result = Ergebnis
end-see-board = Das Brett ansehen
end-draw = Unentschieden!
end-you-won = Du hast gewonnen!
end-you-share = Ihr gewinnt gemeinsam: { $names }
end-won = { $count ->
    [one] { $names } gewinnt!
   *[other] Es gewinnen: { $names }
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rematch = Noch einmal
rematch-there = Ein neues Spiel ist offen.
rematch-join = Im neuen Spiel mitmachen
replay-short = Ansehen
replay = Noch einmal ansehen
check-dice = Würfel prüfen

# Regeln und Lektionen
rules-common = Für alle Spiele
rules-table = Rund um den Tisch
rules-clause = Regel { $clause }
rules-position = Eine Stellung aus einem echten Spiel.
mark-ruling = unsere Regelung
mark-ruling-why = Die gedruckte Anleitung sagt dazu nichts oder nichts Klares; also mussten wir entscheiden.
mark-data = nachgebaut
mark-data-why = Das stand auf einem Bild, das wir nicht haben.
mark-option = wählbar
mark-option-why = Das kann wählen, wer den Tisch aufmacht.
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
replay-run = Ablaufen lassen
replay-pause = Anhalten
replay-step = Zug { $step } von { $of }
replay-perspective = Mit wessen Augen?
replay-chance = Gewinnchance
replay-share = Link zu diesem Moment
replay-save = Aufzeichnung sichern

# Die Würfel prüfen
dice-words = Vor dem Spiel hat der Server ein Geheimnis versprochen, und jedes Gerät hat Zufallszahlen dazugegeben. Jetzt ist das Geheimnis bekannt, und dein Browser kann alles selbst noch einmal ziehen.
dice-check = Jetzt prüfen
dice-busy = Ziehe noch einmal …
