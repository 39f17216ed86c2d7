# Warum ein Zug in Mixx nicht geht. Die Regeln stehen in docs/rules/mixx.md.
mixx-first-card = Die erste Karte einer Runde kommt in die Mitte, auf 0,0. Lege sie dorthin, nicht auf { $cell }.
mixx-not-yours = Diese Karte liegt nicht vor dir: { mixx-motif } in { mixx-colour }. Nimm eine von deinen Karten.
mixx-must-lay = Du hast eine Karte, die passt, darum kannst du nicht aussetzen. Schau noch einmal!
mixx-cell-taken = Auf { $cell } liegt schon eine Karte. Such dir einen freien Platz.
mixx-no-neighbour = Auf { $cell } würde deine Karte keine andere berühren. Lege sie direkt an eine Karte an.
mixx-centre-fixed = Die Mitte des Kreuzes ist { $centre }. Jetzt darfst du nur noch an den vier Enden anlegen, nicht auf { $cell }.
mixx-colour-taken = Diese Farbe liegt schon in dieser Reihe: { mixx-colour }. Versuch die andere Reihe oder eine andere Karte.
mixx-motif-taken = Dieses Bild liegt schon in dieser Reihe: { mixx-motif }. Versuch die andere Reihe oder eine andere Karte.
mixx-stop-instead = Alle anderen mussten aussetzen, die Runde gehört dir. Lege noch eine Karte, oder beende die Runde und nimm die Karten.
mixx-no-stop = Die Runde beenden kannst du nur, wenn nach deiner letzten Karte alle anderen aussetzen mussten.
mixx-motif-left-out = Dieses Bild spielt heute nicht mit: { mixx-motif }.
mixx-line-only = Ihr baut nur eine Reihe, ohne Ecken. Lege deine Karte an eines der beiden Enden, nicht auf { $cell }.

# Die Namen der Karten, auch für die Sätze oben.
mixx-colour =
    { $colour ->
        [yellow] Gelb
        [red] Rot
        [turquoise] Türkis
        [orange] Orange
        [pink] Rosa
        [blue] Blau
        [green] Dunkelgrün
        [violet] Violett
       *[other] { $colour }
    }
mixx-motif =
    { $motif ->
        [shell] Muschel
        [starfish] Seestern
        [fish] Fisch
        [jellyfish] Qualle
        [propeller] Schiffsschraube
        [turtle] Schildkröte
        [chest] Schatztruhe
        [anchor] Anker
       *[other] { $motif }
    }

