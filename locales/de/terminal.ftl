# Spielen im Terminal. Züge stehen auch als Kürzel da, die in allen Sprachen gleich sind.

# Wer, und wer dran ist.
terminal-player = Spieler
terminal-seat = Platz { $seat }
terminal-bot = { $level ->
    [beginner] Bot { $seat } (Anfänger)
    [easy] Bot { $seat } (leicht)
    [normal] Bot { $seat } (normal)
    [hard] Bot { $seat } (schwer)
   *[expert] Bot { $seat } (Meister)
}
terminal-you = du
terminal-away = nicht da
terminal-stood-in = ein Bot springt ein
terminal-turn-yours = Du bist dran, { $name }!
terminal-turn-of = { $name } ist dran
terminal-turn-bot = { $name } überlegt …
terminal-lobby = Wir warten auf Mitspieler
terminal-over = Das Spiel ist aus
terminal-seats = Am Tisch
terminal-log = Was geschah
terminal-hand = Deine Hand: { $hand }
terminal-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-pile = { $count ->
    [0] Stapel leer
    [one] Stapel: eine Karte
   *[other] Stapel: { $count } Karten
}

# Die Züge.
terminal-moves = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge: Pfeile oder tippen
}
terminal-search = Suche: { $typed } ({ $count })
terminal-search-nothing = Kein möglicher Zug passt. Enter oder W sagt, warum nicht; Esc löscht.
terminal-enter-plays = Enter: { $words }
terminal-thinking = Lass mich überlegen …
terminal-hint = Tipp: { $words }
terminal-hint-chance = Tipp: { $words } (Chance { $percent } %)
terminal-why-how = Tippe einen Zug, der nicht angeboten wird, und drücke Enter: Dann sage ich, welche Regel ihn verbietet.

# Was geschah.
terminal-log-line = { $name }: { $words }
terminal-log-seated = setzt sich
terminal-log-started = Das Spiel beginnt.
terminal-log-clock = (Zeit abgelaufen) { $words }
terminal-log-stood-in = (Vertretung) { $words }
terminal-log-asked-undo = möchte zurücknehmen
terminal-log-asked-stand-in = bittet um eine Vertretung
terminal-log-agreed = ist einverstanden
terminal-log-declined = sagt nein
terminal-log-undone = nimmt zurück
terminal-log-left = ist nicht da
terminal-log-returned = ist wieder da
terminal-log-handed = spielt jetzt auf einem anderen Gerät
terminal-log-stand-in = wird eine Weile von einem Bot vertreten
terminal-log-ended = Das Spiel ist aus.
terminal-log-rematch = Ein neuer Tisch ist offen.
terminal-asked-own = Du hast die anderen gefragt. N zieht es zurück.
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
   *[token] das Token ist beschädigt
}
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
terminal-lobby-host = Alle sind da. Enter beginnt.
terminal-lobby-host-waits = Wir warten, dass sich jemand setzt. B setzt einen Bot auf einen freien Platz.
terminal-lobby-sit = Enter setzt dich hin.
terminal-lobby-wait = Gleich beginnt das Spiel.
terminal-lobby-link = Andere kommen mit: { $link }

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
terminal-key-group = weiter
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
    Zug wählen, Enter drücken. Grün: wo etwas geht; hell: der gewählte Zug.
    {""}
    Pfeile       unter den Zügen wählen
    Tab          die nächste Art von Zug (Umschalt+Tab: zurück)
    Buchstaben   suchen: den Zug oder Teile davon tippen: sun c3
    Esc          Getipptes vergessen
    Enter        ziehen; ist es nicht erlaubt, hörst du, warum
    Bild ↑ ↓     das Brett verschieben (Pos1, Ende: zur Seite)
    Maus         Stelle, Gruppe oder Zug anklicken; noch einmal zieht
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
    why    die Regel, die zuletzt etwas verbot
    rules  alle Regeln      quit   aufhören; das Spiel ist gespeichert

# Züge und Zufall in Worten.
terminal-move-pass = passen
terminal-move-draw = eine Karte ziehen
terminal-move-lay = { $what } auf { $place }
terminal-chance-start = Platz { $seat } beginnt
terminal-chance-hidden = zieht
terminal-chance-draws = gezogen: { $what }
terminal-chance-rolls = würfelt { $pips }
terminal-colour = { $colour ->
    [red] rot
    [blue] blau
    [green] grün
   *[yellow] gelb
}

