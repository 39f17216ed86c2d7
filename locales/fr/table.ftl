table-no-such-seat = Il n’y a pas de place { $seat } à cette table.
table-seat-taken = La place { $seat } est prise. Choisis une place libre.
table-full = Toutes les places sont prises. Tu peux regarder.
table-nothing-to-clear = La place { $seat } est déjà libre.
table-bad-name = Un nom a de 1 à { $most } caractères, sur une ligne.
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
table-entropy-missing = L’appareil de la place { $seat } n’a pas encore ajouté ses nombres au hasard. Réessaie dans un instant.
table-entropy-given = L’appareil de la place { $seat } a déjà ajouté ses nombres au hasard.
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