# Was auf dem Brett steht. Wörter auf Karten haben höchstens elf Zeichen, kurze höchstens acht.
mixx-board-colour = { $colour ->
    [yellow] gelb
    [red] rot
    [turquoise] türkis
    [orange] orange
    [pink] rosa
    [blue] blau
    [green] grün
   *[other] violett
}
mixx-board-motif = { $motif ->
    [shell] Muschel
    [starfish] Seestern
    [fish] Fisch
    [jellyfish] Qualle
    [propeller] Schraube
    [turtle] Schildkröte
    [chest] Truhe
   *[other] Anker
}
mixx-board-colour-short = { $colour ->
    [yellow] gelb
    [red] rot
    [turquoise] türkis
    [orange] orange
    [pink] rosa
    [blue] blau
    [green] grün
   *[other] violett
}
mixx-board-motif-short = { $motif ->
    [shell] Muschel
    [starfish] Seestern
    [fish] Fisch
    [jellyfish] Qualle
    [propeller] Schraube
    [turtle] Schildk.
    [chest] Truhe
   *[other] Anker
}
mixx-board-card = { $colour ->
    [yellow] { $motif ->
        [starfish] gelber
        [fish] gelber
        [anchor] gelber
       *[other] gelbe
    }
    [red] { $motif ->
        [starfish] roter
        [fish] roter
        [anchor] roter
       *[other] rote
    }
    [turquoise] { $motif ->
        [starfish] türkiser
        [fish] türkiser
        [anchor] türkiser
       *[other] türkise
    }
    [orange] { $motif ->
        [starfish] oranger
        [fish] oranger
        [anchor] oranger
       *[other] orange
    }
    [pink] rosa
    [blue] { $motif ->
        [starfish] blauer
        [fish] blauer
        [anchor] blauer
       *[other] blaue
    }
    [green] { $motif ->
        [starfish] grüner
        [fish] grüner
        [anchor] grüner
       *[other] grüne
    }
   *[other] { $motif ->
        [starfish] violetter
        [fish] violetter
        [anchor] violetter
       *[other] violette
    }
} { $motif ->
    [shell] Muschel
    [starfish] Seestern
    [fish] Fisch
    [jellyfish] Qualle
    [propeller] Schiffsschraube
    [turtle] Schildkröte
    [chest] Truhe
   *[other] Anker
}
mixx-board-laid = { mixx-board-card } auf { $cell }
mixx-board-centre-card = { mixx-board-card } auf { $cell }, die Mitte des Kreuzes
mixx-board-free = freier Platz { $cell }
mixx-board-seat = { $won ->
    [0] noch keine Karte gewonnen
    [one] eine Karte gewonnen
   *[other] { $won } Karten gewonnen
}, { $held ->
    [0] keine im Vorrat
    [one] eine im Vorrat
   *[other] { $held } im Vorrat
}
mixx-board-miss = aussetzen
mixx-board-stop = Karten nehmen
mixx-board-due-deal = { $reader ->
    [who] Du bekommst eine Karte.
   *[other] { $who } bekommt eine Karte.
}
mixx-board-due-start = Das Los entscheidet, wer beginnt.
mixx-board-due-first = { $reader ->
    [who] Du legst die erste Karte der Runde, in die Mitte.
   *[other] { $who } legt die erste Karte der Runde, in die Mitte.
}
mixx-board-due-lay = { $reader ->
    [who] Lege eine Karte an. Wenn keine passt, setzt du aus.
   *[other] { $who } legt eine Karte oder setzt aus, wenn keine passt.
}
mixx-board-due-run = { $reader ->
    [who] Alle anderen mussten aussetzen. Lege noch eine Karte, oder beende die Runde und nimm die Karten!
   *[other] Alle anderen mussten aussetzen. { $who } legt noch eine Karte, oder beendet die Runde und nimmt die Karten.
}
mixx-board-due-draw = { $reader ->
    [who] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
}
mixx-board-winner = { $reader ->
    [who] Du gewinnst mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }!
   *[other] { $who } gewinnt mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }!
}
mixx-board-winners-2 = { $reader ->
    [who] Du und { $second } gewinnt zusammen, mit je { $count } Karten!
    [second] Du und { $who } gewinnt zusammen, mit je { $count } Karten!
   *[other] { $who } und { $second } gewinnen zusammen, mit je { $count } Karten!
}
mixx-board-winners-3 = { $reader ->
    [who] Du, { $second } und { $third } gewinnt zusammen, mit je { $count } Karten!
    [second] Du, { $who } und { $third } gewinnt zusammen, mit je { $count } Karten!
    [third] Du, { $who } und { $second } gewinnt zusammen, mit je { $count } Karten!
   *[other] { $who }, { $second } und { $third } gewinnen zusammen, mit je { $count } Karten!
}
mixx-board-winners-4 = { $who }, { $second }, { $third } und { $fourth } gewinnen zusammen, mit je { $count } Karten!
mixx-board-table = { $count ->
    [one] Auf dem Tisch liegt eine Karte.
   *[other] Auf dem Tisch liegen { $count } Karten.
} { $reader ->
    [who] Die letzte hast du gelegt.
   *[other] Die letzte hat { $who } gelegt.
}{ $misses ->
    [0] {""}
    [one] {" "}Seitdem wurde einmal ausgesetzt.
   *[other] {" "}Seitdem wurde { $misses }-mal ausgesetzt.
}
mixx-board-centre = Die Mitte ist { $cell }.
mixx-board-centre-open = Das Kreuz hat noch keine Mitte.
mixx-board-line = Ihr baut eine Reihe, kein Kreuz.
mixx-board-pile = Stapel: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
mixx-board-game = Spiel { $game } von { $games }.
mixx-board-without = Spielt nicht mit: { mixx-board-motif }.

