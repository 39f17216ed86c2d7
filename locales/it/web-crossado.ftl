crossado-board = Fiume
crossado-you = tu
crossado-island = { $corner ->
    [nw] isola in alto a sinistra
    [ne] isola in alto a destra
    [se] isola in basso a destra
   *[sw] isola in basso a sinistra
}
crossado-home-of = partenza di { $name }, { $count } in attesa
crossado-goal-of = meta di { $name }, { $count } arrivate
crossado-field-plank = { $field }, passerella
crossado-field-water = { $field }, acqua
crossado-pieces-of = { $names } qui
crossado-act-take = prendi questa passerella
crossado-act-lay = posa la passerella { $plank }
crossado-act-walk = vai fin qui
crossado-act-choose = scegli questa pedina
crossado-camp = { $waiting } alla partenza, { $crossing } in cammino, { $arrived } arrivate
crossado-planks-left = { $count ->
    [one] ancora 1 passerella
   *[other] ancora { $count } passerelle
}
crossado-die = Il dado mostra { $die }
crossado-die-none = Il dado aspetta
crossado-in-vain = { $rolls }: che sfortuna
crossado-in-vain-why = { $rolls }: { $why }
crossado-first = Prima che cosa?
crossado-drag = Trascinala sul fiume
crossado-turn = Gira
crossado-lay-here = Posa qui
crossado-back = Indietro
crossado-do-walk = Muovi
crossado-do-take = Prima una passerella
crossado-do-pass = Passa
crossado-roll = Tira il dado

crossado-now-plank = Tocca a te: posa una passerella sull’acqua.
crossado-now-lay = Ora posa la passerella altrove.
crossado-touch-plank = Tocca a te: tocca l’acqua o trascinaci una passerella.
crossado-touch-lay = Posa la passerella altrove: tocca l’acqua.
crossado-confirm = Va bene lì? Allora tocca «Posa qui».
crossado-which-one = Quale? Toccala nella lente.
crossado-roll-now = Tocca a te: tira il dado!
crossado-which-piece = Hai fatto { $die }: scegli una pedina.
crossado-piece-or-plank = Un { $die }! Scegli una pedina, o prima sposta una passerella.
crossado-which-plank = Quale passerella sposti?
crossado-only-take = Sposta una passerella o passa.
    [one] 1 passo
   *[other] { $die } passi
}. Sposta una passerella o passa.
    [one] 1 passo
   *[other] { $die } passi
}.
crossado-where = { $die ->
    [one] Fai 1 passo: verso dove?
   *[other] Fai { $die } passi: verso dove?
}
crossado-lot = Chi comincia?
crossado-lone = Chi è da solo?
crossado-waits-lot = Chi comincia?
crossado-waits-laying = { $name } posa una passerella.
crossado-waits-rolling = { $name } tira il dado.
crossado-waits-moving = { $name } ha fatto { $die }.
crossado-waits-relaying = { $name } sposta una passerella.
crossado-waits-over = La partita è finita.
crossado-over-won = { $name } ha portato di là tutte e quattro le pedine!
crossado-over-you = Hai portato di là tutte e quattro le pedine!
crossado-over-limit = I turni sono finiti. Vince chi ha più pedine alla meta.

crossado-learn-goal = Porta le tue quattro pedine sull’isola opposta, al di là del fiume. I suoi posti hanno la forma delle tue pedine.
crossado-learn-lay = Prima tutti posano passerelle. Gira la tua come vuoi e posala sull’acqua.
crossado-learn-walk = Hai fatto 3: scegli una pedina e falla avanzare di tre caselle esatte sulle passerelle.
crossado-learn-jump = Gli altri non ti fermano, e due colori possono stare sulla stessa casella. Però non tornare mai subito indietro.
crossado-learn-take = Con un 1 o un 6 puoi prima spostare una passerella vuota. Scegli «Prima una passerella» e prendine una.
crossado-learn-relay = Hai in mano una passerella. Posala dove ti aiuta.
crossado-learn-arrive = Solo l’ultimo passo può entrare nella meta. Porta a casa una pedina!
crossado-learn-end = Vince chi per primo ha tutte e quattro alla meta.
