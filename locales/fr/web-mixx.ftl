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
mixx-pile = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
mixx-game = Partie { $game } sur { $games }
mixx-places = { $count ->
    [0] Tu ne peux la poser nulle part.
    [one] Tu peux la poser à un endroit.
   *[other] Tu peux la poser à { $count } endroits.
}
mixx-place-open = Poser en { $cell }
mixx-place-closed = { $cell } : pas ici. Appuie pour savoir pourquoi.
mixx-still-in-pile = Encore dans la pioche
mixx-leads = A posé la dernière carte
mixx-winner = A gagné
mixx-here = Oui, ici
mixx-back = Reposer
mixx-close = Fermer

# Ce qu’il y a à faire.
mixx-miss = Passer mon tour
mixx-stop = { $count ->
    [one] Prendre la carte
   *[other] Prendre les { $count } cartes
}
mixx-begin = Tu commences la manche ! Choisis la carte que tu veux.
mixx-pick = À toi ! Choisis une carte.
mixx-run = Les autres passent. Continue, ou termine la manche :
mixx-nowhere = Cette carte ne peut aller nulle part. Choisis-en une autre.
mixx-where = { $count ->
    [one] Il y a une seule place. Touche-la !
   *[other] Où ? Touche une des { $count } places !
}
mixx-sure = Ici ? Touche encore une fois.
mixx-must-miss = Tu ne peux poser aucune carte.
mixx-must-stop = Plus rien à poser. Toutes les cartes sont à toi !
mixx-turn-of = C’est au tour de { $name }.
mixx-run-of = { $name } peut continuer à poser.
mixx-wait = Un instant…
mixx-wins-round = { $count ->
    [one] { $name } gagne une carte !
   *[other] { $name } gagne { $count } cartes !
}
mixx-you-win-round = { $count ->
    [one] Tu gagnes une carte !
   *[other] Tu gagnes { $count } cartes !
}
mixx-you-win = Tu as gagné !
mixx-win = { $count ->
    [one] { $names } a gagné !
   *[other] { $names } ont gagné ensemble !
}

# Apprendre en jouant.
mixx-learn-1 = Une nouvelle manche commence. Choisis une de tes cartes et pose-la au milieu.
mixx-learn-2 = Dans une ligne, jamais deux fois la même couleur ni la même image. Choisis une carte et pose-la à côté, au-dessus ou au-dessous !
mixx-learn-3 = La croix a maintenant un centre, avec une corde dorée. À partir de là, on ne pose plus qu’aux quatre bouts.
mixx-learn-4 = Choisis une carte. Là où il y a une petite croix, elle ne peut pas aller : touche-la pour savoir pourquoi. Puis pose une bonne carte.
mixx-learn-5 = Toutes les cartes sont visibles. Celui qui pose la dernière gagne toute la croix : regarde ce que les autres peuvent encore poser !
mixx-learn-6 = Parfois, tu ne peux poser aucune carte. Alors tu passes ton tour.
mixx-learn-7 = Tous les autres ont dû passer, mais toi, tu continues. Pose encore une carte !
mixx-learn-8 = Plus rien à poser, et c’est toi qui as posé la dernière carte. Prends toutes les cartes de la croix ! La manche est finie.
