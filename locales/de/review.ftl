# Glück und Können in einem Spiel, das zu Ende ist.
review = Rückblick
review-none = Der Rückblick auf dieses Spiel geht gerade nicht. Versuch es gleich noch einmal.
review-thinking = Beurteile die Entscheidungen: { $done } von { $of }
review-chance = Gewinnchance
review-share = Anteil der Gegner, die geschlagen werden
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-light = Was ans Licht kam
review-first = Am Anfang
review-last = Am Ende
review-terms = Wohin die Chancen gingen
review-terms-words = Jede Spalte geht auf, vom Runden abgesehen. Glück misst sich am Durchschnitt von allem, was man ziehen und würfeln kann, eine Entscheidung am besten Zug, der mit dem damaligen Wissen gefunden wurde.
review-light-words = „Was ans Licht kam“ ist das, was Verdecktes geändert hat, als es bekannt wurde.
review-key = Die wichtigsten Momente
review-deal = Das Austeilen
review-better = Besser: { $move }
review-after-deal = Es stand fest, wer anfängt. Darum beginnt der Rückblick nach dem Austeilen.
review-lucky = Glück für { $who }: { $change }
review-cost = Verschenkt: { $change }
review-points = { $percent } %

# Das Spiel in drei Sätzen. Was ein bester Zug und ein Fehler waren, sagt der Satz danach.
review-luck-even = Das Glück war gleich verteilt.
review-luck-rolls = { $reader ->
    [who] Deine Würfe haben dir { $percent } % gebracht.
   *[other] Das Würfelglück hat { $who } { $percent } % gebracht.
}
review-luck-draws = { $reader ->
    [who] Dein Glück beim Ziehen hat dir { $percent } % gebracht.
   *[other] Das Glück beim Ziehen hat { $who } { $percent } % gebracht.
}
review-best = { $reader ->
    [who] Dein bester Zug hat { $percent } % gebracht:
   *[other] Der beste Zug von { $who } hat { $percent } % gebracht:
}
review-best-none = { $reader ->
    [who] Keiner deiner Züge hat herausgeragt.
   *[other] Kein Zug von { $who } hat herausgeragt.
}
review-mistake = { $reader ->
    [who] Hier hast du { $percent } % verschenkt:
   *[other] Hier hat { $who } { $percent } % verschenkt:
}
review-mistake-none = { $reader ->
    [who] Du hast keinen echten Fehler gemacht.
   *[other] { $who } hat keinen echten Fehler gemacht.
}

# Dasselbe für Kinder, ohne Zahlen.
review-luck-even-words = Das Glück war gleich verteilt.
review-luck-rolls-words = { $reader ->
    [who] Du hattest { $size ->
        [little] etwas mehr Glück
        [some] mehr Glück
       *[much] viel mehr Glück
    } beim Würfeln.
   *[other] { $who } hatte { $size ->
        [little] etwas mehr Glück
        [some] mehr Glück
       *[much] viel mehr Glück
    } beim Würfeln.
}
review-luck-draws-words = { $reader ->
    [who] Du hattest { $size ->
        [little] etwas mehr Glück
        [some] mehr Glück
       *[much] viel mehr Glück
    } beim Ziehen.
   *[other] { $who } hatte { $size ->
        [little] etwas mehr Glück
        [some] mehr Glück
       *[much] viel mehr Glück
    } beim Ziehen.
}
review-best-words = { $reader ->
    [who] Das war ein { $size ->
        [little] guter
        [some] sehr guter
       *[much] grossartiger
    } Zug von dir:
   *[other] Das war ein { $size ->
        [little] guter
        [some] sehr guter
       *[much] grossartiger
    } Zug von { $who }:
}
review-best-none-words = { review-best-none }
review-mistake-words = { $reader ->
    [who] Hier wäre es { $size ->
        [little] etwas besser
        [some] besser
       *[much] viel besser
    } gegangen:
   *[other] Hier hätte es { $who } { $size ->
        [little] etwas besser
        [some] besser
       *[much] viel besser
    } machen können:
}
review-mistake-none-words = { review-mistake-none }

review-lucky-words = { $size ->
    [little] Etwas Glück für { $who }
    [some] Glück für { $who }
   *[much] Grosses Glück für { $who }
}
review-cost-words = { $size ->
    [little] Es gab einen etwas besseren Zug
    [some] Es gab einen besseren Zug
   *[much] Es gab einen viel besseren Zug
}

# Eine Chance in Worten und als Sterne, für Kinder.
review-hope = { $stars ->
    [0] kaum Hoffnung
    [1] wenig Hoffnung
    [2] im Rückstand
    [3] im Vorteil
    [4] klar im Vorteil
   *[other] so gut wie gewonnen
}
