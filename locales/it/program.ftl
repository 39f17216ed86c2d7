# Ciò che il programma scrive accanto ai tabelloni di un gioco. Le mosse vi stanno in forma abbreviata, uguale in tutte
# le lingue.

program-watch-title = { $game }: { $players } giocatori, { $settings }, seme { $seed }
program-seat = Posto { $seat }: { $who }
program-bot = { $level ->
    [beginner] Bot (principiante)
    [easy] Bot (facile)
    [normal] Bot (medio)
    [hard] Bot (forte)
    [right] Bot (su misura)
   *[expert] Bot (esperto)
}
program-move = { $number }. Posto { $seat }: { $move }
program-chance = Caso: { $drawn }
program-rank = Posto { $seat }: { $rank }º in classifica
program-rank-points = { $points ->
    [one] Posto { $seat }: { $rank }º in classifica, { $points } punto
   *[other] Posto { $seat }: { $rank }º in classifica, { $points } punti
}

# Che cosa pensa un bot di una decisione registrata.
program-hint-title = { $game }, passo { $step }: tocca al posto { $seat }
program-hint-best = migliore
program-hint-then = poi
program-hint-chance = probabilità di vincere { $percent }%
program-hint-share = quota di avversari battuti { $percent }%
program-hint-only = l’unica mossa
program-hint-unseen = non esaminata
program-hint-same = la stessa
program-hint-number = numero { $rank } di { $moves }
program-hint-unknown = sconosciuta
program-hint-played = giocato: { $move } ({ $verdict }); { $level } con { $iterations } iterazioni
program-curve-subtitle = a ogni decisione, giudicata da { $level } in base a ciò che vede il posto
program-curve-chance = probabilità di vincere
program-curve-share = quota di avversari battuti

# Che cosa ha dimostrato la verifica di una registrazione, secondo l’origine del caso.
program-proved-revealed = Ognuno ha promesso la sua parte della sorte prima che ne fosse mostrata anche una sola; se ogni dispositivo ritrova qui la propria, nessuno ha scelto la sorte.
program-proved-seeded = Tutta la sorte dipende da un solo seme, e chi lo ha fissato poteva sceglierla.
program-proved-published = I dispositivi hanno mostrato la loro parte della sorte prima dell’inizio; un server che aiutava l’ultimo a sedersi poteva scegliere la sorte.
program-proved-continued = La sorte dipende da due semi: quello del dispositivo su cui la partita è cominciata e quello del server che l’ha continuata. Ognuno poteva scegliere la sua parte, e il dispositivo può aver saputo che cosa era nascosto.
program-proved-log = Il registro { $log } racconta la stessa partita, e tutte le { $entries } voci sono al loro posto.