# Was geschehen ist, je ein Satz.
mixx-log-lay = { $reader ->
    [who] Du legst { mixx-log-card } auf { $cell }.
   *[other] { $who } legt { mixx-log-card } auf { $cell }.
}
mixx-log-miss = { $reader ->
    [who] Keine deiner Karten passt. Du setzt aus.
   *[other] { $who } hat keine passende Karte und setzt aus.
}
mixx-log-stop = { $reader ->
    [who] Du beendest die Runde und gewinnst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[other] { $who } beendet die Runde und gewinnt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
mixx-log-stop-next = { $reader ->
    [who] Du beendest die Runde und gewinnst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }. Das nächste Spiel beginnt.
   *[other] { $who } beendet die Runde und gewinnt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }. Das nächste Spiel beginnt.
}
mixx-log-draw = { $reader ->
    [who] Du ziehst { mixx-log-card }.
   *[other] { $who } zieht { mixx-log-card }.
}
mixx-log-draw-hidden = { $reader ->
    [who] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
}
mixx-log-deal = { $reader ->
    [who] Du bekommst { mixx-log-card }.
   *[other] { $who } bekommt { mixx-log-card }.
}
mixx-log-start = { $reader ->
    [who] Du beginnst.
   *[other] { $who } beginnt.
}
# Eine Karte mit Artikel im Akkusativ, für die Sätze oben.
mixx-log-card = { $motif ->
    [starfish] den
    [fish] den
    [anchor] den
   *[other] die
} { $colour ->
    [yellow] { $motif ->
        [starfish] gelben
        [fish] gelben
        [anchor] gelben
       *[other] gelbe
    }
    [red] { $motif ->
        [starfish] roten
        [fish] roten
        [anchor] roten
       *[other] rote
    }
    [turquoise] { $motif ->
        [starfish] türkisen
        [fish] türkisen
        [anchor] türkisen
       *[other] türkise
    }
    [orange] { $motif ->
        [starfish] orangen
        [fish] orangen
        [anchor] orangen
       *[other] orange
    }
    [pink] rosa
    [blue] { $motif ->
        [starfish] blauen
        [fish] blauen
        [anchor] blauen
       *[other] blaue
    }
    [green] { $motif ->
        [starfish] grünen
        [fish] grünen
        [anchor] grünen
       *[other] grüne
    }
   *[other] { $motif ->
        [starfish] violetten
        [fish] violetten
        [anchor] violetten
       *[other] violette
    }
} { $motif ->
    [shell] Muschel
    [starfish] Seestern
    [fish] Fisch
    [jellyfish] Qualle
    [propeller] Schiffsschraube
    [turtle] Schildkröte
    [chest] Truhe
   *[other] Anker
}

# Warum das Spiel zu Ende ist.
mixx-end-most = { $reader ->
    [who] Der Stapel ist aufgebraucht, und du hast die meisten Karten gewonnen: { $count }.
   *[other] Der Stapel ist aufgebraucht, und { $who } hat die meisten Karten gewonnen: { $count }.
}
mixx-end-shared = Der Stapel ist aufgebraucht, und mehrere haben gleich viele Karten gewonnen: { $count }.

# Warum ein Zug gut ist.
mixx-why-run = Die Runde gehört dir: Mit dieser Karte gewinnst du { $count } Karten.
mixx-why-all = { $others ->
    [1] { $who } hat jetzt keine Karte, die passt
   *[other] Niemand sonst hat jetzt eine Karte, die passt
}: { $count ->
    [one] Die Karte gehört dir!
   *[other] Alle { $count } Karten gehören dir!
}
mixx-why-out = Jetzt hat { $who } keine Karte mehr, die passt, und muss aussetzen.
mixx-why-out-two = Jetzt haben { $who } und { $second } keine Karte mehr, die passt, und müssen aussetzen.
mixx-why-only = Das ist die einzige deiner Karten, die passt.
mixx-why-closes = Damit ist diese Reihe zu: Dort passt keine Karte mehr hin.
mixx-why-few = Dann hat { $who } nur noch { $count ->
    [one] eine Karte, die passt.
   *[other] { $count } Karten, die passen.
}
mixx-why-begin = Alle deine anderen Karten passen neben diese.
mixx-why-ahead = Dann hast du { $count } Karten, die passen, und { $who } nur { $theirs }.
mixx-why-hard = Diese Karte passt nur in diese Reihe und später vielleicht nirgends mehr.
mixx-why-centre = Damit steht die Mitte fest: Ab jetzt wird nur noch an den vier Enden angelegt.
mixx-why-still = Danach { $count ->
    [one] passt noch eine
   *[other] passen noch { $count }
} von deinen anderen Karten.
mixx-why-miss = Keine deiner Karten passt.
mixx-why-stop = Keine deiner Karten passt mehr, und { $count ->
    [one] die Karte gehört dir.
   *[other] alle { $count } Karten gehören dir.
}
mixx-why-keep = { $count ->
    [one] Die Karte gehört dir
   *[other] Alle { $count } Karten gehören dir
}, und deine eigenen behältst du für die nächste Runde.
