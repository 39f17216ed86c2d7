# Spielen im Terminal. Züge stehen auch als Kürzel da, die in allen Sprachen gleich sind.

# Wer, und wer dran ist.
terminal-player = Spieler
terminal-bot = Bot { $seat }
terminal-level = { $level ->
    [beginner] Anfänger
    [easy] leicht
    [normal] mittel
    [hard] schwer
    [right] passend
   *[expert] Meister
}
terminal-you = du
terminal-away = nicht da
terminal-stood-in = ein Bot springt ein
terminal-turn-yours = Du bist dran, { $name }!
terminal-turn-of = { $name } ist dran
terminal-turn-bot = { $name } überlegt …
terminal-lobby = Wir warten auf Mitspieler
terminal-over = Das Spiel ist zu Ende
terminal-seats = Am Tisch
terminal-log = Was geschah
terminal-points = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Die Züge.
terminal-moves = { $count ->
    [one] Ein Zug: Enter
   *[other] { $count } Züge: Tab, Pfeile
}
terminal-search = Suche: { $typed } ({ $count })
terminal-search-nothing = Kein möglicher Zug passt. Enter oder W sagt, warum nicht; Esc löscht.
terminal-enter-plays = Enter: { $words }
terminal-thinking = Lass mich überlegen …
terminal-hint = Tipp: { $words }
terminal-hint-chance = Tipp: { $words } (Chance { $percent } %)
terminal-why-how = Klick auf eine Stelle, die nicht markiert ist, oder tippe einen Zug, der nicht angeboten wird, und drücke Enter: Dann sage ich, welche Regel ihn verbietet.

# Was jemand fragt.
terminal-asked-own = Du hast die anderen gefragt. N nimmt es zurück.
terminal-asked-undo = { $name } möchte einen Zug zurücknehmen. Y stimmt zu, N sagt nein.
terminal-asked-stand-in = { $name } möchte, dass ein Bot einspringt. Y stimmt zu, N sagt nein.

# Die Verbindung, und das Weiterspielen.
terminal-connecting = Die Verbindung wird aufgebaut …
terminal-lost = Keine Verbindung: { $why }
terminal-lost-again = { $seconds ->
    [one] Die Verbindung ist weg ({ $why }). Neuer Versuch in einer Sekunde; nichts geht verloren.
   *[other] Die Verbindung ist weg ({ $why }). Neuer Versuch in { $seconds } Sekunden; nichts geht verloren.
}
terminal-broken = { $why ->
    [no-answer] keine Antwort
    [refused] dort meldet sich niemand
    [closed] sie wurde beendet
    [silence] zu lange kam nichts mehr
    [foreign] der Server hat eine andere Version
    [too-large] der Server schickt viel zu viel
   *[token] das Token ist beschädigt
}
terminal-other-version = Programm und Server haben verschiedene Versionen; bitte aktualisiere das Programm
terminal-stranger = das ist kein Server von Crosstable
terminal-elsewhere = er schickt alle weiter zu { $address }; geh dorthin
terminal-distrust = { $why ->
    [issuer] sein Zertifikat kommt von einer Stelle, der dieses System nicht vertraut. Gehört der Server dir oder jemandem, den du kennst, hol dir das Zertifikat dieser Stelle und nenne es mit --ca DATEI
    [expired] sein Zertifikat ist abgelaufen. Sag es den Betreibern, oder sieh nach, ob die Uhr dieses Rechners stimmt
    [name] sein Zertifikat gilt für einen anderen Namen. Nimm den Namen, unter dem der Server eingerichtet ist
    [authority] sein Zertifikat ist das einer Zertifizierungsstelle; ein Server braucht ein eigenes, das sie unterschreibt. Sag es den Betreibern
   *[other] sein Zertifikat wird nicht anerkannt ({ $said }). Sag es den Betreibern
}
terminal-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $again }
terminal-nothing-to-resume = es gibt kein angefangenes Spiel; ein neues beginnt mit: crosstable play SPIEL
terminal-ago = { $unit ->
    [minutes] vor { $minutes } min
    [hours] vor { $hours } h
   *[days] vor { $days } Tagen
}
terminal-too-small = Dieses Terminal hat { $width } × { $height } Zeichen. Bitte mach es mindestens { $columns } × { $rows } groß, oder spiele mit --plain.

