# Le plateau de Cross Roads.
cross-roads-table = Table. Les flèches la déplacent, plus et moins l’agrandissent et la réduisent, 0 montre tout.
cross-roads-nearer = Plus grand
cross-roads-farther = Plus petit
cross-roads-fit = Tout voir
cross-roads-you = toi
cross-roads-your-hand = Tes cartes
cross-roads-card = Carte { $low }, { $high }
cross-roads-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cross-roads-pile = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
cross-roads-places = { $count ->
    [0] Elle ne va nulle part.
    [one] Elle va à un seul endroit.
   *[other] Elle va à { $count } endroits.
}
cross-roads-known-by = Connue de { $names }
cross-roads-you-know = Tu connais { $cards }
cross-roads-winner = A gagné
cross-roads-on-number = { $number } sur le { $under } en { $cell }
cross-roads-on-table = { $number } sur la table en { $cell }
cross-roads-or = ou
cross-roads-whiff = Doux fumet
cross-roads-reeky = Petite puanteur

# Ce qu’il y a à faire.
cross-roads-draw = Piocher
cross-roads-pass = Passer
cross-roads-lay = Poser
cross-roads-turn = Tourner la carte
cross-roads-pick = À toi ! Choisis une carte.
cross-roads-pick-closing = Dernier tour ! Choisis une carte.
cross-roads-nowhere = Cette carte ne va nulle part. Choisis-en une autre.
cross-roads-where = { $count ->
    [one] Elle va à un seul endroit. Touche-le !
   *[other] Elle va à { $count } endroits. Touches-en un !
}
cross-roads-lay-it = Comme ça ? Touche encore une fois pour la poser.
cross-roads-kind = { $kind ->
    [whiff] { cross-roads-whiff }
   *[reeky] { cross-roads-reeky }
}
cross-roads-draw-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
cross-roads-will-draw = { cross-roads-kind } : { $drawers ->
    [one] { $name } pioche { cross-roads-draw-count } !
   *[other] les autres piochent { cross-roads-draw-count } chacun !
}
cross-roads-will-short = { cross-roads-kind } : { $drawers ->
    [one] { $name } pioche dans ta main !
   *[other] les autres piochent dans ta main !
}
cross-roads-will-empty = { cross-roads-kind }, mais la pioche est vide.
cross-roads-must-draw = Aucune de tes cartes ne va. Pioches-en une !
cross-roads-must-pass = Aucune de tes cartes ne va, et la pioche est vide.
cross-roads-turn-of = C’est à { $name }.
cross-roads-draws = { $name } pioche une carte.
cross-roads-wait = Un instant…
cross-roads-you-win = Tu as gagné !
cross-roads-win = { $count ->
    [one] { $names } a gagné !
   *[other] { $names } gagnent ensemble !
}

# Apprendre en jouant.
cross-roads-learn-1 = Chaque fourmi veut rentrer la première : qui n’a plus de cartes a gagné. Voici tes cartes. Pose-en une sur la table !
cross-roads-learn-2 = Pose ta carte en travers d’une autre. Ton chiffre vient juste avant ou juste après celui qu’il couvre. Pose un 4 sur le 3 !
cross-roads-learn-3 = Les chiffres tournent en rond : après le 9, on revient au 1. Pose un 1 sur le 9 !
cross-roads-learn-4 = Ici, une carte est posée sur l’autre. Couvre une moitié de chacune : c’est un doux fumet ! Celui qui joue après toi pioche une carte.
cross-roads-learn-5 = Ces deux cartes sont seulement côte à côte. Couvre une moitié de chacune : c’est une petite puanteur ! Tous les autres piochent une carte.
cross-roads-learn-6 = Parfois, aucune de tes cartes ne va. Alors tu en pioches une, et ton tour est fini.
cross-roads-learn-7 = Plus qu’une carte ! Pose-la, et tu as gagné.