terminal-cross-roads-lay = { $low } auf { $one }, { $high } auf { $other }
terminal-cross-roads-closing = letzte Runde, Stapel: { $count }

terminal-mixx-seat = { $won } gewonnen, { $held } im Vorrat
terminal-mixx-miss = aussetzen
terminal-mixx-stop = aufhören
terminal-mixx-card = { $motif ->
    [shell] Muschel
    [starfish] Seestern
    [fish] Fisch
    [jellyfish] Qualle
    [propeller] Schiffsschraube
    [turtle] Schildkröte
    [chest] Truhe
   *[anchor] Anker
} { $colour ->
    [yellow] gelb
    [red] rot
    [turquoise] türkis
    [orange] orange
    [pink] rosa
    [blue] blau
    [green] grün
   *[violet] lila
}

terminal-crosswise-seat = { $side ->
    [columns] Spalten, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $tiles } Plättchen
   *[rows] Zeilen, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $tiles } Plättchen
}
terminal-crosswise-bag = { $count ->
    [0] Beutel leer
    [one] Beutel: ein Plättchen
   *[other] Beutel: { $count } Plättchen
}
terminal-crosswise-lone = Platz { $seat } spielt allein
terminal-crosswise-redraw = neue Plättchen ziehen
terminal-crosswise-keep = diese Plättchen behalten
terminal-crosswise-remove = { $cell } vom Brett nehmen
terminal-crosswise-move = { $from } nach { $to } verschieben
terminal-crosswise-swap = { $one } und { $other } tauschen
terminal-crosswise-replace = { $what } statt { $cell }

terminal-crossado-seat = { $planks ->
    [0] {""}
    [one] { $planks } Planke,{" "}
   *[other] { $planks } Planken,{" "}
}{ $arrived } am Ziel, { $crossing } unterwegs, { $waiting } am Start
terminal-crossado-laying = Planken legen
terminal-crossado-turns = Zug { $turn }
terminal-crossado-die = gewürfelt: { $die }   Zug { $turn }
terminal-crossado-plank = Planke ab { $from } { $way ->
    [h] nach rechts
   *[v] nach unten
}
terminal-crossado-take = die Planke auf { $from } { $way ->
    [h] (liegend)
   *[v] (stehend)
} nehmen
terminal-crossado-lay = sie ab { $from } { $way ->
    [h] nach rechts
   *[v] nach unten
} legen
terminal-crossado-start = eine Figur vom Start nach { $to }
terminal-crossado-goal = die Figur von { $from } ins Ziel
terminal-crossado-step = die Figur von { $from } nach { $to }
terminal-crossado-planks = { $deed ->
    [take] Planke nehmen { $way ->
        [h] (liegend)
       *[v] (stehend)
    }
    [lay] legen { $way ->
        [h] nach rechts
       *[v] nach unten
    }
   *[plank] Planke { $way ->
        [h] nach rechts
       *[v] nach unten
    }
}
terminal-crossado-from = von { $from }
terminal-crossado-from-start = vom Start

terminal-cross-n-go-seat = { $colours }: { $across } drüben, noch { $rows }, { $jokers } Joker
terminal-cross-n-go-round = Runde { $round }
terminal-cross-n-go-points = { $points ->
    [one] Runde { $round }, noch ein Punkt
   *[other] Runde { $round }, noch { $points } Punkte
}
terminal-cross-n-go-end = Zug beenden
terminal-cross-n-go-deed = { $deed ->
    [shift] Leiste schieben
    [block] Joker setzen
    [back] Joker: Figur zurück
    [swap] Joker: Leisten tauschen
   *[run] laufen
}
terminal-cross-n-go-shift = Leiste { $row } nach { $way ->
    [l] links
   *[r] rechts
}
terminal-cross-n-go-block = Joker auf { $field }
terminal-cross-n-go-back = Figur von { $from } zurück nach { $to }
terminal-cross-n-go-swap = Leisten { $one } und { $other } tauschen
terminal-cross-n-go-run = die Figur auf { $field } läuft
