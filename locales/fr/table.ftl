table-no-such-seat = Il n’y a pas de place { $seat } à cette table.
table-seat-taken = La place { $seat } est prise. Choisis une place libre.
table-full = Toutes les places sont prises. Tu peux regarder.
table-nothing-to-clear = La place { $seat } est déjà libre.
table-bad-name = Un nom a de 1 à { $most } caractères. Choisis-en un plus court ou plus long.
table-unreadable-name = Ce nom contient des signes que personne ne peut voir ou lire. Tape-le à nouveau, sur une ligne.
table-name-taken = Ce nom ressemble à celui de la place { $seat }. Choisis-en un autre, pour que personne ne vous confonde.
table-not-at-this-table = Tu n’as pas de place à cette table.
table-not-your-seat = La place { $seat } n’est pas la tienne.
table-not-the-host = Seule la personne qui a ouvert la table peut faire cela.
table-already-started = La partie a déjà commencé.
table-not-started = La partie n’a pas encore commencé.
table-ended = La partie est terminée.
table-seats-open = { $open ->
    [one] Une place est encore libre. Attends quelqu’un ou mets-y un robot.
   *[other] { $open } places sont encore libres. Attends quelqu’un ou mets-y des robots.
}
table-commitment-missing = L’appareil de la place { $seat } n’est pas encore prêt. Réessaie dans un instant.
table-commitment-given = L’appareil de la place { $seat } a déjà scellé ses nombres tirés au hasard.
table-commitment-taken = Un autre appareil de cette table a scellé les mêmes nombres tirés au hasard. Réessaie.
table-entropy-given = L’appareil de la place { $seat } a déjà montré ses nombres tirés au hasard.
table-wrong-entropy = Ce ne sont pas les nombres que l’appareil de la place { $seat } a scellés. Seuls ceux-là comptent.
table-starting = La partie va commencer. Attends tous les appareils, ou demande à la personne qui a ouvert la table de revenir au choix des places.
table-not-starting = Aucune partie n’attend un appareil pour commencer.
table-too-much = Dans cette partie, la place { $seat } a trop souvent fait une demande, quitté la table ou annulé un coup. Continue à jouer.
table-lobby-full = Il s’est passé trop de choses avant le début. Seule la personne qui a ouvert la table peut encore changer quelque chose. Tu peux aussi ouvrir une nouvelle table.
table-no-room = À cette table, il ne reste de la place que pour les coups. Joue jusqu’à la fin.
table-disputed = Le serveur a perdu un morceau de cette partie. On continue quand tout le monde à la table est d’accord.
table-no-dispute = Il n’y a rien à accepter. La partie continue.
table-not-your-turn = Ce n’est pas ton tour. C’est à la place { $seat } de jouer.
table-bot-decides = Un robot joue pour la place { $seat }.
table-nothing-to-undo = Tu n’as pas encore joué de coup que tu pourrais annuler.
table-time-not-up = Il reste { $seconds } secondes pour ce coup.
table-no-clock = À cette table, le temps n’est pas limité.
table-proposal-pending = Une question est déjà posée. Attends la réponse.
table-no-proposal = Aucune question n’est posée.
table-own-proposal = C’est toi qui l’as demandé. Les autres doivent répondre.
table-already-agreed = Tu as déjà accepté.
table-not-away = La personne de la place { $seat } est là.
table-not-a-person = La place { $seat } n’est pas occupée par une personne.
table-stands-in-already = Un robot joue déjà pour la place { $seat }.
table-not-ended = La partie n’est pas encore terminée.
table-rematch-agreed = Une nouvelle table est déjà ouverte.
table-only-a-bot = Ici, seul le robot de cette place décide.
table-bad-ticket = Ce lien a déjà servi ou n’est plus valable. Demandes-en un nouveau.
table-uploaded = Cette partie continue en ligne ; elle est donc arrêtée sur cet appareil.
table-not-a-device-game = Seule une partie commencée sur un appareil, sans serveur, peut continuer ici.

# Ce qui s’est passé à la table, pour le journal.
table-log-clock = { $reader ->
    [who] Ton temps est écoulé ; un robot a joué pour toi.
   *[other] Le temps de { $who } est écoulé ; un robot a joué.
}
table-log-stood-in = { $reader ->
    [who] Un robot a joué pour toi.
   *[other] Un robot a joué pour { $who }.
}
table-log-frozen = Départ numéro { $round } : les places et les options ne changent plus.
table-log-revealed = { $reader ->
    [who] Ton appareil montre ses nombres tirés au hasard.
   *[other] L’appareil de { $who } montre ses nombres tirés au hasard.
}
table-log-reopened = Le départ a été annulé. Le prochain est le départ numéro { $round }.
table-log-disputed = Le serveur est revenu avec une autre version de la partie que celle qu’un appareil a vue.
table-log-accepted = { $reader ->
    [who] Tu acceptes la partie telle qu’elle est maintenant.
   *[other] { $who } accepte la partie telle qu’elle est maintenant.
}
table-log-closed-full = La table est fermée, parce qu’on ne peut plus rien noter ici.
table-log-closed-void = La table est fermée, parce que le secret de ses dés est déjà connu.
table-log-closed-operator = La personne qui gère le serveur a fermé la table.
table-log-started = La partie commence.
table-log-seated = { $reader ->
    [who] Tu t’assois.
   *[other] { $who } s’assoit.
}
table-log-asks-undo = { $reader ->
    [who] Tu demandes à annuler un coup.
   *[other] { $who } demande à annuler un coup.
}
table-log-asks-stand-in = { $reader ->
    [who] Tu demandes qu’un robot joue pour { $other }.
    [other] { $who } demande qu’un robot joue pour toi.
   *[nobody] { $who } demande qu’un robot joue pour { $other }.
}
table-log-agreed = { $reader ->
    [who] Tu es d’accord.
   *[other] { $who } est d’accord.
}
table-log-declined = { $reader ->
    [who] Tu dis non.
   *[other] { $who } dit non.
}
table-log-undone = { $reader ->
    [who] Tu annules un coup.
   *[other] { $who } annule un coup.
}
table-log-left = { $reader ->
    [who] Tu as quitté la table.
   *[other] { $who } a quitté la table.
}
table-log-returned = { $reader ->
    [who] Te revoilà.
   *[other] { $who } est de retour.
}
table-log-handed = { $reader ->
    [who] Tu joues maintenant sur un autre appareil.
   *[other] { $who } joue maintenant sur un autre appareil.
}
table-log-stand-in = { $reader ->
    [who] Pour l’instant, un robot joue pour toi.
   *[other] Pour l’instant, un robot joue pour { $who }.
}
table-log-ended = La partie est finie.
table-log-rematch = Une nouvelle table est ouverte.
table-log-continued = La partie a commencé sur un appareil et continue ici. Le premier appareil sait peut-être ce qui était caché.
table-log-uploaded = La partie continue en ligne.
table-log-resumed = La partie reprend sur cet appareil.

# Le score sur plusieurs parties
table-series = Score : { $score }
table-series-draws = { $draws ->
    [one] une égalité
   *[other] { $draws } égalités
}
