# Fortuna e bravura in una partita finita.
review = Analisi
review-none = Questa partita non si può analizzare adesso. Riprova tra un momento.
review-thinking = Esamino le decisioni: { $done } di { $of }
review-chance = probabilità di vincere
review-share = quota di avversari battuti
review-luck = Fortuna
review-own = Le proprie decisioni
review-others = Decisioni degli altri
review-light = Che cosa è venuto alla luce
review-first = All’inizio
review-last = Alla fine
review-terms = Dove sono andate le probabilità
review-terms-words = Ogni colonna torna, a parte gli arrotondamenti. La fortuna si misura sulla media di tutto ciò che si può pescare o tirare, una decisione sulla mossa migliore trovata con quel che si sapeva in quel momento.
review-light-words = «Che cosa è venuto alla luce» è ciò che le cose nascoste hanno cambiato quando sono diventate note.
review-key = I momenti decisivi
review-deal = La distribuzione
review-better = Meglio: { $move }
review-after-deal = Era già stabilito chi comincia, perciò l’analisi parte dopo la distribuzione.
review-lucky = Fortuna per { $who }: { $change }
review-cost = Regalato: { $change }
review-points = { $percent }%

# La partita in tre frasi. La mossa migliore e l’errore sono detti nella frase che segue.
review-luck-even = La fortuna non ha favorito nessuno.
review-luck-rolls = { $reader ->
    [who] I dadi ti hanno dato un { $percent }% in più.
   *[other] I dadi hanno dato a { $who } un { $percent }% in più.
}
review-luck-draws = { $reader ->
    [who] La pesca ti ha dato un { $percent }% in più.
   *[other] La pesca ha dato a { $who } un { $percent }% in più.
}
review-best = { $reader ->
    [who] La tua mossa migliore ti ha dato un { $percent }% in più:
   *[other] La mossa migliore di { $who } ha dato un { $percent }% in più:
}
review-best-none = { $reader ->
    [who] Nessuna delle tue mosse spicca sulle altre.
   *[other] Nessuna mossa di { $who } spicca sulle altre.
}
review-mistake = { $reader ->
    [who] Qui hai regalato un { $percent }%:
   *[other] Qui { $who } ha regalato un { $percent }%:
}
review-mistake-none = { $reader ->
    [who] Non hai fatto veri errori.
   *[other] { $who } non ha fatto veri errori.
}

# Lo stesso per i bambini, senza cifre.
review-luck-even-words = La fortuna non ha favorito nessuno.
review-luck-rolls-words = { $reader ->
    [who] Hai avuto { $size ->
        [little] un po’ più di fortuna
        [some] più fortuna
       *[much] molta più fortuna
    } con i dadi.
   *[other] { $who } ha avuto { $size ->
        [little] un po’ più di fortuna
        [some] più fortuna
       *[much] molta più fortuna
    } con i dadi.
}
review-luck-draws-words = { $reader ->
    [who] Hai avuto { $size ->
        [little] un po’ più di fortuna
        [some] più fortuna
       *[much] molta più fortuna
    } nel pescare.
   *[other] { $who } ha avuto { $size ->
        [little] un po’ più di fortuna
        [some] più fortuna
       *[much] molta più fortuna
    } nel pescare.
}
review-best-words = { $reader ->
    [who] Qui hai fatto una { $size ->
        [little] buona mossa
        [some] mossa molto buona
       *[much] mossa magnifica
    }:
   *[other] Qui { $who } ha fatto una { $size ->
        [little] buona mossa
        [some] mossa molto buona
       *[much] mossa magnifica
    }:
}
review-best-none-words = { review-best-none }
review-mistake-words = { $reader ->
    [who] Qui potevi fare { $size ->
        [little] un po’ meglio
        [some] meglio
       *[much] molto meglio
    }:
   *[other] Qui { $who } poteva fare { $size ->
        [little] un po’ meglio
        [some] meglio
       *[much] molto meglio
    }:
}
review-mistake-none-words = { review-mistake-none }

review-lucky-words = { $size ->
    [little] Un po’ di fortuna per { $who }
    [some] Fortuna per { $who }
   *[much] Tanta fortuna per { $who }
}
review-cost-words = { $size ->
    [little] C’era una mossa un po’ migliore
    [some] C’era una mossa migliore
   *[much] C’era una mossa molto migliore
}

# Le probabilità in parole e in stelle, per i bambini.
review-hope = { $stars ->
    [0] quasi nessuna speranza
    [1] poche speranze
    [2] in svantaggio
    [3] in vantaggio
    [4] nettamente in vantaggio
   *[other] praticamente vinta
}