# Vor dem Beginn.
terminal-chair-open = frei
terminal-lobby-host = Alle sind da. Mit Enter geht es los.
terminal-lobby-host-waits = Wir warten, dass sich jemand setzt. B setzt einen Bot auf einen freien Platz.
terminal-lobby-sit = Mit Enter setzt du dich hin.
terminal-lobby-wait = Gleich beginnt das Spiel.
terminal-lobby-link = Andere spielen mit über: { $link }
terminal-lobby-local = Dieser Link geht nur auf diesem Computer. Damit andere Geräte mitspielen können, starte den Server mit --listen 0.0.0.0:7400.

# Während das Spiel beginnt: Die Geräte zeigen ihre Zufallszahlen. Dasselbe sagt die Webseite in web-fair.ftl.
terminal-starting-short = Gleich geht es los …
terminal-starting-waits = Warten auf das Gerät von { $name } …
terminal-starting-now = Das Spiel beginnt …
terminal-starting-words = Jedes Gerät zeigt jetzt die Zufallszahlen, die es bisher geheim gehalten hat. So kann sich niemand das Glück aussuchen.
terminal-start-number = Start Nummer { $round }
terminal-start-again = Der letzte Start wurde abgebrochen. Das sehen alle, und alle Zufallszahlen sind neu.
terminal-starting-host = B geht zurück in die Lobby, falls jemand nicht kommt.
terminal-plain-starting = Mit lobby geht es zurück in die Lobby, falls jemand nicht kommt.
terminal-not-kept = Dieses Gerät kann nicht speichern, was es für faires Würfeln braucht: { $why }. Solange macht es nicht mit.

# Dieses Gerät traut dem Start nicht.
terminal-alarm = Dieses Gerät macht bei diesem Start nicht mit.
terminal-alarm-list = Die Liste des Servers für den Start ist nicht in Ordnung.
terminal-alarm-server = Der Server hat sein eigenes Versprechen ausgetauscht.
terminal-alarm-own = Was dieses Gerät versprochen hat, fehlt in der Liste des Servers.
terminal-alarm-second = Der Server zeigt für denselben Start eine zweite Liste.
terminal-alarm-forgot = Es kennt die Zufallszahlen nicht mehr, die es versprochen hat.
terminal-alarm-do = Es hat seine Zufallszahlen nicht gezeigt. Wer den Tisch eröffnet hat, kann zurück in die Lobby gehen. Passiert es wieder, dann traut diesem Server nicht.
terminal-alarm-forgot-do = Wer den Tisch eröffnet hat, kann zurück in die Lobby gehen und neu starten.
terminal-alarm-late = Dieses Spiel hat nicht so begonnen wie abgemacht.
terminal-alarm-started = Der Server hat es mit einer Liste begonnen, der dieses Gerät nicht zugestimmt hat.
terminal-alarm-started-do = Traut seinen Würfeln nicht. Hört besser auf.

# Der Server ist mit einem anderen Verlauf zurückgekommen.
terminal-dispute-title = Der Server ist mit einem anderen Verlauf zurückgekommen.
terminal-dispute-words = Ein Gerät an diesem Tisch hat etwas gesehen, das der Server nicht mehr weiß. Vielleicht wurde eine alte Kopie zurückgespielt. Spielt nur weiter, wenn alle einverstanden sind.
terminal-dispute-accepted = Einverstanden: { $names }.
terminal-dispute-missing = Noch nicht einverstanden: { $names }.
terminal-dispute-short = Das Spiel macht Pause
terminal-dispute-key = Y stimmt zu.
terminal-plain-dispute = Wenn du einverstanden bist, tippe accept.

# Der Tisch endete ohne Ergebnis.
terminal-closed-title = Dieser Tisch ist geschlossen
terminal-closed-full = Hier ist so viel passiert, dass nichts mehr aufgeschrieben werden kann. Es gibt kein Ergebnis.
terminal-closed-void = Der Server hat vergessen, wie dieses Spiel ausging, aber das Geheimnis seiner Würfel ist schon bekannt. Darum kann es nicht fair weitergehen, und es gibt kein Ergebnis.
terminal-closed-operator = Wer diesen Server betreibt, hat den Tisch geschlossen. Es gibt kein Ergebnis.

