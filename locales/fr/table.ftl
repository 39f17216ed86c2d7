table-no-such-seat = Il n’y a pas de place { $seat } à cette table.
table-seat-taken = La place { $seat } est prise. Choisis une place libre.
table-full = Toutes les places sont prises. Tu peux regarder.
table-nothing-to-clear = La place { $seat } est déjà libre.
table-bad-name = Un nom a de 1 à { $most } caractères. Choisis-en un plus court ou plus long.
table-unreadable-name = Ce nom contient des signes que personne ne peut voir ou lire. Tape-le à nouveau, sur une ligne.
table-name-taken = Ce nom ressemble à celui de la place { $seat }. Choisis-en un autre, pour que personne ne vous confonde.
table-not-at-this-table = Tu n’es pas assis à cette table.
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
table-commitment-given = L’appareil de la place { $seat } a déjà scellé ses nombres au hasard.
table-commitment-taken = Un autre appareil de cette table a scellé les mêmes nombres au hasard. Réessaie.
table-entropy-given = L’appareil de la place { $seat } a déjà montré ses nombres au hasard.
table-wrong-entropy = Ce ne sont pas les nombres que l’appareil de la place { $seat } a scellés. Les autres ne comptent pas.
table-starting = La partie va commencer. Attendez tous les appareils, ou demandez à l’hôte de revenir au choix des places.
table-not-starting = Aucun départ n’attend un appareil.
table-too-much = La place { $seat } a trop souvent demandé, quitté ou repris dans cette partie. Continue à jouer.
table-lobby-full = Il s’est passé trop de choses avant le début. Seul l’hôte peut encore changer quelque chose. Tu peux aussi ouvrir une nouvelle table.
table-no-room = Cette table n’a plus de place que pour les coups. Jouez jusqu’à la fin.
table-disputed = Le serveur a perdu une partie de ce jeu. On continue quand tout le monde à la table est d’accord.
table-no-dispute = Il n’y a rien à accepter. La partie continue.
table-not-your-turn = Ce n’est pas ton tour. La place { $seat } décide maintenant.
table-bot-decides = Un robot décide pour la place { $seat }.
table-nothing-to-undo = Tu n’as pas encore joué de coup à reprendre.
table-time-not-up = Il reste { $seconds } secondes pour cette décision.
table-no-clock = Il n’y a pas d’horloge à cette table.
table-proposal-pending = Une question est déjà posée. Attends la réponse.
table-no-proposal = Aucune question n’est posée.
table-own-proposal = C’est toi qui l’as demandé. Les autres doivent répondre.
table-already-agreed = Tu as déjà accepté.
table-not-away = La personne de la place { $seat } est là.
table-not-a-person = Il n’y a personne à la place { $seat }.
table-stands-in-already = Un robot remplace déjà la place { $seat }.
table-not-ended = La partie n’est pas encore terminée.
table-rematch-agreed = Une nouvelle table est déjà ouverte.
table-only-a-bot = Ici, seul le robot de cette place décide.
table-bad-ticket = Ce lien a déjà servi ou n’est plus valable. Demandes-en un nouveau.

# Ce qui s’est passé à la table, pour le journal.
table-log-clock = { $reader ->
    [who] Ton temps est écoulé ; un robot a décidé pour toi.
   *[other] Le temps de { $who } est écoulé ; un robot a décidé.
}
table-log-stood-in = { $reader ->
    [who] Un robot a joué pour toi.
   *[other] Un robot a joué pour { $who }.
}
table-log-frozen = Départ numéro { $round } : les places et les options ne changent plus.
table-log-revealed = { $reader ->
    [who] Ton appareil montre ses nombres au hasard.
   *[other] L’appareil de { $who } montre ses nombres au hasard.
}
table-log-reopened = Le départ a été annulé. Le prochain est le départ numéro { $round }.
table-log-disputed = Le serveur est revenu avec un autre déroulement que celui qu’un appareil a vu.
table-log-accepted = { $reader ->
    [who] Tu acceptes le déroulement tel qu’il est maintenant.
   *[other] { $who } accepte le déroulement tel qu’il est maintenant.
}
table-log-closed-full = La table est fermée, parce qu’on ne peut plus rien noter ici.
table-log-closed-void = La table est fermée, parce que le secret de ses dés est déjà connu.
table-log-started = La partie commence.
table-log-seated = { $reader ->
    [who] Tu t’assieds.
   *[other] { $who } s’assied.
}
table-log-asks-undo = { $reader ->
    [who] Tu demandes à reprendre un coup.
   *[other] { $who } demande à reprendre un coup.
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
    [who] Tu reprends un coup.
   *[other] { $who } reprend un coup.
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
    [who] Un robot joue pour toi pour l’instant.
   *[other] Un robot joue pour { $who } pour l’instant.
}
table-log-ended = La partie est finie.
table-log-rematch = Une nouvelle table est ouverte.
