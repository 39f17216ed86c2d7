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
crossado-act-walk = cammina fin qui
crossado-act-choose = scegli questa pedina
crossado-camp = { $waiting } alla partenza, { $crossing } in cammino, { $arrived } arrivate
crossado-planks-left = { $count ->
    [one] ancora 1 passerella
   *[other] ancora { $count } passerelle
}
crossado-die = Il dado mostra { $die }
crossado-die-none = Il dado aspetta
crossado-in-vain = { $rolls }: niente fortuna
crossado-first = Che cosa prima?
crossado-drag = Trascinala sul fiume
crossado-turn = Gira
crossado-lay-here = Posa qui
crossado-back = Indietro
crossado-do-walk = Cammina
crossado-do-take = Prima una passerella
crossado-do-pass = Passa

crossado-now-plank = Tocca a te: posa una passerella sull’acqua.
crossado-now-lay = Ora posa la passerella altrove.
crossado-touch-plank = Tocca a te: tocca l’acqua o trascina una passerella.
crossado-touch-lay = Posa la passerella altrove: tocca l’acqua.
crossado-confirm = Va bene lì? Tocca ancora la passerella.
crossado-which-piece = Hai fatto { $die }: scegli una pedina.
crossado-piece-or-plank = Un { $die }! Scegli una pedina, o prima sposta una passerella.
crossado-which-plank = Quale passerella sposti?
crossado-only-take = Nessuna pedina può fare { $die } passi. Sposta una passerella o passa.
crossado-only-pass = Nessuna pedina può fare { $die } passi.
crossado-where = { $die ->
    [one] Fai 1 passo: dove?
   *[other] Fai { $die } passi: dove?
}
crossado-lot = Chi comincia?
crossado-lone = Chi è da solo?
crossado-waits-lot = Chi comincia?
crossado-waits-laying = { $name } posa una passerella.
crossado-waits-rolling = { $name } tira il dado.
crossado-waits-moving = { $name } ha fatto { $die }.
crossado-waits-relaying = { $name } sposta una passerella.
crossado-waits-over = La partita è finita.
crossado-over-won = { $name } ha portato tutte e quattro di là!
crossado-over-you = Hai portato dall’altra parte tutte e quattro!
crossado-over-limit = Tempo scaduto. Vince chi ne ha di più alla meta.

crossado-learn-goal = Porta le tue quattro pedine dalla tua isola a quella opposta, al di là del fiume. I suoi posti hanno la tua forma.
crossado-learn-lay = Prima tutti posano passerelle. Una passerella copre tre caselle. Girala come vuoi e posala.
crossado-learn-walk = Hai fatto 3. Scegli una pedina e cammina esattamente tre caselle sulle passerelle.
crossado-learn-jump = Gli altri non ti fermano: passi oltre, e colori diversi stanno insieme. Però mai dritto indietro.
crossado-learn-take = Con 1 o 6 puoi prima spostare una passerella su cui non sta nessuno. Scegli «Prima una passerella» e prendine una.
crossado-learn-relay = Hai in mano una passerella. Posala dove ti aiuta.
crossado-learn-arrive = Solo l’ultimo passo può entrare nella meta. Porta a casa una pedina!
crossado-learn-end = Vince chi per primo ha tutte e quattro alla meta.