# Die Prüfung am Ende, um die niemand bitten muss.
terminal-fair-checking = Dieses Gerät prüft, ob alles fair war …
terminal-fair-checked = Fair: von diesem Gerät geprüft.
terminal-fair-checked-record = Die Ziehungen passen zur Aufzeichnung: von diesem Gerät geprüft.
terminal-fair-no-record = Die Aufzeichnung ließ sich nicht laden. Darum konnte dieses Gerät sie nicht prüfen.
terminal-fair-differs = Vorsicht: Dieses Spiel passt nicht zu dem, was dieses Gerät gesehen hat.
terminal-fair-form-fails = Die Aufzeichnung ist beschädigt.
terminal-fair-list-fails = Die Aufzeichnung hat einen anderen Start als den, dem dieses Gerät zugestimmt hat.
terminal-fair-promise-fails = Das Versprechen ist nicht das, das dieses Gerät vor dem Spiel gesehen hat.
terminal-fair-commitment-fails = Das Geheimnis ist nicht das versprochene.
terminal-fair-devices-fails = Ein Gerät hat nicht die Zahlen gezeigt, die es versprochen hatte.
terminal-fair-entropy-fails = Was dieses Gerät beigetragen hat, wurde nicht verwendet.
terminal-fair-draws-fails = Zieht man noch einmal, kommt etwas anderes heraus.
terminal-fair-head-fails = Das Spiel ist anders ausgegangen, als dieses Gerät es gesehen hat.
terminal-fair-log-fails = Das Protokoll wurde verändert oder gehört zu einem anderen Spiel.
terminal-fair-receipt-fails = Im Protokoll steht etwas anderes, als der Server diesem Gerät gesagt hat.

# Eine Tastatur für mehrere.
terminal-curtain = Bitte gib die Tastatur an { $name }.
terminal-curtain-key = Schaut sonst niemand zu? Dann drückt { $name } Enter.

# Das Ende.
terminal-you-win = Du gewinnst! Gut gespielt.
terminal-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
terminal-end-keys = Enter: noch einmal   B: Brett   L: Verlauf   Q: Ende
terminal-end-watcher = Esc: das Brett ansehen   L: Verlauf   Q: Ende

# Tasten.
terminal-key-help = Hilfe
terminal-key-piece = Teil
terminal-key-undo = zurück
terminal-key-hint = Tipp
terminal-key-why = warum
terminal-key-rules = Regeln
terminal-key-log = Log
terminal-key-board = Brett
terminal-key-quit = Ende
terminal-scroll = { $percent } %, Pfeile blättern, Esc schließt
terminal-help-title = Hilfe
terminal-rules-title = Regeln
terminal-board-title = Das Brett in einfachen Zeichen
terminal-why-title = Warum nicht?
terminal-help =
    Nimm ein Teil, geh zu einer Stelle, drücke Enter. Markiert: was geht.
    {""}
    Tab          das nächste Teil (Umschalt+Tab: das davor)
    Pfeile       zur nächsten Stelle, an die es kann
    Enter        ziehen; gibt es noch etwas zu wählen, geht es weiter
    Esc          einen Schritt zurück, oder Getipptes vergessen
    Buchstaben   suchen: den Zug oder Teile davon tippen: sun c3
    Bild ↑ ↓     das Brett verschieben (Pos1, Ende: zur Seite)
    Maus         Teil anklicken, dann eine Stelle; noch einmal zieht
    {""}
    U  zurücknehmen      H  Tipp von einem starken Bot
    W  warum nicht?      R  Regeln
    L  Verlauf           B  Brett als Text
    G  nächste Sprache   Y N  Antwort, wenn jemand etwas fragt
    Q  aufhören          ?  diese Hilfe
    Kleine Buchstaben gehen auch, wo kein Zug mit ihnen beginnt.
terminal-help-again = Alles wird sofort gespeichert. Später weiter mit: { $again }
terminal-plain-turn = { $turn } ({ $count ->
    [one] ein Zug
   *[other] { $count } Züge
}; help)
terminal-plain-help =
    Tippe einen Zug, wie ihn die Liste von "moves" zeigt.
    moves  alle Züge        board  das Brett noch einmal
    hint   ein guter Zug    undo   zurücknehmen
    speak  der Tisch in Sätzen, für Vorleseprogramme
    why    die Regel, die zuletzt etwas verbot
    rules  alle Regeln      quit   aufhören; das Spiel ist gespeichert
    lobby  zurück in die Lobby, solange der Start auf ein Gerät wartet
    accept  weiterspielen, wenn der Server mit einem anderen Verlauf zurückkam
