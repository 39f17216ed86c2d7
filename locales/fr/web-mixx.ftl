# Le plateau de Mixx.
mixx-table = La croix
mixx-you = toi
mixx-your-cards = Tes cartes
mixx-card = { $motif } ({ $colour })
mixx-won = { $count ->
    [0] aucune carte gagnée
    [one] une carte gagnée
   *[other] { $count } cartes gagnées
}
mixx-pile = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
mixx-game = Partie { $game } sur { $games }
mixx-places = { $count ->
    [0] Elle ne va nulle part.
    [one] Elle va à un endroit.
   *[other] Elle va à { $count } endroits.
}
mixx-place-open = Poser en { $cell }
mixx-place-closed = { $cell } : elle ne va pas. Appuie pour savoir pourquoi.
mixx-still-in-pile = Encore dans la pioche
mixx-leads = A posé la dernière carte
mixx-winner = A gagné

# Ce qu’il y a à faire.
mixx-miss = Passer mon tour
mixx-stop = Arrêter
mixx-begin = Tu commences la manche ! Choisis une carte.
mixx-pick = À toi ! Choisis une carte.
mixx-run = Tous les autres passent. Continue ou arrête !
mixx-nowhere = Cette carte ne va nulle part. Choisis-en une autre.
mixx-where = { $count ->
    [one] Un seul endroit. Touche-le !
   *[other] { $count } endroits. Touches-en un !
}
mixx-must-miss = Aucune de tes cartes ne va.
mixx-must-stop = Plus rien ne va. Les cartes sont à toi !
mixx-turn-of = C’est à { $name }.
mixx-run-of = { $name } peut continuer à poser.
mixx-wait = Un instant…
mixx-wins-round = { $count ->
    [one] { $name } gagne { $count } carte !
   *[other] { $name } gagne { $count } cartes !
}
mixx-you-win-round = { $count ->
    [one] Tu gagnes une carte !
   *[other] Tu gagnes { $count } cartes !
}
mixx-you-win = Tu gagnes !
mixx-win = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}

# Apprendre en jouant.
mixx-learn-1 = Une nouvelle manche commence. Choisis une de tes cartes et pose-la au milieu.
mixx-learn-2 = Dans une ligne, aucune couleur et aucune image ne vient deux fois. Choisis une carte qui va, et pose-la à côté, au-dessus ou au-dessous !
mixx-learn-3 = La croix a maintenant un centre, avec une corde dorée. À partir de là, on ne pose plus qu’aux quatre bouts.
mixx-learn-4 = Les places avec une petite croix sont fermées pour cette carte. Touches-en une pour savoir pourquoi, puis pose une carte qui va.
mixx-learn-5 = Toutes les cartes sont visibles. Qui pose la dernière carte gagne toute la croix : regarde ce que les autres peuvent encore poser !
mixx-learn-6 = Aucune de tes cartes ne va. Alors tu passes ton tour.
mixx-learn-7 = Tous les autres ont dû passer, et tu continues tout seul. Pose encore une carte !
mixx-learn-8 = Plus rien ne va. Arrête, et toutes les cartes de la croix sont à toi.
